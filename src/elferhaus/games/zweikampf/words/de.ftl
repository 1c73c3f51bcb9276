### The game and its rules

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
       *[other] Wählt `long`. Ihr spielt, bis einer alle Karten hat. Ist dein Stapel aufgebraucht und du brauchst eine
        Karte, drehst du den Stapel deiner gewonnenen Karten um und spielst mit ihm weiter. Was du zuerst gewonnen
        hast, liegt nun oben; innerhalb eines Stichs kommen erst die eigenen Karten des Siegers, dann die des anderen,
        jeweils die älteste zuerst. Wer bei Gleichstand keine Karte mehr zum Aufdecken hat, verliert diesen Stich;
        haben beide keine mehr, bekommt die unentschiedenen Karten niemand. Nach 5000 aufgedeckten Paaren gewinnt, wer
        mehr Karten hat; habt ihr gleich viele, teilt ihr euch den Sieg.
    }
    .title = Langer Zweikampf

### What a table can choose

choose-zweikampf-colours = Mit welchen zwei Farben?
    .about = Die anderen bleiben in der Schachtel.
variants-zweikampf =
    .basic = Jeder Stapel wird einmal durchgespielt.
    .long = Gespielt wird, bis einer alle Karten hat.

### At the table

duel-you = Du
duel-turn = Aufdecken
duel-turn-label =
    { $count ->
        [one] Aufdecken, noch eine Karte
       *[other] Aufdecken, noch { $count } Karten
    }
duel-down = verdeckt
duel-won = gewonnen
duel-won-count =
    { $count ->
        [one] Eine Karte gewonnen
       *[other] { $count } Karten gewonnen
    }
duel-hint = Deck deine oberste Karte auf.
duel-wait-for = Warten auf { $name }
duel-hint-both = Jeder deckt die eigene Karte auf.
duel-beats =
    { $who ->
        [you] Deine { $high } schlägt die { $low }!
       *[other] { $name } gewinnt: { $high } schlägt { $low }
    }
duel-equal = Gleich: zweimal die { $number }
duel-out =
    { $who ->
        [you] Gleich, und du hast keine Karte mehr
       *[other] Gleich, und { $name } hat keine Karte mehr
    }
duel-tie = Gleich!
duel-again = Schon wieder gleich!
duel-wait = { $count } Karten warten auf den Sieger
duel-nobody = { $count } Karten bekommt niemand

### What the coach says was done

coach-did-zweikampf-turn = { $name } deckt auf

### Why not

zweikampf-colours = Dieses Spiel spielt man mit genau zwei verschiedenen Farben

### Hints

hint-zweikampf-luck = Hier gibt es nichts zu wählen, nur Glück: Deck auf
hint-zweikampf-tied = Gleichstand: { $count } Karten warten auf den Sieger, deck weiter auf

### The lesson

lesson-zweikampf-1 = Ihr deckt beide eure oberste Karte auf. Die höhere nimmt beide. Tipp auf deinen Stapel!
    .title = Die höhere gewinnt
lesson-zweikampf-2 = Beide Karten gehören dir. Wer am Ende die meisten hat, gewinnt. Deck weiter auf!
    .title = 14 schlägt 9
lesson-zweikampf-3 = Die 17 war höher als deine 6. Macht nichts: Das nächste Paar kann dir gehören. Deck auf!
    .title = Diesmal nicht
lesson-zweikampf-4 = Zweimal die 8: Die Karten bleiben liegen. Das nächste Paar entscheidet über alle vier. Deck auf!
    .title = Gleich!
lesson-zweikampf-5 = Alle vier gehören dir! Jetzt hat jeder nur noch eine Karte. Deck auf und gewinn!
    .title = Das letzte Paar

### Was das Haus davon sagt

edition-zweikampf =
    { $edition ->
        [space] Nur der kurze Zweikampf.
       *[other] Gespielt wird nach dem Heft „{ $leaflet }“.
    }

### Preise

prize-zweikampf-run = Die Siegesserie
    .why = { $count }-mal hintereinander höher
prize-zweikampf-catch = Der dicke Fisch
    .why = { $count } Karten auf einmal gewonnen
prize-zweikampf-underdog = Der kleine Riese
    .why = Gewonnen mit der { $count }
