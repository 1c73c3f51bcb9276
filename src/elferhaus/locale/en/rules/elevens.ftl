game-elevens = 11 Elevens
    .about = Four rows around the 11s, jokers that change hands and bridges from row to row: close whole sides, collect the bonus cards, and do not get caught with high numbers.
    .variant-basic = Full game
    .variant-start = Start variant

EE-1 = 11 Elevens is a game for 2 to 6 players. There are 84 number cards (four colours, 1 to 21), 4 jokers, 15
    bridges and 7 bonus cards. Lay the four 11s out one below another: each of them begins a row. The order of the
    colours is up to you (option `rows`; if you choose nothing, it is shuffled), and it matters: rows next to each
    other are neighbours. The top row and the bottom row have only one neighbour each; they are not neighbours of each
    other.
    .title = Layout

EE-2 = Shuffle the other 80 number cards together with the 4 jokers. With 2 or 3 players everyone gets 20 cards and 4
    bridges, with 4 players 15 cards and 3 bridges, with 5 players 12 cards and 3 bridges, with 6 players 12 cards and
    2 bridges. Bridges that are left over go out of the game. The cards that are left over are the stock.
    .title = Deal

EE-3 = The youngest player begins (C-3). On your turn you either lay 1 to 4 cards or take the top card of the stock;
    then your turn is over. As long as there are cards in the stock, nobody has to lay. A turn in which you lay ends
    when you say so or when your hand is empty, never by itself. After your fourth card you can only make swaps
    (EE-5a) or end your turn.
    .title = Your turn

EE-4 = Every number card has its own place: in the row of its colour, at its number, from 1 to 21. A card fits if its
    place is empty and a place directly beside it in the same row (one lower or one higher) is filled, or if a bridge
    leads to it (EE-7).
    .title = What fits

EE-5 = A joker stands in for any number card, at a place where that card would fit. It counts as one of your 4 cards.
    .title = Joker

EE-5a = On your turn you may replace a joker on the table with the number card it stands for. You take the joker into
    your hand and may use it at once or later. You may only swap in a turn in which you lay 1 to 4 cards. The swap is
    not one of the 4, and it may come before or after them. A turn cannot consist of swaps alone, and if you draw, you
    cannot swap. You may make as many swaps as you like. A joker you discard (EE-5b) counts as laid, so a swap
    followed by laying or discarding the joker you gained is a complete turn.
    .title = Swapping a joker

EE-5b = You may throw a joker from your hand out of the game. This counts as one of your 4 cards, and it is a valid
    turn even on its own. You cannot do it in a turn in which you draw.
    .title = Discarding a joker

EE-5c = Nobody ever has to use a joker. You may lay or discard several in one turn. A joker may also be your last
    card.
    .title = Using jokers freely

EE-6 = If you fill the last empty place on one side of a row (1 to 11 or 11 to 21), with a number card or with a
    joker, you take a bonus card. If a joker on that side is swapped later, nobody gets anything for it. There are 8
    sides but only 7 bonus cards: when they are gone, there are no more.
    .title = Bonus cards

EE-7 = You lay a bridge above or below a filled place (a number card or a joker). It leads to the same number in a
    neighbour row, and that place must be filled in the same action, with its number card or with a joker. That card
    counts as one of your 4; the bridge does not. From there the row grows in both directions. You may lay as many
    bridges in a turn as you like, but only where the card would not fit without one. A bridge is not a joker. Bridges
    you have not used score nothing. For example: the rows yellow, blue and red lie next to each other in this order;
    `y9` is filled, and `b10`, `r8`, `r9` and `r10` are empty. A bridge at `y9` lets you lay `b9`. A bridge at `b9`
    then lets you lay a joker as `r9`. Now `r8` fits as well. That makes 3 of your 4 cards. The next player may lay
    `r7`, but not `r5`.
    .title = Bridges

EE-8 = When the stock is empty, you must lay if you can: if you can lay a number card without a bridge, you must lay
    at least one card on a row. A joker laid on a row will do; just discarding one will not. If you cannot, you may
    still use jokers and bridges, or discard, or you pass. Only a player who cannot lay may pass. What counts is how
    things stand at the start of your turn, and a swap does not fulfil the duty. Jokers and bridges themselves are
    never a duty.
    .title = Empty stock

EE-9 = The round ends when somebody’s hand is empty, whether the last card was laid or discarded. It also ends when
    there have been as many passes in a row as there are players (by then every row is full).
    .title = End of the round

EE-10 = You get 11 points for each bonus card. For each card left in your hand you lose as many points as its number,
    and for each joker in your hand you lose 11. Whoever has the most points wins: emptying your hand first does not
    by itself make you the winner. A good match has as many rounds as there are players.
    .title = Points

EE-V1 = Choose `start`. You play without bridges, jokers and bonus cards, and whoever is first to lay their last card
    wins. The deal and everything else stay as above; points are counted as in EE-10.
    .title = Start variant
