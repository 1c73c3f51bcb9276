# 11 Elevens en six idées

lesson-elevens-1 = Les quatre 11 sont déjà là. Pose ton 13 rouge à côté du 12 ! Chaque carte qui te reste à la fin coûte des points.
    .title = Construire des rangées
lesson-elevens-2 = Ton 13 jaune n’a pas de voisin. Mais juste au-dessus, il y a le 13 rouge : construis un pont !
    .title = Par le pont
lesson-elevens-3 = Avant ton 13 bleu, il manque le 12. Un joker peut être n’importe quelle carte : pose-le là !
    .title = Le joker t’aide
lesson-elevens-4 = Du 1 vert au 11, il ne manque que le 10. Qui complète un côté reçoit une carte bonus : 11 points !
    .title = Un côté complet
lesson-elevens-5 = On pose quatre cartes au plus par tour. Finis ton tour ! Qui ne veut rien poser pioche une carte.
    .title = Quatre, ça suffit
lesson-elevens-6 = Ton 13 va à côté du joker. Pose-le, et la manche est finie. Qui a le plus de points gagne !
    .title = La dernière carte
