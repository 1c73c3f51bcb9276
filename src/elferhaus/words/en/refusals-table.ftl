# At a table of the house

table-name = The name must not be empty
table-seat-taken = This seat is taken
table-seat-free = This seat is free already
table-host-only = Only the host of the table can do this
table-playing = A round is being played
table-not-playing = Nothing is being played now
table-beat = One moment: everyone is still looking
table-not-full = Every seat needs a person or a bot before the start
table-people = There are { $people } people here, but there would be only { $seats } seats: somebody has to stand up first
table-no-seat = Only players with a seat can play
table-no-bot = There is no bot “{ $bot }”
table-damaged = The log of this table is damaged (entry { $entry }): it can no longer be opened
store-full = The disk of the house is full: nothing more can be stored
store-damaged = The database of the house is damaged, and what you look for lies in that part: a backup may help
store-lost = The file of the house was deleted or moved away: it stops
portray-often = Names and faces cannot change that often: wait a moment
hint-not-your-turn = There is a hint when it is your turn
hint-no-choice = There is nothing to think about: only one thing is possible
command-id = A command has an id of 1 to 40 ASCII characters
command-action = This is not a decision of this game
command-stale = The table has changed meanwhile
preset-full = There are { $most } house rules already: delete one first
preset-places = { $seats } seats need as many entries, and the first seat is yours
preset-large = These settings are too long
