# Elfer raus! in sieben Gedanken

lesson-elfer-raus-1 = Wer zuerst keine Karten mehr hat, gewinnt. Eine 11 darf immer raus: Leg deine gelbe 11!
    .title = Elf raus!
lesson-elfer-raus-2 = In der roten Reihe liegt die 13. Also passt deine 14. Leg sie dazu!
    .title = Immer der Nachbar
lesson-elfer-raus-3 = Die grüne Reihe endet bei 12. Versuch es ruhig einmal mit deiner 15.
    .title = Und die 15?
    .refused = Da fehlt noch etwas
lesson-elfer-raus-4 = Du darfst so viele Karten legen, wie passen. Jetzt passt keine mehr: Beende deinen Zug.
    .title = Dein Zug ist fertig
lesson-elfer-raus-5 = Die grüne 14 fehlt noch. Dann zieh eine Karte vom Stapel, höchstens drei.
    .title = Nichts passt?
lesson-elfer-raus-6 = Die blaue 13 gehört neben die 12. Eine gezogene Karte, die passt, legst du gleich.
    .title = Sie passt!
lesson-elfer-raus-7 = Jemand hat die 14 gelegt. Jetzt passt deine 15: Leg sie und gewinn!
    .title = Die letzte Karte
