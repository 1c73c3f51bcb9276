game-hoechste = La plus forte l’emporte
    .about = Les mêmes onze cartes pour chacun : devine ce que les autres vont jouer et sors la plus forte au
        bon moment !

HK-1 = Pour 2 à 4 joueurs. Chacun a en main les cartes de 1 à 11 d’une couleur à lui : rouge pour la place 0,
    jaune pour la 1, vert pour la 2, bleu pour la 3.
    .title = Les cartes

HK-2 = Tous choisissent une carte en secret et la retournent ensemble ; la plus haute remporte toutes les
    cartes.
    .title = Le pli

HK-3 = Si plusieurs cartes sont à égalité en tête, toutes les cartes attendent et vont à qui gagne le pli
    suivant.
    .title = Égalité

HK-4 = Si l’égalité en tête arrive au dernier pli, ces cartes et toutes celles qui attendaient ne vont à
    personne.
    .title = Égalité au dernier pli

HK-5 = Après 11 plis, qui a le plus de cartes gagne.
    .title = La fin
