### The game and its rules

game-schnipp-schnapp = Schnipp-Schnapp
    .about = Yeux grands ouverts et voix toute prête : le premier à crier le bon mot rafle les cartes !
    .variant-basic = Jeu de base
    .variant-together = Tous ensemble

SS-1 = Pour 2 à 6 joueurs, en temps réel. On distribue les 80 cartes, le plus également possible (C-2). Chacun
    met de côté ses quatuors (quatre nombres égaux), mélange le reste et le place devant soi en un paquet,
    face cachée.
    .title = La donne

SS-2 = La place à gauche du donneur commence. Dans le sens des aiguilles d’une montre, chaque place qui a des
    cartes retourne la première de son paquet sur son tas ouvert. Quoi que l’on ait crié entre-temps, c’est
    ensuite à la prochaine place avec des cartes, à gauche de celle qui a retourné en dernier.
    .title = Retourner

SS-3 = Il y a rencontre quand le même nombre se trouve sur le dessus des tas ouverts d’au moins deux joueurs ;
    elle vaut tant qu’elle est visible, même après d’autres cartes. Le premier à crier « Schnapp », concerné
    ou non, pourvu qu’il ait encore des cartes, prend les tas ouverts des autres joueurs qui font partie d’une
    rencontre. C’est le réglage normal, `takes: matching` ; avec l’option `takes: all`, qui n’existe que dans
    l’édition 2013, il prend tous les autres tas ouverts. On met à la suite son propre tas ouvert, s’il y en a
    un, puis les tas gagnés dans le sens des aiguilles d’une montre à partir de la gauche de celui qui a crié,
    chacun en commençant par la carte du dessous. On met de côté les quatuors (quatre nombres égaux) ; le
    reste va sous son propre paquet, pour être retourné dans cet ordre.
    .title = Schnapp

SS-4 = Crier quand rien ne correspond, ou crier le mauvais mot, est une faute : ton tas ouvert va, sans
    changer d’ordre, sur la pile du milieu. Si tu n’en as pas, rien ne bouge. Ce qui correspond toujours peut
    encore être crié. Si les deux mots sont possibles, l’un et l’autre sont justes. Chaque place ne crie
    qu’une fois par carte retournée. Les cris de trop, les cris qui suivent un cri juste ou une égalité
    jusqu’à la carte suivante, et le « Schnapp » d’une place sans cartes ne comptent pas, et ce ne sont pas
    des fautes.
    .title = La faute

SS-5 = « Schnipp » est juste si la dernière carte retournée est encore visible et porte le même nombre que le
    dessus de la pile du milieu, qui s’y trouvait déjà avant qu’on la retourne. Toutes les places peuvent le
    crier. Qui crie prend seulement la pile du milieu, en commençant par la carte du dessous, met de côté les
    quatuors qu’elle contient et place le reste sous son propre paquet ; son tas ouvert reste en place.
    .title = Schnipp

SS-6 = Des cris justes, quel que soit le mot, sont à égalité s’ils viennent au plus `tie_ms` millièmes de
    seconde après le premier cri juste (50 au départ, une fois le retard du réseau compensé). Personne ne
    gagne alors : chacun de ceux qui ont crié glisse son tas ouvert sous son propre paquet, en commençant par
    la carte du dessous. Les fautes commises dans ce laps de temps sont réglées juste après.
    .title = Égalité

SS-7 = Si c’est à toi de retourner et que tu n’as plus de carte face cachée, tu mélanges d’abord tout ton tas
    ouvert pour en faire un nouveau paquet.
    .title = Paquet épuisé

SS-8 = Qui n’a plus de cartes est éliminé, mais peut revenir en jeu par un « Schnipp ».
    .title = Sans cartes

