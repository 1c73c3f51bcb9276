# Un solo colore in cinque idee

lesson-farben-1 = Hai già molto rosso. Ecco un’altra carta rossa, e quelle alte contano di più: prendila!
    .title = Raccogli un colore
lesson-farben-2 = Chi ha un colore solo può chiudere. Prova: scarta il 3 blu e di’ «Chiudo!»
    .title = Già finito?
    .refused = Il 5 giallo è di troppo
lesson-farben-3 = Dopo aver preso una carta ne scarti sempre una. Scarta il 3 blu, senza chiudere.
    .title = Una dentro, una fuori
lesson-farben-4 = Nessuna carta rossa scoperta? Allora pescane una dal mazzo.
    .title = O una sorpresa
lesson-farben-5 = Ancora una rossa! Scarta il 5 giallo e di’ «Chiudo!» Vince chi ha più punti in un colore.
    .title = Chiudo!
