# Tips voor Raad de som

hint-ratefix-last = Zeg { $sum }: bij elke som van { $low } tot en met { $high } zit jij er het dichtst bij
hint-ratefix-exact = Zeg { $sum }: als de som precies klopt, win je
hint-ratefix-astray = Zeg { $sum }, een beetje ernaast: zo hoort niemand jouw { $number } erin
hint-ratefix-mean = Zeg { $sum }: jouw { $number }, en ongeveer { $mean } voor elke andere kaart
hint-ratefix-high = Zeg { $sum }: { $name } zei { $number }, dat klinkt als een hoge kaart
hint-ratefix-low = Zeg { $sum }: { $name } zei { $number }, dat klinkt als een lage kaart
