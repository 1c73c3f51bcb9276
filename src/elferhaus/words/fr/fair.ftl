# Le sceau d’une partie

fair-seal = Cartes scellées
fair-title = La donne était-elle honnête ?
fair-none = Cette partie n’a pas de sceau : sa table a été mise avant que la maison ne scelle les cartes.
fair-promised = La maison a fait une promesse
fair-promised-how = Avant la première donne, elle a fixé un secret et montré son sceau à tout le monde. Ensuite, elle ne pouvait plus rien changer.
fair-added = Chaque appareil a ajouté un nombre
fair-added-how = Tiré au sort quand le sceau était déjà là. Ainsi, même la maison n’a pas pu choisir les cartes.
fair-left-out = pas de nombre, pas là à temps
fair-bot = un robot n’en ajoute pas
fair-day = Les cartes découlent de la date
fair-day-how = Elles sont donc les mêmes dans chaque maison, et aucune maison ne peut les choisir.
fair-same = Tout le monde reçoit les mêmes cartes
fair-same-how = Aucun appareil n’ajoute donc de nombre. Elles découlent d’un secret de cette maison.
fair-dealt = Toutes les cartes en découlent
fair-dealt-how = Chaque donne, chaque mélange et chaque tirage au sort de la partie.
fair-opened = Le secret est révélé
fair-opened-how = Maintenant, chacun peut refaire le calcul.
fair-check = Vérifier soi-même
fair-right = Tout est juste.
fair-counted = { $deals ->
        [0] Aucune donne
        [one] Une donne
       *[other] { $deals } donnes
    } et { $shuffles ->
        [0] aucun autre mélange
        [one] un autre mélange
       *[other] { $shuffles } autres mélanges
    } recalculés, ici sur cet appareil.
fair-mine = C’est bien le sceau que cet appareil a vu avant, et son nombre y est.
fair-not-mine = Cet appareil n’a pas vu le sceau avant. Qui a joué vérifie sur son propre appareil.
fair-wrong = Il y a quelque chose qui cloche.
fair-wrong-secret = Le secret révélé ne correspond pas au sceau.
fair-wrong-unopened = Le secret n’a pas été révélé.
fair-wrong-deal = Les cartes de la manche { $round } n’en découlent pas (ligne { $line } de l’enregistrement).
fair-wrong-shuffle = Un mélange de la manche { $round } n’en découle pas (ligne { $line } de l’enregistrement).
fair-wrong-number = Le nombre de cet appareil n’est pas à sa place : il est arrivé trop tard, un autre appareil en a ajouté un pour la même place, ou la maison l’a laissé de côté.
fair-wrong-bot = La maison a ajouté un nombre pour un robot : elle aurait donc pu choisir les cartes.
fair-wrong-taken-back = Avant cette partie, la maison a repris une promesse à laquelle cet appareil avait déjà répondu.
fair-unreadable = Cet enregistrement est illisible.
fair-not = Ce que le sceau ne montre pas : si deux joueurs se montrent leurs cartes.
