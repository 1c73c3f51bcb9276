# zweikampf

zweikampf-colours = Dieses Spiel spielt man mit genau zwei verschiedenen Farben
