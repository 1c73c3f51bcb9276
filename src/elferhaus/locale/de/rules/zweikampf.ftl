game-zweikampf = Zweikampf
    .about = Zwei Spieler, zwei Stapel, und die höhere Karte nimmt alles: einfach, schnell und spannend bis zur letzten Karte.
    .variant-basic = Kurzer Zweikampf
    .variant-long = Langer Zweikampf

ZK-1 = Zweikampf ist ein Spiel für 2 Spieler. Ihr nehmt zwei Farben (Option `colours`; wenn ihr nichts wählt,
    Rot und { $edition ->
        [space] Lilablau).
       *[other] Blau).
    } Das sind 40 Karten, 20 für jeden, als verdeckter Stapel.
    .title = Karten

ZK-2 = Beide decken eine Karte auf; die höhere nimmt beide. Sind sie gleich, deckt jeder noch eine auf, und der Sieger
    nimmt alle zusammen.
    .title = Aufdecken

ZK-3 = Die Stapel werden einmal durchgespielt; dann gewinnt, wer die meisten Karten hat. Stehen Karten ganz am Ende
    noch unentschieden, bekommt sie niemand.
    .title = Ende

ZK-V1 = { $edition ->
        [space] Diese Variante gibt es in der Weltraum-Ausgabe nicht (C-5).
       *[other] Wählt `long`. Ihr spielt, bis einer alle Karten hat. Ist dein Stapel aufgebraucht und du brauchst eine Karte,
        drehst du den Stapel deiner gewonnenen Karten um und spielst mit ihm weiter. Was du zuerst gewonnen hast, liegt nun
        oben; innerhalb eines Stichs kommen erst die eigenen Karten des Siegers, dann die des anderen, jeweils die
        älteste zuerst. Wer bei Gleichstand keine Karte mehr hat, um ihn zu entscheiden, verliert ihn; haben beide keine mehr,
        bekommt die unentschiedenen Karten niemand. Nach 5000 aufgedeckten Paaren gewinnt, wer mehr Karten hat; habt ihr gleich
        viele, teilt ihr euch den Sieg.
    }
    .title = Langer Zweikampf
