# Elfer raus! in zeven ideeën

lesson-elfer-raus-1 = Wie het eerst geen kaarten meer heeft, wint. Een 11 mag er altijd uit: leg je gele 11!
    .title = Elf eruit!
lesson-elfer-raus-2 = De rode rij loopt tot 13. Dus past jouw 14. Leg hem erbij!
    .title = Altijd de buur
lesson-elfer-raus-3 = De groene rij stopt bij 12. Probeer het maar eens met je 15.
    .title = En de 15?
    .refused = Er ontbreekt iets
lesson-elfer-raus-4 = Je mag zoveel kaarten leggen als er passen. Nu past er geen meer: eindig je beurt.
    .title = Je beurt is klaar
lesson-elfer-raus-5 = De groene 14 ontbreekt nog. Pak dan een kaart van de stapel, hoogstens drie.
    .title = Past er niets?
lesson-elfer-raus-6 = De blauwe 13 hoort naast de 12. Een gepakte kaart die past, leg je meteen.
    .title = Hij past!
lesson-elfer-raus-7 = Iemand heeft de 14 gelegd. Nu past jouw 15: leg hem en win!
    .title = De laatste kaart
