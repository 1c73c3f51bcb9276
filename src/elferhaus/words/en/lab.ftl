# The lab: what if?

lab = Lab
    .about = What if everyone got fewer cards? Or one more person played? Put two ways to play beside each other. Bots play them thousands of times, and you see what changes.
lab-leaflet = as in the leaflet
lab-add = Another way to play
lab-remove = Remove way { $letter }
lab-rules = Rules of the lab
    .about = No leaflet has them, and no table plays like this.
    .with = With “{ $level }” bots you can change even more here, even what no leaflet changes.
lab-take-bots = Take these bots
lab-usual = In the leaflet: { $count }
lab-rule-hand = Cards for everyone
    .short =
        { $count ->
            [one] 1 card for everyone
           *[other] { $count } cards for everyone
        }
lab-rule-draws = How many to draw if nothing fits
    .short =
        { $count ->
            [one] draw 1 card at most
           *[other] draw { $count } cards at most
        }
lab-players = How many play?
    .count = { $count } players
lab-bots = Bots: { $level }
lab-more = More settings
lab-rounds = Rounds of each way
    .more = For even more there is “elferhaus lab” on the command line.
lab-start = Try it out
lab-stop = Stop
lab-waiting = It is about to begin…
lab-played = { $played } of { $of } rounds played
lab-end-all = Done: { $played } rounds have been played.
lab-end-time = The time is up. This is known after { $played } rounds.
lab-end-stopped = Stopped. This is known after { $played } rounds.
lab-end-lost = The line to the house was lost. This is known after { $played } rounds.
lab-end-none = Nothing is known yet: no round has been played.
lab-busy-mine = An experiment from here is already running, perhaps in another window. Wait until it is done, or stop it.
lab-busy-busy = The lab is full right now. Try again in a minute.
lab-busy-often = That was a lot of experiments in a row. Wait a little.
lab-no = The lab cannot play like this. Change something and try again.
lab-findings = What differs for sure
lab-nothing = Nothing differs for sure.
    .yet = Nothing differs for sure yet.
lab-begins =
    .more = Whoever begins wins more often than the others: { $now }, fair would be { $then }.
    .less = Whoever begins wins less often than the others: { $now }, fair would be { $then }.
lab-lengths = How long a round is
    .axis = How many decisions a round has, and how often that happens
lab-places = Who wins, counted from the first
    .fair = Dashed: { $share } for everyone would be fair.
lab-place = { $number }
lab-luck = One good bot among beginners: the line at { $share } would be pure luck, the far right pure skill.
lab-numbers = All numbers
    .margin = What follows ± says how exact a number is: more rounds make it more exact.
lab-measure-length = Decisions in a round
    .more = Rounds are longer: { $now } decisions instead of { $then }.
    .less = Rounds are shorter: { $now } decisions instead of { $then }.
lab-measure-first = Whoever begins wins
    .more = Whoever begins wins more often: { $now } instead of { $then }.
    .less = Whoever begins wins less often: { $now } instead of { $then }.
lab-measure-last = Whoever plays last wins
    .more = Whoever plays last wins more often: { $now } instead of { $then }.
    .less = Whoever plays last wins less often: { $now } instead of { $then }.
lab-measure-points = Points for everyone
    .more = There are more points: { $now } for everyone instead of { $then }.
    .less = There are fewer points: { $now } for everyone instead of { $then }.
lab-measure-ties = Several win together
    .more = More often several win together: { $now } instead of { $then }.
    .less = Less often several win together: { $now } instead of { $then }.
lab-measure-stuck = Nothing fits
    .more = More often nothing fits: in { $now } of all decisions instead of { $then }.
    .less = Less often nothing fits: in { $now } of all decisions instead of { $then }.
lab-measure-better = Skill against luck
    .more = Skill counts for more: the better bot wins { $now } instead of { $then }.
    .less = Luck counts for more: the better bot wins only { $now } instead of { $then }.
