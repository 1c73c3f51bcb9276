game-ueberall = Build Anywhere
    .about = Turn, look, place: get rid of your cards in the middle or on the other players’ piles, and shout when somebody overlooks a place.

UA-1 = This is a game for 2 to 6 players. All 80 cards are dealt out as evenly as possible (C-2). Each player’s cards
    lie in front of them as a face-down pile.
    .title = Deal

UA-2 = The player to the dealer’s left turns over the top card of their pile and puts it in the middle. That ends the
    turn.
    .title = Opening

UA-3 = Turn over your top card. If it is one higher than the top card in the middle, it goes there; colours do not
    matter, and the middle always comes first. If not, but it is one higher than the top of one or more of the other
    players’ open piles, it goes on one of these; you choose which. In both cases you turn over your next card. If it
    goes nowhere, put it on your own open pile, whether it fits there or not, and your turn is over.
    .title = Your turn

UA-4 = After 20 comes 1.
    .title = After the 20

UA-5 = As soon as a card has been placed (or given, see UA-7) and your face-down pile is empty, your whole open pile,
    that card included, is turned over and becomes your new face-down pile. This also happens in the middle of a turn.
    The card that was laid first is now on top, and the others have no top card of yours to build on.
    .title = Turning the pile over

UA-6 = The first player with no cards at all wins. If you like, you can play on for the other places until all the
    cards are in the middle (option `play_on`; it is off unless you choose it). Players without cards are then
    skipped.
    .title = End

UA-7 = With `attention: human` you have to keep your eyes open: a player may put a card on their own pile although it
    fits somewhere else. This is how you play at a table with people unless you choose otherwise. With
    `attention: perfect`, which is usual everywhere else, only the correct places are offered. The call goes like
    this: when somebody has just put a card on their own pile, any other player may call “Stop!” against them until
    the next card is turned, once per player and card. If the call is right, each of the other players in turn,
    clockwise from the left of the player who made the oversight, may give that player the bottom card of their own
    face-down pile. These gifts are put face down on top of that player’s pile one by one, so the last giver’s card
    ends up on top. Then the player to the left of the one who made the oversight takes a turn. The overlooked card
    stays where it is. What counts is which cards lay on top when it was placed, even if the pile has been turned over
    since. There is one right “Stop!” for each oversight, and a wrong call changes nothing. A player’s only card
    cannot be given away: nobody wins by a gift. A card that does not fit in the middle or on another player’s pile is
    refused there, and so is a card on another player’s pile while the middle fits; neither is an oversight. With the
    5,000th turned card the round ends at once, and whoever has the fewest cards wins (with `play_on`, the first
    player to run out of cards has won).
    .title = Stop!
