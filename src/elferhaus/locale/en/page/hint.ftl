# The cat gives a hint

cat-ask = Ask the cat
