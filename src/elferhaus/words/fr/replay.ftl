# Revoir une partie

replay-look-back = Revoir

# Revoir une partie

replay-title = Revoir la partie
replay-past = Tes dernières parties
replay-drop = Dépose une partie ici
replay-let-go = Lâche !
replay-opening = On ouvre la partie…
replay-choose-file = Choisir un fichier
replay-what-file = Un enregistrement est un fichier qui finit par .jsonl. Tu peux le télécharger après chaque partie.
replay-bad-line = Quelque chose ne va pas à la ligne { $line }
replay-the-line = Ligne { $line } du fichier
replay-not-over = Cette partie n’est pas finie. Vous pourrez la revoir quand elle le sera.
replay-nothing = Il n’y a pas de partie à voir ici.
replay-too-large = Ce fichier est trop gros pour un enregistrement.
replay-too-often = Ça fait beaucoup de parties d’un coup. Réessaie dans un instant.
replay-no-line = La maison ne répond pas. Réessaie dans un instant.
replay-back = Retour
replay-which-match = Quelle partie ?
replay-match = Partie { $match }
replay-share = Partager
replay-copied = Lien copié
replay-record = Télécharger
replay-whose-eyes = Avec les yeux de qui ?
replay-all-open = Tout ouvert
replay-all-hands = Toutes les mains
replay-watch = Regarder
replay-moves = Coups
replay-dealt = Manche { $round }
replay-controls = Lecture
replay-first = Au début
replay-step-back = Un coup en arrière
replay-play = Lire
replay-pause = Pause
replay-step = Un coup en avant
replay-last = À la fin
replay-tempo = Tempo : { $tempo } fois
replay-step-number = Coup
replay-step-of = Coup { $step } sur { $steps }
