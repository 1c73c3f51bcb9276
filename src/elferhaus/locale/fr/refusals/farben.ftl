# Une seule couleur

farben-no-shuffle = Il n’y a rien à mélanger maintenant
farben-shuffle-first = La pioche est vide : on la refait d’abord avec les cartes sous les quatre cartes du dessus
farben-shuffle-stock = On ne mélange que la pioche
farben-taken-already = Tu as déjà pris une carte : mets-en une maintenant sur un tas ouvert
farben-stock-empty = La pioche est vide : prends la carte du dessus d’un tas ouvert
farben-no-pile = Les tas ouverts portent les numéros 0 à 3
farben-name-card = Nomme la carte que tu prends : { $top_the } est sur le dessus
farben-take-first = Prends d’abord une carte, puis poses-en une
farben-just-taken = { $card_The } vient d’un tas ouvert et reste donc dans ta main pendant ce tour
farben-fill-place = { $card_The } doit aller à l’emplacement { $pile }, que tu as vidé
farben-two-colours = Même sans { $card_the }, ta main a plus d’une couleur : tu ne peux pas clore la manche
farben-deal-piles = Il y a toujours 4 tas ouverts, pas { $found }
farben-deal-open = Chaque tas ouvert commence par une seule carte
