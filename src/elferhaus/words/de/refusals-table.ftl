# An einem Tisch des Hauses

table-name = Der Name darf nicht leer sein
table-seat-taken = Dieser Platz ist besetzt
table-seat-free = Dieser Platz ist schon frei
table-host-only = Das kann nur, wer den Tisch geöffnet hat
table-playing = Gerade läuft eine Runde
table-not-playing = Gerade wird nicht gespielt
table-beat = Moment, alle sehen gerade noch hin
table-not-full = Vor dem Start braucht jeder Platz einen Menschen oder einen Bot
table-people = Hier sitzen schon { $people } Menschen, aber es gäbe nur { $seats } Plätze: Erst muss jemand aufstehen
table-no-seat = Nur wer einen Platz hat, kann mitspielen
table-no-bot = Einen Bot „{ $bot }“ gibt es nicht
table-damaged = Das Protokoll dieses Tischs ist beschädigt (Eintrag { $entry }): Er lässt sich nicht mehr öffnen
store-full = Die Festplatte des Hauses ist voll: Es kann nichts mehr gespeichert werden
store-damaged = Die Datenbank des Hauses ist beschädigt, und was du suchst, liegt in diesem Teil: Vielleicht hilft eine Sicherung
store-lost = Die Datei des Hauses wurde gelöscht oder verschoben: Es hört auf
portray-often = Name und Gesicht wechseln geht nicht so oft: Warte einen Moment
hint-not-your-turn = Einen Tipp gibt es, wenn du dran bist
hint-no-choice = Da gibt es nichts zu überlegen: Nur eines ist möglich
command-id = Ein Befehl hat eine Kennung aus 1 bis 40 ASCII-Zeichen
command-action = Das ist keine Entscheidung in diesem Spiel
command-stale = Der Tisch hat sich inzwischen verändert
preset-full = Es sind schon { $most } Hausregeln gemerkt: Erst muss eine weg
preset-places = Zu { $seats } Plätzen gehören ebenso viele Angaben, und der erste Platz ist deiner
preset-large = Diese Einstellungen sind zu lang
