# Die Katze gibt einen Tipp

cat-follow = Mach ich
# Für alle, die hören: was als Nächstes zu tippen ist
cat-next = Als Nächstes: { $what }
