game-elevens = 11 Elevens
    .about = Saute d’une rangée à l’autre par les ponts, place bien tes jokers et rafle les bonus en
        complétant les rangées !
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

EE-4 = Chaque carte a son emplacement : la rangée de sa couleur, à l’endroit de son nombre. Une carte convient
    si son emplacement est vide et si l’emplacement juste à côté dans la même rangée (un nombre de plus ou de
    moins) est occupé, ou si un pont y mène (EE-7). Les nombres vont de 1 à 21.
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

EE-7 = Tu poses un pont au-dessus ou au-dessous d’un emplacement occupé, par une carte à nombre ou par un
    joker ; il mène au même nombre dans une rangée voisine. Dans la même action, tu dois remplir l’emplacement
    d’arrivée avec sa carte à nombre ou un joker : cette carte compte parmi tes 4, le pont non. De là, la
    rangée s’allonge dans les deux sens. Tu peux poser autant de ponts que tu veux dans un tour, mais
    seulement là où la carte ne conviendrait pas sans pont. Un pont n’est pas un joker. Les ponts non utilisés
    ne comptent pas dans les points. Exemple : les rangées jaune, bleue et rouge se suivent dans cet ordre,
    `y9` est occupé, `b10`, `r8`, `r9` et `r10` sont vides. Un pont à `y9` te permet de poser `b9` ; un pont à
    `b9` te permet ensuite de poser un joker comme `r9` ; alors `r8` convient aussi. Cela fait 3 de tes 4
    cartes. Le joueur suivant peut poser `r7`, mais pas `r5`.
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

EE-10 = Chaque carte bonus rapporte 11 points. De ce total, on retire le nombre de chaque carte restée en
    main, et 11 points par joker en main. Le plus grand nombre de points gagne : finir en premier ne suffit
    donc pas. Pour une belle partie, on joue autant de manches qu’il y a de joueurs.
    .title = Les points

EE-V1 = Variante `start` : on joue sans ponts, sans jokers et sans cartes bonus, et le premier à poser sa
    dernière carte gagne. La donne et tout le reste sont comme ci-dessus ; les points se comptent selon EE-10.
    .title = Pour débuter
