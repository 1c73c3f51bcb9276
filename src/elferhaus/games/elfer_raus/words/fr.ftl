### The game and its rules

game-elfer-raus = Onze & Cie
    .about = Tout part des 11 : pose tes cartes à la suite, retiens celles que les autres attendent et vide ta
        main avant tout le monde !
    .variant-basic = Jeu de base
    .variant-false-start = Les extrêmes
    .variant-three-starts = Les trois ouvertures
    .variant-any-start = L’ouverture libre

ER-1 = Pour 2 à 6 joueurs. On joue avec les 80 cartes : de 1 à 20 en rouge, en jaune, en vert et { $edition ->
        [space] en bleu violet (appelé simplement « bleu » par la suite). À deux, on peut laisser de côté le
            bleu violet et jouer avec 60 cartes (option `without: blue`).
       *[other] en bleu. À deux, on peut laisser de côté une couleur, au choix, et jouer avec 60 cartes
            (option `without` suivie de la couleur, par exemple `without: green`).
    }
    .title = Les cartes

ER-2 = À 2 ou 3 joueurs, chacun reçoit 20 cartes ; à 4, 15 ; à 5, 12 ; à 6, 10. Le reste forme la pioche, face
    cachée.
    .title = La donne

ER-3 = Qui a le 11 rouge en main ouvre la manche en le posant. Si personne ne l’a, c’est à qui tient le 11
    jaune, sinon le vert, sinon le bleu (on saute la couleur laissée de côté selon ER-1). Personne n’a de 11
    en main ? On mélange et on redonne, avec le même donneur{ $edition ->
        [space] .
       *[other] {" "}(mais pas dans ER-V2 ni ER-V3, ni avec `starter: left-of-dealer`).
    } Cette ouverture est obligatoire : on pose cette carte et aucune autre, et le tour s’arrête aussitôt.
    .title = L’ouverture

ER-4 = Si tu peux poser, tu dois poser au moins une carte. Tu peux aussi en poser autant que tu veux, sur
    n’importe quelles rangées et dans l’ordre qui te plaît, pourvu que chaque carte convienne au moment où tu
    la poses. Tu as le droit de garder des cartes exprès. Dès que tu as posé une carte, c’est toi qui dis
    quand ton tour est fini ; il ne s’arrête jamais tout seul tant qu’il te reste des cartes en main, sinon
    les autres sauraient ce que tu n’as pas.
    .title = Ton tour

ER-5 = Une rangée ne peut commencer que par son 11, et elle n’a qu’une seule couleur. D’un côté elle descend,
    nombre après nombre, de 10 à 1 ; de l’autre elle monte de 12 à 20, sans sauter de nombre. Exemples : à
    côté de `b11`, seuls `b10` et `b12` conviennent ; `y9` ne convient pas à côté de `b10`, ni `b15` à côté de
    `b12`.
    .title = Ce qui convient

ER-6 = Si tu ne peux rien poser, prends la première carte de la pioche. Si elle convient, tu dois la poser
    aussitôt, et ton tour est fini. Sinon, tu pioches encore, jusqu’à ce qu’une carte convienne, que tu en
    aies pioché trois ou que la pioche soit vide. La dernière carte piochée, elle aussi, doit être posée si
    elle convient. Celles qui ne conviennent pas restent dans ta main.
    .title = Piocher

ER-6s = Si tu ne peux rien poser, prends la première carte de la pioche. Si elle convient, tu peux la poser,
    mais rien ne t’y oblige : que tu la poses ou que tu la gardes, ton tour est fini et tu ne pioches plus. Si
    elle ne convient pas, tu pioches encore, jusqu’à ce qu’une carte convienne, que tu en aies pioché trois ou
    que la pioche soit vide. La dernière carte piochée, elle aussi, peut être posée si elle convient. Celles
    qui ne conviennent pas restent dans ta main.
    .title = Piocher

ER-7 = Si la pioche se vide pendant que tu pioches, tu t’arrêtes là et ton tour est fini. Si tu ne peux rien
    poser et qu’il n’y a plus de pioche, tu le dis et tu passes.
    .title = Pioche vide

ER-8 = La manche se termine à l’instant même où quelqu’un pose la dernière carte de sa main : c’est lui qui la
    gagne.
    .title = Fin de la manche

ER-9 = Chacun compte en points la somme des nombres qui lui restent en main : un 19 et un 2, par exemple, font
    21. Après le nombre de manches convenu, c’est le plus petit total qui gagne ; en cas d’égalité, la
    victoire est partagée. Si rien n’est convenu, on joue une seule manche.
    .title = Les points

