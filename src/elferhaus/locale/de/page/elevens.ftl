# 11 Elevens am Tisch

elevens-did-bridge =
    { $who ->
        [you] Du legst { $card } über eine Brücke
       *[other] { $name } legt { $card } über eine Brücke
    }
elevens-did-joker =
    { $who ->
        [you] Du legst einen Joker als { $card }
       *[other] { $name } legt einen Joker als { $card }
    }
elevens-did-joker-bridge =
    { $who ->
        [you] Du legst einen Joker als { $card } über eine Brücke
       *[other] { $name } legt einen Joker als { $card } über eine Brücke
    }
elevens-did-swap =
    { $who ->
        [you] Du tauschst { $card } gegen den Joker
       *[other] { $name } tauscht { $card } gegen den Joker
    }
elevens-did-discard =
    { $who ->
        [you] Du wirfst einen Joker ab
       *[other] { $name } wirft einen Joker ab
    }
elevens-did-bonus =
    { $who ->
        [you] Seite voll: Du bekommst eine Bonuskarte
       *[other] Seite voll: { $name } bekommt eine Bonuskarte
    }
elevens-four-rows = Die vier Reihen
elevens-row = { $colour }: { $runs }
elevens-map = Übersicht über alle Spalten
elevens-columns = Spalten { $from } bis { $to }
elevens-look = { $card } zeigen
elevens-bridge-here = { $card } über eine Brücke legen
elevens-joker-here = Joker als { $card } legen
elevens-joker-bridge-here = Joker als { $card } über eine Brücke legen
elevens-swap-here = { $card } gegen den Joker tauschen
elevens-span = Brücke: { $upper } – { $lower }
elevens-build = Brücke bauen ({ $upper } – { $lower }) und { $card } legen
elevens-build-joker = Brücke bauen ({ $upper } – { $lower }) und den Joker als { $card } legen
elevens-bridges =
    { $count ->
        [one] eine Brücke
       *[other] { $count } Brücken
    }
elevens-bonus =
    { $count ->
        [one] eine Bonuskarte
       *[other] { $count } Bonuskarten
    }
elevens-out =
    { $count ->
        [one] Aus dem Spiel: ein Joker
       *[other] Aus dem Spiel: { $count } Joker
    }
elevens-laid =
    { $count ->
        [one] In diesem Zug: eine von vier Karten
       *[other] In diesem Zug: { $count } von vier Karten
    }
elevens-of-four = { $count } von 4
elevens-hint-joker = Tippe auf einen hellen Platz
elevens-hint-swap = Zählt nicht als gelegte Karte
elevens-hint-bridge = Das kostet eine Brücke
elevens-hint-duty = Der Stapel ist leer: Du musst anlegen
elevens-hint-swapped = Jetzt noch eine Karte legen oder einen Joker abwerfen
elevens-note-swap = Kann den Joker ablösen.
elevens-note-bridge = Passt über eine Brücke.
elevens-do-swap = Tauschen
elevens-do-bridge = Brücke +
elevens-do-discard = Abwerfen
