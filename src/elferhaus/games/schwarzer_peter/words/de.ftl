### The game and its rules

game-schwarzer-peter = Schwarzer Peter
    .about = Paare sammeln, beim Nachbarn ziehen und bloß nicht auf der einen Karte sitzen bleiben, zu der es keinen Zwilling gibt.

SP-1 = Ein Spiel für 2 bis 6 Spieler. Ihr nehmt zwei Farben (Option `colours`; wenn ihr nichts wählt, Rot und Blau),
    das sind 40 Karten. Mit der Option `short` lasst ihr die Zahlen von 17 bis 20 weg. Eine Karte wird ungesehen
    beiseitegelegt; ihr Zwilling, der nun allein ist, ist der Schwarze Peter. Der Rest wird so gleichmäßig wie möglich
    ausgeteilt (C-2).
    .title = Karten

SP-2 = Paare (zwei gleiche Zahlen) werden sofort abgelegt, und zwar immer: Es gibt nie einen Grund, eines zu behalten.
    .title = Paare

SP-3 = Der Spieler links vom Geber fängt an (er gilt als Startspieler, auch wenn er keine Karten hat und übersprungen
    wird). Bist du dran, ziehst du ungesehen eine Karte von deinem linken Nachbarn und legst dann ein Paar ab, wenn du
    eins hast. Dein linker Nachbar ist der nächste Spieler im Uhrzeigersinn, der noch Karten hat. Wer keine Karten
    mehr hat, ist in Sicherheit und wird übersprungen. Vor dem Ziehen darf der, von dem gezogen wird, seine Karten
    umstecken; wer zieht, sucht sich eine Stelle aus. Als Nächstes ist der erste Spieler mit Karten links von dem
    dran, der gezogen hat. Ob Schluss ist, wird nach dem Ablegen der Paare am Anfang (SP-2) und nach jedem Ziehen
    geprüft. Wurde 2000-mal gezogen, verliert, wer den Schwarzen Peter hat.
    .title = Dein Zug

SP-4 = Ist nur noch eine Karte übrig, verliert, wer sie hat. Alle anderen gewinnen. Wenn ihr wollt, vereinbart ihr
    eine kleine Strafe für den Verlierer (Option `forfeit`, in euren eigenen Worten); wählt ihr nichts, gibt es einen
    schwarzen Punkt auf die Nase.
    .title = Ende

### What a table can choose

choose-schwarzer-peter-colours = Mit welchen zwei Farben?
    .about = Die anderen bleiben in der Schachtel.
choose-schwarzer-peter-short = Kurzes Spiel
    .about = Ohne die Zahlen von 17 bis 20.
choose-schwarzer-peter-forfeit = Strafe fürs Verlieren
    .about = Eure eigenen Worte, zum Beispiel „ein Lied singen“.
    .none = ein schwarzer Punkt auf die Nase

### At the table

peter-nth = { $number } von { $count }
peter-pairs = Paare auf dem Tisch
peter-pair = Ein Paar!
peter-came-from = { $card } kam von { $name }.
peter-choose = Welche Karte ziehst du?
peter-grins = grinst …
peter-pulls-from-you = { $name } zieht bei dir
peter-pulls-from = { $name } zieht bei { $from }
peter-backs-only = Steck deine Karten um. { $name } sieht nur die Rückseiten.
peter-cards-of =
    { $count ->
        [one] { $name }: eine verdeckte Karte
       *[other] { $name }: { $count } verdeckte Karten
    }
peter-hint-pull = Zieh eine Karte von { $name }.
peter-hint-arrange = Umstecken, solange du magst.
peter-how = Mit den Pfeilen von Karte zu Karte, mit Umschalt und Pfeil die Karte verschieben.
peter-pull = Diese Karte ziehen
peter-pull-any = Irgendeine ziehen
peter-shuffle = Mischen
peter-done = Fertig
peter-safe = sicher
peter-you-are-safe = Keine Karten mehr: Du bist sicher!
peter-dot = { $name } mit schwarzem Punkt auf der Nase
peter-left = blieb übrig
peter-aside = lag beiseite
peter-forfeit = Strafe: { $forfeit }
peter-did-pair =
    { $who ->
        [you] Ein Paar! Du legst zweimal die { $number }
       *[other] { $name } legt ein Paar: zweimal die { $number }
    }
