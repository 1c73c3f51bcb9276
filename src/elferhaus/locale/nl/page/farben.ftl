# Kleuren sparen

farben-colour =
    { $colour ->
        [red] rood
        [yellow] geel
        [green] groen
       *[blue] blauw
    }
farben-piles = Stapels
farben-pile =
    { $count ->
        [one] Open stapel { $pile }: { $card }
       *[other] Open stapel { $pile }: { $card } bovenop, { $count } kaarten
    }
farben-pile-empty = Open stapel { $pile }: leeg
farben-here = hier leggen
farben-shelf = { $colour }, som { $sum }
farben-no-colour = geen { $colour }
farben-counts = telt
farben-new = nieuw
farben-new-stays = Nieuw, blijft deze beurt.
farben-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
farben-hint-take = Neem een kaart.
farben-hint-drop = Leg een kaart weg.
farben-hint-where = Op welke stapel?
farben-hint-fill = Stapel { $pile } is leeg, dus daarheen.
farben-close = ‘Klaar!’ zeggen
farben-close-now = Alleen { $colour }: je hebt { $sum }, en iedereen telt.
farben-close-with = Kan als je { $card } weglegt.
farben-close-not = Pas met maar één kleur.
farben-close-turn = Aan het einde van je beurt.
farben-drop = wegleggen
farben-drop-close = weg en klaar
farben-take-stock = Van de stapel nemen
farben-did-take =
    { $who ->
        [you] Je neemt { $card }
       *[other] { $name } neemt { $card }
    }
farben-did-take-stock =
    { $who ->
        [you] Je neemt van de stapel
       *[other] { $name } neemt van de stapel
    }
farben-did-drop =
    { $who ->
        [you] Je legt { $card } weg
       *[other] { $name } legt { $card } weg
    }
farben-did-close =
    { $who ->
        [you] Je legt { $card } weg en bent klaar
       *[other] { $name } legt { $card } weg en is klaar
    }
farben-did-shuffle = De stapel wordt opnieuw geschud
