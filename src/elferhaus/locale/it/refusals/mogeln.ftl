# mogeln

mogeln-lay-without-cards = Bisogna indicare quali carte vengono giocate
mogeln-no-card = Gioca almeno una carta
mogeln-claim = Il numero da annunciare adesso è { $number }
mogeln-one-card = A questo tavolo si gioca una sola carta alla volta
mogeln-own-lay = Questa giocata è tua: possono gridare solo gli altri
mogeln-nothing-to-doubt = Non c’è niente da mettere in dubbio: la nuova pila non è ancora cominciata
mogeln-not-yours-to-doubt = Solo il posto { $seat }, a cui tocca, può mettere in dubbio questa giocata
mogeln-no-sneak = A questo tavolo nessuno gioca più carte insieme, quindi non si grida «Troppe carte!»
mogeln-nothing-to-call = Non si può gridare «Troppe carte!»: la nuova pila non è ancora cominciata
