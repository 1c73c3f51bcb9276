# Farben sammeln

farben-colour =
    { $colour ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
       *[blue] Blau
    }
farben-piles = Stapel
farben-pile =
    { $count ->
        [one] Offener Stapel { $pile }: { $card }
       *[other] Offener Stapel { $pile }: { $card } oben, { $count } Karten
    }
farben-pile-empty = Offener Stapel { $pile }: leer
farben-here = hier ablegen
farben-shelf = { $colour }, Summe { $sum }
farben-no-colour = kein { $colour }
farben-counts = zählt
farben-new = neu
farben-new-stays = Neu, bleibt in diesem Zug.
farben-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
farben-hint-take = Nimm eine Karte.
farben-hint-drop = Leg eine Karte ab.
farben-hint-where = Auf welchen Stapel?
farben-hint-fill = Stapel { $pile } ist leer, also dorthin.
farben-close = Schluss ansagen
farben-close-now = Nur { $colour }: Du hast { $sum }, und alle zählen.
farben-close-with = Geht, wenn du { $card } ablegst.
farben-close-not = Erst mit nur einer Farbe.
farben-close-turn = Am Ende deines Zugs.
farben-drop = ablegen
farben-drop-close = ablegen und Schluss
farben-take-stock = Vom Stapel nehmen
farben-did-take =
    { $who ->
        [you] Du nimmst { $card }
       *[other] { $name } nimmt { $card }
    }
farben-did-take-stock =
    { $who ->
        [you] Du nimmst vom Stapel
       *[other] { $name } nimmt vom Stapel
    }
farben-did-drop =
    { $who ->
        [you] Du legst { $card } ab
       *[other] { $name } legt { $card } ab
    }
farben-did-close =
    { $who ->
        [you] Du legst { $card } ab und machst Schluss
       *[other] { $name } legt { $card } ab und macht Schluss
    }
farben-did-shuffle = Der Stapel wird neu gemischt
