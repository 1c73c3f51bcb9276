# Partita a due in cinque idee

lesson-zweikampf-1 = Girate tutti e due la prima carta. La più alta le prende tutte e due. Tocca il tuo mazzo!
    .title = Vince la più alta
lesson-zweikampf-2 = Le due carte sono tue. Alla fine vince chi ne ha di più. Gira ancora!
    .title = 14 batte 9
lesson-zweikampf-3 = Il 17 era più alto del tuo 6. Non importa: le prossime due possono essere tue. Gira!
    .title = Stavolta no
lesson-zweikampf-4 = Due volte 8: le carte restano lì. Le prossime due decidono per tutte e quattro. Gira!
    .title = Pari!
lesson-zweikampf-5 = Tutte e quattro sono tue! Ora vi resta una carta a testa. Girala e vinci!
    .title = Le ultime due
