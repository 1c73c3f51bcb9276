# La plus forte l’emporte

hoechste-you = Toi
hoechste-ready = prêt
hoechste-laid = posée
hoechste-thinks = réfléchit …
hoechste-you-choose = tu choisis
hoechste-tied = à égalité
hoechste-takes = prend tout
hoechste-won =
    { $count ->
        [one] une carte gagnée
       *[other] { $count } cartes gagnées
    }
hoechste-left = Encore en main : { $cards }
hoechste-lay-here = La poser cachée ici
hoechste-trick = Pli { $number } sur { $of }
hoechste-pot =
    { $count ->
        [one] une carte à gagner
       *[other] { $count } cartes à gagner
    }
hoechste-tie =
    { $count ->
        [2] { $number } contre { $number } !
       *[other] { $count } fois le { $number } !
    }
hoechste-nobody-wins = Personne ne gagne ce pli.
hoechste-best =
    { $who ->
        [you] Ton { $number } est le plus fort !
       *[other] { $name } gagne avec le { $number }
    }
hoechste-takes-cards =
    { $who ->
        [you] Tu prends les { $count } cartes.
       *[other] { $name } prend les { $count } cartes.
    }
hoechste-tray = Cartes en attente
hoechste-waiting =
    { $count ->
        [one] Une carte attend
       *[other] { $count } cartes attendent
    }
hoechste-nobody =
    { $count ->
        [one] Une carte n’est à personne
       *[other] { $count } cartes ne sont à personne
    }
hoechste-next-wins = Le prochain pli en gagne { $count }.
hoechste-memo = Aide-mémoire
hoechste-choose = Choisis une carte
hoechste-waits = { $name } réfléchit encore …
hoechste-waits-many = { $count } réfléchissent encore …
hoechste-play = poser cachée
hoechste-play-card = Poser { $card }, carte cachée
hoechste-did-tie = Égalité avec { $number } : les cartes restent là
hoechste-did-trick =
    { $who ->
        [you] Tu gagnes le pli avec le { $number }
       *[other] { $name } gagne le pli avec le { $number }
    }
hoechste-you-chose = Tu poses { $card }, carte cachée
hoechste-did-choose = { $name } a choisi
