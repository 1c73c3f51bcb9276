# Bluff in six ideas

lesson-mogeln-1 = Everybody counts in turn and lays a card face down. You say “two”: lay your 2! Whoever has no cards left first wins.
    .title = Say the next number
lesson-mogeln-2 = Your neighbour says “five”. But you have all four 5s! Call “Cheated!”
    .title = That cannot be true!
lesson-mogeln-3 = Whoever is caught takes the whole pile. Now you say “one” and have no 1: lay a 5! Nobody can see it.
    .title = Now you cheat
lesson-mogeln-4 = Nobody noticed! Now you say “five”: this time really lay a 5.
    .title = Honest this time
lesson-mogeln-5 = Whoever is wrong takes the pile! Now you say “four”: secretly lay both 5s. Let’s hope nobody calls “Too many!”
    .title = Secretly two at once
lesson-mogeln-6 = You say “eight” and really have an 8. Lay it and win!
    .title = The last card
