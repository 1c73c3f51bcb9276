game-hoechste = Die höchste Karte gewinnt
    .about = Alle haben dieselben elf Zahlen; es kommt darauf an, im richtigen Moment die richtige zu spielen.

HK-1 = Ein Spiel für 2 bis 4 Spieler. Jeder hat die Karten von 1 bis 11 einer eigenen Farbe auf der Hand: Platz 0 Rot,
    Platz 1 Gelb, Platz 2 Grün, Platz 3 Blau.
    .title = Karten

HK-2 = Alle suchen sich heimlich eine Karte aus und decken sie gemeinsam auf. Die höchste nimmt alle.
    .title = Stich

HK-3 = Haben mehrere die höchste Zahl, bleiben die Karten liegen und gehen an den, der den nächsten Stich gewinnt.
    .title = Gleichstand

HK-4 = Haben im letzten Stich mehrere die höchste Zahl, gehen diese Karten und alle, die noch liegen geblieben sind,
    an niemanden.
    .title = Gleichstand am Ende

HK-5 = Nach 11 Stichen gewinnt, wer die meisten Karten hat.
    .title = Ende
