# Überall anschließen

ueberall-opening = { $card_The } eröffnet die Runde und kommt in die Mitte
ueberall-fits-middle = { $card_The } passt in der Mitte auf { $top_the }, und die Mitte geht vor
ueberall-fits-other = { $card_The } passt auf den offenen Stapel von Platz { $seat } und kann darum nicht auf deinen eigenen
ueberall-own-pile = Auf deinen eigenen Stapel kommt { $card_the } nur mit „own“, nicht mit der Nummer deines Platzes
ueberall-no-pile = Dort liegt kein offener Stapel, auf den { $card_the } kommen könnte
ueberall-misfit = { $card_The } passt nicht auf { $top_the }: Sie müsste genau um eins höher sein
ueberall-answer-first = Sag zuerst, ob du Platz { $seat } eine Karte schenkst
ueberall-no-gift = Niemand ist gestoppt worden, also gibt es nichts zu schenken und nichts abzulehnen
ueberall-only-card = Deine einzige Karte kannst du nicht verschenken: Durch ein Geschenk gewinnt niemand
ueberall-not-the-bottom-card = { $card_The } ist nicht die unterste Karte deines verdeckten Stapels
ueberall-stop-off = Mit perfekter Aufmerksamkeit gibt es kein „Stopp!“: Nur die richtigen Plätze werden angeboten
ueberall-stop-late = Hier gibt es nichts zu stoppen: Niemand hat gerade eine Karte auf den eigenen Stapel gelegt
ueberall-stop-self = Gegen dich selbst kannst du nicht „Stopp!“ rufen
ueberall-stop-once = Du hast bei dieser Karte schon „Stopp!“ gerufen
ueberall-stop-other = Gerade hat Platz { $seat } eine Karte auf den eigenen Stapel gelegt, niemand sonst
