# Titres

edition =
    { $edition ->
        [space] édition de l’espace
        [elevens] 11 Elevens
        [house] règles maison
       *[other] édition { $edition }
    }
in-every-game = Dans tous les jeux
player-count = { $players } joueurs
