# Huisregels: instellingen met een naam

presets = Huisregels
preset-start = Spelen met { $name }
preset-drop = { $name } verwijderen
    .sure = Echt verwijderen?
preset-save = Bewaren als huisregel
    .about = Dan dek je met één tik vanuit het huis net zo’n tafel.
    .name = Naam
    .example = Oma’s regels
    .button = Bewaren
    .saved = ‘{ $name }’ staat nu in het huis.
preset-no-more = Zo kan het niet meer: { $why }.
preset-no-game = Dit spel is hier niet meer.
preset-bots =
    { $count ->
        [one] één bot
       *[other] { $count } bots
    }
preset-free =
    { $count ->
        [one] één vrije stoel
       *[other] { $count } vrije stoelen
    }

# De familie: wie wat heeft gewonnen, en het einde van alles

family = Familie
family-empty = Alles is nog donker
    .line = Speel een partij tot het einde, dan gaat hier het eerste licht aan.
family-play = Een spel kiezen
family-how = Elk raam is een partij. Brandt er licht, dan is hij gewonnen.
family-count =
    { $count ->
        [one] één partij
       *[other] { $count } partijen
    }
family-wins =
    { $count ->
        [one] overwinning
       *[other] overwinningen
    }
family-share =
    { $count ->
        [one] 1 partij · { $share }% gewonnen
       *[other] { $count } partijen · { $share }% gewonnen
    }
family-last = De laatste partijen: { $wins } van { $count } gewonnen
family-streak = { $count } keer achter elkaar gewonnen
family-longest = Langste reeks: { $count }
family-best = het vaakst gewonnen
family-games = Dat speelt { $name }
family-game-line = { $wins } van { $count } gewonnen
family-favourite = Lievelingsspel
family-recent = Laatst gespeeld
family-won =
    { $count ->
        [one] { $names } wint
       *[other] { $names } winnen
    }
family-bots-won = De bots winnen
family-keeps = Wat het huis bewaart
    .line = Namen, overwinningen, huisregels en tafels staan alleen op de computer waarop dit huis draait. Niets daarvan gaat naar buiten.
    .elsewhere = Wissen kan alleen op de computer waarop het huis draait.
family-delete = Alles wissen
    .title = Alles wissen?
    .results = Alle overwinningen en reeksen
    .presets = Alle huisregels
    .tables = Alle tafels met hun verslagen. Partijen die bezig zijn, stoppen meteen.
    .device = Je naam en je plaatje op dit apparaat
    .for-ever = Niemand kan het terughalen.
    .sure = Ja, alles mag weg
    .key = De sleutel die het huis bij het openen liet zien (in de terminal)
    .key-wanted = Typ eerst de sleutel.
    .key-wrong = Dit is niet de sleutel van dit huis. Hij staat in de terminal.
    .tick = Zet eerst het vinkje.
    .failed = Dat is niet helemaal gelukt. Probeer het nog eens.
    .done = Alles is gewist.
    .keep = Bewaren
