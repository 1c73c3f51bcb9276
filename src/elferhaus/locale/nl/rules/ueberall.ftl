# Elferhaus – spelregels van Overal aanleggen

game-ueberall = Overal aanleggen
    .about = Eén hoger, en weg ermee: in het midden of bij je buren – wie goed oplet, raakt als eerste alle kaarten kwijt.
        Voor 2 tot 6 spelers.
UA-1 = Alle 80 kaarten worden zo gelijk mogelijk verdeeld (C-2). Ieder legt de eigen kaarten als gedekte stapel voor
    zich neer.
    .title = Delen
UA-2 = De speler links van de deler draait de bovenste kaart om en legt die in het midden. Daarmee is die beurt
    voorbij.
    .title = Beginnen
UA-3 = Draai je bovenste kaart om. Is die precies één hoger dan de bovenste kaart in het midden, dan leg je hem daar;
    de kleur doet er niet toe, en het midden gaat altijd voor. Past hij daar niet, maar is hij één hoger dan de
    bovenste kaart van een of meer open stapels van anderen, dan leg je hem op een daarvan; welke, kies je zelf. In
    beide gevallen draai je de volgende kaart om. Kan het nergens, dan komt de kaart op je eigen open stapel, of hij
    daar nu past of niet, en is je beurt voorbij.
    .title = Je beurt
UA-4 = Na de 20 komt de 1.
    .title = Na de twintig
UA-5 = Zodra een kaart is neergelegd (of weggegeven, UA-7) en de gedekte stapel van die speler leeg is, wordt de hele
    open stapel, die kaart inbegrepen, omgekeerd: dat is de nieuwe gedekte stapel. Dat gebeurt ook midden in een
    beurt. De kaart die het eerst werd gelegd, ligt nu bovenop, en de anderen hebben daar even geen open kaart om op
    aan te leggen.
    .title = Stapel omkeren
UA-6 = Wie als eerste helemaal geen kaarten meer heeft, wint. Met de optie `play_on` (standaard uit) speel je door om
    de volgende plaatsen, tot alle kaarten in het midden liggen; wie geen kaarten heeft, wordt dan overgeslagen.
    .title = Einde
UA-7 = Met de optie `attention: human` (standaard aan een tafel met mensen) moet je zelf opletten: je kunt een kaart
    op je eigen stapel leggen terwijl hij ergens anders past. Met `attention: perfect` (standaard in alle andere
    gevallen) krijg je alleen de juiste plaatsen aangeboden. Heeft iemand net een kaart op de eigen stapel gelegd, dan
    mag elke andere speler ‘Stop!’ roepen tot de volgende kaart wordt omgedraaid, één keer per stoel en per kaart.
    Heeft de roeper gelijk, dan mogen alle anderen, met de klok mee vanaf de linkerbuur van wie niet oplette, de
    onderste kaart van hun eigen gedekte stapel weggeven. Die cadeautjes komen één voor één gedekt boven op de stapel
    van wie niet oplette, dat van de laatste gever bovenop. Daarna is de speler links van wie niet oplette aan de
    beurt. De vergeten kaart blijft liggen waar hij ligt. Wat telt, zijn de bovenste kaarten op het moment van neerleggen,
    ook als de stapel intussen is omgekeerd. Per vergissing telt één terechte ‘Stop!’; een onterechte roep verandert
    niets. Je enige kaart kun je niet weggeven: niemand wint met een cadeautje. Leg je een kaart in het midden of op
    andermans stapel terwijl hij daar niet past, of op andermans stapel terwijl hij in het midden past, dan wordt die
    zet geweigerd; dat is geen vergissing. Met de 5000e omgedraaide kaart is de ronde meteen afgelopen en wint wie de
    minste kaarten heeft (met `play_on` heeft gewonnen wie als eerste uit was).
    .title = Stop!
