# Hints for Duel

hint-zweikampf-luck = There is nothing to choose here, only luck: turn a card
hint-zweikampf-tied = A tie: { $count } cards wait for the winner, turn the next ones
