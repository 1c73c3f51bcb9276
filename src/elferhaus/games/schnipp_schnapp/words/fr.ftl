### The game and its rules

game-schnipp-schnapp = Schnipp-Schnapp
    .about = Yeux grands ouverts et voix toute prête : le premier à crier le bon mot rafle les cartes !
    .variant-basic = Jeu de base
    .variant-together = Tous ensemble

SS-1 = Pour 2 à 6 joueurs, en temps réel. On distribue les 80 cartes, le plus également possible (C-2). Chacun met de
    côté ses carrés (quatre nombres égaux), mélange le reste et le place devant soi en un paquet, face cachée.
    .title = La donne

SS-2 = La place à gauche du donneur commence. Dans le sens des aiguilles d’une montre, chaque place qui a des cartes
    retourne la première de son paquet sur sa pile visible. Quoi que l’on ait crié entre-temps, c’est ensuite à la
    prochaine place avec des cartes, à gauche de celle qui a retourné en dernier.
    .title = Retourner

SS-3 = Il y a correspondance quand le même nombre se trouve sur le dessus des piles visibles d’au moins deux joueurs ; elle
    vaut tant qu’on la voit, même après d’autres cartes. Le premier à crier « Schnapp ! », concerné ou non, pourvu
    qu’il ait encore des cartes, prend les piles visibles des autres joueurs qui font partie d’une correspondance. C’est le
    réglage normal, `takes: matching` ; avec l’option `takes: all`, qui n’existe que dans l’édition 2013, il prend
    toutes les autres piles visibles. On met à la suite sa propre pile visible, s’il y en a une, puis les piles
    gagnées dans le sens des aiguilles d’une montre à partir de la gauche de celui qui a crié, chacune en commençant
    par la carte du dessous. On met de côté les carrés (quatre nombres égaux) ; le reste va sous son propre paquet,
    pour être retourné dans cet ordre.
    .title = Schnapp !

SS-4 = Crier quand rien ne correspond, ou crier le mauvais mot, est une faute : ta pile visible va, sans changer
    d’ordre, sur la pile du milieu. Si tu n’en as pas, rien ne bouge. Ce qui correspond toujours peut encore être
    crié. Si les deux mots sont possibles, l’un et l’autre sont justes. Chaque place ne crie qu’une fois par carte
    retournée. Les cris de trop, les cris qui suivent un cri juste ou une égalité jusqu’à la carte suivante, et le
    « Schnapp ! » d’une place sans cartes ne comptent pas, et ce ne sont pas des fautes.
    .title = La faute

SS-5 = « Schnipp ! » est juste si la dernière carte retournée est encore visible et porte le même nombre que le dessus
    de la pile du milieu, qui s’y trouvait déjà avant qu’on la retourne. Toutes les places peuvent le crier. Qui crie
    prend seulement la pile du milieu, en commençant par la carte du dessous, met de côté les carrés qu’elle contient
    et place le reste sous son propre paquet ; sa pile visible reste en place.
    .title = Schnipp !

SS-6 = Des cris justes, quel que soit le mot, sont à égalité s’ils viennent au plus 50 millièmes de seconde après le
    premier cri juste (l’option `tie_ms` permet d’en changer ; le retard du réseau est compensé). Personne ne gagne
    alors : chacun de ceux qui ont crié glisse sa pile visible sous son propre paquet, en commençant par la carte du
    dessous. Les fautes commises dans ce laps de temps sont réglées juste après.
    .title = Égalité

SS-7 = Si c’est à toi de retourner et que tu n’as plus de carte face cachée, tu mélanges d’abord toute ta pile visible
    pour en faire un nouveau paquet.
    .title = Paquet épuisé

SS-8 = Qui n’a plus de cartes est éliminé, mais peut revenir en jeu par un « Schnipp ! » juste.
    .title = Sans cartes

