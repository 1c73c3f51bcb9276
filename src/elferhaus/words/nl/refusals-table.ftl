# Aan een tafel van het huis

table-name = De naam mag niet leeg zijn
table-seat-taken = Deze stoel is bezet
table-seat-free = Deze stoel is al vrij
table-host-only = Dat kan alleen wie de tafel heeft geopend
table-playing = Er wordt een ronde gespeeld
table-not-playing = Er wordt nu niet gespeeld
table-beat = Even wachten: iedereen kijkt nog
table-not-full = Voor het begin heeft elke stoel een mens of een bot nodig
table-people = Hier zitten { $people } mensen, maar er zouden maar { $seats } stoelen zijn: eerst moet er iemand opstaan
table-no-seat = Alleen wie een stoel heeft, kan meespelen
table-no-bot = Er is geen bot ‘{ $bot }’
table-damaged = Het logboek van deze tafel is beschadigd (regel { $entry }): ze kan niet meer open
store-full = De schijf van het huis is vol: er kan niets meer worden opgeslagen
store-damaged = De database van het huis is beschadigd, en wat je zoekt ligt in dat deel: misschien helpt een reservekopie
store-lost = Het bestand van het huis is verwijderd of verplaatst: het stopt
portray-often = Zo vaak kun je geen naam of plaatje wisselen: wacht even
hint-not-your-turn = Je krijgt een tip als je aan de beurt bent
hint-no-choice = Er valt niets te kiezen: er kan maar één ding
command-id = Een opdracht heeft een kenmerk van 1 tot en met 40 ASCII-tekens
command-action = Dit is geen beslissing in dit spel
command-stale = De tafel is intussen veranderd
preset-full = Er zijn al { $most } huisregels: verwijder er eerst een
preset-places = Bij { $seats } stoelen horen evenveel opgaven, en de eerste stoel is van jou
preset-large = Deze instellingen zijn te lang
