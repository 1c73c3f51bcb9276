# Conseils pour La somme exacte

hint-ratefix-last = Dis { $sum } : pour toute somme de { $low } à { $high }, c’est toi le plus près
hint-ratefix-exact = Dis { $sum } : si c’est exactement la somme, tu gagnes
hint-ratefix-astray = Dis { $sum }, un peu à côté : ainsi personne ne devine ton { $number }
hint-ratefix-mean = Dis { $sum } : ton { $number }, et environ { $mean } pour chaque autre carte
hint-ratefix-high = Dis { $sum } : { $name } a dit { $number }, sans doute une carte forte
hint-ratefix-low = Dis { $sum } : { $name } a dit { $number }, sans doute une petite carte
