# zweikampf

zweikampf-colours = Questo gioco si fa con esattamente due colori diversi
