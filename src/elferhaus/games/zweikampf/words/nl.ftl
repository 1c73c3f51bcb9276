### The game and its rules

game-zweikampf = Duel
    .about = Kaart tegen kaart, jij tegen mij: de hoogste pakt ze allebei. Snel geleerd en heerlijk spannend, voor precies
        2 spelers.
    .variant-basic = Kort duel (basisspel)
    .variant-long = Lang duel
ZK-1 = Je speelt met twee kleuren, samen 40 kaarten; welke, kies je met de optie `colours` (standaard rood en
    { $edition ->
        [space] paarsblauw
       *[other] blauw
    }). Ieder krijgt 20 kaarten als gedekte stapel.
    .title = Kaarten en delen
ZK-2 = Jullie draaien allebei een kaart om. Wie de hoogste heeft, krijgt ze allebei. Zijn ze gelijk, dan draait ieder
    nog een kaart om, en de winnaar krijgt ze allemaal.
    .title = Omdraaien
ZK-3 = Het spel is uit als de stapels één keer zijn doorgespeeld. Wie de meeste kaarten heeft, wint. Zijn de
    allerlaatste kaarten gelijk, dan zijn de kaarten van dat gelijkspel van niemand.
    .title = Einde
ZK-V1 =
    { $edition ->
        [space] Deze variant bestaat niet in de ruimte-editie (C-5).
       *[other] Variant `long`: jullie spelen door tot een van beiden alle kaarten heeft. Is je stapel op en heb je
        een kaart nodig, dan keer je de stapel met je gewonnen kaarten om en speel je daarmee verder. Wat je het eerst
        won, ligt dan bovenop; bij elke slag komen eerst de eigen kaarten van de winnaar en dan die van de ander,
        telkens de oudste eerst. Wie bij een gelijke stand geen kaart meer heeft om de knoop door te hakken, verliest
        die slag; hebben jullie er allebei geen meer, dan zijn de gelijke kaarten van niemand. Na 5000 omgedraaide
        paren wint wie de meeste kaarten heeft; hebben jullie er evenveel, dan delen jullie de overwinning.
    }
    .title = Lang duel

### What a table can choose

choose-zweikampf-colours = Welke twee kleuren?
    .about = De andere blijven in de doos.
variants-zweikampf =
    .basic = Elke stapel wordt één keer gespeeld.
    .long = Er wordt gespeeld tot iemand alle kaarten heeft.

### At the table

duel-you = Jij
duel-turn = Omdraaien
duel-turn-label =
    { $count ->
        [one] Omdraaien, nog één kaart
       *[other] Omdraaien, nog { $count } kaarten
    }
duel-down = gedekt
duel-won = gewonnen
duel-won-count =
    { $count ->
        [one] Eén kaart gewonnen
       *[other] { $count } kaarten gewonnen
    }
duel-hint = Draai je bovenste kaart om.
duel-wait-for = Wachten op { $name }
duel-hint-both = Ieder draait de eigen kaart om.
duel-beats =
    { $who ->
        [you] Jouw { $high } verslaat de { $low }!
       *[other] { $name } wint: { $high } verslaat { $low }
    }
duel-equal = Gelijk: twee keer de { $number }
duel-out =
    { $who ->
        [you] Gelijk, en jij hebt geen kaart meer
       *[other] Gelijk, en { $name } heeft geen kaart meer
    }
duel-tie = Gelijk!
duel-again = Alweer gelijk!
duel-wait = { $count } kaarten wachten op de winnaar
duel-nobody = { $count } kaarten zijn van niemand

### What the coach says was done

coach-did-zweikampf-turn = { $name } draait een kaart om

### Why not

zweikampf-colours = Dit spel speel je met precies twee verschillende kleuren

### Hints

hint-zweikampf-luck = Hier valt niets te kiezen, het is puur geluk: draai een kaart om
hint-zweikampf-tied = Gelijk: { $count } kaarten wachten op de winnaar, draai de volgende om

### The lesson

lesson-zweikampf-1 = Jullie draaien allebei je bovenste kaart om. De hoogste pakt ze allebei. Tik op je stapel!
    .title = De hoogste wint
lesson-zweikampf-2 = De twee kaarten zijn voor jou. Wie er aan het eind de meeste heeft, wint. Draai verder!
    .title = 14 slaat 9
lesson-zweikampf-3 = De 17 was hoger dan jouw 6. Geeft niets: de volgende twee zijn misschien voor jou. Draai om!
    .title = Deze keer niet
lesson-zweikampf-4 = Twee keer 8: de kaarten blijven liggen. De volgende twee beslissen over alle vier. Draai om!
    .title = Gelijk!
lesson-zweikampf-5 = Alle vier zijn voor jou! Nu heeft ieder nog één kaart. Draai om en win!
    .title = De laatste twee

### Wat het huis ervan zegt

edition-zweikampf =
    { $edition ->
        [space] Alleen het korte duel.
       *[other] We spelen volgens het boekje ‘{ $leaflet }’.
    }

### Prijzen

prize-zweikampf-run = De winnende reeks
    .why = { $count } keer achter elkaar hoger
prize-zweikampf-catch = De dikke vis
    .why = { $count } kaarten in één keer gewonnen
prize-zweikampf-underdog = De kleine reus
    .why = Gewonnen met de { $count }
