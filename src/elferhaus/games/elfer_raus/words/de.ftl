### The game and its rules

game-elfer-raus = Elfer raus!
    .about = Von der 11 aus wachsen vier Reihen nach oben und nach unten: Halte die richtige Karte lange genug zurück und werde trotzdem als Erster alle Karten los.
    .variant-basic = Grundspiel
    .variant-false-start = Falscher Anfang
    .variant-three-starts = Drei Anfangszahlen
    .variant-any-start = Beliebige Startkarte

ER-1 = Elfer raus! ist ein Spiel für 2 bis 6 Spieler mit allen 80 Karten: vier Farben, jede mit den Zahlen von 1 bis
    20. Zu zweit könnt ihr eine Farbe weglassen und mit 60 Karten spielen. { $edition ->
        [space] In der Weltraum-Ausgabe ist das Lilablau: Wählt `without: blue`.
       *[other] Welche Farbe das ist, entscheidet ihr: Wählt `without: red`, `yellow`, `green` oder `blue`.
    }
    .title = Karten

ER-2 = Zu zweit und zu dritt bekommt jeder 20 Karten, zu viert 15, zu fünft 12 und zu sechst 10. Der Rest ist der
    verdeckte Nachziehstapel.
    .title = Austeilen

ER-3 = Wer die rote 11 hat, eröffnet die Runde und legt sie aus. Hat sie niemand auf der Hand, eröffnet die gelbe 11,
    sonst die grüne und sonst die { $edition ->
        [space] lilablaue
       *[other] blaue
    }; eine weggelassene Farbe (ER-1) wird übersprungen. Hat niemand eine 11 auf der Hand, wird neu gemischt und
    ausgeteilt, und zwar vom selben Geber. { $edition ->
        [space] Die Eröffnung
       *[other] (In den Varianten ER-V2 und ER-V3 und mit `starter: left-of-dealer` wird nicht neu ausgeteilt.) Die
        Eröffnung
    } ist Pflicht: Es wird genau diese eine Karte gelegt, und der Zug ist sofort zu Ende.
    .title = Eröffnung

ER-4 = Kannst du legen, musst du mindestens eine Karte legen. Du darfst so viele legen, wie du willst, an beliebige
    Reihen und in beliebiger Reihenfolge; nur muss jede Karte in dem Moment passen, in dem du sie legst. Du darfst
    auch absichtlich Karten zurückhalten. Hast du eine Karte gelegt, endet dein Zug, wenn du es sagst. Solange du noch
    Karten auf der Hand hast, endet er nie von selbst, denn das würde den anderen verraten, was du nicht hast.
    .title = Dein Zug

ER-5 = Nur die 11 kann eine Reihe beginnen. Jede Reihe hat eine einzige Farbe. Auf der einen Seite wächst sie abwärts mit
    der nächstkleineren Zahl (10, 9, 8 … bis 1), auf der anderen aufwärts mit der nächstgrößeren (12, 13, 14 … bis 20),
    und zwar ohne Lücken. Ein Beispiel: An die { $edition ->
        [space] lilablaue
       *[other] blaue
    } 11 (`b11`) passen nur `b10` und `b12`. Die gelbe 9 (`y9`) passt nicht an `b10`, denn sie hat eine andere Farbe, und
    `b15` passt nicht an `b12`, denn dazwischen wäre eine Lücke.
    .title = Was passt

ER-6 = Kannst du nicht legen, ziehst du die oberste Karte vom Nachziehstapel. Passt sie, musst du sie sofort legen,
    und dein Zug ist zu Ende. Passt sie nicht, ziehst du weiter, bis eine Karte passt, du drei Karten gezogen hast
    oder der Stapel leer ist. Auch die letzte dieser Karten musst du legen, wenn sie passt. Passt keine, behältst du
    sie alle, und dein Zug ist zu Ende.
    .title = Ziehen

ER-6s = Kannst du nicht legen, ziehst du die oberste Karte vom Nachziehstapel. Passt sie, darfst du sie legen oder
    behalten: So oder so ist dein Zug zu Ende, und du ziehst nicht weiter. Passt sie nicht, ziehst du weiter, bis eine
    Karte passt, du drei Karten gezogen hast oder der Stapel leer ist. Auch die letzte dieser Karten darfst du legen,
    wenn sie passt. Passt keine, behältst du sie alle, und dein Zug ist zu Ende.
    .title = Ziehen

ER-7 = Wird der Nachziehstapel beim Ziehen leer, ziehst du nicht weiter, und dein Zug ist zu Ende. Kannst du nicht
    legen und ist kein Stapel mehr da, sagst du das und passt.
    .title = Leerer Stapel

ER-8 = Die Runde endet in dem Moment, in dem jemand die letzte Karte aus der Hand legt. Dieser Spieler gewinnt die
    Runde.
    .title = Ende der Runde

ER-9 = Jeder zählt die Zahlen auf den Karten zusammen, die er noch auf der Hand hat: Das sind seine Punkte (eine 19
    und eine 2 ergeben 21). Nach den vereinbarten Runden gewinnt, wer die wenigsten Punkte hat; bei Gleichstand teilt
    man sich den Sieg. Habt ihr nichts vereinbart, spielt ihr eine Runde.
    .title = Punkte

