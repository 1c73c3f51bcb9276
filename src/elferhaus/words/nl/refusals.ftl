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
unknown-option = ‘{ $game }’ heeft geen optie ‘{ $option }’
option-value =
    ‘{ $value }’ kan niet bij { $option }; wat wel kan: { $wanted ->
        [flag] true of false
        [seat] het nummer van een stoel
        [colour] een kleur: red, yellow, green of blue
        [colours] een lijst van kleuren: red, yellow, green, blue
        [number] een getal van 0 tot en met 60.000
        [text] een tekst van hoogstens 200 tekens
       *[other] { $wanted }
    }
option-seat = { $option } telt de stoelen van 0 tot en met { $last }: { $value } is er geen van
edition-lacks-game = ‘{ $game }’ zit niet in de editie { $edition }
edition-lacks-option = De editie { $edition } heeft geen ‘{ $option }: { $value }’
players = ‘{ $game }’ is voor { $fewest } tot en met { $most } spelers, niet voor { $players }
players-exactly = ‘{ $game }’ is voor precies { $fewest } spelers, niet voor { $players }
rounds = Een partij heeft 1 tot en met { $most } rondes, niet { $rounds }

# Wie aan de beurt is, en welke kaarten

round-over = De ronde is afgelopen
not-your-turn = Nog niet: nu is { $seat } aan de beurt
not-now = Dat kan nu niet
no-such-card = { $card_The } hoort niet bij dit spel
card-twice = { $card_The } is er twee keer
card-missing = { $card_The } ontbreekt
not-in-hand = { $card_The } zit niet in deze hand
not-the-top-card = { $card_The } is niet de bovenste kaart

# Delen

deal-seats = Er is gedeeld voor { $found } stoelen, maar er spelen er { $wanted }
deal-size =
    { $found ->
        [one] { $seat } heeft { $found } kaart gekregen in plaats van { $wanted }
       *[other] { $seat } heeft { $found } kaarten gekregen in plaats van { $wanted }
    }
deal-round = Er is gedeeld voor ronde { $found }, maar ronde { $wanted } komt nu
deal-dealer = { $found } heeft gedeeld, maar { $wanted } was de deler
deal-starter = { $seat } begint, maar { $wanted } moet beginnen
deal-starter-seat = { $seat } kan niet beginnen: die stoel bestaat niet
