# Hints for Old Maid

hint-schwarzer-peter-twin = Pull this one: it is { $card_the }, and you have { $other_the }
hint-schwarzer-peter-only = { $name } has only this card left: pull it
hint-schwarzer-peter-not-that = Pull one you do not know: { $card_the } there makes no pair with yours
hint-schwarzer-peter-any = From { $name } one card is as good as another: just pull one
hint-schwarzer-peter-mix = Mix your cards: { $name } pulls next, and all saw where your new one went
