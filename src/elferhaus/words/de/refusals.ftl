# Namen, die in jeder Meldung vorkommen

card-name =
    { $article ->
        [the] die { $colour ->
            [red] rote
            [yellow] gelbe
            [green] grüne
           *[blue] blaue
        } { $number }
        [The] Die { $colour ->
            [red] rote
            [yellow] gelbe
            [green] grüne
           *[blue] blaue
        } { $number }
       *[none] { $colour ->
            [red] rote
            [yellow] gelbe
            [green] grüne
           *[blue] blaue
        } { $number }
    }
joker-name =
    { $article ->
        [the] der Joker
        [The] Der Joker
       *[none] Joker
    }
# Wie in „die gelbe Reihe“
colour-name =
    { $colour ->
        [red] rote
        [yellow] gelbe
        [green] grüne
       *[blue] blaue
    }
one-of = { $most } oder { $last }

# Einen Tisch wählen

unknown-game = Ein Spiel „{ $game }“ gibt es nicht
unknown-edition = Eine Ausgabe „{ $edition }“ gibt es nicht
unknown-option = „{ $game }“ hat keine Option „{ $option }“
option-value =
    „{ $value }“ ist für { $option } nicht möglich; möglich ist { $wanted ->
        [flag] true oder false
        [seat] die Nummer eines Platzes
        [colour] eine Farbe: red, yellow, green oder blue
        [colours] eine Liste von Farben: red, yellow, green, blue
        [number] eine Zahl von 0 bis 60.000
        [text] ein Text mit höchstens 200 Zeichen
       *[other] eines davon: { $wanted }
    }
option-seat = { $option } zählt die Plätze von 0 bis { $last }: { $value } ist keiner davon
edition-lacks-game = In der Ausgabe { $edition } gibt es „{ $game }“ nicht
edition-lacks-option = In der Ausgabe { $edition } gibt es „{ $option }: { $value }“ nicht
players = „{ $game }“ ist für { $fewest } bis { $most } Spieler, nicht für { $players }
players-exactly = „{ $game }“ ist für genau { $fewest } Spieler, nicht für { $players }
rounds = Eine Partie hat 1 bis { $most } Runden, nicht { $rounds }

# Wer am Zug ist, und welche Karten

round-over = Die Runde ist zu Ende
not-your-turn = Noch nicht: Jetzt ist { $seat } an der Reihe
not-now = Das ist jetzt nicht möglich
no-such-card = { $card_The } gehört nicht zu diesem Spiel
card-twice = { $card_The } ist doppelt da
card-missing = { $card_The } fehlt
not-in-hand = { $card_The } ist nicht auf dieser Hand
not-the-top-card = { $card_The } liegt nicht obenauf

# Austeilen

deal-seats = Ausgeteilt ist für { $found } Plätze, aber es spielen { $wanted }
deal-size =
    { $found ->
        [one] { $seat } hat { $found } Karte bekommen statt { $wanted }
       *[other] { $seat } hat { $found } Karten bekommen statt { $wanted }
    }
deal-round = Ausgeteilt ist für Runde { $found }, aber als Nächstes kommt Runde { $wanted }
deal-dealer = { $found } hat gegeben, aber an der Reihe war { $wanted }
deal-starter = { $seat } fängt an, aber anfangen müsste { $wanted }
deal-starter-seat = { $seat } kann nicht anfangen: Diesen Platz gibt es nicht
