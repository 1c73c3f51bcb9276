game-schwarzer-peter = Schwarzer Peter
    .about = Paare sammeln, beim Nachbarn ziehen und bloß nicht auf der einen Karte sitzen bleiben, zu der es keinen Zwilling gibt.

SP-1 = Ein Spiel für 2 bis 6 Spieler. Ihr nehmt zwei Farben (Option `colours`; wenn ihr nichts wählt, Rot und Blau),
    das sind 40 Karten. Mit der Option `short` lasst ihr die Zahlen von 17 bis 20 weg. Eine Karte wird ungesehen
    beiseitegelegt; ihr Zwilling, der nun allein ist, ist der Schwarze Peter. Der Rest wird so gleichmäßig wie möglich
    ausgeteilt (C-2).
    .title = Karten

SP-2 = Paare (zwei gleiche Zahlen) werden sofort abgelegt, und zwar immer: Es gibt nie einen Grund, eines zu behalten.
    .title = Paare

SP-3 = Der Spieler links vom Geber fängt an (dieser Platz gilt als `starter`, auch wenn er keine Karten hat und
    übersprungen wird). Bist du dran, ziehst du ungesehen eine Karte von deinem linken Nachbarn und legst dann ein
    Paar ab, wenn du eins hast. Dein linker Nachbar ist der nächste Spieler im Uhrzeigersinn, der noch Karten hat. Wer
    keine Karten mehr hat, ist in Sicherheit und wird übersprungen. Vor dem Ziehen darf der, von dem gezogen wird,
    seine Karten umstecken; wer zieht, sucht sich eine Stelle aus. Als Nächstes ist der erste Spieler mit Karten links
    von dem dran, der gezogen hat. Ob Schluss ist, wird nach dem Ablegen der Paare am Anfang (SP-2) und nach jedem
    Ziehen geprüft. Wurde 2000-mal gezogen, verliert, wer den Schwarzen Peter hat.
    .title = Dein Zug

SP-4 = Ist nur noch eine Karte übrig, verliert, wer sie hat. Alle anderen gewinnen. Wenn ihr wollt, vereinbart ihr
    eine kleine Strafe für den Verlierer (Option `forfeit`, in euren eigenen Worten); wählt ihr nichts, gibt es einen
    schwarzen Punkt auf die Nase.
    .title = Ende