SS-9 = Qui a le plus de carrés gagne. Avant chaque carte à retourner, on vérifie si le jeu est fini : il s’arrête dès
    qu’aucun cri ne peut plus réussir (aucun nombre n’est chez deux joueurs différents, face cachée ou visible, et
    aucun joueur n’a le nombre du dessus de la pile du milieu), ou après 2 000 cartes retournées. Chacun met alors de
    côté les carrés qui se trouvent parmi ses propres cartes ; les cartes du milieu ne sont à personne.
    .title = La fin

SS-V1 = Variante `together` : toutes les places qui ont des cartes en retournent une en même temps, à
    « 3–2–1–partez » ; c’est un temps. On ne crie qu’après, une fois par place et par temps. « La dernière carte
    retournée », c’est ici n’importe quelle carte de ce temps. Pour la limite de 2 000, on compte les cartes. Qui a le
    plus de cartes à la fin, carrés et piles réunis, gagne. La fin est la même que dans SS-9.
    .title = Tous ensemble

SS-H1 = Une règle de la maison, qui n’est dans aucun livret : si vous choisissez `length`, la manche s’arrête
    après 400 ou 200 cartes retournées. On compte comme d’habitude.
    .title = Une manche plus courte (règle de la maison)

### What a table can choose

choose-schnipp-schnapp-takes = Qui crie juste prend
    .about = Toutes les piles visibles : seulement dans l’édition 2013.
    .matching = les piles du même nombre
    .all = toutes les piles visibles
choose-schnipp-schnapp-tie_ms = Crié en même temps
    .about = Jusqu’à ce nombre de millisecondes d’écart, personne ne gagne.
choose-schnipp-schnapp-length = Durée
    .about = Une manche entière peut durer une demi-heure. Plus court, c’est une règle de la maison.
    .full = manche entière
    .medium = 10 minutes
    .short = 5 minutes
variants-schnipp-schnapp =
    .basic = On retourne les cartes chacun son tour.
    .together = À « partez ! », tout le monde retourne en même temps.

### At the table

snap-word-schnapp = Schnapp !
snap-word-schnipp = Schnipp !
snap-when-schnapp = deux pareilles
snap-when-schnipp = comme au milieu
snap-label-schnapp = Schnapp ! Deux piles visibles montrent le même nombre
snap-label-schnipp = Schnipp ! La dernière carte est comme celle du milieu
snap-ms = { $ms } ms
snap-minus = { $elapsed } − { $credit }
snap-in = On retourne dans { $left }
snap-turn = Retourner
snap-left = encore { $count }
snap-turn-label =
    { $count ->
        [0] Retourner une carte
        [one] Retourner ta dernière carte face cachée
       *[other] Retourner la prochaine carte, encore { $count }
    }
snap-down =
    { $count ->
        [0] Aucune carte face cachée
        [one] Une carte face cachée
       *[other] { $count } cartes face cachée
    }
snap-your-quartets = Tes carrés
snap-no-quartets = Pas encore de carré
snap-your-pile = Ta pile visible
snap-pile-of = Pile visible : { $name }
snap-on-pile = Sur { $count } cartes.
snap-quartets =
    { $count ->
        [0] Aucun carré
        [one] Un carré
       *[other] { $count } carrés
    }
snap-quartet = Carré de { $number }
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
        [you] Tu retournes { $card_the }
       *[other] { $name } retourne { $card_the }
    }
snap-first-schnapp =
    { $who ->
        [you] Schnapp ! Tu as crié en premier
       *[other] Schnapp ! { $name } a crié en premier
    }
snap-first-schnipp =
    { $who ->
        [you] Schnipp ! Tu as crié en premier
       *[other] Schnipp ! { $name } a crié en premier
    }
snap-was-first =
    { $who ->
        [you] Tu as crié en premier !
       *[other] { $name } a crié en premier !
    }
snap-wins-schnapp =
    { $count ->
        [1] Schnapp avec le { $number } : une carte de plus.
       *[other] Schnapp avec le { $number } : { $count } cartes de plus.
    }
snap-wins-schnipp =
    { $count ->
        [1] Schnipp avec le { $number } : une carte du milieu.
       *[other] Schnipp avec le { $number } : { $count } cartes du milieu.
    }
