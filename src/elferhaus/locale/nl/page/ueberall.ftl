# Overal aanleggen

ueberall-in-middle = in het midden
ueberall-next = komt hierna
ueberall-mine = Jouw kaarten
ueberall-own-open = jouw open stapel
ueberall-own-down = jouw stapel
ueberall-own-down-count =
    { $count ->
        [one] Jouw dichte stapel: één kaart
       *[other] Jouw dichte stapel: { $count } kaarten
    }
ueberall-turned = De kaart die je omdraaide
ueberall-a-card = een kaart
ueberall-you = Jij
ueberall-pile-middle = Midden
ueberall-pile-own = Jouw open stapel
ueberall-pile-other = Open stapel van { $name }
ueberall-pile-top =
    { $count ->
        [one] { $card }
       *[other] { $card } bovenop, { $count } kaarten
    }
ueberall-pile-empty = leeg
ueberall-out = uit, plaats { $place }
ueberall-gets = krijgt kaarten
ueberall-to-middle = Naar het midden
ueberall-to-own = Bij mij
ueberall-to-other = Bij { $name }
ueberall-hint-opening = { $card } opent het midden.
ueberall-hint-human = Waar past { $card }? Het midden gaat voor.
ueberall-hint-both = Leg je kaart, of roep Stop! tegen { $name }.
ueberall-hint-middle = { $card } past in het midden.
ueberall-hint-own = { $card } past nergens en blijft bij jou.
ueberall-hint-others = { $card } past bij { $names }.
ueberall-hint-stop = { $name } houdt { $card }. Iets gemist?
ueberall-hint-gifts = Wie wil, geeft een kaart.
ueberall-stop = Stop!
ueberall-stop-label = Stop! { $name } heeft iets gemist
ueberall-stop-right = Stop! Dat klopt.
ueberall-stop-wrong = Stop! Dat klopt niet: er was niets gemist.
ueberall-overlooked = paste ergens anders.
ueberall-give-title = { $name } een kaart geven?
ueberall-give-how = Je onderste. Die gaat dicht boven op de stapel van { $name }.
ueberall-give = Kaart geven
ueberall-decline = Houden
ueberall-gives = geeft
ueberall-keeps = houdt
ueberall-now = nu
ueberall-then = dan
ueberall-did-middle =
    { $who ->
        [you] Je legt { $card } in het midden
       *[other] { $name } legt { $card } in het midden
    }
ueberall-did-own =
    { $who ->
        [you] Je houdt { $card } bij je
       *[other] { $name } houdt { $card }
    }
ueberall-did-yours = { $name } legt { $card } bij jou
ueberall-did-other =
    { $who ->
        [you] Je legt { $card } bij { $other }
       *[other] { $name } legt { $card } bij { $other }
    }
ueberall-did-stop =
    { $who ->
        [you] Je roept Stop!
       *[other] { $name } roept Stop!
    }
ueberall-did-give =
    { $who ->
        [you] Je geeft een kaart
       *[other] { $name } geeft een kaart
    }
ueberall-did-decline =
    { $who ->
        [you] Je houdt je kaart
       *[other] { $name } geeft geen kaart
    }
