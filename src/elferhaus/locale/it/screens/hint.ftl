# Il gatto dà un consiglio

cat-follow = Faccio così
cat-next = Poi: { $what }
