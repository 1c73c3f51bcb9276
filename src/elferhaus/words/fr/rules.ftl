# Ce qui vaut pour tous les jeux de la maison (C-1 à C-5).

C-1 = Les places sont numérotées dans le sens des aiguilles d’une montre. « À gauche » de quelqu’un, c’est toujours la
    place suivante dans ce sens ; après la dernière, on revient à la première. À la première manche, c’est la première
    place qui donne, sauf si la table en décide autrement. Si l’on joue plusieurs manches, la donne passe chaque fois
    d’une place vers la gauche.
    .title = Places et donneur

C-2 = « Le plus également possible » veut dire : on donne les cartes une à une, en commençant à gauche du donneur. Si
    le compte ne tombe pas juste, les joueurs les plus proches à sa gauche ont une carte de plus que les autres.
    .title = Distribuer également

C-3 = Quand le plus jeune ou le plus âgé commence, la table indique sa place (options `youngest` et `oldest`). Si elle
    ne dit rien, on tire cette place au sort, une seule fois pour toute la partie. Ensuite, le départ se décale avec
    la donne, d’une place vers la gauche à chaque manche : à la deuxième manche une place plus loin, à la troisième
    deux places, et ainsi de suite.
    .title = Qui commence

C-4 = Une manche, c’est une donne jouée jusqu’au bout ; une partie, ce sont plusieurs manches dont on compte
    les points. Tous les jeux peuvent se jouer en plusieurs manches : on additionne alors les points. En cas
    d’égalité, la victoire est partagée, dans tous les jeux.
    .title = Manches et égalités

C-5 = On ne joue dans une édition que ce que contient sa règle du jeu : un jeu, une variante ou une option qui n’y
    figure pas est refusé, de même qu’un nombre de joueurs que le jeu ne prévoit pas ; le refus indique la règle en
    cause. L’édition 2011 contient Onze & Cie avec ses trois variantes, La suite partout, Le menteur, La somme exacte,
    La bataille, Une seule couleur, Schnipp-Schnapp, Le pouilleux et La plus forte l’emporte ; le choix `takes: all`
    n’y existe pas. L’édition 2013 contient la Variante Junior, Onze & Cie avec ses trois variantes, Le menteur, La
    somme exacte, La bataille, Schnipp-Schnapp et Le pouilleux. L’édition Espace contient la Variante Junior, Onze &
    Cie, Le menteur et La bataille : Onze & Cie y est sans variantes, l’option `without` n’y vaut que pour le bleu, et
    il n’y a ni `colour` ni `long`. L’édition 11 Elevens contient le jeu du même nom et sa variante `start`. Sans
    autre choix, on joue l’édition 2013 pour la Variante Junior, l’édition 11 Elevens pour ce jeu et l’édition 2011
    pour tout le reste.
    .title = Ce qui est refusé
