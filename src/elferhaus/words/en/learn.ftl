# Learning to play, and the ways in the house

learn = Learn to play
    .about = The cat shows you every game. You need not know a thing.
    .first = New here? Two minutes, and you know how.
learn-this = Learn this game
learn-step = Step { $number } of { $count }
learn-skip = Skip
learn-go-on = Go on
learn-nudge = Nearly! Tap what is lit.
learn-nudge-possible = That would work too. But now: tap what is lit.
learn-end = You did it!
    .skipped = Rather play at once?
learn-end-line = Now you can play { $game }.
    .skipped = The cat will show you { $game } again whenever you like.
learn-play = Play it now
learn-another = Learn another game
learn-done = learnt
more = What else there is
more-replay = Look back
more-family = Family
