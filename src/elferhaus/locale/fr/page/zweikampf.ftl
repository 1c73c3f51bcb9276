# La bataille sur la page

duel-you = Toi
duel-turn = Retourner
duel-turn-label =
    { $count ->
        [one] Retourner, encore une carte
       *[other] Retourner, encore { $count } cartes
    }
duel-down = cachées
duel-won = gagnées
duel-won-count =
    { $count ->
        [one] Une carte gagnée
       *[other] { $count } cartes gagnées
    }
duel-hint = Retourne : tu retournes pour vous deux.
duel-hint-other = { $name } retourne pour les deux.
duel-beats =
    { $who ->
        [you] Ton { $high } bat le { $low } !
       *[other] { $name } gagne : le { $high } bat le { $low }
    }
duel-equal = Égalité : deux fois le { $number }
duel-out =
    { $who ->
        [you] Égalité, et tu n’as plus de carte
       *[other] Égalité, et { $name } n’a plus de carte
    }
duel-tie = Égalité !
duel-again = Encore égalité !
duel-wait = { $count } cartes attendent le vainqueur
duel-nobody = { $count } cartes ne sont à personne
