### Why not

row-waits = { $card_The } deve aspettare: prima viene { $missing_the }
row-waits-either = { $card_The } deve aspettare: prima viene { $missing_the } o { $other_the }
row-not-started = { $card_The } deve aspettare: la fila { colour-name } non è ancora cominciata; comincia con { $needed }
row-opening = { $card_The } non può aprire la manche: prima va giocato { $needed_the }
row-opening-three = { $card_The } non può aprire la manche: ti serve un 10, un 11 o un 12
row-must-lay = Puoi giocare, per esempio { $card_the }: gioca almeno una carta
row-laid-already = In questo turno hai già giocato: gioca ancora o finisci il turno, ma non pescare e non passare
row-drawn-must = La carta che hai pescato, { $card_the }, va bene: giocala adesso
row-drawn-may = La carta che hai pescato, { $card_the }, va bene: giocala o tienila
row-keep = Non c’è nessuna carta pescata da tenere
row-must-draw = Nella tua mano non va bene niente: pesca la prima carta del mazzo
row-stock-empty = Nella tua mano non va bene niente e il mazzo è vuoto: passa
row-without-two-players = Si lascia fuori un colore solo in due, non in { $players }
row-starter-only-false-start = Solo nel Falso inizio si può scegliere di cominciare alla sinistra del mazziere
deal-table =
    { $high ->
        [11] Prima di giocare sono in tavola l’1 e l’11 di ogni colore, e nessun’altra carta
       *[other] Prima di giocare sono in tavola l’1 e il { $high } di ogni colore, e nessun’altra carta
    }
deal-table-empty = Prima di giocare non c’è nessuna carta in tavola
deal-no-eleven = Nessuno ha un 11 in mano: bisogna ridistribuire le carte

### Hints

hint-rows-draw = Non hai niente che vada bene: pesca una carta
hint-rows-draw-again = Ancora niente che vada bene: pesca un’altra volta
hint-rows-keep = Tieni { $card_the }: andrà bene anche dopo, e così non apri niente agli altri
hint-rows-pass = Non hai niente che vada bene, e non c’è più niente da pescare: passa
hint-rows-end = Non hai altro che vada bene: finisci il turno
hint-rows-end-keep = Fermati e tieni { $card_the }: solo tu puoi aprire da { $low } a { $high }
hint-rows-end-opens = Fermati qui: ogni tua carta che va ancora bene apre la strada agli altri
hint-rows-end-waits = Fermati qui: { $card_the } andrà ancora bene al tuo prossimo turno
hint-rows-last = Gioca { $card_the }, la tua ultima carta, e vinci!
hint-rows-drawn = { $card_The } che hai pescato va bene: giocalo
hint-rows-out =
    { $count ->
        [one] Giocala: è la tua ultima carta
       *[other] Gioca tutto: le tue { $count } carte possono uscire adesso
    }
hint-rows-begin = Comincia con { $card_the }: apre la sua fila
hint-rows-waits = Gioca { $card_the }: il tuo { $other } aspetta dietro
hint-rows-towards = Gioca { $card_the }: così il tuo { $other } si avvicina
hint-rows-only = Va bene solo { $card_the }: giocalo
hint-rows-nothing-behind = Gioca { $card_the }: dietro non c’è più nessuna casella
hint-rows-next-is-mine = Gioca { $card_the }: anche il prossimo, { $other_the }, è tuo
hint-rows-rather = Gioca { $card_the } e tieni { $other_the }: solo tu puoi aprire da { $low } a { $high }
hint-rows-least = Gioca { $card_the }: tra le carte che vanno bene apre meno caselle agli altri ({ $count })

### Premi

prize-rows-long-turn = Il fiato lungo
    .why = { $count } carte in un solo turno
prize-rows-keystone = La chiave di volta
    .why =
        { $count ->
            [one] { $count } fila completata
           *[other] { $count } file completate
        }
prize-rows-basket = Il cesto pieno
    .why = { $count } carte pescate, senza mai arrendersi
