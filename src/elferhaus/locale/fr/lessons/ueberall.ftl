# La suite partout en six idées

lesson-ueberall-1 = Au milieu, il y a le 7. Ton 8, c’est un de plus : touche le milieu ! Qui n’a plus de cartes le premier gagne.
    .title = Toujours un de plus
lesson-ueberall-2 = Quand une carte va, tu retournes la suivante. Ton 4 va sur le 3 de ton voisin. Pose-le là !
    .title = Chez les autres aussi
lesson-ueberall-3 = Il n’y a aucun 11 pour ton 12. Alors il reste chez toi, et ton tour est fini.
    .title = Elle ne va nulle part
lesson-ueberall-4 = Quelqu’un dormait : le 9 va au milieu, sur le 8 ! Crie « Stop ! »
    .title = Stop !
lesson-ueberall-5 = Qui se fait prendre reçoit une carte de chacun. Offre celle du dessous !
    .title = Un petit cadeau
lesson-ueberall-6 = Au milieu, il y a le 11. Ta dernière carte est le 12 : pose-le et gagne !
    .title = La dernière carte
