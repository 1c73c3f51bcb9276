# The seal of a match

fair-seal = Sealed cards
fair-title = Were the cards fair?
fair-none = This match has no seal: its table was opened before the house began to seal cards.
fair-promised = The house made a promise
fair-promised-how = Before the first deal it fixed a secret and showed everyone its seal. From then on it could change nothing.
fair-added = Every device added a number
fair-added-how = Drawn by lot when the seal was already there. So not even the house could pick the cards.
fair-left-out = no number, not there in time
fair-bot = a bot adds none
fair-day = The cards follow from the date
fair-day-how = So they are the same in every house, and no house can choose them.
fair-same = Everyone gets the same cards
fair-same-how = So no device adds a number. They follow from a secret of this house.
fair-dealt = All cards follow from these
fair-dealt-how = Every deal, every shuffle and every drawing of lots in the match.
fair-opened = The secret is revealed
fair-opened-how = Now anyone can check.
fair-check = Check it yourself
fair-right = Everything is right.
fair-counted = { $deals ->
        [one] One deal
       *[other] { $deals } deals
    } and { $shuffles ->
        [0] no further shuffle
        [one] one further shuffle
       *[other] { $shuffles } further shuffles
    } checked, here on this device.
fair-mine = It is the seal that this device saw before, and its number is in it.
fair-not-mine = This device did not see the seal before. Whoever played along checks it on their own device.
fair-wrong = Something is wrong here.
fair-wrong-secret = The revealed secret does not match the seal.
fair-wrong-unopened = The secret was not revealed.
fair-wrong-deal = The cards of round { $round } do not follow from it (line { $line } of the record).
fair-wrong-shuffle = A shuffle in round { $round } does not follow from it (line { $line } of the record).
fair-wrong-number = This device’s number is not where it belongs: it came too late, another device added one for the same seat, or the house left it out.
fair-wrong-bot = The house added a number for a bot: so it could have picked the cards.
fair-wrong-taken-back = Before this match the house took back a promise that this device had already answered.
fair-unreadable = This record cannot be read.
fair-not = What the seal does not show: whether two players let each other see their cards.
