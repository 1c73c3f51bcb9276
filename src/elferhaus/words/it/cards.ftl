# Le stesse carte per tutti

cards-title = Le stesse carte per tutti
cards-day = Le carte del giorno
cards-day-how = Oggi tutti giocano a questo gioco con le stesse carte, in ogni casa, contro { $bots } bravi bot. La prima volta vale, poi ci si allena.
cards-play = Gioca
cards-go-on = Continua
cards-practise = Allenati ancora
cards-playing = sta ancora giocando
cards-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
cards-better = Meglio di { $count } su 100
cards-as = Chi gioca?
cards-as-why = Con lo stesso nome ogni smazzata vale una volta sola. Quello che è iniziato continua su qualsiasi dispositivo.
cards-deals =
    { $count ->
        [one] 1 smazzata
       *[other] { $count } smazzate
    }
cards-more = In più
cards-drop = Elimina
cards-drop-sure = Eliminare davvero?
cards-play-next = Gioca la smazzata { $number }
cards-new = Un nuovo confronto
cards-new-how = Ognuno gioca le stesse carte, quando e dove vuole. La fortuna è uguale per tutti; resta la bravura.
cards-name = Nome
cards-name-example = Domenica
cards-game = Gioco
cards-how-many = Quante smazzate
cards-make = Crea
cards-looking = Un attimo…
cards-deal-number = La smazzata { $number } è giocata
cards-field = { $players ->
    [one] { $players } giocatore su { $of } ha già giocato queste carte…
   *[other] { $players } giocatori su { $of } hanno già giocato queste carte…
}
cards-among = Tra { $of } giocatori come i bot, proprio con queste carte.
cards-counts = Questa vale.
cards-practice = Questo era allenamento.
cards-best = La migliore partita con queste carte: { $points }. La tua: { $mine }.
cards-best-line = La migliore
cards-share = Condividi
cards-copied = Copiato
cards-board = Vai al confronto
cards-way = Come giocate
cards-alone = Ognuno da solo
cards-together = Allo stesso tavolo
cards-together-how = Sedete insieme e giocate tutte le smazzate. Poi ognuno avanza di un posto e tornano le stesse carte, finché tutti hanno avuto ogni mano. Ciò che resta è la bravura.
cards-people = Quante persone
cards-people-count = { $count } persone allo stesso tavolo
cards-sit = Partecipa
cards-deal-of = Smazzata { $number } di { $deals }
cards-turn = Disposizione { $turn } di { $turns }
cards-kept-back = Queste carte torneranno. La partita da rivedere e l’allenatore arrivano quando tutto è giocato.
cards-next = Prossima smazzata
cards-next-turn = Avanti di un posto
cards-all-played = Tutti hanno avuto ogni mano. Il confronto è deciso.
cards-waits = Si comincia quando tutti i posti sono occupati. Sugli altri dispositivi: apri lo stesso confronto e partecipa, o scansiona il codice.
cards-hands = Mani: { $done } su { $all }
cards-end = Concludi il confronto
    .line = Quello che è stato giocato conta. Qui non si gioca più.
    .sure = Concludere davvero?
cards-ended = Il confronto finisce qui. Quello che è stato giocato conta.
cards-waits-for = Il gioco aspetta. Quello che un bot gioca fino in fondo non conta per { $name }.
