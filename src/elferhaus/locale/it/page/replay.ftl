# Rivedere una partita

replay-look-back = Rivedi
