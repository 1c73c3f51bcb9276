# ratefix

ratefix-range = { $sum } kan de som niet zijn: die is minstens { $least } en hoogstens { $most }
ratefix-named = { $sum } is in deze slag al genoemd: kies een ander getal
