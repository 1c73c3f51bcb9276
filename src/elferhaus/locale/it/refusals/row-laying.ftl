# elfer-raus e junior

row-waits = { $card_The } deve aspettare: prima viene { $missing_the }
row-waits-either = { $card_The } deve aspettare: prima viene { $missing_the } o { $other_the }
row-not-started = { $card_The } deve aspettare: la fila { $colour } non è ancora cominciata; comincia con { $needed }
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
