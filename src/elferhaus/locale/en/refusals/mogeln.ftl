# mogeln

mogeln-lay-without-cards = A lay must say which cards are laid
mogeln-no-card = Lay at least one card
mogeln-claim = The number to say with this lay is { $number }
mogeln-one-card = At this table only one card is laid at a time
mogeln-own-lay = This is your own lay: only the others can call
mogeln-nothing-to-doubt = There is nothing to doubt: the new pile has not been started yet
mogeln-not-yours-to-doubt = Only seat { $seat }, whose turn it is, may doubt this lay
mogeln-no-sneak = At this table nobody lays several cards, so there is no “Too many!” to call
mogeln-nothing-to-call = There is no lay to call “Too many!” against: the new pile has not been started yet
