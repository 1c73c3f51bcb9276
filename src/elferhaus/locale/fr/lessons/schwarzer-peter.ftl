# Le pouilleux en quatre idées

lesson-schwarzer-peter-1 = Deux nombres pareils s’en vont. Seul le pouilleux n’a pas de jumelle : qui l’a à la fin perd. Pioche !
    .title = Les paires s’en vont
lesson-schwarzer-peter-2 = Adieu le 5 ! Personne ne sait encore qui est le pouilleux. Pioche encore : ce qui ne va pas, tu le gardes.
    .title = Voyons si elle va
lesson-schwarzer-peter-3 = Le 14 ne va pas et reste chez toi. Avant qu’on pioche chez toi, tu peux mélanger. Brouille les pistes !
    .title = On pioche chez toi
lesson-schwarzer-peter-4 = Il ne te manque que l’autre 9. Sans cartes, plus de danger. Pioche, et bonne chance !
    .title = La dernière carte
