### The game and its rules

game-ueberall = Attacca dappertutto
    .about = Gira, guarda in fretta e metti giù: ogni carta può continuare al centro o dagli altri, e guai a
        chi non se ne accorge!

UA-1 = Da 2 a 6 giocatori. Si distribuiscono tutte le 80 carte, nel modo più equo possibile (C-2). Ognuno fa
    delle sue un mazzetto coperto.
    .title = La distribuzione

UA-2 = Il posto alla sinistra del mazziere gira la prima carta del suo mazzetto e la mette al centro. Con
    questo il suo turno è finito.
    .title = L’apertura

UA-3 = Gira la prima carta del tuo mazzetto. Se vale uno in più della carta in cima al centro, va lì; il
    colore non conta, e il centro viene sempre per primo. Altrimenti, se vale uno in più della carta in cima a
    una o più pile scoperte degli altri, va su una di quelle, a tua scelta. In tutti e due i casi giri la
    carta successiva. Altrimenti va sulla tua pila scoperta, che i numeri si seguano o no, e il turno è
    finito.
    .title = Il tuo turno

UA-4 = Dopo il 20 viene l’1.
    .title = Dopo il 20

UA-5 = Appena una carta è stata messa giù (o regalata, UA-7) e il tuo mazzetto è vuoto, capovolgi tutta la tua
    pila scoperta, compresa quella carta se è lì: diventa il tuo nuovo mazzetto, anche a metà turno. La carta
    messa per prima adesso sta in cima, e gli altri da te non trovano più una carta su cui continuare.
    .title = Mazzetto finito

UA-6 = Vince il primo che non ha più nessuna carta. Si può continuare per i posti in classifica finché tutte le carte
    sono al centro (opzione `play_on`, di norma spenta); allora si saltano i posti senza carte.
    .title = La fine

UA-7 = Con l’opzione `attention: human` (quella normale a un tavolo con delle persone) puoi mettere una carta
    sulla tua pila anche se andrebbe bene altrove. Con `attention: perfect` (quella normale negli altri casi)
    vengono proposti solo i posti giusti. Con `human`, finché non viene girata la carta successiva, ogni altro
    giocatore può gridare «Stop!» contro il posto che ha appena messo una carta sulla propria pila, una volta
    per posto e per carta. Se ha ragione, ciascuno degli altri, in senso orario a partire dalla sinistra di
    chi ha sbagliato, può regalare la carta in fondo al proprio mazzetto. Le carte regalate vanno a una a una,
    coperte, sopra il mazzetto di chi ha sbagliato, in cima quella dell’ultimo; poi tocca al posto alla
    sinistra di chi ha sbagliato. La carta messa male resta dov’è. La svista si giudica dalle carte che erano
    in cima in quel momento, anche se intanto la pila è stata capovolta. C’è un solo «Stop!» giusto per ogni
    svista, e uno «Stop!» sbagliato non cambia nulla. Chi ha una carta sola non la può regalare: nessuno vince
    con un regalo. Mettere al centro o sulla pila di un altro una carta che non va bene, o metterla da un
    altro quando va bene al centro, non è una svista: la mossa viene rifiutata. Infine, la manche finisce
    subito con la carta girata numero 5.000, e vince chi ha meno carte (con `play_on` ha vinto chi è rimasto
    senza carte per primo).
    .title = Stop!

### What a table can choose

choose-ueberall-attention = Attenzione
    .about = Chi non vede un posto giusto sente «Stop!» – oppure la casa aiuta e nessuno si sbaglia.
    .perfect = La casa aiuta
    .human = Occhi aperti
choose-ueberall-play_on = Giocare per tutti i posti
    .about = Dopo la prima vittoria si continua finché tutti hanno finito.

### At the table

ueberall-in-middle = al centro
ueberall-next = è il prossimo
ueberall-mine = Le tue carte
ueberall-own-open = la tua pila scoperta
ueberall-own-down = il tuo mazzetto
ueberall-own-down-count =
    { $count ->
        [one] Il tuo mazzetto: una carta
       *[other] Il tuo mazzetto: { $count } carte
    }
ueberall-turned = La carta che hai girato
ueberall-a-card = una carta
ueberall-you = Tu
ueberall-pile-middle = Centro
ueberall-pile-own = La tua pila scoperta
ueberall-pile-other = Pila scoperta di { $name }
ueberall-pile-top =
    { $count ->
        [one] { $card }
       *[other] { $card } in cima, { $count } carte
    }
ueberall-pile-empty = vuota
ueberall-out = ha finito, posto { $place }
ueberall-gets = riceve carte
ueberall-to-middle = Al centro
ueberall-to-own = Da me
ueberall-to-other = Da { $name }
ueberall-hint-opening = { $card } apre il centro.
ueberall-hint-human = Dove va { $card }? Prima il centro.
ueberall-hint-both = Metti la tua carta, o grida «Stop!» contro { $name }.
ueberall-hint-middle = { $card } va al centro.
ueberall-hint-own = { $card } non va da nessuna parte e resta da te.
ueberall-hint-others = { $card } va da { $names }.
ueberall-hint-stop = { $name } tiene { $card }. Una svista?
ueberall-hint-gifts = Chi vuole dà una carta.
ueberall-stop = Stop!
ueberall-stop-label = Stop! { $name } non ha visto qualcosa
ueberall-stop-right = Lo «Stop!» era giusto.
ueberall-stop-wrong = Lo «Stop!» era sbagliato: nessuna svista.
ueberall-stamp-right = Giusto!
ueberall-stamp-wrong = Sbagliato!
ueberall-fits-nowhere = { $card } non andava in nessun altro posto.
ueberall-overlooked = andava da un’altra parte.
ueberall-give-title = Dare una carta a { $name }?
ueberall-give-how = Quella in fondo al tuo mazzetto. Va coperta in cima al mazzetto di { $name }.
ueberall-give = Dai la carta
ueberall-decline = Tienila
ueberall-gives = dà
ueberall-keeps = tiene
ueberall-now = adesso
ueberall-then = poi
ueberall-did-middle =
    { $who ->
        [you] Metti { $card } al centro
       *[other] { $name } mette { $card } al centro
    }
