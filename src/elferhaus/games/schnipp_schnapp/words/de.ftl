### The game and its rules

game-schnipp-schnapp = Schnipp Schnapp
    .about = Augen auf und Stimme bereit: Wer zwei gleiche Zahlen zuerst entdeckt und das richtige Wort ruft, räumt die Stapel ab.
    .variant-basic = Der Reihe nach
    .variant-together = Alle zugleich

SS-1 = Schnipp Schnapp ist ein Spiel für 2 bis 6 Spieler, bei dem es auf Schnelligkeit ankommt: Gespielt wird in
    Echtzeit. Alle 80 Karten werden so gleichmäßig wie möglich ausgeteilt (C-2). Hast du ein Quartett (vier gleiche
    Zahlen), legst du es beiseite. Den Rest mischst du und legst ihn verdeckt vor dich hin.
    .title = Austeilen

SS-2 = Der Spieler links vom Geber fängt an. Im Uhrzeigersinn deckt jeder, der Karten hat, seine oberste Karte auf und
    legt sie auf seinen offenen Stapel. Was auch immer gerufen wurde: Als Nächstes deckt immer der nächste Spieler mit
    Karten links von dem auf, der zuletzt aufgedeckt hat.
    .title = Aufdecken

SS-3 = „Gleich“ heißt: Auf den offenen Stapeln von zwei oder mehr Spielern liegt oben dieselbe Zahl. Das gilt, solange
    man es sehen kann, auch wenn inzwischen weitere Karten aufgedeckt wurden. Wer Karten hat und als Erster „Schnapp!“
    ruft, ob selbst beteiligt oder nicht, nimmt von den anderen alle offenen Stapel, auf denen so eine gleiche Zahl
    liegt (Option `takes: matching`; so spielt ihr, wenn ihr nichts anderes wählt). In der Ausgabe 2013 könnt ihr auch
    `takes: all` wählen: Dann nimmt der Rufer alle offenen Stapel der anderen. Er ordnet die Karten so: zuerst den
    eigenen offenen Stapel, falls er einen hat, dann die genommenen Stapel im Uhrzeigersinn von seiner Linken an,
    jeden mit der untersten Karte zuerst. Quartette (vier gleiche Zahlen) legt er beiseite. Der Rest kommt unter
    seinen verdeckten Stapel und wird später in dieser Reihenfolge aufgedeckt.
    .title = Schnapp!

SS-4 = Rufst du, obwohl nichts gleich ist, oder rufst du das falsche Wort, kommt dein offener Stapel oben auf den
    Stapel in der Mitte; die Reihenfolge bleibt. Hast du keinen offenen Stapel, bewegt sich nichts. Was danach noch
    gleich ist, kann weiter gerufen werden. Sind beide Wörter möglich, ist jedes richtig. Je aufgedeckter Karte hat
    jeder einen Ruf. Nicht beachtet werden, und ein Fehler sind sie auch nicht: weitere Rufe desselben Spielers, Rufe
    nach einem richtigen Ruf oder einem Gleichstand bis zur nächsten Karte und „Schnapp!“ von einem Spieler ohne
    Karten.
    .title = Fehler

SS-5 = „Schnipp!“ ist richtig, wenn die zuletzt aufgedeckte Karte noch zu sehen ist und dieselbe Zahl zeigt wie die
    oberste Karte in der Mitte, die dort schon vor dem Aufdecken gelegen haben muss. Rufen darf jeder. Der Rufer nimmt
    den Stapel in der Mitte und sonst nichts, unterste Karte zuerst, legt die Quartette darin beiseite und den Rest
    unter seinen verdeckten Stapel. Sein eigener offener Stapel bleibt liegen.
    .title = Schnipp!

SS-6 = Richtige Rufe, gleich welches Wort, gelten als gleichzeitig, wenn sie höchstens 50 Millisekunden nach dem
    ersten richtigen kommen (ändern könnt ihr das mit der Option `tie_ms`; Verzögerungen in der Leitung sind
    ausgeglichen). Dann gewinnt niemand, und jeder dieser Rufer legt seinen offenen Stapel unter seinen verdeckten,
    unterste Karte zuerst. Fehler aus dieser Zeitspanne werden danach ausgeführt.
    .title = Gleichstand

