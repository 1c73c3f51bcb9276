# Build Anywhere in six ideas

lesson-ueberall-1 = The 7 lies in the middle. Your 8 is one higher: tap the middle! Whoever has no cards left first wins.
    .title = Always one higher
lesson-ueberall-2 = When a card fits, you turn the next one. Your 4 fits on your neighbour’s 3. Put it there!
    .title = On the others’ piles too
lesson-ueberall-3 = There is no 11 for your 12. Then it stays with you, and your turn is over.
    .title = It fits nowhere
lesson-ueberall-4 = Somebody was asleep: the 9 belongs in the middle, on the 8! Call “Stop!”
    .title = Stop!
lesson-ueberall-5 = Whoever is caught gets a card from everybody. Give away your bottom one!
    .title = A little present
lesson-ueberall-6 = The 11 lies in the middle. Your last card is the 12: put it there and win!
    .title = The last card
