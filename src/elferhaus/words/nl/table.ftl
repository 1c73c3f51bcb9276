# Aan elke tafel, in elk spel

card-back = Gedekte kaart
joker-as = Joker als { $card }
close = Sluiten
to-the-house = Naar het huis
round-of = Ronde { $round } van { $rounds }
glow = Tonen wat past
rules = Regels
which-rule = Welke regel?
menu = Menu
connecting = De deur gaat open…
show-result = Naar de uitslag
go-on = Verder
go-on-waits = De anderen kijken nog
seat-free = vrij
seat-turn = is aan de beurt
seat-away = is even weg
seat-stand-in = een bot speelt door
your-hand = Jouw hand
your-turn = Jouw beurt
turn-of = { $name } is aan de beurt
paused = Pauze
pause-by =
    { $who ->
        [you] Jij houdt even pauze.
        [nobody] Het gaat zo verder.
       *[other] { $name } houdt even pauze.
    }
fits = Past.
fits-not = Past nog niet.
row-empty = { $colour } rij: nog leeg
row-from-to = { $colour } rij: { $low } t/m { $high }
lay-here = { $card_The } hier aanleggen
do-lay = leggen
do-lay-card = { $card_The } leggen
do-draw = Kaart trekken
do-end = Beurt beëindigen
do-keep = Houden
do-pass = Overslaan
row-task =
    { $task ->
       *[lay] Leg een kaart die past.
        [more] Leg er nog een of beëindig je beurt.
        [keep] Leg hem of hou hem.
        [draw] Er past niets: trek een kaart.
        [end] Er past niets meer.
        [pass] Er past niets: je moet overslaan.
    }
cards-count =
    { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
stock-count =
    { $count ->
        [one] Trekstapel: één kaart
       *[other] Trekstapel: { $count } kaarten
    }
did-lay =
    { $who ->
        [you] Jij legt { $card_the }
       *[other] { $name } legt { $card_the }
    }
did-draw =
    { $who ->
        [you] Jij trekt een kaart
       *[other] { $name } trekt een kaart
    }
did-draw-card =
    { $who ->
        [you] Jij trekt { $card_the }
       *[other] { $name } trekt { $card_the }
    }
did-draw-many =
    { $who ->
        [you] Jij trekt { $count } kaarten
       *[other] { $name } trekt { $count } kaarten
    }
did-keep =
    { $who ->
        [you] Jij houdt de kaart
       *[other] { $name } houdt de kaart
    }
did-pass =
    { $who ->
        [you] Jij slaat over
       *[other] { $name } slaat over
    }
log = Wat er gebeurd is
log-open = Wat er gebeurd is: openen
log-empty = Er is nog niets gebeurd.
away-played = { $name } speelde voor jou
away-back = Vanaf nu speel je weer zelf.
away-read = Oké
bot-toaster = Broodrooster
bot-teapot = Theepot
bot-clock = Klok
bot-lamp = Lamp
bot-cactus = Cactus
bot-radio = Radio
bot-washer = Wasmachine
bot-mug = Mok
faces = Gezicht laten zien
face-laugh = Lachen
    .by = { $name } lacht
face-wow = Verbazing
    .by = { $name } is verbaasd
face-love = Hart
    .by = { $name } vindt het geweldig
face-cry = Huilen
    .by = { $name } huilt
face-grumble = Mopperen
    .by = { $name } moppert
face-cheer = Juichen
    .by = { $name } juicht
menu-faces = Gezichten aan tafel
menu-faces-why = Iedereen mag met één tik een kattengezicht laten zien.
