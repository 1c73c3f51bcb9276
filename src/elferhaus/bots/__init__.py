"""Players that are programs: what those of all games have in common. A game's own are in its room."""
