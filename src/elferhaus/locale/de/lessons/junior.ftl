# Das Juniorspiel in sechs Gedanken

lesson-junior-1 = Alle 1 und alle 11 liegen schon da. Leg deine rote 2 neben die 1! Wer zuerst keine Karten mehr hat, gewinnt.
    .title = Neben die 1
lesson-junior-2 = In der blauen Reihe ist noch ein Loch. Passt deine 5 hinein? Probier es aus!
    .title = Und die 5?
    .refused = Die 5 muss noch warten
lesson-junior-3 = Du darfst so viele Karten legen, wie passen. Jetzt passt keine mehr: Beende deinen Zug.
    .title = Dein Zug ist fertig
lesson-junior-4 = Deine 5 passt immer noch nicht. Dann zieh eine Karte vom Stapel, nur eine.
    .title = Nichts passt?
lesson-junior-5 = Deine grüne 10 passt neben die 11, denn Reihen wachsen von beiden Seiten. Leg sie gleich!
    .title = Sie passt!
lesson-junior-6 = In der blauen Reihe fehlt nur noch eine Karte: deine 5. Leg sie und gewinn!
    .title = Das letzte Loch
