# À chaque table, dans chaque jeu

card-back = Carte cachée
joker-as = Joker comme { $card }
close = Fermer
to-the-house = Vers la maison
round-of = Manche { $round } sur { $rounds }
glow = Montrer ce qui va
rules = Règles
menu = Menu
connecting = La porte s’ouvre…
show-result = Vers le résultat
seat-free = libre
seat-turn = c’est son tour
seat-away = s’est absenté(e)
seat-stand-in = un robot joue
your-hand = Ta main
your-turn = À toi
turn-of = Au tour de { $name }
paused = Pause
fits = Ça va.
fits-not = Ne va pas encore.
row-empty = { $colour } : encore vide
row-from-to = { $colour } : { $low } à { $high }
lay-here = Poser { $card } ici
do-lay = poser
do-lay-card = Poser { $card }
do-draw = Piocher
do-end = Finir le tour
do-keep = Garder
do-pass = Passer
cards-count =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
stock-count =
    { $count ->
        [one] Pioche : une carte
       *[other] Pioche : { $count } cartes
    }
did-lay =
    { $who ->
        [you] Tu poses { $card }
       *[other] { $name } pose { $card }
    }
did-draw =
    { $who ->
        [you] Tu pioches une carte
       *[other] { $name } pioche une carte
    }
did-draw-card =
    { $who ->
        [you] Tu pioches { $card }
       *[other] { $name } pioche { $card }
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
bot-toaster = Grille-pain
bot-teapot = Théière
bot-clock = Horloge
bot-lamp = Lampe
bot-cactus = Cactus
bot-radio = Radio
bot-washer = Lave-linge
bot-mug = Tasse
