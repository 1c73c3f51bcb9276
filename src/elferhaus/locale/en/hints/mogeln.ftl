# Hints for Bluff

hint-mogeln-doubt-no-such = Call “Cheated!”: no card here has a { $number }
hint-mogeln-doubt-all =
    { $count ->
        [1] Call “Cheated!”: the only right { $number } is yours, or you laid it yourself
       *[other] Call “Cheated!”: all { $count } cards with a { $number } are yours, or you laid them yourself
    }
hint-mogeln-doubt-last = Call “Cheated!”: else { $name } has won
hint-mogeln-doubt-most = Call “Cheated!”: you know where { $count } of the four cards with a { $number } are
hint-mogeln-doubt-or-lie = Call “Cheated!”: else you must say { $number }, and no card here has that
hint-mogeln-doubt-likely = Call “Cheated!”: { $name } is more likely bluffing than not
hint-mogeln-sneaks = Call it: { $name } has slipped in several cards before
hint-mogeln-small-pile = Call it: the pile is small, so there is little to lose
hint-mogeln-true = Be honest: { $card_the } is just right
hint-mogeln-true-last = { $card_The } is your last card, and it is true: nobody can stop you
hint-mogeln-bluff = You lack the right card: bluff with { $card_the }, you need it least
hint-mogeln-bluff-keep = Bluff with { $card_the } and keep { $other_the } for later
hint-mogeln-many-new = Slip in { $count } at once: on a new pile you get only your own cards back
hint-mogeln-many =
    { $left ->
        [one] Slip in { $count } at once: if nobody notices, only one is left
       *[other] Slip in { $count } at once: if nobody notices, only { $left } are left
    }
