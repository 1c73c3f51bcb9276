### The game and its rules

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

### At the table

farben-colour =
    { $colour ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
       *[blue] Blau
    }
farben-piles = Stapel
farben-pile =
    { $count ->
        [one] Offener Stapel { $pile }: { $card }
       *[other] Offener Stapel { $pile }: { $card } oben, { $count } Karten
    }
farben-pile-empty = Offener Stapel { $pile }: leer
farben-here = hier ablegen
farben-shelf = { $colour }, Summe { $sum }
farben-no-colour = kein { $colour }
farben-counts = zählt
farben-new = neu
farben-new-stays = Neu, bleibt in diesem Zug.
farben-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
farben-hint-take = Nimm eine Karte.
farben-hint-drop = Leg eine Karte ab.
farben-hint-where = Auf welchen Stapel?
farben-hint-fill = Stapel { $pile } ist leer: Leg die Karte dorthin.
farben-close = Schluss ansagen
farben-close-now = Nur { $colour }: Du hast { $sum }. Dann zählen alle ihre Punkte.
farben-close-with = Geht, wenn du { $card } ablegst.
farben-close-not = Erst mit nur einer Farbe.
farben-close-turn = Am Ende deines Zugs.
farben-drop = ablegen
farben-drop-close = ablegen und Schluss
farben-take-stock = Vom Stapel nehmen
farben-did-take =
    { $who ->
        [you] Du nimmst { $card }
       *[other] { $name } nimmt { $card }
    }
farben-did-take-stock =
    { $who ->
        [you] Du nimmst eine Karte vom Nachziehstapel
       *[other] { $name } nimmt eine Karte vom Nachziehstapel
    }
farben-did-drop =
    { $who ->
        [you] Du legst { $card } ab
       *[other] { $name } legt { $card } ab
    }
farben-did-close =
    { $who ->
        [you] Du legst { $card } ab und machst Schluss
       *[other] { $name } legt { $card } ab und macht Schluss
    }
farben-did-shuffle = Der Stapel wird neu gemischt

### What the coach says was done

coach-did-farben-take =
    { $from ->
        [stock] { $card ->
            [none] { $name } nimmt eine Karte vom Nachziehstapel
           *[other] { $name } nimmt { $card_the } vom Nachziehstapel
        }
       *[other] { $name } nimmt { $card_the }
    }
coach-did-farben-drop =
    { $close ->
        [true] { $name } legt { $card_the } auf Stapel { $on_number } und macht Schluss
       *[other] { $name } legt { $card_the } auf Stapel { $on_number }
    }

### Why not

farben-no-shuffle = Jetzt gibt es nichts zu mischen
farben-shuffle-first = Der Nachziehstapel ist leer: Zuerst wird er aus den Karten unter den vier obersten neu gebildet
farben-shuffle-stock = Gemischt wird immer nur der Nachziehstapel
farben-taken-already = Du hast schon eine Karte genommen: Leg jetzt eine auf einen offenen Stapel
farben-stock-empty = Der Nachziehstapel ist leer: Nimm die oberste Karte von einem offenen Stapel
farben-no-pile = Die offenen Stapel haben die Nummern 0 bis 3
farben-name-card = Nenn die Karte, die du nimmst: Oben liegt { $top_the }
farben-take-first = Nimm zuerst eine Karte, dann leg eine ab
farben-just-taken = { $card_The } kommt gerade von einem offenen Stapel und bleibt in diesem Zug auf deiner Hand
farben-fill-place = { $card_The } muss auf den Stapel, den du leer gemacht hast
farben-two-colours = Auch ohne { $card_the } hat deine Hand mehr als eine Farbe, darum kannst du nicht Schluss machen
farben-deal-piles = Es gibt immer 4 offene Stapel, nicht { $found }
farben-deal-open = Jeder offene Stapel beginnt mit genau einer Karte

### Hints

hint-farben-take = Nimm { $card_the }: Deine { colour-name }n Karten ergeben dann { $sum }
hint-farben-no-stock = Der Stapel ist leer: Nimm eine offene Karte, zum Beispiel { $card_the }
hint-farben-stock = Keine { colour-name } Karte liegt offen: Nimm eine vom Stapel
hint-farben-stock-low = { $card_The } macht deine Summe nicht höher: Nimm eine vom Stapel
hint-farben-close = Mach Schluss: Deine { colour-name }n Karten ergeben { $sum }, das könnte reichen
hint-farben-drop-low = Leg { $card_the } ab: Du hast nur eine Farbe, und das ist deine niedrigste Karte
hint-farben-cover = Leg { $card_the } auf { $top_the }: Die möchte vielleicht { $name }
hint-farben-drop-unwanted = Leg { $card_the } ab: Diese Farbe hat sonst noch niemand von den offenen Stapeln genommen
hint-farben-drop =
    Leg { $card_the } ab: { $colour ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
       *[blue] Blau
    } ist deine beste Farbe

### The lesson

lesson-farben-1 = Du hast schon viel Rot. Da liegt noch eine rote Karte offen, und hohe zählen mehr: Nimm sie!
    .title = Sammle eine Farbe
lesson-farben-2 = Wer nur noch eine Farbe hat, darf Schluss machen. Versuch es: Leg die blaue 3 ab und sag Schluss an.
    .title = Schon Schluss?
    .refused = Die gelbe 5 stört noch
lesson-farben-3 = Nach dem Nehmen legst du immer eine Karte ab. Leg die blaue 3 ab, ohne Schluss anzusagen.
    .title = Eine nehmen, eine weg
lesson-farben-4 = Liegt nichts Rotes offen? Dann zieh eine Karte vom Stapel.
    .title = Oder eine Überraschung
lesson-farben-5 = Wieder eine rote! Leg die gelbe 5 ab und sag Schluss an. Wer die meisten Punkte in einer Farbe hat, gewinnt.
    .title = Schluss!

### Preise

prize-farben-full-stop = Der Schlusspunkt
    .why = { $count }-mal Schluss gemacht
prize-farben-magpie = Die Elster
    .why = { $count } offene Karten geschnappt
prize-farben-dig = Die Schatzsuche
    .why = { $count } Karten vom Stapel gezogen
ending-farben-closed = Schluss!
    .by =
        { $who ->
            [you] Du hast Schluss gemacht.
           *[other] { $name } hat Schluss gemacht.
        }
part-farben-colour =
    { $colour ->
        [red] { $count ->
            [one] eine rote Karte
           *[other] { $count } rote Karten
        }
        [yellow] { $count ->
            [one] eine gelbe Karte
           *[other] { $count } gelbe Karten
        }
        [green] { $count ->
            [one] eine grüne Karte
           *[other] { $count } grüne Karten
        }
       *[blue] { $count ->
            [one] eine blaue Karte
           *[other] { $count } blaue Karten
        }
    }
