# Zweikampf auf der Seite

duel-you = Du
duel-turn = Umdrehen
duel-turn-label =
    { $count ->
        [one] Umdrehen, noch eine Karte
       *[other] Umdrehen, noch { $count } Karten
    }
duel-down = verdeckt
duel-won = gewonnen
duel-won-count =
    { $count ->
        [one] Eine Karte gewonnen
       *[other] { $count } Karten gewonnen
    }
duel-hint = Dreh um: Du drehst für euch beide.
duel-hint-other = { $name } dreht für beide um.
duel-beats =
    { $who ->
        [you] Deine { $high } schlägt die { $low }!
       *[other] { $name } gewinnt: { $high } schlägt { $low }
    }
duel-equal = Gleich: zweimal die { $number }
duel-out =
    { $who ->
        [you] Gleich, und du hast keine Karte mehr
       *[other] Gleich, und { $name } hat keine Karte mehr
    }
duel-tie = Gleich!
duel-again = Schon wieder gleich!
duel-wait = { $count } Karten warten auf den Sieger
duel-nobody = { $count } Karten bekommt niemand
