### Why not

row-waits = { $card_The } muss warten: Erst kommt { $missing_the }
row-waits-either = { $card_The } muss warten: Erst kommt { $missing_the } oder { $other_the }
row-not-started = { $card_The } muss warten: Die { colour-name } Reihe hat noch nicht begonnen; den Anfang macht { $needed }
row-opening = { $card_The } kann die Runde nicht eröffnen: Zuerst muss { $needed_the } gelegt werden
row-opening-three = { $card_The } kann die Runde nicht eröffnen: Dazu brauchst du eine 10, 11 oder 12
row-must-lay = Du kannst legen, zum Beispiel { $card_the }: Leg mindestens eine Karte
row-laid-already = Du hast in diesem Zug schon gelegt: Leg weiter oder beende den Zug
row-drawn-must = Die gezogene Karte, { $card_the }, passt: Leg sie jetzt
row-drawn-may = Die gezogene Karte, { $card_the }, passt: Leg sie oder behalte sie
row-keep = Es gibt keine gezogene Karte, die du behalten könntest
row-must-draw = Nichts auf deiner Hand passt: Zieh die oberste Karte vom Stapel
row-stock-empty = Nichts auf deiner Hand passt, und der Stapel ist leer: Du musst passen
row-without-two-players = Nur zu zweit wird eine Farbe weggelassen, nicht mit { $players } Spielern
row-starter-only-false-start = Nur beim falschen Anfang könnt ihr den Spieler links vom Geber anfangen lassen
deal-table = Vor dem Spiel liegen die 1 und die { $high } jeder Farbe aus, sonst keine Karte
deal-table-empty = Vor dem Spiel liegt keine Karte aus
deal-no-eleven = Niemand hat eine 11 auf der Hand: Es muss neu ausgeteilt werden

### Hints

hint-rows-draw = Bei dir passt nichts: Zieh eine Karte
hint-rows-draw-again = Es passt immer noch nichts: Zieh noch einmal
hint-rows-keep = Behalte { $card_the }: Sie passt auch später, und so öffnest du niemandem den Weg
hint-rows-pass = Bei dir passt nichts, und zu ziehen gibt es nichts mehr: Du musst passen
hint-rows-end = Bei dir passt nichts mehr: Beende deinen Zug
hint-rows-end-keep = Hör hier auf und behalte { $card_the }: Nur du kannst { $low } bis { $high } öffnen
hint-rows-end-opens = Hör hier auf: Jede deiner Karten, die noch passt, öffnet anderen den Weg
hint-rows-end-waits = Hör hier auf: { $card_The } passt auch noch in deinem nächsten Zug
hint-rows-last = Leg { $card_the }, deine letzte Karte, und du gewinnst!
hint-rows-drawn = { $card_The }, die du gezogen hast, passt: Leg sie
hint-rows-out =
    { $count ->
        [one] Leg sie: Das ist deine letzte Karte
       *[other] Leg alles: Deine { $count } Karten können jetzt alle raus
    }
hint-rows-begin = Fang mit dieser Karte an: { $card_The } beginnt ihre Reihe
hint-rows-waits = Leg { $card_the }: Deine { $other } wartet dahinter
hint-rows-towards = Leg { $card_the }: Damit rückt deine { $other } näher
hint-rows-only = Nur { $card_the } passt, also leg sie
hint-rows-nothing-behind = Leg { $card_the }: Dahinter ist kein Platz mehr frei
hint-rows-next-is-mine = Leg { $card_the }: Die nächste dort, { $other_the }, hast du auch
hint-rows-rather = Leg { $card_the }, behalte { $other_the }: Nur du kannst { $low } bis { $high } öffnen
hint-rows-least = Leg { $card_the }: Von allem, was passt, öffnet sie anderen die wenigsten Plätze ({ $count })

### Preise

prize-rows-long-turn = Der lange Atem
    .why = { $count } Karten in einem Zug
prize-rows-keystone = Der Schlussstein
    .why =
        { $count ->
            [one] { $count } Reihe fertig gelegt
           *[other] { $count } Reihen fertig gelegt
        }
prize-rows-basket = Der volle Korb
    .why = { $count } Karten gezogen und nicht aufgegeben
