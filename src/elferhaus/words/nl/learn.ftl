# Leren spelen, en de wegen in het huis

learn = Leren spelen
    .about = De kat laat je elk spel zien. Je hoeft niets te weten.
    .first = Nieuw hier? In twee minuten kun je het.
learn-this = Dit spel leren
learn-step = Stap { $number } van { $count }
learn-skip = Overslaan
learn-go-on = Verder
learn-nudge = Bijna! Tik op wat verlicht is.
learn-nudge-possible = Dat kan ook. Maar nu: tik op wat verlicht is.
learn-end = Gelukt!
    .skipped = Liever meteen spelen?
learn-end-line = Nu kun je ‘{ $game }’ spelen.
    .skipped = De kat laat je ‘{ $game }’ nog eens zien wanneer je wilt.
learn-play = Nu spelen
learn-another = Nog een spel leren
learn-done = geleerd
more = Wat er nog meer is
more-replay = Terugkijken
more-family = Familie
