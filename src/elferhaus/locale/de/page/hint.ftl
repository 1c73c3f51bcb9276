# Die Katze gibt einen Tipp

cat-ask = Frag die Katze