ER-10 = Pour gagner de la place, on peut empiler les cartes d’une rangée de chaque côté du 11.
    .title = La présentation

ER-V1 = { $edition ->
        [space] L’édition Espace n’a pas cette variante (C-5).
       *[other] Variante `false-start`. Avant la donne, on pose le 1 et le 20 de chaque couleur sur la table ;
            on distribue à partir des 72 cartes restantes, ou de 54 s’il manque une couleur. Chaque rangée
            monte à partir du 1 et descend à partir du 20. Le 11 est une carte comme les autres. Le premier à
            jouer est le même que dans le jeu de base : qui a le 11 rouge, sinon le jaune, le vert ou le
            bleu ; si personne n’a de 11, on redonne. Mais il joue un tour ordinaire, puisque le 11 ne peut
            pas encore être posé. Si l’on préfère, l’option `starter: left-of-dealer` fait commencer la place
            à gauche du donneur. Toutes les autres règles restent les mêmes.
    }
    .title = Les extrêmes

ER-V2 = { $edition ->
        [space] L’édition Espace n’a pas cette variante (C-5).
       *[other] Variante `three-starts`. Chaque rangée peut commencer par son 10, son 11 ou son 12,
            indépendamment des autres ; une fois commencée, elle ne s’allonge plus que de voisin en voisin. La
            place à gauche du donneur ouvre avec un 10, un 11 ou un 12 de n’importe quelle couleur ; sans l’un
            d’eux, on pioche selon ER-6. La première carte posée de la manche met aussitôt fin au tour, comme
            dans ER-3. Si le premier n’a rien trouvé, le suivant se retrouve devant la même ouverture. Toutes
            les autres règles restent les mêmes.
    }
    .title = Les trois ouvertures

ER-V3 = { $edition ->
        [space] L’édition Espace n’a pas cette variante (C-5).
       *[other] Variante `any-start`. À chaque manche, on tire au sort qui commence. Le joueur désigné ouvre
            avec la carte de son choix, une seule, et le nombre de cette carte devient le départ de toutes les
            autres rangées aussi. Le 11 est une carte comme les autres, sauf si c’est justement ce nombre-là.
            Toutes les autres règles restent les mêmes.
    }
    .title = L’ouverture libre

### What a table can choose

choose-elfer-raus-without = Sans une couleur
    .about = À deux, trois couleurs suffisent : 60 cartes, on y voit plus clair.
    .none = Avec les quatre
choose-elfer-raus-starter = Qui commence ?
    .about = Avec « Les extrêmes », on peut aussi commencer à gauche du donneur.
    .holder = Qui a le 11 rouge
    .left-of-dealer = À gauche du donneur
variants-elfer-raus =
    .basic = Chaque rangée commence par son 11.
    .false-start = Le 1 et le 20 sont déjà là ; chaque rangée se remplit par les deux bouts.
    .three-starts = Une rangée peut commencer par 10, 11 ou 12.
    .any-start = La première carte décide du début de toutes les rangées.

### The lesson

lesson-elfer-raus-1 = Le premier qui n’a plus de cartes gagne. Un 11 peut toujours sortir : pose ton 11 jaune !
    .title = Les 11 dehors !
lesson-elfer-raus-2 = La rangée rouge va jusqu’au 13. Ton 14 convient donc. Pose-le !
    .title = Toujours le voisin
lesson-elfer-raus-3 = La rangée verte s’arrête au 12. Essaie quand même avec ton 15.
    .title = Et le 15 ?
    .refused = Il manque quelque chose
lesson-elfer-raus-4 = Tu peux poser autant de cartes que tu veux, si elles conviennent. Plus rien ne convient : finis ton tour.
    .title = Ton tour est fini
lesson-elfer-raus-5 = Le 14 vert manque encore. Alors pioche jusqu’à ce qu’une carte convienne, trois au plus.
    .title = Rien ne convient ?
lesson-elfer-raus-6 = Le 13 bleu va à côté du 12. Si une carte piochée convient, tu la poses tout de suite.
    .title = Elle convient !
lesson-elfer-raus-7 = Le 14 a été posé. Maintenant ton 15 convient : pose-le et gagne !
    .title = La dernière carte

### Ce que la maison en dit

edition-elfer-raus =
    { $edition ->
        [space] Si une carte piochée convient, tu peux aussi la garder. Jeu de base seulement.
       *[other] Si une carte piochée convient, tu dois la poser.
    }

### Prix

prize-elfer-raus-doors = La clé de la maison
    .why = { $count } onze posés
