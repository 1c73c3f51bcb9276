### The game and its rules

game-mogeln = Il baro
    .about = Annuncia il numero giusto con la faccia più seria del mondo, anche se la carta è tutt’altra, e
        smaschera chi bara!

MO-1 = Da 3 a 6 giocatori. Si prendono, nei quattro colori, le carte da 1 a 9 in tre giocatori, da 1 a 10 in
    quattro, da 1 a 15 in cinque o sei. Si distribuiscono tutte in parti uguali; ognuno tiene le sue in mano.
    .title = Le carte

MO-2 = { $edition ->
        [space] Comincia il più anziano (C-3).
       *[other] Comincia il posto alla sinistra del mazziere.
    } Chi comincia mette giù una carta coperta e dice «uno», il successivo dice «due», e così via fino all’ultimo
    numero; allora il mazzo è finito e il giocatore successivo ne comincia uno nuovo da «uno».
    { $edition ->
        [space] L’ultimo numero è quello della carta più alta in gioco; con l’opzione `count_to: twenty` è il venti, e
        oltre la carta più alta ogni annuncio è un bluff (`count_to: highest` è quella normale).
       *[other] L’ultimo numero è il venti: oltre la carta più alta in gioco ogni annuncio è quindi un bluff. Con
        l’opzione `count_to: highest` ci si ferma alla carta più alta (`count_to: twenty` è quella normale).
    } Un mazzo finito esce dal gioco quando viene messa giù la carta successiva. Puoi barare anche se hai in mano il
    numero giusto.
    .title = Contare

MO-3 = { $edition ->
        [space] Tutti, tranne chi ha appena giocato, possono gridare «Baro!» finché non viene messa giù la carta
        successiva; conta il primo grido.
       *[other] Quando tocca a te, invece di credere alla carta giocata subito prima, puoi metterla in dubbio e dire
        «Baro!».
    } Allora si scopre ciò che è stato giocato per ultimo. Se il numero è giusto, tutto il mazzo va a chi ha dubitato;
    se no, lo prende chi ha giocato. Le carte prese si tengono in mano. Un solo grido chiude la questione per quella
    giocata. Chiunque abbia gridato e chiunque abbia preso il mazzo, il posto alla sinistra di chi aveva giocato
    comincia poi un nuovo mazzo da «uno». Un mazzo finito si può mettere in dubbio finché non viene messa giù la prima
    carta del successivo.
    .title = Baro!

MO-4 = Puoi mettere giù di nascosto più di una carta, quante ne vuoi. Se qualcuno se ne accorge, prendi il mazzo.
    Finché non viene messa giù la carta successiva, ogni altro giocatore può gridare «Troppe carte!»: se ha ragione,
    prende il mazzo chi ha giocato; se no, lo prende chi ha gridato. Anche un dubbio secondo MO-3 che scopre più di
    una carta dà torto a chi ha giocato. Perché niente tradisca il trucco, il numero di carte in mano agli altri si
    mostra com’era prima della giocata che si può ancora contestare, ma una mano vuota si mostra sempre vuota; il
    numero di carte del mazzo resta nascosto. L’opzione `sneak: true` è quella normale; con `sneak: false` non ci sono
    né più carte alla volta né «Troppe carte!».
    .title = Più carte

MO-5 = { $edition ->
        [space] L’edizione Spazio non ha l’opzione `colour` (C-5).
       *[other] Con l’opzione `colour` si sceglie un colore, e solo una carta di quel colore vale come giusta.
    }
    .title = Un colore

MO-6 = Vince il primo che resta senza carte. Ma la sua ultima giocata deve reggere: la vittoria conta solo quando
    viene messa giù la carta successiva o quando un grido contro quella giocata è fallito. Se il grido è giusto, chi
    ha giocato prende il mazzo e si continua. Con la giocata numero 2.000 la manche finisce subito, senza che la si
    possa contestare, e vince chi ha meno carte.
    .title = La fine

### What a table can choose

choose-mogeln-sneak = Più carte di nascosto
    .about = Se qualcuno se ne accorge, prendi il mazzo.
choose-mogeln-count_to = Si conta fino a
    .about = Sopra la carta più alta ogni annuncio è un bluff.
    .twenty = venti
    .highest = la carta più alta
choose-mogeln-colour = Vale un solo colore
    .about = Allora deve essere giusto anche il colore, non solo il numero.
    .none = No, tutti e quattro

### At the table

mogeln-word =
    { $number ->
        [1] uno
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] undici
        [12] dodici
        [13] tredici
        [14] quattordici
        [15] quindici
        [16] sedici
        [17] diciassette
        [18] diciotto
        [19] diciannove
        [20] venti
       *[other] { $number }
    }
