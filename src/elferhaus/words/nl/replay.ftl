# Een partij terugkijken

replay-look-back = Terugkijken

# Een partij terugkijken

replay-title = Terugkijken
replay-past = Je laatste partijen
replay-drop = Sleep een partij hierheen
replay-let-go = Laat los!
replay-opening = De partij wordt geopend…
replay-choose-file = Bestand kiezen
replay-what-file = Een verslag is een bestand dat eindigt op .jsonl. Na elke partij kun je het downloaden.
replay-bad-line = Er klopt iets niet in regel { $line }
replay-the-line = Regel { $line } van het bestand
replay-not-over = Deze partij is nog bezig. Als hij afgelopen is, kunnen jullie hem terugkijken.
replay-nothing = Hier is geen partij te zien.
replay-too-large = Dit bestand is te groot voor een verslag.
replay-too-often = Dat waren veel partijen tegelijk. Probeer het zo nog eens.
replay-no-line = Het huis antwoordt niet. Probeer het zo nog eens.
replay-back = Terug
replay-which-match = Welke partij?
replay-match = Partij { $match }
replay-share = Delen
replay-copied = Link gekopieerd
replay-record = Verslag downloaden
replay-whose-eyes = Door wiens ogen?
replay-all-open = Alles open
replay-all-hands = Alle handen
replay-watch = Toekijken
replay-moves = Zetten
replay-dealt = Ronde { $round }
replay-controls = Afspelen
replay-first = Naar het begin
replay-step-back = Een zet terug
replay-play = Afspelen
replay-pause = Stilzetten
replay-step = Een zet verder
replay-last = Naar het einde
replay-tempo = Tempo: { $tempo } keer
replay-step-number = Zet
replay-step-of = Zet { $step } van { $steps }
