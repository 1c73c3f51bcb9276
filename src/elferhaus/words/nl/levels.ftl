# Hoe goed een bot speelt, en hoe hij bluft

level-about =
    { $level ->
        [little] Speelt erop los en ziet weleens iets over het hoofd: fijn om te leren en voor kinderen.
        [easy] Speelt rustig mee en vergeet weleens wat.
        [sharp] Let goed op, onthoudt veel en kent de foefjes.
        [expert] Bedenkt vóór elke zet wat er allemaal kan gebeuren. Doe je best!
       *[steady] Speelt degelijk, zoals de meesten aan de keukentafel.
    }
level-mixed = gemengd
level-styles = Stijl
