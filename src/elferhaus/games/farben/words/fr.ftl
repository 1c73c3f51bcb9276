### The game and its rules

game-farben = Une seule couleur
    .about = Prends, échange, trie : réunis toute ta main dans une seule couleur avant que quelqu’un d’autre
        n’arrête la manche !

FS-1 = Pour 2 à 6 joueurs. À 2 ou 3 joueurs, chacun reçoit 9 cartes ; à 4 ou 5, 8 ; à 6, 7. Le reste forme la pioche ;
    ses quatre premières cartes commencent quatre piles visibles.
    .title = La donne

FS-2 = Prends la première carte de la pioche ou la carte du dessus d’une pile visible, puis mets une carte de ta main
    sur une pile visible. Si tu viens de vider un emplacement, c’est là qu’elle doit aller : il y a toujours quatre
    piles visibles. Une carte prise sur une pile visible ne peut être reposée nulle part dans le même tour ; une carte
    de la pioche, si. Si la pioche est vide au début d’un tour, on la refait à ce moment-là en mélangeant tout ce qui
    se trouve sous les quatre cartes du dessus ; s’il n’y a rien dessous, on ne peut prendre que sur les piles
    visibles.
    .title = Ton tour

FS-3 = Qui n’a plus en main qu’une seule couleur peut dire « Terminé ! » à la fin de son propre tour et clore
    la manche. Plus personne ne joue ensuite.
    .title = Terminé !

FS-4 = Chacun compte la somme de la couleur qui lui rapporte le plus dans sa main. Après toutes les manches, qui a le
    plus de points gagne. Pour une belle partie, on joue autant de manches qu’il y a de joueurs. La première manche
    commence à gauche du donneur, les suivantes par le perdant de la précédente ; à égalité entre perdants, par le
    premier d’entre eux dans le sens des aiguilles d’une montre, en comptant à partir de celui qui avait commencé. Une
    manche que personne n’a close en 300 tours, tous joueurs ensemble, est comptée telle quelle.
    .title = Les points

### At the table

farben-colour =
    { $colour ->
        [red] rouge
        [yellow] jaune
        [green] vert
       *[blue] bleu
    }
farben-piles = Piles
farben-pile =
    { $count ->
        [1] Pile visible { $pile } : { $card }
       *[other] Pile visible { $pile } : { $card } dessus, { $count } cartes
    }
farben-pile-empty = Pile visible { $pile } : vide
farben-here = défausser ici
farben-shelf = { $colour }, somme { $sum }
farben-no-colour = pas de { $colour }
farben-counts = compte
farben-new = nouvelle
farben-new-stays = Nouvelle, elle reste ce tour-ci.
farben-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
farben-hint-take = Prends une carte.
farben-hint-drop = Défausse une carte.
farben-hint-where = Sur quelle pile ?
farben-hint-fill = La pile { $pile } est vide : pose ta carte là.
farben-close = Dire « Terminé ! »
farben-close-now = Rien que du { $colour } : tu as { $sum }, et chacun compte ses points.
farben-close-with = Possible si tu défausses { $card }.
farben-close-not = Il faut une seule couleur.
farben-close-turn = À la fin de ton tour.
farben-drop = défausser
farben-drop-close = défausser et finir
farben-take-stock = Prendre dans la pioche
farben-did-take =
    { $who ->
        [you] Tu prends { $card }
       *[other] { $name } prend { $card }
    }
farben-did-take-stock =
    { $who ->
        [you] Tu pioches
       *[other] { $name } pioche
    }
farben-did-drop =
    { $who ->
        [you] Tu défausses { $card }
       *[other] { $name } défausse { $card }
    }
farben-did-close =
    { $who ->
        [you] Tu défausses { $card } et tu dis « Terminé ! »
       *[other] { $name } défausse { $card } et dit « Terminé ! »
    }
farben-did-shuffle = La pioche est remélangée

### What the coach says was done

coach-did-farben-take =
    { $from ->
        [stock] { $card ->
            [none] { $name } pioche
           *[other] { $name } pioche { $card_the }
        }
       *[other] { $name } prend { $card_the }
    }
