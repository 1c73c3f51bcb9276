# Partita a due sulla pagina

duel-you = Tu
duel-turn = Gira
duel-turn-label =
    { $count ->
        [one] Gira, ancora una carta
       *[other] Gira, ancora { $count } carte
    }
duel-down = coperte
duel-won = vinte
duel-won-count =
    { $count ->
        [one] Una carta vinta
       *[other] { $count } carte vinte
    }
duel-hint = Gira: giri tu per tutti e due.
duel-hint-other = { $name } gira per tutti e due.
duel-beats =
    { $who ->
        [you] Il tuo { $high } batte il { $low }!
       *[other] Vince { $name }: { $high } batte { $low }
    }
duel-equal = Pari: due volte il { $number }
duel-out =
    { $who ->
        [you] Pari, e tu non hai più carte
       *[other] Pari, e { $name } non ha più carte
    }
duel-tie = Pari!
duel-again = Di nuovo pari!
duel-wait = { $count } carte aspettano il vincitore
duel-nobody = { $count } carte non vanno a nessuno
