# Une seule couleur en cinq idées

lesson-farben-1 = Tu as déjà beaucoup de rouge. Voilà encore une carte rouge, et les grandes comptent plus : prends-la !
    .title = Une seule couleur
lesson-farben-2 = Qui n’a plus qu’une couleur peut terminer. Essaie : défausse le 3 bleu en disant « Terminé ! »
    .title = Déjà terminé ?
    .refused = Le 5 jaune est de trop
lesson-farben-3 = Après avoir pris une carte, on en défausse toujours une. Défausse le 3 bleu, sans terminer.
    .title = On prend, on défausse
lesson-farben-4 = Pas de carte rouge ouverte ? Alors prends-en une de la pioche.
    .title = Ou une surprise
lesson-farben-5 = Encore une rouge ! Défausse le 5 jaune et dis « Terminé ! » Qui a le plus de points dans une couleur gagne.
    .title = Terminé !
