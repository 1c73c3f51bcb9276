# Le menteur

mogeln-word =
    { $number ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
        [13] treize
        [14] quatorze
        [15] quinze
        [16] seize
        [17] dix-sept
        [18] dix-huit
        [19] dix-neuf
        [20] vingt
       *[other] { $number }
    }
mogeln-said-by =
    { $who ->
        [you] dis-tu
       *[other] dit { $name }
    }
mogeln-note = dit { $word }
mogeln-you-say = Tu dis
mogeln-hint-believe = Tu y crois ? Alors pose ton « { $word } ».
mogeln-hint-start = Nouveau tas : pose et dis « { $word } ».
mogeln-hint-many = Trop de cartes ? Crie avant que { $name } pose.
mogeln-hint-call = Tu y crois ? Crie avant que { $name } pose.
mogeln-lay =
    { $count ->
        [one] Poser face cachée
       *[other] Poser { $count } cartes cachées
    }
mogeln-lay-here =
    { $count ->
        [one] Poser la carte sur le tas
       *[other] Poser { $count } cartes sur le tas
    }
mogeln-call-doubt = Menteur !
mogeln-call-many = Trop !
mogeln-doubt-label = Menteur ! Ne pas croire { $name }
mogeln-many-label = Trop ! { $name } a posé plus d’une carte
mogeln-window = Le temps qu’il te reste pour crier
mogeln-heap = Tas caché
mogeln-heap-count =
    { $count ->
        [one] Tas caché : une carte
       *[other] Tas caché : { $count } cartes
    }
mogeln-heap-empty = Le tas commence ici
mogeln-gone =
    { $count ->
        [one] hors du jeu : une carte
       *[other] hors du jeu : { $count } cartes
    }
mogeln-stairs = Annoncé jusqu’ici
mogeln-you = Toi
mogeln-colour =
    { $colour ->
        [red] Seul le rouge compte
        [yellow] Seul le jaune compte
        [green] Seul le vert compte
       *[blue] Seul le bleu compte
    }
mogeln-has-said =
    { $who ->
        [you] Tu as dit
       *[other] { $name } a dit
    }
mogeln-has-laid =
    { $who ->
        [you] Tu as posé
       *[other] { $name } a posé
    }
mogeln-instead = { $count } au lieu d’1
mogeln-more = plus d’1 carte
mogeln-just-one = 1 seule
mogeln-stamp-lie = Menteur !
mogeln-stamp-honest = Honnête !
mogeln-stamp-many = Trop !
mogeln-stamp-one = Une seule !
mogeln-takes =
    { $count ->
        [one] { $who ->
            [you] Tu prends une carte
           *[other] { $name } prend une carte
        }
       *[other] { $who ->
            [you] Tu prends { $count } cartes
           *[other] { $name } prend { $count } cartes
        }
    }
mogeln-takes-pile =
    { $who ->
        [you] Tu prends le tas
       *[other] { $name } prend le tas
    }
mogeln-noticed =
    { $who ->
        [you] Tu l’as remarqué !
       *[other] { $name } l’a remarqué.
    }
mogeln-was-honest =
    { $who ->
        [you] Tu disais vrai.
       *[other] { $name } disait vrai.
    }
mogeln-next =
    { $who ->
        [you] Tu recommences à « { $word } ».
       *[other] { $name } recommence à « { $word } ».
    }
mogeln-go-on = Continuer
mogeln-calls-doubt =
    { $who ->
        [you] Tu cries « Menteur ! »
       *[other] { $name } crie « Menteur ! »
    }
mogeln-calls-many =
    { $who ->
        [you] Tu cries « Trop ! »
       *[other] { $name } crie « Trop ! »
    }
mogeln-time = { $name } après { $seconds } s
mogeln-time-late = { $name } seulement après { $seconds } s
mogeln-did-lay =
    { $who ->
        [you] Tu dis « { $word } »
       *[other] { $name } dit « { $word } »
    }
mogeln-slipped =
    { $who ->
        [you] Personne n’a remarqué tes { $count } cartes
       *[other] { $name } avait posé { $count } cartes en douce
    }
mogeln-was = C’était : { $cards }
