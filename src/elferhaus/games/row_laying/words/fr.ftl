### Why not

row-waits = { $card_The } doit attendre : il faut d’abord { $missing_the }
row-waits-either = { $card_The } doit attendre : il faut d’abord { $missing_the } ou { $other_the }
row-not-started = { $card_The } doit attendre : la rangée { colour-name } n’est pas commencée ; elle commence par { $needed }
row-opening = { $card_The } ne peut pas ouvrir la manche : il faut d’abord poser { $needed_the }
row-opening-three = { $card_The } ne peut pas ouvrir la manche : il te faut un 10, un 11 ou un 12
row-must-lay = Tu peux poser, par exemple { $card_the } : pose au moins une carte
row-laid-already = Tu as déjà posé dans ce tour : pose encore ou termine-le, mais ne pioche pas et ne passe pas
row-drawn-must = La carte que tu as piochée, { $card_the }, convient : pose-la maintenant
row-drawn-may = La carte que tu as piochée, { $card_the }, convient : pose-la ou garde-la
row-keep = Il n’y a pas de carte piochée à garder
row-must-draw = Rien ne convient dans ta main : prends la première carte de la pioche
row-stock-empty = Rien ne convient dans ta main et la pioche est vide : passe
row-without-two-players = On ne laisse une couleur de côté qu’à deux joueurs, pas à { $players }
row-starter-only-false-start = On ne peut choisir de commencer à gauche du donneur que dans Les extrêmes
deal-table = Avant le jeu, le 1 et le { $high } de chaque couleur sont sur la table, et aucune autre carte
deal-table-empty = Avant le jeu, il n’y a aucune carte sur la table
deal-no-eleven = Personne n’a de 11 en main : il faut redonner

### Hints

hint-rows-draw = Rien ne convient dans ta main : pioche une carte
hint-rows-draw-again = Toujours rien qui convient : pioche encore une fois
hint-rows-keep = Garde { $card_the } : tu pourras le poser plus tard, et tu n’ouvres rien aux autres
hint-rows-pass = Rien ne convient dans ta main, et il n’y a plus rien à piocher : passe
hint-rows-end = Plus rien ne convient dans ta main : finis ton tour
hint-rows-end-keep = Arrête-toi et garde { $card_the } : il n’y a que toi qui peux ouvrir du { $low } au { $high }
hint-rows-end-opens = Arrête-toi ici : chaque carte que tu peux encore poser ouvre la voie aux autres
hint-rows-end-waits = Arrête-toi ici : tu pourras encore poser { $card_the } à ton prochain tour
hint-rows-last = Pose { $card_the }, ta dernière carte, et tu gagnes !
hint-rows-drawn = { $card_The } que tu as pioché convient : pose-le
hint-rows-out =
    { $count ->
        [1] Pose-la : c’est ta dernière carte
       *[other] Pose tout : tes { $count } cartes peuvent partir maintenant
    }
hint-rows-begin = Commence avec { $card_the } : il ouvre sa rangée
hint-rows-waits = Pose { $card_the } : ton { $other } attend derrière
hint-rows-towards = Pose { $card_the } : cela rapproche ton { $other }
hint-rows-only = Seul { $card_the } convient : pose-le
hint-rows-nothing-behind = Pose { $card_the } : derrière, il n’y a plus d’emplacement
hint-rows-next-is-mine = Pose { $card_the } : le suivant, { $other_the }, est aussi à toi
hint-rows-rather = Pose { $card_the }, garde { $other_the } : il n’y a que toi qui peux ouvrir du { $low } au { $high }
hint-rows-least = Pose { $card_the } : de ce qui convient, c’est lui qui ouvre le moins d’emplacements aux autres ({ $count })

### Prix

prize-rows-long-turn = Le grand souffle
    .why = { $count } cartes en un seul tour
prize-rows-keystone = La clé de voûte
    .why =
        { $count ->
            [one] { $count } rangée terminée
           *[other] { $count } rangées terminées
        }
prize-rows-basket = Le panier plein
    .why = { $count } cartes piochées, sans jamais se décourager
