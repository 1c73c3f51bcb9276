# Le chat donne un conseil

cat-ask = Demande au chat

# Conseils : que faire, et pourquoi. Phrases de plusieurs jeux

hint-good = C’est ce que je ferais ici

# Le chat donne un conseil

cat-follow = Je fais ça
cat-next = Ensuite : { $what }
