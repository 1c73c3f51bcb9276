# Raad de som in vijf ideeën

lesson-ratefix-1 = Hoeveel zijn de drie kaarten samen? Je ziet alleen jouw 12. Tel 10 voor elk van de andere: zeg 32!
    .title = Hoeveel samen?
lesson-ratefix-2 = Het is 34. Jouw 32 zit er het dichtst bij: de drie kaarten zijn voor jou. Wie er aan het eind de meeste heeft, wint.
    .title = Het dichtst erbij!
lesson-ratefix-3 = Wie wint, raadt eerst. Zitten er twee even dichtbij, dan wint wie eerder raadde. 4 en twee keer 10: zeg 24!
    .title = Nu raad jij als eerste
lesson-ratefix-4 = Jammer, iemand zat er dichterbij. Nu heb je een 11. Met twee keer 10 is dat 31. Probeer maar: zeg 31!
    .title = En 31?
    .refused = De 31 is al weg
lesson-ratefix-5 = Elk getal mag maar één keer gezegd worden. Neem dan die ernaast: zeg 30!
    .title = Er vlak naast
