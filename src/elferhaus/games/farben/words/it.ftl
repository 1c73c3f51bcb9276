### The game and its rules

game-farben = Un solo colore
    .about = Prendi, scarta, scegli: metti insieme una mano di un solo colore prima che qualcun altro chiuda!

FS-1 = Da 2 a 6 giocatori. In 2 o 3 giocatori ognuno riceve 9 carte; in 4 o 5, 8; in 6, 7. Le carte che
    restano formano il mazzo da cui si pesca; le sue prime quattro cominciano quattro pile scoperte.
    .title = La distribuzione

FS-2 = Prendi la prima carta del mazzo o quella in cima a una pila scoperta, poi metti una carta della tua
    mano su una pila scoperta. Se hai appena svuotato un posto, la carta deve andare lì: le pile scoperte sono
    sempre quattro. Una carta presa da una pila scoperta non si può rimettere giù da nessuna parte nello
    stesso turno; una presa dal mazzo sì. Se all’inizio di un turno il mazzo è vuoto, lo si rifà in quel
    momento mescolando tutto ciò che sta sotto le quattro carte in cima; se sotto non c’è niente, si può
    prendere solo dalle pile scoperte.
    .title = Il tuo turno

FS-3 = Chi ha in mano un solo colore può dire «Chiudo!» alla fine del proprio turno e far finire la manche.
    Dopo non gioca più nessuno.
    .title = Chiudo!

FS-4 = Ognuno conta la somma del colore che nella sua mano vale di più. Dopo tutte le manche vince chi ha più punti.
    Per una bella partita si giocano tante manche quanti sono i giocatori. La prima manche comincia alla sinistra del
    mazziere, le altre da chi ha perso la precedente; se più giocatori hanno perso alla pari, dal primo di loro in
    senso orario, contando a partire da chi aveva cominciato. Una manche che nessuno chiude entro 300 turni, di tutti
    i giocatori insieme, si conta così com’è.
    .title = I punti

### At the table

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
farben-here = scarta qui
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
farben-hint-fill = La pila { $pile } è vuota: metti lì la carta.
farben-close = Di’ «Chiudo!»
farben-close-now = Solo { $colour }: hai { $sum }, e ognuno conta i suoi punti.
farben-close-with = Si può, se scarti { $card }.
farben-close-not = Solo con un unico colore.
farben-close-turn = Alla fine del tuo turno.
farben-drop = scarta
farben-drop-close = scarta e chiudi
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

### What the coach says was done

coach-did-farben-take =
    { $from ->
        [stock] { $card ->
            [none] { $name } prende dal mazzo
           *[other] { $name } prende dal mazzo { $card_the }
        }
       *[other] { $name } prende { $card_the }
    }
coach-did-farben-drop =
    { $close ->
        [true] { $name } scarta { $card_the } sulla pila { $on_number } e chiude
       *[other] { $name } scarta { $card_the } sulla pila { $on_number }
    }

### Why not

farben-no-shuffle = Adesso non c’è niente da mescolare
farben-shuffle-first = Il mazzo è vuoto: prima lo si rifà con le carte sotto le quattro in cima
farben-shuffle-stock = Si mescola soltanto il mazzo
farben-taken-already = Hai già preso una carta: ora mettine una su una pila scoperta
farben-stock-empty = Il mazzo è vuoto: prendi la carta in cima a una pila scoperta
farben-no-pile = Le pile scoperte hanno i numeri da 0 a 3
farben-name-card = Di’ quale carta prendi: in cima c’è { $top_the }
farben-take-first = Prima prendi una carta, poi scartane una
farben-just-taken = { $card_The } viene da una pila scoperta e in questo turno resta nella tua mano
farben-fill-place = { $card_The } deve andare sulla pila che hai svuotato
farben-two-colours = Anche senza { $card_the } la tua mano ha più di un colore: non puoi chiudere la manche
farben-deal-piles = Le pile scoperte sono sempre 4, non { $found }
farben-deal-open = Ogni pila scoperta comincia con una sola carta

### Hints

hint-farben-take =
    Prendi { $card_the }: le tue carte { $colour ->
        [red] rosse
        [yellow] gialle
        [green] verdi
       *[blue] blu
    } fanno allora { $sum }
hint-farben-no-stock = Il mazzo è vuoto: prendi una carta scoperta, per esempio { $card_the }
hint-farben-stock = Nessuna carta { colour-name } è scoperta: prendine una dal mazzo
hint-farben-stock-low = { $card_The } non alza la tua somma: prendi una carta dal mazzo
hint-farben-close =
    Chiudi: le tue carte { $colour ->
        [red] rosse
        [yellow] gialle
        [green] verdi
       *[blue] blu
    } fanno { $sum }, può bastare
hint-farben-drop-low = Scarta { $card_the }: hai un colore solo, ed è la carta più bassa
hint-farben-cover = Copri { $top_the } con { $card_the }: { $name } forse lo vorrebbe
hint-farben-drop-unwanted = Scarta { $card_the }: nessun altro ha preso quel colore dalle pile
hint-farben-drop =
    Scarta { $card_the }: { $colour ->
        [red] il rosso
        [yellow] il giallo
        [green] il verde
       *[blue] il blu
    } è il tuo colore migliore

### The lesson

lesson-farben-1 = Hai già molto rosso. Ecco un’altra carta rossa, e quelle alte contano di più: prendila!
    .title = Raccogli un colore
lesson-farben-2 = Chi ha un colore solo può chiudere. Prova: scarta il 3 blu e di’ «Chiudo!»
    .title = Già finito?
    .refused = Il 5 giallo è di troppo
lesson-farben-3 = Dopo aver preso una carta ne scarti sempre una. Scarta il 3 blu, senza chiudere.
    .title = Una dentro, una fuori
lesson-farben-4 = Nessuna carta rossa scoperta? Allora pescane una dal mazzo.
    .title = O una sorpresa
lesson-farben-5 = Ancora una rossa! Scarta il 5 giallo e di’ «Chiudo!» Vince chi ha più punti in un colore.
    .title = Chiudo!

### Premi

prize-farben-full-stop = Il punto finale
    .why =
        { $count ->
            [one] { $count } manche chiusa
           *[other] { $count } manche chiuse
        }
prize-farben-magpie = La gazza
    .why = { $count } carte scoperte prese al volo
prize-farben-dig = La caccia al tesoro
    .why = { $count } carte pescate dal mazzo
ending-farben-closed = Chiudo!
    .by =
        { $who ->
            [you] Hai chiuso la manche.
           *[other] { $name } ha chiuso la manche.
        }
part-farben-colour =
    { $colour ->
        [red] { $count ->
            [one] una carta rossa
           *[other] { $count } carte rosse
        }
        [yellow] { $count ->
            [one] una carta gialla
           *[other] { $count } carte gialle
        }
        [green] { $count ->
            [one] una carta verde
           *[other] { $count } carte verdi
        }
       *[blue] { $count ->
            [one] una carta blu
           *[other] { $count } carte blu
        }
    }
