# La maison : choisir un jeu, rejoindre, continuer

home-guest = Invité
home-welcome = Quel plaisir de te voir,
home-now = Jouer tout de suite
home-now-line = { $game } contre trois robots. Rien à savoir, le chat t’aide.
home-go-on = Continuer
home-tables = Tes tables
home-forget = Oublier la table { $code }
home-choose-game = Choisir un jeu
home-players = Joueurs :
home-join = Rejoindre
home-code = Code
home-knock = Toc toc
home-as-screen = Montrer cette table sur le grand écran
home-code-empty = Quelle table ? Tape son code.
home-code-unknown = Aucune table derrière ce code.
home-too-many = Ça fait beaucoup d’un coup. Attends un instant.
home-no-line = La maison ne répond pas pour l’instant.
home-again = Réessayer
open-table = Ouvrir la table
play-with-bots =
    { $count ->
        [1] Jouer avec un robot
       *[other] Jouer avec { $count } robots
    }
take-this-game = On joue à ça
who-plays = Qui joue ?
    .places = Places à table
place-bot = Place { $number } : robot
place-number = Place { $number }
places-open = Touche une place libre et un robot s’assoit. Le reste attend les gens qui ont le code.
bots-level = Comment jouent les robots ?
rules-of = Règles du jeu
rules-title = Règles : { $game }
rules-here = Les règles de cette table
rules-in-edition = Les règles de cette édition
rules-refused = Ce n’était pas permis
rules-back = Continuer à jouer
rounds-count =
    { $count ->
        [1] une manche
       *[other] { $count } manches
    }
edition-short =
    { $edition ->
        [space] Espace
        [elevens] 11 Elevens
        [house] Règles maison
       *[other] { $edition }
    }
edition-line = On joue selon le livret « { $edition } ».
