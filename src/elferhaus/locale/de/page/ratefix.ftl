# Ratefix

ratefix-trick = Stich { $number } von { $of }
ratefix-eye = Nur du siehst deine { $number }
ratefix-possible = möglich { $least } bis { $most }
ratefix-ask = Wie viel ist das zusammen?
ratefix-waits = { $name } rät gerade
ratefix-taken =
    { $who ->
        [you] { $sum } hast du schon gesagt.
       *[other] { $sum } hat { $name } schon gesagt.
    }
ratefix-try = Frei sind { $below } und { $above }.
ratefix-try-one = Frei ist { $number }.
ratefix-from-to = { $least } bis { $most }
ratefix-taken-short = vergeben
ratefix-say = Sagen
ratefix-say-sum = { $sum } sagen
ratefix-delete = Löschen
ratefix-more = Eins mehr
ratefix-key-taken = { $digit }: { $sum } hat { $name } schon gesagt
ratefix-display = Deine Zahl
ratefix-line = Geratene Summen auf dem Zahlenstrahl von { $least } bis { $most }
ratefix-pin = { $name } rät { $sum }
ratefix-off =
    { $count ->
        [0] genau!
       *[other] { $count } daneben
    }
ratefix-wins =
    { $who ->
        [you] Du nimmst die { $count } Karten und rätst zuerst.
       *[other] { $name } nimmt die { $count } Karten und rät zuerst.
    }
ratefix-wins-last =
    { $who ->
        [you] Du nimmst die letzten { $count } Karten.
       *[other] { $name } nimmt die letzten { $count } Karten.
    }
ratefix-next = Nächster Stich
ratefix-middle = In der Mitte
ratefix-face-down = { $name }: verdeckte Karte
ratefix-did-guess =
    { $who ->
        [you] Du rätst { $sum }
       *[other] { $name } rät { $sum }
    }
ratefix-did-trick =
    { $who ->
        [you] Es sind { $sum }: Du gewinnst den Stich
       *[other] Es sind { $sum }: { $name } gewinnt den Stich
    }
