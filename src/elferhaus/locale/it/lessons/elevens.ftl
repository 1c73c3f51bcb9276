# 11 Elevens in sei idee

lesson-elevens-1 = I quattro 11 sono già sul tavolo. Cala il tuo 13 rosso accanto al 12! Ogni carta che ti resta alla fine costa punti.
    .title = Costruire le file
lesson-elevens-2 = Il tuo 13 giallo non ha vicini. Ma proprio sopra c’è il 13 rosso: costruisci un ponte!
    .title = Con il ponte
lesson-elevens-3 = Prima del tuo 13 blu manca il 12. Un jolly può essere qualsiasi carta: calalo lì!
    .title = Il jolly ti aiuta
lesson-elevens-4 = Dall’1 verde all’11 manca solo il 10. Chi completa un lato riceve una carta bonus: 11 punti!
    .title = Un lato completo
lesson-elevens-5 = In un turno si calano al massimo quattro carte. Finiscilo! Chi non vuole calare pesca una carta.
    .title = Quattro bastano
lesson-elevens-6 = Il tuo 13 va accanto al jolly. Calalo e la manche è finita. Vince chi ha più punti!
    .title = L’ultima carta
