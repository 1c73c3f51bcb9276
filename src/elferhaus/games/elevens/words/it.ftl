### The game and its rules

game-elevens = 11 Elevens
    .about = Salta da una fila all’altra con i ponti, piazza i jolly al momento giusto e prendi un bonus ogni volta che completi un lato!
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

EE-5a = Al tuo turno puoi sostituire un jolly sul tavolo con la carta numerata che rappresenta, e prendere in mano il
    jolly; puoi usarlo subito o più tardi. Lo scambio è permesso solo in un turno in cui giochi da 1 a 4 carte; non
    conta fra queste 4 e si può fare prima o dopo. Puoi fare quanti scambi vuoi, ma un turno non può essere fatto di
    soli scambi, e chi pesca non può scambiare. Scartare un jolly (EE-5b) conta come giocare una carta: uno scambio
    seguito dal jolly appena preso, giocato o scartato, è quindi un turno completo.
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

### What a table can choose

choose-elevens-rows = Ordine delle file
    .about = I ponti uniscono solo file vicine.
    .shuffled = Mescolato
    .own = Scegliete voi
    .up = { $colour } una fila più in alto
variants-elevens =
    .basic = Con jolly, ponti e carte bonus.
    .start = Per conoscerlo: senza jolly, ponti e carte bonus.

### At the table

elevens-did-bridge =
    { $who ->
        [you] Giochi { $card_the } passando da un ponte
       *[other] { $name } gioca { $card_the } passando da un ponte
    }
elevens-did-joker =
    { $who ->
        [you] Giochi un jolly come { $card }
       *[other] { $name } gioca un jolly come { $card }
    }
elevens-did-joker-bridge =
    { $who ->
        [you] Giochi un jolly come { $card } passando da un ponte
       *[other] { $name } gioca un jolly come { $card } passando da un ponte
    }
elevens-did-swap =
    { $who ->
        [you] Scambi { $card_the } con il jolly
       *[other] { $name } scambia { $card_the } con il jolly
    }
elevens-did-discard =
    { $who ->
        [you] Scarti un jolly
       *[other] { $name } scarta un jolly
    }
elevens-did-bonus =
    { $who ->
        [you] Lato completo: ricevi una carta bonus
       *[other] Lato completo: { $name } riceve una carta bonus
    }
elevens-did-draw-joker =
    { $who ->
        [you] Peschi un jolly
       *[other] { $name } pesca un jolly
    }
elevens-four-rows = Le quattro file
elevens-row = fila { $colour }: { $runs }
elevens-map = Tutte le colonne a colpo d’occhio
elevens-columns = Colonne da { $from } a { $to }
elevens-look = Mostra { $card_the }
elevens-bridge-here = Gioca { $card_the } passando da un ponte
elevens-joker-here = Gioca il jolly come { $card }
elevens-joker-bridge-here = Gioca il jolly come { $card } passando da un ponte
elevens-swap-here = Scambia { $card_the } con il jolly
elevens-span = Ponte: { $upper } – { $lower }
elevens-build = Costruisci un ponte ({ $upper } – { $lower }) e gioca { $card_the }
elevens-build-joker = Costruisci un ponte ({ $upper } – { $lower }) e gioca il jolly come { $card }
elevens-bridges =
    { $count ->
        [one] un ponte
       *[other] { $count } ponti
    }
elevens-bonus =
    { $count ->
        [one] una carta bonus
       *[other] { $count } carte bonus
    }
elevens-out =
    { $count ->
        [one] Fuori dal gioco: un jolly
       *[other] Fuori dal gioco: { $count } jolly
    }
elevens-laid =
    { $count ->
        [one] Questo turno: una carta su quattro
       *[other] Questo turno: { $count } carte su quattro
    }
elevens-of-four = { $count } su 4
elevens-hint-joker = Tocca una casella accesa
elevens-hint-swap = Non conta come carta giocata
elevens-hint-bridge = Ti costa un ponte
elevens-hint-duty = Il mazzo è vuoto: devi giocare una carta
elevens-hint-swapped = Ora gioca una carta o scarta un jolly
elevens-note-swap = Può sostituire il jolly.
elevens-note-bridge = Va bene con un ponte.
elevens-do-swap = Scambia
elevens-do-bridge = Ponte +
elevens-do-discard = Scarta

### What the coach says was done

coach-did-elevens-lay =
    { $as ->
        [none] { $bridge ->
            [none] { $name } gioca { $card_the }
           *[other] { $name } gioca { $card_the } passando da un ponte ({ $bridge })
        }
       *[other] { $bridge ->
            [none] { $name } gioca un jolly come { $as }
           *[other] { $name } gioca un jolly come { $as } passando da un ponte ({ $bridge })
        }
    }
coach-did-elevens-swap = { elevens-did-swap }
coach-did-elevens-discard = { elevens-did-discard }

### Why not

elevens-rows = Per le file servono tutti e quattro i colori, ciascuno una volta sola
elevens-deal-rows = Le file non sono nell’ordine scelto da questo tavolo
elevens-deal-bridges =
    { $found ->
        [one] { $seat } ha ricevuto { $found } ponte invece di { $wanted }
       *[other] { $seat } ha ricevuto { $found } ponti invece di { $wanted }
    }
