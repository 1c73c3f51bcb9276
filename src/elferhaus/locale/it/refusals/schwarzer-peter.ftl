# schwarzer-peter

schwarzer-peter-colours = Questo gioco si fa con esattamente due colori diversi
schwarzer-peter-neighbour = Pesca dal posto { $seat }: è il prossimo a sinistra che ha ancora carte
schwarzer-peter-index = Non c’è nessuna carta in posizione { $index }: si conta da 0 a { $last }
schwarzer-peter-other-card = { $card_The } non è la carta in posizione { $index }
schwarzer-peter-arrange = Ora solo il posto { $seat } può cambiare l’ordine delle sue carte: è lì che si pesca
schwarzer-peter-no-order = Per cambiare l’ordine bisogna indicare il nuovo ordine di tutte le carte in mano
