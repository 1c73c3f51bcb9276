# Hints for Highest Card Wins

hint-hoechste-sure = Nobody can beat { $card_the }: all { $count } cards are yours
hint-hoechste-last = { $card_The } is the only card you have left
hint-hoechste-bid = { $count } cards are waiting: that is worth a high one, { $card_the }
hint-hoechste-save = Let others pay for the { $count } waiting cards, and save { $other_the }: play { $card_the }
hint-hoechste-keep = Nothing is waiting: play { $card_the } and save { $other_the } for later
hint-hoechste-lot = Nothing is waiting: play what nobody expects, such as { $card_the }
