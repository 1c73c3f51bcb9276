# Farben sammeln

farben-no-shuffle = Jetzt gibt es nichts zu mischen
farben-shuffle-first = Der Nachziehstapel ist leer: Zuerst wird er aus den Karten unter den vier obersten neu gebildet
farben-shuffle-stock = Gemischt wird immer nur der Nachziehstapel
farben-taken-already = Du hast schon eine Karte genommen: Leg jetzt eine auf einen offenen Stapel
farben-stock-empty = Der Nachziehstapel ist leer: Nimm die oberste Karte von einem offenen Stapel
farben-no-pile = Die offenen Stapel haben die Nummern 0 bis 3
farben-name-card = Nenn die Karte, die du nimmst: Oben liegt { $top_the }
farben-take-first = Nimm zuerst eine Karte, dann leg eine ab
farben-just-taken = { $card_The } kommt gerade von einem offenen Stapel und bleibt in diesem Zug auf deiner Hand
farben-fill-place = { $card_The } muss auf Stapel { $pile } kommen, den du leer gemacht hast
farben-two-colours = Auch ohne { $card_the } hat deine Hand mehr als eine Farbe, darum kannst du nicht Schluss machen
farben-deal-piles = Es gibt immer 4 offene Stapel, nicht { $found }
farben-deal-open = Jeder offene Stapel beginnt mit genau einer Karte
