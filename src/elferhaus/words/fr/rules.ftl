# Ce qui vaut pour tous les jeux de la maison (C-1 à C-5).

C-1 = Les places sont numérotées à partir de 0, dans le sens des aiguilles d’une montre. « À gauche » de
    quelqu’un, c’est toujours la place suivante dans ce sens ; après la dernière, on revient à la place 0. À
    la première manche, c’est la place 0 qui donne, sauf si la table en décide autrement. Si l’on joue
    plusieurs manches, la donne passe chaque fois d’une place vers la gauche.
    .title = Places et donneur

C-2 = Distribuer le plus également possible veut dire : donner les cartes une à une, en commençant à gauche du
    donneur. Les places les plus proches à gauche du donneur peuvent donc recevoir une carte de plus. Avant
    cela, on mélange pour de bon : tous les ordres ont la même chance. Le hasard vient d’un générateur dont la
    graine est notée ou, à une table où jouent des personnes, d’une source cryptographique. Et ce qui est
    caché reste caché : tu ne vois rien de plus que ce qu’une personne assise sur ta chaise pourrait voir ou
    retenir. Les couleurs sont le rouge, le jaune, le vert et le bleu, en abrégé `r`, `y`, `g` et `b` ; une
    carte s’écrit avec sa couleur et son nombre, par exemple `r11`, `y9` ou `b20`, et le joker `joker`. Dans
    l’édition `space`, la quatrième couleur est un bleu violet ; elle garde la lettre `b`.
    .title = Cartes et donne

C-3 = Quand le plus jeune ou le plus âgé commence, la table indique sa place (`youngest` ou `oldest`). Si elle
    ne dit rien, on tire cette place au sort, une seule fois pour toute la partie. Ensuite, le départ se
    décale avec la donne, d’une place vers la gauche à chaque manche : à la deuxième manche une place plus
    loin, à la troisième deux places, et ainsi de suite.
    .title = Qui commence

C-4 = Une manche, c’est une donne jouée jusqu’au bout ; une partie, ce sont plusieurs manches dont on compte
    les points. Tous les jeux peuvent se jouer en plusieurs manches : on additionne alors les points. En cas
    d’égalité, la victoire est partagée, dans tous les jeux.
    .title = Manches et égalités

C-5 = On ne joue dans une édition que ce que contient sa règle du jeu : un jeu, une variante ou une option qui
    n’y figure pas est refusé, de même qu’un nombre de joueurs que le jeu ne prévoit pas ; le refus indique la
    règle en cause. L’édition `2011` contient elfer-raus avec ses trois variantes, ueberall, mogeln, ratefix,
    zweikampf, farben, schnipp-schnapp, schwarzer-peter et hoechste, mais pas `takes: all`. L’édition `2013`
    contient junior, elfer-raus avec ses trois variantes, mogeln, ratefix, zweikampf, schnipp-schnapp et
    schwarzer-peter. L’édition `space` contient junior, elfer-raus, mogeln et zweikampf : elfer-raus y est
    sans variantes, `without` n’y vaut que pour le bleu, et il n’y a ni `colour` ni `long`. L’édition
    `elevens` contient elevens et sa variante `start`. Sans autre choix, on joue l’édition `2011` pour tous
    les jeux qu’elle contient, `2013` pour junior et `elevens` pour elevens.
    .title = Ce qui est refusé
