# Tipps für Mogeln

hint-mogeln-doubt-no-such = Ruf „Gemogelt!“: Eine { $number } gibt es hier gar nicht
hint-mogeln-doubt-all =
    { $count ->
        [1] Ruf „Gemogelt!“: Die einzige richtige { $number } hast du, oder du hast sie selbst gelegt
       *[other] Ruf „Gemogelt!“: Alle { $count } Karten mit der { $number } hast du, oder du hast sie selbst gelegt
    }
hint-mogeln-doubt-last = Ruf „Gemogelt!“: Sonst hat { $name } gewonnen
hint-mogeln-doubt-most = Ruf „Gemogelt!“: Von den vier Karten mit der { $number } weißt du bei { $count }, wo sie sind
hint-mogeln-doubt-or-lie = Ruf „Gemogelt!“: Sonst musst du { $number } sagen, und die gibt es hier gar nicht
hint-mogeln-doubt-likely = Ruf „Gemogelt!“: { $name } mogelt eher, als dass es stimmt
hint-mogeln-sneaks = Ruf: { $name } hat schon einmal mehrere Karten untergeschoben
hint-mogeln-small-pile = Ruf: Der Stapel ist klein, da verlierst du wenig
hint-mogeln-true = Bleib ehrlich: { $card_The } stimmt genau
hint-mogeln-true-last = { $card_The } ist deine letzte Karte, und sie stimmt: Keiner hält dich auf
hint-mogeln-bluff = Die richtige Karte fehlt dir: Leg heimlich { $card_the }, die brauchst du am wenigsten
hint-mogeln-bluff-keep = Leg heimlich { $card_the } und behalte { $other_the } für später
hint-mogeln-many-new = Leg heimlich { $count } auf einmal: Am Anfang nimmst du nur deine eigenen zurück
hint-mogeln-many =
    { $left ->
        [one] Leg heimlich { $count } auf einmal: Merkt es keiner, bleibt dir nur noch eine
       *[other] Leg heimlich { $count } auf einmal: Merkt es keiner, bleiben dir nur noch { $left }
    }
