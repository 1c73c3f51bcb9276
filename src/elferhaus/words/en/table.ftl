# At every table, in every game

card-back = A card face down
joker-as = Joker as { $card_the }
close = Close
to-the-house = Back to the house
round-of = Round { $round } of { $rounds }
glow = Show what fits
rules = Rules
which-rule = Which rule?
menu = Menu
connecting = The door opens…
show-result = See the result
go-on = Continue
go-on-waits = Others are looking
seat-free = free
seat-turn = their turn
seat-away = is away
seat-stand-in = a bot plays on
your-hand = Your hand
your-turn = Your turn
turn-of = { $name }’s turn
paused = Paused
pause-by =
    { $who ->
        [you] You are taking a break.
        [nobody] The game goes on in a moment.
       *[other] { $name } is taking a break.
    }
fits = Fits.
fits-not = Does not fit yet.
row-empty = { $colour } row: still empty
row-from-to = { $colour } row: { $low } to { $high }
lay-here = Lay { $card_the } here
do-lay = Lay it
do-lay-card = Lay { $card_the }
do-draw = Draw a card
do-end = End the turn
do-keep = Keep it
do-pass = Pass
row-task =
    { $task ->
       *[lay] Lay a card that fits.
        [more] Lay another or end the turn.
        [keep] Lay it or keep it.
        [draw] Nothing fits: draw a card.
        [end] Nothing more fits.
        [pass] Nothing fits: you have to pass.
    }
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
        [you] You lay { $card_the }
       *[other] { $name } lays { $card_the }
    }
did-draw =
    { $who ->
        [you] You draw a card
       *[other] { $name } draws a card
    }
did-draw-card =
    { $who ->
        [you] You draw { $card_the }
       *[other] { $name } draws { $card_the }
    }
did-draw-many =
    { $who ->
        [you] You draw { $count } cards
       *[other] { $name } draws { $count } cards
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
log = What happened so far
log-open = What happened so far: open
log-empty = Nothing has happened yet.
away-played = { $name } played for you
away-back = From now on you play for yourself again.
away-read = All right
bot-toaster = Toasty
bot-teapot = Teapot
bot-clock = Clock
bot-lamp = Lamp
bot-cactus = Cactus
bot-radio = Radio
bot-washer = Washer
bot-mug = Mug
faces = Show a face
face-laugh = Laugh
    .by = { $name } laughs
face-wow = Wow
    .by = { $name } is amazed
face-love = Love
    .by = { $name } loves it
face-cry = Cry
    .by = { $name } cries
face-grumble = Grumble
    .by = { $name } grumbles
face-cheer = Cheer
    .by = { $name } cheers
menu-faces = Faces at the table
menu-faces-why = Everyone may show a cat’s face with one tap.
