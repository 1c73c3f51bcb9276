### The game and its rules

game-junior = Gioco-junior
    .about = Da 1 a 11 e da 11 a 1: un passo alla volta i più piccoli riempiono le file, e magari battono i
        grandi!

JR-1 = Da 2 a 6 giocatori. Si prendono le carte da 1 a 11 dei quattro colori. Tutti gli 1 e tutti gli 11 sono
    già sul tavolo. Si mescolano le altre 36 e ognuno ne riceve 5; quelle che restano formano il mazzo da cui
    si pesca.
    .title = Carte e preparazione

JR-2 = Comincia il più giovane (C-3).
    .title = L’inizio

JR-3 = Se puoi giocare, devi giocare almeno una carta; puoi giocarne quante ne vuoi, su qualsiasi fila. Puoi
    anche tenerne in mano apposta. Dopo che hai giocato una carta, sei tu a dire quando il turno è finito;
    come in ER-4, non finisce mai da solo finché hai carte in mano.
    .title = Il tuo turno

JR-4 = La fila di ogni colore sale a partire dal suo 1 e scende a partire dal suo 11, senza salti e senza
    mescolare i colori.
    .title = Che cosa va bene

JR-5 = Se non puoi giocare, peschi una carta. Se va bene, devi giocarla subito. In ogni caso il turno è
    finito. Se il mazzo è vuoto, tocca subito al giocatore successivo; vale come un turno passato.
    .title = Pescare

JR-5s = Se non puoi giocare, peschi una carta. Se va bene, puoi giocarla, ma non sei obbligato. Che tu la
    giochi o la tenga, il turno è finito e non peschi più. Se il mazzo è vuoto, tocca subito al giocatore
    successivo; vale come un turno passato.
    .title = Pescare

JR-6 = La manche finisce nel momento esatto in cui qualcuno gioca l’ultima carta che ha in mano: la vince lui
    (come in ER-8). Gli altri contano come punti la somma dei numeri che restano loro in mano, e alla fine
    vince chi ha meno punti; in caso di parità la vittoria è condivisa (come in ER-9). Se non si è concordato
    nulla, si gioca una manche sola; per una bella partita si giocano tante manche quanti sono i giocatori.
    Esempio: con 9, 5 e 2 in mano si contano 16 punti; con 4, 5 e 3, 12 punti; con un 8, 8 punti; chi ha vinto
    ne conta 0.
    .title = Fine e punti

### The lesson

lesson-junior-1 = Gli 1 e gli 11 sono già sul tavolo. Gioca il tuo 2 rosso accanto all’1! Vince chi resta per primo
    senza carte.
    .title = Accanto all’1
lesson-junior-2 = Nella fila blu c’è ancora un buco. Il tuo 5 ci va? Prova!
    .title = E il 5?
    .refused = Il 5 deve aspettare
lesson-junior-3 = Puoi giocare tutte le carte che vanno bene. Adesso non ce n’è più nessuna: finisci il turno.
    .title = Il tuo turno è finito
lesson-junior-4 = Il tuo 5 non va ancora bene. Allora pesca una carta dal mazzo, una sola.
    .title = Nessuna carta va bene?
lesson-junior-5 = Il tuo 10 verde va accanto all’11: le file crescono da tutti e due i lati. Giocalo subito!
    .title = Va bene!
lesson-junior-6 = Nella fila blu manca una carta sola: il tuo 5. Giocalo e vinci!
    .title = L’ultimo buco

### Che cosa ne dice la casa

edition-junior =
    { $edition ->
        [space] Se la carta pescata va bene, puoi anche tenerla.
       *[other] Se la carta pescata va bene, devi giocarla.
    }
