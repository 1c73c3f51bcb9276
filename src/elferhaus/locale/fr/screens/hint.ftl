# Le chat donne un conseil

cat-follow = Je fais ça
cat-next = Ensuite : { $what }
