# Conseils pour Le pouilleux

hint-schwarzer-peter-twin = Prends celle-ci : c’est { $card_the }, et tu as { $other_the }
hint-schwarzer-peter-only = { $name } n’a plus que cette carte : prends-la
hint-schwarzer-peter-not-that = Prends-en une que tu ne connais pas : { $card_the } ne fait pas de paire avec les tiennes
hint-schwarzer-peter-any = Chez { $name }, une carte en vaut une autre : prends-en une
hint-schwarzer-peter-mix = Mélange tes cartes : { $name } va piocher, et on sait où est ta nouvelle
