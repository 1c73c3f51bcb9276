# Elferhaus – spelregels van Kleuren sparen

game-farben = Kleuren sparen
    .about = Pak, ruil en spaar tot je hand maar één kleur heeft – en sluit de ronde af voordat een ander het doet. Voor 2
        tot 6 spelers.
FS-1 = Met 2 of 3 spelers krijgt ieder 9 kaarten, met 4 of 5 spelers 8 en met 6 spelers 7. De rest is de trekstapel.
    De bovenste vier kaarten daarvan leg je open naast elkaar: zo beginnen de vier open stapels.
    .title = Delen
FS-2 = Pak de bovenste kaart van de trekstapel of de bovenste kaart van een van de open stapels. Leg dan één handkaart
    op een open stapel. Heb je een plaats leeggemaakt, dan leg je hem dáár, want er zijn altijd vier open stapels. Een
    kaart die je van een open stapel hebt gepakt, mag je in dezelfde beurt nergens weer neerleggen; een kaart van de
    trekstapel wel. Is de trekstapel aan het begin van een beurt leeg, dan schud je op dat moment alle kaarten die
    onder de vier bovenste liggen tot een nieuwe trekstapel. Liggen er daar geen, dan kun je alleen van de open stapels pakken.
    .title = Je beurt
FS-3 = Heb je nog maar één kleur in de hand, dan mag je aan het einde van je eigen beurt ‘Klaar!’ zeggen en de ronde
    afsluiten. Daarna speelt niemand meer verder.
    .title = Klaar!
FS-4 = Iedereen telt per kleur de getallen in de eigen hand op; alleen de kleur met de hoogste som telt. Wie na alle
    rondes de meeste punten heeft, wint. Leuk voor een partij: zoveel rondes als er spelers zijn. In de eerste ronde
    begint de speler links van de deler, in elke volgende ronde de verliezer van de vorige. Zijn er meer
    verliezers met evenveel punten, dan begint de eerste van hen met de klok mee, te beginnen bij wie de vorige ronde
    begon. Heeft na 300 beurten, van alle spelers samen, nog niemand de ronde afgesloten, dan tel je de punten zoals
    het er dan voor staat.
    .title = Punten
