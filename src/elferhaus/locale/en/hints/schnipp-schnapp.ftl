# Hints for Snip Snap

hint-schnipp-schnapp-schnapp = On two open piles there is a { $number }: call “Snap!”
hint-schnipp-schnapp-schnipp = A { $number } was turned, as in the middle: call “Snip!”
hint-schnipp-schnapp-turn = Nothing matches right now: turn your next card
hint-schnipp-schnapp-next = Now it is your turn: turn your next card
