### The game and its rules

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
    Een getal dat al genoemd is, mag niemand nog eens noemen. Zitten er twee even dichtbij, dan wint wie van hen het
    eerst een getal noemde. Een schatting is een heel getal, minstens het aantal spelers en hoogstens 20 keer het
    aantal spelers.
    .title = Wie wint de slag
RF-4 = Zijn alle kaarten gespeeld, dan wint wie de meeste kaarten heeft gewonnen.
    .title = Einde

### At the table

ratefix-trick = Slag { $number } van { $of }
ratefix-eye = Alleen jij ziet jouw { $number }
ratefix-possible = mogelijk: { $least } t/m { $most }
ratefix-ask = Hoeveel is dat samen?
ratefix-waits = { $name } raadt nu
ratefix-taken =
    { $who ->
        [you] { $sum } heb jij al gezegd.
       *[other] { $sum } heeft { $name } al gezegd.
    }
ratefix-try = { $below } en { $above } zijn vrij.
ratefix-try-one = { $number } is vrij.
ratefix-from-to = { $least } t/m { $most }
ratefix-taken-short = al gezegd
ratefix-say = Zeggen
ratefix-say-sum = { $sum } zeggen
ratefix-delete = Wissen
ratefix-more = Eén meer
ratefix-key-taken = { $digit }: { $sum } heeft { $name } al gezegd
ratefix-display = Jouw getal
ratefix-line = Geraden sommen op de getallenlijn van { $least } tot en met { $most }
ratefix-pin = { $name } raadt { $sum }
ratefix-off =
    { $count ->
        [0] precies!
       *[other] { $count } ernaast
    }
ratefix-wins =
    { $who ->
        [you] Jij pakt de { $count } kaarten en raadt als eerste.
       *[other] { $name } pakt de { $count } kaarten en raadt als eerste.
    }
ratefix-wins-last =
    { $who ->
        [you] Jij pakt de laatste { $count } kaarten.
       *[other] { $name } pakt de laatste { $count } kaarten.
    }
ratefix-middle = In het midden
ratefix-face-down = { $name }: gedekte kaart
ratefix-did-guess =
    { $who ->
        [you] Jij raadt { $sum }
       *[other] { $name } raadt { $sum }
    }
ratefix-did-trick =
    { $who ->
        [you] Het is { $sum }: jij wint de slag
       *[other] Het is { $sum }: { $name } wint de slag
    }

### What the coach says was done

coach-did-ratefix-guess = { ratefix-did-guess }

### Why not

ratefix-range = { $sum } kan de som niet zijn: die is minstens { $least } en hoogstens { $most }
ratefix-named = { $sum } is in deze slag al genoemd: kies een ander getal

### Hints

hint-ratefix-last = Zeg { $sum }: bij elke som van { $low } tot en met { $high } zit jij er het dichtst bij
hint-ratefix-exact = Zeg { $sum }: als de som precies klopt, win je
hint-ratefix-astray = Zeg { $sum }, een beetje ernaast: zo raadt niemand jouw { $number }
hint-ratefix-mean = Zeg { $sum }: jouw { $number }, en ongeveer { $mean } voor elke andere kaart
hint-ratefix-high = Zeg { $sum }: { $name } zei { $number }, dat klinkt als een hoge kaart
hint-ratefix-low = Zeg { $sum }: { $name } zei { $number }, dat klinkt als een lage kaart

### The lesson

lesson-ratefix-1 = Hoeveel zijn de drie kaarten samen? Je ziet alleen jouw 12. Tel 10 voor elk van de andere: zeg 32!
    .title = Hoeveel samen?
lesson-ratefix-2 = Het is 34. Jouw 32 zit er het dichtst bij: de drie kaarten zijn voor jou. Wie er aan het eind de meeste heeft, wint.
    .title = Het dichtst erbij!
lesson-ratefix-3 = Wie wint, raadt eerst. Zitten er twee even dichtbij, dan wint wie eerder raadde. 4 en twee keer 10: zeg 24!
    .title = Nu raad jij als eerste
lesson-ratefix-4 = Jammer, iemand zat er dichterbij. Nu heb je een 11. Met twee keer 10 is dat 31. Probeer maar: zeg 31!
    .title = En 31?
    .refused = De 31 is al weg
lesson-ratefix-5 = Elk getal mag maar één keer gezegd worden. Neem dan het getal ernaast: zeg 30!
    .title = Er vlak naast

### Prijzen

prize-ratefix-bullseye = De roos
    .why = { $count } keer precies goed geraden
prize-ratefix-run = De gelukkige reeks
    .why = { $count } slagen achter elkaar
prize-ratefix-hair = De haarbreedte
    .why =
        { $count ->
            [one] { $count } slag met maar 1 ernaast
           *[other] { $count } slagen met maar 1 ernaast
        }
