# Apprendre à jouer, et les chemins de la maison

learn = Apprendre à jouer
    .about = Le chat te montre chaque jeu. Pas besoin de savoir quoi que ce soit.
    .first = Première fois ici ? En deux minutes, tu sais jouer.
learn-this = Apprendre ce jeu
learn-step = Étape { $number } sur { $count }
learn-skip = Passer
learn-go-on = Continuer
learn-nudge = Presque ! Touche ce qui est éclairé.
learn-nudge-possible = Ça irait aussi. Mais maintenant, touche ce qui est éclairé.
learn-end = Bravo !
    .skipped = Tu préfères jouer tout de suite ?
learn-end-line = Maintenant, tu connais « { $game } ».
    .skipped = Le chat te montrera « { $game } » quand tu voudras.
learn-play = Jouer maintenant
learn-another = Apprendre un autre jeu
learn-done = appris
more = Et aussi
more-replay = Revoir
more-family = Famille
