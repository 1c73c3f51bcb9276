# Dieselben Karten für alle

cards-title = Dieselben Karten für alle
cards-day = Karten des Tages
cards-day-how = Heute spielen alle dieses eine Spiel mit denselben Karten, in jedem Haus, gegen { $bots } gute Bots. Das erste Mal zählt, danach wird geübt.
cards-play = Spielen
cards-go-on = Weiterspielen
cards-practise = Noch einmal üben
cards-playing = spielt noch
cards-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
cards-better = Besser als { $count } von 100
cards-as = Wer spielt?
cards-as-why = Unter einem Namen zählt jedes Spiel nur einmal. Angefangenes geht auf jedem Gerät weiter.
cards-deals =
    { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }
cards-more = Mehr
cards-drop = Löschen
cards-drop-sure = Wirklich löschen?
cards-play-next = Spiel { $number } spielen
cards-new = Ein neuer Vergleich
cards-new-how = Jeder spielt dieselben Karten, wann und wo er mag. Das Glück ist für alle gleich; was bleibt, ist das Können.
cards-name = Name
cards-name-example = Sonntagsrunde
cards-game = Spiel
cards-how-many = Wie viele Spiele
cards-make = Anlegen
cards-looking = Gleich steht es hier …
cards-deal-number = Spiel { $number } ist gespielt
cards-field = { $players ->
    [one] { $players } von { $of } Vergleichsspielern hat diese Karten schon gespielt …
   *[other] { $players } von { $of } Vergleichsspielern haben diese Karten schon gespielt …
}
cards-among = Unter { $of } Spielern wie den Bots, mit genau diesen Karten.
cards-counts = Das zählt.
cards-practice = Das war Übung.
cards-best = Die beste Partie mit diesen Karten: { $points }. Deine: { $mine }.
cards-best-line = Beste Partie
cards-share = Teilen
cards-copied = Kopiert
cards-board = Zum Vergleich
cards-way = Wie ihr spielt
cards-alone = Jeder für sich
cards-together = An einem Tisch
cards-together-how = Ihr sitzt zusammen und spielt alle Spiele. Dann rückt jeder einen Platz weiter, und dieselben Karten kommen wieder, bis jeder jede Hand hatte. Was bleibt, ist das Können.
cards-people = Wie viele Personen
cards-people-count = { $count } Personen an einem Tisch
cards-sit = Mitspielen
cards-deal-of = Spiel { $number } von { $deals }
cards-turn = Sitzordnung { $turn } von { $turns }
cards-kept-back = Diese Karten kommen wieder. Rückblick und Trainer gibt es, wenn alles gespielt ist.
cards-next = Nächstes Spiel
cards-next-turn = Weiterrücken
cards-all-played = Jeder hatte jede Hand. Der Vergleich steht fest.
cards-waits = Es geht los, wenn alle Plätze besetzt sind. Auf den anderen Geräten: denselben Vergleich öffnen und mitspielen, oder den Code scannen.
cards-hands = { $done } von { $all } Händen
cards-end = Vergleich beenden
    .line = Was gespielt ist, zählt. Weitergespielt wird hier nicht.
    .sure = Wirklich beenden?
cards-ended = Der Vergleich ist hier zu Ende. Was gespielt ist, zählt.
cards-waits-for = Das Spiel wartet. Was ein Bot zu Ende spielt, zählt für { $name } nicht.
