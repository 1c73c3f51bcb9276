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
        [space] L’édition `space` n’a pas l’option `colour` (C-5).
       *[other] Avec l’option `colour`, on choisit une couleur, et seule une carte de cette couleur compte
            comme juste.
    }
    .title = Une couleur

MO-6 = Le premier qui n’a plus de cartes gagne. Mais sa dernière pose doit tenir : la victoire ne compte que
    lorsque la carte suivante est posée ou qu’un cri contre cette pose a échoué. Si le cri est juste, celui
    qui a posé prend la pile et le jeu continue. À la 2 000e pose, la manche s’arrête aussitôt, sans que cette
    pose puisse être contestée, et celui qui a le moins de cartes gagne.
    .title = La fin
