# Titoli

edition =
    { $edition ->
        [space] edizione Spazio
        [elevens] 11 Elevens
        [house] regole di casa
       *[other] edizione { $edition }
    }
in-every-game = In tutti i giochi
player-count = { $players } giocatori
