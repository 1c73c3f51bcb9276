# Schwarzer Peter

peter-nth = { $number } von { $count }
peter-pairs = Paare auf dem Tisch
peter-pair = Ein Paar!
peter-came-from = { $card } kam von { $name }.
peter-choose = Welche Karte ziehst du?
peter-grins = grinst …
peter-pulls-from-you = { $name } zieht bei dir
peter-pulls-from = { $name } zieht bei { $from }
peter-backs-only = Schieb deine Karten um. { $name } sieht nur Rücken.
peter-cards-of =
    { $count ->
        [one] { $name }: eine verdeckte Karte
       *[other] { $name }: { $count } verdeckte Karten
    }
peter-hint-pull = Zieh eine Karte von { $name }.
peter-hint-arrange = Umstecken, solange du magst.
peter-how = Mit den Pfeilen von Karte zu Karte, mit Umschalt und Pfeil die Karte verschieben.
peter-pull = Diese Karte ziehen
peter-pull-any = Irgendeine ziehen
peter-shuffle = Mischen
peter-safe = sicher
peter-you-are-safe = Keine Karten mehr: Du bist sicher!
peter-dot = { $name } mit schwarzem Punkt auf der Nase
peter-left = blieb übrig
peter-aside = lag beiseite
peter-forfeit = Pfand: { $forfeit }
peter-did-pair =
    { $who ->
        [you] Ein Paar! Du legst zweimal die { $number }
       *[other] { $name } legt ein Paar: zweimal die { $number }
    }
peter-did-arrange =
    { $who ->
        [you] Du steckst deine Karten um
       *[other] { $name } steckt die Karten um
    }
peter-did-pull = { $name } zieht eine Karte von { $from }
peter-you-pulled = Du ziehst von { $from } { $card }
peter-pulled-from-you = { $name } zieht von dir { $card }
