### The game and its rules

game-ueberall = Überall anschließen
    .about = Aufdecken, hinschauen, ablegen: Werde deine Karten in der Mitte oder bei den anderen los, und ruf laut, wenn jemand etwas übersieht.

UA-1 = Ein Spiel für 2 bis 6 Spieler. Alle 80 Karten werden so gleichmäßig wie möglich ausgeteilt (C-2). Jeder legt
    seine Karten als verdeckten Stapel vor sich hin.
    .title = Austeilen

UA-2 = Der Spieler links vom Geber deckt seine oberste Karte auf und legt sie in die Mitte. Damit ist sein Zug zu
    Ende.
    .title = Eröffnung

UA-3 = Deck deine oberste Karte auf. Ist sie um eins höher als die oberste Karte in der Mitte, kommt sie dorthin; die
    Farbe spielt keine Rolle, und die Mitte geht immer vor. Passt sie dort nicht, ist sie aber um eins höher als die
    oberste Karte auf einem oder mehreren offenen Stapeln der anderen, kommt sie auf einen davon; auf welchen, suchst
    du aus. In beiden Fällen deckst du die nächste Karte auf. Sonst legst du sie auf deinen eigenen offenen Stapel, ob
    sie dort passt oder nicht, und dein Zug ist zu Ende.
    .title = Dein Zug

UA-4 = Nach der 20 kommt die 1.
    .title = Nach der 20

UA-5 = Sobald eine Karte abgelegt (oder verschenkt, siehe UA-7) wurde und dein verdeckter Stapel leer ist, wird dein
    ganzer offener Stapel samt dieser Karte umgedreht und ist dein neuer verdeckter Stapel, auch mitten im Zug. Die
    Karte, die zuerst gelegt wurde, liegt nun oben, und die anderen finden bei dir keine oberste Karte mehr, an die
    sie anschließen könnten.
    .title = Stapel umdrehen

UA-6 = Wer als Erster gar keine Karten mehr hat, gewinnt. Wenn ihr wollt, spielt ihr um die weiteren Plätze weiter,
    bis alle Karten in der Mitte liegen (Option `play_on`; ohne eure Wahl ist sie aus). Wer keine Karten hat, wird
    dann übersprungen.
    .title = Ende

UA-7 = Mit `attention: human` müsst ihr die Augen offen halten: Du kannst eine Karte auf deinen eigenen Stapel legen,
    obwohl sie anderswo passt. So spielt ihr an einem Tisch mit Menschen, wenn ihr nichts anderes wählt. Mit
    `attention: perfect`, das sonst überall üblich ist, werden nur die richtigen Plätze angeboten. Und so geht das
    Rufen: Hat jemand gerade eine Karte auf seinen eigenen Stapel gelegt, darf jeder andere gegen ihn „Stopp!“ rufen,
    bis die nächste Karte aufgedeckt wird, und zwar jeder einmal je Karte. Ist der Ruf richtig, darf jeder der anderen
    dem Unaufmerksamen die unterste Karte seines verdeckten Stapels schenken, im Uhrzeigersinn und links von diesem
    beginnend. Die Geschenke kommen einzeln und verdeckt oben auf seinen Stapel; das letzte liegt also ganz oben.
    Danach spielt der Spieler links vom Unaufmerksamen. Die übersehene Karte bleibt, wo sie ist. Es zählt, welche
    Karten beim Ablegen oben lagen, auch wenn der Stapel inzwischen umgedreht wurde. Für jedes Versehen gibt es nur
    ein richtiges „Stopp!“; ein falscher Ruf ändert nichts. Seine einzige Karte kann niemand verschenken: Durch ein
    Geschenk gewinnt keiner. Eine Karte, die in der Mitte oder auf einem fremden Stapel nicht passt, wird dort
    abgelehnt, und ebenso eine Karte auf einem fremden Stapel, solange die Mitte passt; beides ist kein Versehen. Mit
    der 5000. aufgedeckten Karte endet die Runde sofort, und wer die wenigsten Karten hat, gewinnt (mit `play_on` hat
    gewonnen, wer zuerst keine Karten mehr hatte).
    .title = Stopp!

### What a table can choose