mogeln-said-by =
    { $who ->
        [you] dici tu
       *[other] dice { $name }
    }
mogeln-note = dice { $word }
mogeln-you-say = Dici
mogeln-hint-believe = Ci credi? Allora gioca il tuo «{ $word }».
mogeln-hint-start = Nuovo mazzo: gioca e di’ «{ $word }».
mogeln-hint-many = Erano troppe? Grida prima che giochi { $name }.
mogeln-hint-call = Non ci credi? Grida prima che giochi { $name }.
mogeln-lay =
    { $count ->
        [one] Gioca coperta
       *[other] Gioca { $count } carte coperte
    }
mogeln-lay-here =
    { $count ->
        [one] Gioca la carta sul mazzo
       *[other] Gioca { $count } carte sul mazzo
    }
mogeln-call-doubt = Baro!
mogeln-call-many = Troppe carte!
mogeln-doubt-label = Baro! Non credere a { $name }
mogeln-many-label = Troppe carte! { $name } ha giocato più di una carta
mogeln-window = Per quanto puoi ancora gridare
mogeln-heap = Mazzo coperto
mogeln-heap-count =
    { $count ->
        [one] Mazzo coperto: una carta
       *[other] Mazzo coperto: { $count } carte
    }
mogeln-heap-empty = Il mazzo comincia qui
mogeln-gone =
    { $count ->
        [one] fuori dal gioco: una carta
       *[other] fuori dal gioco: { $count } carte
    }
mogeln-stairs = Detto finora
mogeln-you = Tu
mogeln-colour =
    { $colour ->
        [red] Vale solo il rosso
        [yellow] Vale solo il giallo
        [green] Vale solo il verde
       *[blue] Vale solo il blu
    }
mogeln-has-said =
    { $who ->
        [you] Hai detto
       *[other] { $name } ha detto
    }
mogeln-has-laid =
    { $who ->
        [you] Hai giocato
       *[other] { $name } ha giocato
    }
mogeln-instead = { $count } invece di 1
mogeln-more = più di 1
mogeln-just-one = solo 1
mogeln-stamp-lie = Baro!
mogeln-stamp-honest = Era vero!
mogeln-stamp-many = Troppe carte!
mogeln-stamp-one = Solo una!
mogeln-takes =
    { $count ->
        [one] { $who ->
            [you] Prendi una carta
           *[other] { $name } prende una carta
        }
       *[other] { $who ->
            [you] Prendi { $count } carte
           *[other] { $name } prende { $count } carte
        }
    }
mogeln-takes-pile =
    { $who ->
        [you] Prendi il mazzo
       *[other] { $name } prende il mazzo
    }
mogeln-noticed =
    { $who ->
        [you] L’hai notato!
       *[other] { $name } l’ha notato.
    }
mogeln-was-honest =
    { $who ->
        [you] Dicevi la verità.
       *[other] { $name } diceva la verità.
    }
mogeln-next =
    { $who ->
        [you] Ricominci tu da «{ $word }».
       *[other] { $name } ricomincia da «{ $word }».
    }
mogeln-calls-doubt =
    { $who ->
        [you] Gridi «Baro!»
       *[other] { $name } grida «Baro!»
    }
mogeln-calls-many =
    { $who ->
        [you] Gridi «Troppe carte!»
       *[other] { $name } grida «Troppe carte!»
    }
mogeln-time = { $name } dopo { $seconds } s
mogeln-time-late = { $name } solo dopo { $seconds } s
mogeln-did-lay =
    { $who ->
        [you] Dici «{ $word }»
       *[other] { $name } dice «{ $word }»
    }
mogeln-slipped =
    { $who ->
        [you] Nessuno ha notato le tue { $count } carte
       *[other] { $name } aveva giocato { $count } carte di nascosto
    }
mogeln-was = Era: { $cards }

### What the coach says was done

coach-did-mogeln-lay = { $name } dice «{ $claim }» ({ $cards })
coach-did-mogeln-doubt = { mogeln-calls-doubt }
coach-did-mogeln-too-many = { mogeln-calls-many }

### Why not

