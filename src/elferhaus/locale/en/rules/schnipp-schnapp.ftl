game-schnipp-schnapp = Snip Snap
    .about = Eyes open, voice ready: whoever first spots two equal numbers and shouts the right word carries off the piles.
    .variant-basic = One after another
    .variant-together = All together

SS-1 = Snip Snap is a game for 2 to 6 players, played in real time. All 80 cards are dealt out as evenly as possible
    (C-2). If you have a quartet (four equal numbers), set it aside. Shuffle the rest of your cards and put them in
    front of you, face down.
    .title = Deal

SS-2 = The player to the dealer’s left starts. Going clockwise, each player who has cards turns over their top card
    onto their own open pile. Whatever was called in between, the next to turn is always the next player with cards to
    the left of the one who turned last.
    .title = Turning cards

SS-3 = There is a match when the same number lies on top of the open piles of two or more players. It stands for as
    long as it can be seen, even after further cards have been turned. The first player with cards to call “Snap!”,
    whether their own pile is part of it or not, takes those open piles of the other players that are part of a match
    (`takes: matching`; this is how you play unless you choose otherwise). In edition 2013 you may also choose
    `takes: all`: then the caller takes all the open piles of the others. The caller puts the cards in order: first
    their own open pile, if there is one, then the piles taken, clockwise from the caller’s left, each with its bottom
    card first. Quartets (four equal numbers) are set aside. The rest goes under the caller’s own face-down pile and
    will later be turned in that order.
    .title = Snap!

SS-4 = If you call when nothing matches, or call the wrong word, your open pile goes on top of the middle pile, in the
    order in which it lies. If you have no open pile, nothing moves. Matches that remain can still be called. If both
    words are possible, either is right. You have one call for each turned card. Some calls are ignored and are no
    mistake: any further call by you, any call after a right call or a tie until the next card is turned, and “Snap!”
    by a player without cards.
    .title = Mistakes

SS-5 = “Snip!” is right if the card turned last can still be seen and has the same number as the top card of the
    middle pile, which must have been lying there before that card was turned. Anyone may call it. The caller takes
    the middle pile and nothing else, bottom card first, sets aside the quartets in it, and puts the rest under their
    own face-down pile. The caller’s own open pile stays where it is.
    .title = Snip!

SS-6 = Right calls, of either word, that come at most `tie_ms` milliseconds after the first right one make a tie (50
    unless you choose otherwise, with delays on the line evened out). Nobody wins; each of these callers puts their
    own open pile under their own face-down pile, bottom card first. Mistakes made in that moment are carried out
    afterwards.
    .title = Tie

SS-7 = If it is your turn to turn a card and you have none lying face down, first shuffle your whole open pile and
    make it your new face-down pile.
    .title = New pile

SS-8 = If you have no cards left, you are out, but a right “Snip!” can bring you back in.
    .title = Out and back

SS-9 = Whoever has the most quartets wins. Before every turn it is checked whether the game is over: it ends as soon
    as no further call can succeed, that is, when no number is held by two different players, face down or open, and
    no player holds the number on top of the middle pile. It also ends after 2,000 turned cards. Each player then sets
    aside the quartets among their own cards. Cards in the middle belong to nobody.
    .title = End

SS-V1 = Choose `together`. On “3–2–1–go” all players who have cards turn one over at the same time: that is one beat.
    You may call only after it, once per player and beat. The “card turned last” now means any card of that beat, and
    the 2,000 still counts single cards. Whoever has the most cards at the end wins, quartets and own piles together.
    The game ends just as in SS-9.
    .title = All together
