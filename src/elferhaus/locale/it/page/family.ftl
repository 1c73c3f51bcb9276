# Regole di casa: impostazioni con un nome

presets = Regole di casa
preset-start = Gioca con { $name }
preset-drop = Cancella { $name }
    .sure = Cancellare davvero?
preset-save = Salva come regola di casa
    .about = Poi con un tocco dalla casa apri un tavolo proprio così.
    .name = Nome
    .example = Regole della nonna
    .button = Salva
    .saved = «{ $name }» ora è nella casa.
preset-no-more = Così non va più: { $why }.
preset-no-game = Questo gioco non c’è più.
preset-bots =
    { $count ->
        [one] un bot
       *[other] { $count } bot
    }
preset-free =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