elevens-four = Hai giocato quattro carte: restano solo gli scambi o la fine del turno
elevens-laid-already = Dopo aver giocato non si può più pescare né passare: gioca ancora o finisci il turno
elevens-nothing-done = Non hai ancora giocato nulla: non c’è un turno da finire
elevens-must-draw = C’è ancora il mazzo: gioca una carta o pesca, invece di passare
elevens-waits = { $place_The } deve aspettare: prima serve { $missing_the }, oppure un ponte che porti fin lì
elevens-waits-either = { $place_The } deve aspettare: prima serve { $missing_the } o { $other_the }, oppure un ponte che porti fin lì
elevens-taken = { $place_The } non va bene: questa casella è già occupata
elevens-swap-instead = { $place_The } non va bene: in questa casella c’è un jolly, che puoi scambiare
elevens-joker-as = Di’ quale carta numerata rappresenta il jolly
elevens-as-number = { $card_The } rappresenta solo sé stesso: solo un jolly prende il posto di un’altra carta
elevens-no-joker-there = { $card_The } non si può scambiare: nessun jolly sul tavolo lo rappresenta
elevens-swap-alone = I soli scambi non fanno un turno: gioca anche una carta o scarta un jolly
elevens-discard = { $card_The } non si può scartare: si scartano solo i jolly
elevens-bridge-none = Non hai più ponti
elevens-bridge-needless = { $place_The } va bene anche senza ponte
elevens-bridge-apart = { $place_The } non si raggiunge così: all’inizio del ponte ci vuole { $needed }, non { $other_the }
elevens-bridge-empty = Da qui non può partire un ponte: { $other_the } non è ancora sul tavolo
elevens-owes = { $card_The } va bene e il mazzo è finito: devi giocare almeno una carta su una fila
elevens-stock-empty = Il mazzo è finito: non c’è nulla da pescare

### Hints

hint-elevens-swap = Scambia il tuo { $card } con il jolly che sta al suo posto
hint-elevens-discard = Scarta il jolly: così non apri niente, e in mano costa { $points } punti
hint-elevens-out-joker = Scarta il jolly: tutta la tua mano può uscire adesso
hint-elevens-end-four = Non più di quattro carte per turno: finiscilo
hint-elevens-completes = Con { $card_the } il lato è completo: guadagni una carta bonus
hint-elevens-joker = Gioca il jolly: se ti resta in mano costa { $points } punti
hint-elevens-joker-waits = Gioca il jolly come { $card }: il tuo { $other } aspetta dietro
hint-elevens-bridge = Costruisci un ponte per { $card_the }: per ora non ci si arriva in altro modo
hint-elevens-bridge-waits = Costruisci un ponte per { $card_the }: il tuo { $other } aspetta dietro
hint-elevens-collects =
    { $count ->
        [one] Gioca { $card_the }: il suo lato è quasi completo, e una delle carte che mancano ce l’hai tu
       *[other] Gioca { $card_the }: il suo lato è quasi completo, e { $count } delle carte che mancano le hai tu
    }
hint-elevens-short =
    { $count ->
        [one] Gioca { $card_the }: vale { $points }, e { $name } ha solo una carta
       *[other] Gioca { $card_the }: vale { $points }, e { $name } ha solo { $count } carte
    }
hint-elevens-high = Gioca { $card_the }: se ti resta in mano costa { $points } punti
hint-elevens-save-joker = Nessuno dei tuoi numeri va bene ora, e il jolly è meglio tenerlo
hint-elevens-save-bridge = Senza ponte nessuno dei tuoi numeri va bene, e i ponti è meglio tenerli
hint-elevens-side = Tieni { $card_the }: se no altri potrebbero completare il lato e prendere il bonus
hint-elevens-draw-waits = Meglio pescare: finché c’è il mazzo nessuno è obbligato a giocare carte
hint-elevens-end-waits = Basta per questo turno: quello che va ancora bene può aspettare
hint-elevens-draw-opens =
    { $count ->
        [one] Meglio pescare: { $card_the } aprirebbe una casella agli altri
       *[other] Meglio pescare: { $card_the } aprirebbe { $count } caselle agli altri
    }

### The lesson

lesson-elevens-1 = I quattro 11 sono già sul tavolo. Gioca il tuo 13 rosso accanto al 12! Ogni carta che ti resta alla
    fine costa punti.
    .title = Costruire le file
lesson-elevens-2 = Il tuo 13 giallo non ha vicini. Ma proprio sopra c’è il 13 rosso: costruisci un ponte!
    .title = Con il ponte
lesson-elevens-3 = Prima del tuo 13 blu manca il 12. Un jolly può essere qualsiasi carta: giocalo lì!
    .title = Il jolly ti aiuta
lesson-elevens-4 = Dall’1 verde all’11 manca solo il 10. Chi completa un lato riceve una carta bonus: 11 punti!
    .title = Un lato completo
lesson-elevens-5 = In un turno si giocano al massimo quattro carte. Finisci il turno! Chi non vuole giocare carte ne pesca una.
    .title = Quattro bastano
lesson-elevens-6 = Il tuo 13 va accanto al jolly. Giocalo e la manche è finita. Vince chi ha più punti!
    .title = L’ultima carta

### Premi

prize-elevens-treasure = Lo scrigno
    .why =
        { $count ->
            [one] { $count } carta bonus presa
           *[other] { $count } carte bonus prese
        }
prize-elevens-bridges = Il costruttore di ponti
    .why = { $count } ponti costruiti
prize-elevens-swaps = L’acchiappagatti
    .why =
        { $count ->
            [one] { $count } jolly scambiato
           *[other] { $count } jolly scambiati
        }
part-elevens-bonus =
    { $count ->
        [one] una carta bonus
       *[other] { $count } carte bonus
    }
part-elevens-jokers =
    { $count ->
        [one] un jolly in mano
       *[other] { $count } jolly in mano
    }
