# Eine Partie noch einmal ansehen

replay-look-back = Rückblick

# Eine Partie noch einmal ansehen

replay-title = Rückblick
replay-past = Deine letzten Partien
replay-drop = Zieh eine Partie hierher
replay-let-go = Lass los!
replay-opening = Die Partie wird geöffnet …
replay-choose-file = Datei aussuchen
replay-what-file = Eine Aufzeichnung ist eine Datei mit der Endung .jsonl. Nach jeder Partie kannst du sie herunterladen.
replay-bad-line = In Zeile { $line } stimmt etwas nicht
replay-the-line = Zeile { $line } der Datei
replay-not-over = Diese Partie läuft noch. Ansehen könnt ihr sie, wenn sie zu Ende ist.
replay-nothing = Hier gibt es keine Partie zu sehen.
replay-too-large = Diese Datei ist zu groß für eine Aufzeichnung.
replay-too-often = Das waren viele Partien auf einmal. Versuch es gleich noch einmal.
replay-no-line = Das Haus antwortet nicht. Versuch es gleich noch einmal.
replay-back = Zurück
replay-which-match = Welche Partie?
replay-match = Partie { $match }
replay-share = Teilen
replay-copied = Link kopiert
replay-record = Aufzeichnung speichern
replay-whose-eyes = Aus wessen Sicht?
replay-all-open = Alle offen
replay-all-hands = Alle Hände
replay-watch = Zuschauen
replay-moves = Züge
replay-dealt = Runde { $round }
replay-controls = Abspielen
replay-first = Zum Anfang
replay-step-back = Ein Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Ein Zug weiter
replay-last = Zum Ende
replay-tempo = Tempo: { $tempo }-fach
replay-step-number = Zug
replay-step-of = Zug { $step } von { $steps }