ER-10 = Um Platz zu sparen, dürfen die Karten einer Reihe zu beiden Seiten der 11 übereinandergestapelt gezeigt
    werden.
    .title = Platz sparen

ER-V1 = { $edition ->
        [space] Diese Variante gibt es in der Weltraum-Ausgabe nicht (C-5).
       *[other] Wählt `false-start`. Vor dem Austeilen werden die 1 und die 20 jeder Farbe ausgelegt. Ausgeteilt wird
        aus den übrigen 72 Karten (54, wenn eine Farbe fehlt). Von der 1 aus wächst die Reihe aufwärts, von der 20 aus
        abwärts; die 11 ist eine Karte wie jede andere. Wer anfängt, bestimmt sich wie im Grundspiel: wer die rote 11
        hat, sonst die gelbe, grüne oder blaue; hat niemand eine 11, wird neu ausgeteilt. Da man die 11 jetzt aber
        nicht auslegen kann, macht dieser Spieler einen ganz normalen Zug. Soll lieber der Spieler links vom Geber
        anfangen, wählt `starter: left-of-dealer`. Alles andere bleibt gleich.
    }
    .title = Falscher Anfang

ER-V2 = { $edition ->
        [space] Diese Variante gibt es in der Weltraum-Ausgabe nicht (C-5).
       *[other] Wählt `three-starts`. Eine Reihe darf mit ihrer 10, ihrer 11 oder ihrer 12 beginnen, und zwar jede,
        wie es gerade kommt. Hat sie einmal begonnen, wächst sie nur noch mit den Nachbarzahlen. Der Spieler links vom
        Geber eröffnet mit einer 10, 11 oder 12 beliebiger Farbe oder zieht nach ER-6. Die erste Karte, die in der
        Runde gelegt wird, beendet diesen Zug sofort, wie in ER-3. Hat der Spieler keine solche Karte gefunden, ist
        der nächste mit der Eröffnung an der Reihe. Alles andere bleibt gleich.
    }
    .title = Drei Anfangszahlen

ER-V3 = { $edition ->
        [space] Diese Variante gibt es in der Weltraum-Ausgabe nicht (C-5).
       *[other] Wählt `any-start`. In jeder Runde wird ausgelost, wer anfängt. Dieser Spieler eröffnet mit einer
        beliebigen Karte, und zwar mit genau einer. Mit ihrer Zahl beginnen nun auch alle anderen Reihen. Die 11 ist
        eine Karte wie jede andere, es sei denn, sie ist gerade diese Zahl. Alles andere bleibt gleich.
    }
    .title = Beliebige Startkarte

### What a table can choose

choose-elfer-raus-without = Ohne eine Farbe
    .about = Zu zweit genügen drei Farben: 60 Karten, mehr Überblick.
    .none = Mit allen vier
choose-elfer-raus-starter = Wer fängt an?
    .about = Beim falschen Anfang kann auch der Spieler links vom Geber anfangen.
    .holder = Wer die rote 11 hat
    .left-of-dealer = Links vom Geber
variants-elfer-raus =
    .basic = Jede Reihe beginnt mit ihrer 11.
    .false-start = Die 1 und die 20 liegen schon da; jede Reihe wächst von beiden Enden her zu.
    .three-starts = Eine Reihe darf mit 10, 11 oder 12 beginnen.
    .any-start = Die erste Karte bestimmt, womit alle Reihen beginnen.

### The lesson

lesson-elfer-raus-1 = Wer zuerst keine Karten mehr hat, gewinnt. Eine 11 darf immer raus: Leg deine gelbe 11!
    .title = Elfer raus!
lesson-elfer-raus-2 = In der roten Reihe liegt die 13. Also passt deine 14. Leg sie dazu!
    .title = Immer der Nachbar
lesson-elfer-raus-3 = Die grüne Reihe endet bei 12. Versuch es ruhig einmal mit deiner 15.
    .title = Und die 15?
    .refused = Da fehlt noch etwas
lesson-elfer-raus-4 = Du darfst so viele Karten legen, wie passen. Jetzt passt keine mehr: Beende deinen Zug.
    .title = Dein Zug ist fertig
lesson-elfer-raus-5 = Die grüne 14 fehlt noch. Zieh vom Stapel, bis eine Karte passt, aber höchstens drei.
    .title = Nichts passt?
lesson-elfer-raus-6 = Die blaue 13 gehört neben die 12. Eine gezogene Karte, die passt, legst du gleich.
    .title = Sie passt!
lesson-elfer-raus-7 = Jemand hat die 14 gelegt. Jetzt passt deine 15: Leg sie und gewinn!
    .title = Die letzte Karte

### Was das Haus davon sagt

edition-elfer-raus =
    { $edition ->
        [space] Passt eine gezogene Karte, darfst du sie auch behalten. Nur das Grundspiel.
       *[other] Passt eine gezogene Karte, musst du sie legen.
    }

### Preise

prize-elfer-raus-doors = Der Türöffner
    .why = { $count } Elfer gelegt
