### The game and its rules

game-ueberall = La suite partout
    .about = Retourne, regarde vite, pose juste : toute carte peut continuer au milieu ou chez les autres, et
        gare à qui ne le voit pas !

UA-1 = Pour 2 à 6 joueurs. On distribue les 80 cartes, le plus également possible (C-2). Chacun forme avec les
    siennes un paquet, face cachée.
    .title = La donne

UA-2 = La place à gauche du donneur retourne la première carte de son paquet et la met au milieu. Son tour est
    alors fini.
    .title = L’ouverture

UA-3 = Retourne la première carte de ton paquet. Si elle vaut un de plus que la carte du dessus au milieu, elle va
    là ; la couleur n’a pas d’importance, et le milieu passe toujours en premier. Sinon, si elle vaut un de plus que
    la carte du dessus d’une ou de plusieurs piles visibles des autres joueurs, elle va sur l’une d’elles, au choix.
    Dans ces deux cas, tu retournes la carte suivante. Sinon, elle va sur ta propre pile visible, que les nombres se
    suivent ou non, et ton tour est fini.
    .title = Ton tour

UA-4 = Après le 20 vient le 1.
    .title = Après 20

UA-5 = Dès qu’une carte a été posée (ou donnée, UA-7) et que ton paquet est vide, tu retournes toute ta pile visible,
    cette carte comprise si elle s’y trouve : elle devient ton nouveau paquet, même au milieu d’un tour. La carte
    posée la première est maintenant sur le dessus, et les autres n’ont plus chez toi de carte où continuer.
    .title = Paquet épuisé

UA-6 = Le premier qui n’a plus aucune carte gagne. On peut continuer pour les places suivantes jusqu’à ce que toutes
    les cartes soient au milieu (option `play_on`, désactivée au départ) ; on saute alors les places sans cartes.
    .title = La fin

UA-7 = Avec l’option `attention: human` (le réglage normal quand des personnes sont à la table), on peut mettre une
    carte sur sa propre pile alors qu’elle irait ailleurs. Avec `attention: perfect` (le réglage normal dans les
    autres cas), seuls les bons endroits sont proposés. Avec `human`, tant que la carte suivante n’est pas retournée,
    tout autre joueur peut crier « Stop ! » contre la place qui vient de mettre une carte sur sa propre pile, une fois
    par place et par carte. S’il a raison, chacun des autres, dans le sens des aiguilles d’une montre à partir de la
    gauche du fautif, peut donner la carte du dessous de son propre paquet. Les cartes données vont une à une, face
    cachée, sur le paquet du fautif, celle du dernier tout en haut ; puis c’est à la place à gauche du fautif. La
    carte mal placée reste où elle est. L’oubli se juge d’après les cartes du dessus au moment de la pose, même si la
    pile a été retournée depuis. Il n’y a qu’un « Stop ! » juste par oubli, et un « Stop ! » à tort ne change rien.
    Qui n’a plus qu’une seule carte ne peut pas la donner : personne ne gagne par un cadeau. Mettre une carte qui ne
    convient pas au milieu ou sur la pile d’un autre, ou la mettre chez un autre alors qu’elle va au milieu, n’est pas
    un oubli : ce coup est refusé. Enfin, la manche s’arrête aussitôt à la 5 000e carte retournée, et celui qui a le
    moins de cartes gagne (avec `play_on`, le premier à avoir fini a gagné).
    .title = Stop !

### What a table can choose

choose-ueberall-attention = Attention
    .about = Qui ne voit pas où va sa carte entend « Stop ! » – ou la maison aide et personne ne se trompe.
    .perfect = La maison aide
    .human = Ouvrez l’œil
choose-ueberall-play_on = Jouer pour le classement
    .about = Après la première victoire, on continue jusqu’au dernier.

### At the table

ueberall-in-middle = au milieu
ueberall-next = vient ensuite
ueberall-mine = Tes cartes
ueberall-own-open = ta pile visible
ueberall-own-down = ton paquet
ueberall-own-down-count =
    { $count ->
        [0] Ton paquet : vide
        [one] Ton paquet : une carte
       *[other] Ton paquet : { $count } cartes
    }
ueberall-turned = La carte que tu as retournée
ueberall-a-card = une carte
ueberall-you = Toi
ueberall-pile-middle = Milieu
ueberall-pile-own = Ta pile visible
ueberall-pile-other = Pile visible : { $name }
ueberall-pile-top =
    { $count ->
        [one] { $card }
       *[other] { $card } dessus, { $count } cartes
    }
ueberall-pile-empty = vide
ueberall-out = a fini, place { $place }
ueberall-gets = reçoit des cartes
ueberall-to-middle = Au milieu
ueberall-to-own = Chez moi
ueberall-to-other = Chez { $name }
ueberall-hint-opening = { $card } ouvre le milieu.
ueberall-hint-human = Où va { $card } ? Le milieu d’abord.
ueberall-hint-both = Pose ta carte, ou crie « Stop ! » contre { $name }.
ueberall-hint-middle = { $card } va au milieu.
ueberall-hint-own = { $card } ne va nulle part et reste chez toi.
ueberall-hint-others = { $card } va chez { $names }.
ueberall-hint-stop = { $name } garde { $card }. Un oubli ?
ueberall-hint-gifts = Qui veut donne une carte.
ueberall-stop = Stop !
ueberall-stop-label = Stop ! { $name } a oublié quelque chose
ueberall-stop-right = « Stop ! » était juste.
ueberall-stop-wrong = « Stop ! » était faux : rien n’a été oublié.
ueberall-overlooked = pouvait aller ailleurs.
ueberall-stamp-right = Juste !
ueberall-stamp-wrong = Faux !
ueberall-fits-nowhere = { $card } n’allait nulle part ailleurs.
ueberall-give-title = Donner une carte à { $name } ?
ueberall-give-how = Celle du dessous. Elle va, face cachée, chez { $name }, en haut du paquet.
ueberall-give = Donner
ueberall-decline = Garder
ueberall-gives = donne
ueberall-keeps = garde
ueberall-now = maintenant
ueberall-then = ensuite
ueberall-did-middle =
    { $who ->
        [you] Tu poses { $card } au milieu
       *[other] { $name } pose { $card } au milieu
    }