SS-7 = Bist du mit dem Aufdecken dran und hast keine verdeckte Karte mehr, mischst du zuerst deinen ganzen offenen
    Stapel und machst daraus den neuen verdeckten.
    .title = Neuer Stapel

SS-8 = Wer keine Karten mehr hat, ist draußen, kann aber mit einem richtigen „Schnipp!“ wieder hereinkommen.
    .title = Draußen und zurück

SS-9 = Wer die meisten Quartette hat, gewinnt. Vor jedem Aufdecken wird geprüft, ob das Spiel zu Ende ist: Es endet,
    sobald kein Ruf mehr gelingen kann, wenn also keine Zahl mehr bei zwei verschiedenen Spielern liegt, weder
    verdeckt noch offen, und kein Spieler die Zahl hat, die in der Mitte oben liegt. Es endet auch nach 2000
    aufgedeckten Karten. Jeder legt dann noch die Quartette unter seinen eigenen Karten beiseite. Karten in der Mitte
    gehören niemandem.
    .title = Ende

SS-V1 = Wählt `together`. Auf „3–2–1–los“ decken alle, die Karten haben, gleichzeitig eine auf: Das ist ein Takt.
    Gerufen wird erst danach, von jedem einmal je Takt. Die „zuletzt aufgedeckte Karte“ ist nun jede Karte dieses
    Takts, und bei den 2000 zählen weiterhin einzelne Karten. Wer am Ende die meisten Karten hat, Quartette und eigene
    Stapel zusammen, gewinnt. Zu Ende ist das Spiel genauso wie in SS-9.
    .title = Alle zugleich

SS-H1 = Eine Hausregel, die in keinem Regelheft steht: Wählt ihr `length`, endet die Runde schon nach 400 oder nach 200
    aufgedeckten Karten. Gewertet wird wie sonst auch.
    .title = Kürzere Runde (Hausregel)

### What a table can choose

choose-schnipp-schnapp-takes = Wer richtig ruft, nimmt
    .about = Alle offenen Stapel: Das gibt es nur in der Ausgabe 2013.
    .matching = die passenden Stapel
    .all = alle offenen Stapel
choose-schnipp-schnapp-tie_ms = Gleichzeitig gerufen
    .about = Liegen zwei richtige Rufe höchstens so weit auseinander, gewinnt niemand.
choose-schnipp-schnapp-length = Länge
    .about = Eine ganze Runde kann eine halbe Stunde dauern. Kürzer ist eine Hausregel.
    .full = ganze Runde
    .medium = 10 Minuten
    .short = 5 Minuten
variants-schnipp-schnapp =
    .basic = Es wird der Reihe nach aufgedeckt.
    .together = Auf „los!“ decken alle zugleich auf.

### At the table

