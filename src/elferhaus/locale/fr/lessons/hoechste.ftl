# La plus forte l’emporte en cinq idées

lesson-hoechste-1 = Chacun a les nombres de 1 à 11 et pose une carte cachée. La plus forte prend tout. Pose ton 11 !
    .title = On choisit en secret
lesson-hoechste-2 = Gagné ! Mais ton 11 est parti. Garde tes cartes fortes et pose maintenant le petit 2.
    .title = Chaque carte une seule fois
lesson-hoechste-3 = Le 10 jaune a gagné, et le voilà parti aussi. Essaie avec ton 8 !
    .title = Un pli pour les autres
lesson-hoechste-4 = Égalité : personne ne gagne, les cartes attendent. Qui gagne ensuite prend tout. Pose ton 10 !
    .title = 8 contre 8
lesson-hoechste-5 = Six cartes d’un coup ! Souviens-toi de ce qui est parti : ton 7 est maintenant le plus fort. Pose-le !
    .title = Bonne mémoire
