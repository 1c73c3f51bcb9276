# Überall anschließen

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
ueberall-hint-both = Leg deine Karte, oder ruf Stopp! gegen { $name }.
ueberall-hint-middle = { $card } passt in die Mitte.
ueberall-hint-own = { $card } passt nirgends und bleibt bei dir.
ueberall-hint-others = { $card } passt zu { $names }.
ueberall-hint-stop = { $name } legt { $card } zu sich. Etwas übersehen?
ueberall-hint-gifts = Wer mag, gibt eine Karte ab.
ueberall-stop = Stopp!
ueberall-stop-label = Stopp! { $name } hat etwas übersehen
ueberall-stop-right = Stopp! stimmt.
ueberall-stop-wrong = Stopp! stimmt nicht: Nichts war übersehen.
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
        [you] Du rufst Stopp!
       *[other] { $name } ruft Stopp!
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
