# Tipps für Farben sammeln

hint-farben-take = Nimm { $card_the }: Deine { colour-name }n Karten ergeben dann { $sum }
hint-farben-no-stock = Der Stapel ist leer: Nimm eine offene Karte, zum Beispiel { $card_the }
hint-farben-stock = Keine { colour-name } Karte liegt offen: Nimm eine vom Stapel
hint-farben-stock-low = { $card_The } macht deine Summe nicht höher: Nimm eine vom Stapel
hint-farben-close = Mach Schluss: Deine { colour-name }n Karten ergeben { $sum }, das könnte reichen
hint-farben-drop-low = Leg { $card_the } ab: Du hast nur eine Farbe, und sie ist die niedrigste
hint-farben-cover = Leg { $card_the } auf { $top_the }: Die möchte vielleicht { $name }
hint-farben-drop-unwanted = Leg { $card_the } ab: Diese Farbe hat noch niemand sonst offen genommen
hint-farben-drop =
    Leg { $card_the } ab: { $colour ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
       *[blue] Blau
    } ist deine beste Farbe
