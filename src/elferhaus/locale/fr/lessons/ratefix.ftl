# La somme exacte en cinq idées

lesson-ratefix-1 = Combien font les trois cartes ? Tu ne vois que ton 12. Compte 10 pour chacune des autres : dis 32 !
    .title = Combien en tout ?
lesson-ratefix-2 = Ça fait 34. Ton 32 est le plus près : les trois cartes sont à toi. À la fin, qui en a le plus gagne.
    .title = Le plus près !
lesson-ratefix-3 = Qui gagne parle en premier. Si deux sont aussi près, c’est le premier qui gagne. 4 et deux fois 10 : dis 24 !
    .title = Maintenant, à toi d’abord
lesson-ratefix-4 = Dommage, quelqu’un était plus près. Tu as un 11. Avec deux fois 10, ça fait 31. Essaie : dis 31 !
    .title = Et 31 ?
    .refused = Le 31 est déjà pris
lesson-ratefix-5 = Chaque nombre ne se dit qu’une fois. Alors prends celui d’à côté : dis 30 !
    .title = Juste à côté
