# N’importe quel jeu sur la table toute simple

plain-table = Table
plain-mine = Ton côté
plain-empty = vide
plain-ask = Que veux-tu faire ?
plain-can = Possible
plain-told = { $name } : { $what }
plain-range = de { $least } à { $most }
plain-taken = déjà dit
plain-delete = Effacer le dernier chiffre
plain-arrange = Touche une carte et déplace-la.
plain-nth = { $card }, { $number } sur { $count }
plain-left = Vers la gauche
plain-right = Vers la droite

# Comment s’appellent d’habitude les cartes, nombres et mots d’une table

view-stock = Pioche
view-deck = Paquet
view-pile = Pile
view-down = Face cachée
view-discard = Défausse
view-middle = Milieu
view-open = Visibles
view-rows = Rangées
view-fits = Convient
view-won = Gagnées
view-laid = Posées
view-played = Jouées
view-hands = Main
view-points = Points
view-score = Score
view-trump = Atout
view-colour = Couleur
view-tricks = Plis
view-card = Ta carte
view-starter = Commence
view-dealer = Donne
