### The game and its rules

game-schnipp-schnapp = Cic ciac
    .about = Occhi spalancati e voce pronta: chi grida per primo la parola giusta si porta via le carte!
    .variant-basic = Gioco base
    .variant-together = Tutti insieme

SS-1 = Da 2 a 6 giocatori, in tempo reale. Si distribuiscono tutte le 80 carte, nel modo più equo possibile (C-2).
    Ognuno mette da parte i suoi quartetti (quattro numeri uguali), mescola il resto e ne fa un mazzo coperto davanti
    a sé.
    .title = La distribuzione

SS-2 = Comincia il posto alla sinistra del mazziere. In senso orario, ogni posto che ha carte gira la prima del mazzo
    coperto sul proprio mazzo scoperto. Qualunque cosa si sia gridato nel frattempo, poi tocca al prossimo posto con
    carte alla sinistra di chi ha girato per ultimo.
    .title = Girare le carte

SS-3 = C’è una corrispondenza quando lo stesso numero è in cima ai mazzi scoperti di due o più giocatori; vale finché
    si vede, anche dopo altre carte. Il primo che grida «Ciac!», coinvolto o no, purché abbia ancora carte, prende i
    mazzi scoperti degli altri che fanno parte di una corrispondenza. È l’opzione normale, `takes: matching`; con
    l’opzione `takes: all`, che c’è solo nell’edizione 2013, prende tutti gli altri mazzi scoperti. Si mettono in fila
    il proprio mazzo scoperto, se c’è, poi i mazzi vinti in senso orario a partire dalla sinistra di chi ha gridato,
    ognuno cominciando dalla carta in fondo. Si mettono da parte i quartetti (quattro numeri uguali); il resto va
    sotto il proprio mazzo coperto, per essere girato in quest’ordine.
    .title = Ciac!

SS-4 = Gridare quando niente combacia, o gridare la parola sbagliata, è un errore: il tuo mazzo scoperto va, senza
    cambiare ordine, sopra il mazzo al centro. Se non ne hai uno, non si muove nulla. Per ciò che combacia ancora si
    può sempre gridare. Se sono possibili entrambe le parole, vanno bene tutte e due. Ogni posto grida una volta sola
    per carta girata. Le grida in più, quelle dopo un grido giusto o una parità fino alla carta successiva, e il
    «Ciac!» di un posto senza carte non contano, e non sono errori.
    .title = L’errore

SS-5 = «Cic!» è giusto se l’ultima carta girata si vede ancora e ha lo stesso numero della carta in cima al mazzo al
    centro, che era lì già prima che la si girasse. Può gridarlo qualsiasi posto. Chi grida prende solo il mazzo al
    centro, cominciando dalla carta in fondo, mette da parte i quartetti che contiene e il resto sotto il proprio
    mazzo coperto; il suo mazzo scoperto resta dov’è.
    .title = Cic!

SS-6 = Le grida giuste, qualunque sia la parola, sono in parità se arrivano al massimo 50 millesimi di secondo dopo il
    primo grido giusto (si può cambiare con l’opzione `tie_ms`; il ritardo della rete è compensato). Allora non vince
    nessuno: ciascuno di quelli che hanno gridato mette il proprio mazzo scoperto sotto quello coperto, cominciando
    dalla carta in fondo. Gli errori fatti in quel lasso di tempo si sistemano subito dopo.
    .title = Parità

SS-7 =
    Se tocca a te girare e non hai più carte coperte, prima mescoli tutto il tuo mazzo scoperto e ne fai un nuovo
    mazzo coperto.
    .title = Mazzo finito

SS-8 = Chi non ha più carte è fuori, ma può rientrare con un «Cic!» giusto.
    .title = Senza carte

SS-9 = Vince chi ha più quartetti. Prima che si giri ogni carta si controlla se il gioco è finito: finisce appena
    nessun grido può più riuscire (nessun numero è in possesso di due giocatori diversi, coperto o scoperto, e nessun
    giocatore ha il numero che sta in cima al mazzo al centro), oppure dopo 2.000 carte girate. Ognuno mette allora da
    parte i quartetti che si trovano fra le proprie carte; le carte al centro non sono di nessuno.
    .title = La fine

