# Looking at a match again

replay-look-back = Look back
