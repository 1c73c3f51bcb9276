# La suite partout

ueberall-in-middle = au milieu
ueberall-next = vient ensuite
ueberall-mine = Tes cartes
ueberall-own-open = ton tas ouvert
ueberall-own-down = ta pile
ueberall-own-down-count =
    { $count ->
        [one] Ta pile cachée : une carte
       *[other] Ta pile cachée : { $count } cartes
    }
ueberall-turned = La carte que tu as retournée
ueberall-a-card = une carte
ueberall-you = Toi
ueberall-pile-middle = Milieu
ueberall-pile-own = Ton tas ouvert
ueberall-pile-other = Tas ouvert de { $name }
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
ueberall-hint-human = Où va { $card } ? Le milieu d’abord.
ueberall-hint-both = Pose ta carte, ou crie Stop ! contre { $name }.
ueberall-hint-middle = { $card } va au milieu.
ueberall-hint-own = { $card } ne va nulle part et reste chez toi.
ueberall-hint-others = { $card } va chez { $names }.
ueberall-hint-stop = { $name } garde { $card }. Un oubli ?
ueberall-hint-gifts = Qui veut donne une carte.
ueberall-stop = Stop !
ueberall-stop-label = Stop ! { $name } a oublié quelque chose
ueberall-stop-right = Stop ! C’est juste.
ueberall-stop-wrong = Stop ! C’est faux : rien n’a été oublié.
ueberall-overlooked = allait ailleurs.
ueberall-give-title = Donner une carte à { $name } ?
ueberall-give-how = Celle du dessous. Elle va, cachée, sur la pile de { $name }.
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
        [you] Tu cries Stop !
       *[other] { $name } crie Stop !
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
