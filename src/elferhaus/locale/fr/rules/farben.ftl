game-farben = Une seule couleur
    .about = Prends, échange, trie : réunis toute ta main dans une seule couleur avant que quelqu’un d’autre
        n’arrête la manche !

FS-1 = Pour 2 à 6 joueurs. À 2 ou 3 joueurs, chacun reçoit 9 cartes ; à 4 ou 5, 8 ; à 6, 7. Le reste forme la
    pioche ; ses quatre premières cartes commencent quatre tas ouverts.
    .title = La donne

FS-2 = Prends la première carte de la pioche ou la carte du dessus d’un tas ouvert, puis mets une carte de ta
    main sur un tas ouvert. Si tu viens de vider un emplacement, c’est là qu’elle doit aller : il y a toujours
    quatre tas ouverts. Une carte prise sur un tas ouvert ne peut être reposée nulle part dans le même tour ;
    une carte de la pioche, si. Si la pioche est vide au début d’un tour, on la refait à ce moment-là en
    mélangeant tout ce qui se trouve sous les quatre cartes du dessus ; s’il n’y a rien dessous, on ne peut
    prendre que sur les tas ouverts.
    .title = Ton tour

FS-3 = Qui n’a plus en main qu’une seule couleur peut dire « Terminé ! » à la fin de son propre tour et clore
    la manche. Plus personne ne joue ensuite.
    .title = Terminé !

FS-4 = Chacun compte la somme de la couleur qui lui rapporte le plus dans sa main. Après toutes les manches,
    le plus grand nombre de points gagne. Pour une belle partie, on joue autant de manches qu’il y a de
    joueurs. La première manche commence à gauche du donneur, les suivantes par le perdant de la précédente ;
    à égalité entre perdants, par le premier d’entre eux dans le sens des aiguilles d’une montre, en comptant
    à partir de celui qui avait commencé. Une manche que personne n’a close en 300 tours, tous joueurs
    ensemble, est comptée telle quelle.
    .title = Les points
