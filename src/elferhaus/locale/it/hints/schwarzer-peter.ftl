# Consigli per L’uomo nero

hint-schwarzer-peter-twin = Pesca questa: è { $card_the }, e tu hai { $other_the }
hint-schwarzer-peter-only = { $name } ha solo questa carta: pescala
hint-schwarzer-peter-not-that = Pescane una che non conosci: { $card_the } con le tue non fa coppia
hint-schwarzer-peter-any = Da { $name } una carta vale l’altra: pescane una qualsiasi
hint-schwarzer-peter-mix = Mescola le carte: ora pesca { $name }, e tutti sanno dov’è quella nuova
