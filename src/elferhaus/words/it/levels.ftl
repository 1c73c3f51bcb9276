# Come gioca un bot, e come bluffa

level-about =
    { $level ->
        [little] Gioca d’istinto e si lascia sfuggire qualcosa: ideale per imparare e per i bambini.
        [easy] Gioca con calma e ogni tanto dimentica qualcosa.
        [sharp] Sta attento, ricorda molto e conosce i trucchi.
        [expert] Prima di ogni mossa immagina che cosa può succedere. Mettici impegno!
       *[steady] Gioca discretamente, come quasi tutti al tavolo della cucina.
    }
level-mixed = misto
level-styles = Stile
