# Un solo colore

farben-no-shuffle = Adesso non c’è niente da mescolare
farben-shuffle-first = Il mazzo è vuoto: prima lo si rifà con le carte sotto le quattro in cima
farben-shuffle-stock = Si mescola soltanto il mazzo
farben-taken-already = Hai già preso una carta: ora mettine una su una pila scoperta
farben-stock-empty = Il mazzo è vuoto: prendi la carta in cima a una pila scoperta
farben-no-pile = Le pile scoperte hanno i numeri da 0 a 3
farben-name-card = Di’ quale carta prendi: in cima c’è { $top_the }
farben-take-first = Prima prendi una carta, poi mettine giù una
farben-just-taken = { $card_The } viene da una pila scoperta e in questo turno resta nella tua mano
farben-fill-place = { $card_The } deve andare sulla pila { $pile }, quella che hai svuotato
farben-two-colours = Anche senza { $card_the } la tua mano ha più di un colore: non puoi chiudere la manche
farben-deal-piles = Le pile scoperte sono sempre 4, non { $found }
farben-deal-open = Ogni pila scoperta comincia con una sola carta
