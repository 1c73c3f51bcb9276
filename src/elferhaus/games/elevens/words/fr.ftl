### The game and its rules

game-elevens = 11 Elevens
    .about = Saute d’une rangée à l’autre par les ponts, place bien tes jokers et rafle un bonus chaque fois que tu complètes un côté !
    .variant-basic = Jeu complet
    .variant-start = Pour débuter

EE-1 = Pour 2 à 6 joueurs. Il y a 84 cartes à nombre (de 1 à 21 en quatre couleurs), 4 jokers, 15 ponts et 7
    cartes bonus. On dispose les quatre 11 l’un sous l’autre : chacun commence une rangée. L’ordre des
    couleurs est libre (option `rows` ; sans autre choix, il est tiré au hasard) et il compte : deux rangées
    qui se touchent sont voisines. La rangée du haut et celle du bas n’ont qu’une voisine chacune, et elles ne
    sont pas voisines entre elles.
    .title = La mise en place

EE-2 = On mélange les 80 autres cartes à nombre avec les 4 jokers. À 2 ou 3 joueurs, chacun reçoit 20 cartes
    et 4 ponts ; à 4, 15 cartes et 3 ponts ; à 5, 12 cartes et 3 ponts ; à 6, 12 cartes et 2 ponts. Les ponts
    en trop quittent le jeu. Les cartes qui restent forment la pioche.
    .title = La donne

EE-3 = Le plus jeune commence (C-3). À ton tour, soit tu poses de 1 à 4 cartes, soit tu prends la première
    carte de la pioche ; ensuite, ton tour est fini. Tant qu’il y a une pioche, rien ne t’oblige à poser.
    Quand tu poses, ton tour finit lorsque tu le dis ou que ta main est vide, jamais tout seul ; après quatre
    cartes, tu peux seulement encore faire des échanges ou terminer.
    .title = Ton tour

EE-4 = Chaque carte a son emplacement : la rangée de sa couleur, à l’endroit de son nombre. Une carte convient si son
    emplacement est vide et si un emplacement juste à côté dans la même rangée (un nombre de plus ou de moins) est
    occupé, ou si un pont y mène (EE-7). Les nombres vont de 1 à 21.
    .title = Ce qui convient

EE-5 = Le joker remplace n’importe quelle carte à nombre, à un emplacement où cette carte conviendrait. Il
    compte comme l’une de tes 4 cartes.
    .title = Le joker

EE-5a = À ton tour, tu peux remplacer un joker sur la table par la carte à nombre qu’il représente, et prendre
    ce joker en main ; tu t’en sers tout de suite ou plus tard. L’échange n’est permis que dans un tour où tu
    poses de 1 à 4 cartes ; il ne compte pas parmi ces 4 et peut se faire avant ou après elles. Tu peux faire
    autant d’échanges que tu veux, mais un tour ne peut pas être fait seulement d’échanges, et qui pioche ne
    peut pas échanger. Se défausser d’un joker (EE-5b) compte comme poser une carte : un échange, puis le
    joker gagné aussitôt posé ou défaussé, cela fait donc un tour complet.
    .title = Échanger un joker

EE-5b = Tu peux te défausser d’un joker de ta main : il quitte le jeu. Il compte comme l’une de tes 4 cartes
    et suffit à lui seul pour un tour valable ; mais ce n’est pas permis dans un tour où tu pioches.
    .title = Défausser un joker

EE-5c = Personne n’est jamais obligé de se servir d’un joker. Dans un même tour, tu peux en poser ou en
    défausser plusieurs. Un joker peut aussi être ta dernière carte.
    .title = Joker sans obligation

EE-6 = Si tu remplis le dernier emplacement vide d’un côté d’une rangée (de 1 à 11 ou de 11 à 21), avec une
    carte à nombre ou un joker, tu prends une carte bonus. Un échange fait plus tard de ce côté ne rapporte
    rien. Il y a 7 cartes bonus pour 8 côtés : quand il n’y en a plus, il n’y en a plus.
    .title = Les bonus

