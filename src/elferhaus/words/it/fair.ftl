# Il sigillo di una partita

fair-seal = Carte sigillate
fair-title = La distribuzione era onesta?
fair-none = Questa partita non ha sigillo: il suo tavolo è stato apparecchiato prima che la casa sigillasse le carte.
fair-promised = La casa ha fatto una promessa
fair-promised-how = Prima della prima distribuzione ha fissato un segreto e ha mostrato a tutti il suo sigillo. Da lì in poi non poteva più cambiare niente.
fair-added = Ogni dispositivo ha aggiunto un numero
fair-added-how = Tirato a sorte quando il sigillo c’era già. Così nemmeno la casa ha potuto scegliere le carte.
fair-left-out = nessun numero, non c’era in tempo
fair-bot = un bot non ne aggiunge
fair-day = Le carte derivano dalla data
fair-day-how = Così sono le stesse in ogni casa, e nessuna casa può sceglierle.
fair-same = Tutti ricevono le stesse carte
fair-same-how = Perciò nessun dispositivo aggiunge un numero. Derivano da un segreto di questa casa.
fair-dealt = Da qui derivano tutte le carte
fair-dealt-how = Ogni distribuzione, ogni mescolata e ogni sorteggio della partita.
fair-opened = Il segreto è svelato
fair-opened-how = Ora chiunque può rifare il conto.
fair-check = Controlla tu
fair-right = È tutto giusto.
fair-counted = { $deals ->
        [one] Una distribuzione
       *[other] { $deals } distribuzioni
    } e { $shuffles ->
        [0] nessun’altra mescolata
        [one] un’altra mescolata
       *[other] altre { $shuffles } mescolate
    }: conto rifatto qui, su questo dispositivo.
fair-mine = È il sigillo che questo dispositivo ha visto prima, e il suo numero c’è.
fair-not-mine = Questo dispositivo non ha visto il sigillo prima. Chi ha giocato controlla sul proprio dispositivo.
fair-wrong = Qui qualcosa non torna.
fair-wrong-secret = Il segreto svelato non corrisponde al sigillo.
fair-wrong-unopened = Il segreto non è stato svelato.
fair-wrong-deal = Le carte della manche { $round } non ne derivano (riga { $line } della registrazione).
fair-wrong-shuffle = Una mescolata della manche { $round } non ne deriva (riga { $line } della registrazione).
fair-wrong-number = Il numero di questo dispositivo non è al suo posto: è arrivato troppo tardi, un altro dispositivo ne ha aggiunto uno per lo stesso posto, o la casa lo ha lasciato fuori.
fair-wrong-bot = La casa ha aggiunto un numero per un bot: così avrebbe potuto scegliere le carte.
fair-wrong-taken-back = Prima di questa partita la casa ha ritirato una promessa a cui questo dispositivo aveva già risposto.
fair-unreadable = Questa registrazione non si può leggere.
fair-not = Quello che il sigillo non mostra: se due giocatori si fanno vedere le carte.