ueberall-did-own =
    { $who ->
        [you] Tu gardes { $card } chez toi
       *[other] { $name } garde { $card }
    }
ueberall-did-yours = { $name } pose { $card } chez toi
ueberall-did-other =
    { $who ->
        [you] Tu poses { $card } chez { $other }
       *[other] { $name } pose { $card } chez { $other }
    }
ueberall-did-stop =
    { $who ->
        [you] Tu cries « Stop ! »
       *[other] { $name } crie « Stop ! »
    }
ueberall-did-give =
    { $who ->
        [you] Tu donnes une carte
       *[other] { $name } donne une carte
    }
ueberall-did-decline =
    { $who ->
        [you] Tu gardes ta carte
       *[other] { $name } ne donne rien
    }

### What the coach says was done

coach-did-ueberall-place =
    { $on ->
        [middle] { $name } pose { $card_the } au milieu
        [own] { $name } garde { $card_the }
       *[other] { $name } pose { $card_the } chez { $on_name }
    }
coach-did-ueberall-stop = { ueberall-did-stop }
coach-did-ueberall-give = { ueberall-did-give }
coach-did-ueberall-decline = { ueberall-did-decline }

### Why not

ueberall-opening = { $card_The } ouvre la manche et va donc au milieu
ueberall-fits-middle = { $card_The } va sur { $top_the } au milieu, et le milieu passe en premier
ueberall-fits-other = { $card_The } va chez { $seat }, sur la pile visible, donc pas sur la tienne
ueberall-own-pile = Sur ta propre pile, { $card_the } ne va qu’avec « own », pas avec le numéro de ta place
ueberall-no-pile = Il n’y a pas là de pile visible où poser { $card_the }
ueberall-misfit = { $card_The } ne va pas sur { $top_the } : il faudrait exactement un de plus
ueberall-answer-first = Dis d’abord si tu donnes une carte à { $seat }
ueberall-no-gift = Personne n’a été arrêté : il n’y a rien à donner ni à refuser
ueberall-only-card = Tu ne peux pas donner ta seule carte : personne ne gagne par un cadeau
ueberall-not-the-bottom-card = { $card_The } n’est pas la carte du dessous de ton paquet
ueberall-stop-off = Quand la maison aide, il n’y a pas de « Stop ! » : seuls les bons endroits sont proposés
ueberall-stop-late = Il n’y a rien à arrêter : personne ne vient de mettre une carte sur sa propre pile
ueberall-stop-self = Tu ne peux pas crier « Stop ! » contre toi-même
ueberall-stop-once = Tu as déjà crié « Stop ! » pour cette carte
ueberall-stop-other = C’est { $seat }, et personne d’autre, qui vient de mettre une carte sur sa propre pile

### Hints

hint-ueberall-opening = { $card_The } ouvre le milieu
hint-ueberall-middle = { $card_The } va au milieu, et le milieu passe toujours en premier
hint-ueberall-own = { $card_The } ne va nulle part ailleurs : il reste sur ta pile
hint-ueberall-other = { $card_The } ne va que chez { $name } : bon débarras !
hint-ueberall-fewest = Pose { $card_the } chez { $name } : partout ailleurs où il va, il y a plus de cartes
hint-ueberall-next = Pose { $card_the } chez { $name } : d’autres ont aussi peu de cartes, mais { $name } joue plus tôt
hint-ueberall-give = Donne une carte : une de moins pour toi, une de plus pour { $name }
hint-ueberall-stop = Crie « Stop ! » : { $name } n’a pas vu que { $card_the } va ailleurs

### The lesson

lesson-ueberall-1 = Au milieu, il y a le 7. Ton 8, c’est un de plus : touche le milieu ! Le premier qui n’a plus de
    cartes gagne.
    .title = Toujours un de plus
lesson-ueberall-2 = Quand une carte convient, tu retournes la suivante. Ton 4 va sur le 3 d’en face. Pose-le là !
    .title = Chez les autres aussi
lesson-ueberall-3 = Il n’y a aucun 11 pour ton 12. Alors il reste chez toi, et ton tour est fini.
    .title = Elle ne va nulle part
lesson-ueberall-4 = Quelqu’un dormait : le 9 va au milieu, sur le 8 ! Crie « Stop ! »
    .title = Stop !
lesson-ueberall-5 = Qui se fait prendre peut recevoir une carte de chacun. Offre celle du dessous de ton paquet !
    .title = Un petit cadeau
lesson-ueberall-6 = Au milieu, il y a le 11. Ta dernière carte est le 12 : pose-le et gagne !
    .title = La dernière carte

### Prix

prize-ueberall-eagle = L’œil de lynx
    .why =
        { $count ->
            [one] { $count } « Stop ! » crié à raison
           *[other] { $count } « Stop ! » criés à raison
        }
prize-ueberall-post = La poste express
    .why = { $count } cartes livrées aux autres
prize-ueberall-middle = Le juste milieu
    .why = { $count } cartes posées au milieu
prize-ueberall-gifts = Le gros nœud
    .why =
        { $count ->
            [one] { $count } carte offerte
           *[other] { $count } cartes offertes
        }
