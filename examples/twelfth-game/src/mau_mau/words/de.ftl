game-mau-mau = Mau-Mau
    .about = Leg, was in Farbe oder Zahl passt. Die 7 verschenkt Karten, die 8 lässt aussetzen, die 11 wünscht.

MM-1 = Alle bekommen fünf der 80 Karten. Die nächste Karte wird aufgedeckt und beginnt den Stapel, der Rest ist der
    Nachziehstapel. Links vom Geber geht es los.
    .title = Karten und Geben
MM-2 = Wer an der Reihe ist, darf eine Karte legen: in der Farbe oder mit der Zahl der obersten Karte des Stapels, oder
    in der gewünschten Farbe.
    .title = Was passt
MM-3 = Nach einer 7 zieht der Nächste zwei Karten. Nach einer 8 setzt der Nächste aus.
    .title = Siebener und Achter
MM-4 = Eine 11 passt auf jede Karte. Wer sie legt, wünscht sich eine Farbe: Die nächste Karte muss sie haben oder wieder
    eine 11 sein.
    .title = Die 11 wünscht
MM-5 = Wer nicht legen kann oder will, zieht eine Karte vom Nachziehstapel; damit ist der Zug zu Ende. Gibt es
    keinen Nachziehstapel und passt nichts, wird gepasst.
    .title = Ziehen und Passen
MM-6 = Ist der Nachziehstapel verbraucht, wird der Stapel zu einem neuen gemischt; nur die oberste Karte bleibt liegen.
    .title = Ein neuer Nachziehstapel
MM-7 = Wer die letzte Karte legt, beendet die Runde und hat sie gewonnen. Die Zahlen in den anderen Händen sind
    Minuspunkte; die wenigsten gewinnen. Nach 1.000 Zügen ist auf jeden Fall Schluss.
    .title = Ende und Punkte

mau-mau-misfit =
    { $card_The } passt nicht auf { $top_the }: Leg etwas in { $colour ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
       *[blue] Blau
    }, dieselbe Zahl oder eine 11
mau-mau-wish = Nur mit einer 11 wünschst du dir eine Farbe, und dann sagst du, welche
mau-mau-no-stock = Es gibt nichts zu ziehen
mau-mau-no-pass = Du kannst noch etwas legen oder ziehen

view-mau-mau-pile = Stapel
view-mau-mau-stock = Nachziehstapel
view-mau-mau-wished = Gewünscht
view-mau-mau-turns = Züge
do-mau-mau-lay =
    { $colour ->
        [none] Legen
        [red] Rot wünschen
        [yellow] Gelb wünschen
        [green] Grün wünschen
       *[blue] Blau wünschen
    }
    .ask = Welche Farbe wünschst du dir?
do-mau-mau-draw = Karte ziehen
do-mau-mau-pass = Passen
told-mau-mau-lay =
    { $colour ->
        [none] { $name } legt { $card_the }
        [red] { $name } legt { $card_the } und wünscht sich Rot
        [yellow] { $name } legt { $card_the } und wünscht sich Gelb
        [green] { $name } legt { $card_the } und wünscht sich Grün
       *[blue] { $name } legt { $card_the } und wünscht sich Blau
    }
told-mau-mau-draw = { $name } zieht eine Karte
told-mau-mau-pass = { $name } passt
told-mau-mau-penalty = { $name } muss { $count } Karten ziehen
