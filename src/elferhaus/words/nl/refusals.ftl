# Namen die in elk bericht voorkomen

card-name =
    { $article ->
        [the] de { $colour ->
            [red] rode
            [yellow] gele
            [green] groene
           *[blue] blauwe
        } { $number }
        [The] De { $colour ->
            [red] rode
            [yellow] gele
            [green] groene
           *[blue] blauwe
        } { $number }
       *[none] { $colour ->
            [red] rode
            [yellow] gele
            [green] groene
           *[blue] blauwe
        } { $number }
    }
joker-name =
    { $article ->
        [the] de joker
        [The] De joker
       *[none] joker
    }
# Zoals in “de gele rij”
colour-name =
    { $colour ->
        [red] rode
        [yellow] gele
        [green] groene
       *[blue] blauwe
    }
one-of = { $most } of { $last }

# Een tafel kiezen

unknown-game = Er is geen spel ‘{ $game }’
unknown-edition = Er is geen editie ‘{ $edition }’
unknown-option = { $game } heeft geen optie ‘{ $option }’
option-value =
    ‘{ $value }’ kan niet bij { $option }; wat wel kan: { $wanted ->
        [flag] true of false
        [seat] het nummer van een plaats
        [colour] een kleur: red, yellow, green of blue
        [colours] een lijst van kleuren: red, yellow, green, blue
        [number] een getal van 0 tot en met 60.000
        [text] een tekst van hoogstens 200 tekens
       *[other] { $wanted }
    }
option-seat = { $option } noemt stoel { $value }, maar de laatste stoel is { $last }
edition-lacks-game = { $game } zit niet in de editie { $edition }
edition-lacks-option = De editie { $edition } heeft geen ‘{ $option }: { $value }’
players = { $game } is voor { $fewest } tot en met { $most } spelers, niet voor { $players }
players-exactly = { $game } is voor precies { $fewest } spelers, niet voor { $players }
rounds = Een partij heeft 1 tot en met { $most } rondes, niet { $rounds }

# Wie aan de beurt is, en welke kaarten

round-over = De ronde is afgelopen
not-your-turn = Deze plaats is niet aan de beurt, maar stoel { $seat }
not-now = Stoel { $seat } kan dit nu niet beslissen
no-such-card = { $card_The } hoort niet bij dit spel
card-twice = { $card_The } is er twee keer
card-missing = { $card_The } ontbreekt
not-in-hand = { $card_The } zit niet in deze hand
not-the-top-card = { $card_The } is niet de bovenste kaart

# Delen

deal-seats = Er is gedeeld voor { $found } plaatsen, maar er spelen er { $wanted }
deal-size =
    { $found ->
        [one] Stoel { $seat } heeft { $found } kaart gekregen in plaats van { $wanted }
       *[other] Stoel { $seat } heeft { $found } kaarten gekregen in plaats van { $wanted }
    }
deal-round = Er is gedeeld voor ronde { $found }, maar ronde { $wanted } komt nu
deal-dealer = Stoel { $found } heeft gedeeld, maar stoel { $wanted } was de deler
deal-starter = Stoel { $seat } begint, maar stoel { $wanted } moet beginnen
deal-starter-seat = Stoel { $seat } kan niet beginnen: die plaats bestaat niet