EE-7 = Tu poses un pont au-dessus ou au-dessous d’un emplacement occupé, par une carte à nombre ou par un joker ; il
    mène au même nombre dans une rangée voisine. Dans la même action, tu dois remplir l’emplacement d’arrivée avec sa
    carte à nombre ou un joker : cette carte compte parmi tes 4, le pont non. De là, la rangée s’allonge dans les deux
    sens. Tu peux poser autant de ponts que tu veux dans un tour, mais seulement là où la carte ne conviendrait pas
    sans pont. Un pont n’est pas un joker. Les ponts non utilisés ne comptent pas dans les points. Exemple : les
    rangées jaune, bleue et rouge se suivent dans cet ordre, `y9` est occupé, `b10`, `r8`, `r9` et `r10` sont vides.
    Un pont à `y9` te permet de poser `b9` ; un pont à `b9` te permet ensuite de poser un joker à la place de `r9` ;
    alors `r8` convient aussi. Cela fait 3 de tes 4 cartes. Le joueur suivant peut poser `r7`, mais pas `r5`.
    .title = Les ponts

EE-8 = Quand la pioche est vide, si tu peux poser une carte à nombre sans pont, tu dois poser au moins une
    carte sur une rangée ; un joker posé sur une rangée suffit, une simple défausse non. Si tu ne peux pas, tu
    peux encore te servir de jokers et de ponts ou défausser un joker, ou bien tu passes ; passer n’est permis
    que dans ce cas. C’est la situation au début de ton tour qui décide, et un échange ne remplit pas cette
    obligation. Se servir d’un joker ou d’un pont n’est jamais obligatoire.
    .title = Pioche vide

EE-9 = La manche se termine dès qu’une main est vide, que la dernière carte ait été posée ou défaussée. Elle
    se termine aussi quand on a passé autant de fois de suite qu’il y a de joueurs : toutes les rangées sont
    alors pleines.
    .title = Fin de la manche

EE-10 = Chaque carte bonus rapporte 11 points. De ce total, on retire le nombre de chaque carte restée en main, et 11
    points par joker en main. Qui a le plus de points gagne : finir en premier ne suffit donc pas. Pour une belle
    partie, on joue autant de manches qu’il y a de joueurs.
    .title = Les points

EE-V1 = Variante `start` : on joue sans ponts, sans jokers et sans cartes bonus, et le premier à poser sa
    dernière carte gagne. La donne et tout le reste sont comme ci-dessus ; les points se comptent selon EE-10.
    .title = Pour débuter

### What a table can choose

choose-elevens-rows = Ordre des rangées
    .about = Les ponts ne relient que des rangées voisines.
    .shuffled = Mélangé
    .own = À vous de choisir
    .up = { $colour } une rangée plus haut
variants-elevens =
    .basic = Avec jokers, ponts et cartes bonus.
    .start = Pour découvrir : sans jokers, ponts ni cartes bonus.

### At the table

elevens-did-bridge =
    { $who ->
        [you] Tu poses { $card_the } par un pont
       *[other] { $name } pose { $card_the } par un pont
    }
elevens-did-joker =
    { $who ->
        [you] Tu poses un joker à la place du { $card }
       *[other] { $name } pose un joker à la place du { $card }
    }
elevens-did-joker-bridge =
    { $who ->
        [you] Tu poses un joker à la place du { $card } par un pont
       *[other] { $name } pose un joker à la place du { $card } par un pont
    }
elevens-did-swap =
    { $who ->
        [you] Tu échanges { $card_the } contre le joker
       *[other] { $name } échange { $card_the } contre le joker
    }
elevens-did-discard =
    { $who ->
        [you] Tu défausses un joker
       *[other] { $name } défausse un joker
    }
elevens-did-bonus =
    { $who ->
        [you] Côté complet : tu reçois une carte bonus
       *[other] Côté complet : { $name } reçoit une carte bonus
    }
elevens-did-draw-joker =
    { $who ->
        [you] Tu pioches un joker
       *[other] { $name } pioche un joker
    }
