game-mogeln = Bluff
    .about = Count aloud, lay face down and keep a straight face: who is telling the truth, and who dares to call the bluff?

MO-1 = Bluff is a game for 3 to 6 players. With 3 players you use the cards from 1 to 9, with 4 players those from 1
    to 10, with 5 or 6 players those from 1 to 15, always in all four colours. They are dealt out evenly, and you take
    yours into your hand.
    .title = Cards

MO-2 = { $edition ->
        [space] The oldest player begins (C-3).
       *[other] The player to the dealer’s left begins.
    } The starter lays a card face down and says “one”, the next player lays a card and says “two”, and so on up to the last
    number. Then the pile is finished, and the next player starts a new one at “one”. { $edition ->
        [space] The last number is the highest card in the game (option `count_to: highest`); with `count_to: twenty` you
            count up to twenty instead, and above the highest card every number is a bluff.
       *[other] The last number is twenty (option `count_to: twenty`), so above the highest card every number is a bluff; with
            `count_to: highest` you count only up to the highest card in the game.
    } A finished pile leaves the game when the next card is laid. You may bluff even if you hold the right number.
    .title = Counting

MO-3 = { $edition ->
        [space] Anyone except the player who laid it may doubt the card laid last, until the next card is laid; the first call
            counts.
       *[other] When it is your turn, you may doubt the card laid just before instead of believing it.
    } Call “Bluff!”, and what was laid last is turned face up. If it is right, the doubter takes the whole pile; if it is
    wrong, the player who laid it takes the pile. Cards you take go into your hand. One call settles the matter for that
    lay. Whoever called and whoever took the pile, the player to the left of the one who laid then starts a new pile at
    “one”. A finished pile, too, can be doubted until the first card of the next pile is laid.
    .title = Bluff!

MO-4 = You may secretly lay more than one card, as many as you like. But if it is noticed, you take the pile. Until
    the next card is laid, any other player may call “Too many!”. If that is right, the player who laid takes the
    pile; if it is wrong, the caller does. If a doubt (MO-3) turns up more than one card, that also counts against the
    player who laid. So that nobody is given away, you see the number of cards in the others’ hands as it was before
    the lay that can still be called; an empty hand is always shown as empty, and the number of cards in the pile is
    hidden. All this holds with `sneak: true`, which is how you play unless you choose otherwise. With `sneak: false`
    there are neither several cards at once nor “Too many!”.
    .title = Several cards

MO-5 = { $edition ->
        [space] The space edition does not have the option `colour` (C-5).
       *[other] If you agree on one colour (option `colour`), only cards of that colour count as right.
    }
    .title = One colour counts

MO-6 = The first player with no cards wins. But the last lay must stand: the win counts only when the next card is
    laid or when a call against that lay has failed. If a call is right, the player who laid takes the pile and play
    goes on. With the 2,000th lay the round ends at once, that lay can no longer be called, and whoever has the fewest
    cards wins.
    .title = End
