# Names used in every message

card-name =
    { $article ->
        [the] the { $colour } { $number }
        [The] The { $colour } { $number }
       *[none] { $colour } { $number }
    }
joker-name =
    { $article ->
        [the] the joker
        [The] The joker
       *[none] joker
    }
# As in "the yellow row"
colour-name =
    { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    }
one-of = { $most } or { $last }

# Choosing a table

unknown-game = There is no game “{ $game }”
unknown-edition = There is no edition “{ $edition }”
unknown-option = { $game } has no option “{ $option }”
option-value =
    “{ $value }” is not possible for { $option }; it takes { $wanted ->
        [flag] true or false
        [seat] the number of a seat
        [colour] a colour: red, yellow, green or blue
        [colours] colours: red, yellow, green, blue
        [number] a number from 0 to 60,000
        [text] a text of at most 200 letters
       *[other] one of these: { $wanted }
    }
option-seat = { $option } counts the seats from 0 to { $last }: { $value } is none of them
edition-lacks-game = The { $edition } edition does not include { $game }
edition-lacks-option = The { $edition } edition does not have “{ $option }: { $value }”
players = { $game } is for { $fewest } to { $most } players, not for { $players }
players-exactly = { $game } is for exactly { $fewest } players, not for { $players }
rounds = A match has 1 to { $most } rounds, not { $rounds }

# Whose turn, and which cards

round-over = The round is over
not-your-turn = Not yet: it is { $seat }’s turn
not-now = This is not possible now
no-such-card = { $card_The } is not a card of this game
card-twice = { $card_The } is there twice
card-missing = { $card_The } is missing
not-in-hand = { $card_The } is not in this hand
not-the-top-card = { $card_The } is not the card that lies on top

# Deals

deal-seats = The deal is for { $found } seats, but { $wanted } play
deal-size =
    { $found ->
        [one] { $seat } was dealt { $found } card instead of { $wanted }
       *[other] { $seat } was dealt { $found } cards instead of { $wanted }
    }
deal-round = This is the deal of round { $found }, but round { $wanted } is next
deal-dealer = { $found } dealt, but it was { $wanted }’s turn to deal
deal-starter = { $seat } starts, but it should be { $wanted }
deal-starter-seat = { $seat } cannot start: there is no such seat
