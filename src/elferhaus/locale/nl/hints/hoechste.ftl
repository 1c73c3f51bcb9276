# Tips voor De hoogste kaart wint

hint-hoechste-sure = Niemand kan { $card_the } verslaan: alle { $count } kaarten zijn voor jou
hint-hoechste-last = { $card_The } is de enige kaart die je nog hebt
hint-hoechste-bid = Er wachten { $count } kaarten: dat is een hoge waard, { $card_the }
hint-hoechste-save = Laat anderen vechten om de { $count } kaarten die wachten: speel { $card_the }, bewaar { $other_the }
hint-hoechste-keep = Er wacht niets: speel { $card_the } en bewaar { $other_the } voor later
hint-hoechste-lot = Er wacht niets: speel wat niemand verwacht, bijvoorbeeld { $card_the }
