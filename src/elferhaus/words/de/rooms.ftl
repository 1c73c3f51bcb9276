# Warteraum, Beitritt, Ergebnis und Verbindung

rooms-qr = QR-Code zu diesem Tisch
rooms-invite = Einladen
rooms-invite-title = Komm an den Tisch: { $game }
rooms-scan = Scannen oder Code tippen
rooms-share = Link teilen
rooms-copied = Link kopiert
rooms-places = Plätze
rooms-count =
    { $count ->
        [one] { $count } von { $seats } ist da
       *[other] { $count } von { $seats } sind da
    }
rooms-fewer = Ein Platz weniger
rooms-more = Ein Platz mehr
rooms-add-bot = Bot setzen
rooms-add-bot-to = Einen Bot auf Platz { $seat } setzen
rooms-free-note = komm dazu
rooms-strength = Wie gut der Bot spielt
level-little = Knirps
level-easy = Kumpel
level-steady = Könner
level-sharp = Fuchs
level-expert = Meister
level-bots = Bots am Tisch
level-done = Fertig
level-bot = Bot, { $kind }
rooms-you = das bist du
rooms-here = ist da
rooms-change-me = Bild und Namen ändern
rooms-set = { $name } einstellen
rooms-send-away = { $name } wegschicken
rooms-free-seat = Platz freimachen
rooms-rounds =
    { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }
rooms-own-rules =
    { $count ->
        [one] eine eigene Regel
       *[other] { $count } eigene Regeln
    }
rooms-change = Ändern
rooms-who = Wer bist du?
rooms-who-why = Such dir ein Bild aus, die anderen sehen es im Fenster.
rooms-name = Dein Name
rooms-face = Dein Bild
rooms-face-number = Bild { $number }
rooms-face-taken = Bild { $number }, das hat schon { $name }
rooms-that-is-me = Das bin ich
rooms-host-starts = Wer den Tisch geöffnet hat, startet das Spiel.
rooms-needs = Für dieses Spiel müsst ihr mindestens { $least } sein.
rooms-empty-stay = Freie Plätze bleiben leer.
rooms-all-here = Alle Plätze sind besetzt.
rooms-start =
    { $count ->
        [2] Los geht’s zu zweit
        [3] Los geht’s zu dritt
        [4] Los geht’s zu viert
        [5] Los geht’s zu fünft
        [6] Los geht’s zu sechst
       *[other] Los geht’s zu { $count }
    }
rooms-start-with-bots =
    { $count ->
        [one] Mit einem Bot los
       *[other] Mit { $count } Bots los
    }
rooms-closed = Dieser Tisch ist abgeräumt.
rooms-join = Setz dich dazu!
rooms-sit = Platz nehmen
rooms-take-seat = Mitspielen
rooms-watch = Nur zuschauen
rooms-be-screen = Als großer Bildschirm
rooms-watching = Du schaust zu.
rooms-full = Alle Plätze sind besetzt
rooms-no-line = Das Haus ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
rooms-play-along = Mitspielen
rooms-turns = { $count } sind noch dran
rooms-unit =
    { $unit ->
        [cards] Karten
        [quartets] Quartette
        [wins] Siege
       *[points] Punkte
    }
rooms-low-wins = Wenig ist gut
rooms-high-wins = Viel ist gut
rooms-player = Wer
rooms-round = Runde { $round }
rooms-sum = Summe
rooms-won-round = { $points }, Runde gewonnen
rooms-wins =
    { $who ->
        [you] Du gewinnst!
        [one] { $names } gewinnt!
       *[many] { $names } gewinnen!
    }
rooms-wins-round =
    { $who ->
        [you] Du gewinnst die Runde!
        [one] { $names } gewinnt die Runde!
       *[many] { $names } gewinnen die Runde!
    }
rooms-leads =
    { $who ->
        [you] Nach Runde { $round } von { $rounds } führst du.
        [one] Nach Runde { $round } von { $rounds } führt { $names }.
       *[many] Nach Runde { $round } von { $rounds } führen { $names }.
    }
