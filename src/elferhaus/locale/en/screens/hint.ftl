# The cat gives a hint

cat-follow = I’ll do that
cat-next = Next: { $what }
