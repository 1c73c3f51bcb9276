# Consigli per Vince la più alta

hint-hoechste-sure = Nessuno può battere { $card_the }: le { $count } carte sono tue
hint-hoechste-last = { $card_The } è l’unica carta che ti resta
hint-hoechste-bid = { $count } carte aspettano: vale la pena una carta alta, { $card_the }
hint-hoechste-save = Lascia che gli altri lottino per le { $count } carte: gioca { $card_the }, tieni { $other_the }
hint-hoechste-keep = Non aspetta niente: gioca { $card_the } e tieni { $other_the } per dopo
hint-hoechste-lot = Non aspetta niente: gioca quello che nessuno si aspetta, per esempio { $card_the }
