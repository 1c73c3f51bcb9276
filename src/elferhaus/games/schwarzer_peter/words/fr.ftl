### The game and its rules

game-schwarzer-peter = Le pouilleux
    .about = Les paires s’en vont, une carte reste seule : surtout, ne la garde pas !

SP-1 = Pour 2 à 6 joueurs. On prend deux couleurs (option `colours` ; sans autre choix, le rouge et le bleu),
    soit 40 cartes ; avec l’option `short`, on joue sans les 17, 18, 19 et 20. On met une carte de côté sans
    la regarder : sa jumelle est le pouilleux. On distribue le reste, le plus également possible (C-2).
    .title = Les cartes

SP-2 = Les paires (deux nombres égaux) se posent aussitôt, toujours ; il n’y a jamais de raison d’en garder
    une.
    .title = Les paires

SP-3 = La place à gauche du donneur commence (elle reste la place de départ, même si elle n’a pas de cartes et qu’on
    la saute). À ton tour, tire une carte, sans la voir, chez ton voisin de gauche, puis pose une paire si tu en as
    une. Ton voisin de gauche, c’est la prochaine place, dans le sens des aiguilles d’une montre, qui a encore des
    cartes ; une place sans cartes est sauvée et on la saute. Celui chez qui l’on tire peut changer ses cartes d’ordre
    avant le tirage ; celui qui tire choisit l’endroit. C’est ensuite à la première place avec des cartes, à gauche de
    celle qui vient de tirer. On vérifie si le jeu est fini après la pose des premières paires (SP-2) et après chaque
    tirage. Après 2 000 tirages, celui qui tient le pouilleux a perdu.
    .title = Ton tour

SP-4 = Quand il ne reste qu’une carte, celui qui la tient a perdu ; tous les autres ont gagné. On peut convenir d’un
    gage (option `forfeit`, texte libre) ; sans autre choix, c’est un point noir dessiné sur le nez du perdant.
    .title = La fin

### What a table can choose

choose-schwarzer-peter-colours = Quelles deux couleurs ?
    .about = Les autres restent dans la boîte.
choose-schwarzer-peter-short = Partie courte
    .about = Sans les nombres de 17 à 20.
choose-schwarzer-peter-forfeit = Gage du perdant
    .about = Avec vos mots, par exemple « chanter une chanson ».
    .none = un point noir dessiné sur le nez

### At the table

peter-nth = { $number } sur { $count }
peter-pairs = Paires sur la table
peter-pair = Une paire !
peter-came-from = { $card } vient de chez { $name }.
peter-choose = Quelle carte tires-tu ?
peter-grins = sourit en coin…
peter-pulls-from-you = { $name } tire chez toi
peter-pulls-from = { $name } tire chez { $from }
peter-backs-only = Déplace tes cartes. { $name } ne voit que les dos.
peter-cards-of =
    { $count ->
        [0] { $name } : aucune carte
        [one] { $name } : une carte face cachée
       *[other] { $name } : { $count } cartes face cachée
    }
peter-hint-pull = Tire une carte chez { $name }.
peter-hint-arrange = Range tes cartes comme tu veux.
peter-how = Les flèches passent d’une carte à l’autre ; Maj et une flèche déplacent la carte.
peter-pull = Tirer celle-ci
peter-pull-any = Tirer au hasard
peter-shuffle = Mélanger
peter-done = C’est prêt
peter-safe = à l’abri
peter-you-are-safe = Plus de cartes : te voilà hors de danger !
peter-dot = { $name } avec un point noir dessiné sur le nez
peter-left = est restée
peter-aside = était de côté
peter-forfeit = Gage : { $forfeit }
peter-did-pair =
    { $who ->
        [you] Une paire ! Tu poses les deux { $number }
       *[other] { $name } pose une paire : les deux { $number }
    }
peter-did-arrange =
    { $who ->
        [you] Tu déplaces tes cartes
       *[other] { $name } déplace ses cartes
    }
peter-did-pull = { $name } tire une carte chez { $from }
peter-you-pulled = Chez { $from }, tu tires { $card }
peter-pulled-from-you = { $name } tire { $card } chez toi

### What the coach says was done

coach-did-schwarzer-peter-pull =
    { $card ->
        [none] { $name } tire une carte chez { $from_name }
       *[other] { $name } tire { $card_the } chez { $from_name }
    }
coach-did-schwarzer-peter-arrange = { peter-did-arrange }

### Why not

schwarzer-peter-colours = Ce jeu se joue avec exactement deux couleurs différentes
schwarzer-peter-neighbour = Tire une carte chez { $seat } : ce sont les prochaines cartes à ta gauche
schwarzer-peter-index = Il n’y a pas de carte à la position { $index } : on compte de 0 à { $last }
schwarzer-peter-other-card = { $card_The } n’est pas la carte à la position { $index }
schwarzer-peter-arrange = Seule une personne peut changer l’ordre de ses cartes maintenant, { $seat } : c’est là qu’on va tirer
schwarzer-peter-no-order = Pour changer l’ordre des cartes, il faut indiquer le nouvel ordre de toute la main

### Hints

hint-schwarzer-peter-twin = Tire celle-ci : c’est { $card_the }, et tu as { $other_the }
hint-schwarzer-peter-only = { $name } n’a plus que cette carte : tire-la
hint-schwarzer-peter-not-that = Tires-en une que tu ne connais pas : { $card_the } ne fait pas de paire avec les tiennes
hint-schwarzer-peter-any = Chez { $name }, une carte en vaut une autre : tires-en une
hint-schwarzer-peter-mix = Mélange tes cartes : { $name } va tirer, et on sait où est ta nouvelle carte

### The lesson

lesson-schwarzer-peter-1 = Deux nombres pareils s’en vont. Seul le pouilleux n’a pas de carte jumelle : qui l’a à la fin perd. Tire !
    .title = Les paires s’en vont
lesson-schwarzer-peter-2 = Adieu le 5 ! Personne ne sait encore quelle carte est le pouilleux. Tire encore : si elle ne fait pas de paire, tu la gardes.
    .title = Voyons si elle fait la paire
lesson-schwarzer-peter-3 = Le 14 ne fait pas de paire et reste chez toi. Avant qu’on tire chez toi, tu peux mélanger. Brouille les pistes !
    .title = On tire chez toi
lesson-schwarzer-peter-4 = Il ne te manque que l’autre 9. Sans cartes, plus de danger. Tire, et bonne chance !
    .title = La dernière carte

### Ce que la maison en dit

peter-is-loser =
    { $who ->
        [you] Le pouilleux, c’est toi !
       *[one] Le pouilleux, c’est { $name } !
    }
peter-others-safe = Tous les autres y ont échappé.

### Prix

prize-schwarzer-peter-potato = La patate chaude
    .why = Le pouilleux refilé { $count } fois
prize-schwarzer-peter-pairs = La main heureuse
    .why = { $count } paires tirées
prize-schwarzer-peter-fan = L’éventail agité
    .why = { $count } fois, les cartes ont changé de place
ending-schwarzer-peter = Le pouilleux !
    .by =
        { $who ->
            [you] La dernière carte te reste.
           *[other] La dernière carte reste à { $name }.
        }
