# Il gatto dà un consiglio

cat-ask = Chiedi al gatto

# Consigli: che cosa fare, e perché. Frasi di più giochi

hint-good = Io qui farei così

# Il gatto dà un consiglio

cat-follow = Faccio così
cat-next = Poi: { $what }
