# schwarzer-peter

schwarzer-peter-colours = Ce jeu se joue avec exactement deux couleurs différentes
schwarzer-peter-neighbour = Tire une carte à la place { $seat } : c’est la prochaine à gauche qui a encore des cartes
schwarzer-peter-index = Il n’y a pas de carte à la position { $index } : on compte de 0 à { $last }
schwarzer-peter-other-card = { $card_The } n’est pas la carte à la position { $index }
schwarzer-peter-arrange = Seule la place { $seat } peut maintenant changer l’ordre de ses cartes : c’est là qu’on va tirer
schwarzer-peter-no-order = Pour changer l’ordre des cartes, il faut indiquer le nouvel ordre de toute la main