ueberall-did-own =
    { $who ->
        [you] Tieni { $card } da te
       *[other] { $name } tiene { $card }
    }
ueberall-did-yours = { $name } mette { $card } da te
ueberall-did-other =
    { $who ->
        [you] Metti { $card } da { $other }
       *[other] { $name } mette { $card } da { $other }
    }
ueberall-did-stop =
    { $who ->
        [you] Gridi «Stop!»
       *[other] { $name } grida «Stop!»
    }
ueberall-did-give =
    { $who ->
        [you] Dai una carta
       *[other] { $name } dà una carta
    }
ueberall-did-decline =
    { $who ->
        [you] Tieni la tua carta
       *[other] { $name } non dà carte
    }

### What the coach says was done

coach-did-ueberall-place =
    { $on ->
        [middle] { $name } mette { $card_the } al centro
        [own] { $name } tiene { $card_the }
       *[other] { $name } mette { $card_the } da { $on_name }
    }
coach-did-ueberall-stop = { ueberall-did-stop }
coach-did-ueberall-give = { ueberall-did-give }
coach-did-ueberall-decline = { ueberall-did-decline }

### Why not

ueberall-opening = { $card_The } apre la manche, quindi va al centro
ueberall-fits-middle = { $card_The } va al centro, sopra { $top_the }, e il centro viene per primo
ueberall-fits-other = { $card_The } va sulla pila scoperta di { $seat }, quindi non sulla tua
ueberall-own-pile = Sulla tua pila { $card_the } va solo con «own», non con il numero del tuo posto
ueberall-no-pile = Lì non c’è una pila scoperta su cui mettere { $card_the }
ueberall-misfit = { $card_The } non va sopra { $top_the }: dovrebbe valere esattamente uno in più
ueberall-answer-first = Prima di’ se regali una carta a { $seat }
ueberall-no-gift = Nessuno è stato fermato: non c’è niente da regalare né da rifiutare
ueberall-only-card = Non puoi regalare la tua unica carta: nessuno vince con un regalo
ueberall-not-the-bottom-card = { $card_The } non è la carta in fondo al tuo mazzetto
ueberall-stop-off = Quando la casa aiuta non c’è lo «Stop!»: vengono proposti solo i posti giusti
ueberall-stop-late = Non c’è niente da fermare: nessuno ha appena messo una carta sulla propria pila
ueberall-stop-self = Non puoi gridare «Stop!» contro te stesso
ueberall-stop-once = Hai già gridato «Stop!» per questa carta
ueberall-stop-other = Solo { $seat } ha appena messo una carta sulla propria pila, nessun altro

### Hints

hint-ueberall-opening = { $card_The } apre il centro
hint-ueberall-middle = { $card_The } va al centro, e il centro viene sempre prima
hint-ueberall-own = { $card_The } non va da nessun’altra parte: resta sulla tua pila
hint-ueberall-other = { $card_The } va bene solo sulla pila di { $name }: via!
hint-ueberall-fewest = Metti { $card_the } da { $name }: negli altri posti dove va bene ci sono più carte
hint-ueberall-next = Metti { $card_the } da { $name }: ha poche carte come altri, ma gioca prima
hint-ueberall-give = Regala una carta: una in meno per te, una in più per { $name }
hint-ueberall-stop = Grida «Stop!»: { $name } non ha visto che { $card_the } va altrove

### The lesson

lesson-ueberall-1 = In mezzo c’è il 7. Il tuo 8 è uno in più: tocca il centro! Vince chi resta per primo senza carte.
    .title = Sempre uno in più
lesson-ueberall-2 = Quando una carta va bene, giri la prossima. Il tuo 4 va sul 3 di fronte. Mettilo lì!
    .title = Anche dagli altri
lesson-ueberall-3 = Per il tuo 12 non c’è nessun 11. Allora resta da te, e il tuo turno è finito.
    .title = Non va da nessuna parte
lesson-ueberall-4 = Qualcuno dormiva: il 9 va in mezzo, sull’8! Grida «Stop!»
    .title = Stop!
lesson-ueberall-5 = Chi viene scoperto può ricevere una carta da ognuno. Regala quella in fondo al tuo mazzetto!
    .title = Un regalino
lesson-ueberall-6 = In mezzo c’è l’11. La tua ultima carta è il 12: giocalo e vinci!
    .title = L’ultima carta

### Premi

prize-ueberall-eagle = L’occhio di lince
    .why =
        { $count ->
            [one] { $count } «Stop!» gridato a ragione
           *[other] { $count } «Stop!» gridati a ragione
        }
prize-ueberall-post = La posta celere
    .why = { $count } carte consegnate agli altri
prize-ueberall-middle = Il giusto mezzo
    .why = { $count } carte giocate al centro
prize-ueberall-gifts = Il grande fiocco
    .why =
        { $count ->
            [one] { $count } carta regalata
           *[other] { $count } carte regalate
        }
