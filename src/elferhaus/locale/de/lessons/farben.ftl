# Farben sammeln in fünf Gedanken

lesson-farben-1 = Du hast schon viel Rot. Da liegt noch eine rote Karte offen, und hohe zählen mehr: Nimm sie!
    .title = Sammle eine Farbe
lesson-farben-2 = Wer nur noch eine Farbe hat, darf Schluss machen. Versuch es: Leg die blaue 3 weg und sag Schluss an.
    .title = Schon Schluss?
    .refused = Die gelbe 5 stört noch
lesson-farben-3 = Nach dem Nehmen legst du immer eine Karte weg. Leg die blaue 3 weg, ohne Schluss.
    .title = Eine nehmen, eine weg
lesson-farben-4 = Liegt nichts Rotes offen? Dann zieh eine Karte vom Stapel.
    .title = Oder eine Überraschung
lesson-farben-5 = Wieder eine rote! Leg die gelbe 5 weg und sag Schluss an. Die meisten Punkte in einer Farbe gewinnen.
    .title = Schluss!
