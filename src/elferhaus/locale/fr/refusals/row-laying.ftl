# elfer-raus et junior

row-waits = { $card_The } doit attendre : { $missing_the } passe d’abord
row-waits-either = { $card_The } doit attendre : { $missing_the } ou { $other_the } passe d’abord
row-not-started = { $card_The } doit attendre : la rangée { $colour } n’est pas commencée ; elle commence par { $needed }
row-opening = { $card_The } ne peut pas ouvrir la manche : il faut d’abord poser { $needed_the }
row-opening-three = { $card_The } ne peut pas ouvrir la manche : il te faut un 10, un 11 ou un 12
row-must-lay = Tu peux poser, par exemple { $card_the } : pose au moins une carte
row-laid-already = Tu as déjà posé dans ce tour : pose encore ou termine-le, mais ne pioche pas et ne passe pas
row-drawn-must = La carte que tu as piochée, { $card_the }, convient : pose-la maintenant
row-drawn-may = La carte que tu as piochée, { $card_the }, convient : pose-la ou garde-la
row-keep = Il n’y a pas de carte piochée à garder
row-must-draw = Rien ne convient dans ta main : prends la première carte de la pioche
row-stock-empty = Rien ne convient dans ta main et la pioche est vide : passe
row-without-two-players = On ne laisse une couleur de côté qu’à deux joueurs, pas à { $players }
row-starter-only-false-start = On ne peut choisir de commencer à gauche du donneur que dans Les extrêmes
deal-table = Avant le jeu, le 1 et le { $high } de chaque couleur sont sur la table, et aucune autre carte
deal-table-empty = Avant le jeu, il n’y a aucune carte sur la table
deal-no-eleven = Personne n’a de 11 en main : il faut redonner
