# Schnipp-Schnapp sur la page

snap-word-schnapp = Schnapp !
snap-word-schnipp = Schnipp !
snap-when-schnapp = deux pareilles
snap-when-schnipp = comme au milieu
snap-label-schnapp = Schnapp ! Deux piles ouvertes montrent le même nombre
snap-label-schnipp = Schnipp ! La dernière carte est comme celle du milieu
snap-ms = { $ms } ms
snap-minus = { $elapsed } − { $credit }
snap-go = Partez !
snap-in = On retourne dans { $left }
snap-turn = Retourner
snap-left = encore { $count }
snap-turn-label =
    { $count ->
        [one] Retourner ta dernière carte cachée
       *[other] Retourner la prochaine carte, encore { $count }
    }
snap-down =
    { $count ->
        [one] Une carte cachée
       *[other] { $count } cartes cachées
    }
snap-your-quartets = Tes quatuors
snap-no-quartets = Pas encore de quatuor
snap-your-pile = Ta pile ouverte
snap-pile-of = Pile ouverte : { $name }
snap-on-pile = Sur { $count } cartes.
snap-quartets =
    { $count ->
        [one] Un quatuor
       *[other] { $count } quatuors
    }
snap-quartet = Quatuor de { $number }
snap-out = sans cartes
snap-middle = Milieu
snap-nth = Carte { $number }
snap-finish = Photo-finish
snap-finish-empty = Après chaque cri, tu vois ici qui a crié quoi, et quand.
snap-legend = Rayé : le temps sur la ligne. On le retire à tout le monde.
snap-band = { $ms } ms : égalité
snap-late = trop tard
snap-you = Toi
snap-and = { $most } et { $last }
snap-turned =
    { $who ->
        [you] Tu retournes { $card }
       *[other] { $name } retourne { $card }
    }
snap-first-schnapp =
    { $who ->
        [you] Schnapp ! Tu es le plus rapide
       *[other] Schnapp ! { $name } est le plus rapide
    }
snap-first-schnipp =
    { $who ->
        [you] Schnipp ! Tu es le plus rapide
       *[other] Schnipp ! { $name } est le plus rapide
    }
snap-was-first =
    { $who ->
        [you] Tu étais là avant !
       *[other] { $name } était là avant !
    }
snap-wins-schnapp =
    { $count ->
        [one] Schnapp avec le { $number } : une carte de plus.
       *[other] Schnapp avec le { $number } : { $count } cartes de plus.
    }
snap-wins-schnipp =
    { $count ->
        [one] Schnipp avec le { $number } : une carte du milieu.
       *[other] Schnipp avec le { $number } : { $count } cartes du milieu.
    }
snap-aside =
    { $who ->
        [you] Ton quatuor : { $numbers }
       *[other] Quatuor pour { $name } : { $numbers }
    }
snap-tie = Égalité !
snap-tie-told = Égalité : { $names }
snap-tie-apart = Seulement { $ms } ms d’écart : personne ne gagne.
snap-tie-moves = { $names } : pile ouverte sous la pile cachée.
snap-mistake =
    { $who ->
        [you] Tu as crié à tort
       *[other] { $name } a crié à tort
    }
snap-mistakes = Crié à tort, pile au milieu : { $names }
snap-mistake-moves =
    { $cards ->
        [none] { $who ->
            [you] Tu n’as pas de pile ouverte : rien ne bouge.
           *[other] { $name } n’a pas de pile ouverte : rien ne bouge.
        }
       *[some] { $who ->
            [you] Ta pile ouverte va au milieu.
           *[other] La pile ouverte va au milieu.
        }
    }
