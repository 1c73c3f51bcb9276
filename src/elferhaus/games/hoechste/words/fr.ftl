### The game and its rules

game-hoechste = La plus forte l’emporte
    .about = Les mêmes onze cartes pour chacun : devine ce que les autres vont jouer et sors la plus forte au
        bon moment !

HK-1 = Pour 2 à 4 joueurs. Chacun a en main les cartes de 1 à 11 d’une couleur à lui : rouge pour la première place,
    jaune pour la deuxième, vert pour la troisième, bleu pour la quatrième.
    .title = Les cartes

HK-2 = Tous choisissent une carte en secret et la retournent ensemble ; la plus haute remporte toutes les
    cartes.
    .title = Le pli

HK-3 = Si plusieurs cartes sont à égalité en tête, toutes les cartes attendent et vont à qui gagne le pli
    suivant.
    .title = Égalité

HK-4 = Si l’égalité en tête arrive au dernier pli, ces cartes et toutes celles qui attendaient ne vont à
    personne.
    .title = Égalité au dernier pli

HK-5 = Après 11 plis, qui a le plus de cartes gagne.
    .title = La fin

### At the table

hoechste-you = Toi
hoechste-ready = a choisi
hoechste-laid = posée
hoechste-thinks = réfléchit…
hoechste-you-choose = tu choisis
hoechste-tied = à égalité
hoechste-takes = prend tout
hoechste-won =
    { $count ->
        [0] aucune carte gagnée
        [one] une carte gagnée
       *[other] { $count } cartes gagnées
    }
hoechste-left = Encore en main : { $cards }
hoechste-lay-here = Poser ici, face cachée
hoechste-trick = Pli { $number } sur { $of }
hoechste-pot =
    { $count ->
        [1] une carte à gagner
       *[other] { $count } cartes à gagner
    }
hoechste-tie =
    { $count ->
        [2] { $number } contre { $number } !
       *[other] { $count } fois le { $number } !
    }
hoechste-nobody-wins = Personne ne gagne ce pli.
hoechste-best =
    { $who ->
        [you] Ton { $number } est le plus fort !
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
        [1] Une carte attend
       *[other] { $count } cartes attendent
    }
hoechste-nobody =
    { $count ->
        [1] Une carte n’est à personne
       *[other] { $count } cartes ne sont à personne
    }
hoechste-next-wins = Le prochain pli en vaut { $count }.
hoechste-memo = Aide-mémoire
hoechste-choose = Choisis une carte
hoechste-waits = { $name } réfléchit encore…
hoechste-waits-many = { $count } réfléchissent encore…
hoechste-play = poser face cachée
hoechste-play-card = Poser { $card_the } face cachée
hoechste-did-tie = Égalité avec le { $number } : les cartes restent là
hoechste-did-trick =
    { $who ->
        [you] Tu gagnes le pli avec le { $number }
       *[other] { $name } gagne le pli avec le { $number }
    }
hoechste-you-chose = Tu poses { $card } face cachée
hoechste-did-choose = { $name } a choisi

### What the coach says was done

coach-did-hoechste-play = { $name } choisit { $card_the }

### Why not

hoechste-play-without-card = Il faut indiquer quelle carte est choisie
hoechste-own-colour = { $seat } a reçu { $card_the }, mais chacun n’a que sa propre couleur

### Hints

hint-hoechste-sure = Personne ne peut battre { $card_the } : les { $count } cartes sont à toi
hint-hoechste-last = { $card_The } est la seule carte qui te reste
hint-hoechste-bid = { $count } cartes attendent : cela vaut une carte forte, { $card_the }
hint-hoechste-save = Laisse les autres se battre pour les { $count } cartes : joue { $card_the }, garde { $other_the }
hint-hoechste-keep = Rien n’attend : joue { $card_the } et garde { $other_the } pour plus tard
hint-hoechste-lot = Rien n’attend : joue ce que personne n’attend, par exemple { $card_the }

### The lesson

lesson-hoechste-1 = Chacun a les nombres de 1 à 11 et pose une carte face cachée. La plus forte prend tout. Pose ton
    11 !
    .title = On choisit en secret
lesson-hoechste-2 = Gagné ! Mais ton 11 est parti. Garde tes cartes fortes et pose maintenant le petit 2.
    .title = Chaque carte une seule fois
lesson-hoechste-3 = Le 10 jaune a gagné, et le voilà parti aussi. Essaie avec ton 8 !
    .title = Un pli pour les autres
lesson-hoechste-4 = Égalité : personne ne gagne, les cartes attendent. Qui gagne ensuite prend tout. Pose ton 10 !
    .title = 8 contre 8
lesson-hoechste-5 = Six cartes d’un coup ! Souviens-toi de ce qui est parti : ton 7 est maintenant le plus fort. Pose-le !
    .title = Bonne mémoire

### Prix

prize-hoechste-catch = Le gros poisson
    .why = { $count } cartes gagnées d’un coup
prize-hoechste-thrift = La tirelire
    .why = Un pli gagné avec le { $count }
prize-hoechste-run = La belle série
    .why = { $count } plis de suite
