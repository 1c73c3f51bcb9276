# Les noms présents dans tous les messages

card-name =
    { $article ->
        [the] le { $number } { $colour ->
            [red] rouge
            [yellow] jaune
            [green] vert
           *[blue] bleu
        }
        [The] Le { $number } { $colour ->
            [red] rouge
            [yellow] jaune
            [green] vert
           *[blue] bleu
        }
       *[none] { $number } { $colour ->
            [red] rouge
            [yellow] jaune
            [green] vert
           *[blue] bleu
        }
    }
joker-name =
    { $article ->
        [the] le joker
        [The] Le joker
       *[none] joker
    }
# Comme dans « la rangée verte »
colour-name =
    { $colour ->
        [red] rouge
        [yellow] jaune
        [green] verte
       *[blue] bleue
    }
one-of = { $most } ou { $last }

# Choisir une table

unknown-game = Il n’y a pas de jeu « { $game } »
unknown-edition = Il n’y a pas d’édition « { $edition } »
unknown-option = « { $game } » n’a pas d’option « { $option } »
option-value =
    « { $value } » n’est pas possible pour { $option } ; il faut { $wanted ->
        [flag] true ou false
        [seat] le numéro d’une place
        [colour] une couleur : red, yellow, green ou blue
        [colours] des couleurs : red, yellow, green, blue
        [number] un nombre de 0 à 60 000
        [text] un texte de 200 caractères au plus
       *[other] l’une de ces valeurs : { $wanted }
    }
option-seat = { $option } compte les places de 0 à { $last } : { $value } n’en est pas une
edition-lacks-game = L’édition { $edition } ne contient pas « { $game } »
edition-lacks-option = L’édition { $edition } n’a pas « { $option } : { $value } »
players = « { $game } » se joue de { $fewest } à { $most } joueurs, pas à { $players }
players-exactly = « { $game } » se joue à { $fewest } exactement, pas à { $players }
rounds = Une partie compte de 1 à { $most } manches, pas { $rounds }

# À qui de jouer, et quelles cartes

round-over = La manche est finie
not-your-turn = Pas encore : c’est à { $seat } de jouer
not-now = Ce n’est pas possible maintenant
no-such-card = { $card_The } n’existe pas dans ce jeu
card-twice = { $card_The } est là deux fois
card-missing = { $card_The } manque
not-in-hand = { $card_The } n’est pas dans cette main
not-the-top-card = { $card_The } n’est pas la carte du dessus

# La donne

deal-seats = La donne est pour { $found } places, mais on joue à { $wanted }
deal-size =
    { $found ->
        [one] { $seat } a reçu { $found } carte au lieu de { $wanted }
       *[other] { $seat } a reçu { $found } cartes au lieu de { $wanted }
    }
deal-round = C’est la donne de la manche { $found }, mais la suivante est la manche { $wanted }
deal-dealer = { $found } a donné, mais c’était à { $wanted } de le faire
deal-starter = { $seat } commence, mais c’était à { $wanted } de commencer
deal-starter-seat = { $seat } ne peut pas commencer : cette place n’existe pas
