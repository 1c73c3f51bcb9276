# Het juniorspel in zes ideeën

lesson-junior-1 = Alle enen en elven liggen er al. Leg je rode 2 naast de 1! Wie het eerst geen kaarten meer heeft, wint.
    .title = Naast de 1
lesson-junior-2 = In de blauwe rij zit nog een gat. Past jouw 5 erin? Probeer maar!
    .title = En de 5?
    .refused = De 5 moet nog wachten
lesson-junior-3 = Je mag zoveel kaarten leggen als er passen. Nu past er geen meer: eindig je beurt.
    .title = Je beurt is klaar
lesson-junior-4 = Je 5 past nog steeds niet. Pak dan een kaart van de stapel, maar één.
    .title = Past er niets?
lesson-junior-5 = Je groene 10 past naast de 11, want rijen groeien van twee kanten. Leg hem meteen!
    .title = Hij past!
lesson-junior-6 = In de blauwe rij ontbreekt nog maar één kaart: jouw 5. Leg hem en win!
    .title = Het laatste gat
