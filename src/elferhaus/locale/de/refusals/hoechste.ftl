# hoechste

hoechste-play-without-card = Beim Ausspielen muss stehen, welche Karte gewählt ist
hoechste-own-colour = Platz { $seat } hat { $card_the } bekommen, aber jeder hat nur seine eigene Farbe
