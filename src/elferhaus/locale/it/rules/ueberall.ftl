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

UA-6 = Vince il primo che non ha più nessuna carta. Si può continuare per i posti in classifica finché tutte
    le carte sono al centro (opzione `play_on`, di norma spenta: `false`); allora si saltano i posti senza
    carte.
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
