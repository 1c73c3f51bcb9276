game-schnipp-schnapp = Cic ciac
    .about = Occhi spalancati e voce pronta: chi grida per primo la parola giusta si porta via le carte!
    .variant-basic = Gioco base
    .variant-together = Tutti insieme

SS-1 = Da 2 a 6 giocatori, in tempo reale. Si distribuiscono tutte le 80 carte, nel modo più equo possibile
    (C-2). Ognuno mette da parte i suoi quartetti (quattro numeri uguali), mescola il resto e ne fa un
    mazzetto coperto davanti a sé.
    .title = La distribuzione

SS-2 = Comincia il posto alla sinistra del mazziere. In senso orario, ogni posto che ha carte gira la prima
    del mazzetto sulla propria pila scoperta. Qualunque cosa si sia gridato nel frattempo, poi tocca al
    prossimo posto con carte alla sinistra di chi ha girato per ultimo.
    .title = Girare le carte

SS-3 = C’è un incontro quando lo stesso numero è in cima alle pile scoperte di due o più giocatori; vale
    finché si vede, anche dopo altre carte. Il primo che grida «Ciac», coinvolto o no, purché abbia ancora
    carte, prende le pile scoperte degli altri che fanno parte di un incontro. È l’opzione normale,
    `takes: matching`; con l’opzione `takes: all`, che c’è solo nell’edizione 2013, prende tutte le altre pile
    scoperte. Si mettono in fila la propria pila scoperta, se c’è, poi le pile vinte in senso orario a partire
    dalla sinistra di chi ha gridato, ognuna cominciando dalla carta in fondo. Si mettono da parte i quartetti
    (quattro numeri uguali); il resto va sotto il proprio mazzetto, per essere girato in quest’ordine.
    .title = Ciac

SS-4 = Gridare quando niente combacia, o gridare la parola sbagliata, è un errore: la tua pila scoperta va,
    senza cambiare ordine, sopra la pila al centro. Se non ne hai una, non si muove nulla. Per ciò che
    combacia ancora si può sempre gridare. Se sono possibili entrambe le parole, vanno bene tutte e due. Ogni
    posto grida una volta sola per carta girata. Le grida in più, quelle dopo un grido giusto o una parità
    fino alla carta successiva, e il «Ciac» di un posto senza carte non contano, e non sono errori.
    .title = L’errore

SS-5 = «Cic» è giusto se l’ultima carta girata si vede ancora e ha lo stesso numero della carta in cima alla
    pila al centro, che era lì già prima che la si girasse. Può gridarlo qualsiasi posto. Chi grida prende
    solo la pila al centro, cominciando dalla carta in fondo, mette da parte i quartetti che contiene e il
    resto sotto il proprio mazzetto; la sua pila scoperta resta dov’è.
    .title = Cic

SS-6 = Le grida giuste, qualunque sia la parola, sono in parità se arrivano al massimo `tie_ms` millesimi di
    secondo dopo il primo grido giusto (di norma 50, una volta compensato il ritardo della rete). Allora non
    vince nessuno: ciascuno di quelli che hanno gridato mette la propria pila scoperta sotto il proprio
    mazzetto, cominciando dalla carta in fondo. Gli errori fatti in quel lasso di tempo si sistemano subito
    dopo.
    .title = Parità

SS-7 = Se tocca a te girare e non hai più carte coperte, prima mescoli tutta la tua pila scoperta e ne fai un
    nuovo mazzetto.
    .title = Mazzetto finito

SS-8 = Chi non ha più carte è fuori, ma può rientrare con un «Cic».
    .title = Senza carte

SS-9 = Vince chi ha più quartetti. Prima che si giri ogni carta si controlla se il gioco è finito: finisce
    appena nessun grido può più riuscire (nessun numero è in possesso di due giocatori diversi, coperto o
    scoperto, e nessun giocatore ha il numero che sta in cima alla pila al centro), oppure dopo 2.000 carte
    girate. Ognuno mette allora da parte i quartetti che si trovano fra le proprie carte; le carte al centro
    non sono di nessuno.
    .title = La fine

SS-V1 = Variante `together`: tutti i posti che hanno carte ne girano una insieme, al «3–2–1–via»; è una
    battuta. Si grida solo dopo, una volta per posto e per battuta. «L’ultima carta girata» qui è una
    qualsiasi carta della battuta. Per il limite di 2.000 si contano le carte. Vince chi alla fine ha più
    carte, fra quartetti e proprie pile. La fine è la stessa di SS-9.
    .title = Tutti insieme
