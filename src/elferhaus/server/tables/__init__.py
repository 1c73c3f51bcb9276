"""Tables with people: the log, commands, calls, bots that play along, and what everyone is told."""
