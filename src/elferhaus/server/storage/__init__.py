"""What is kept: the log of every table, results, and how all of it goes."""
