# The coach: after a match

coach = Coach
coach-none = The coach does not know this game yet.
coach-curve = Winning chances
    .about = How likely was everyone to win? This is what somebody would say who can see every hand, but not into the stock.
coach-table = As a table
coach-swings = The turning points
coach-swing = { $what }: { $name } { $change }
coach-swing-deal = Round { $round }, the cards: { $name } { $change }
coach-did-end = { $name } ends the turn
coach-dear = What cost most
coach-word =
    { $word ->
        [best] Best
        [good] Good
        [inexact] Inexact
        [mistake] Mistake
       *[blunder] Blunder
    }
coach-cost =
    { $points ->
        [one] costs one win in 100 matches
       *[other] costs { $points } wins in 100 matches
    }
coach-better = Better: { $what }
coach-better-silent = Better: stay silent
coach-tried = Whoever tries both again and again wins more often that way
coach-silence = Whoever stays silent here wins more often
coach-luck = Luck and play
    .about = From even chances to the end of the match, every change is counted: what nobody could know is luck, what somebody could have done better is play. Together they give the result.
coach-fortune =
    { $fortune ->
        [very-lucky] very lucky
        [lucky] lucky
        [even] neither lucky nor unlucky
        [unlucky] unlucky
       *[very-unlucky] very unlucky
    }
coach-mark =
    { $mark ->
        [very-good] very good
        [good] good
        [fair] fair
       *[weak] could be better
    }
coach-line = { $name } – cards: { $fortune }, play: { $mark }
coach-luck-line = { $name } – cards: { $fortune }
coach-only-luck = In this game the cards decide everything. So there is only luck to see.
coach-even = Even chances
coach-cards = Cards
coach-own = Own play
coach-others = The others’ play
coach-result = Result
coach-player = Player
coach-speed = Who was quickest?
coach-reaction =
    { $count ->
        [0] { $name }: no call
        [one] { $name }: one call, after { $median } ms
       *[other] { $name }: { $count } calls, usually after { $median } ms, the quickest after { $quickest } ms
    }

# On the page

coach-ask = Ask the coach
coach-thinking = The coach is looking at the match…
coach-failed = The coach could not look at this match. Try again in a moment.
coach-too-long = This match is too long for the coach.
coach-chance = { $name }: { $percent }%
coach-decisions = Your decisions
coach-decisions-of = { $name }’s decisions
coach-no-decisions = There was nothing to decide here.
coach-show-better = Show the better move
coach-show-done = Show what was done
coach-your-line = Your cards: { $fortune }. Your play: { $mark }.
coach-your-luck-line = Your cards: { $fortune }.
