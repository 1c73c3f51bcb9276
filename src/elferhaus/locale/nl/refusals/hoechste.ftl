# hoechste

hoechste-play-without-card = Bij het spelen hoort welke kaart je kiest
hoechste-own-colour = Stoel { $seat } kreeg { $card_the }, maar iedereen heeft alleen zijn eigen kleur
