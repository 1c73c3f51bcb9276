### The game and its rules

game-mogeln = Le menteur
    .about = Annonce le bon nombre sans ciller, même si ta carte dit tout autre chose, et démasque les autres
        au bon moment !

MO-1 = Pour 3 à 6 joueurs. On prend, dans les quatre couleurs, les cartes de 1 à 9 à trois joueurs, de 1 à 10
    à quatre, de 1 à 15 à cinq ou six. On les distribue toutes également ; chacun prend les siennes en main.
    .title = Les cartes

MO-2 = { $edition ->
        [space] Le plus âgé commence (C-3).
       *[other] La place à gauche du donneur commence.
    } Qui commence pose une carte face cachée et dit « un », le suivant dit « deux », et ainsi de suite
    jusqu’au dernier nombre ; alors la pile est finie et le suivant en commence une nouvelle à « un ».
    { $edition ->
        [space] Le dernier nombre est celui de la plus haute carte en jeu ; avec l’option `count_to: twenty`,
            c’est vingt, et au-delà de la plus haute carte toute annonce est un mensonge (`count_to: highest`
            est le réglage normal).
       *[other] Le dernier nombre est vingt : au-delà de la plus haute carte en jeu, toute annonce est donc un
            mensonge. Avec l’option `count_to: highest`, on s’arrête à la plus haute carte (`count_to: twenty`
            est le réglage normal).
    } Une pile finie quitte le jeu quand la carte suivante est posée. Tu as le droit de mentir même si tu as
    le bon nombre en main.
    .title = Compter

MO-3 = { $edition ->
        [space] Tout le monde, sauf celui qui vient de poser, peut crier « Menteur ! » tant que la carte
            suivante n’est pas posée ; c’est le premier cri qui compte.
       *[other] Si c’est ton tour, au lieu de croire la carte posée juste avant toi, tu peux la mettre en
            doute et dire « Menteur ! ».
    } On retourne alors ce qui a été posé en dernier. Si c’est le bon nombre, qui a douté prend toute la
    pile ; sinon, c’est celui qui a posé qui la prend. Les cartes prises vont en main. Un seul cri règle la
    question pour une pose. Peu importe qui a crié et qui a pris la pile : la place à gauche de celui qui
    avait posé commence ensuite une nouvelle pile à « un ». Une pile finie peut être mise en doute jusqu’à ce
    que la première carte de la suivante soit posée.
    .title = Menteur !

MO-4 = Tu peux poser en cachette plus d’une carte, autant que tu veux. Si on le remarque, tu prends la pile.
    Tant que la carte suivante n’est pas posée, tout autre joueur peut crier « Trop de cartes ! » : s’il a
    raison, celui qui a posé prend la pile ; sinon, c’est celui qui a crié. Un doute selon MO-3 qui fait
    apparaître plus d’une carte donne lui aussi tort à celui qui a posé. Pour que rien ne trahisse la ruse, on
    montre le nombre de cartes en main des autres tel qu’il était avant la pose qui peut encore être
    contestée, mais une main vide toujours comme vide ; le nombre de cartes de la pile est caché. L’option
    `sneak: true` est le réglage normal ; avec `sneak: false`, il n’y a ni plusieurs cartes à la fois ni
    « Trop de cartes ! ».
    .title = Plusieurs cartes

MO-5 = { $edition ->
        [space] L’édition Espace n’a pas l’option `colour` (C-5).
       *[other] Avec l’option `colour`, on choisit une couleur, et seule une carte de cette couleur compte
            comme juste.
    }
    .title = Une couleur

MO-6 = Le premier qui n’a plus de cartes gagne. Mais sa dernière pose doit tenir : la victoire ne compte que
    lorsque la carte suivante est posée ou qu’un cri contre cette pose a échoué. Si le cri est juste, celui
    qui a posé prend la pile et le jeu continue. À la 2 000e pose, la manche s’arrête aussitôt, sans que cette
    pose puisse être contestée, et celui qui a le moins de cartes gagne.
    .title = La fin

### What a table can choose

choose-mogeln-sneak = Glisser plusieurs cartes
    .about = Si on te voit, tu prends la pile.
choose-mogeln-count_to = On compte jusqu’à
    .about = Au-dessus de la plus haute carte, toute annonce est un mensonge.
    .twenty = vingt
    .highest = la plus haute carte
choose-mogeln-colour = Une seule couleur compte
    .about = Il faut alors aussi la bonne couleur, pas seulement le nombre.
    .none = Non, les quatre

### At the table

mogeln-word =
    { $number ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
        [13] treize
        [14] quatorze
        [15] quinze
        [16] seize
        [17] dix-sept
        [18] dix-huit
        [19] dix-neuf
        [20] vingt
       *[other] { $number }
    }