choose-ueberall-attention = Aufpassen
    .about = Wer eine passende Stelle übersieht, hört „Stopp!“ – oder das Haus hilft, und niemand übersieht etwas.
    .perfect = Das Haus hilft
    .human = Selbst aufpassen
choose-ueberall-play_on = Um alle Plätze spielen
    .about = Nach dem ersten Sieg geht es weiter, bis alle fertig sind.

### At the table

ueberall-in-middle = in der Mitte
ueberall-next = kommt als Nächstes
ueberall-mine = Deine Karten
ueberall-own-open = dein offener
ueberall-own-down = dein Stapel
ueberall-own-down-count =
    { $count ->
        [one] Dein verdeckter Stapel: eine Karte
       *[other] Dein verdeckter Stapel: { $count } Karten
    }
ueberall-turned = Deine aufgedeckte Karte
ueberall-a-card = eine Karte
ueberall-you = Du
ueberall-pile-middle = Mitte
ueberall-pile-own = Dein offener Stapel
ueberall-pile-other = Offener Stapel von { $name }
ueberall-pile-top =
    { $count ->
        [one] { $card }
       *[other] { $card } oben, { $count } Karten
    }
ueberall-pile-empty = leer
ueberall-out = fertig als { $place }.
ueberall-gets = bekommt Karten
ueberall-to-middle = In die Mitte
ueberall-to-own = Zu mir
ueberall-to-other = Zu { $name }
ueberall-hint-opening = { $card } eröffnet die Mitte.
ueberall-hint-human = Wohin kommt { $card }? Die Mitte geht vor.
ueberall-hint-both = Leg deine Karte, oder ruf „Stopp!“ gegen { $name }.
ueberall-hint-middle = { $card } passt in die Mitte.
ueberall-hint-own = { $card } passt nirgends und bleibt bei dir.
ueberall-hint-others = { $card } passt zu { $names }.
ueberall-hint-stop = { $name } legt { $card } zu sich. Etwas übersehen?
ueberall-hint-gifts = Wer mag, gibt eine Karte ab.
ueberall-stop = Stopp!
ueberall-stop-label = Stopp! { $name } hat etwas übersehen
ueberall-stop-right = „Stopp!“ war richtig.
ueberall-stop-wrong = „Stopp!“ war falsch: Es wurde nichts übersehen.
ueberall-stamp-right = Stimmt!
ueberall-stamp-wrong = Stimmt nicht!
ueberall-fits-nowhere = { $card } passte nirgends sonst.
ueberall-overlooked = hätte woanders gepasst.
ueberall-give-title = { $name } eine Karte geben?
ueberall-give-how = Deine unterste. Sie kommt verdeckt oben auf den Stapel von { $name }.
ueberall-give = Karte geben
ueberall-decline = Behalten
ueberall-gives = gibt
ueberall-keeps = behält
ueberall-now = jetzt
ueberall-then = dann
ueberall-did-middle =
    { $who ->
        [you] Du legst { $card } in die Mitte
       *[other] { $name } legt { $card } in die Mitte
    }
ueberall-did-own =
    { $who ->
        [you] Du legst { $card } zu dir
       *[other] { $name } legt { $card } zu sich
    }
ueberall-did-yours = { $name } legt { $card } zu dir
ueberall-did-other =
    { $who ->
        [you] Du legst { $card } zu { $other }
       *[other] { $name } legt { $card } zu { $other }
    }
ueberall-did-stop =
    { $who ->
        [you] Du rufst „Stopp!“
       *[other] { $name } ruft „Stopp!“
    }
ueberall-did-give =
    { $who ->
        [you] Du gibst eine Karte
       *[other] { $name } gibt eine Karte
    }
ueberall-did-decline =
    { $who ->
        [you] Du behältst deine Karte
       *[other] { $name } gibt keine Karte
    }

### What the coach says was done

coach-did-ueberall-place =
    { $on ->
        [middle] { $name } legt { $card_the } in die Mitte
        [own] { $name } legt { $card_the } zu sich
       *[other] { $name } legt { $card_the } zu { $on_name }
    }
coach-did-ueberall-stop = { ueberall-did-stop }
coach-did-ueberall-give = { ueberall-did-give }
coach-did-ueberall-decline = { ueberall-did-decline }

### Why not

