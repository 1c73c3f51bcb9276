# Sala d’attesa, ingresso, risultato e connessione

rooms-qr = Codice QR di questo tavolo
rooms-invite = Invita
rooms-invite-title = Vieni al tavolo: { $game }
rooms-scan = Scansiona o scrivi il codice
rooms-share = Condividi
rooms-copied = Link copiato
rooms-places = Posti
rooms-count =
    { $count ->
        [one] { $count } su { $seats } è qui
       *[other] { $count } su { $seats } sono qui
    }
rooms-fewer = Un posto in meno
rooms-more = Un posto in più
rooms-add-bot = Metti un bot
rooms-add-bot-to = Metti un bot al posto { $seat }
rooms-free-note = vieni anche tu
rooms-strength = Quanto è bravo il bot
level-little = Piccolo
level-easy = Amico
level-steady = Bravo
level-sharp = Volpe
level-expert = Maestro
level-bots = Bot a questo tavolo
level-done = Fatto
level-bot = Bot, { $kind }
rooms-you = sei tu
rooms-here = c’è
rooms-change-me = Cambia immagine e nome
rooms-set = Opzioni per { $name }
rooms-send-away = Manda via { $name }
rooms-free-seat = Libera il posto
rooms-rounds =
    { $rounds ->
        [one] una manche
       *[other] { $rounds } manche
    }
rooms-own-rules =
    { $count ->
        [one] una regola vostra
       *[other] { $count } regole vostre
    }
rooms-change = Cambia
rooms-who = Chi sei?
rooms-who-why = Scegli un’immagine, gli altri la vedono alla finestra.
rooms-name = Il tuo nome
rooms-face = La tua immagine
rooms-face-number = Immagine { $number }
rooms-face-taken = Immagine { $number }, ce l’ha già { $name }
rooms-that-is-me = Sono io
rooms-host-starts = Fa partire il gioco chi ha apparecchiato il tavolo.
rooms-needs = Per questo gioco dovete essere almeno in { $least }.
rooms-empty-stay = I posti liberi restano vuoti.
rooms-all-here = Tutti i posti sono occupati.
rooms-start =
    { $count ->
        [2] Si parte in due
        [3] Si parte in tre
        [4] Si parte in quattro
        [5] Si parte in cinque
        [6] Si parte in sei
       *[other] Si parte in { $count }
    }
rooms-start-with-bots =
    { $count ->
        [one] Si parte con un bot
       *[other] Si parte con { $count } bot
    }
rooms-closed = Questo tavolo è stato sparecchiato.
rooms-join = Vieni a sederti!
rooms-sit = Siediti
rooms-take-seat = Gioca anche tu
rooms-watch = Guarda soltanto
rooms-be-screen = Usa come schermo grande
rooms-watching = Stai guardando.
rooms-full = Posti tutti occupati
rooms-no-line = La casa non risponde. Riprova tra un momento.
rooms-play-along = Gioca anche tu
rooms-turns = Mancano ancora in { $count }
rooms-unit =
    { $unit ->
        [cards] Carte
        [quartets] Quartetti
        [wins] Vittorie
       *[points] Punti
    }
rooms-low-wins = Meglio pochi
rooms-high-wins = Meglio tanti
rooms-player = Chi
rooms-round = Manche { $round }
rooms-sum = Totale
rooms-won-round = { $points }, manche vinta
rooms-wins =
    { $who ->
        [you] Hai vinto!
        [one] Vince { $names }!
       *[many] Vincono { $names }!
    }
rooms-wins-round =
    { $who ->
        [you] Hai vinto la manche!
        [one] { $names } vince la manche!
       *[many] { $names } vincono la manche!
    }
rooms-leads =
    { $who ->
        [you] Dopo la manche { $round } di { $rounds } sei in testa.
        [one] Dopo la manche { $round } di { $rounds } è in testa { $names }.
       *[many] Dopo la manche { $round } di { $rounds } sono in testa { $names }.
    }