SS-V1 = Variante `together`: tutti i posti che hanno carte ne girano una insieme, al «3–2–1–via»; è una battuta. Si
    grida solo dopo, una volta per posto e per battuta. «L’ultima carta girata» qui è una qualsiasi carta della
    battuta. Per il limite di 2.000 si contano le carte. Vince chi alla fine ha più carte, fra quartetti e propri
    mazzi. La fine è la stessa di SS-9.
    .title = Tutti insieme

SS-H1 = Una regola della casa, che non sta in nessun regolamento: se scegliete `length`, la manche finisce dopo 400 o
    dopo 200 carte girate. Si conta come al solito.
    .title = Una manche più corta (regola della casa)

### What a table can choose

choose-schnipp-schnapp-takes = Chi grida giusto prende
    .about = Tutti i mazzi scoperti: solo nell’edizione 2013.
    .matching = i mazzi con lo stesso numero
    .all = tutti i mazzi scoperti
choose-schnipp-schnapp-tie_ms = Gridato insieme
    .about = Se due grida giuste distano al massimo tanto, non vince nessuno.
choose-schnipp-schnapp-length = Durata
    .about = Una manche intera può durare mezz’ora. Più corta è una regola della casa.
    .full = manche intera
    .medium = 10 minuti
    .short = 5 minuti
variants-schnipp-schnapp =
    .basic = Le carte si girano una dopo l’altra.
    .together = Al «via!» tutti girano insieme.

### At the table

snap-word-schnapp = Ciac!
snap-word-schnipp = Cic!
snap-when-schnapp = due uguali
snap-when-schnipp = come al centro
snap-label-schnapp = Ciac! Due mazzi scoperti mostrano lo stesso numero
snap-label-schnipp = Cic! L’ultima carta è come quella al centro
snap-ms = { $ms } ms
snap-minus = { $elapsed } − { $credit }
snap-in = Si gira tra { $left }
snap-turn = Gira
snap-left = ancora { $count }
snap-turn-label =
    { $count ->
        [one] Gira la tua ultima carta coperta
       *[other] Gira la prossima carta, ancora { $count }
    }
snap-down =
    { $count ->
        [one] Una carta coperta
       *[other] { $count } carte coperte
    }
snap-your-quartets = I tuoi quartetti
snap-no-quartets = Ancora nessun quartetto
snap-your-pile = Il tuo mazzo scoperto
snap-pile-of = Mazzo scoperto: { $name }
snap-on-pile = Sopra { $count } carte.
snap-quartets =
    { $count ->
        [one] Un quartetto
       *[other] { $count } quartetti
    }
snap-quartet = Quartetto di { $number }
snap-out = senza carte
snap-middle = Centro
snap-nth = Carta { $number }
snap-finish = Fotofinish
snap-finish-empty = Dopo ogni grido vedi qui chi ha gridato che cosa, e quando.
snap-legend = A strisce: il tempo sulla linea. Viene tolto a tutti.
snap-band = { $ms } ms: pari
snap-late = troppo tardi
snap-you = Tu
snap-and = { $most } e { $last }
snap-turned =
    { $who ->
        [you] Giri { $card_the }
       *[other] { $name } gira { $card_the }
    }
snap-first-schnapp =
    { $who ->
        [you] Ciac! Hai fatto prima di tutti
       *[other] Ciac! { $name } ha fatto prima di tutti
    }
snap-first-schnipp =
    { $who ->
        [you] Cic! Hai fatto prima di tutti
       *[other] Cic! { $name } ha fatto prima di tutti
    }
snap-was-first =
    { $who ->
        [you] Hai fatto prima tu!
       *[other] { $name } ha fatto prima!
    }
snap-wins-schnapp =
    { $count ->
        [one] Ciac con il numero { $number }: una carta in più.
       *[other] Ciac con il numero { $number }: { $count } carte in più.
    }
snap-wins-schnipp =
    { $count ->
        [one] Cic con il numero { $number }: una carta dal centro.
       *[other] Cic con il numero { $number }: { $count } carte dal centro.
    }
