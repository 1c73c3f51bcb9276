# Collecting Colours in five ideas

lesson-farben-1 = You already have a lot of red. There is one more red card, and high ones count more: take it!
    .title = Collect one colour
lesson-farben-2 = Whoever has only one colour may close the round. Try it: put away the blue 3 and close.
    .title = Close already?
    .refused = The yellow 5 is in the way
lesson-farben-3 = After taking a card you always put one away. Put away the blue 3, without closing.
    .title = Take one, drop one
lesson-farben-4 = No red card lying open? Then draw one from the pile.
    .title = Or a surprise
lesson-farben-5 = Red again! Put away the yellow 5 and close the round. The most points in one colour win.
    .title = Done!