rooms-ahead =
    { $unit ->
        [cards] { $points ->
            [one] Una carta di vantaggio su { $name }
           *[other] { $points } carte di vantaggio su { $name }
        }
        [quartets] { $points ->
            [one] Un quartetto di vantaggio su { $name }
           *[other] { $points } quartetti di vantaggio su { $name }
        }
        [wins] { $points ->
            [one] Una vittoria di vantaggio su { $name }
           *[other] { $points } vittorie di vantaggio su { $name }
        }
       *[points] { $points ->
            [one] Un punto di vantaggio su { $name }
           *[other] { $points } punti di vantaggio su { $name }
        }
    }
rooms-prizes = Premi
lead-title = Chi era in testa, e quando?
lead-about = In alto c’è chi è in testa
lead-longest = In testa più a lungo: { $names }
lead-table = Come tabella
lead-start = All’inizio
lead-end = Alla fine
lead-part = Giocato: { $percent }%
rooms-somebody = qualcuno
rooms-round-over = La manche è finita
rooms-rematch = Rivincita
rooms-next-round = Prossima manche
rooms-another = Altro gioco
rooms-host-decides = Chi ha apparecchiato il tavolo decide come continuare.
rooms-host-goes-on = Si continua appena comincia la prossima manche.
rooms-look = Rivedi il tavolo
rooms-record = Registrazione
rooms-gather = Sala d’attesa
rooms-leave = Alla casa
rooms-lost = Connessione persa – ti riportiamo qui
rooms-lost-seat = Il tuo posto resta tuo.
rooms-lost-watch = Si continua tra un momento.
rooms-back = Eccoti di nuovo
rooms-is-away = { $name } è via un momento
rooms-waits = Il gioco aspetta.
rooms-bot-comes = Tra poco gioca un bot.
rooms-let-bot = Metti un bot
rooms-no-table = Questo tavolo non esiste
rooms-no-table-why = Forse il codice è sbagliato, o il tavolo è stato sparecchiato da tempo.
rooms-not-yours = Questo posto non è più tuo
rooms-not-yours-why = È stato liberato o ripreso su un altro dispositivo.
rooms-join-anew = Siediti di nuovo
rooms-closed-line = La casa ha riattaccato
rooms-closed-line-why = Qualcosa non ha funzionato con questo tavolo.
rooms-try-again = Riprova
trouble = Qui qualcosa è andato storto
trouble-why = Il tuo posto e la partita ci sono ancora.
trouble-reload = Ricarica la pagina
ending-out = Carte finite!
    .by =
        { $who ->
            [you] Non hai più carte.
           *[other] { $name } non ha più carte.
        }
ending-blocked = Non va più niente!
    .by = Nessuno può più giocare una carta.
ending-limit = Fine!
    .by = Una manche non dura più di così.
ending-played = È finita!
    .by = Tutte le carte sono giocate.
part-hand =
    { $count ->
        [one] una carta in mano
       *[other] { $count } carte in mano
    }
part-tricks =
    { $count ->
        [one] una presa
       *[other] { $count } prese
    }
part-quartets =
    { $count ->
        [one] un quartetto
       *[other] { $count } quartetti
    }
part-pile =
    { $count ->
        [one] una carta nel mazzetto
       *[other] { $count } carte nel mazzetto
    }
part-line = { $what }: { $points }
door-knocks = { $name } vorrebbe giocare
door-more = Poi ancora { $count }
door-let-in = Fai entrare
door-turn-away = Non far entrare { $name }
door-waiting = Hai bussato. Tra poco qualcuno ti apre.
door-nobody = Stavolta nessuno ti ha aperto.
door-first = Prima bussare
door-first-line = Chi arriva con il codice aspetta che tu apra.
rooms-ask-rematch = Chiedi la rivincita
rooms-asked-rematch = Hai chiesto la rivincita.
rooms-wants-rematch =
    { $count ->
        [one] { $names } vorrebbe la rivincita.
       *[other] { $names } vorrebbero la rivincita.
    }
