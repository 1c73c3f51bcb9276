### The game and its rules

game-junior = Juniorspiel
    .about = Elfer raus! für die Kleineren: nur die Zahlen von 1 bis 11, und alle zusammen schließen die Reihen von beiden Enden her.

JR-1 = Das Juniorspiel ist für 2 bis 6 Spieler. Ihr braucht die Karten von 1 bis 11 in allen vier Farben. Alle 1er und
    alle 11er liegen aus. Die übrigen 36 Karten werden gemischt, und jeder bekommt 5. Der Rest ist der Nachziehstapel.
    .title = Karten und Auslage

JR-2 = Der jüngste Spieler fängt an (C-3).
    .title = Anfang

JR-3 = Kannst du legen, legst du mindestens eine Karte. Du darfst so viele legen, wie du willst, an beliebige Reihen,
    und du darfst Karten zurückhalten. Hast du eine Karte gelegt, endet dein Zug, wenn du es sagst; solange du noch
    Karten auf der Hand hast, endet er nie von selbst (wie in ER-4).
    .title = Dein Zug

JR-4 = Die Reihe jeder Farbe wächst von ihrer 1 aufwärts und von ihrer 11 abwärts: nur eine Farbe und keine Lücken.
    .title = Was passt

JR-5 = Kannst du nicht legen, ziehst du eine Karte. Passt sie, musst du sie sofort legen. Ob sie passt oder nicht,
    dein Zug ist damit zu Ende. Ist der Stapel leer, ist sofort der Nächste an der Reihe (notiert wird, dass du
    gepasst hast).
    .title = Ziehen

JR-5s = Kannst du nicht legen, ziehst du eine Karte. Passt sie, darfst du sie legen oder behalten. In jedem Fall ist
    dein Zug damit zu Ende, und du ziehst nicht weiter. Ist der Stapel leer, ist sofort der Nächste an der Reihe
    (notiert wird, dass du gepasst hast).
    .title = Ziehen

JR-6 = Die Runde endet in dem Moment, in dem jemand die letzte Karte aus der Hand legt; dieser Spieler gewinnt sie.
    Jeder zählt die Zahlen zusammen, die er noch auf der Hand hat. Nach den vereinbarten Runden gewinnt, wer die
    wenigsten Punkte hat; bei Gleichstand teilt man sich den Sieg (wie in ER-8 und ER-9). Gut sind so viele Runden,
    wie Spieler mitspielen. Ein Beispiel: 9, 5 und 2 auf der Hand sind 16 Punkte, 4, 5 und 3 sind 12, eine 8 allein
    sind 8, und der Sieger hat 0.
    .title = Ende und Punkte

### The lesson

lesson-junior-1 = Alle 1er und alle 11er liegen schon da. Leg deine rote 2 neben die 1! Wer zuerst keine Karten mehr
    hat, gewinnt.
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

### Was das Haus davon sagt

edition-junior =
    { $edition ->
        [space] Passt die gezogene Karte, darfst du sie auch behalten.
       *[other] Passt die gezogene Karte, musst du sie legen.
    }
