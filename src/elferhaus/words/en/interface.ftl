# Headings

edition =
    { $edition ->
        [space] space edition
        [elevens] 11 Elevens
        [house] house rules
       *[other] edition { $edition }
    }
in-every-game = In every game
player-count = { $players } players
