# Die Katze gibt einen Tipp

cat-ask = Frag die Katze

# Tipps: was man tun kann, und warum. Sätze für mehrere Spiele

hint-good = So würde ich hier spielen

# Die Katze gibt einen Tipp

cat-follow = Mach ich
# Für alle, die hören: was als Nächstes zu tippen ist
cat-next = Als Nächstes: { $what }
