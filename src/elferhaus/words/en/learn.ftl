# Learning to play, and the ways in the house

learn = Learn to play
    .about = The cat shows you every game. You don’t need to know a thing.
    .first = New here? In two minutes you’ll know how.
learn-this = Learn this game
learn-step = Step { $number } of { $count }
learn-skip = Skip
learn-go-on = Continue
learn-nudge = Nearly! Tap what is lit.
learn-nudge-possible = That would work too. But now: tap what is lit.
learn-end = You did it!
    .skipped = Want to play right away?
learn-end-line = Now you can play { $game }.
    .skipped = The cat will show you { $game } again whenever you like.
learn-play = Play it now
learn-another = Learn another game
learn-done = learnt
more = More in the house
more-replay = Replay
more-family = Family
