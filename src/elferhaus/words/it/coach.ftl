# L’allenatore: dopo una partita

coach = Allenatore
coach-none = L’allenatore non conosce ancora questo gioco.
coach-curve = Probabilità di vincere
    .about = Che probabilità aveva ciascuno di vincere? Lo direbbe così chi vede tutte le mani, ma non il mazzo.
coach-table = Come tabella
coach-swings = Le svolte
coach-swing = { $what }: { $name } { $change }
coach-swing-deal = Manche { $round }, le carte: { $name } { $change }
coach-did-end = { $name } finisce il turno
coach-dear = Che cosa è costato di più
coach-word =
    { $word ->
        [best] La migliore
        [good] Buona
        [inexact] Imprecisa
        [mistake] Errore
       *[blunder] Errore grave
    }
coach-cost =
    { $points ->
        [one] costa una vittoria su 100 partite
       *[other] costa { $points } vittorie su 100 partite
    }
coach-better = Meglio: { $what }
coach-better-silent = Meglio: stare zitti
coach-tried = Chi prova tutte e due molte volte, così vince più spesso
coach-silence = Chi qui sta zitto vince più spesso
coach-luck = Fortuna e gioco
    .about = Dalle probabilità uguali fino alla fine della partita conta ogni cambiamento: quello che nessuno poteva sapere è fortuna, quello che qualcuno poteva fare meglio è gioco. Insieme danno il risultato.
coach-fortune =
    { $fortune ->
        [very-lucky] molto fortunate
        [lucky] fortunate
        [even] né fortunate né sfortunate
        [unlucky] sfortunate
       *[very-unlucky] molto sfortunate
    }
coach-mark =
    { $mark ->
        [very-good] molto buono
        [good] buono
        [fair] discreto
       *[weak] può migliorare
    }
coach-line = { $name } – carte: { $fortune }, gioco: { $mark }
coach-luck-line = { $name } – carte: { $fortune }
coach-only-luck = In questo gioco decidono tutto le carte. Perciò si vede solo la fortuna.
coach-even = Probabilità uguali
coach-cards = Carte
coach-own = Il suo gioco
coach-others = Gioco degli altri
coach-result = Risultato
coach-player = Giocatore
coach-speed = Chi è stato il più veloce?
coach-reaction =
    { $count ->
        [0] { $name }: nessun grido
        [one] { $name }: un grido, dopo { $median } ms
       *[other] { $name }: { $count } grida, di solito dopo { $median } ms, il più veloce dopo { $quickest } ms
    }

# Sulla pagina

coach-ask = Chiedi all’allenatore
coach-thinking = L’allenatore guarda la partita…
coach-failed = L’allenatore non è riuscito a guardare questa partita. Riprova tra un attimo.
coach-too-long = Questa partita è troppo lunga per l’allenatore.
coach-chance = { $name }: { $percent }%
coach-decisions = Le tue decisioni
coach-decisions-of = Le decisioni: { $name }
coach-no-decisions = Qui non c’era niente da decidere.
coach-show-better = Mostra la migliore
coach-show-done = Mostra la mossa fatta
coach-your-line = Le tue carte: { $fortune }. Il tuo gioco: { $mark }.
coach-your-luck-line = Le tue carte: { $fortune }.
