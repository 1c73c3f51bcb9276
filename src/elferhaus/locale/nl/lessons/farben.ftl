# Kleuren sparen in vijf ideeën

lesson-farben-1 = Je hebt al veel rood. Daar ligt nog een rode kaart, en hoge tellen meer: pak hem!
    .title = Spaar één kleur
lesson-farben-2 = Wie nog maar één kleur heeft, mag stoppen. Probeer het: leg de blauwe 3 weg en zeg ‘Klaar!’
    .title = Al klaar?
    .refused = De gele 5 zit in de weg
lesson-farben-3 = Als je een kaart hebt gepakt, leg je er altijd een weg. Leg de blauwe 3 weg, zonder te stoppen.
    .title = Eén erbij, één weg
lesson-farben-4 = Ligt er niets roods open? Pak dan een kaart van de stapel.
    .title = Of een verrassing
lesson-farben-5 = Weer een rode! Leg de gele 5 weg en zeg ‘Klaar!’ De meeste punten in één kleur winnen.
    .title = Klaar!
