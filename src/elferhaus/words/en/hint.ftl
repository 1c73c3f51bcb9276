# The cat gives a hint

cat-ask = Ask the cat

# Hints: what to do, and why. Sentences of several games

hint-good = That is what I would do here

# The cat gives a hint

cat-follow = I’ll do that
cat-next = Next: { $what }
