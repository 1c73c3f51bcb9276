# What holds in every game.

C-1 = The seats are numbered clockwise, beginning with 0. “Left of” somebody always means the next seat clockwise, and
    after the last seat comes seat 0 again. In the first round seat 0 deals, unless your table says otherwise. When
    you play a match of several rounds, the deal moves one seat to the left each round.
    .title = Seats and dealer

C-2 = “As evenly as possible” means: the cards are dealt out one by one, beginning with the player to the dealer’s
    left. If they cannot be shared out exactly, the players nearest to the dealer’s left hold one card more than the
    others.
    .title = Dealing evenly

C-3 = When the youngest or the oldest player begins, the table names that seat (`youngest`, `oldest`). If nobody has
    been named, the seat is drawn by lot, once for the whole match. In later rounds the start moves on just as the
    deal does: in the second round one seat further to the left, in the third round two seats, and so on.
    .title = Youngest or oldest

C-4 = A round is one deal, played to its end. A match is several rounds with scores. You may play several rounds of
    every game; the match adds up the points. Players who tie share the win: that holds in all the games.
    .title = Rounds and ties

C-5 = You can play only what belongs to the edition you have chosen. If its leaflet lacks a game, a variant or an
    option, your choice is refused, and so is a number of players that the game does not take; the refusal always
    names the rule. Edition 2011 holds Elfer raus! with its three variants, Build Anywhere, Bluff, Guess the Sum,
    Duel, Collecting Colours, Snip Snap, Old Maid and Highest Card Wins, but not `takes: all`. Edition 2013 holds the
    Junior Game, Elfer raus! with its three variants, Bluff, Guess the Sum, Duel, Snip Snap and Old Maid. The space
    edition holds the Junior Game, Elfer raus!, Bluff and Duel, with no variants of Elfer raus!, with `without` for
    blue only, without `colour` and without `long`. The elevens edition holds 11 Elevens with its start variant.
    Unless you choose another edition, the Junior Game is played by edition 2013, 11 Elevens by the elevens edition
    and everything else by edition 2011.
    .title = Editions and refusals
