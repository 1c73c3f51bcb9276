"""How the games that lay cards to rows are played: what their bots share."""
