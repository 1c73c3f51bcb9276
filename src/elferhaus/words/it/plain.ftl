# Un gioco qualsiasi sul tavolo semplice

plain-table = Tavolo
plain-mine = La tua parte
plain-empty = vuoto
plain-ask = Che cosa vuoi fare?
plain-can = Si può
plain-told = { $name }: { $what }
plain-range = da { $least } a { $most }
plain-taken = già detto
plain-delete = Cancella l’ultima cifra
plain-arrange = Tocca una carta e spostala.
plain-nth = { $card }, { $number } di { $count }
plain-left = A sinistra
plain-right = A destra

# Come si chiamano di solito le carte, i numeri e le parole di un tavolo

view-stock = Mazzo
view-deck = Mazzo
view-pile = Pila
view-down = Coperte
view-discard = Scarti
view-middle = Centro
view-open = Scoperte
view-rows = File
view-fits = Va bene ora
view-won = Vinte
view-laid = Giocate
view-played = Giocate
view-hands = Mano
view-points = Punti
view-score = Punteggio
view-trump = Briscola
view-colour = Colore
view-tricks = Prese
view-card = La tua carta
view-starter = Inizia
view-dealer = Distribuisce
