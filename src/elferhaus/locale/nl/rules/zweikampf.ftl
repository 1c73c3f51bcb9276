# Elferhaus – spelregels van Duel

game-zweikampf = Duel
    .about = Kaart tegen kaart, jij tegen mij: de hoogste pakt ze allebei. Snel geleerd en heerlijk spannend, voor precies
        2 spelers.
    .variant-basic = Kort duel (basisspel)
    .variant-long = Lang duel
ZK-1 = Je speelt met twee kleuren, samen 40 kaarten; welke, kies je met de optie `colours` (standaard rood en { $edition ->
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
ZK-V1 = Variant `long`: jullie spelen door tot een van beiden alle kaarten heeft. Is je stapel op en heb je een kaart
    nodig, dan keer je de stapel met je gewonnen kaarten om en speel je daarmee verder. Wat je het eerst won, ligt dan
    bovenop; bij elke slag komen eerst de eigen kaarten van de winnaar en dan die van de ander, telkens de oudste
    eerst. Wie bij een gelijke stand geen kaart meer heeft om de knoop door te hakken, verliest die slag; hebben
    jullie er allebei geen meer, dan zijn de gelijke kaarten van niemand. Na 5000 omgedraaide paren wint wie de meeste
    kaarten heeft; hebben jullie er evenveel, dan delen jullie de winst.
    .title = Lang duel
