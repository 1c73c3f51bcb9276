# schnipp-schnapp

snip-deal-quartet = Il posto { $seat } ha ancora tutte e quattro le carte con il numero { $number }: i quartetti si mettono da parte prima di giocare
snip-wait = Adesso non c’è niente da gridare: le grida contano di nuovo dopo la prossima carta girata
snip-beat = Si grida solo dopo che tutti hanno girato la loro carta
snip-called = Il posto { $seat } ha già gridato per questa carta: ognuno ha un solo grido
snip-without-cards = Il posto { $seat } non ha carte e non può gridare «Ciac», ma solo «Cic»
snip-late = Un grido a { $ms } ms arriva troppo tardi: il primo grido giusto lasciava tempo fino a { $most } ms
snip-time = Il tempo di un grido deve essere un numero di millisecondi, non minore di 0
snip-order = Un grido a { $ms } ms non è in ordine: ce n’è già stato uno a { $least } ms
snip-shuffle-missing = Il posto { $seat } non ha più carte coperte: prima si deve mescolare la sua pila scoperta
snip-shuffle-pile = Si deve mescolare la pila scoperta del posto { $seat }
