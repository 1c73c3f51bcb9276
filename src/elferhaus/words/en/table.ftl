# At every table, in every game

card-back = A card face down
joker-as = Joker as { $card }
close = Close
to-the-house = To the house
round-of = Round { $round } of { $rounds }
glow = Show what fits
rules = Rules
menu = Menu
connecting = The door opens…
show-result = To the result
seat-free = free
seat-turn = on turn
seat-away = is away
seat-stand-in = a bot plays on
your-hand = Your hand
your-turn = Your turn
turn-of = { $name } is on turn
paused = Paused
fits = Fits.
fits-not = Does not fit yet.
row-empty = { $colour }: still empty
row-from-to = { $colour }: { $low } to { $high }
lay-here = Lay { $card } here
do-lay = lay
do-lay-card = Lay { $card }
do-draw = Draw a card
do-end = End the turn
do-keep = Keep it
do-pass = Pass
cards-count =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
stock-count =
    { $count ->
        [one] Stock: one card
       *[other] Stock: { $count } cards
    }
did-lay =
    { $who ->
        [you] You lay { $card }
       *[other] { $name } lays { $card }
    }
did-draw =
    { $who ->
        [you] You draw a card
       *[other] { $name } draws a card
    }
did-draw-card =
    { $who ->
        [you] You draw { $card }
       *[other] { $name } draws { $card }
    }
did-keep =
    { $who ->
        [you] You keep the card
       *[other] { $name } keeps the card
    }
did-pass =
    { $who ->
        [you] You pass
       *[other] { $name } passes
    }
bot-toaster = Toasty
bot-teapot = Teapot
bot-clock = Clock
bot-lamp = Lamp
bot-cactus = Cactus
bot-radio = Radio
bot-washer = Washer
bot-mug = Mug
