# zweikampf

zweikampf-colours = Ce jeu se joue avec exactement deux couleurs différentes
