### The game and its rules

game-zweikampf = Partita a due
    .about = Un duello in cui la fortuna gira a ogni carta: la più alta prende tutto!
    .variant-basic = Gioco base
    .variant-long = Partita lunga

ZK-1 = Per 2 giocatori. Si prendono due colori (opzione `colours`; se non si sceglie, rosso e blu), cioè 40
    carte. Ognuno ne riceve 20, coperte.
    .title = Le carte

ZK-2 = Tutti e due girano una carta; la più alta prende entrambe. Se sono uguali, ognuno ne gira un’altra, e
    chi vince le prende tutte.
    .title = La sfida

ZK-3 = I mazzetti si giocano una volta sola; vince chi ha più carte. Le carte ancora in parità proprio alla
    fine non vanno a nessuno.
    .title = La fine

ZK-V1 = { $edition ->
        [space] L’edizione Spazio non ha questa variante (C-5).
       *[other] Variante `long`: si gioca finché uno dei due ha tutte le carte. Se il tuo mazzetto è finito e ti serve
        una carta, capovolgi la pila delle carte che hai vinto: diventa il tuo mazzetto, con in cima la prima vinta.
        Di una stessa presa vengono prima le carte di chi l’ha vinta, poi quelle dell’altro, sempre dalla più vecchia.
        Chi non ha più carte per uno spareggio lo perde; se nessuno dei due ne ha, le carte in parità non vanno a
        nessuno. Dopo 5.000 coppie girate vince chi ha più carte; se ne avete lo stesso numero, la vittoria è
        condivisa.
    }
    .title = Partita lunga

### What a table can choose

choose-zweikampf-colours = Quali due colori?
    .about = Gli altri restano nella scatola.
variants-zweikampf =
    .basic = Ogni mazzetto si gioca una volta sola.
    .long = Si gioca finché uno ha tutte le carte.

### At the table

duel-you = Tu
duel-turn = Gira
duel-turn-label =
    { $count ->
        [one] Gira, ancora una carta
       *[other] Gira, ancora { $count } carte
    }
duel-down = coperte
duel-won = vinte
duel-won-count =
    { $count ->
        [one] Una carta vinta
       *[other] { $count } carte vinte
    }
duel-hint = Gira la tua prima carta.
duel-wait-for = Si aspetta { $name }
duel-hint-both = Ognuno gira la propria carta.
duel-beats =
    { $who ->
        [you] Il tuo { $high } batte un { $low }!
       *[other] Vince { $name }: { $high } batte { $low }
    }
duel-equal = Pari: due volte { $number }
duel-out =
    { $who ->
        [you] Pari, e tu non hai più carte
       *[other] Pari, e { $name } non ha più carte
    }
duel-tie = Pari!
duel-again = Di nuovo pari!
duel-wait = { $count } carte aspettano il vincitore
duel-nobody = { $count } carte non vanno a nessuno

### What the coach says was done

coach-did-zweikampf-turn = { $name } gira una carta

### Why not

zweikampf-colours = Questo gioco si gioca con due colori diversi, né più né meno

### Hints

hint-zweikampf-luck = Qui non c’è niente da scegliere, solo fortuna: gira una carta
hint-zweikampf-tied = Pari: { $count } carte aspettano il vincitore, gira le prossime

### The lesson

lesson-zweikampf-1 = Girate tutti e due la prima carta. La più alta le prende tutte e due. Tocca il tuo mazzetto!
    .title = Vince la più alta
lesson-zweikampf-2 = Le due carte sono tue. Alla fine vince chi ne ha di più. Gira ancora!
    .title = 14 batte 9
lesson-zweikampf-3 = Il 17 era più alto del tuo 6. Non importa: le prossime due possono essere tue. Gira!
    .title = Stavolta no
lesson-zweikampf-4 = Due volte 8: le carte restano lì. Le prossime due decidono per tutte e quattro. Gira!
    .title = Pari!
lesson-zweikampf-5 = Tutte e quattro sono tue! Ora vi resta una carta a testa. Girala e vinci!
    .title = Le ultime due

### Che cosa ne dice la casa

edition-zweikampf =
    { $edition ->
        [space] Solo il gioco base.
       *[other] Si gioca secondo il libretto «{ $leaflet }».
    }

### Premi

prize-zweikampf-run = La serie vincente
    .why = Carta più alta { $count } volte di fila
prize-zweikampf-catch = Il pesce grosso
    .why = { $count } carte vinte in una volta
prize-zweikampf-underdog = Il piccolo gigante
    .why = Vittoria con il numero { $count }
