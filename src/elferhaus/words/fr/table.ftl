# À chaque table, dans chaque jeu

card-back = Carte face cachée
joker-as = Joker à la place du { $card }
close = Fermer
to-the-house = À la maison
round-of = Manche { $round } sur { $rounds }
glow = Montrer ce qui convient
rules = Règles
which-rule = Quelle règle ?
menu = Menu
connecting = La porte s’ouvre…
show-result = Vers le résultat
go-on = Continuer
go-on-waits = On regarde encore
seat-free = libre
seat-turn = c’est son tour
seat-away = n’est pas là
seat-stand-in = un robot joue
your-hand = Ta main
your-turn = À toi
turn-of = À { $name } de jouer
paused = Pause
pause-by =
    { $who ->
        [you] Tu fais une pause.
        [nobody] On continue bientôt.
       *[other] { $name } fait une pause.
    }
fits = Convient.
fits-not = Ne convient pas encore.
row-empty = rangée { $colour } : encore vide
row-from-to = rangée { $colour } : de { $low } à { $high }
lay-here = Poser { $card_the } ici
do-lay = poser
do-lay-card = Poser { $card_the }
do-draw = Piocher
do-end = Finir le tour
do-keep = Garder
do-pass = Passer
row-task =
    { $task ->
       *[lay] Pose une carte qui convient.
        [more] Poses-en une autre ou finis le tour.
        [keep] Pose-la ou garde-la.
        [draw] Rien ne convient : pioche une carte.
        [end] Rien d’autre ne convient.
        [pass] Rien ne convient : tu dois passer.
    }
cards-count =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
stock-count =
    { $count ->
        [0] Pioche : vide
        [one] Pioche : une carte
       *[other] Pioche : { $count } cartes
    }
did-lay =
    { $who ->
        [you] Tu poses { $card_the }
       *[other] { $name } pose { $card_the }
    }
did-draw =
    { $who ->
        [you] Tu pioches une carte
       *[other] { $name } pioche une carte
    }
did-draw-card =
    { $who ->
        [you] Tu pioches { $card_the }
       *[other] { $name } pioche { $card_the }
    }
did-draw-many =
    { $who ->
        [you] Tu pioches { $count } cartes
       *[other] { $name } pioche { $count } cartes
    }
did-keep =
    { $who ->
        [you] Tu gardes la carte
       *[other] { $name } garde la carte
    }
did-pass =
    { $who ->
        [you] Tu passes
       *[other] { $name } passe
    }
log = Ce qui s’est passé
log-open = Ce qui s’est passé : ouvrir
log-empty = Il ne s’est encore rien passé.
away-played = { $name } a joué pour toi
away-back = Maintenant, c’est de nouveau toi qui joues.
away-read = C’est bon
bot-toaster = Grille-pain
bot-teapot = Théière
bot-clock = Horloge
bot-lamp = Lampe
bot-cactus = Cactus
bot-radio = Radio
bot-washer = Lave-linge
bot-mug = Tasse
faces = Montrer une frimousse
face-laugh = Rire
    .by = { $name } rit
face-wow = Surprise
    .by = { $name } n’en revient pas
face-love = Cœur
    .by = { $name } adore
face-cry = Pleurer
    .by = { $name } pleure
face-grumble = Ronchonner
    .by = { $name } ronchonne
face-cheer = Bravo
    .by = { $name } applaudit
menu-faces = Des frimousses à table
menu-faces-why = D’un geste, chacun peut montrer une frimousse de chat.
