# Snip Snap in vijf ideeën

lesson-schnipp-schnapp-1 = Verzamel kwartetten: vier keer hetzelfde getal. Om de beurt draait ieder een kaart om. Jij bent!
    .title = Kaart voor kaart
lesson-schnipp-schnapp-2 = Er liggen twee 7’s open! Wie het eerst Snap roept, krijgt de twee stapels. Snel!
    .title = Twee gelijke: Snap!
lesson-schnipp-schnapp-3 = Alle vier de 7’s zaten in die stapels: het kwartet is voor jou. De rest gaat onder je stapel. Draai verder!
    .title = Een kwartet!
lesson-schnipp-schnapp-4 = Niets is gelijk. Roep toch eens Snap, en kijk wat er gebeurt.
    .title = En als je je vergist?
lesson-schnipp-schnapp-5 = Jouw fout: je 3 moest naar het midden. Maar daar komt nog een 3! Roep Snip en pak het midden.
    .title = Als het midden: Snip!
