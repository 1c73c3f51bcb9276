# Was man hört und spürt

senses-sound = Ton
senses-sound-line = Karten ticken, die 11 klingelt, es klopft, wenn du dran bist.
senses-volume = Lautstärke
senses-volume-quiet = Leise
senses-volume-middle = Mittel
senses-volume-loud = Laut
senses-try-sound = Ton ausprobieren
senses-speech = Vorlesen
senses-speech-line = Für alle, die noch nicht lesen können: Karten, Züge und was nicht geht.
senses-speech-heard = Tipp auf deine Karten, um sie zu hören. Die anderen hören mit!
senses-no-voice = Dieses Gerät hat keine Stimme für diese Sprache.
senses-try-speech = Vorlesen ausprobieren
senses-sample = Du bist dran. Leg doch { $card }!
senses-vibration = Brummen
senses-vibration-line = Das Handy brummt kurz, wenn du dran bist.