snap-word-schnapp = Schnapp!
snap-word-schnipp = Schnipp!
snap-when-schnapp = zwei gleiche
snap-when-schnipp = wie die Mitte
snap-label-schnapp = Schnapp! Auf zwei offenen Stapeln liegt die gleiche Zahl
snap-label-schnipp = Schnipp! Die letzte Karte zeigt die gleiche Zahl wie die Mitte
snap-ms = { $ms } ms
snap-minus = { $elapsed } − { $credit }
snap-in = Aufdecken in { $left }
snap-turn = Aufdecken
snap-left = noch { $count }
snap-turn-label =
    { $count ->
        [one] Deine letzte verdeckte Karte aufdecken
       *[other] Nächste Karte aufdecken, noch { $count }
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
snap-legend = Gestreift: Zeit auf der Leitung. Sie zählt bei niemandem mit.
snap-band = { $ms } ms: Gleichstand
snap-late = zu spät
snap-you = Du
snap-and = { $most } und { $last }
snap-turned =
    { $who ->
        [you] Du deckst { $card_the } auf
       *[other] { $name } deckt { $card_the } auf
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
        [you] Du warst am schnellsten!
       *[other] { $name } war am schnellsten!
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
    { $count ->
        [one]
            { $who ->
                [you] Dein Quartett: { $numbers }
               *[other] Quartett für { $name }: { $numbers }
            }
       *[other]
            { $who ->
                [you] Deine Quartette: { $numbers }
               *[other] Quartette für { $name }: { $numbers }
            }
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

### Why not

snip-deal-quartet = { $seat } hat noch alle vier Karten mit der Zahl { $number }: Quartette werden vor dem Spiel beiseitegelegt
snip-wait = Jetzt gibt es nichts zu rufen: Rufe zählen wieder nach der nächsten aufgedeckten Karte
snip-beat = Gerufen wird erst, wenn alle ihre Karte aufgedeckt haben
snip-called = Du hast bei dieser Karte schon gerufen: Jeder hat nur einen Ruf
snip-without-cards = Ohne Karten kannst du nicht „Schnapp!“ rufen, nur „Schnipp!“
snip-late = Ein Ruf nach { $ms } ms kommt zu spät: Der erste richtige Ruf ließ nur bis { $most } ms Zeit
snip-time = Die Zeit eines Rufs muss eine Zahl in Millisekunden sein, nicht kleiner als 0
snip-order = Ein Ruf nach { $ms } ms steht hier nicht in der richtigen Reihenfolge: Davor kam schon einer nach { $least } ms
snip-shuffle-missing = { $seat } hat keine verdeckte Karte mehr: Zuerst muss der offene Stapel gemischt werden
snip-shuffle-pile = Gemischt werden muss der offene Stapel von { $seat }

### Hints

hint-schnipp-schnapp-schnapp = Auf zwei offenen Stapeln liegt eine { $number }: Ruf „Schnapp!“
hint-schnipp-schnapp-schnipp = Eine { $number } wurde aufgedeckt, wie in der Mitte: Ruf „Schnipp!“
hint-schnipp-schnapp-turn = Gerade passt nichts zusammen: Deck deine nächste Karte auf
hint-schnipp-schnapp-next = Jetzt bist du dran: Deck deine nächste Karte auf

### The lesson

lesson-schnipp-schnapp-1 = Sammle Quartette: viermal die gleiche Zahl. Alle decken reihum eine Karte auf. Du bist
    dran!
    .title = Karte um Karte
lesson-schnipp-schnapp-2 = Da liegen zwei 7er offen! Wer zuerst Schnapp ruft, bekommt die beiden Stapel. Schnell!
    .title = Zwei gleiche: Schnapp!
lesson-schnipp-schnapp-3 = In den Stapeln waren alle vier 7er: Das Quartett gehört dir. Der Rest kommt unter deinen
    Stapel. Deck weiter auf!
    .title = Ein Quartett!
lesson-schnipp-schnapp-4 = Nichts ist gleich. Ruf trotzdem einmal Schnapp und schau, was passiert.
    .title = Und wenn man sich irrt?
lesson-schnipp-schnapp-5 = Dein Fehler: Deine 3 musste in die Mitte. Aber da kommt noch eine 3! Ruf Schnipp und hol dir die Mitte.
    .title = Wie die Mitte: Schnipp!

### Was das Haus davon sagt

edition-schnipp-schnapp =
    { $edition ->
        [2013] Hier könnt ihr auch wählen, dass der Rufer alle offenen Stapel nimmt.
       *[other] Wer zuerst richtig ruft, nimmt die passenden Stapel.
    }

### Preise

prize-schnipp-schnapp-lightning = Der Blitz
    .why = In { $count } Millisekunden gerufen
prize-schnipp-schnapp-net = Das Fangnetz
    .why = { $count }-mal richtig gerufen
prize-schnipp-schnapp-hot-head = Der Frühstart
    .why = { $count }-mal falsch gerufen, aber mit Schwung