SS-9 = Qui a le plus de quatuors gagne. Avant chaque carte à retourner, on vérifie si le jeu est fini : il
    s’arrête dès qu’aucun cri ne peut plus réussir (aucun nombre n’est chez deux joueurs différents, face
    cachée ou visible, et aucun joueur n’a le nombre du dessus de la pile du milieu), ou après 2 000 cartes
    retournées. Chacun met alors de côté les quatuors qui se trouvent parmi ses propres cartes ; les cartes du
    milieu ne sont à personne.
    .title = La fin

SS-V1 = Variante `together` : toutes les places qui ont des cartes en retournent une en même temps, à
    « 3–2–1–partez » ; c’est un temps. On ne crie qu’après, une fois par place et par temps. « La dernière
    carte retournée », c’est ici n’importe quelle carte de ce temps. Pour la limite de 2 000, on compte les
    cartes. Qui a le plus de cartes à la fin, quatuors et propres piles réunis, gagne. La fin est la même que
    dans SS-9.
    .title = Tous ensemble

### What a table can choose

choose-schnipp-schnapp-takes = Qui crie juste prend
    .about = Toutes les piles : seulement dans l’édition 2013.
    .matching = les piles identiques
    .all = toutes les piles
choose-schnipp-schnapp-tie_ms = Crié en même temps
    .about = Jusqu’à ce nombre de millisecondes d’écart, personne ne gagne.
variants-schnipp-schnapp =
    .basic = On retourne les cartes chacun son tour.
    .together = À « partez ! », tout le monde retourne en même temps.

### At the table

snap-word-schnapp = Schnapp !
snap-word-schnipp = Schnipp !
snap-when-schnapp = deux pareilles
snap-when-schnipp = comme au milieu
snap-label-schnapp = Schnapp ! Deux piles ouvertes montrent le même nombre
snap-label-schnipp = Schnipp ! La dernière carte est comme celle du milieu
snap-ms = { $ms } ms
snap-minus = { $elapsed } − { $credit }
snap-go = Partez !
snap-in = On retourne dans { $left }
snap-turn = Retourner
snap-left = encore { $count }
snap-turn-label =
    { $count ->
        [one] Retourner ta dernière carte cachée
       *[other] Retourner la prochaine carte, encore { $count }
    }
snap-down =
    { $count ->
        [one] Une carte cachée
       *[other] { $count } cartes cachées
    }
snap-your-quartets = Tes quatuors
snap-no-quartets = Pas encore de quatuor
snap-your-pile = Ta pile ouverte
snap-pile-of = Pile ouverte : { $name }
snap-on-pile = Sur { $count } cartes.
snap-quartets =
    { $count ->
        [one] Un quatuor
       *[other] { $count } quatuors
    }
snap-quartet = Quatuor de { $number }
snap-out = sans cartes
snap-middle = Milieu
snap-nth = Carte { $number }
snap-finish = Photo-finish
snap-finish-empty = Après chaque cri, tu vois ici qui a crié quoi, et quand.
snap-legend = Rayé : le temps sur la ligne. On le retire à tout le monde.
snap-band = { $ms } ms : égalité
snap-late = trop tard
snap-you = Toi
snap-and = { $most } et { $last }
snap-turned =
    { $who ->
        [you] Tu retournes { $card }
       *[other] { $name } retourne { $card }
    }
snap-first-schnapp =
    { $who ->
        [you] Schnapp ! Tu es le plus rapide
       *[other] Schnapp ! { $name } est le plus rapide
    }
snap-first-schnipp =
    { $who ->
        [you] Schnipp ! Tu es le plus rapide
       *[other] Schnipp ! { $name } est le plus rapide
    }
snap-was-first =
    { $who ->
        [you] Tu étais là avant !
       *[other] { $name } était là avant !
    }
snap-wins-schnapp =
    { $count ->
        [one] Schnapp avec le { $number } : une carte de plus.
       *[other] Schnapp avec le { $number } : { $count } cartes de plus.
    }
