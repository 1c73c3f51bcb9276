# Wachtkamer, aanschuiven, uitslag en verbinding

rooms-qr = QR-code voor deze tafel
rooms-invite = Uitnodigen
rooms-invite-title = Kom aan tafel: { $game }
rooms-scan = Scan of typ de code
rooms-share = Link delen
rooms-copied = Link gekopieerd
rooms-places = Stoelen
rooms-count =
    { $count ->
        [one] { $count } van { $seats } is er
       *[other] { $count } van { $seats } zijn er
    }
rooms-fewer = Een stoel minder
rooms-more = Een stoel meer
rooms-add-bot = Bot toevoegen
rooms-add-bot-to = Een bot op stoel { $seat } zetten
rooms-free-note = kom erbij
rooms-strength = Hoe goed de bot speelt
level-little = Ukkie
level-easy = Maatje
level-steady = Kenner
level-sharp = Vos
level-expert = Meester
level-bots = Bots aan deze tafel
level-done = Klaar
level-bot = Bot, { $kind }
rooms-you = dat ben jij
rooms-here = is er
rooms-change-me = Plaatje en naam wijzigen
rooms-set = { $name } instellen
rooms-send-away = { $name } wegsturen
rooms-free-seat = Stoel vrijmaken
rooms-rounds =
    { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }
rooms-own-rules =
    { $count ->
        [one] één eigen regel
       *[other] { $count } eigen regels
    }
rooms-change = Wijzigen
rooms-who = Wie ben jij?
rooms-who-why = Kies een plaatje, de anderen zien het in het raam.
rooms-name = Jouw naam
rooms-face = Jouw plaatje
rooms-face-number = Plaatje { $number }
rooms-face-taken = Plaatje { $number }, dat heeft { $name } al
rooms-that-is-me = Dat ben ik
rooms-host-starts = Wie de tafel heeft gedekt, start het spel.
rooms-needs = Voor dit spel moeten jullie minstens met { $least } zijn.
rooms-empty-stay = Vrije stoelen blijven leeg.
rooms-all-here = Alle stoelen zijn bezet.
rooms-start =
    { $count ->
        [2] Beginnen met z’n tweeën
        [3] Beginnen met z’n drieën
        [4] Beginnen met z’n vieren
        [5] Beginnen met z’n vijven
        [6] Beginnen met z’n zessen
       *[other] Beginnen met { $count }
    }
rooms-start-with-bots =
    { $count ->
        [one] Beginnen met een bot
       *[other] Beginnen met { $count } bots
    }
rooms-closed = Deze tafel is afgeruimd.
rooms-join = Schuif aan!
rooms-sit = Ga zitten
rooms-take-seat = Meespelen
rooms-watch = Alleen kijken
rooms-be-screen = Als groot scherm
rooms-watching = Je kijkt mee.
rooms-full = Alle stoelen zijn bezet
rooms-no-line = Het huis is even niet bereikbaar. Probeer het zo nog eens.
rooms-play-along = Meespelen
rooms-turns = Nog { $count } aan de beurt
rooms-unit =
    { $unit ->
        [cards] Kaarten
        [quartets] Kwartetten
        [wins] Overwinningen
       *[points] Punten
    }
rooms-low-wins = Weinig is goed
rooms-high-wins = Veel is goed
rooms-player = Wie
rooms-round = Ronde { $round }
rooms-sum = Totaal
rooms-won-round = { $points }, ronde gewonnen
rooms-wins =
    { $who ->
        [you] Je wint!
        [one] { $names } wint!
       *[many] { $names } winnen!
    }
rooms-wins-round =
    { $who ->
        [you] Je wint de ronde!
        [one] { $names } wint de ronde!
       *[many] { $names } winnen de ronde!
    }
rooms-leads =
    { $who ->
        [you] Na ronde { $round } van { $rounds } sta jij voor.
        [one] Na ronde { $round } van { $rounds } staat { $names } voor.
       *[many] Na ronde { $round } van { $rounds } staan { $names } voor.
    }
