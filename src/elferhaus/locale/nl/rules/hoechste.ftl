# Elferhaus – spelregels van De hoogste kaart wint

game-hoechste = De hoogste kaart wint
    .about = Iedereen heeft dezelfde elf getallen, maar wanneer speel jij je hoogste uit? Voor 2 tot 4 spelers.
HK-1 = Ieder heeft de kaarten van 1 tot en met 11 van een eigen kleur in de hand: stoel 0 rood, stoel 1 geel, stoel 2
    groen en stoel 3 blauw.
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
