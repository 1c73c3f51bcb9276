# mogeln

mogeln-lay-without-cards = Bij het leggen hoort welke kaarten je legt
mogeln-no-card = Leg minstens één kaart
mogeln-claim = Het getal dat je nu moet zeggen, is { $number }
mogeln-one-card = Aan deze tafel leg je maar één kaart tegelijk
mogeln-own-lay = Dit heb je zelf gelegd: alleen de anderen mogen roepen
mogeln-nothing-to-doubt = Er valt niets te betwijfelen: de nieuwe stapel is nog niet begonnen
mogeln-not-yours-to-doubt = Alleen stoel { $seat }, die aan de beurt is, mag hieraan twijfelen
mogeln-no-sneak = Aan deze tafel legt niemand meer kaarten tegelijk, dus ‘Te veel!’ bestaat hier niet
mogeln-nothing-to-call = ‘Te veel!’ kan nu niet: de nieuwe stapel is nog niet begonnen
