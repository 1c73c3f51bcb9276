# Attacca dappertutto

ueberall-opening = { $card_The } apre la manche, quindi va al centro
ueberall-fits-middle = { $card_The } va al centro, sopra { $top_the }, e il centro viene per primo
ueberall-fits-other = { $card_The } va sulla pila scoperta del posto { $seat }, quindi non sulla tua
ueberall-own-pile = Sulla tua pila { $card_the } va solo con «own», non con il numero del tuo posto
ueberall-no-pile = Lì non c’è una pila scoperta su cui mettere { $card_the }
ueberall-misfit = { $card_The } non va sopra { $top_the }: dovrebbe valere esattamente uno in più
ueberall-answer-first = Prima di’ se regali una carta al posto { $seat }
ueberall-no-gift = Nessuno è stato fermato: non c’è niente da regalare né da rifiutare
ueberall-only-card = Non puoi regalare la tua unica carta: nessuno vince con un regalo
ueberall-not-the-bottom-card = { $card_The } non è la carta in fondo al tuo mazzetto
ueberall-stop-off = Con l’attenzione perfetta non c’è lo «Stop!»: vengono proposti solo i posti giusti
ueberall-stop-late = Non c’è niente da fermare: nessuno ha appena messo una carta sulla propria pila
ueberall-stop-self = Non puoi gridare «Stop!» contro te stesso
ueberall-stop-once = Hai già gridato «Stop!» per questa carta
ueberall-stop-other = È il posto { $seat } che ha appena messo una carta sulla propria pila, nessun altro