ueberall-opening = { $card_The } eröffnet die Runde und kommt in die Mitte
ueberall-fits-middle = { $card_The } passt in der Mitte auf { $top_the }, und die Mitte geht vor
ueberall-fits-other = { $card_The } passt auf den offenen Stapel von { $seat } und kann darum nicht auf deinen eigenen
ueberall-own-pile = Auf deinen eigenen Stapel kommt { $card_the } nur mit „own“, nicht mit der Nummer deines Platzes
ueberall-no-pile = Dort liegt kein offener Stapel, auf den { $card_the } kommen könnte
ueberall-misfit = { $card_The } passt nicht auf { $top_the }: Sie müsste genau um eins höher sein
ueberall-answer-first = Sag zuerst, ob du { $seat } eine Karte schenkst
ueberall-no-gift = Niemand ist gestoppt worden, also gibt es nichts zu schenken und nichts abzulehnen
ueberall-only-card = Deine einzige Karte kannst du nicht verschenken: Durch ein Geschenk gewinnt niemand
ueberall-not-the-bottom-card = { $card_The } ist nicht die unterste Karte deines verdeckten Stapels
ueberall-stop-off = Wenn das Haus hilft, gibt es kein „Stopp!“: Nur die richtigen Plätze werden angeboten
ueberall-stop-late = Hier gibt es nichts zu stoppen: Niemand hat gerade eine Karte auf den eigenen Stapel gelegt
ueberall-stop-self = Gegen dich selbst kannst du nicht „Stopp!“ rufen
ueberall-stop-once = Du hast bei dieser Karte schon „Stopp!“ gerufen
ueberall-stop-other = Gerade hat { $seat } eine Karte auf den eigenen Stapel gelegt, niemand sonst

### Hints

hint-ueberall-opening = { $card_The } eröffnet die Mitte
hint-ueberall-middle = { $card_The } passt in die Mitte, und die Mitte geht immer vor
hint-ueberall-own = { $card_The } passt sonst nirgends: Sie kommt auf deinen eigenen Stapel
hint-ueberall-other = { $card_The } passt nur auf den Stapel von { $name }: Weg damit!
hint-ueberall-fewest = Leg { $card_the } zu { $name }: Wo sie sonst noch passt, haben die anderen mehr Karten
hint-ueberall-next = Leg { $card_the } zu { $name }: Andere haben genauso wenige Karten, aber { $name } ist früher dran
hint-ueberall-give = Gib eine Karte ab: eine weniger für dich, eine mehr für { $name }
hint-ueberall-stop = Ruf „Stopp!“: { $name } hat übersehen, dass { $card_the } woanders passt

### The lesson

lesson-ueberall-1 = In der Mitte liegt die 7. Deine 8 ist eins höher: Tipp auf die Mitte! Wer zuerst keine Karten mehr hat, gewinnt.
    .title = Immer eins höher
lesson-ueberall-2 = Hat es gepasst, deckst du die nächste auf. Deine 4 passt auf die 3 gegenüber. Leg sie dorthin!
    .title = Auch bei den anderen
lesson-ueberall-3 = Für deine 12 liegt nirgends eine 11. Dann bleibt sie bei dir, und dein Zug ist aus.
    .title = Passt nirgends
lesson-ueberall-4 = Da hat jemand geschlafen: Die 9 gehört in die Mitte auf die 8! Ruf „Stopp!“
    .title = Stopp!
lesson-ueberall-5 = Erwischt! Jetzt darf jeder eine Karte verschenken. Schenk deine unterste her!
    .title = Ein kleines Geschenk
lesson-ueberall-6 = In der Mitte liegt die 11. Deine letzte Karte ist die 12: Leg sie und gewinn!
    .title = Die letzte Karte

### Preise

prize-ueberall-eagle = Das Adlerauge
    .why = { $count }-mal zu Recht „Stopp!“ gerufen
prize-ueberall-post = Die Eilpost
    .why = { $count } Karten bei anderen abgeliefert
prize-ueberall-middle = Die goldene Mitte
    .why = { $count } Karten in die Mitte gelegt
prize-ueberall-gifts = Die große Schleife
    .why =
        { $count ->
            [one] { $count } Karte verschenkt
           *[other] { $count } Karten verschenkt
        }
