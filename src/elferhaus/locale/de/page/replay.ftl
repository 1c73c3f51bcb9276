# Eine Partie noch einmal ansehen

replay-look-back = Rückschau
