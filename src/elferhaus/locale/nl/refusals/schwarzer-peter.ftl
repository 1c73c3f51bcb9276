# schwarzer-peter

schwarzer-peter-colours = Dit spel speel je met precies twee verschillende kleuren
schwarzer-peter-neighbour = Trek bij stoel { $seat }: dat is de eerstvolgende links die nog kaarten heeft
schwarzer-peter-index = Op positie { $index } zit geen kaart: je telt van 0 tot en met { $last }
schwarzer-peter-other-card = { $card_The } is niet de kaart op positie { $index }
schwarzer-peter-arrange = Alleen stoel { $seat } mag nu de eigen kaarten herschikken: daar wordt straks getrokken
schwarzer-peter-no-order = Bij het herschikken hoort de nieuwe volgorde van alle kaarten in de hand
