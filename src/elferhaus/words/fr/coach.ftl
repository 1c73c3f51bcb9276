# Le coach : après une partie

coach = Coach
coach-none = Le coach ne connaît pas encore ce jeu.
coach-curve = Chances de gagner
    .about = Quelles étaient les chances de chacun ? C’est l’avis de quelqu’un qui voit toutes les mains, mais pas la pioche.
coach-table = En tableau
coach-swings = Les tournants
coach-swing = { $what } : { $name } { $change }
coach-swing-deal = Manche { $round }, les cartes : { $name } { $change }
coach-did-end = { $name } finit son tour
coach-dear = Ce qui a coûté le plus
coach-word =
    { $word ->
        [best] Le mieux
        [good] Bien
        [inexact] Imprécis
        [mistake] Erreur
       *[blunder] Grosse erreur
    }
coach-cost =
    { $points ->
        [1] coûte une victoire sur 100 parties
       *[other] coûte { $points } victoires sur 100 parties
    }
coach-better = Mieux : { $what }
coach-better-silent = Mieux : se taire
coach-tried = En essayant les deux encore et encore, on gagne plus souvent ainsi
coach-silence = En se taisant ici, on gagne plus souvent
coach-luck = Chance et jeu
    .about = Des chances égales jusqu’à la fin de la partie, chaque changement compte : ce que personne ne pouvait savoir est de la chance, ce que quelqu’un pouvait faire mieux est du jeu. Ensemble, cela donne le résultat.
coach-fortune =
    { $fortune ->
        [very-lucky] beaucoup de chance
        [lucky] de la chance
        [even] ni chance ni malchance
        [unlucky] pas de chance
       *[very-unlucky] vraiment pas de chance
    }
coach-mark =
    { $mark ->
        [very-good] très bien
        [good] bien
        [fair] assez bien
       *[weak] peut mieux faire
    }
coach-line = { $name } – cartes : { $fortune }, jeu : { $mark }
coach-luck-line = { $name } – cartes : { $fortune }
coach-only-luck = Dans ce jeu, les cartes décident de tout. On ne voit donc que la chance.
coach-even = Chances égales
coach-cards = Cartes
coach-own = Son jeu
coach-others = Le jeu des autres
coach-result = Résultat
coach-player = Joueur
coach-speed = Qui a été le plus rapide ?
coach-reaction =
    { $count ->
        [0] { $name } : aucun cri
        [one] { $name } : un cri, après { $median } ms
       *[other] { $name } : { $count } cris, le plus souvent après { $median } ms, le plus rapide après { $quickest } ms
    }

# Sur la page

coach-ask = Demander au coach
coach-thinking = Le coach regarde la partie…
coach-failed = Le coach n’a pas pu regarder cette partie. Réessaie dans un instant.
coach-too-long = Cette partie est trop longue pour le coach.
coach-chance = { $name } : { $percent } %
coach-decisions = Tes décisions
coach-decisions-of = Les décisions : { $name }
coach-no-decisions = Il n’y avait rien à décider ici.
coach-show-better = Voir le meilleur coup
coach-show-done = Voir le vrai coup
coach-your-line = Tes cartes : { $fortune }. Ton jeu : { $mark }.
coach-your-luck-line = Tes cartes : { $fortune }.