mogeln-said-by =
    { $who ->
        [you] dis-tu
       *[other] dit { $name }
    }
mogeln-note = dit { $word }
mogeln-you-say = Tu dis
mogeln-hint-believe = Tu y crois ? Alors pose ton « { $word } ».
mogeln-hint-start = Nouvelle pile : pose et dis « { $word } ».
mogeln-hint-many = Trop de cartes ? Crie vite : { $name } va poser.
mogeln-hint-call = Tu n’y crois pas ? Crie vite : { $name } va poser.
mogeln-lay =
    { $count ->
        [1] Poser face cachée
       *[other] Poser { $count } cartes
    }
mogeln-lay-here =
    { $count ->
        [1] Poser la carte sur la pile
       *[other] Poser { $count } cartes sur la pile
    }
mogeln-call-doubt = Menteur !
mogeln-call-many = Trop de cartes !
mogeln-doubt-label = Menteur ! Ne pas croire { $name }
mogeln-many-label = Trop de cartes ! { $name } a posé plus d’une carte
mogeln-window = Le temps qu’il te reste pour crier
mogeln-heap = Pile face cachée
mogeln-heap-count =
    { $count ->
        [0] Pile face cachée : vide
        [one] Pile face cachée : une carte
       *[other] Pile face cachée : { $count } cartes
    }
mogeln-heap-empty = La pile commence ici
mogeln-gone =
    { $count ->
        [0] hors du jeu : aucune carte
        [one] hors du jeu : une carte
       *[other] hors du jeu : { $count } cartes
    }
mogeln-stairs = Annoncé jusqu’ici
mogeln-you = Toi
mogeln-colour =
    { $colour ->
        [red] Seul le rouge compte
        [yellow] Seul le jaune compte
        [green] Seul le vert compte
       *[blue] Seul le bleu compte
    }
mogeln-has-said =
    { $who ->
        [you] Tu as dit
       *[other] { $name } a dit
    }
mogeln-has-laid =
    { $who ->
        [you] Tu as posé
       *[other] { $name } a posé
    }
mogeln-instead = { $count } au lieu de 1
mogeln-more = plus d’une
mogeln-just-one = une seule
mogeln-stamp-lie = Menteur !
mogeln-stamp-honest = Honnête !
mogeln-stamp-many = Trop de cartes !
mogeln-stamp-one = Une seule !
mogeln-takes =
    { $count ->
        [one] { $who ->
            [you] Tu prends une carte
           *[other] { $name } prend une carte
        }
       *[other] { $who ->
            [you] Tu prends { $count } cartes
           *[other] { $name } prend { $count } cartes
        }
    }
mogeln-takes-pile =
    { $who ->
        [you] Tu prends la pile
       *[other] { $name } prend la pile
    }
mogeln-noticed =
    { $who ->
        [you] Tu l’as remarqué !
       *[other] { $name } l’a remarqué.
    }
mogeln-was-honest =
    { $who ->
        [you] Tu disais vrai.
       *[other] { $name } disait vrai.
    }
mogeln-next =
    { $who ->
        [you] Tu recommences à « { $word } ».
       *[other] { $name } recommence à « { $word } ».
    }
mogeln-calls-doubt =
    { $who ->
        [you] Tu cries « Menteur ! »
       *[other] { $name } crie « Menteur ! »
    }
mogeln-calls-many =
    { $who ->
        [you] Tu cries « Trop de cartes ! »
       *[other] { $name } crie « Trop de cartes ! »
    }
mogeln-time = { $name } après { $seconds } s
mogeln-time-late = { $name } seulement après { $seconds } s
mogeln-did-lay =
    { $who ->
        [you] Tu dis « { $word } »
       *[other] { $name } dit « { $word } »
    }
mogeln-slipped =
    { $who ->
        [you] Personne n’a remarqué tes { $count } cartes
       *[other] { $name } avait posé { $count } cartes en douce
    }
mogeln-was = C’était : { $cards }

### What the coach says was done

coach-did-mogeln-lay = { $name } dit « { $claim } » ({ $cards })
coach-did-mogeln-doubt = { mogeln-calls-doubt }
coach-did-mogeln-too-many = { mogeln-calls-many }

### Why not

mogeln-lay-without-cards = Il faut indiquer quelles cartes sont posées
mogeln-no-card = Pose au moins une carte
mogeln-claim = Le nombre à annoncer maintenant est { $number }
mogeln-one-card = À cette table, on ne pose qu’une carte à la fois
mogeln-own-lay = C’est toi qui as posé : seuls les autres peuvent crier
mogeln-nothing-to-doubt = Il n’y a rien à mettre en doute : la nouvelle pile n’est pas encore commencée
mogeln-not-yours-to-doubt = Seule une personne peut douter maintenant, { $seat } : c’est à { $seat } de jouer
mogeln-no-sneak = À cette table, personne ne pose plusieurs cartes : on ne crie donc pas « Trop de cartes ! »
mogeln-nothing-to-call = On ne peut pas crier « Trop de cartes ! » : la nouvelle pile n’est pas encore commencée

