# Rivedere una partita

replay-look-back = Rivedi

# Rivedere una partita

replay-title = Rivedi la partita
replay-past = Le tue ultime partite
replay-drop = Trascina qui una partita
replay-let-go = Rilascia!
replay-opening = Si apre la partita…
replay-choose-file = Scegli un file
replay-what-file = Una registrazione è un file che finisce con .jsonl. Puoi scaricarla dopo ogni partita.
replay-bad-line = Qualcosa non va alla riga { $line }
replay-the-line = Riga { $line } del file
replay-not-over = Questa partita è ancora in corso. Potrete rivederla quando sarà finita.
replay-nothing = Qui non c’è nessuna partita da vedere.
replay-too-large = Questo file è troppo grande per una registrazione.
replay-too-often = Sono tante partite in una volta. Riprova tra un attimo.
replay-no-line = La casa non risponde. Riprova tra un attimo.
replay-back = Indietro
replay-which-match = Quale partita?
replay-match = Partita { $match }
replay-share = Condividi
replay-copied = Link copiato
replay-record = Scarica
replay-whose-eyes = Con gli occhi di chi?
replay-all-open = Tutto aperto
replay-all-hands = Tutte le mani
replay-watch = Guarda
replay-moves = Mosse
replay-dealt = Manche { $round }
replay-controls = Riproduzione
replay-first = All’inizio
replay-step-back = Una mossa indietro
replay-play = Avvia
replay-pause = Ferma
replay-step = Una mossa avanti
replay-last = Alla fine
replay-tempo = Velocità: { $tempo } volte
replay-step-number = Mossa
replay-step-of = Mossa { $step } di { $steps }
