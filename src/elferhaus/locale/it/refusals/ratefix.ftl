# ratefix

ratefix-range = { $sum } non può essere la somma: vale almeno { $least } e al massimo { $most }
ratefix-named = Il numero { $sum } è già stato detto in questa presa: scegline un altro
