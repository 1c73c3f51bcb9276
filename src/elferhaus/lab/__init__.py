"""Playing many matches to learn from them."""
