# L’uomo nero

peter-nth = { $number } di { $count }
peter-pairs = Coppie sul tavolo
peter-pair = Una coppia!
peter-came-from = { $card } viene da { $name }.
peter-choose = Quale carta peschi?
peter-grins = sorride sotto i baffi …
peter-pulls-from-you = { $name } pesca da te
peter-pulls-from = { $name } pesca da { $from }
peter-backs-only = Sposta le tue carte. { $name } vede solo i dorsi.
peter-cards-of =
    { $count ->
        [one] { $name }: una carta coperta
       *[other] { $name }: { $count } carte coperte
    }
peter-hint-pull = Pesca una carta da { $name }.
peter-hint-arrange = Sposta le carte quanto vuoi.
peter-how = Le frecce vanno da una carta all’altra; Maiusc e una freccia spostano la carta.
peter-pull = Pesca questa
peter-pull-any = Pesca a caso
peter-shuffle = Mescola
peter-safe = in salvo
peter-you-are-safe = Niente più carte: sei in salvo!
peter-dot = { $name } con un punto nero sul naso
peter-left = è rimasta
peter-aside = era da parte
peter-forfeit = Penitenza: { $forfeit }
peter-did-pair =
    { $who ->
        [you] Una coppia! Metti giù i due { $number }
       *[other] { $name } mette giù una coppia: i due { $number }
    }
peter-did-arrange =
    { $who ->
        [you] Sposti le tue carte
       *[other] { $name } sposta le sue carte
    }
peter-did-pull = { $name } pesca una carta da { $from }
peter-you-pulled = Da { $from } peschi { $card }
peter-pulled-from-you = { $name } ti pesca { $card }
