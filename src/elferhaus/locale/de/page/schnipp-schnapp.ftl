# Schnipp Schnapp auf der Seite

snap-word-schnapp = Schnapp!
snap-word-schnipp = Schnipp!
snap-when-schnapp = zwei gleiche
snap-when-schnipp = wie die Mitte
snap-label-schnapp = Schnapp! Auf zwei offenen Stapeln liegt die gleiche Zahl
snap-label-schnipp = Schnipp! Die letzte Karte ist gleich der Mitte
snap-ms = { $ms } ms
snap-minus = { $elapsed } − { $credit }
snap-go = Los!
snap-in = Umdrehen in { $left }
snap-turn = Umdrehen
snap-left = noch { $count }
snap-turn-label =
    { $count ->
        [one] Deine letzte verdeckte Karte umdrehen
       *[other] Nächste Karte umdrehen, noch { $count }
    }
snap-down =
    { $count ->
        [one] Eine Karte verdeckt
       *[other] { $count } Karten verdeckt
    }
snap-your-quartets = Deine Quartette
snap-no-quartets = Noch kein Quartett
snap-your-pile = Dein offener Stapel
snap-pile-of = Offener Stapel: { $name }
snap-on-pile = Oben auf { $count } Karten.
snap-quartets =
    { $count ->
        [one] Ein Quartett
       *[other] { $count } Quartette
    }
snap-quartet = Quartett { $number }
snap-out = ohne Karten
snap-middle = Mitte
snap-nth = Karte { $number }
snap-finish = Fotofinish
snap-finish-empty = Nach jedem Ruf siehst du hier, wer wann was gerufen hat.
snap-legend = Gestreift: Zeit auf der Leitung. Sie wird jedem abgezogen.
snap-band = { $ms } ms: Gleichstand
snap-late = zu spät
snap-you = Du
snap-and = { $most } und { $last }
snap-turned =
    { $who ->
        [you] Du drehst { $card } um
       *[other] { $name } dreht { $card } um
    }
snap-first-schnapp =
    { $who ->
        [you] Schnapp! Du warst am schnellsten
       *[other] Schnapp! { $name } war am schnellsten
    }
snap-first-schnipp =
    { $who ->
        [you] Schnipp! Du warst am schnellsten
       *[other] Schnipp! { $name } war am schnellsten
    }
snap-was-first =
    { $who ->
        [you] Du warst zuerst!
       *[other] { $name } war zuerst!
    }
snap-wins-schnapp =
    { $count ->
        [one] Schnapp mit der { $number }: eine Karte dazu.
       *[other] Schnapp mit der { $number }: { $count } Karten dazu.
    }
snap-wins-schnipp =
    { $count ->
        [one] Schnipp mit der { $number }: eine Karte aus der Mitte.
       *[other] Schnipp mit der { $number }: { $count } Karten aus der Mitte.
    }
snap-aside =
    { $who ->
        [you] Dein Quartett: { $numbers }
       *[other] Quartett für { $name }: { $numbers }
    }
snap-tie = Gleichstand!
snap-tie-told = Gleichstand: { $names }
snap-tie-apart = Nur { $ms } ms auseinander: Keiner gewinnt.
snap-tie-moves = { $names }: offener Stapel unter den verdeckten.
snap-mistake =
    { $who ->
        [you] Du hast falsch gerufen
       *[other] { $name } hat falsch gerufen
    }
snap-mistakes = Falsch gerufen, Stapel in die Mitte: { $names }
snap-mistake-moves =
    { $cards ->
        [none] { $who ->
            [you] Du hast nichts offen liegen: Es bewegt sich nichts.
           *[other] { $name } hat nichts offen liegen: Es bewegt sich nichts.
        }
       *[some] { $who ->
            [you] Dein offener Stapel kommt in die Mitte.
           *[other] Der offene Stapel kommt in die Mitte.
        }
    }