snap-aside =
    { $count ->
        [one]
            { $who ->
                [you] Il tuo quartetto: { $numbers }
               *[other] Quartetto per { $name }: { $numbers }
            }
       *[other]
            { $who ->
                [you] I tuoi quartetti: { $numbers }
               *[other] Quartetti per { $name }: { $numbers }
            }
    }
snap-tie = Pari!
snap-tie-told = Pari: { $names }
snap-tie-apart = Solo { $ms } ms di differenza: non vince nessuno.
snap-tie-moves = { $names }: mazzo scoperto sotto quello coperto.
snap-mistake =
    { $who ->
        [you] Hai sbagliato a gridare
       *[other] { $name } ha sbagliato a gridare
    }
snap-mistakes = Grido sbagliato, mazzo al centro: { $names }
snap-mistake-moves =
    { $cards ->
        [none] { $who ->
            [you] Non hai un mazzo scoperto: non si muove niente.
           *[other] { $name } non ha un mazzo scoperto: non si muove niente.
        }
       *[some] { $who ->
            [you] Il tuo mazzo scoperto va al centro.
           *[other] Il mazzo scoperto va al centro.
        }
    }

### Why not

snip-deal-quartet = { $seat } ha ancora tutte e quattro le carte con il numero { $number }: i quartetti si mettono da parte prima di giocare
snip-wait = Adesso non c’è niente da gridare: le grida contano di nuovo dopo la prossima carta girata
snip-beat = Si grida solo dopo che tutti hanno girato la loro carta
snip-called = Per questa carta hai già gridato: ognuno ha un solo grido
snip-without-cards = Senza carte non puoi gridare «Ciac!», ma solo «Cic!»
snip-late = Un grido a { $ms } ms arriva troppo tardi: il primo grido giusto lasciava tempo fino a { $most } ms
snip-time = Il tempo di un grido deve essere un numero di millisecondi, non minore di 0
snip-order = Un grido a { $ms } ms non è in ordine: ce n’è già stato uno a { $least } ms
snip-shuffle-missing = { $seat } non ha più carte coperte: prima si deve mescolare il mazzo scoperto
snip-shuffle-pile = Si deve mescolare il mazzo scoperto di { $seat }

### Hints

hint-schnipp-schnapp-schnapp = Su due mazzi scoperti c’è il numero { $number }: grida «Ciac!»
hint-schnipp-schnapp-schnipp = È uscito il numero { $number }, come al centro: grida «Cic!»
hint-schnipp-schnapp-turn = Per ora niente è uguale: gira la tua prossima carta
hint-schnipp-schnapp-next = Tocca a te: gira la tua prossima carta

### The lesson

lesson-schnipp-schnapp-1 = Raccogli quartetti: quattro volte lo stesso numero. Ognuno a turno gira una carta. Tocca a te!
    .title = Carta dopo carta
lesson-schnipp-schnapp-2 = Ci sono due 7 scoperti! Chi grida Ciac per primo prende i due mazzi. Presto!
    .title = Due uguali: Ciac!
lesson-schnipp-schnapp-3 = Nei mazzi c’erano tutti e quattro i 7: il quartetto è tuo. Il resto va sotto il tuo mazzo. Gira ancora!
    .title = Un quartetto!
lesson-schnipp-schnapp-4 = Non c’è niente di uguale. Grida lo stesso Ciac, e guarda che cosa succede.
    .title = E se ci si sbaglia?
lesson-schnipp-schnapp-5 = Hai sbagliato: il tuo 3 è finito al centro. Ma ecco un altro 3! Grida Cic e prendi il
    centro.
    .title = Come al centro: Cic!

### Che cosa ne dice la casa

edition-schnipp-schnapp =
    { $edition ->
        [2013] Qui si può anche giocare che chi grida prende tutti i mazzi scoperti.
       *[other] Il primo grido giusto prende i mazzi con lo stesso numero.
    }

### Premi

prize-schnipp-schnapp-lightning = Il fulmine
    .why = Un grido in { $count } millisecondi
prize-schnipp-schnapp-net = Il retino
    .why = { $count } volte ha gridato bene
prize-schnipp-schnapp-hot-head = La falsa partenza
    .why = { $count } grida sbagliate, ma che slancio
