# Titoli

edition =
    { $edition ->
        [space] edizione spaziale
        [elevens] 11 Elevens
       *[other] edizione { $edition }
    }
in-every-game = In tutti i giochi
player-count = { $players } giocatori
