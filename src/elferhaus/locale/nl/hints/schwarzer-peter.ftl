# Tips voor Het zwarte schaap

hint-schwarzer-peter-twin = Trek deze kaart: het is { $card_the }, en jij hebt { $other_the }
hint-schwarzer-peter-only = { $name } heeft alleen deze kaart nog: trek hem
hint-schwarzer-peter-not-that = Trek er een die je niet kent: { $card_the } daar maakt geen paar met de jouwe
hint-schwarzer-peter-any = Bij { $name } is de ene kaart zo goed als de andere: trek er gewoon een
hint-schwarzer-peter-mix = Schud je kaarten: { $name } trekt zo, en iedereen weet waar je nieuwe zit
