# Snip Snap in five ideas

lesson-schnipp-schnapp-1 = Collect quartets: four of the same number. Everyone turns a card in turn. It is your go!
    .title = Card by card
lesson-schnipp-schnapp-2 = There are two 7s on top! Whoever calls Snap first gets both piles. Quick!
    .title = Two alike: Snap!
lesson-schnipp-schnapp-3 = All four 7s were in the piles: the quartet is yours. The rest goes under your pile. Turn another!
    .title = A quartet!
lesson-schnipp-schnapp-4 = Nothing is alike. Call Snap all the same, and see what happens.
    .title = And if you are wrong?
lesson-schnipp-schnapp-5 = Your mistake: your 3 had to go to the middle. But here comes another 3! Call Snip and take the middle.
    .title = Like the middle: Snip!
