# Imparare a giocare, e le strade della casa

learn = Impara a giocare
    .about = Il gatto ti mostra ogni gioco. Non devi sapere niente.
    .first = Prima volta qui? In due minuti sai giocare.
learn-this = Impara questo gioco
learn-step = Passo { $number } di { $count }
learn-skip = Salta
learn-go-on = Avanti
learn-nudge = Quasi! Tocca quello che è illuminato.
learn-nudge-possible = Andrebbe bene anche così. Ma adesso tocca quello che è illuminato.
learn-end = Ce l’hai fatta!
    .skipped = Preferisci giocare subito?
learn-end-line = Adesso conosci «{ $game }».
    .skipped = Il gatto ti mostra di nuovo «{ $game }» quando vuoi.
learn-play = Gioca subito
learn-another = Impara un altro gioco
learn-done = imparato
more = Che altro c’è
more-replay = Rivedi
more-family = Famiglia
