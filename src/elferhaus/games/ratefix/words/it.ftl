### The game and its rules

game-ratefix = Indovina un po’
    .about = Conosci solo la tua carta: fiuta la somma di tutte e avvicinati più degli altri!

RF-1 = Da 2 a 4 giocatori. Ognuno riceve un mazzetto di carte coperte: 20 in due giocatori, 13 in tre, 10 in
    quattro. Le altre restano fuori dal gioco, senza che nessuno le veda.
    .title = La distribuzione

RF-2 = Ognuno guarda la prima carta del suo mazzetto e la mette coperta al centro. Poi, a turno in senso orario,
    ciascuno dice ad alta voce a quale somma pensa. Nella prima presa parla per primo il posto alla sinistra del
    mazziere; nelle altre, chi ha vinto la presa precedente.
    .title = La presa

RF-3 = Chi indovina o va più vicino, sopra o sotto, vince le carte e le mette da parte scoperte. Un numero già
    detto non si può dire di nuovo. Se due sono ugualmente vicini, vince quello detto per primo. Si dice un
    numero intero, almeno pari al numero dei giocatori e al massimo 20 volte tanto: in tre, da 3 a 60.
    .title = Chi va più vicino

RF-4 = Si finisce quando tutte le carte sono state giocate. Vince chi ha preso più carte.
    .title = La fine

### At the table

ratefix-trick = Presa { $number } di { $of }
ratefix-eye = Solo tu vedi il tuo { $number }
ratefix-possible = possibile { $least }–{ $most }
ratefix-ask = Quanto fa in tutto?
ratefix-waits = { $name } ci pensa
ratefix-taken =
    { $who ->
        [you] { $sum } l’hai già detto tu.
       *[other] { $sum } l’ha già detto { $name }.
    }
ratefix-try = Liberi: { $below } e { $above }.
ratefix-try-one = Libero: { $number }.
ratefix-from-to = da { $least } a { $most }
ratefix-taken-short = già detto
ratefix-say = Di’
ratefix-say-sum = Di’ { $sum }
ratefix-delete = Cancella
ratefix-more = Uno in più
ratefix-key-taken = { $digit }: { $sum } l’ha già detto { $name }
ratefix-display = Il tuo numero
ratefix-line = Somme dette, sulla linea da { $least } a { $most }
ratefix-pin = { $name } dice { $sum }
ratefix-off =
    { $count ->
        [0] esatto!
       *[other] scarto { $count }
    }
ratefix-wins =
    { $who ->
        [you] Prendi le { $count } carte e cominci tu.
       *[other] { $name } prende le { $count } carte e comincia.
    }
ratefix-wins-last =
    { $who ->
        [you] Prendi le ultime { $count } carte.
       *[other] { $name } prende le ultime { $count } carte.
    }
ratefix-middle = Al centro
ratefix-face-down = { $name }: carta coperta
ratefix-did-guess =
    { $who ->
        [you] Tu dici { $sum }
       *[other] { $name } dice { $sum }
    }
ratefix-did-trick =
    { $who ->
        [you] Fa { $sum }: vinci la presa
       *[other] Fa { $sum }: { $name } vince la presa
    }

### What the coach says was done

coach-did-ratefix-guess = { ratefix-did-guess }

### Why not

ratefix-range = { $sum } non può essere la somma: vale almeno { $least } e al massimo { $most }
ratefix-named = Il numero { $sum } è già stato detto in questa presa: scegline un altro

### Hints

hint-ratefix-last = Di’ { $sum }: per ogni somma da { $low } a { $high } il tuo numero è il più vicino
hint-ratefix-exact = Di’ { $sum }: se la somma è proprio quella, vinci
hint-ratefix-astray = Di’ { $sum }, un po’ fuori: così nessuno indovina il tuo { $number }
hint-ratefix-mean = Di’ { $sum }: il tuo { $number }, e circa { $mean } per ogni altra carta
hint-ratefix-high = Di’ { $sum }: { $name } ha detto { $number }, sembra una carta alta
hint-ratefix-low = Di’ { $sum }: { $name } ha detto { $number }, sembra una carta bassa

### The lesson

lesson-ratefix-1 = Quanto fanno le tre carte? Tu vedi solo il tuo 12. Conta 10 per ognuna delle altre: di’ 32!
    .title = Quanto fa in tutto?
lesson-ratefix-2 = Fa 34. Il tuo 32 è il più vicino: le tre carte sono tue. Alla fine vince chi ne ha di più.
    .title = Il più vicino!
lesson-ratefix-3 = Chi vince parla per primo. Se due numeri sono ugualmente vicini, vince chi ha parlato prima. 4 e
    due volte 10: di’ 24!
    .title = Adesso cominci tu
lesson-ratefix-4 = Peccato, qualcuno era più vicino. Stavolta hai un 11. Con due volte 10 fa 31. Prova: di’ 31!
    .title = E il 31?
    .refused = Il 31 è già preso
lesson-ratefix-5 = Ogni numero si può dire una volta sola. Allora prendi quello accanto: di’ 30!
    .title = Proprio accanto

### Premi

prize-ratefix-bullseye = Il centro
    .why =
        { $count ->
            [one] { $count } numero indovinato in pieno
           *[other] { $count } numeri indovinati in pieno
        }
prize-ratefix-run = La serie fortunata
    .why = { $count } prese di fila
prize-ratefix-hair = Per un pelo
    .why =
        { $count ->
            [one] { $count } presa vinta con 1 solo di scarto
           *[other] { $count } prese vinte con 1 solo di scarto
        }