snap-wins-schnipp =
    { $count ->
        [one] Schnipp avec le { $number } : une carte du milieu.
       *[other] Schnipp avec le { $number } : { $count } cartes du milieu.
    }
snap-aside =
    { $who ->
        [you] Ton quatuor : { $numbers }
       *[other] Quatuor pour { $name } : { $numbers }
    }
snap-tie = Égalité !
snap-tie-told = Égalité : { $names }
snap-tie-apart = Seulement { $ms } ms d’écart : personne ne gagne.
snap-tie-moves = { $names } : pile ouverte sous la pile cachée.
snap-mistake =
    { $who ->
        [you] Tu as crié à tort
       *[other] { $name } a crié à tort
    }
snap-mistakes = Crié à tort, pile au milieu : { $names }
snap-mistake-moves =
    { $cards ->
        [none] { $who ->
            [you] Tu n’as pas de pile ouverte : rien ne bouge.
           *[other] { $name } n’a pas de pile ouverte : rien ne bouge.
        }
       *[some] { $who ->
            [you] Ta pile ouverte va au milieu.
           *[other] La pile ouverte va au milieu.
        }
    }

### Why not

snip-deal-quartet = La place { $seat } a encore les quatre cartes du nombre { $number } : les quatuors se mettent de côté avant de jouer
snip-wait = Il n’y a rien à crier maintenant : les cris comptent de nouveau après la prochaine carte retournée
snip-beat = On ne crie qu’une fois que tout le monde a retourné sa carte
snip-called = La place { $seat } a déjà crié pour cette carte : chacun n’a droit qu’à un cri
snip-without-cards = La place { $seat } n’a plus de cartes et ne peut pas crier « Schnapp », seulement « Schnipp »
snip-late = Un cri à { $ms } ms arrive trop tard : le premier cri juste ne laissait que jusqu’à { $most } ms
snip-time = Le temps d’un cri doit être un nombre de millisecondes, au moins 0
snip-order = Un cri à { $ms } ms n’est pas dans l’ordre : il y en a déjà eu un à { $least } ms
snip-shuffle-missing = La place { $seat } n’a plus de carte face cachée : il faut d’abord mélanger son tas ouvert
snip-shuffle-pile = C’est le tas ouvert de la place { $seat } qu’il faut mélanger

### Hints

hint-schnipp-schnapp-schnapp = Sur deux tas ouverts, il y a un { $number } : crie « Schnapp ! »
hint-schnipp-schnapp-schnipp = Un { $number } vient d’être retourné, comme au milieu : crie « Schnipp ! »
hint-schnipp-schnapp-turn = Rien n’est pareil pour l’instant : retourne ta prochaine carte
hint-schnipp-schnapp-next = C’est à toi : retourne ta prochaine carte

### The lesson

lesson-schnipp-schnapp-1 = Rassemble des quatuors : quatre fois le même nombre. Chacun retourne une carte à son tour. À toi !
    .title = Carte après carte
lesson-schnipp-schnapp-2 = Deux 7 sont là ! Qui crie Schnapp le premier gagne les deux piles. Vite !
    .title = Deux pareilles : Schnapp !
lesson-schnipp-schnapp-3 = Les quatre 7 étaient dans ces piles : le quatuor est à toi. Le reste va sous ta pile. Continue !
    .title = Un quatuor !
lesson-schnipp-schnapp-4 = Rien n’est pareil. Crie quand même Schnapp une fois, et regarde ce qui se passe.
    .title = Et si on se trompe ?
lesson-schnipp-schnapp-5 = Ton erreur : ton 3 a dû aller au milieu. Mais voilà un autre 3 ! Crie Schnipp et prends le milieu.
    .title = Comme au milieu : Schnipp !

### Ce que la maison en dit

edition-schnipp-schnapp =
    { $edition ->
        [2013] Ici, qui crie peut aussi prendre toutes les piles.
       *[other] Qui crie prend les piles identiques.
    }
