# Hints: what to do, and why. Sentences of several games

hint-good = That is what I would do here
hint-rows-draw = Nothing of yours fits: draw a card
hint-rows-draw-again = Still nothing fits: draw once more
hint-rows-keep = Keep { $card_the }: it fits later too, and so you open nothing to others
hint-rows-pass = Nothing of yours fits, and there is nothing to draw: pass
hint-rows-end = Nothing more of yours fits: end your turn
hint-rows-end-keep = Stop here and keep { $card_the }: only you can open { $low } to { $high }
hint-rows-end-opens = Stop here: every card of yours that still fits opens the way for others
hint-rows-end-waits = Stop here: { $card_the } will still fit at your next turn
hint-rows-last = Lay { $card_the }, your last card, and you win!
hint-rows-drawn = { $card_The } that you drew fits: lay it
hint-rows-out = Lay everything: all { $count } of your cards can go now
hint-rows-begin = Begin with { $card_the }: it starts its row
hint-rows-waits = Lay { $card_the }: your { $other } is waiting behind it
hint-rows-towards = Lay { $card_the }: that brings your { $other } nearer
hint-rows-only = Only { $card_the } fits, so lay it
hint-rows-nothing-behind = Lay { $card_the }: behind it there is no place left
hint-rows-next-is-mine = Lay { $card_the }: the next one there, { $other_the }, is yours too
hint-rows-rather = Lay { $card_the } and keep { $other_the }: only you can open { $low } to { $high }
hint-rows-least = Lay { $card_the }: of what fits, it opens the fewest places to others ({ $count })
