# Une seule couleur

farben-colour =
    { $colour ->
        [red] rouge
        [yellow] jaune
        [green] vert
       *[blue] bleu
    }
farben-piles = Tas
farben-pile =
    { $count ->
        [one] Tas ouvert { $pile } : { $card }
       *[other] Tas ouvert { $pile } : { $card } dessus, { $count } cartes
    }
farben-pile-empty = Tas ouvert { $pile } : vide
farben-here = poser ici
farben-shelf = { $colour }, somme { $sum }
farben-no-colour = pas de { $colour }
farben-counts = compte
farben-new = neuve
farben-new-stays = Nouvelle, elle reste ce tour-ci.
farben-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
farben-hint-take = Prends une carte.
farben-hint-drop = Défausse une carte.
farben-hint-where = Sur quel tas ?
farben-hint-fill = Le tas { $pile } est vide : c’est là.
farben-close = Dire « Terminé ! »
farben-close-now = Rien que du { $colour } : tu as { $sum }, et tous comptent.
farben-close-with = Possible si tu poses { $card }.
farben-close-not = Avec une seule couleur.
farben-close-turn = À la fin de ton tour.
farben-drop = poser
farben-drop-close = poser et terminer
farben-take-stock = Prendre dans la pioche
farben-did-take =
    { $who ->
        [you] Tu prends { $card }
       *[other] { $name } prend { $card }
    }
farben-did-take-stock =
    { $who ->
        [you] Tu pioches
       *[other] { $name } pioche
    }
farben-did-drop =
    { $who ->
        [you] Tu poses { $card }
       *[other] { $name } pose { $card }
    }
farben-did-close =
    { $who ->
        [you] Tu poses { $card } et tu termines
       *[other] { $name } pose { $card } et termine
    }
farben-did-shuffle = La pioche est remélangée
