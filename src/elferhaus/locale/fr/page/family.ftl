# Règles maison : des réglages avec un nom

presets = Règles maison
preset-start = Jouer avec { $name }
preset-drop = Supprimer { $name }
    .sure = Vraiment supprimer ?
preset-save = Garder comme règle maison
    .about = Ensuite, d’un seul geste depuis la maison, tu ouvres une table toute pareille.
    .name = Nom
    .example = Règles de Mamie
    .button = Garder
    .saved = « { $name } » est maintenant à la maison.
preset-no-more = Ce n’est plus possible : { $why }.
preset-no-game = Ce jeu n’est plus ici.
preset-bots =
    { $count ->
        [one] un robot
       *[other] { $count } robots
    }
preset-free =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
