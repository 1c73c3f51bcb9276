# Ratefix in fünf Gedanken

lesson-ratefix-1 = Was ergeben die drei Karten? Du siehst nur deine 12. Denk dir für die anderen je 10: Sag 32!
    .title = Wie viel zusammen?
lesson-ratefix-2 = Es sind 34. Deine 32 ist am nächsten: Du bekommst alle drei Karten. Wer am Ende die meisten hat, gewinnt.
    .title = Am nächsten dran!
lesson-ratefix-3 = Wer gewinnt, rät zuerst. Sind zwei gleich nah, gewinnt, wer früher geraten hat. 4 und zweimal 10: Sag 24!
    .title = Jetzt rätst du zuerst
lesson-ratefix-4 = Schade, da war jemand näher. Diesmal hast du eine 11. Mit zweimal 10 sind das 31. Sag ruhig 31!
    .title = Und die 31?
    .refused = Die 31 ist schon weg
lesson-ratefix-5 = Jede Zahl darf nur einmal gesagt werden. Dann nimm eine daneben: Sag 30!
    .title = Knapp daneben ist auch gut
