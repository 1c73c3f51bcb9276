### The game and its rules

game-hoechste = Vince la più alta
    .about = Undici carte uguali per tutti: capisci che cosa giocheranno gli altri e tira fuori la più alta al
        momento giusto!

HK-1 = Da 2 a 4 giocatori. Ognuno ha in mano le carte da 1 a 11 di un colore tutto suo: rosso per il primo posto,
    giallo per il secondo, verde per il terzo, blu per il quarto.
    .title = Le carte

HK-2 = Tutti scelgono una carta in segreto e la girano insieme; la più alta prende tutte le carte.
    .title = La presa

HK-3 = Se le più alte sono in parità, tutte le carte restano in attesa e vanno a chi vince la presa
    successiva.
    .title = Parità

HK-4 = Se la parità capita nell’ultima presa, queste carte e quelle eventualmente in attesa non vanno a
    nessuno.
    .title = Parità all’ultima presa

HK-5 = Dopo 11 prese vince chi ha più carte.
    .title = La fine

### At the table

hoechste-you = Tu
hoechste-ready = a posto
hoechste-laid = giocata
hoechste-thinks = ci pensa…
hoechste-you-choose = scegli tu
hoechste-tied = pari
hoechste-takes = prende tutto
hoechste-won =
    { $count ->
        [one] una carta vinta
       *[other] { $count } carte vinte
    }
hoechste-left = Ancora in mano: { $cards }
hoechste-lay-here = Gioca qui, coperta
hoechste-trick = Presa { $number } di { $of }
hoechste-pot =
    { $count ->
        [one] una carta in palio
       *[other] { $count } carte in palio
    }
hoechste-tie =
    { $count ->
        [2] { $number } contro { $number }!
       *[other] { $count } volte { $number }!
    }
hoechste-nobody-wins = Nessuno vince questa presa.
hoechste-best =
    { $who ->
        [you] Hai la carta più alta: { $number }!
       *[other] { $name } vince con un { $number }
    }
hoechste-takes-cards =
    { $who ->
        [you] Prendi tutte le { $count } carte.
       *[other] { $name } prende tutte le { $count } carte.
    }
hoechste-tray = Carte in attesa
hoechste-waiting =
    { $count ->
        [one] Una carta aspetta
       *[other] { $count } carte aspettano
    }
hoechste-nobody =
    { $count ->
        [one] Una carta non va a nessuno
       *[other] { $count } carte non vanno a nessuno
    }
hoechste-next-wins = La prossima presa ne vale { $count }.
hoechste-memo = Aiuto memoria
hoechste-choose = Scegli una carta
hoechste-waits = { $name } ci pensa ancora…
hoechste-waits-many = { $count } ci pensano ancora…
hoechste-play = gioca coperta
hoechste-play-card = Gioca { $card_the } coperto
hoechste-did-tie = Pari con { $number }: le carte restano lì
hoechste-did-trick =
    { $who ->
        [you] Vinci la presa con un { $number }
       *[other] { $name } vince la presa con un { $number }
    }
hoechste-you-chose = Giochi { $card } coperto
hoechste-did-choose = { $name } ha scelto

### What the coach says was done

coach-did-hoechste-play = { $name } sceglie { $card_the }

### Why not

hoechste-play-without-card = Bisogna indicare quale carta è stata scelta
hoechste-own-colour = { $seat } ha ricevuto { $card_the }, ma ognuno ha solo il proprio colore

### Hints

hint-hoechste-sure = Nessuno può battere { $card_the }: le { $count } carte sono tue
hint-hoechste-last = { $card_The } è l’unica carta che ti resta
hint-hoechste-bid = { $count } carte aspettano: vale la pena giocare una carta alta, { $card_the }
hint-hoechste-save = Lascia che gli altri lottino per le { $count } carte: gioca { $card_the }, tieni { $other_the }
hint-hoechste-keep = Nessuna carta in attesa: gioca { $card_the } e tieni { $other_the } per dopo
hint-hoechste-lot = Nessuna carta in attesa: gioca quello che nessuno si aspetta, per esempio { $card_the }

### The lesson

lesson-hoechste-1 = Ognuno ha i numeri da 1 a 11 e gioca una carta coperta. La più alta prende tutto. Gioca il tuo 11!
    .title = Si sceglie in segreto
lesson-hoechste-2 = Hai vinto! Ma l’11 ormai non c’è più. Tieni da parte le carte alte e gioca il piccolo 2.
    .title = Ogni carta una volta sola
lesson-hoechste-3 = Ha vinto il 10 giallo, e adesso non c’è più nemmeno lui. Prova con il tuo 8!
    .title = Una presa per gli altri
lesson-hoechste-4 = Pari: non vince nessuno e le carte aspettano. Chi vince dopo le prende tutte. Gioca il tuo 10!
    .title = 8 contro 8
lesson-hoechste-5 = Sei carte in un colpo! Ricorda che cosa è già uscito: adesso il tuo 7 è il più alto. Giocalo!
    .title = Buona memoria

### Premi

prize-hoechste-catch = Il pesce grosso
    .why = { $count } carte vinte in una volta
prize-hoechste-thrift = Il salvadanaio
    .why = Una presa vinta con il numero { $count }
prize-hoechste-run = La serie vincente
    .why = { $count } prese di fila
