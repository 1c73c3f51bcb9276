### The game and its rules

game-zweikampf = La bataille
    .about = Un duel où la chance tourne à chaque carte : la plus haute l’emporte !
    .variant-basic = Jeu de base
    .variant-long = La longue bataille

ZK-1 = Pour 2 joueurs. On prend deux couleurs (option `colours` ; sans autre choix, le rouge et le bleu), soit
    40 cartes. Chacun en reçoit 20, face cachée.
    .title = Les cartes

ZK-2 = Les deux joueurs retournent chacun une carte ; la plus haute remporte les deux. Si elles sont égales,
    chacun en retourne une autre, et qui gagne prend toutes ces cartes.
    .title = Le duel

ZK-3 = On joue les paquets une seule fois ; qui a le plus de cartes gagne. Les cartes encore à égalité tout à
    la fin ne vont à personne.
    .title = La fin

ZK-V1 = { $edition ->
        [space] L’édition Espace n’a pas cette variante (C-5).
       *[other] Variante `long` : on joue jusqu’à ce que l’un des deux ait toutes les cartes. Si ton paquet est épuisé
        et qu’il te faut une carte, tu retournes la pile des cartes que tu as gagnées : elle devient ton paquet, la
        première gagnée sur le dessus. Dans un même pli viennent d’abord les cartes du gagnant, puis celles de
        l’autre, chaque fois les plus anciennes d’abord. Qui n’a plus de carte pour départager une égalité la perd ;
        si aucun des deux n’en a plus, les cartes à égalité ne vont à personne. Après 5 000 paires retournées, celui
        qui a le plus de cartes gagne ; si vous en avez le même nombre, la victoire est partagée.
    }
    .title = La longue bataille

### What a table can choose

choose-zweikampf-colours = Quelles deux couleurs ?
    .about = Les autres restent dans la boîte.
variants-zweikampf =
    .basic = Chaque paquet est joué une seule fois.
    .long = On joue jusqu’à ce que l’un ait toutes les cartes.

### At the table

duel-you = Toi
duel-turn = Retourner
duel-turn-label =
    { $count ->
        [0] Retourner
        [one] Retourner, encore une carte
       *[other] Retourner, encore { $count } cartes
    }
duel-down = face cachée
duel-won = gagnées
duel-won-count =
    { $count ->
        [0] Aucune carte gagnée
        [one] Une carte gagnée
       *[other] { $count } cartes gagnées
    }
duel-hint = Retourne ta première carte.
duel-wait-for = On attend { $name }
duel-hint-both = Chacun retourne sa carte.
duel-beats =
    { $who ->
        [you] Ton { $high } bat le { $low } !
       *[other] { $name } gagne : le { $high } bat le { $low }
    }
duel-equal = Égalité : deux fois le { $number }
duel-out =
    { $who ->
        [you] Égalité, et tu n’as plus de carte
       *[other] Égalité, et { $name } n’a plus de carte
    }
duel-tie = Égalité !
duel-again = Encore égalité !
duel-wait = { $count } cartes attendent le vainqueur
duel-nobody = { $count } cartes ne sont à personne

### What the coach says was done

coach-did-zweikampf-turn = { $name } retourne une carte

### Why not

zweikampf-colours = Ce jeu se joue avec exactement deux couleurs différentes

### Hints

hint-zweikampf-luck = Ici, rien à choisir, c’est la chance qui joue : retourne une carte
hint-zweikampf-tied = Égalité : { $count } cartes attendent le gagnant, retourne la suite

### The lesson

lesson-zweikampf-1 = Vous retournez tous les deux votre carte du dessus. La plus forte prend les deux. Touche ton paquet !
    .title = La plus forte gagne
lesson-zweikampf-2 = Les deux cartes sont à toi. À la fin, celui qui en a le plus gagne. Continue !
    .title = 14 bat 9
lesson-zweikampf-3 = Le 17 était plus fort que ton 6. Ce n’est rien : la prochaine paire sera peut-être à toi. Retourne !
    .title = Pas cette fois
lesson-zweikampf-4 = Deux fois 8 : les cartes restent là. La prochaine paire décide pour les quatre. Retourne !
    .title = Égalité !
lesson-zweikampf-5 = Les quatre sont à toi ! Il ne vous reste qu’une carte chacun. Retourne-la et gagne !
    .title = La dernière paire

### Ce que la maison en dit

edition-zweikampf =
    { $edition ->
        [space] Le jeu de base seulement.
       *[other] On joue selon le livret « { $leaflet } ».
    }

### Prix

prize-zweikampf-run = La belle série
    .why = Au-dessus { $count } fois de suite
prize-zweikampf-catch = Le gros poisson
    .why = { $count } cartes gagnées d’un coup
prize-zweikampf-underdog = Le petit géant
    .why = Gagné avec le { $count }
