# Elferhaus – spelregels van Het zwarte schaap

game-schwarzer-peter = Het zwarte schaap
    .about = Maak paren, trek blind bij je buur en houd je gezicht in de plooi – wie blijft er met het zwarte schaap zitten?
        Voor 2 tot 6 spelers.
SP-1 = Je speelt met twee kleuren, samen 40 kaarten; welke, kies je met de optie `colours` (standaard rood en blauw).
    Met de optie `short` laat je de kaarten 17 tot en met 20 weg. Eén kaart wordt ongezien opzijgelegd; de
    tweelingkaart daarvan is het zwarte schaap. De rest wordt zo gelijk mogelijk verdeeld (C-2).
    .title = Kaarten en delen
SP-2 = Paren (twee gelijke getallen) leg je altijd meteen neer; er is nooit een reden om er een te houden.
    .title = Paren
SP-3 = De speler links van de deler begint (de `starter` is die stoel, ook als daar geen kaarten zijn en hij wordt
    overgeslagen). In je beurt trek je blind één kaart bij je linkerbuur. Heb je dan een paar, dan leg je het neer. Je
    linkerbuur is de eerstvolgende speler met de klok mee die nog kaarten heeft; wie geen kaarten meer heeft, is
    veilig en wordt overgeslagen. De speler bij wie getrokken wordt, mag vooraf de eigen kaarten anders ordenen; wie trekt,
    kiest een plaats in de rij. Daarna is de eerste speler met kaarten links van de trekker aan de beurt. Of het spel
    uit is, wordt bekeken na het neerleggen van de eerste paren (SP-2) en na elke keer trekken. Na 2000 keer trekken
    verliest wie het zwarte schaap heeft.
    .title = Je beurt
SP-4 = Is er nog één kaart over, dan verliest wie die heeft. Alle anderen winnen. Je kunt een straf afspreken (optie
    `forfeit`, in je eigen woorden); spreek je niets af, dan is het een zwarte stip op de neus van de verliezer.
    .title = Einde
