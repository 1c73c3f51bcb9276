# Le menteur en six idées

lesson-mogeln-1 = Chacun compte à son tour et pose une carte cachée. Tu dis « deux » : pose ton 2 ! Qui n’a plus de cartes le premier gagne.
    .title = Dis le nombre suivant
lesson-mogeln-2 = Ton voisin dit « cinq ». Mais les quatre 5, c’est toi qui les as ! Crie « Menteur ! »
    .title = C’est impossible !
lesson-mogeln-3 = Qui se fait prendre ramasse toute la pile. Tu dis « un », mais tu n’as pas de 1 : pose un 5 ! Personne ne le voit.
    .title = À toi de mentir
lesson-mogeln-4 = Personne n’a rien vu ! Maintenant tu dis « cinq » : cette fois, pose vraiment un 5.
    .title = Cette fois, c’est vrai
lesson-mogeln-5 = Qui se trompe ramasse la pile ! Tu dis « quatre » : pose tes deux 5 en secret. Pourvu que personne ne crie « Trop ! »
    .title = Deux d’un coup, en secret
lesson-mogeln-6 = Tu dis « huit » et tu as vraiment un 8. Pose-le et gagne !
    .title = La dernière carte