### Hints

hint-mogeln-doubt-no-such = Crie « Menteur ! » : il n’y a pas de { $number } dans ce jeu
hint-mogeln-doubt-all =
    { $count ->
        [1] Crie « Menteur ! » : le seul bon { $number }, tu l’as, ou tu l’as posé toi-même
       *[other] Crie « Menteur ! » : les { $count } cartes avec un { $number }, tu les as, ou tu les as posées
    }
hint-mogeln-doubt-last = Crie « Menteur ! » : sinon, { $name } a gagné
hint-mogeln-doubt-most = Crie « Menteur ! » : des quatre cartes avec un { $number }, tu sais où sont { $count }
hint-mogeln-doubt-or-lie = Crie « Menteur ! » : sinon tu dois dire { $number }, et il n’y en a pas
hint-mogeln-doubt-likely = Crie « Menteur ! » : { $name } bluffe probablement
hint-mogeln-sneaks = Crie : { $name } a déjà glissé plusieurs cartes d’un coup
hint-mogeln-small-pile = Crie : la pile est petite, tu as peu à perdre
hint-mogeln-true = Sois honnête : { $card_the } est exactement ce qu’il faut
hint-mogeln-true-last = { $card_The } est ta dernière carte, et elle est juste : personne ne peut t’arrêter
hint-mogeln-bluff = Tu n’as pas la bonne carte : bluffe avec { $card_the }, c’est celui qui te sert le moins
hint-mogeln-bluff-keep = Bluffe avec { $card_the } et garde { $other_the } pour plus tard
hint-mogeln-many-new = Glisse { $count } cartes d’un coup : au début, tu ne reprends que les tiennes
hint-mogeln-many =
    { $left ->
        [0] Glisse { $count } cartes d’un coup : si personne ne voit, il ne t’en reste plus
        [one] Glisse { $count } cartes d’un coup : si personne ne voit, il ne t’en reste qu’une
       *[other] Glisse { $count } cartes d’un coup : si personne ne voit, il ne t’en reste que { $left }
    }

### The lesson

lesson-mogeln-1 = Chacun compte à son tour et pose une carte face cachée. Tu dis « deux » : pose ton 2 ! Le premier
    qui n’a plus de cartes gagne.
    .title = Dis le nombre suivant
lesson-mogeln-2 = Ton voisin dit « cinq ». Mais les quatre 5, c’est toi qui les as ! Crie « Menteur ! »
    .title = C’est impossible !
lesson-mogeln-3 = Qui se fait prendre ramasse toute la pile. Tu dis « un », mais tu n’as pas de 1 : pose un 5 ! Personne ne le voit.
    .title = À toi de mentir
lesson-mogeln-4 = Personne n’a rien vu ! Maintenant tu dis « cinq » : cette fois, pose vraiment un 5.
    .title = Cette fois, c’est vrai
lesson-mogeln-5 = Qui se trompe ramasse la pile ! Tu dis « quatre » : pose tes deux 5 en secret. Pourvu que personne
    ne crie « Trop de cartes ! »
    .title = Deux d’un coup, en secret
lesson-mogeln-6 = Tu dis « huit » et tu as vraiment un 8. Pose-le et gagne !
    .title = La dernière carte

### Ce que la maison en dit

edition-mogeln =
    { $edition ->
        [space] La personne la plus âgée commence.
       *[other] La personne à gauche du donneur commence.
    }
styles-mogeln = Pour bluffer
    .honest = Ne bluffe que s’il le faut.
    .cheeky = Adore bluffer, et le fait souvent.
    .poker-faced = Tantôt vrai, tantôt bluffé, et rien ne le trahit.
    .mixed = Un peu de tout : chacun bluffe à sa façon.
style-mogeln-honest = franc
style-mogeln-cheeky = coquin
style-mogeln-poker-faced = impassible

### Prix

prize-mogeln-long-nose = Le long nez
    .why =
        { $count ->
            [one] { $count } mensonge passé inaperçu
           *[other] { $count } mensonges passés inaperçus
        }
prize-mogeln-sharp-nose = Le fin limier
    .why = { $count } fois, le cri était juste
prize-mogeln-sleeve = La grande manche
    .why = { $count } cartes d’un coup, sans être vues
prize-mogeln-halo = L’auréole
    .why = { $count } cartes posées, jamais un mensonge
