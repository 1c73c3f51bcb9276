# Überschriften

edition =
    { $edition ->
        [space] Weltraum-Ausgabe
        [elevens] 11 Elevens
        [house] Hausregeln
       *[other] Ausgabe { $edition }
    }
in-every-game = In jedem Spiel
player-count = { $players } Spieler
