### The game and its rules

game-ratefix = La somme exacte
    .about = Tu ne connais que ta carte : à toi de flairer la somme de toutes les cartes, au plus près !

RF-1 = Pour 2 à 4 joueurs. Chacun reçoit un paquet de cartes face cachée : 20 à deux joueurs, 13 à trois, 10 à
    quatre. Le reste est hors jeu, sans que personne le voie.
    .title = La donne

RF-2 = Chacun regarde la première carte de son paquet et la met face cachée au milieu. Puis, à tour de rôle dans le
    sens des aiguilles d’une montre, chacun annonce à voix haute la somme à laquelle il pense. Au premier pli, la
    place à gauche du donneur parle en premier ; ensuite, c’est celui qui a gagné le pli précédent.
    .title = Le pli

RF-3 = Qui tombe juste, ou le plus près, au-dessus ou au-dessous, gagne les cartes et les met de côté, face
    visible. Un nombre déjà annoncé ne peut pas l’être une deuxième fois. Si deux annonces sont aussi proches
    l’une que l’autre, la première annoncée gagne. On annonce un nombre entier, au moins égal au nombre de
    joueurs et au plus égal à 20 fois ce nombre : à trois, de 3 à 60.
    .title = La meilleure annonce

RF-4 = C’est fini quand toutes les cartes sont jouées. Qui a gagné le plus de cartes l’emporte.
    .title = La fin

### At the table

ratefix-trick = Pli { $number } sur { $of }
ratefix-eye = Pour tes yeux seulement : { $number }
ratefix-possible = possible { $least } à { $most }
ratefix-ask = Combien ça fait en tout ?
ratefix-waits = { $name } réfléchit
ratefix-taken =
    { $who ->
        [you] Tu as déjà dit { $sum }.
       *[other] { $name } a déjà dit { $sum }.
    }
ratefix-try = { $below } et { $above } sont libres.
ratefix-try-one = { $number } est libre.
ratefix-from-to = { $least } à { $most }
ratefix-taken-short = déjà dit
ratefix-say = Dire
ratefix-say-sum = Dire { $sum }
ratefix-delete = Effacer
ratefix-more = Un de plus
ratefix-key-taken = { $digit } : { $name } a déjà dit { $sum }
ratefix-display = Ton nombre
ratefix-line = Sommes annoncées sur la ligne de { $least } à { $most }
ratefix-pin = { $name } dit { $sum }
ratefix-off =
    { $count ->
        [0] exact !
       *[other] à { $count } près
    }
ratefix-wins =
    { $who ->
        [you] Tu prends les { $count } cartes et parles en premier.
       *[other] { $name } prend les { $count } cartes et parle en premier.
    }
ratefix-wins-last =
    { $who ->
        [you] Tu prends les { $count } dernières cartes.
       *[other] { $name } prend les { $count } dernières cartes.
    }
ratefix-middle = Au milieu
ratefix-face-down = { $name } : carte face cachée
ratefix-did-guess =
    { $who ->
        [you] Tu dis { $sum }
       *[other] { $name } dit { $sum }
    }
ratefix-did-trick =
    { $who ->
        [you] Cela fait { $sum } : tu gagnes le pli
       *[other] Cela fait { $sum } : { $name } gagne le pli
    }

### What the coach says was done

coach-did-ratefix-guess = { ratefix-did-guess }

### Why not

ratefix-range = { $sum } ne peut pas être la somme : elle vaut au moins { $least } et au plus { $most }
ratefix-named = Le nombre { $sum } a déjà été annoncé dans ce pli : choisis-en un autre

### Hints

hint-ratefix-last = Dis { $sum } : pour toute somme de { $low } à { $high }, c’est toi le plus près
hint-ratefix-exact = Dis { $sum } : si c’est exactement la somme, tu gagnes
hint-ratefix-astray = Dis { $sum }, un peu à côté : ainsi personne ne devine ton { $number }
hint-ratefix-mean = Dis { $sum } : ton { $number }, et environ { $mean } pour chaque autre carte
hint-ratefix-high = Dis { $sum } : { $name } a dit { $number }, sans doute une carte forte
hint-ratefix-low = Dis { $sum } : { $name } a dit { $number }, sans doute une petite carte

### The lesson

lesson-ratefix-1 = Combien font les trois cartes ? Tu ne vois que ton 12. Compte 10 pour chacune des autres : dis 32 !
    .title = Combien en tout ?
lesson-ratefix-2 = Ça fait 34. Ton 32 est le plus près : les trois cartes sont à toi. À la fin, celui qui en a le plus
    gagne.
    .title = Le plus près !
lesson-ratefix-3 =
    Qui gagne parle en premier. Si deux nombres sont aussi proches, le premier annoncé gagne. 4 et deux
    fois 10 : dis 24 !
    .title = À toi de commencer
lesson-ratefix-4 = Dommage, quelqu’un était plus près. Tu as un 11. Avec deux fois 10, ça fait 31. Essaie : dis 31 !
    .title = Et 31 ?
    .refused = Le 31 est déjà pris
lesson-ratefix-5 = Chaque nombre ne se dit qu’une fois. Alors prends celui d’à côté : dis 30 !
    .title = Juste à côté

### Prix

prize-ratefix-bullseye = Le mille
    .why = { $count } fois, le nombre exact
prize-ratefix-run = La bonne série
    .why = { $count } plis de suite
prize-ratefix-hair = Le cheveu
    .why =
        { $count ->
            [1] { $count } pli gagné à 1 près
           *[other] { $count } plis gagnés à 1 près
        }
