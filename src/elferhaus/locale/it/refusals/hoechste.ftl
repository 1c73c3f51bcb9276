# hoechste

hoechste-play-without-card = Bisogna indicare quale carta è stata scelta
hoechste-own-colour = Il posto { $seat } ha ricevuto { $card_the }, ma ognuno ha solo il proprio colore
