# Records

record-empty = The file is empty
record-json = This is not JSON ({ $error })
record-form = This line has not the form of a record line ({ $error })
record-line-long = The line is too long to be one of a record
record-format = This is not an elferhaus-record
record-version = Only version { $version } of the format is known
record-option-missing = The header does not say { $option }
record-line-unknown = The line is neither a deal, a decision, an event nor a result
record-no-by = The decision does not say by which seat
record-deal-early = There is nothing to deal now
record-deal-missing = The round has not been dealt
record-event-missing = The event “{ $event }” is missing before this line
record-event-unexpected = The event “{ $event }” has no cause here
record-event-wrong = The event “{ $event }” tells { $field } wrongly
record-key-missing = The decision does not say everything (the card, for one)
record-legal = The list of legal decisions is not the true one
record-shuffle-cards = These are not the cards that are shuffled
record-result-early = No round is being played
record-result-round = This is the result of round { $found }, but round { $wanted } was played
record-match-early = The match is not over, or its end has been told already
record-unreadable = The file cannot be read ({ $error })
score-not-over = The round is not over
score-points = The points are { $points }
score-winners = The winners are { $winners }
no-such-seat = There is no seat { $seat }; the last one is { $last }
