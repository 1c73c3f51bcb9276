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
        [space] L’edizione `space` non ha questa variante (C-5).
       *[other] Variante `long`: si gioca finché uno dei due ha tutte le carte. Se il tuo mazzetto è finito e
            ti serve una carta, capovolgi la pila delle carte che hai vinto: diventa il tuo mazzetto, con in
            cima la prima vinta. Di una stessa presa vengono prima le carte di chi l’ha vinta, poi quelle
            dell’altro, sempre dalla più vecchia. Chi non ha più carte per uno spareggio lo perde; se nessuno
            dei due ne ha, le carte in parità non vanno a nessuno. Dopo 5.000 coppie girate vince chi ha più
            carte; se ne hanno altrettante, la vittoria è condivisa.
    }
    .title = Partita lunga
