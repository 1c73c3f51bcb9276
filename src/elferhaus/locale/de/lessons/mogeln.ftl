# Mogeln in sechs Gedanken

lesson-mogeln-1 = Alle zählen reihum und legen verdeckt dazu. Du sagst „zwei“: Leg deine 2! Wer zuerst keine Karten mehr hat, gewinnt.
    .title = Sag die nächste Zahl
lesson-mogeln-2 = Dein Nachbar sagt „fünf“. Aber alle vier Fünfen hast du! Ruf „Gemogelt!“
    .title = Das kann nicht stimmen!
lesson-mogeln-3 = Wer erwischt wird, nimmt den ganzen Stapel. Nun sagst du „eins“ und hast keine 1: Leg eine 5! Niemand sieht es.
    .title = Jetzt mogelst du
lesson-mogeln-4 = Keiner hat etwas gemerkt! Jetzt sagst du „fünf“: Leg diesmal wirklich eine 5.
    .title = Diesmal ehrlich
lesson-mogeln-5 = Wer sich irrt, nimmt den Stapel selbst! Nun sagst du „vier“: Leg heimlich beide Fünfen. Hoffentlich ruft niemand „Zu viele!“
    .title = Heimlich zwei auf einmal
lesson-mogeln-6 = Du sagst „acht“ und hast wirklich eine 8. Leg sie und gewinn!
    .title = Die letzte Karte
