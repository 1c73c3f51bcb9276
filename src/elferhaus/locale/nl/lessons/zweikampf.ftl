# Duel in vijf ideeën

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
