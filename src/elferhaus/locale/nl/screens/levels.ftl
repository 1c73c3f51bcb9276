# Hoe goed een bot speelt, en hoe hij bluft

level-about =
    { $level ->
        [little] Speelt erop los en ziet weleens iets over het hoofd: fijn om te leren en voor kinderen.
        [easy] Speelt rustig mee en vergeet weleens wat.
        [sharp] Let goed op, onthoudt veel en kent de foefjes.
        [expert] Speelt voor elke zet in gedachten uit wat er kan komen. Doe je best!
       *[steady] Speelt degelijk, zoals de meesten aan de keukentafel.
    }
level-styles = Bij het bluffen
level-mixed = gemengd
level-style-about =
    { $style ->
        [honest] Bluft alleen als het moet.
        [cheeky] Bluft graag en vaak.
        [poker-faced] Nu eens waar, dan weer bluf, en je merkt niets aan hem.
       *[mixed] Van alles wat: elke bot bluft op zijn eigen manier.
    }
