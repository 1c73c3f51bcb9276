game-schwarzer-peter = Le pouilleux
    .about = Les paires s’en vont, une carte reste seule : surtout, ne la garde pas !

SP-1 = Pour 2 à 6 joueurs. On prend deux couleurs (option `colours` ; sans autre choix, le rouge et le bleu),
    soit 40 cartes ; avec l’option `short`, on joue sans les 17, 18, 19 et 20. On met une carte de côté sans
    la regarder : sa jumelle est le pouilleux. On distribue le reste, le plus également possible (C-2).
    .title = Les cartes

SP-2 = Les paires (deux nombres égaux) se posent aussitôt, toujours ; il n’y a jamais de raison d’en garder
    une.
    .title = Les paires

SP-3 = La place à gauche du donneur commence (elle reste la place de départ, `starter`, même si elle n’a pas
    de cartes et qu’on la saute). À ton tour, tire une carte, sans la voir, chez ton voisin de gauche, puis
    pose une paire si tu en as une. Ton voisin de gauche, c’est la prochaine place, dans le sens des aiguilles
    d’une montre, qui a encore des cartes ; une place sans cartes est sauvée et on la saute. Celui chez qui
    l’on tire peut changer ses cartes d’ordre avant le tirage ; celui qui tire choisit l’endroit. C’est
    ensuite à la première place avec des cartes, à gauche de celle qui vient de tirer. On vérifie si le jeu
    est fini après la pose des premières paires (SP-2) et après chaque tirage. Après 2 000 tirages, celui qui
    tient le pouilleux a perdu.
    .title = Ton tour

SP-4 = Quand il ne reste qu’une carte, celui qui la tient a perdu ; tous les autres ont gagné. On peut
    convenir d’un gage (option `forfeit`, texte libre) ; sans autre choix, c’est un point noir sur le nez du
    perdant.
    .title = La fin
