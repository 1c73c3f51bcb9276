game-farben = Farben sammeln
    .about = Nehmen, ablegen, sammeln, bis deine ganze Hand in einer einzigen Farbe leuchtet.

FS-1 = Ein Spiel für 2 bis 6 Spieler. Zu zweit und zu dritt bekommt jeder 9 Karten, zu viert und zu fünft 8, zu sechst
    7. Der Rest ist der Nachziehstapel. Mit seinen vier obersten Karten beginnen vier offene Stapel.
    .title = Austeilen

FS-2 = Nimm die oberste Karte vom Nachziehstapel oder die oberste Karte von einem der offenen Stapel. Dann legst du
    eine Karte aus der Hand auf einen offenen Stapel. Hast du einen Platz leer gemacht, muss sie dorthin; so gibt es
    immer vier offene Stapel. Eine Karte, die du von einem offenen Stapel genommen hast, darfst du im selben Zug
    nirgends wieder ablegen; eine vom Nachziehstapel schon. Ist der Nachziehstapel am Anfang eines Zuges leer, wird er
    jetzt neu gebildet: Mischt alles, was unter den vier obersten Karten liegt. Liegt dort nichts, kann man nur von
    den offenen Stapeln nehmen.
    .title = Dein Zug

FS-3 = Wer nur noch eine einzige Farbe auf der Hand hat, darf am Ende des eigenen Zuges Schluss machen. Dann spielt
    niemand mehr weiter.
    .title = Schluss!

FS-4 = Auf jeder Hand zählt die beste Farbe: Die Summe ihrer Zahlen sind die Punkte. Wer nach allen Runden die meisten
    Punkte hat, gewinnt. Gut sind so viele Runden, wie Spieler mitspielen. Die erste Runde beginnt der Spieler links
    vom Geber, jede spätere der Verlierer der letzten; haben mehrere gleich schlecht abgeschnitten, der erste von
    ihnen im Uhrzeigersinn, wobei ihr beim letzten Startspieler selbst zu zählen anfangt. Macht innerhalb von 300
    Zügen (alle Spieler zusammen) niemand Schluss, wird die Runde so gewertet, wie sie gerade steht.
    .title = Punkte