coach-did-farben-drop =
    { $close ->
        [true] { $name } défausse { $card_the } sur la pile { $on_number } et dit « Terminé ! »
       *[other] { $name } défausse { $card_the } sur la pile { $on_number }
    }

### Why not

farben-no-shuffle = Il n’y a rien à mélanger maintenant
farben-shuffle-first = La pioche est vide : on la refait d’abord avec les cartes sous les quatre cartes du dessus
farben-shuffle-stock = On ne mélange que la pioche
farben-taken-already = Tu as déjà pris une carte : mets-en une maintenant sur une pile visible
farben-stock-empty = La pioche est vide : prends la carte du dessus d’une pile visible
farben-no-pile = Les piles visibles portent les numéros 0 à 3
farben-name-card = Nomme la carte que tu prends : { $top_the } est sur le dessus
farben-take-first = Prends d’abord une carte, puis défausses-en une
farben-just-taken = { $card_The } vient d’une pile visible et reste donc dans ta main pendant ce tour
farben-fill-place = { $card_The } doit aller sur la pile que tu as vidée
farben-two-colours = Même sans { $card_the }, ta main a plus d’une couleur : tu ne peux pas clore la manche
farben-deal-piles = Il y a toujours 4 piles visibles, pas { $found }
farben-deal-open = Chaque pile visible commence par une seule carte

### Hints

hint-farben-take = Prends { $card_the } : tes cartes { colour-name }s font alors { $sum }
hint-farben-no-stock = La pioche est vide : prends une carte visible, par exemple { $card_the }
hint-farben-stock = Aucune carte { colour-name } n’est visible : prends-en une à la pioche
hint-farben-stock-low = { $card_The } n’augmente pas ta somme : prends une carte à la pioche
hint-farben-close = Dis « Terminé ! » : tes cartes { colour-name }s font { $sum }, cela peut suffire
hint-farben-drop-low = Défausse { $card_the } : tu n’as qu’une couleur, et c’est ta plus petite carte
hint-farben-cover = Pose { $card_the } sur { $top_the } : { $name } pourrait en avoir envie
hint-farben-drop-unwanted = Défausse { $card_the } : personne d’autre n’a pris cette couleur sur les piles
hint-farben-drop =
    Défausse { $card_the } : { $colour ->
        [red] le rouge
        [yellow] le jaune
        [green] le vert
       *[blue] le bleu
    } est ta meilleure couleur

### The lesson

lesson-farben-1 = Tu as déjà beaucoup de rouge. Voilà encore une carte rouge, et les grandes comptent plus : prends-la !
    .title = Une seule couleur
lesson-farben-2 = Qui n’a plus qu’une couleur peut terminer. Essaie : défausse le 3 bleu en disant « Terminé ! »
    .title = Déjà terminé ?
    .refused = Le 5 jaune est de trop
lesson-farben-3 = Après avoir pris une carte, on en défausse toujours une. Défausse le 3 bleu, sans terminer.
    .title = On prend, on défausse
lesson-farben-4 = Pas de carte rouge visible ? Alors prends-en une dans la pioche.
    .title = Ou une surprise
lesson-farben-5 = Encore une rouge ! Défausse le 5 jaune et dis « Terminé ! » Qui a le plus de points dans une couleur gagne.
    .title = Terminé !

### Prix

prize-farben-full-stop = Le point final
    .why =
        { $count ->
            [one] { $count } manche terminée
           *[other] { $count } manches terminées
        }
prize-farben-magpie = La pie
    .why = { $count } cartes visibles chipées
prize-farben-dig = La chasse au trésor
    .why = { $count } cartes piochées
ending-farben-closed = Terminé !
    .by =
        { $who ->
            [you] Tu as terminé la manche.
           *[other] { $name } a terminé la manche.
        }
part-farben-colour =
    { $colour ->
        [red] { $count ->
            [one] { $count } carte rouge
           *[other] { $count } cartes rouges
        }
        [yellow] { $count ->
            [one] { $count } carte jaune
           *[other] { $count } cartes jaunes
        }
        [green] { $count ->
            [one] { $count } carte verte
           *[other] { $count } cartes vertes
        }
       *[blue] { $count ->
            [one] { $count } carte bleue
           *[other] { $count } cartes bleues
        }
    }
