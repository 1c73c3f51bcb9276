# Das Haus: Spiel wählen, mitkommen, weiterspielen

home-guest = Gast
home-welcome = Schön, dass du da bist,
home-now = Sofort losspielen
home-now-line = { $game } gegen drei Bots. Du brauchst nichts zu wissen, die Katze hilft.
home-go-on = Weiterspielen
home-tables = Deine Tische
home-forget = Tisch { $code } vergessen
home-choose-game = Spiel wählen
home-players = Spieler:
home-join = Mitspielen
home-code = Code
home-knock = Anklopfen
home-as-screen = Diesen Tisch auf dem großen Bildschirm zeigen
home-code-empty = Welcher Tisch? Tipp seinen Code ein.
home-code-unknown = Zu diesem Code gibt es keinen Tisch.
home-too-many = Das war viel auf einmal. Warte einen Augenblick.
home-no-line = Das Haus antwortet gerade nicht.
home-again = Noch einmal
open-table = Tisch öffnen
play-with-bots =
    { $count ->
        [one] Mit einem Bot spielen
       *[other] Mit { $count } Bots spielen
    }
take-this-game = Das spielen wir
who-plays = Wer spielt mit?
    .places = Plätze am Tisch
place-bot = Platz { $number }: Bot
place-number = Platz { $number }
places-open = Tipp auf einen freien Platz, dann setzt sich ein Bot hin. Was frei bleibt, ist für Leute mit dem Code.
bots-level = Wie gut spielen die Bots?
rules-of = So geht’s
rules-title = So geht { $game }
rules-here = Was an diesem Tisch gilt
rules-in-edition = Was in dieser Ausgabe gilt
rules-refused = Das ging eben nicht
rules-back = Weiterspielen
rounds-count =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
edition-short =
    { $edition ->
        [space] Weltraum
        [elevens] 11 Elevens
        [house] Hausregeln
       *[other] { $edition }
    }
edition-line = Gespielt wird nach dem Heft „{ $edition }“.
