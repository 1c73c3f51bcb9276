# Schnipp-Schnapp en cinq idées

lesson-schnipp-schnapp-1 = Rassemble des quatuors : quatre fois le même nombre. Chacun retourne une carte à son tour. À toi !
    .title = Carte après carte
lesson-schnipp-schnapp-2 = Deux 7 sont là ! Qui crie Schnapp le premier gagne les deux piles. Vite !
    .title = Deux pareilles : Schnapp !
lesson-schnipp-schnapp-3 = Les quatre 7 étaient dans ces piles : le quatuor est à toi. Le reste va sous ta pile. Continue !
    .title = Un quatuor !
lesson-schnipp-schnapp-4 = Rien n’est pareil. Crie quand même Schnapp une fois, et regarde ce qui se passe.
    .title = Et si on se trompe ?
lesson-schnipp-schnapp-5 = Ton erreur : ton 3 a dû aller au milieu. Mais voilà un autre 3 ! Crie Schnipp et prends le milieu.
    .title = Comme au milieu : Schnipp !
