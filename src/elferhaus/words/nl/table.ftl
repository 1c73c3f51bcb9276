# Aan elke tafel, in elk spel

card-back = Gesloten kaart
joker-as = Joker als { $card }
close = Sluiten
to-the-house = Naar het huis
round-of = Ronde { $round } van { $rounds }
glow = Tonen wat past
rules = Regels
menu = Menu
connecting = De deur gaat open…
show-result = Naar de uitslag
seat-free = vrij
seat-turn = is aan de beurt
seat-away = is even weg
seat-stand-in = een bot speelt door
your-hand = Jouw hand
your-turn = Jij bent
turn-of = { $name } is aan de beurt
paused = Pauze
fits = Past.
fits-not = Past nog niet.
row-empty = { $colour }: nog leeg
row-from-to = { $colour }: { $low } tot { $high }
lay-here = { $card } hier aanleggen
do-lay = leggen
do-lay-card = { $card } leggen
do-draw = Kaart trekken
do-end = Beurt beëindigen
do-keep = Houden
do-pass = Passen
cards-count =
    { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
stock-count =
    { $count ->
        [one] Stapel: één kaart
       *[other] Stapel: { $count } kaarten
    }
did-lay =
    { $who ->
        [you] Jij legt { $card }
       *[other] { $name } legt { $card }
    }
did-draw =
    { $who ->
        [you] Jij trekt een kaart
       *[other] { $name } trekt een kaart
    }
did-draw-card =
    { $who ->
        [you] Jij trekt { $card }
       *[other] { $name } trekt { $card }
    }
did-keep =
    { $who ->
        [you] Jij houdt de kaart
       *[other] { $name } houdt de kaart
    }
did-pass =
    { $who ->
        [you] Jij past
       *[other] { $name } past
    }
bot-toaster = Broodrooster
bot-teapot = Theepot
bot-clock = Klok
bot-lamp = Lamp
bot-cactus = Cactus
bot-radio = Radio
bot-washer = Wasmachine
bot-mug = Mok
