# Spielen lernen, und die Wege im Haus

learn = Spielen lernen
    .about = Die Katze zeigt dir jedes Spiel. Du brauchst nichts zu wissen.
    .first = Neu hier? In zwei Minuten kannst du es.
learn-this = Dieses Spiel lernen
learn-step = Schritt { $number } von { $count }
learn-skip = Überspringen
learn-go-on = Weiter
learn-nudge = Fast! Tipp auf das, was leuchtet.
learn-nudge-possible = Das ginge auch. Jetzt aber: Tipp auf das, was leuchtet.
learn-end = Geschafft!
    .skipped = Lieber gleich spielen?
learn-end-line = Jetzt kannst du „{ $game }“ spielen.
    .skipped = Die Katze zeigt dir „{ $game }“ jederzeit noch einmal.
learn-play = Gleich spielen
learn-another = Noch ein Spiel lernen
learn-done = gelernt
more = Was es sonst noch gibt
more-replay = Rückblick
more-family = Familie