rooms-ahead =
    { $unit ->
        [cards] { $points ->
            [one] Eine Karte Vorsprung vor { $name }
           *[other] { $points } Karten Vorsprung vor { $name }
        }
        [quartets] { $points ->
            [one] Ein Quartett Vorsprung vor { $name }
           *[other] { $points } Quartette Vorsprung vor { $name }
        }
        [wins] { $points ->
            [one] Ein Sieg Vorsprung vor { $name }
           *[other] { $points } Siege Vorsprung vor { $name }
        }
       *[points] { $points ->
            [one] Ein Punkt Vorsprung vor { $name }
           *[other] { $points } Punkte Vorsprung vor { $name }
        }
    }
rooms-prizes = Preise
lead-title = Wer lag wann vorn?
lead-about = Oben ist, wer vorn liegt
lead-longest = Am längsten vorn: { $names }
lead-table = Als Tabelle
lead-start = Am Anfang
lead-end = Am Ende
lead-part = Nach { $percent } %
rooms-somebody = jemand
rooms-round-over = Die Runde ist zu Ende
rooms-rematch = Revanche
rooms-next-round = Nächste Runde
rooms-another = Anderes Spiel
rooms-host-decides = Wer den Tisch geöffnet hat, bestimmt, wie es weitergeht.
rooms-host-goes-on = Es geht weiter, sobald die nächste Runde ausgeteilt ist.
rooms-look = Tisch ansehen
rooms-record = Aufzeichnung
rooms-gather = Warteraum
rooms-leave = Zum Haus
rooms-lost = Verbindung weg – wir holen dich zurück
rooms-lost-seat = Dein Platz bleibt dir.
rooms-lost-watch = Gleich geht es weiter.
rooms-back = Da bist du wieder
rooms-is-away = { $name } ist gerade weg
rooms-waits = Das Spiel wartet.
rooms-bot-comes = Bald springt ein Bot ein.
rooms-let-bot = Bot einsetzen
rooms-no-table = Diesen Tisch gibt es nicht
rooms-no-table-why = Vielleicht stimmt der Code nicht, oder der Tisch ist längst abgeräumt.
rooms-not-yours = Dieser Platz ist nicht mehr deiner
rooms-not-yours-why = Der Platz wurde freigegeben oder auf einem anderen Gerät neu eingenommen.
rooms-join-anew = Neu dazusetzen
rooms-closed-line = Das Haus hat aufgelegt
rooms-closed-line-why = Mit diesem Tisch hat etwas nicht geklappt.
rooms-try-again = Noch einmal versuchen
trouble = Hier ist etwas schiefgegangen
trouble-why = Dein Platz und das Spiel sind noch da.
trouble-reload = Seite neu laden
ending-out = Fertig!
    .by =
        { $who ->
            [you] Du bist alle Karten los.
           *[other] { $name } ist alle Karten los.
        }
ending-blocked = Nichts geht mehr!
    .by = Niemand kann noch etwas legen.
ending-limit = Schluss!
    .by = So lang darf eine Runde höchstens dauern.
ending-played = Das war’s!
    .by = Alle Karten sind gespielt.
part-hand =
    { $count ->
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
part-tricks =
    { $count ->
        [one] ein Stich
       *[other] { $count } Stiche
    }
part-quartets =
    { $count ->
        [one] ein Quartett
       *[other] { $count } Quartette
    }
part-pile =
    { $count ->
        [one] eine Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
part-line = { $what }: { $points }
door-knocks = { $name } möchte mitspielen
door-more = Danach noch { $count }
door-let-in = Hereinlassen
door-turn-away = { $name } nicht hereinlassen
door-waiting = Du hast angeklopft. Gleich macht jemand auf.
door-nobody = Diesmal hat dir niemand aufgemacht.
door-first = Erst anklopfen
door-first-line = Wer mit dem Code kommt, wartet, bis du aufmachst.
rooms-ask-rematch = Revanche wünschen
rooms-asked-rematch = Du wünschst dir eine Revanche.
rooms-wants-rematch =
    { $count ->
        [one] { $names } wünscht sich eine Revanche.
       *[other] { $names } wünschen sich eine Revanche.
    }
