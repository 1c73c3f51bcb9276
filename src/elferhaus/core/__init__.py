"""What every game shares: cards, the Game protocol, matches and records. Standard library and msgspec only."""