peter-did-arrange =
    { $who ->
        [you] Du steckst deine Karten um
       *[other] { $name } steckt die Karten um
    }
peter-did-pull = { $name } zieht eine Karte von { $from }
peter-you-pulled = Du ziehst { $card } von { $from }
peter-pulled-from-you = { $name } zieht { $card } von dir

### What the coach says was done

coach-did-schwarzer-peter-pull =
    { $card ->
        [none] { $name } zieht eine Karte von { $from_name }
       *[other] { $name } zieht { $card_the } von { $from_name }
    }
coach-did-schwarzer-peter-arrange = { peter-did-arrange }

### Why not

schwarzer-peter-colours = Dieses Spiel spielt man mit genau zwei verschiedenen Farben
schwarzer-peter-neighbour = Zieh bei { $seat }: Dort sind die nächsten Karten zu deiner Linken
schwarzer-peter-index = An Stelle { $index } steckt keine Karte: Gezählt wird von 0 bis { $last }
schwarzer-peter-other-card = { $card_The } ist nicht die Karte an Stelle { $index }
schwarzer-peter-arrange = Umstecken darf jetzt nur { $seat }: Dort wird gleich gezogen
schwarzer-peter-no-order = Zum Umstecken gehört die neue Reihenfolge aller Handkarten

### Hints

hint-schwarzer-peter-twin = Zieh diese Karte: Es ist { $card_the }, und du hast { $other_the }
hint-schwarzer-peter-only = { $name } hat nur noch diese Karte: Zieh sie
hint-schwarzer-peter-not-that = Zieh eine, die du nicht kennst: { $card_The } dort gibt mit deinen kein Paar
hint-schwarzer-peter-any = Bei { $name } ist eine Karte so gut wie die andere: Zieh einfach eine
hint-schwarzer-peter-mix = Misch deine Karten: { $name } zieht gleich, und alle wissen, wo deine neue steckt

### The lesson

lesson-schwarzer-peter-1 = Zwei gleiche Zahlen kommen weg. Nur der Schwarze Peter hat keinen Zwilling: Wer ihn am Ende hat, verliert. Zieh!
    .title = Paare kommen weg
lesson-schwarzer-peter-2 = Die 5 bist du los! Welche Karte der Schwarze Peter ist, weiß noch niemand. Zieh wieder: Was nicht passt, behältst du.
    .title = Mal sehen, ob sie passt
lesson-schwarzer-peter-3 = Die 14 passt nicht und bleibt bei dir. Bevor jemand bei dir zieht, darfst du mischen. Das verwirrt. Misch!
    .title = Jetzt wird bei dir gezogen
lesson-schwarzer-peter-4 = Dir fehlt nur noch die zweite 9. Ohne Karten bist du sicher. Zieh und hab Glück!
    .title = Die letzte Karte

### Was das Haus davon sagt

peter-is-loser =
    { $who ->
        [you] Du bist der Schwarze Peter!
       *[one] { $name } ist der Schwarze Peter!
    }
peter-others-safe = Alle anderen sind davongekommen.

### Preise

prize-schwarzer-peter-potato = Die heiße Kartoffel
    .why = { $count }-mal den Peter losgeworden
prize-schwarzer-peter-pairs = Die glückliche Hand
    .why = { $count } Paare gezogen
prize-schwarzer-peter-fan = Der bunte Fächer
    .why = { $count }-mal die Karten umgesteckt
ending-schwarzer-peter = Schwarzer Peter!
    .by =
        { $who ->
            [you] Du sitzt auf der letzten Karte.
           *[other] { $name } sitzt auf der letzten Karte.
        }
