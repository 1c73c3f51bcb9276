# Elferhaus – spelregels van Raad de som

game-ratefix = Raad de som
    .about = Je kent alleen je eigen kaart, maar hoeveel is alles samen? Wie het slimst schat, pakt de slag. Voor 2 tot 4
        spelers.
RF-1 = Ieder krijgt een gedekte stapel: met 2 spelers 20 kaarten, met 3 spelers 13 en met 4 spelers 10. De rest doet
    niet mee, en niemand bekijkt die kaarten.
    .title = Delen
RF-2 = Iedereen bekijkt de eigen bovenste kaart en legt die gedekt in het midden. Dan noemt iedereen om de beurt, met
    de klok mee, hardop een schatting van de som. In de eerste slag begint de speler links van de deler, daarna
    telkens wie de vorige slag won.
    .title = De slag
RF-3 = Wie de som precies raadt of er het dichtst bij zit, erboven of eronder, wint de kaarten en legt ze open apart.
    Een getal dat al genoemd is, mag niemand nog eens noemen. Zitten er twee even dicht bij, dan wint wie van hen het
    eerst een getal noemde. Een schatting is een heel getal, minstens het aantal spelers en hoogstens 20 keer het
    aantal spelers.
    .title = Wie wint de slag
RF-4 = Zijn alle kaarten gespeeld, dan wint wie de meeste kaarten heeft gewonnen.
    .title = Einde
