"""The house's server: tables, seats, people and bots, live over WebSockets, stored so that no move is ever lost."""
