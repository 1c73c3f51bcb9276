"""Search: imagining worlds that fit all that a seat has seen, and trying its choices in them."""
