# elfer-raus en junior

row-waits = { $card_The } moet wachten: eerst komt { $missing_the }
row-waits-either = { $card_The } moet wachten: eerst komt { $missing_the } of { $other_the }
row-not-started = { $card_The } moet wachten: de { $colour } rij is nog niet begonnen; die begint met { $needed }
row-opening = { $card_The } kan de ronde niet openen: eerst moet { $needed_the } worden gelegd
row-opening-three = { $card_The } kan de ronde niet openen: daarvoor heb je een 10, 11 of 12 nodig
row-must-lay = Je kunt aanleggen, bijvoorbeeld { $card_the }: leg minstens één kaart
row-laid-already = Je hebt deze beurt al gelegd: leg verder of sluit je beurt af, maar trek of pas niet
row-drawn-must = De kaart die je hebt getrokken, { $card_the }, past: leg die nu
row-drawn-may = De kaart die je hebt getrokken, { $card_the }, past: leg die of houd die
row-keep = Er is geen getrokken kaart om te houden
row-must-draw = Niets in je hand past: trek de bovenste kaart van de trekstapel
row-stock-empty = Niets in je hand past en de trekstapel is leeg: pas
row-without-two-players = Alleen met z’n tweeën laat je een kleur weg, niet met { $players } spelers
row-starter-only-false-start = Alleen bij de valse start kun je kiezen dat de plaats links van de deler begint
deal-table = Vóór het spel liggen de 1 en de { $high } van elke kleur op tafel, en geen andere kaart
deal-table-empty = Vóór het spel ligt er geen kaart op tafel
deal-no-eleven = Niemand heeft een 11 in de hand: er moet opnieuw worden gedeeld
