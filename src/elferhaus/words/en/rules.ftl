# What holds in every game.

C-1 = The seats are numbered clockwise. “Left of” somebody always means the next seat clockwise, and after the last
    seat comes the first again. In the first round the first seat deals, unless your table says otherwise. When you
    play a match of several rounds, the deal moves one seat to the left each round.
    .title = Seats and dealer

C-2 = “As evenly as possible” means: the cards are dealt out one by one, beginning with the player to the dealer’s
    left. If they cannot be shared out exactly, the players nearest to the dealer’s left hold one card more than the
    others.
    .title = Dealing evenly

C-3 = When the youngest or the oldest player begins, your table says who that is (options `youngest` and `oldest`). If
    nobody has been named, the seat is drawn by lot, once for the whole match. In later rounds the start moves on just
    as the deal does: in the second round one seat further to the left, in the third round two seats, and so on.
    .title = Youngest or oldest

C-4 = A round is one deal, played to its end. A match is several rounds with scores. You may play several rounds of
    every game; the match adds up the points. Players who tie share the win: that goes for all the games.
    .title = Rounds and ties

C-5 = You can play only what belongs to the edition you have chosen. If its leaflet lacks a game, a variant or an
    option, your choice is refused, and so is a number of players that the game does not take; the refusal always
    names the rule. Edition 2011 includes Elfer raus! with its three variants, Build Anywhere, Bluff, Guess the Sum,
    Duel, Collecting Colours, Snip Snap, Old Maid and Highest Card Wins; the choice `takes: all` does not exist there.
    Edition 2013 includes the Junior Game, Elfer raus! with its three variants, Bluff, Guess the Sum, Duel, Snip Snap
    and Old Maid. The space edition includes the Junior Game, Elfer raus!, Bluff and Duel, but no variants of Elfer
    raus!; the option `without` is for blue only, and `colour` and `long` do not exist there. The edition 11 Elevens
    includes the game of that name with its start variant. Unless you choose another edition, the Junior Game is
    played by edition 2013, 11 Elevens by the edition of that name and everything else by edition 2011.
    .title = Editions and refusals