mogeln-lay-without-cards = Bisogna indicare quali carte vengono giocate
mogeln-no-card = Gioca almeno una carta
mogeln-claim = Il numero da annunciare adesso è { $number }
mogeln-one-card = A questo tavolo si gioca una sola carta alla volta
mogeln-own-lay = Questa giocata è tua: possono gridare solo gli altri
mogeln-nothing-to-doubt = Non c’è niente da mettere in dubbio: il nuovo mazzo non è ancora cominciato
mogeln-not-yours-to-doubt = Adesso può dubitare solo { $seat }, perché tocca a { $seat }
mogeln-no-sneak = A questo tavolo nessuno gioca più carte insieme, quindi non si grida «Troppe carte!»
mogeln-nothing-to-call = Non si può gridare «Troppe carte!»: il nuovo mazzo non è ancora cominciato

### Hints

hint-mogeln-doubt-no-such = Grida «Baro!»: qui non c’è nessun { $number }
hint-mogeln-doubt-all =
    { $count ->
        [1] Grida «Baro!»: l’unica carta giusta per { $number } è tua, o l’hai giocata tu
       *[other] Grida «Baro!»: le { $count } carte con il numero { $number } sono tue, o le hai giocate tu
    }
hint-mogeln-doubt-last = Grida «Baro!»: se no { $name } ha vinto
hint-mogeln-doubt-most = Grida «Baro!»: sai dove sono { $count } delle quattro carte con il numero { $number }
hint-mogeln-doubt-or-lie = Grida «Baro!»: altrimenti devi dire { $number }, e qui non esiste
hint-mogeln-doubt-likely = Grida «Baro!»: è probabile che { $name } stia bluffando
hint-mogeln-sneaks = Grida: { $name } ha già infilato più carte insieme
hint-mogeln-small-pile = Grida: il mazzo è piccolo, hai poco da perdere
hint-mogeln-true = Gioca pulito: { $card_the } è proprio quello giusto
hint-mogeln-true-last = { $card_The } è la tua ultima carta, ed è giusta: nessuno può fermarti
hint-mogeln-bluff = Non hai la carta giusta: bluffa con { $card_the }, ti serve meno degli altri
hint-mogeln-bluff-keep = Bluffa con { $card_the } e tieni { $other_the } per dopo
hint-mogeln-many-new = Infila { $count } carte insieme: all’inizio riprendi solo le tue
hint-mogeln-many =
    { $left ->
        [0] Infila { $count } carte insieme: se nessuno se ne accorge, non te ne resta nessuna
        [one] Infila { $count } carte insieme: se nessuno se ne accorge, te ne resta solo una
       *[other] Infila { $count } carte insieme: se nessuno se ne accorge, te ne restano solo { $left }
    }

### The lesson

lesson-mogeln-1 = A turno si conta e si gioca una carta coperta. Tu dici «due»: gioca il tuo 2! Vince chi resta per
    primo senza carte.
    .title = Di’ il numero seguente
lesson-mogeln-2 = Il tuo vicino dice «cinque». Ma i quattro 5 li hai tutti tu! Grida «Baro!»
    .title = Non può essere vero!
lesson-mogeln-3 = Chi viene scoperto prende tutto il mazzo. Ora dici «uno», ma non hai un 1: gioca un 5! Nessuno lo vede.
    .title = Adesso bari tu
lesson-mogeln-4 = Nessuno se n’è accorto! Ora dici «cinque»: stavolta gioca davvero un 5.
    .title = Stavolta è vero
lesson-mogeln-5 = Chi si sbaglia prende il mazzo! Ora dici «quattro»: gioca di nascosto i due 5. Speriamo che nessuno gridi «Troppe carte!»
    .title = Due insieme, di nascosto
lesson-mogeln-6 = Dici «otto» e hai davvero un 8. Giocalo e vinci!
    .title = L’ultima carta

### Che cosa ne dice la casa

edition-mogeln =
    { $edition ->
        [space] Comincia la persona più anziana.
       *[other] Comincia chi siede alla sinistra del mazziere.
    }
styles-mogeln = Quando bluffa
    .honest = Bluffa solo se non può farne a meno.
    .cheeky = Bluffa volentieri e spesso.
    .poker-faced = Ora è vero, ora è un bluff, e non lo si capisce.
    .mixed = Un po’ di tutto: ogni bot bluffa a modo suo.
style-mogeln-honest = sincero
style-mogeln-cheeky = birichino
style-mogeln-poker-faced = impassibile

### Premi

prize-mogeln-long-nose = Il naso lungo
    .why = { $count } bluff che nessuno ha notato
prize-mogeln-sharp-nose = Il fiuto fino
    .why =
        { $count ->
            [one] { $count } volta ha gridato a ragione
           *[other] { $count } volte ha gridato a ragione
        }
prize-mogeln-sleeve = La manica larga
    .why = { $count } carte in una volta, senza farsi notare
prize-mogeln-halo = L’aureola
    .why = { $count } carte giocate, mai un bluff
