# Le pouilleux

peter-nth = { $number } sur { $count }
peter-pairs = Paires sur la table
peter-pair = Une paire !
peter-came-from = { $card } vient de chez { $name }.
peter-choose = Quelle carte prends-tu ?
peter-grins = sourit en coin …
peter-pulls-from-you = { $name } pioche chez toi
peter-pulls-from = { $name } pioche chez { $from }
peter-backs-only = Déplace tes cartes. { $name } ne voit que les dos.
peter-cards-of =
    { $count ->
        [one] { $name } : une carte cachée
       *[other] { $name } : { $count } cartes cachées
    }
peter-hint-pull = Prends une carte à { $name }.
peter-hint-arrange = Range tes cartes comme tu veux.
peter-how = Les flèches passent d’une carte à l’autre ; Maj et une flèche déplacent la carte.
peter-pull = Prendre celle-ci
peter-pull-any = Prendre au hasard
peter-shuffle = Mélanger
peter-safe = sauvé
peter-you-are-safe = Plus de cartes : te voilà hors de danger !
peter-dot = { $name } avec un point noir sur le nez
peter-left = est restée
peter-aside = était de côté
peter-forfeit = Gage : { $forfeit }
peter-did-pair =
    { $who ->
        [you] Une paire ! Tu poses les deux { $number }
       *[other] { $name } pose une paire : les deux { $number }
    }
peter-did-arrange =
    { $who ->
        [you] Tu déplaces tes cartes
       *[other] { $name } déplace ses cartes
    }
peter-did-pull = { $name } prend une carte à { $from }
peter-you-pulled = Chez { $from } tu prends { $card }
peter-pulled-from-you = { $name } te prend { $card }
