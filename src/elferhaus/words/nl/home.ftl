# Het huis: een spel kiezen, meedoen, verder spelen

home-guest = Gast
home-welcome = Leuk dat je er bent,
home-now = Meteen spelen
home-now-line = { $game } tegen drie bots. Je hoeft niets te weten, de kat helpt.
home-go-on = Verderspelen
home-tables = Jouw tafels
home-forget = Tafel { $code } vergeten
home-choose-game = Spel kiezen
home-players = Spelers:
home-join = Meespelen
home-code = Code
home-knock = Aankloppen
home-as-screen = Deze tafel op het grote scherm tonen
home-code-empty = Welke tafel? Typ de code.
home-code-unknown = Achter deze code wacht geen tafel.
home-too-many = Dat was veel tegelijk. Wacht even.
home-no-line = Het huis antwoordt even niet.
home-again = Nog eens
open-table = Tafel openen
play-with-bots =
    { $count ->
        [one] Met één bot spelen
       *[other] Met { $count } bots spelen
    }
take-this-game = Dit spelen we
who-plays = Wie speelt mee?
    .places = Stoelen aan tafel
place-bot = Stoel { $number }: bot
place-number = Stoel { $number }
places-open = Tik op een vrije stoel en er gaat een bot zitten. Wat vrij blijft, is voor mensen met de code.
bots-level = Hoe goed spelen de bots?
rules-of = Zo gaat het
rules-title = Zo gaat { $game }
rules-here = Wat er aan deze tafel geldt
rules-in-edition = Wat er in deze editie geldt
rules-refused = Dat mocht niet
rules-back = Verderspelen
rounds-count =
    { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }
edition-short =
    { $edition ->
        [space] Ruimte
        [elevens] 11 Elevens
        [house] Huisregels
       *[other] { $edition }
    }
edition-line = We spelen volgens het boekje ‘{ $edition }’.
