# Das Siegel einer Partie

fair-seal = Versiegelte Karten
fair-title = Waren die Karten fair?
fair-none = Diese Partie hat kein Siegel: Ihr Tisch wurde gedeckt, bevor das Haus Karten versiegelte.
fair-promised = Das Haus hat etwas versprochen
fair-promised-how = Vor dem ersten Geben hat es ein Geheimnis festgelegt und sein Siegel allen gezeigt. Danach konnte es nichts mehr ändern.
fair-added = Jedes Gerät hat eine Zahl dazugegeben
fair-added-how = Ausgelost, als das Siegel schon da war. So konnte auch das Haus die Karten nicht aussuchen.
fair-left-out = keine Zahl, nicht rechtzeitig da
fair-bot = ein Bot gibt keine dazu
fair-day = Die Karten folgen aus dem Datum
fair-day-how = So sind sie in jedem Haus dieselben, und kein Haus kann sie aussuchen.
fair-same = Alle bekommen dieselben Karten
fair-same-how = Darum gibt kein Gerät eine Zahl dazu. Sie folgen aus einem Geheimnis dieses Hauses.
fair-dealt = Daraus folgen alle Karten
fair-dealt-how = Jedes Geben, jedes Mischen und jedes Los der Partie.
fair-opened = Das Geheimnis ist offen
fair-opened-how = Jetzt kann jeder nachrechnen.
fair-check = Selbst nachprüfen
fair-right = Alles stimmt.
fair-counted = { $deals ->
        [one] Einmal Geben
       *[other] { $deals }-mal Geben
    } und { $shuffles ->
        [0] kein Mischen zwischendurch
        [one] einmal Mischen zwischendurch
       *[other] { $shuffles }-mal Mischen zwischendurch
    } nachgerechnet, hier auf diesem Gerät.
fair-mine = Es ist das Siegel, das dieses Gerät vorher gesehen hat, und seine Zahl ist dabei.
fair-not-mine = Dieses Gerät hat das Siegel nicht vorher gesehen. Wer mitgespielt hat, prüft auf dem eigenen Gerät.
fair-wrong = Hier stimmt etwas nicht.
fair-wrong-secret = Das geöffnete Geheimnis passt nicht zum Siegel.
fair-wrong-unopened = Das Geheimnis wurde nicht geöffnet.
fair-wrong-deal = Die Karten von Runde { $round } folgen nicht daraus (Zeile { $line } der Aufzeichnung).
fair-wrong-shuffle = Ein Mischen in Runde { $round } folgt nicht daraus (Zeile { $line } der Aufzeichnung).
fair-wrong-number = Die Zahl dieses Geräts steht nicht an ihrem Platz: Sie kam zu spät, ein anderes Gerät hat für denselben Platz eine beigetragen, oder das Haus hat sie weggelassen.
fair-wrong-bot = Das Haus hat für einen Bot eine Zahl beigetragen: So hätte es die Karten aussuchen können.
fair-wrong-taken-back = Das Haus hat vor dieser Partie ein Versprechen zurückgenommen, auf das dieses Gerät schon geantwortet hatte.
fair-unreadable = Diese Aufzeichnung lässt sich nicht lesen.
fair-not = Was das Siegel nicht zeigt: ob zwei einander in die Karten schauen lassen.
