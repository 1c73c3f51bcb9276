# elfer-raus und junior

row-waits = { $card_The } muss warten: Erst kommt { $missing_the }
row-waits-either = { $card_The } muss warten: Erst kommt { $missing_the } oder { $other_the }
row-not-started = { $card_The } muss warten: Die { $colour } Reihe hat noch nicht begonnen; den Anfang macht { $needed }
row-opening = { $card_The } kann die Runde nicht eröffnen: Zuerst muss { $needed_the } gelegt werden
row-opening-three = { $card_The } kann die Runde nicht eröffnen: Dazu brauchst du eine 10, 11 oder 12
row-must-lay = Du kannst legen, zum Beispiel { $card_the }: Leg mindestens eine Karte
row-laid-already = Du hast in diesem Zug schon gelegt: Leg weiter oder beende den Zug, aber zieh oder passe nicht
row-drawn-must = Die gezogene Karte, { $card_the }, passt: Leg sie jetzt
row-drawn-may = Die gezogene Karte, { $card_the }, passt: Leg sie oder behalte sie
row-keep = Es gibt keine gezogene Karte, die du behalten könntest
row-must-draw = Nichts auf deiner Hand passt: Zieh die oberste Karte vom Stapel
row-stock-empty = Nichts auf deiner Hand passt, und der Stapel ist leer: Passe
row-without-two-players = Nur zu zweit wird eine Farbe weggelassen, nicht mit { $players } Spielern
row-starter-only-false-start = Nur beim falschen Anfang könnt ihr links vom Geber beginnen lassen
deal-table = Vor dem Spiel liegen die 1 und die { $high } jeder Farbe aus, sonst keine Karte
deal-table-empty = Vor dem Spiel liegt keine Karte aus
deal-no-eleven = Niemand hat eine 11 auf der Hand: Es muss neu ausgeteilt werden
