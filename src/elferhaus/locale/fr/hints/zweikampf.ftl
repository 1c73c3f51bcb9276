# Conseils pour La bataille

hint-zweikampf-luck = Ici, rien à choisir, c’est la chance qui joue : retourne une carte
hint-zweikampf-tied = Égalité : { $count } cartes attendent le gagnant, retourne la suite
