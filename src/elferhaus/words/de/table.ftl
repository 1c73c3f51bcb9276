# An jedem Tisch, in jedem Spiel

card-back = Verdeckte Karte
joker-as = Joker als { $card }
close = Schließen
to-the-house = Zum Haus
round-of = Runde { $round } von { $rounds }
glow = Zeigen, was passt
rules = Regeln
which-rule = Welche Regel?
menu = Menü
connecting = Die Tür geht auf …
show-result = Zum Ergebnis
go-on = Weiter
go-on-waits = Die anderen schauen noch
seat-free = frei
seat-turn = ist dran
seat-away = ist kurz weg
seat-stand-in = ein Bot spielt weiter
your-hand = Deine Hand
your-turn = Du bist dran
turn-of = { $name } ist dran
paused = Pause
pause-by =
    { $who ->
        [you] Du machst gerade Pause.
        [nobody] Gleich geht es weiter.
       *[other] { $name } macht gerade Pause.
    }
fits = Passt.
fits-not = Passt noch nicht.
row-empty = { $colour } Reihe: noch leer
row-from-to = { $colour } Reihe: { $low } bis { $high }
lay-here = { $card_The } hier anlegen
do-lay = legen
do-lay-card = { $card_The } legen
do-draw = Karte ziehen
do-end = Zug beenden
do-keep = Behalten
do-pass = Passen
row-task =
    { $task ->
       *[lay] Leg eine Karte, die passt.
        [more] Leg noch eine oder beende den Zug.
        [keep] Leg sie oder behalte sie.
        [draw] Nichts passt: Zieh eine Karte.
        [end] Mehr passt nicht.
        [pass] Nichts passt: Du musst passen.
    }
cards-count =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
stock-count =
    { $count ->
        [one] Stapel: eine Karte
       *[other] Stapel: { $count } Karten
    }
did-lay =
    { $who ->
        [you] Du legst { $card_the }
       *[other] { $name } legt { $card_the }
    }
did-draw =
    { $who ->
        [you] Du ziehst eine Karte
       *[other] { $name } zieht eine Karte
    }
did-draw-card =
    { $who ->
        [you] Du ziehst { $card_the }
       *[other] { $name } zieht { $card_the }
    }
did-draw-many =
    { $who ->
        [you] Du ziehst { $count } Karten
       *[other] { $name } zieht { $count } Karten
    }
did-keep =
    { $who ->
        [you] Du behältst die Karte
       *[other] { $name } behält die Karte
    }
did-pass =
    { $who ->
        [you] Du passt
       *[other] { $name } passt
    }
log = Was bisher geschah
log-open = Was bisher geschah: öffnen
log-empty = Noch ist nichts geschehen.
away-played = { $name } hat für dich gespielt
away-back = Ab jetzt spielst du wieder selbst.
away-read = Alles klar
bot-toaster = Toasti
bot-teapot = Kanne
bot-clock = Uhr
bot-lamp = Lampe
bot-cactus = Kaktus
bot-radio = Radio
bot-washer = Waschi
bot-mug = Tasse
faces = Gesicht zeigen
face-laugh = Lachen
    .by = { $name } lacht
face-wow = Staunen
    .by = { $name } staunt
face-love = Herz
    .by = { $name } ist begeistert
face-cry = Weinen
    .by = { $name } weint
face-grumble = Grummeln
    .by = { $name } grummelt
face-cheer = Jubeln
    .by = { $name } jubelt
menu-faces = Gesichter am Tisch
menu-faces-why = Alle dürfen mit einem Tipp ein Katzengesicht zeigen.
