# Elferhaus – spelregels van Snip Snap

game-schnipp-schnapp = Snip Snap
    .about = Ogen open en vlug met het juiste woord: ‘Snap!’ of ‘Snip!’ – wie het eerst roept, spaart de meeste kwartetten.
        Voor 2 tot 6 spelers, en het gaat om snelheid.
    .variant-basic = Om de beurt (basisspel)
    .variant-together = Allemaal tegelijk
SS-1 = Alle 80 kaarten worden zo gelijk mogelijk verdeeld (C-2). Heb je zelf al kwartetten (vier gelijke getallen),
    dan leg je die apart. De rest schud je en leg je als gedekte stapel voor je neer.
    .title = Delen
SS-2 = De speler links van de deler begint. Met de klok mee draait telkens de volgende speler die kaarten heeft de
    eigen bovenste kaart om en legt die op de eigen open stapel. Wat er ook geroepen is: daarna is de
    eerstvolgende speler met kaarten links van wie het laatst omdraaide aan de beurt.
    .title = Omdraaien
SS-3 = Er is een paar als op de open stapels van twee of meer spelers hetzelfde getal bovenop ligt. Het geldt zolang
    het te zien is, ook als er daarna nog andere kaarten zijn omgedraaid. Ben je de eerste speler met kaarten die
    ‘Snap!’ roept – of je nu bij het paar hoort of niet – dan krijg je de open stapels van de andere spelers die bij
    een paar horen (optie `takes: matching`, standaard). Met `takes: all`, naar de Franse spelregels en alleen in
    editie 2013, krijg je alle open stapels van de anderen. Neem eerst je eigen open stapel, als je die hebt, en dan
    de gewonnen stapels met de klok mee vanaf je linkerbuur, van elke stapel de onderste kaart eerst. Kwartetten (vier
    gelijke getallen) leg je apart; de rest gaat onder je eigen gedekte stapel, zodat je de kaarten later in die
    volgorde omdraait.
    .title = Snap!
SS-4 = Roep je terwijl er niets te vinden is, of roep je het verkeerde woord, dan gaat je open stapel, in dezelfde
    volgorde, boven op de stapel in het midden. Heb je geen open stapel, dan gebeurt er niets. Wat er dan nog te
    roepen is, mag gewoon nog geroepen worden. Kunnen beide woorden, dan zijn ze allebei goed. Je mag per omgedraaide
    kaart één keer roepen. Niet meegeteld, en dus ook geen fout, zijn: vaker roepen; roepen na een juiste roep of na
    een gelijke stand, tot de volgende kaart ligt; en ‘Snap!’ van iemand zonder kaarten.
    .title = Vergissing
SS-5 = ‘Snip!’ is goed als de laatst omgedraaide kaart nog te zien is en hetzelfde getal heeft als de bovenste kaart
    in het midden, die daar al lag voordat er werd omgedraaid. Iedereen mag het roepen, ook wie geen kaarten meer
    heeft. Je krijgt alleen de stapel in het midden, de onderste kaart eerst: kwartetten daaruit leg je apart, de rest
    gaat onder je eigen gedekte stapel. Je eigen open stapel blijft liggen.
    .title = Snip!
SS-6 = Volgt een juiste roep, met welk van de twee woorden ook, hoogstens `tie_ms` milliseconden op de eerste juiste
    (standaard 50, nadat de vertraging van de verbinding is verrekend), dan is het gelijk en wint niemand. Van
    al deze juiste roepers, ook van de eerste, gaat de open stapel onder de eigen gedekte stapel, de onderste
    kaart eerst. Vergissingen binnen die tijd worden daarna afgehandeld.
    .title = Gelijk geroepen
SS-7 = Moet je omdraaien en heb je geen gedekte kaart meer, dan schud je eerst je hele open stapel tot een nieuwe
    gedekte stapel.
    .title = Gedekte stapel op
SS-8 = Wie geen kaarten meer heeft, ligt eruit, maar mag met een ‘Snip!’ terugkomen.
    .title = Eruit en terug
SS-9 = Wie de meeste kwartetten heeft, wint. Vóór elke beurt wordt gekeken of de ronde voorbij is: dat is zo zodra
    geen enkele roep meer kan lukken (geen getal dat twee verschillende spelers hebben, gedekt of open, en niemand
    heeft het getal dat in het midden bovenop ligt), of na 2000 omgedraaide kaarten. Ieder legt dan nog de kwartetten
    uit de eigen kaarten apart. De kaarten in het midden zijn van niemand.
    .title = Einde
SS-V1 = Variant `together`: op ‘3–2–1–nu!’ draait iedereen die kaarten heeft tegelijk een kaart om; dat is één tel.
    Roepen mag pas daarna, één keer per speler en per tel. De ‘laatst omgedraaide kaart’ is dan elke kaart van die
    tel. De grens van 2000 slaat op kaarten. Wie aan het einde de meeste kaarten heeft, kwartetten en eigen stapels
    samen, wint. Het einde komt op hetzelfde moment als in SS-9.
    .title = Allemaal tegelijk
