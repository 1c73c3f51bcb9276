# Il laboratorio: e se…?

lab = Laboratorio
    .about = E se tutti ricevessero meno carte? O se si giocasse in uno di più? Metti due modi di giocare uno accanto all’altro. I bot li giocano migliaia di volte, e tu vedi che cosa cambia.
lab-leaflet = come nel libretto
lab-add = Un altro modo
lab-remove = Togli il modo { $letter }
lab-rules = Regole del laboratorio
    .about = Nessun libretto le ha, e a nessun tavolo si gioca così.
    .with = Con i bot «{ $level }» qui puoi cambiare ancora di più, anche quello che nessun libretto cambia.
lab-take-bots = Prendi questi bot
lab-usual = Nel libretto: { $count }
lab-rule-hand = Carte per ognuno
    .short =
        { $count ->
            [one] 1 carta per ognuno
           *[other] { $count } carte per ognuno
        }
lab-rule-draws = Quante pescarne se niente va bene
    .short =
        { $count ->
            [one] pescare al massimo 1 carta
           *[other] pescare al massimo { $count } carte
        }
lab-players = In quanti si gioca?
    .count = { $count } giocatori
lab-bots = Bot: { $level }
lab-more = Altre impostazioni
lab-rounds = Manche per ogni modo
    .more = Per giocarne ancora di più c’è «elferhaus lab» nella riga di comando.
lab-start = Prova
lab-stop = Ferma
lab-waiting = Si comincia tra un attimo…
lab-played = { $played } manche giocate su { $of }
lab-end-all = Fatto: { $played } manche sono giocate.
lab-end-time = Il tempo è finito. Ecco che cosa si sa dopo { $played } manche.
lab-end-stopped = Fermato. Ecco che cosa si sa dopo { $played } manche.
lab-end-lost = Il collegamento con la casa si è interrotto. Ecco che cosa si sa dopo { $played } manche.
lab-end-none = Ancora non si sa niente: non è stata giocata nessuna manche.
lab-busy-mine = Da qui è già in corso un esperimento, forse in un’altra finestra. Aspetta che finisca, o fermalo.
lab-busy-busy = Il laboratorio adesso è pieno. Riprova tra un minuto.
lab-busy-often = Sono stati molti esperimenti di fila. Aspetta un po’.
lab-no = Il laboratorio non può giocare così. Cambia qualcosa e riprova.
lab-findings = Che cosa cambia di sicuro
lab-nothing = Niente cambia di sicuro.
    .yet = Ancora niente è sicuro.
lab-begins =
    .more = Chi comincia vince più spesso degli altri: { $now }, mentre sarebbe giusto { $then }.
    .less = Chi comincia vince meno spesso degli altri: { $now }, mentre sarebbe giusto { $then }.
lab-lengths = Quanto è lunga una manche
    .axis = Quante decisioni ha una manche, e quanto spesso succede
lab-places = Chi vince, contando dal primo
    .fair = Tratteggiato: { $share } per ognuno sarebbe giusto.
lab-place = { $number }
lab-luck = Un bravo bot tra principianti: il segno a { $share } sarebbe pura fortuna, tutto a destra pura bravura.
lab-numbers = Tutti i numeri
    .margin = Dopo ± c’è la precisione di un numero: più manche la rendono migliore.
lab-measure-length = Decisioni in una manche
    .more = Le manche sono più lunghe: { $now } decisioni invece di { $then }.
    .less = Le manche sono più corte: { $now } decisioni invece di { $then }.
lab-measure-first = Chi comincia vince
    .more = Chi comincia vince più spesso: { $now } invece di { $then }.
    .less = Chi comincia vince meno spesso: { $now } invece di { $then }.
lab-measure-last = Chi gioca per ultimo vince
    .more = Chi gioca per ultimo vince più spesso: { $now } invece di { $then }.
    .less = Chi gioca per ultimo vince meno spesso: { $now } invece di { $then }.
lab-measure-points = Punti per ognuno
    .more = Ci sono più punti: { $now } per ognuno invece di { $then }.
    .less = Ci sono meno punti: { $now } per ognuno invece di { $then }.
lab-measure-ties = Vincitori a pari merito
    .more = Ci sono più spesso vincitori a pari merito: { $now } invece di { $then }.
    .less = Ci sono meno spesso vincitori a pari merito: { $now } invece di { $then }.
lab-measure-stuck = Niente va bene
    .more = Più spesso niente va bene: in { $now } delle decisioni invece di { $then }.
    .less = Meno spesso niente va bene: in { $now } delle decisioni invece di { $then }.
lab-measure-better = Bravura contro fortuna
    .more = La bravura conta di più: manche vinte dal bot migliore, { $now } invece di { $then }.
    .less = La fortuna conta di più: manche vinte dal bot migliore, solo { $now } invece di { $then }.
