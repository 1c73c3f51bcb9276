# Le chat donne un conseil

cat-ask = Demande au chat
