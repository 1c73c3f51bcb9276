# ratefix

ratefix-range = { $sum } kann nicht die Summe sein: Sie ist mindestens { $least } und höchstens { $most }
ratefix-named = { $sum } wurde in diesem Stich schon genannt: Nimm eine andere Zahl
