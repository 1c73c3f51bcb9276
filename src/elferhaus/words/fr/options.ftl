# Ce qu’une table peut choisir, en mots simples

choose-yes = oui
choose-no = non
choose-by-lot = Au hasard
choose-is = { $what } : { $value }
choose-named = « { $what } »
choose-house = Règle de la maison
choose-ms = { $count } ms
choose-fewer = { $what } : moins
choose-more = { $what } : plus
choose-edition = Édition
choose-rounds = Manches
    .low = Qui a le moins de points gagne.
    .high = Qui a le plus de points gagne.
choose-variant = Variante
choose-dealer = Qui donne d’abord ?
    .about = Ensuite la donne passe d’une place à chaque manche.
choose-youngest = Qui est le plus jeune ?
    .about = Cette personne commence.
choose-oldest = Qui est le plus âgé ?
    .about = Cette personne commence dans l’édition Espace.
hue-red = Rouge
hue-yellow = Jaune
hue-green = Vert
hue-blue = Bleu
mend-seats =
    { $count ->
        [1] Une seule place
       *[other] Avec { $count } places
    }
mend-edition = Édition { $edition }
mend-variant = { $variant }
mend-usual = Jouer comme d’habitude
