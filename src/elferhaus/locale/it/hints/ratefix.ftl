# Consigli per Indovina un po’

hint-ratefix-last = Di’ { $sum }: per ogni somma da { $low } a { $high } il tuo numero è il più vicino
hint-ratefix-exact = Di’ { $sum }: se la somma è proprio quella, vinci
hint-ratefix-astray = Di’ { $sum }, un po’ fuori: così nessuno indovina il tuo { $number }
hint-ratefix-mean = Di’ { $sum }: il tuo { $number }, e circa { $mean } per ogni altra carta
hint-ratefix-high = Di’ { $sum }: { $name } ha detto { $number }, sembra una carta alta
hint-ratefix-low = Di’ { $sum }: { $name } ha detto { $number }, sembra una carta bassa
