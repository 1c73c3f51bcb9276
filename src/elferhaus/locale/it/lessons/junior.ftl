# Il gioco junior in sei idee

lesson-junior-1 = Gli 1 e gli 11 sono già sul tavolo. Cala il tuo 2 rosso accanto all’1! Vince chi resta per primo senza carte.
    .title = Accanto all’1
lesson-junior-2 = Nella fila blu c’è ancora un buco. Il tuo 5 ci va? Prova!
    .title = E il 5?
    .refused = Il 5 deve aspettare
lesson-junior-3 = Puoi calare tutte le carte che vanno bene. Adesso nessuna: finisci il turno.
    .title = Il tuo turno è finito
lesson-junior-4 = Il tuo 5 non va ancora. Allora pesca una carta dal mazzo, una sola.
    .title = Niente va bene?
lesson-junior-5 = Il tuo 10 verde va accanto all’11: le file crescono da tutti e due i lati. Calalo subito!
    .title = Va bene!
lesson-junior-6 = Nella fila blu manca una carta sola: il tuo 5. Calalo e vinci!
    .title = L’ultimo buco
