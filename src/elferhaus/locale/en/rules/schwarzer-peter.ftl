game-schwarzer-peter = Old Maid
    .about = Collect pairs, draw from your neighbour, and whatever you do, do not be the one left with the card that has no twin.

SP-1 = Old Maid is a game for 2 to 6 players. You use two colours (option `colours`; unless you choose otherwise, red
    and blue), which makes 40 cards. With the option `short` you leave out the numbers from 17 to 20. One card is put
    aside without anyone seeing it; its twin, which is now alone, is the Old Maid. The rest is dealt as evenly as
    possible (C-2).
    .title = Cards

SP-2 = If you have a pair (two equal numbers), it is laid down at once, always: there is never a reason to keep one.
    .title = Pairs

SP-3 = The player to the dealer’s left starts (that seat counts as the `starter` even if it has no cards and is
    skipped). On your turn, draw one card from your left neighbour without seeing it, then lay down a pair if you have
    one. Your left neighbour is the next player clockwise who still holds cards. Players without cards are safe and
    are skipped. Before the draw, the player who is drawn from may rearrange their cards; whoever draws chooses a
    position. The next turn goes to the first player with cards to the left of the one who drew. Whether the round is
    over is checked after the pairs have been laid down at the beginning (SP-2) and after every draw. After 2,000
    draws the holder of the Old Maid loses.
    .title = Your turn

SP-4 = When only one card is left, its holder loses, and everyone else wins. If you like, you can agree on a forfeit
    for the loser (option `forfeit`, in your own words); unless you choose another, it is a black dot on the nose.
    .title = End
