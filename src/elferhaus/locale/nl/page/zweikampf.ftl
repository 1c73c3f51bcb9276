# Duel op de pagina

duel-you = Jij
duel-turn = Omdraaien
duel-turn-label =
    { $count ->
        [one] Omdraaien, nog één kaart
       *[other] Omdraaien, nog { $count } kaarten
    }
duel-down = gesloten
duel-won = gewonnen
duel-won-count =
    { $count ->
        [one] Eén kaart gewonnen
       *[other] { $count } kaarten gewonnen
    }
duel-hint = Draai om: jij draait voor jullie allebei.
duel-hint-other = { $name } draait voor allebei om.
duel-beats =
    { $who ->
        [you] Jouw { $high } verslaat de { $low }!
       *[other] { $name } wint: { $high } verslaat { $low }
    }
duel-equal = Gelijk: twee keer de { $number }
duel-out =
    { $who ->
        [you] Gelijk, en jij hebt geen kaart meer
       *[other] Gelijk, en { $name } heeft geen kaart meer
    }
duel-tie = Gelijk!
duel-again = Alweer gelijk!
duel-wait = { $count } kaarten wachten op de winnaar
duel-nobody = { $count } kaarten zijn van niemand
