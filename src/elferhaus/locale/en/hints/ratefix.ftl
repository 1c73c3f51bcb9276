# Hints for Guess the Sum

hint-ratefix-last = Say { $sum }: for every sum from { $low } to { $high } you are the nearest
hint-ratefix-exact = Say { $sum }: if the sum is exactly that, you win
hint-ratefix-astray = Say { $sum }, a little off: so nobody hears your { $number } in it
hint-ratefix-mean = Say { $sum }: your { $number }, and about { $mean } for each of the other cards
hint-ratefix-high = Say { $sum }: { $name } said { $number }, that sounds like a high card
hint-ratefix-low = Say { $sum }: { $name } said { $number }, that sounds like a low card
