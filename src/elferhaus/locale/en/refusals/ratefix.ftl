# ratefix

ratefix-range = { $sum } cannot be the sum: it is at least { $least } and at most { $most }
ratefix-named = { $sum } has already been named in this trick: choose another number
