"""The same cards for all: the deal of the day, and sets of deals that a family plays, each on its own."""
