# Attacca dappertutto in sei idee

lesson-ueberall-1 = In mezzo c’è il 7. Il tuo 8 è uno in più: tocca il centro! Vince chi resta per primo senza carte.
    .title = Sempre uno in più
lesson-ueberall-2 = Quando una carta va bene, giri la prossima. Il tuo 4 va sul 3 del tuo vicino. Mettilo lì!
    .title = Anche dagli altri
lesson-ueberall-3 = Per il tuo 12 non c’è nessun 11. Allora resta da te, e il tuo turno è finito.
    .title = Non va da nessuna parte
lesson-ueberall-4 = Qualcuno dormiva: il 9 va in mezzo, sull’8! Grida «Stop!»
    .title = Stop!
lesson-ueberall-5 = Chi viene scoperto riceve una carta da tutti. Regala la tua ultima in fondo!
    .title = Un regalino
lesson-ueberall-6 = In mezzo c’è l’11. La tua ultima carta è il 12: calalo e vinci!
    .title = L’ultima carta
