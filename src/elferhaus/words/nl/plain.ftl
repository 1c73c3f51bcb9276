# Een willekeurig spel op het gewone bord

plain-table = Tafel
plain-mine = Jouw kant
plain-empty = leeg
plain-ask = Wat wil je doen?
plain-can = Kan
plain-told = { $name }: { $what }
plain-range = van { $least } tot en met { $most }
plain-taken = al genoemd
plain-delete = Laatste cijfer wissen
plain-arrange = Tik op een kaart en verplaats die.
plain-nth = { $card }, { $number } van { $count }
plain-left = Naar links
plain-right = Naar rechts

# Hoe kaarten, getallen en woorden van een tafel meestal heten

view-stock = Trekstapel
view-deck = Trekstapel
view-pile = Stapel
view-down = Gedekt
view-discard = Aflegstapel
view-middle = Midden
view-open = Open
view-rows = Rijen
view-fits = Past nu
view-won = Gewonnen
view-laid = Afgelegd
view-played = Gespeeld
view-hands = Hand
view-points = Punten
view-score = Score
view-trump = Troef
view-colour = Kleur
view-tricks = Slagen
view-card = Jouw kaart
view-starter = Begint
view-dealer = Deelt
