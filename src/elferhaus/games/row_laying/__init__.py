"""Laying cards to rows: what elfer-raus and junior share. Each of them says only what is its own, as ``RowRules``.

Rules digest (elfer-raus / junior):
  ER-3          the opening lay is one card and ends the turn
  ER-4 / JR-3   lay at least one card if you can, as many as you like, and say when you are done
  ER-5 / JR-4   a card fits beside its neighbour in the row of its colour, or starts the row
  ER-6 / JR-5   who cannot lay draws, up to three cards (one in junior); a drawn card that fits must be laid at once
  ER-6s / JR-5s in the space edition it may be laid or kept, and the turn ends either way
  ER-7 / JR-5   who cannot lay and finds no stock passes
  ER-8 / JR-6   the round ends with the last card of a hand

| action | when |
|---|---|
| lay card | it is in the hand and fits |
| end | after a lay, with cards left |
| draw | nothing fits and there is a stock |
| keep | space edition: the drawn card fits |
| pass | nothing fits and there is no stock |
"""
