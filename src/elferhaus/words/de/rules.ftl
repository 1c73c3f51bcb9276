# Was in jedem Spiel gilt.

C-1 = Die Plätze sind im Uhrzeigersinn nummeriert. „Links von“ jemandem ist immer der nächste Platz im Uhrzeigersinn;
    nach dem letzten Platz kommt wieder der erste. In der ersten Runde gibt der erste Platz die Karten, wenn ihr am
    Tisch nichts anderes festlegt. Spielt ihr eine Partie aus mehreren Runden, wandert das Geben jede Runde einen
    Platz nach links.
    .title = Plätze und Geber

C-2 = „So gleichmäßig wie möglich“ heißt: Die Karten werden einzeln ausgeteilt, links vom Geber geht es los. Geht es
    nicht genau auf, haben die Spieler, die dem Geber zur Linken am nächsten sitzen, eine Karte mehr als die anderen.
    .title = Gleichmäßig austeilen

C-3 = Wenn der jüngste oder der älteste Spieler anfängt, legt ihr am Tisch fest, wer das ist (Optionen `youngest` und
    `oldest`). Tut ihr das nicht, entscheidet das Los, einmal für die ganze Partie. In den folgenden Runden wandert
    der Anfang so weiter wie das Geben: In der zweiten Runde beginnt der Spieler einen Platz weiter links, in der
    dritten zwei Plätze weiter links und so fort.
    .title = Jüngster oder Ältester

C-4 = Eine Runde heißt: einmal austeilen und zu Ende spielen. Eine Partie besteht aus mehreren Runden mit Punkten. Ihr
    könnt jedes Spiel über mehrere Runden spielen; am Ende der Partie werden die Punkte zusammengezählt. Bei
    Gleichstand teilt man sich den Sieg, und zwar in allen Spielen.
    .title = Runden und Gleichstand

C-5 = Ihr könnt nur spielen, was zu der gewählten Ausgabe gehört. Fehlt ein Spiel, eine Variante oder eine Option in
    ihrer Anleitung, wird eure Wahl abgelehnt, und ebenso eine Spielerzahl, die das Spiel nicht zulässt. Dabei wird
    immer die Regel genannt. Zur Ausgabe 2011 gehören Elfer raus! mit drei Varianten, Überall anschließen, Mogeln,
    Ratefix, Zweikampf, Farben sammeln, Schnipp Schnapp, Schwarzer Peter und Die höchste Karte gewinnt; die Wahl
    `takes: all` gibt es dort nicht. Zur Ausgabe 2013 gehören das Juniorspiel, Elfer raus! mit drei Varianten, Mogeln,
    Ratefix, Zweikampf, Schnipp Schnapp und Schwarzer Peter. Zur Weltraum-Ausgabe gehören das Juniorspiel, Elfer
    raus!, Mogeln und Zweikampf, aber keine Varianten von Elfer raus!; die Option `without` geht nur mit Blau, und
    `colour` und `long` gibt es nicht. Zur Ausgabe 11 Elevens gehört das gleichnamige Spiel mit der Startvariante.
    Wählt ihr keine Ausgabe, gilt für das Juniorspiel die Ausgabe 2013, für 11 Elevens die gleichnamige Ausgabe und
    für alles andere die Ausgabe 2011.
    .title = Ausgaben und Ablehnung
