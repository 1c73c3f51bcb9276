# hoechste

hoechste-play-without-card = A play must say which card is chosen
hoechste-own-colour = Seat { $seat } was dealt { $card_the }, but everyone holds only their own colour
