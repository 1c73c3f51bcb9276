# schwarzer-peter

schwarzer-peter-colours = Dieses Spiel spielt man mit genau zwei verschiedenen Farben
schwarzer-peter-neighbour = Zieh bei Platz { $seat }: Das ist der nächste Platz links, der noch Karten hat
schwarzer-peter-index = An Stelle { $index } steckt keine Karte: Gezählt wird von 0 bis { $last }
schwarzer-peter-other-card = { $card_The } ist nicht die Karte an Stelle { $index }
schwarzer-peter-arrange = Umstecken darf jetzt nur Platz { $seat }: Dort wird gleich gezogen
schwarzer-peter-no-order = Zum Umstecken gehört die neue Reihenfolge aller Handkarten
