# Koppen

edition =
    { $edition ->
        [space] ruimte-editie
        [elevens] 11 Elevens
        [house] huisregels
       *[other] editie { $edition }
    }
in-every-game = In elk spel
player-count = { $players } spelers
