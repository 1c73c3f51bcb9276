# Zweikampf in fünf Gedanken

lesson-zweikampf-1 = Ihr dreht beide eure oberste Karte um. Die höhere nimmt beide. Tipp auf deinen Stapel!
    .title = Die höhere gewinnt
lesson-zweikampf-2 = Beide Karten gehören dir. Wer am Ende die meisten hat, gewinnt. Dreh weiter!
    .title = 14 schlägt 9
lesson-zweikampf-3 = Die 17 war höher als deine 6. Macht nichts: Das nächste Paar kann dir gehören. Dreh um!
    .title = Diesmal nicht
lesson-zweikampf-4 = Zweimal die 8: Die Karten bleiben liegen. Das nächste Paar entscheidet über alle vier. Dreh um!
    .title = Gleich!
lesson-zweikampf-5 = Alle vier gehören dir! Jetzt hat jeder nur noch eine Karte. Dreh um und gewinn!
    .title = Das letzte Paar
