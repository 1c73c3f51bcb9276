# 11 Elevens à la table

elevens-did-bridge =
    { $who ->
        [you] Tu poses { $card } par un pont
       *[other] { $name } pose { $card } par un pont
    }
elevens-did-joker =
    { $who ->
        [you] Tu poses un joker comme { $card }
       *[other] { $name } pose un joker comme { $card }
    }
elevens-did-joker-bridge =
    { $who ->
        [you] Tu poses un joker comme { $card } par un pont
       *[other] { $name } pose un joker comme { $card } par un pont
    }
elevens-did-swap =
    { $who ->
        [you] Tu échanges { $card } contre le joker
       *[other] { $name } échange { $card } contre le joker
    }
elevens-did-discard =
    { $who ->
        [you] Tu défausses un joker
       *[other] { $name } défausse un joker
    }
elevens-did-bonus =
    { $who ->
        [you] Côté complet : tu reçois une carte bonus
       *[other] Côté complet : { $name } reçoit une carte bonus
    }
elevens-four-rows = Les quatre rangées
elevens-row = { $colour }: { $runs }
elevens-map = Vue d’ensemble des colonnes
elevens-columns = Colonnes { $from } à { $to }
elevens-look = Montrer { $card }
elevens-bridge-here = Poser { $card } par un pont
elevens-joker-here = Poser le joker comme { $card }
elevens-joker-bridge-here = Poser le joker comme { $card } par un pont
elevens-swap-here = Échanger { $card } contre le joker
elevens-span = Pont : { $upper } – { $lower }
elevens-build = Construire un pont ({ $upper } – { $lower }) et poser { $card }
elevens-build-joker = Construire un pont ({ $upper } – { $lower }) et poser le joker comme { $card }
elevens-bridges =
    { $count ->
        [one] { $count } pont
       *[other] { $count } ponts
    }
elevens-bonus =
    { $count ->
        [one] { $count } carte bonus
       *[other] { $count } cartes bonus
    }
elevens-out =
    { $count ->
        [one] Hors du jeu : { $count } joker
       *[other] Hors du jeu : { $count } jokers
    }
elevens-laid =
    { $count ->
        [one] Ce tour : { $count } carte sur quatre
       *[other] Ce tour : { $count } cartes sur quatre
    }
elevens-of-four = { $count } sur 4
elevens-hint-joker = Touche une place éclairée
elevens-hint-swap = Ne compte pas comme carte posée
elevens-hint-bridge = Cela coûte un pont
elevens-hint-duty = La pioche est vide : tu dois poser
elevens-hint-swapped = Pose encore une carte ou défausse un joker
elevens-note-swap = Peut remplacer le joker.
elevens-note-bridge = Va par un pont.
elevens-do-swap = Échanger
elevens-do-bridge = Pont +
elevens-do-discard = Défausser