elevens-four-rows = Les quatre rangées
elevens-row = rangée { $colour } : { $runs }
elevens-map = Vue d’ensemble des colonnes
elevens-columns = Colonnes { $from } à { $to }
elevens-look = Montrer { $card_the }
elevens-bridge-here = Poser { $card_the } par un pont
elevens-joker-here = Poser le joker à la place du { $card }
elevens-joker-bridge-here = Poser le joker à la place du { $card } par un pont
elevens-swap-here = Échanger { $card_the } contre le joker
elevens-span = Pont : { $upper } – { $lower }
elevens-build = Construire un pont ({ $upper } – { $lower }) et poser { $card_the }
elevens-build-joker = Construire un pont ({ $upper } – { $lower }) et poser le joker à la place du { $card }
elevens-bridges =
    { $count ->
        [one] { $count } pont
       *[other] { $count } ponts
    }
elevens-bonus =
    { $count ->
        [one] { $count } carte bonus
       *[other] { $count } cartes bonus
    }
elevens-out =
    { $count ->
        [one] Hors du jeu : { $count } joker
       *[other] Hors du jeu : { $count } jokers
    }
elevens-laid =
    { $count ->
        [one] Ce tour : { $count } carte sur quatre
       *[other] Ce tour : { $count } cartes sur quatre
    }
elevens-of-four = { $count } sur 4
elevens-hint-joker = Touche un emplacement éclairé
elevens-hint-swap = Ne compte pas comme carte posée
elevens-hint-bridge = Cela coûte un pont
elevens-hint-duty = La pioche est vide : tu dois poser
elevens-hint-swapped = Pose encore une carte ou défausse un joker
elevens-note-swap = Peut remplacer le joker.
elevens-note-bridge = Convient avec un pont.
elevens-do-swap = Échanger
elevens-do-bridge = Pont +
elevens-do-discard = Défausser

### What the coach says was done

coach-did-elevens-lay =
    { $as ->
        [none] { $bridge ->
            [none] { $name } pose { $card_the }
           *[other] { $name } pose { $card_the } par un pont ({ $bridge })
        }
       *[other] { $bridge ->
            [none] { $name } pose un joker à la place du { $as }
           *[other] { $name } pose un joker à la place du { $as } par un pont ({ $bridge })
        }
    }
coach-did-elevens-swap = { elevens-did-swap }
coach-did-elevens-discard = { elevens-did-discard }

### Why not

elevens-rows = Il faut les quatre couleurs pour les rangées, chacune une seule fois
elevens-deal-rows = Les rangées ne sont pas dans l’ordre que cette table a choisi
elevens-deal-bridges =
    { $found ->
        [one] { $seat } a reçu { $found } pont au lieu de { $wanted }
       *[other] { $seat } a reçu { $found } ponts au lieu de { $wanted }
    }
elevens-four = Tu as posé quatre cartes : il ne reste que les échanges ou la fin du tour
elevens-laid-already = Après avoir posé, on ne peut plus piocher ni passer : pose encore ou termine ton tour
elevens-nothing-done = Tu n’as encore rien posé : il n’y a pas de tour à terminer
elevens-must-draw = Il reste une pioche : pose une carte ou pioche au lieu de passer
elevens-waits = { $place_The } doit attendre : il faut d’abord { $missing_the }, ou un pont qui y mène
elevens-waits-either = { $place_The } doit attendre : il faut d’abord { $missing_the } ou { $other_the }, ou un pont qui y mène
elevens-taken = { $place_The } ne convient pas : cet emplacement est déjà occupé
elevens-swap-instead = { $place_The } ne convient pas : un joker occupe cet emplacement, et tu peux l’échanger
elevens-joker-as = Dis quelle carte à nombre le joker remplace
elevens-as-number = { $card_The } ne représente que lui-même : seul un joker remplace une autre carte
elevens-no-joker-there = { $card_The } ne peut pas être échangé : aucun joker sur la table ne le représente
elevens-swap-alone = Des échanges seuls ne font pas un tour : pose aussi une carte ou défausse un joker
elevens-discard = { $card_The } ne peut pas être défaussé : seuls les jokers peuvent l’être
elevens-bridge-none = Tu n’as plus de pont
elevens-bridge-needless = { $place_The } convient aussi sans pont
elevens-bridge-apart = { $place_The } ne peut pas être atteint ainsi : au départ du pont, il faut { $needed }, et non { $other_the }
elevens-bridge-empty = Aucun pont ne peut partir d’ici : { $other_the } n’est pas encore sur la table
elevens-owes = { $card_The } convient et la pioche est vide : il faut poser au moins une carte sur une rangée
elevens-stock-empty = La pioche est vide : il n’y a rien à piocher

