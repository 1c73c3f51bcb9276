# La bataille en cinq idées

lesson-zweikampf-1 = Vous retournez tous les deux votre carte du dessus. La plus forte prend les deux. Touche ta pile !
    .title = La plus forte gagne
lesson-zweikampf-2 = Les deux cartes sont à toi. À la fin, qui en a le plus gagne. Continue !
    .title = 14 bat 9
lesson-zweikampf-3 = Le 17 était plus fort que ton 6. Ce n’est rien : la prochaine paire sera peut-être à toi. Retourne !
    .title = Pas cette fois
lesson-zweikampf-4 = Deux fois 8 : les cartes restent là. La prochaine paire décide pour les quatre. Retourne !
    .title = Égalité !
lesson-zweikampf-5 = Les quatre sont à toi ! Il ne vous reste qu’une carte chacun. Retourne-la et gagne !
    .title = La dernière paire
