# Più persone su un dispositivo

hot-seat-add = Un’altra persona su questo dispositivo
hot-seat-name = Come ti chiami?
hot-seat-guest = Ospite { $number }
hot-seat-face = Scegli un viso per { $name }
hot-seat-remove = { $name } non gioca più
hot-seat-not-this = Per { $game } serve un dispositivo a testa: tutti devono essere veloci nello stesso momento. Gli altri entrano con il codice.
hot-seat-begin = Si comincia
hot-seat-here = su questo dispositivo
hot-seat-who = Chi gioca ancora?
hot-seat-who-why = Condividete questo dispositivo e ve lo passate.
