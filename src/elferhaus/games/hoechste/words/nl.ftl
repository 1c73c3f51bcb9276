### The game and its rules

game-hoechste = De hoogste kaart wint
    .about = Iedereen heeft dezelfde elf getallen, maar wanneer speel jij je hoogste uit? Voor 2 tot 4 spelers.
HK-1 = Ieder heeft de kaarten van 1 tot en met 11 van een eigen kleur in de hand: de eerste stoel rood, de tweede
    geel, de derde groen en de vierde blauw.
    .title = Kaarten
HK-2 = Iedereen kiest in het geheim een kaart, en jullie draaien ze tegelijk om. Wie de hoogste heeft, krijgt ze
    allemaal.
    .title = De slag
HK-3 = Is de hoogste kaart er meer dan één keer, dan blijven de kaarten liggen: ze gaan naar de winnaar van de
    volgende slag.
    .title = Gelijk
HK-4 = Is de hoogste kaart in de laatste slag er meer dan één keer, dan zijn deze kaarten en alles wat nog lag te
    wachten van niemand.
    .title = Gelijk aan het eind
HK-5 = Na 11 slagen wint wie de meeste kaarten heeft.
    .title = Einde

### At the table

hoechste-you = Jij
hoechste-ready = klaar
hoechste-laid = gelegd
hoechste-thinks = denkt na…
hoechste-you-choose = jij kiest
hoechste-tied = even hoog
hoechste-takes = pakt alles
hoechste-won =
    { $count ->
        [one] één kaart gewonnen
       *[other] { $count } kaarten gewonnen
    }
hoechste-left = Nog in de hand: { $cards }
hoechste-lay-here = Hier gedekt neerleggen
hoechste-trick = Slag { $number } van { $of }
hoechste-pot =
    { $count ->
        [one] één kaart te winnen
       *[other] { $count } kaarten te winnen
    }
hoechste-tie =
    { $count ->
        [2] { $number } tegen { $number }!
       *[other] { $count } keer de { $number }!
    }
hoechste-nobody-wins = Niemand wint deze slag.
hoechste-best =
    { $who ->
        [you] Jouw { $number } is de hoogste!
       *[other] { $name } wint met de { $number }
    }
hoechste-takes-cards =
    { $who ->
        [you] Jij pakt alle { $count } kaarten.
       *[other] { $name } pakt alle { $count } kaarten.
    }
hoechste-tray = Wachtende kaarten
hoechste-waiting =
    { $count ->
        [one] Eén kaart wacht
       *[other] { $count } kaarten wachten
    }
hoechste-nobody =
    { $count ->
        [one] Eén kaart is voor niemand
       *[other] { $count } kaarten zijn voor niemand
    }
hoechste-next-wins = De volgende slag is er { $count } waard.
hoechste-memo = Geheugensteun
hoechste-choose = Kies een kaart
hoechste-waits = { $name } denkt nog na…
hoechste-waits-many = { $count } denken nog na…
hoechste-play = gedekt leggen
hoechste-play-card = { $card_The } gedekt leggen
hoechste-did-tie = Gelijkspel met de { $number }: de kaarten blijven liggen
hoechste-did-trick =
    { $who ->
        [you] Jij wint de slag met de { $number }
       *[other] { $name } wint de slag met de { $number }
    }
hoechste-you-chose = Jij legt { $card } gedekt neer
hoechste-did-choose = { $name } heeft gekozen

### What the coach says was done

coach-did-hoechste-play = { $name } kiest { $card_the }

### Why not

hoechste-play-without-card = Bij het spelen hoort welke kaart je kiest
hoechste-own-colour = { $seat } kreeg { $card_the }, maar iedereen heeft alleen zijn eigen kleur

### Hints

hint-hoechste-sure = Niemand kan { $card_the } verslaan: alle { $count } kaarten zijn voor jou
hint-hoechste-last = { $card_The } is de enige kaart die je nog hebt
hint-hoechste-bid = Er wachten { $count } kaarten: dat is een hoge waard, { $card_the }
hint-hoechste-save = Laat anderen vechten om de { $count } kaarten die wachten: speel { $card_the }, bewaar { $other_the }
hint-hoechste-keep = Er wacht niets: speel { $card_the } en bewaar { $other_the } voor later
hint-hoechste-lot = Er wacht niets: speel wat niemand verwacht, bijvoorbeeld { $card_the }

### The lesson

lesson-hoechste-1 = Iedereen heeft de getallen 1 tot en met 11 en legt er één gedekt neer. De hoogste pakt alles. Leg
    je 11!
    .title = Iedereen kiest in het geheim
lesson-hoechste-2 = Gewonnen! Maar nu is de 11 weg. Bewaar je hoge kaarten en leg nu de kleine 2.
    .title = Elke kaart maar één keer
lesson-hoechste-3 = De gele 10 heeft gewonnen, en nu is die ook weg. Probeer het met je 8!
    .title = Een slag voor de anderen
lesson-hoechste-4 = Even hoog: niemand wint, de kaarten wachten. Wie daarna wint, krijgt alles. Leg je 10!
    .title = 8 tegen 8
lesson-hoechste-5 = Zes kaarten ineens! Onthoud wat al weg is: jouw 7 is nu de hoogste. Leg hem!
    .title = Goed onthouden

### Prijzen

prize-hoechste-catch = De dikke vis
    .why = { $count } kaarten in één keer gewonnen
prize-hoechste-thrift = Het spaarvarken
    .why = Slag gewonnen met de { $count }
prize-hoechste-run = De winnende reeks
    .why = { $count } slagen achter elkaar
