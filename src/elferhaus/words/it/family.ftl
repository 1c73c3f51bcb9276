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

# La famiglia: chi ha vinto che cosa, e la fine di tutto

family = Famiglia
family-empty = È ancora tutto buio
    .line = Giocate una partita fino in fondo e qui si accende la prima luce.
family-play = Scegli un gioco
family-how = Ogni finestra è una partita. Se c’è luce, è stata vinta.
family-count =
    { $count ->
        [one] una partita
       *[other] { $count } partite
    }
family-wins =
    { $count ->
        [one] vittoria
       *[other] vittorie
    }
family-share =
    { $count ->
        [one] 1 partita · { $share }% vinta
       *[other] { $count } partite · { $share }% vinte
    }
family-last = Le ultime partite: { $wins } su { $count } vinte
family-streak = { $count } vittorie di fila
family-longest = Serie più lunga: { $count }
family-best = più vittorie di tutti
family-games = A che cosa gioca { $name }
family-game-line = { $wins } su { $count } vinte
family-favourite = Gioco preferito
family-recent = Ultime partite
family-won =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
family-bots-won = Vincono i bot
family-keeps = Che cosa conserva la casa
    .line = Nomi, vittorie, regole di casa e tavoli stanno solo sul computer dove gira questa casa. Nulla ne esce.
    .elsewhere = Si può cancellare solo dal computer dove gira la casa.
family-delete = Cancella tutto
    .title = Cancellare tutto?
    .results = Tutte le vittorie e le serie
    .presets = Tutte le regole di casa
    .tables = Tutti i tavoli con le loro registrazioni. Le partite in corso finiscono subito.
    .device = Il tuo nome e la tua immagine su questo dispositivo
    .for-ever = Nessuno può recuperarli.
    .sure = Sì, via tutto
    .key = La chiave che la casa ha mostrato all’apertura (nel terminale)
    .key-wanted = Prima scrivi la chiave.
    .key-wrong = Non è la chiave di questa casa. È nel terminale.
    .tick = Prima metti la spunta.
    .failed = Non è andata del tutto bene. Riprova.
    .done = È tutto cancellato.
    .keep = Conserva
