# Conseils pour Une seule couleur

hint-farben-take = Prends { $card_the } : tes cartes { colour-name }s font alors { $sum }
hint-farben-no-stock = La pioche est vide : prends une carte visible, par exemple { $card_the }
hint-farben-stock = Aucune carte { colour-name } n’est visible : prends-en une à la pioche
hint-farben-stock-low = { $card_The } n’augmente pas ta somme : prends une carte à la pioche
hint-farben-close = Ferme maintenant : tes cartes { colour-name }s font { $sum }, cela peut suffire
hint-farben-drop-low = Défausse { $card_the } : tu n’as qu’une couleur, et c’est ta plus petite carte
hint-farben-cover = Pose { $card_the } sur { $top_the } : { $name } pourrait en avoir envie
hint-farben-drop-unwanted = Défausse { $card_the } : personne d’autre n’a pris de cette couleur aux tas
hint-farben-drop =
    Défausse { $card_the } : { $colour ->
        [red] le rouge
        [yellow] le jaune
        [green] le vert
       *[blue] le bleu
    } est ta meilleure couleur
