# Hausregeln: Einstellungen mit einem Namen

presets = Hausregeln
preset-start = Mit { $name } spielen
preset-drop = { $name } löschen
    .sure = Wirklich löschen?
preset-save = Als Hausregel merken
    .about = Dann öffnet ihr im Haus mit einem Fingertipp genau so einen Tisch.
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

# Die Familie: wer was gewonnen hat, und das Ende von allem

family = Familie
family-empty = Noch ist alles dunkel
    .line = Spielt eine Partie zu Ende, dann geht hier das erste Licht an.
family-play = Ein Spiel aussuchen
family-how = Jedes Fenster ist eine Partie. Brennt Licht, ist sie gewonnen.
family-count =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
family-wins =
    { $count ->
        [one] Sieg
       *[other] Siege
    }
family-share =
    { $count ->
        [one] 1 Partie · { $share } % gewonnen
       *[other] { $count } Partien · { $share } % gewonnen
    }
family-last = Die letzten Partien: { $wins } von { $count } gewonnen
family-streak = { $count } Siege in Folge
family-longest = Längste Serie: { $count }
family-best = die meisten Siege
family-games = Das spielt { $name }
family-game-line = { $wins } von { $count } gewonnen
family-favourite = Lieblingsspiel
family-recent = Zuletzt gespielt
family-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
family-bots-won = Die Bots gewinnen
family-keeps = Was das Haus behält
    .line = Namen, Siege, Hausregeln und Tische stehen nur auf dem Computer, auf dem dieses Haus läuft. Nichts davon geht hinaus.
    .elsewhere = Löschen geht nur an dem Computer, auf dem das Haus läuft.
family-delete = Alles löschen
    .title = Alles löschen?
    .results = Alle Siege und Serien
    .presets = Alle Hausregeln
    .tables = Alle Tische mit ihren Aufzeichnungen. Partien, die gerade laufen, enden sofort.
    .device = Dein Name und dein Bild auf diesem Gerät
    .for-ever = Das kann niemand zurückholen.
    .sure = Ja, alles soll weg
    .key = Der Schlüssel, den das Haus beim Öffnen gezeigt hat (im Terminal)
    .key-wanted = Erst den Schlüssel eingeben.
    .key-wrong = Das ist nicht der Schlüssel dieses Hauses. Er steht im Terminal.
    .tick = Setz zuerst das Häkchen.
    .failed = Das hat nicht ganz geklappt. Versuch es noch einmal.
    .done = Alles ist gelöscht.
    .keep = Behalten
