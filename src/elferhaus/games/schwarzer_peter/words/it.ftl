### The game and its rules

game-schwarzer-peter = L’uomo nero
    .about = Le coppie se ne vanno, una carta resta sola: l’importante è non averla tu!

SP-1 = Da 2 a 6 giocatori. Si prendono due colori (opzione `colours`; se non si sceglie, rosso e blu), cioè 40
    carte; con l’opzione `short` si gioca senza i 17, 18, 19 e 20. Una carta si mette da parte senza
    guardarla: la sua gemella è l’uomo nero. Le altre si distribuiscono nel modo più equo possibile (C-2).
    .title = Le carte

SP-2 = Le coppie (due numeri uguali) si mettono giù subito, sempre; non c’è mai motivo di tenersene una.
    .title = Le coppie

SP-3 = Comincia il posto alla sinistra del mazziere (resta il posto di partenza, anche se non ha carte e viene
    saltato). Al tuo turno pesca una carta, senza vederla, dal tuo vicino di sinistra, poi metti giù una coppia se ce
    l’hai. Il vicino di sinistra è il prossimo posto in senso orario che ha ancora carte; un posto senza carte è salvo
    e si salta. Il giocatore da cui si pesca può cambiare l’ordine delle proprie carte prima della pescata; chi pesca
    sceglie la posizione. Poi tocca al primo posto con carte alla sinistra di chi ha pescato. Si controlla se il gioco
    è finito dopo le prime coppie (SP-2) e dopo ogni pescata. Dopo 2.000 pescate perde chi ha in mano l’uomo nero.
    .title = Il tuo turno

SP-4 = Quando resta una carta sola, chi ce l’ha perde; tutti gli altri vincono. Si può concordare una penitenza
    (opzione `forfeit`, testo libero); se non si sceglie, è un puntino nero disegnato sul naso di chi ha perso.
    .title = La fine

### What a table can choose

choose-schwarzer-peter-colours = Quali due colori?
    .about = Gli altri restano nella scatola.
choose-schwarzer-peter-short = Partita breve
    .about = Senza i numeri da 17 a 20.
choose-schwarzer-peter-forfeit = Penitenza per chi perde
    .about = Con parole vostre, per esempio «cantare una canzone».
    .none = un puntino nero disegnato sul naso

### At the table

peter-nth = { $number } di { $count }
peter-pairs = Coppie sul tavolo
peter-pair = Una coppia!
peter-came-from = { $card } viene da { $name }.
peter-choose = Quale carta peschi?
peter-grins = sorride sotto i baffi…
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
peter-done = Fatto
peter-safe = in salvo
peter-you-are-safe = Niente più carte: sei in salvo!
peter-dot = { $name } con un puntino nero disegnato sul naso
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
peter-pulled-from-you = { $name } pesca da te { $card }

### What the coach says was done

coach-did-schwarzer-peter-pull =
    { $card ->
        [none] { $name } pesca una carta da { $from_name }
       *[other] { $name } pesca { $card_the } da { $from_name }
    }
coach-did-schwarzer-peter-arrange = { peter-did-arrange }

### Why not

schwarzer-peter-colours = Questo gioco si gioca con due colori diversi, né più né meno
schwarzer-peter-neighbour = Pesca da { $seat }: sono le prossime carte alla tua sinistra
schwarzer-peter-index = Non c’è nessuna carta in posizione { $index }: si conta da 0 a { $last }
schwarzer-peter-other-card = { $card_The } non è la carta in posizione { $index }
schwarzer-peter-arrange = Ora solo { $seat } può cambiare l’ordine delle sue carte: è lì che si pesca
schwarzer-peter-no-order = Per cambiare l’ordine bisogna indicare il nuovo ordine di tutte le carte in mano

### Hints

hint-schwarzer-peter-twin = Pesca questa: è { $card_the }, e tu hai { $other_the }
hint-schwarzer-peter-only = { $name } ha solo questa carta: pescala
hint-schwarzer-peter-not-that = Pescane una che non conosci: { $card_the } con le tue non fa coppia
hint-schwarzer-peter-any = Da { $name } una carta vale l’altra: pescane una qualsiasi
hint-schwarzer-peter-mix = Mescola le carte: ora pesca { $name }, e tutti sanno dov’è quella nuova

### The lesson

lesson-schwarzer-peter-1 = Due numeri uguali se ne vanno. Solo l’uomo nero non ha una carta gemella: chi lo ha in mano alla fine perde. Pesca!
    .title = Le coppie se ne vanno
lesson-schwarzer-peter-2 = Il 5 se n’è andato! Nessuno sa ancora qual è l’uomo nero. Pesca ancora: se non fa coppia, la tieni.
    .title = Vediamo se fa coppia
lesson-schwarzer-peter-3 = Il 14 non fa coppia e resta a te. Prima che qualcuno peschi da te, puoi mescolare. Confondi le acque!
    .title = Adesso pescano da te
lesson-schwarzer-peter-4 = Ti manca solo l’altro 9. Senza carte sei in salvo. Pesca, e buona fortuna!
    .title = L’ultima carta

### Che cosa ne dice la casa

peter-is-loser =
    { $who ->
        [you] L’uomo nero sei tu!
       *[one] L’uomo nero è { $name }!
    }
peter-others-safe = Tutti gli altri se la sono cavata.

### Premi

prize-schwarzer-peter-potato = La patata bollente
    .why =
        { $count ->
            [one] { $count } volta l’uomo nero è passato a un altro
           *[other] { $count } volte l’uomo nero è passato a un altro
        }
prize-schwarzer-peter-pairs = La mano fortunata
    .why = { $count } coppie pescate
prize-schwarzer-peter-fan = Il ventaglio vivace
    .why = { $count } volte ha cambiato posto alle carte
ending-schwarzer-peter = L’uomo nero!
    .by =
        { $who ->
            [you] L’ultima carta resta a te.
           *[other] L’ultima carta resta a { $name }.
        }
