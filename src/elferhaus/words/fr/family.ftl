# Règles maison : des réglages avec un nom

presets = Règles maison
preset-start = Jouer avec { $name }
preset-drop = Supprimer { $name }
    .sure = Vraiment supprimer ?
preset-save = Garder comme règle maison
    .about = Ensuite, d’un seul geste depuis la maison, tu ouvres une table toute pareille.
    .name = Nom
    .example = Règles de Mamie
    .button = Garder
    .saved = « { $name } » est maintenant à la maison.
preset-no-more = Ce n’est plus possible : { $why }.
preset-no-game = Ce jeu n’est plus ici.
preset-bots =
    { $count ->
        [1] un robot
       *[other] { $count } robots
    }
preset-free =
    { $count ->
        [1] une place libre
       *[other] { $count } places libres
    }

# La famille : qui a gagné quoi, et la fin de tout

family = Famille
family-empty = Tout est encore éteint
    .line = Jouez une partie jusqu’au bout : la première lumière s’allumera ici.
family-play = Choisir un jeu
family-how = Chaque fenêtre est une partie. Allumée, elle est gagnée.
family-count =
    { $count ->
        [1] une partie
       *[other] { $count } parties
    }
family-wins =
    { $count ->
        [one] victoire
       *[other] victoires
    }
family-share =
    { $count ->
        [1] 1 partie · { $share } % gagnée
       *[other] { $count } parties · { $share } % gagnées
    }
family-last = Les dernières parties : { $wins } sur { $count } gagnées
family-streak = { $count } victoires de suite
family-longest = Plus longue série : { $count }
family-best = le plus de victoires
family-games = À quoi joue { $name }
family-game-line = { $wins } sur { $count } gagnées
family-favourite = Jeu préféré
family-recent = Dernières parties
family-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
family-bots-won = Les robots gagnent
family-keeps = Ce que la maison garde
    .line = Noms, victoires, règles maison et tables ne sont que sur l’ordinateur où tourne cette maison. Rien n’en sort.
    .elsewhere = On ne peut supprimer que sur l’ordinateur où tourne la maison.
family-delete = Tout supprimer
    .title = Tout supprimer ?
    .results = Toutes les victoires et les séries
    .presets = Toutes les règles maison
    .tables = Toutes les tables avec leurs enregistrements. Les parties en cours s’arrêtent aussitôt.
    .device = Ton nom et ton image sur cet appareil
    .for-ever = Personne ne pourra les récupérer.
    .sure = Oui, tout doit partir
    .key = La clé que la maison a montrée à l’ouverture (dans le terminal)
    .key-wanted = Saisis d’abord la clé.
    .key-wrong = Ce n’est pas la clé de cette maison. Elle est dans le terminal.
    .tick = Coche d’abord la case.
    .failed = Cela n’a pas tout à fait marché. Essaie encore.
    .done = Tout est supprimé.
    .keep = Garder
