# Un solo colore

farben-colour =
    { $colour ->
        [red] rosso
        [yellow] giallo
        [green] verde
       *[blue] blu
    }
farben-piles = Pile
farben-pile =
    { $count ->
        [one] Pila scoperta { $pile }: { $card }
       *[other] Pila scoperta { $pile }: { $card } in cima, { $count } carte
    }
farben-pile-empty = Pila scoperta { $pile }: vuota
farben-here = metti qui
farben-shelf = { $colour }, somma { $sum }
farben-no-colour = niente { $colour }
farben-counts = vale
farben-new = nuova
farben-new-stays = Nuova, resta per questo turno.
farben-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
farben-hint-take = Prendi una carta.
farben-hint-drop = Scarta una carta.
farben-hint-where = Su quale pila?
farben-hint-fill = La pila { $pile } è vuota: va lì.
farben-close = Dire «Chiudo!»
farben-close-now = Solo { $colour }: hai { $sum }, e tutti contano.
farben-close-with = Si può, se scarti { $card }.
farben-close-not = Solo con un unico colore.
farben-close-turn = Alla fine del tuo turno.
farben-drop = scartare
farben-drop-close = scartare e chiudere
farben-take-stock = Prendi dal mazzo
farben-did-take =
    { $who ->
        [you] Prendi { $card }
       *[other] { $name } prende { $card }
    }
farben-did-take-stock =
    { $who ->
        [you] Prendi dal mazzo
       *[other] { $name } prende dal mazzo
    }
farben-did-drop =
    { $who ->
        [you] Scarti { $card }
       *[other] { $name } scarta { $card }
    }
farben-did-close =
    { $who ->
        [you] Scarti { $card } e chiudi
       *[other] { $name } scarta { $card } e chiude
    }
farben-did-shuffle = Il mazzo viene rimescolato
