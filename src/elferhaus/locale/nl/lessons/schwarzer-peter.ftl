# Het zwarte schaap in vier ideeën

lesson-schwarzer-peter-1 = Twee gelijke getallen gaan weg. Alleen het zwarte schaap heeft geen tweeling: wie het aan het eind heeft, verliest. Trek!
    .title = Paren gaan weg
lesson-schwarzer-peter-2 = De 5 ben je kwijt! Niemand weet nog welke kaart het zwarte schaap is. Trek weer: wat niet past, houd je.
    .title = Eens kijken of hij past
lesson-schwarzer-peter-3 = De 14 past niet en blijft bij jou. Voor iemand bij jou trekt, mag je schudden. Breng hem in de war!
    .title = Nu trekken ze bij jou
lesson-schwarzer-peter-4 = Je mist alleen nog de andere 9. Zonder kaarten ben je veilig. Trek maar, en veel geluk!
    .title = De laatste kaart
