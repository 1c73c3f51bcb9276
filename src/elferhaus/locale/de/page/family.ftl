# Hausregeln: Einstellungen mit einem Namen

presets = Hausregeln
preset-start = Mit { $name } spielen
preset-drop = { $name } löschen
    .sure = Wirklich löschen?
preset-save = Als Hausregel merken
    .about = Dann startet ihr genau so einen Tisch mit einem Tipp vom Haus aus.
    .name = Name
    .example = Omas Regeln
    .button = Merken
    .saved = „{ $name }“ steht jetzt im Haus.
preset-no-more = So geht es nicht mehr: { $why }.
preset-no-game = Dieses Spiel gibt es hier nicht mehr.
preset-bots =
    { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
preset-free =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
