game-ueberall = La suite partout
    .about = Retourne, regarde vite, pose juste : toute carte peut continuer au milieu ou chez les autres, et
        gare à qui ne le voit pas !

UA-1 = Pour 2 à 6 joueurs. On distribue les 80 cartes, le plus également possible (C-2). Chacun forme avec les
    siennes un paquet, face cachée.
    .title = La donne

UA-2 = La place à gauche du donneur retourne la première carte de son paquet et la met au milieu. Son tour est
    alors fini.
    .title = L’ouverture

UA-3 = Retourne la première carte de ton paquet. Si elle vaut un de plus que la carte du dessus au milieu,
    elle va là ; la couleur n’a pas d’importance, et le milieu passe toujours en premier. Sinon, si elle vaut
    un de plus que la carte du dessus d’un ou de plusieurs tas ouverts des autres joueurs, elle va sur l’un
    d’eux, au choix. Dans ces deux cas, tu retournes la carte suivante. Sinon, elle va sur ton propre tas
    ouvert, que les nombres se suivent ou non, et ton tour est fini.
    .title = Ton tour

UA-4 = Après le 20 vient le 1.
    .title = Après 20

UA-5 = Dès qu’une carte a été posée (ou donnée, UA-7) et que ton paquet est vide, tu retournes tout ton tas
    ouvert, cette carte comprise si elle s’y trouve : il devient ton nouveau paquet, même au milieu d’un tour.
    La carte posée la première est maintenant sur le dessus, et les autres n’ont plus chez toi de carte où
    continuer.
    .title = Paquet épuisé

UA-6 = Le premier qui n’a plus aucune carte gagne. On peut continuer pour les places suivantes jusqu’à ce que
    toutes les cartes soient au milieu (option `play_on`, désactivée au départ : `false`) ; on saute alors les
    places sans cartes.
    .title = La fin

UA-7 = Avec l’option `attention: human` (le réglage normal quand des personnes sont à la table), on peut
    mettre une carte sur son propre tas alors qu’elle irait ailleurs. Avec `attention: perfect` (le réglage
    normal dans les autres cas), seuls les bons endroits sont proposés. Avec `human`, tant que la carte
    suivante n’est pas retournée, tout autre joueur peut crier « Stop ! » contre la place qui vient de mettre
    une carte sur son propre tas, une fois par place et par carte. S’il a raison, chacun des autres, dans le
    sens des aiguilles d’une montre à partir de la gauche du fautif, peut donner la carte du dessous de son
    propre paquet. Les cartes données vont une à une, face cachée, sur le paquet du fautif, celle du dernier
    tout en haut ; puis c’est à la place à gauche du fautif. La carte mal placée reste où elle est. L’oubli se
    juge d’après les cartes du dessus au moment de la pose, même si le tas a été retourné depuis. Il n’y a
    qu’un « Stop ! » juste par oubli, et un « Stop ! » à tort ne change rien. Qui n’a plus qu’une seule carte
    ne peut pas la donner : personne ne gagne par un cadeau. Mettre une carte qui ne convient pas au milieu ou
    sur le tas d’un autre, ou la mettre chez un autre alors qu’elle va au milieu, n’est pas un oubli : ce coup
    est refusé. Enfin, la manche s’arrête aussitôt à la 5 000e carte retournée, et celui qui a le moins de
    cartes gagne (avec `play_on`, le premier à avoir fini a gagné).
    .title = Stop !
