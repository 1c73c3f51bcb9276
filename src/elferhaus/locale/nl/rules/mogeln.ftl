# Elferhaus – spelregels van Jokken

game-mogeln = Jokken
    .about = Strak gezicht, kaart gedekt op tafel en hardop een getal: wie durft te jokken, en wie prikt erdoorheen? Voor
        3 tot 6 spelers.
MO-1 = Met 3 spelers speel je met de kaarten van 1 tot en met 9, met 4 spelers van 1 tot en met 10, met 5 of 6 spelers
    van 1 tot en met 15, telkens in alle vier de kleuren. Iedereen krijgt er evenveel in de hand.
    .title = Kaarten en delen
MO-2 = { $edition ->
        [space] De oudste begint (C-3),
       *[other] De speler links van de deler begint,
    } legt een kaart gedekt neer en zegt ‘één’, de volgende legt een kaart en zegt ‘twee’, en zo verder tot het laatste
    getal. Dan is de stapel klaar, en de volgende speler begint een nieuwe stapel bij één. { $edition ->
        [space] Het laatste getal is de hoogste kaart van het spel. Met de optie `count_to: twenty` tel je tot twintig
            (boven de hoogste kaart is dan elk getal gejokt); `count_to: highest` is de gewone manier.
       *[other] Het laatste getal is twintig; boven de hoogste kaart van het spel is dus elk getal gejokt. Met de optie
            `count_to: highest` tel je maar tot de hoogste kaart; `count_to: twenty` is de gewone manier.
    } Een stapel die klaar is, gaat uit het spel zodra de volgende kaart wordt gelegd. Je mag ook jokken als je het juiste
    getal wel in de hand hebt.
    .title = Tellen
MO-3 = { $edition ->
        [space] Iedereen behalve wie de kaart legde, mag eraan twijfelen en ‘Gejokt!’ roepen, tot de volgende kaart ligt.
            Wie het eerst roept, telt.
       *[other] Ben je aan de beurt, dan mag je de kaart die net vóór jou is gelegd geloven, of eraan twijfelen en
            ‘Gejokt!’ roepen.
    } Dan wordt omgedraaid wat het laatst is gelegd. Klopt het getal, dan krijgt de twijfelaar de hele stapel; klopt het
    niet, dan krijgt de legger hem. De kaarten die je krijgt, neem je in de hand. Eén keer roepen beslist over een zet. Wie
    er ook riep of de stapel kreeg: de speler links van de legger begint daarna een nieuwe stapel bij één. Aan een stapel
    die klaar is, mag je nog twijfelen tot de eerste kaart van de volgende stapel ligt.
    .title = Gejokt!
MO-4 = Je mag stiekem meer dan één kaart tegelijk leggen, zoveel je wilt. Wordt het ontdekt, dan krijg je de stapel.
    Elke andere speler mag ‘Te veel!’ roepen tot de volgende kaart ligt. Klopt dat, dan krijgt de legger de stapel;
    klopt het niet, dan krijgt de roeper hem. Ook als na een ‘Gejokt!’ (MO-3) meer dan één kaart tevoorschijn komt, is
    de legger erbij. Dit alles hoort bij de optie `sneak: true` (standaard). Je ziet dan hoeveel kaarten de anderen in
    de hand hadden vóór de zet waarover nog geroepen kan worden – anders zou elke stiekeme kaart meteen verraden zijn.
    Een lege hand zie je wel altijd als leeg, en hoeveel kaarten er in de stapel liggen, blijft verborgen. Met
    `sneak: false` legt iedereen één kaart en bestaat ‘Te veel!’ niet.
    .title = Meer kaarten tegelijk
MO-5 = { $edition ->
        [space] De optie `colour` bestaat in deze editie niet: alleen het getal moet kloppen, de kleur doet er niet toe.
       *[other] Met de optie `colour` kies je één kleur. Dan klopt een kaart alleen als hij ook die kleur heeft.
    }
    .title = Kleur
MO-6 = Wie als eerste geen kaarten meer heeft, wint. Maar die laatste zet moet wel standhouden: de winst telt pas als
    de volgende kaart ligt of als er over die zet ten onrechte is geroepen. Roept iemand terecht, dan krijgt de legger
    de stapel en gaat het spel door. Met de 2000e zet is de ronde meteen afgelopen, zonder dat er nog over geroepen
    wordt, en wint wie de minste kaarten heeft.
    .title = Einde
