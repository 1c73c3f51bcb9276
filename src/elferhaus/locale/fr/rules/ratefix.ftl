game-ratefix = La somme exacte
    .about = Tu ne connais que ta carte : à toi de flairer la somme de toutes les autres, au plus près !

RF-1 = Pour 2 à 4 joueurs. Chacun reçoit un paquet de cartes face cachée : 20 à deux joueurs, 13 à trois, 10 à
    quatre. Le reste est hors jeu, sans que personne le voie.
    .title = La donne

RF-2 = Chacun regarde la première carte de son paquet et la met face cachée au milieu. Puis, à tour de rôle
    dans le sens des aiguilles d’une montre, chacun annonce à voix haute la somme qu’il devine. Au premier
    pli, la place à gauche du donneur parle en premier ; ensuite, c’est celui qui a gagné le pli précédent.
    .title = Le pli

RF-3 = Qui tombe juste, ou le plus près, au-dessus ou au-dessous, gagne les cartes et les met de côté, face
    visible. Un nombre déjà annoncé ne peut pas l’être une deuxième fois. Si deux annonces sont aussi proches
    l’une que l’autre, la première annoncée gagne. On annonce un nombre entier, au moins égal au nombre de
    joueurs et au plus égal à 20 fois ce nombre : à trois, de 3 à 60.
    .title = La meilleure annonce

RF-4 = C’est fini quand toutes les cartes sont jouées. Qui a gagné le plus de cartes l’emporte.
    .title = La fin
