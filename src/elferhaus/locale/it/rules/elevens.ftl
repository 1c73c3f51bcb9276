game-elevens = 11 Elevens
    .about = Salta da una fila all’altra con i ponti, piazza i jolly al momento giusto e prenditi i bonus
        completando le file!
    .variant-basic = Gioco completo
    .variant-start = Per cominciare

EE-1 = Da 2 a 6 giocatori. Ci sono 84 carte numerate (da 1 a 21 in quattro colori), 4 jolly, 15 ponti e 7
    carte bonus. I quattro 11 si mettono uno sotto l’altro: ognuno comincia una fila. L’ordine dei colori è
    libero (opzione `rows`; se non si sceglie, è a caso) ed è importante: due file una accanto all’altra sono
    vicine. La fila più in alto e quella più in basso hanno una sola vicina ciascuna, e tra loro non sono
    vicine.
    .title = La preparazione

EE-2 = Si mescolano le altre 80 carte numerate insieme ai 4 jolly. In 2 o 3 giocatori ognuno riceve 20 carte e
    4 ponti; in 4, 15 carte e 3 ponti; in 5, 12 carte e 3 ponti; in 6, 12 carte e 2 ponti. I ponti avanzati
    escono dal gioco. Le carte che restano formano il mazzo da cui si pesca.
    .title = La distribuzione

EE-3 = Comincia il più giovane (C-3). Al tuo turno o giochi da 1 a 4 carte, o prendi la prima carta del mazzo;
    poi il turno è finito. Finché c’è il mazzo, nessuno ti obbliga a giocare. Se giochi carte, il turno
    finisce quando lo dici tu o quando resti senza carte in mano, mai da solo; dopo quattro carte puoi solo
    fare ancora degli scambi o finire.
    .title = Il tuo turno

EE-4 = Ogni carta ha la sua casella: nella fila del suo colore, al posto del suo numero. Una carta va bene se
    la sua casella è vuota e se una casella subito accanto nella stessa fila (un numero in più o in meno) è
    occupata, oppure se un ponte porta fin lì (EE-7). I numeri vanno da 1 a 21.
    .title = Che cosa va bene

EE-5 = Il jolly prende il posto di una carta numerata qualsiasi, in una casella dove quella carta andrebbe
    bene. Conta come una delle tue 4 carte.
    .title = Il jolly

EE-5a = Al tuo turno puoi sostituire un jolly sul tavolo con la carta numerata che rappresenta, e prendere in
    mano il jolly; puoi usarlo subito o più tardi. Lo scambio è permesso solo in un turno in cui giochi da 1 a
    4 carte; non conta fra queste 4 e si può fare prima o dopo. Puoi fare quanti scambi vuoi, ma un turno non
    può essere fatto di soli scambi, e chi pesca non può scambiare. Scartare un jolly (EE-5b) conta come
    giocare una carta: uno scambio, seguito dal giocare o scartare il jolly appena preso, è quindi un turno
    completo.
    .title = Scambiare un jolly

EE-5b = Puoi scartare un jolly che hai in mano: esce dal gioco. Conta come una delle tue 4 carte e da solo
    basta per un turno valido; ma non si può fare in un turno in cui peschi.
    .title = Scartare un jolly

EE-5c = Nessuno è mai obbligato a usare un jolly. Nello stesso turno puoi giocarne o scartarne più di uno. Un
    jolly può anche essere la tua ultima carta.
    .title = Jolly senza obbligo

EE-6 = Se riempi l’ultima casella vuota di un lato di una fila (da 1 a 11 o da 11 a 21), con una carta
    numerata o con un jolly, prendi una carta bonus. Uno scambio fatto più tardi su quel lato non dà nulla. Le
    carte bonus sono 7 e i lati 8: quando sono finite, sono finite.
    .title = I bonus

EE-7 = Un ponte si mette sopra o sotto una casella occupata, da una carta numerata o da un jolly, e porta allo
    stesso numero in una fila vicina. Nella stessa azione devi riempire la casella d’arrivo con la sua carta
    numerata o con un jolly: questa carta conta fra le tue 4, il ponte no. Da lì la fila cresce in entrambe le
    direzioni. In un turno puoi usare quanti ponti vuoi, ma solo dove la carta senza ponte non andrebbe bene.
    Un ponte non è un jolly. I ponti non usati non contano per i punti. Esempio: le file gialla, blu e rossa
    sono vicine in quest’ordine, `y9` è occupata, `b10`, `r8`, `r9` e `r10` sono vuote. Un ponte su `y9` ti
    permette di giocare `b9`; un ponte su `b9` ti permette poi di giocare un jolly come `r9`; allora va bene
    anche `r8`. In tutto sono 3 delle tue 4 carte. Il giocatore successivo può giocare `r7`, ma non `r5`.
    .title = I ponti

EE-8 = Quando il mazzo è finito, se puoi giocare una carta numerata senza ponte devi giocare almeno una carta
    su una fila; un jolly giocato su una fila basta, il solo scarto no. Se non puoi, puoi ancora usare jolly e
    ponti o scartare un jolly, oppure passi; si può passare solo in questo caso. Conta la situazione
    all’inizio del turno, e uno scambio non basta per assolvere l’obbligo. Usare jolly o ponti non è mai un
    obbligo.
    .title = Mazzo finito

EE-9 = La manche finisce quando qualcuno resta senza carte in mano, sia che abbia giocato l’ultima sia che
    l’abbia scartata. Finisce anche quando si passa tante volte di seguito quanti sono i giocatori: a quel
    punto tutte le file sono piene.
    .title = Fine della manche

EE-10 = Ogni carta bonus vale 11 punti in più. Si toglie il numero di ogni carta rimasta in mano, e 11 punti
    per ogni jolly in mano. Vince chi ha più punti: restare per primi senza carte, da solo, non basta. Per una
    bella partita si giocano tante manche quanti sono i giocatori.
    .title = I punti

EE-V1 = Variante `start`: si gioca senza ponti, senza jolly e senza carte bonus, e vince chi per primo gioca
    la sua ultima carta. La distribuzione e tutto il resto sono come sopra; i punti si contano secondo EE-10.
    .title = Per cominciare
