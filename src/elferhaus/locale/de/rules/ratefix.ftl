game-ratefix = Ratefix
    .about = Du kennst nur deine eigene Karte: Wie viel ergeben wohl alle zusammen?

RF-1 = Ratefix ist ein Spiel für 2 bis 4 Spieler. Zu zweit bekommt jeder 20 Karten, zu dritt 13, zu viert 10, als
    verdeckten Stapel. Der Rest bleibt aus dem Spiel, und niemand sieht ihn sich an.
    .title = Austeilen

RF-2 = Jeder schaut sich seine oberste Karte an und legt sie verdeckt in die Mitte. Dann sagt einer nach dem anderen,
    im Uhrzeigersinn, laut, auf welche Summe er tippt. Im ersten Stich tippt zuerst der Spieler links vom Geber,
    später der, der den letzten Stich gewonnen hat.
    .title = Stich

RF-3 = Wer die Summe genau trifft oder ihr am nächsten kommt, ob darüber oder darunter, gewinnt die Karten und legt
    sie offen beiseite. Eine Zahl, die schon genannt ist, darf nicht noch einmal genannt werden. Sind zwei gleich nah
    dran, gewinnt die zuerst genannte Zahl. Getippt wird eine ganze Zahl: mindestens so groß wie die Zahl der Spieler,
    höchstens 20-mal so groß.
    .title = Der beste Tipp

RF-4 = Sind alle Karten gespielt, gewinnt, wer die meisten Karten gewonnen hat.
    .title = Ende
