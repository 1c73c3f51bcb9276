"""The choices of ueberall."""

from __future__ import annotations

from typing import Final, Literal

from elferhaus.core.options import DEALER, GameInfo, Option, Rules

MOST_CARDS: Final = 5000  # UA-7: with this turned card the round is over


class UeberallRules(Rules, frozen=True, kw_only=True):
    """What a table of ueberall can choose."""

    attention: Literal["perfect", "human"] = "perfect"
    play_on: bool = False


INFO: Final = GameInfo(
    id="ueberall",
    version=1,
    title="Überall anschließen",
    players=(2, 6),
    players_rule="UA-1",
    editions=("2011",),
    options=(
        Option("attention", "choice", "UA-7", ("perfect", "human"), always=True),
        Option("play_on", "flag", "UA-6"),
        DEALER,
    ),
    rule_ids=tuple(f"UA-{number}" for number in range(1, 8)),
    score_rule="UA-6",
    open=True,
    among_people={"attention": "human"},  # UA-7: people may overlook a card
)
