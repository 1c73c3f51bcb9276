# Irgendein Spiel auf dem schlichten Brett

plain-table = Tisch
plain-mine = Deine Seite
plain-empty = leer
plain-ask = Was möchtest du tun?
plain-can = Geht
plain-told = { $name }: { $what }
plain-range = von { $least } bis { $most }
plain-taken = schon genannt
plain-delete = Letzte Ziffer löschen
plain-arrange = Tipp eine Karte an und verschieb sie.
plain-nth = { $card }, { $number } von { $count }
plain-left = Nach links
plain-right = Nach rechts

# Wie Karten, Zahlen und Wörter eines Tisches gewöhnlich heißen

view-stock = Stapel
view-deck = Stapel
view-pile = Stapel
view-down = Verdeckt
view-discard = Ablage
view-middle = Mitte
view-open = Offen
view-rows = Reihen
view-fits = Passt jetzt
view-won = Gewonnen
view-laid = Abgelegt
view-played = Gespielt
view-hands = Hand
view-points = Punkte
view-score = Punkte
view-trump = Trumpf
view-colour = Farbe
view-tricks = Stiche
view-card = Deine Karte
view-starter = Beginnt
view-dealer = Gibt