rooms-ahead =
    { $unit ->
        [cards] { $points ->
            [one] Eén kaart voor op { $name }
           *[other] { $points } kaarten voor op { $name }
        }
        [quartets] { $points ->
            [one] Eén kwartet voor op { $name }
           *[other] { $points } kwartetten voor op { $name }
        }
        [wins] { $points ->
            [one] Eén overwinning voor op { $name }
           *[other] { $points } overwinningen voor op { $name }
        }
       *[points] { $points ->
            [one] Eén punt voor op { $name }
           *[other] { $points } punten voor op { $name }
        }
    }
rooms-prizes = Prijzen
lead-title = Wie stond wanneer voor?
lead-about = Bovenaan staat wie voorligt
lead-longest = Het langst voor: { $names }
lead-table = Als tabel
lead-start = Aan het begin
lead-end = Aan het eind
lead-part = Na { $percent }%
rooms-somebody = iemand
rooms-round-over = De ronde is voorbij
rooms-rematch = Revanche
rooms-next-round = Volgende ronde
rooms-another = Ander spel
rooms-host-decides = Wie de tafel heeft gedekt, zegt hoe het verdergaat.
rooms-host-goes-on = Het gaat verder zodra de volgende ronde is gedeeld.
rooms-look = Tafel bekijken
rooms-record = Verslag
rooms-gather = Wachtkamer
rooms-leave = Naar het huis
rooms-lost = Verbinding weg – we halen je terug
rooms-lost-seat = Je stoel blijft van jou.
rooms-lost-watch = Het gaat zo verder.
rooms-back = Daar ben je weer
rooms-is-away = { $name } is even weg
rooms-waits = Het spel wacht.
rooms-bot-comes = Straks valt er een bot in.
rooms-let-bot = Bot inzetten
rooms-no-table = Deze tafel bestaat niet
rooms-no-table-why = Misschien klopt de code niet, of is de tafel allang afgeruimd.
rooms-not-yours = Deze stoel is niet meer van jou
rooms-not-yours-why = Hij is vrijgemaakt, of op een ander apparaat opnieuw ingenomen.
rooms-join-anew = Opnieuw aanschuiven
rooms-closed-line = Het huis heeft opgehangen
rooms-closed-line-why = Er ging iets mis met deze tafel.
rooms-try-again = Opnieuw proberen
trouble = Hier ging iets mis
trouble-why = Je stoel en de partij zijn er nog.
trouble-reload = Pagina opnieuw laden
ending-out = Alles op!
    .by =
        { $who ->
            [you] Je hebt geen kaarten meer.
           *[other] { $name } heeft geen kaarten meer.
        }
ending-blocked = Er past niets meer!
    .by = Niemand kan nog een kaart leggen.
ending-limit = De tijd is om!
    .by = Langer mag een ronde niet duren.
ending-played = Dat was het!
    .by = Alle kaarten zijn gespeeld.
part-hand =
    { $count ->
        [one] één kaart in de hand
       *[other] { $count } kaarten in de hand
    }
part-tricks =
    { $count ->
        [one] één slag
       *[other] { $count } slagen
    }
part-quartets =
    { $count ->
        [one] één kwartet
       *[other] { $count } kwartetten
    }
part-pile =
    { $count ->
        [one] één kaart in de stapel
       *[other] { $count } kaarten in de stapel
    }
part-line = { $what }: { $points }
door-knocks = { $name } wil graag meedoen
door-more = Daarna nog { $count }
door-let-in = Binnenlaten
door-turn-away = { $name } niet binnenlaten
door-waiting = Je hebt geklopt. Zo doet er iemand open.
door-nobody = Deze keer deed niemand open.
door-first = Eerst kloppen
door-first-line = Wie met de code komt, wacht tot jij opendoet.
rooms-ask-rematch = Revanche vragen
rooms-asked-rematch = Je hebt om een revanche gevraagd.
rooms-wants-rematch =
    { $count ->
        [one] { $names } wil graag een revanche.
       *[other] { $names } willen graag een revanche.
    }
