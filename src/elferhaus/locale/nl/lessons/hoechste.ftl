# De hoogste kaart wint in vijf ideeën

lesson-hoechste-1 = Iedereen heeft de getallen 1 tot en met 11 en legt er één gesloten neer. De hoogste pakt alles. Leg je 11!
    .title = Iedereen kiest in het geheim
lesson-hoechste-2 = Gewonnen! Maar nu is de 11 weg. Bewaar je hoge kaarten en leg nu de kleine 2.
    .title = Elke kaart maar één keer
lesson-hoechste-3 = De gele 10 heeft gewonnen, en nu is die ook weg. Probeer het met je 8!
    .title = Een slag voor de anderen
lesson-hoechste-4 = Even hoog: niemand wint, de kaarten wachten. Wie daarna wint, krijgt alles. Leg je 10!
    .title = 8 tegen 8
lesson-hoechste-5 = Zes kaarten ineens! Onthoud wat al weg is: jouw 7 is nu de hoogste. Leg hem!
    .title = Goed onthouden
