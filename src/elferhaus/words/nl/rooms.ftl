# Wachtkamer, aanschuiven, uitslag en verbinding

rooms-qr = QR-code naar deze tafel
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
rooms-points = Punten
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
    { $points ->
        [one] Eén punt voorsprong op { $name }
       *[other] { $points } punten voorsprong op { $name }
    }
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
trouble-why = Je plaats en het spel zijn er nog.
trouble-reload = Pagina opnieuw laden
