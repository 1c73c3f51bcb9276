# The house: choose a game, come along, go on

home-guest = Guest
home-welcome = Good to see you,
home-now = Play right away
home-now-line = { $game } against three bots. You don’t need to know a thing: the cat will help.
home-go-on = Play on
home-tables = Your tables
home-forget = Forget table { $code }
home-choose-game = Choose a game
home-players = Players:
home-join = Join in
home-code = Code
home-knock = Knock
home-as-screen = Show this table on the big screen
home-code-empty = Which table? Type its code.
home-code-unknown = There is no table with this code.
home-too-many = That was a lot at once. Wait a moment.
home-no-line = The house is not answering right now.
home-again = Try again
open-table = Open table
play-with-bots =
    { $count ->
        [one] Play with one bot
       *[other] Play with { $count } bots
    }
take-this-game = Let’s play this
who-plays = Who’s playing?
    .places = Seats at the table
place-bot = Seat { $number }: bot
place-number = Seat { $number }
places-open = Tap a free seat and a bot sits down. Seats left free are for people with the code.
bots-level = How well do the bots play?
rules-of = How to play
rules-title = How to play { $game }
rules-here = The rules at this table
rules-in-edition = The rules in this edition
rules-refused = That was not allowed
rules-back = Play on
rounds-count =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
edition-short =
    { $edition ->
        [space] Space
        [elevens] 11 Elevens
        [house] House rules
       *[other] { $edition }
    }
edition-line = Played by the leaflet “{ $edition }”.
