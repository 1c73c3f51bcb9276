game-mau-mau = Mau-Mau
    .about = Leg wat past in kleur of getal. De 7 deelt kaarten uit, de 8 laat wachten, de 11 wenst.

MM-1 = Iedereen krijgt vijf van de 80 kaarten. De volgende kaart wordt omgedraaid en begint de stapel, de rest is de
    trekstapel. De speler links van de deler begint.
    .title = Kaarten en delen
MM-2 = Wie aan de beurt is, mag één kaart leggen: in de kleur of met het getal van de bovenste kaart van de stapel, of in
    de gewenste kleur.
    .title = Wat past
MM-3 = Na een 7 trekt de volgende speler twee kaarten. Na een 8 slaat de volgende speler een beurt over.
    .title = Zevens en achten
MM-4 = Een 11 past op elke kaart. Wie hem legt, wenst een kleur: de volgende kaart moet die hebben of weer een 11 zijn.
    .title = De 11 wenst
MM-5 = Wie niet kan of wil leggen, trekt een kaart van de trekstapel, en de beurt is voorbij. Is er geen trekstapel en
    past er niets, dan sla je over.
    .title = Trekken en overslaan
MM-6 = Is de trekstapel op, dan wordt de stapel geschud tot een nieuwe; alleen de bovenste kaart blijft liggen.
    .title = Een nieuwe trekstapel
MM-7 = Wie de laatste kaart legt, beëindigt de ronde en heeft hem gewonnen. De getallen in de andere handen zijn punten;
    wie de minste heeft, wint. Na 1000 beurten is het hoe dan ook afgelopen.
    .title = Einde en punten

mau-mau-misfit =
    { $card_The } past niet bij { $top_the }: leg iets in { $colour ->
        [red] rood
        [yellow] geel
        [green] groen
       *[blue] blauw
    }, hetzelfde getal of een 11
mau-mau-wish = Alleen met een 11 wens je een kleur, en dan zeg je welke
mau-mau-no-stock = Er valt niets te trekken
mau-mau-no-pass = Je kunt nog iets leggen of trekken

view-mau-mau-pile = Stapel
view-mau-mau-stock = Trekstapel
view-mau-mau-wished = Gewenst
view-mau-mau-turns = Beurten
do-mau-mau-lay =
    { $colour ->
        [none] Leggen
        [red] Rood wensen
        [yellow] Geel wensen
        [green] Groen wensen
       *[blue] Blauw wensen
    }
    .ask = Welke kleur wens je?
do-mau-mau-draw = Kaart trekken
do-mau-mau-pass = Overslaan
told-mau-mau-lay =
    { $colour ->
        [none] { $name } legt { $card_the }
        [red] { $name } legt { $card_the } en wil rood
        [yellow] { $name } legt { $card_the } en wil geel
        [green] { $name } legt { $card_the } en wil groen
       *[blue] { $name } legt { $card_the } en wil blauw
    }
told-mau-mau-draw = { $name } trekt een kaart
told-mau-mau-pass = { $name } slaat over
told-mau-mau-penalty = { $name } moet { $count } kaarten trekken
