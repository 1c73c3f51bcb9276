# Titres

edition =
    { $edition ->
        [space] édition Espace
        [elevens] 11 Elevens
        [house] règles maison
       *[other] édition { $edition }
    }
in-every-game = Dans tous les jeux
player-count = { $players } joueurs
