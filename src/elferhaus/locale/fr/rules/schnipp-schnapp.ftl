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
