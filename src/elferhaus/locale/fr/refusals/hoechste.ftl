# hoechste

hoechste-play-without-card = Il faut indiquer quelle carte est choisie
hoechste-own-colour = La place { $seat } a reçu { $card_the }, mais chacun n’a que sa propre couleur
