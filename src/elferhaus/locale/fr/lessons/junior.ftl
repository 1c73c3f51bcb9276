# Junior en six idées

lesson-junior-1 = Les 1 et les 11 sont déjà là. Pose ton 2 rouge à côté du 1 ! Qui n’a plus de cartes le premier gagne.
    .title = À côté du 1
lesson-junior-2 = Il y a encore un trou dans la rangée bleue. Ton 5 y va-t-il ? Essaie !
    .title = Et le 5 ?
    .refused = Le 5 doit attendre
lesson-junior-3 = Tu peux poser toutes les cartes qui vont. Maintenant, plus rien ne va : finis ton tour.
    .title = Ton tour est fini
lesson-junior-4 = Ton 5 ne va toujours pas. Alors pioche une carte, une seule.
    .title = Rien ne va ?
lesson-junior-5 = Ton 10 vert va à côté du 11, car les rangées grandissent des deux côtés. Pose-le tout de suite !
    .title = Il va !
lesson-junior-6 = Il ne manque qu’une carte dans la rangée bleue : ton 5. Pose-le et gagne !
    .title = Le dernier trou
