# Tipps für Schwarzer Peter

hint-schwarzer-peter-twin = Zieh diese Karte: Es ist { $card_the }, und du hast { $other_the }
hint-schwarzer-peter-only = { $name } hat nur noch diese Karte: Zieh sie
hint-schwarzer-peter-not-that = Zieh eine, die du nicht kennst: { $card_The } dort gibt mit deinen kein Paar
hint-schwarzer-peter-any = Bei { $name } ist eine Karte so gut wie die andere: Zieh einfach eine
hint-schwarzer-peter-mix = Misch deine Karten: { $name } zieht gleich, und alle wissen, wo deine neue steckt
