# Tipps für Ratefix

hint-ratefix-last = Sag { $sum }: Bei jeder Summe von { $low } bis { $high } bist du am nächsten
hint-ratefix-exact = Sag { $sum }: Wenn die Summe genau stimmt, gewinnst du
hint-ratefix-astray = Sag { $sum }, ein wenig daneben: So hört niemand deine { $number } heraus
hint-ratefix-mean = Sag { $sum }: deine { $number }, und etwa { $mean } für jede andere Karte
hint-ratefix-high = Sag { $sum }: { $name } sagt { $number }, das klingt nach einer hohen Karte
hint-ratefix-low = Sag { $sum }: { $name } sagt { $number }, das klingt nach einer niedrigen Karte
