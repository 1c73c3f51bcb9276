# Revoir une partie

replay-look-back = Revoir
