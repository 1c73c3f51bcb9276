# Huisregels: instellingen met een naam

presets = Huisregels
preset-start = Speel met { $name }
preset-drop = { $name } verwijderen
    .sure = Echt verwijderen?
preset-save = Bewaar als huisregel
    .about = Dan leg je met één tik vanuit het huis net zo’n tafel.
    .name = Naam
    .example = Oma’s regels
    .button = Bewaar
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
        [one] één vrije plaats
       *[other] { $count } vrije plaatsen
    }
