# Elfer raus! en sept idées

lesson-elfer-raus-1 = Qui n’a plus de cartes le premier gagne. Un 11 peut toujours sortir : pose ton 11 jaune !
    .title = Les 11 dehors !
lesson-elfer-raus-2 = La rangée rouge va jusqu’au 13. Ton 14 va donc à côté. Pose-le !
    .title = Toujours le voisin
lesson-elfer-raus-3 = La rangée verte s’arrête au 12. Essaie quand même avec ton 15.
    .title = Et le 15 ?
    .refused = Il manque quelque chose
lesson-elfer-raus-4 = Tu peux poser autant de cartes que tu veux, si elles vont. Plus rien ne va : finis ton tour.
    .title = Ton tour est fini
lesson-elfer-raus-5 = Le 14 vert manque encore. Alors pioche une carte, trois au plus.
    .title = Rien ne va ?
lesson-elfer-raus-6 = Le 13 bleu va à côté du 12. Une carte piochée qui va se pose tout de suite.
    .title = Elle va !
lesson-elfer-raus-7 = Le 14 a été posé. Maintenant ton 15 va : pose-le et gagne !
    .title = La dernière carte
