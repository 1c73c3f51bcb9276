# The same cards for all

cards-title = The same cards for all
cards-day = Deal of the day
cards-day-how = Today everyone plays this one game with the same cards, in every house, against { $bots } good bots. The first time counts, after that it is practice.
cards-play = Play
cards-go-on = Play on
cards-practise = Practise again
cards-playing = still playing
cards-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
cards-better = Better than { $count } in 100
cards-as = Who is playing?
cards-as-why = Under one name each deal counts only once. What was begun can go on on any device.
cards-deals =
    { $count ->
        [one] 1 deal
       *[other] { $count } deals
    }
cards-more = More
cards-drop = Delete
cards-drop-sure = Really delete?
cards-play-next = Play deal { $number }
cards-new = A new comparison
cards-new-how = Everyone plays the same cards, whenever and wherever they like. Luck is the same for all; what is left is skill.
cards-name = Name
cards-name-example = Sunday round
cards-game = Game
cards-how-many = How many deals
cards-make = Set up
cards-looking = It will be here in a moment…
cards-deal-number = Deal { $number } is played
cards-field = { $players ->
    [one] { $players } of { $of } other players has already played these cards…
   *[other] { $players } of { $of } other players have already played these cards…
}
cards-among = Among { $of } players like the bots, with these very cards.
cards-counts = This one counts.
cards-practice = This was practice.
cards-best = The best match with these cards: { $points }. Yours: { $mine }.
cards-best-line = Best match
cards-share = Share
cards-copied = Copied
cards-board = To the comparison
cards-way = How you play
cards-alone = Each alone
cards-together = At one table
cards-together-how = You sit together and play all deals. Then everyone moves on one seat and the same cards come again, until everybody has had every hand. What is left is skill.
cards-people = How many people
cards-people-count = { $count } people at one table
cards-sit = Join in
cards-deal-of = Deal { $number } of { $deals }
cards-turn = Seating { $turn } of { $turns }
cards-kept-back = These cards come again. Replay and coach are there once everything has been played.
cards-next = Next deal
cards-next-turn = Move on one seat
cards-all-played = Everybody has had every hand. The comparison is complete.
cards-waits = It begins once every seat is taken. On the other devices: open the same comparison and join in, or scan the code.
cards-hands = { $done } of { $all } hands
cards-end = End the comparison
    .line = What has been played counts. Nothing more is played here.
    .sure = Really end it?
cards-ended = The comparison has ended here. What has been played counts.
cards-waits-for = The game is waiting. What a bot plays to its end does not count for { $name }.
