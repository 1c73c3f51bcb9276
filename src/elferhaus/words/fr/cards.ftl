# Les mêmes cartes pour tous

cards-title = Les mêmes cartes pour tous
cards-day = La donne du jour
cards-day-how = Aujourd’hui, tout le monde joue à ce jeu avec les mêmes cartes, dans chaque maison, contre { $bots } bons robots. La première fois compte, ensuite on s’entraîne.
cards-play = Jouer
cards-go-on = Continuer
cards-practise = S’entraîner encore
cards-playing = joue encore
cards-points =
    { $points ->
        [0] aucun point
        [one] 1 point
       *[other] { $points } points
    }
cards-better = Mieux que { $count } sur 100
cards-as = Qui joue ?
cards-as-why = Sous un même nom, chaque donne ne compte qu’une fois. Ce qui est commencé continue sur n’importe quel appareil.
cards-deals =
    { $count ->
        [0] aucune donne
        [one] 1 donne
       *[other] { $count } donnes
    }
cards-more = Plus
cards-drop = Supprimer
cards-drop-sure = Vraiment supprimer ?
cards-play-next = Jouer la donne { $number }
cards-new = Une nouvelle comparaison
cards-new-how = Chacun joue les mêmes cartes, quand et où il veut. La chance est la même pour tous ; il reste le talent.
cards-name = Nom
cards-name-example = Dimanche
cards-game = Jeu
cards-how-many = Combien de donnes
cards-make = Créer
cards-looking = Un instant…
cards-deal-number = La donne { $number } est jouée
cards-field = { $players ->
    [0] Aucun joueur sur { $of } n’a encore joué ces cartes…
    [one] { $players } joueur sur { $of } a déjà joué ces cartes…
   *[other] { $players } joueurs sur { $of } ont déjà joué ces cartes…
}
cards-among = Parmi { $of } joueurs comme les robots, avec exactement ces cartes.
cards-counts = Cette partie compte.
cards-practice = C’était un entraînement.
cards-best = La meilleure partie avec ces cartes : { $points }. La tienne : { $mine }.
cards-best-line = Meilleure partie
cards-share = Partager
cards-copied = Copié
cards-board = Voir la comparaison
cards-way = Comment vous jouez
cards-alone = Chacun pour soi
cards-together = À la même table
cards-together-how = Vous êtes ensemble et jouez toutes les donnes. Puis chacun avance d’une place et les mêmes cartes reviennent, jusqu’à ce que chacun ait eu chaque main. Ce qui reste, c’est le talent.
cards-people = Combien de personnes
cards-people-count = { $count } personnes à la même table
cards-sit = Participer
cards-deal-of = Donne { $number } sur { $deals }
cards-turn = Placement { $turn } sur { $turns }
cards-kept-back = Ces cartes vont revenir. On pourra revoir les parties et demander au coach quand tout sera joué.
cards-next = Donne suivante
cards-next-turn = Changer de place
cards-all-played = Chacun a eu chaque main. La comparaison est faite.
cards-waits = On commence quand toutes les places sont prises. Sur les autres appareils : ouvrir la même comparaison et participer, ou scanner le code.
cards-hands = Mains : { $done } sur { $all }
cards-end = Terminer la comparaison
    .line = Ce qui a été joué compte. On ne joue plus rien ici.
    .sure = Vraiment terminer ?
cards-ended = La comparaison s’arrête ici. Ce qui a été joué compte.
cards-waits-for = Le jeu attend. Ce qu’un robot joue jusqu’au bout ne compte pas pour { $name }.
