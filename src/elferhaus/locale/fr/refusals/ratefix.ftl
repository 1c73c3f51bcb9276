# ratefix

ratefix-range = { $sum } ne peut pas être la somme : elle vaut au moins { $least } et au plus { $most }
ratefix-named = Le nombre { $sum } a déjà été annoncé dans ce pli : choisis-en un autre