### Hints

hint-elevens-swap = Échange ton { $card } contre le joker qui est à sa place
hint-elevens-discard = Défausse le joker : cela n’ouvre rien, et en main il coûte { $points } points
hint-elevens-out-joker = Défausse le joker : toute ta main peut partir maintenant
hint-elevens-end-four = Pas plus de quatre cartes par tour : finis-le
hint-elevens-completes = Avec { $card_the }, le côté est complet : tu gagnes une carte bonus
hint-elevens-joker = Pose le joker : s’il te reste en main, il coûte { $points } points
hint-elevens-joker-waits = Pose le joker à la place du { $card } : ton { $other } attend derrière
hint-elevens-bridge = Construis un pont pour { $card_the } : rien d’autre n’y mène encore
hint-elevens-bridge-waits = Construis un pont pour { $card_the } : ton { $other } attend derrière
hint-elevens-collects =
    { $count ->
        [1] Pose { $card_the } : son côté est presque complet, et tu as une des cartes qui manquent
       *[other] Pose { $card_the } : son côté est presque complet, et tu as { $count } des cartes qui manquent
    }
hint-elevens-short =
    { $count ->
        [1] Pose { $card_the } : il compte { $points }, et { $name } n’a plus qu’une carte
       *[other] Pose { $card_the } : il compte { $points }, et { $name } n’a plus que { $count } cartes
    }
hint-elevens-high = Pose { $card_the } : s’il te reste en main, il coûte { $points } points
hint-elevens-save-joker = Aucun de tes nombres ne convient, et un joker, ça se garde
hint-elevens-save-bridge = Sans pont, aucun de tes nombres ne convient, et un pont, ça se garde
hint-elevens-side = Garde { $card_the } : sinon d’autres pourraient finir ce côté et prendre le bonus
hint-elevens-draw-waits = Pioche plutôt : tant qu’il y a une pioche, personne n’est obligé de poser
hint-elevens-end-waits = Assez pour ce tour : ce qui convient encore peut attendre
hint-elevens-draw-opens =
    { $count ->
        [1] Pioche plutôt : { $card_the } ouvrirait un emplacement aux autres
       *[other] Pioche plutôt : { $card_the } ouvrirait { $count } emplacements aux autres
    }

### The lesson

lesson-elevens-1 = Les quatre 11 sont déjà là. Pose ton 13 rouge à côté du 12 ! Chaque carte qui te reste à la fin coûte des points.
    .title = Construire des rangées
lesson-elevens-2 = Ton 13 jaune n’a pas de voisin. Mais juste au-dessus, il y a le 13 rouge : construis un pont !
    .title = Par le pont
lesson-elevens-3 = Avant ton 13 bleu, il manque le 12. Un joker peut être n’importe quelle carte : pose-le là !
    .title = Le joker t’aide
lesson-elevens-4 = Du 1 vert au 11, il ne manque que le 10. Qui complète un côté reçoit une carte bonus : 11 points !
    .title = Un côté complet
lesson-elevens-5 = On pose quatre cartes au plus par tour. Finis ton tour ! Qui ne veut rien poser pioche une carte.
    .title = Quatre, ça suffit
lesson-elevens-6 = Ton 13 va à côté du joker. Pose-le, et la manche est finie. Qui a le plus de points gagne !
    .title = La dernière carte

### Prix

prize-elevens-treasure = Le coffre au trésor
    .why =
        { $count ->
            [one] { $count } carte bonus gagnée
           *[other] { $count } cartes bonus gagnées
        }
prize-elevens-bridges = Le bâtisseur de ponts
    .why = { $count } ponts construits
prize-elevens-swaps = L’ami du chat
    .why =
        { $count ->
            [one] { $count } joker échangé
           *[other] { $count } jokers échangés
        }
part-elevens-bonus =
    { $count ->
        [one] { $count } carte bonus
       *[other] { $count } cartes bonus
    }
part-elevens-jokers =
    { $count ->
        [one] { $count } joker en main
       *[other] { $count } jokers en main
    }
