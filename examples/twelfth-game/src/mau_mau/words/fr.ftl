game-mau-mau = Mau-Mau
    .about = Pose ce qui convient par la couleur ou le nombre. Le 7 donne des cartes, le 8 fait attendre, le 11 choisit.

MM-1 = Chacun reçoit cinq des 80 cartes. La carte suivante est retournée et commence la pile, le reste forme la pioche.
    Le joueur à gauche du donneur commence.
    .title = Cartes et donne
MM-2 = À ton tour, tu peux poser une carte : de la couleur ou du nombre de la carte du dessus de la pile, ou de la
    couleur demandée.
    .title = Ce qui convient
MM-3 = Après un 7, le joueur suivant pioche deux cartes. Après un 8, il passe son tour.
    .title = Les 7 et les 8
MM-4 = Un 11 convient sur toutes les cartes. Qui le pose demande une couleur : la carte suivante doit l’avoir, ou être un 11.
    .title = Le 11 choisit
MM-5 = Qui ne peut ou ne veut pas poser pioche une carte, et son tour est fini. S’il n’y a plus de pioche et que rien ne
    convient, on passe.
    .title = Piocher et passer
MM-6 = Quand la pioche est vide, la pile est mélangée pour en faire une nouvelle ; seule sa carte du dessus reste.
    .title = Une nouvelle pioche
MM-7 = Qui pose sa dernière carte termine la manche et la gagne. Les nombres restés dans les autres mains comptent comme
    points ; qui en a le moins gagne. Après 1 000 tours, la manche est finie de toute façon.
    .title = Fin et points

mau-mau-misfit =
    { $card_The } ne convient pas sur { $top_the } : pose du { $colour ->
        [red] rouge
        [yellow] jaune
        [green] vert
       *[blue] bleu
    }, le même nombre ou un 11
mau-mau-wish = Tu demandes une couleur avec un 11 seulement, et alors tu dis laquelle
mau-mau-no-stock = Il n’y a rien à piocher
mau-mau-no-pass = Tu peux encore poser ou piocher

view-mau-mau-pile = Pile
view-mau-mau-stock = Pioche
view-mau-mau-wished = Demandée
view-mau-mau-turns = Tours
do-mau-mau-lay =
    { $colour ->
        [none] Poser
        [red] Demander rouge
        [yellow] Demander jaune
        [green] Demander vert
       *[blue] Demander bleu
    }
    .ask = Quelle couleur demandes-tu ?
do-mau-mau-draw = Piocher
do-mau-mau-pass = Passer
told-mau-mau-lay =
    { $colour ->
        [none] { $name } pose { $card_the }
        [red] { $name } pose { $card_the } et demande du rouge
        [yellow] { $name } pose { $card_the } et demande du jaune
        [green] { $name } pose { $card_the } et demande du vert
       *[blue] { $name } pose { $card_the } et demande du bleu
    }
told-mau-mau-draw = { $name } pioche une carte
told-mau-mau-pass = { $name } passe
told-mau-mau-penalty = { $name } doit piocher { $count } cartes
