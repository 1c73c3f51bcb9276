# Looking at a match again

replay-look-back = Replay

# Looking at a match again

replay-title = Replay
replay-past = Your last matches
replay-drop = Drop a match here
replay-let-go = Let go!
replay-opening = Opening the match…
replay-choose-file = Choose a file
replay-what-file = A record is a file that ends with .jsonl. You can download it after every match.
replay-bad-line = Something is wrong in line { $line }
replay-the-line = Line { $line } of the file
replay-not-over = This match is still being played. You can look at it when it is over.
replay-nothing = There is no match to see here.
replay-too-large = This file is too large for a record.
replay-too-often = That was a lot of matches at once. Try again in a moment.
replay-no-line = The house is not answering. Try again in a moment.
replay-back = Back
replay-which-match = Which match?
replay-match = Match { $match }
replay-share = Share
replay-copied = Link copied
replay-record = Download the record
replay-whose-eyes = Whose view?
replay-all-open = All open
replay-all-hands = All hands
replay-watch = Watch
replay-moves = Moves
replay-dealt = Round { $round }
replay-controls = Playback
replay-first = To the beginning
replay-step-back = One move back
replay-play = Play
replay-pause = Pause
replay-step = One move forward
replay-last = To the end
replay-tempo = Speed: { $tempo }×
replay-step-number = Move
replay-step-of = Move { $step } of { $steps }
