game-schwarzer-peter = L’uomo nero
    .about = Le coppie se ne vanno, una carta resta sola: l’importante è non averla tu!

SP-1 = Da 2 a 6 giocatori. Si prendono due colori (opzione `colours`; se non si sceglie, rosso e blu), cioè 40
    carte; con l’opzione `short` si gioca senza i 17, 18, 19 e 20. Una carta si mette da parte senza
    guardarla: la sua gemella è l’uomo nero. Le altre si distribuiscono nel modo più equo possibile (C-2).
    .title = Le carte

SP-2 = Le coppie (due numeri uguali) si mettono giù subito, sempre; non c’è mai motivo di tenersene una.
    .title = Le coppie

SP-3 = Comincia il posto alla sinistra del mazziere (resta il posto di partenza, `starter`, anche se non ha
    carte e viene saltato). Al tuo turno pesca una carta, senza vederla, dal tuo vicino di sinistra, poi metti
    giù una coppia se ce l’hai. Il vicino di sinistra è il prossimo posto in senso orario che ha ancora carte;
    un posto senza carte è salvo e si salta. Chi deve farsi pescare può cambiare l’ordine delle proprie carte
    prima della pescata; chi pesca sceglie la posizione. Poi tocca al primo posto con carte alla sinistra di
    chi ha pescato. Si controlla se il gioco è finito dopo le prime coppie (SP-2) e dopo ogni pescata. Dopo
    2.000 pescate perde chi ha in mano l’uomo nero.
    .title = Il tuo turno

SP-4 = Quando resta una carta sola, chi ce l’ha perde; tutti gli altri vincono. Si può concordare un pegno
    (opzione `forfeit`, testo libero); se non si sceglie, è un puntino nero sul naso di chi ha perso.
    .title = La fine
