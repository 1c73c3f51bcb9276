# Was in jedem Spiel gilt.

C-1 = Die Plätze sind im Uhrzeigersinn nummeriert und beginnen bei 0. „Links von“ jemandem ist immer der nächste Platz
    im Uhrzeigersinn; nach dem letzten Platz kommt wieder Platz 0. In der ersten Runde gibt Platz 0 die Karten, wenn
    ihr am Tisch nichts anderes festlegt. Spielt ihr eine Partie aus mehreren Runden, wandert das Geben jede Runde
    einen Platz nach links.
    .title = Plätze und Geber

C-2 = „So gleichmäßig wie möglich“ heißt: Die Karten werden einzeln ausgeteilt, links vom Geber geht es los. Geht es
    nicht genau auf, haben die Spieler, die dem Geber zur Linken am nächsten sitzen, eine Karte mehr als die anderen.
    .title = Gleichmäßig austeilen

C-3 = Wenn der jüngste oder der älteste Spieler anfängt, legt der Tisch diesen Platz fest (`youngest` für den
    jüngsten, `oldest` für den ältesten). Tut er das nicht, entscheidet das Los, einmal für die ganze Partie. In den
    folgenden Runden wandert der Anfang so weiter wie das Geben: In der zweiten Runde beginnt der Spieler einen Platz
    weiter links, in der dritten zwei Plätze weiter links und so fort.
    .title = Jüngster oder Ältester

C-4 = Eine Runde ist einmal austeilen und zu Ende spielen. Eine Partie besteht aus mehreren Runden mit Punkten. Ihr
    könnt jedes Spiel über mehrere Runden spielen; die Partie zählt die Punkte zusammen. Bei Gleichstand teilt man
    sich den Sieg, und zwar in allen Spielen.
    .title = Runden und Gleichstand

C-5 = Ihr könnt nur spielen, was zu der gewählten Ausgabe gehört. Fehlt ein Spiel, eine Variante oder eine Option in
    ihrer Anleitung, wird eure Wahl abgelehnt, und ebenso eine Spielerzahl, die das Spiel nicht zulässt. Dabei wird
    immer die Regel genannt. Zur Ausgabe 2011 gehören Elfer raus! mit drei Varianten, Überall anschließen, Mogeln,
    Ratefix, Zweikampf, Farben sammeln, Schnipp Schnapp, Schwarzer Peter und Die höchste Karte gewinnt, aber nicht
    `takes: all`. Zur Ausgabe 2013 gehören das Juniorspiel, Elfer raus! mit drei Varianten, Mogeln, Ratefix,
    Zweikampf, Schnipp Schnapp und Schwarzer Peter. Zur Weltraum-Ausgabe (`space`) gehören das Juniorspiel, Elfer
    raus!, Mogeln und Zweikampf, und zwar ohne Varianten von Elfer raus!, mit `without` nur für Blau, ohne `colour`
    und ohne `long`. Zur Ausgabe `elevens` gehört 11 Elevens mit der Startvariante. Wählt ihr keine Ausgabe, gilt für
    das Juniorspiel die Ausgabe 2013, für 11 Elevens die Ausgabe `elevens` und für alles andere die Ausgabe 2011.
    .title = Ausgaben und Ablehnung