snap-aside =
    { $count ->
        [one]
            { $who ->
                [you] Ton carré : { $numbers }
               *[other] Carré pour { $name } : { $numbers }
            }
       *[other]
            { $who ->
                [you] Tes carrés : { $numbers }
               *[other] Carrés pour { $name } : { $numbers }
            }
    }
snap-tie = Égalité !
snap-tie-told = Égalité : { $names }
snap-tie-apart = Seulement { $ms } ms d’écart : personne ne gagne.
snap-tie-moves = { $names } : la pile visible va sous le paquet.
snap-mistake =
    { $who ->
        [you] Tu as crié à tort
       *[other] { $name } a crié à tort
    }
snap-mistakes = Crié à tort, pile au milieu : { $names }
snap-mistake-moves =
    { $cards ->
        [none]
            { $who ->
                [you] Tu n’as pas de pile visible : rien ne bouge.
               *[other] { $name } n’a pas de pile visible : rien ne bouge.
            }
       *[some]
            { $who ->
                [you] Ta pile visible va au milieu.
               *[other] La pile visible va au milieu.
            }
    }

### Why not

snip-deal-quartet = { $seat } a encore les quatre cartes du nombre { $number } : les carrés se mettent de côté avant de jouer
snip-wait = Il n’y a rien à crier maintenant : les cris comptent de nouveau après la prochaine carte retournée
snip-beat = On ne crie qu’une fois que tout le monde a retourné sa carte
snip-called = Tu as déjà crié pour cette carte : chacun n’a droit qu’à un cri
snip-without-cards = Sans cartes, tu ne peux pas crier « Schnapp ! », seulement « Schnipp ! »
snip-late = Un cri à { $ms } ms arrive trop tard : après le premier cri juste, on avait jusqu’à { $most } ms
snip-time = Le temps d’un cri doit être un nombre de millisecondes, au moins 0
snip-order = Un cri à { $ms } ms n’est pas dans l’ordre : il y en a déjà eu un à { $least } ms
snip-shuffle-missing = { $seat } n’a plus de carte face cachée : il faut d’abord mélanger la pile visible
snip-shuffle-pile = C’est la pile visible chez { $seat } qu’il faut mélanger

### Hints

hint-schnipp-schnapp-schnapp = Sur deux piles visibles, il y a un { $number } : crie « Schnapp ! »
hint-schnipp-schnapp-schnipp = Un { $number } vient d’être retourné, comme au milieu : crie « Schnipp ! »
hint-schnipp-schnapp-turn = Rien n’est pareil pour l’instant : retourne ta prochaine carte
hint-schnipp-schnapp-next = C’est à toi : retourne ta prochaine carte

### The lesson

lesson-schnipp-schnapp-1 = Rassemble des carrés : quatre fois le même nombre. Chacun retourne une carte à son tour. À
    toi !
    .title = Carte après carte
lesson-schnipp-schnapp-2 = Deux 7 sont là ! Qui crie Schnapp le premier gagne les deux piles. Vite !
    .title = Deux pareilles : Schnapp !
lesson-schnipp-schnapp-3 = Les quatre 7 étaient dans ces piles : le carré est à toi. Le reste va sous ton paquet. Continue !
    .title = Un carré !
lesson-schnipp-schnapp-4 = Rien n’est pareil. Crie quand même Schnapp une fois, et regarde ce qui se passe.
    .title = Et si on se trompe ?
lesson-schnipp-schnapp-5 = Raté : ton 3 a dû aller au milieu. Mais voilà un autre 3 ! Crie Schnipp et prends le
    milieu.
    .title = Comme au milieu : Schnipp !

### Ce que la maison en dit

edition-schnipp-schnapp =
    { $edition ->
        [2013] Ici, on peut aussi jouer « qui crie prend toutes les piles visibles ».
       *[other] Le premier cri juste prend les piles du même nombre.
    }

### Prix

prize-schnipp-schnapp-lightning = L’éclair
    .why = Un cri en { $count } millisecondes
prize-schnipp-schnapp-net = L’épuisette
    .why = { $count } fois, le bon cri
prize-schnipp-schnapp-hot-head = Le faux départ
    .why = { $count } cris trop rapides, mais quel élan
