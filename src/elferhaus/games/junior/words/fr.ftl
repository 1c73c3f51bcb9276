### The game and its rules

game-junior = Variante Junior
    .about = De 1 à 11 et de 11 à 1 : les plus jeunes comblent les rangées pas à pas, et gagnent parfois
        devant les grands !

JR-1 = Pour 2 à 6 joueurs. On prend les cartes de 1 à 11 des quatre couleurs. Tous les 1 et tous les 11 sont
    déjà sur la table. On mélange les 36 autres et chacun en reçoit 5 ; le reste forme la pioche.
    .title = Cartes et mise en place

JR-2 = Le plus jeune commence (C-3).
    .title = Le début

JR-3 = Si tu peux poser, tu dois poser au moins une carte ; tu peux en poser autant que tu veux, sur n’importe
    quelles rangées. Tu as le droit d’en garder exprès. Dès que tu as posé une carte, c’est toi qui dis quand
    ton tour est fini ; comme dans ER-4, il ne s’arrête jamais tout seul tant qu’il te reste des cartes en
    main.
    .title = Ton tour

JR-4 = La rangée de chaque couleur monte à partir de son 1 et descend à partir de son 11, sans sauter de
    nombre et sans mélanger les couleurs.
    .title = Ce qui convient

JR-5 = Si tu ne peux rien poser, tu pioches une carte. Si elle convient, tu dois la poser aussitôt. Dans les
    deux cas, ton tour est fini. Si la pioche est vide, c’est tout de suite au suivant ; cela compte comme un
    tour passé.
    .title = Piocher

JR-5s = Si tu ne peux rien poser, tu pioches une carte. Si elle convient, tu peux la poser, mais rien ne t’y
    oblige. Que tu la poses ou que tu la gardes, ton tour est fini et tu ne pioches plus. Si la pioche est
    vide, c’est tout de suite au suivant ; cela compte comme un tour passé.
    .title = Piocher

JR-6 = La manche se termine à l’instant même où quelqu’un pose la dernière carte de sa main : il la gagne
    (comme ER-8). Les autres comptent en points la somme des nombres qui leur restent en main, et à la fin le
    plus petit total gagne ; en cas d’égalité, la victoire est partagée (comme ER-9). Sans autre accord, on
    joue une seule manche ; pour une belle partie, on joue autant de manches qu’il y a de joueurs. Exemple :
    avec 9, 5 et 2 en main, on compte 16 points ; avec 4, 5 et 3, 12 points ; avec un 8, 8 points ; le gagnant
    en compte 0.
    .title = Fin et points

### The lesson

lesson-junior-1 = Les 1 et les 11 sont déjà là. Pose ton 2 rouge à côté du 1 ! Le premier qui n’a plus de cartes
    gagne.
    .title = À côté du 1
lesson-junior-2 = Il y a encore un trou dans la rangée bleue. Est-ce que ton 5 convient ? Essaie !
    .title = Et le 5 ?
    .refused = Le 5 doit attendre
lesson-junior-3 = Tu peux poser toutes les cartes qui conviennent. Maintenant, plus rien ne convient : finis ton tour.
    .title = Ton tour est fini
lesson-junior-4 = Ton 5 ne convient toujours pas. Alors pioche une carte, une seule.
    .title = Rien ne convient ?
lesson-junior-5 = Ton 10 vert va à côté du 11, car les rangées grandissent des deux côtés. Pose-le tout de suite !
    .title = Il convient !
lesson-junior-6 = Il ne manque qu’une carte dans la rangée bleue : ton 5. Pose-le et gagne !
    .title = Le dernier trou

### Ce que la maison en dit

edition-junior =
    { $edition ->
        [space] Si la carte piochée convient, tu peux aussi la garder.
       *[other] Si la carte piochée convient, tu dois la poser.
    }
