# Consigli per Cic ciac

hint-schnipp-schnapp-schnapp = Su due pile scoperte c’è il numero { $number }: grida «Ciac!»
hint-schnipp-schnapp-schnipp = È uscito il numero { $number }, come al centro: grida «Cic!»
hint-schnipp-schnapp-turn = Per ora niente è uguale: gira la tua prossima carta
hint-schnipp-schnapp-next = Tocca a te: gira la tua prossima carta
