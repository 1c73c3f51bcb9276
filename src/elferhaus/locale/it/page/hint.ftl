# Il gatto dà un consiglio

cat-ask = Chiedi al gatto
