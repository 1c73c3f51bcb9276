# A un tavolo della casa

table-name = Il nome non può essere vuoto
table-seat-taken = Questo posto è occupato
table-seat-free = Questo posto è già libero
table-host-only = Può farlo solo chi ha aperto il tavolo
table-playing = Si sta giocando una manche
table-not-playing = In questo momento non si gioca
table-beat = Un attimo: tutti stanno ancora guardando
table-not-full = Prima di cominciare ogni posto deve avere una persona o un bot
table-people = Qui siedono { $people } persone, ma ci sarebbero solo { $seats } posti: prima qualcuno deve alzarsi
table-no-seat = Può giocare solo chi ha un posto
table-no-bot = Il bot «{ $bot }» non esiste
table-damaged = Il registro di questo tavolo è danneggiato (voce { $entry }): non si può più aprire
store-full = Il disco della casa è pieno: non si può più salvare nulla
store-damaged = La base di dati della casa è danneggiata e ciò che cerchi sta in quella parte: forse aiuta una copia di riserva
store-lost = Il file della casa è stato cancellato o spostato: la casa si ferma
portray-often = Nome e immagine non si cambiano così spesso: aspetta un momento
hint-not-your-turn = Il consiglio arriva quando tocca a te
hint-no-choice = Non c’è niente da pensare: si può fare una cosa sola
command-id = Un comando ha un identificativo da 1 a 40 caratteri ASCII
command-action = Questa non è una decisione di questo gioco
command-stale = Nel frattempo il tavolo è cambiato
preset-full = Ci sono già { $most } regole di casa: prima cancellane una
preset-places = Per { $seats } posti servono altrettante indicazioni, e il primo posto è tuo
preset-large = Queste impostazioni sono troppo lunghe
