"""Write the golden records that are missing: ``uv run tests/playthroughs/make.py``.

One match of random players for every game, edition and variant, with all that was legal at every decision. A golden
record is never rewritten: if a change breaks it, either the change is wrong or the game's version must rise.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from elferhaus.core.game import AnyGame
from elferhaus.core.match import new_match, play_match
from elferhaus.core.refusal import Refused
from elferhaus.games import games, room_of

HERE = Path(__file__).parent
NAMES = ("Ada", "Ben", "Cem", "Dora")
# What makes more happen than the defaults.
LIVELY: dict[str, dict[str, Any]] = {"ueberall": {"attention": "human"}, "schnipp-schnapp": {"tie_ms": 120}}
TRIES = 30


def wanted() -> list[tuple[AnyGame, str, str]]:
    """Every game, edition and variant that the rules allow together."""
    found: list[tuple[AnyGame, str, str]] = []
    for game in games():
        for edition in game.info.editions:
            for variant in game.info.variants:
                try:
                    _new(game, edition, variant)
                except Refused:
                    continue
                found.append((game, edition, variant))
    return found


def path_of(game: AnyGame, edition: str, variant: str) -> Path:
    """Where the golden record lies."""
    return HERE / f"{game.info.id}-{edition}-{variant}.jsonl"


def _new(game: AnyGame, edition: str, variant: str) -> Any:
    options = {} if variant == "basic" else {"variant": variant}
    seats = min(max(3, game.info.players[0]), game.info.players[1])
    return new_match(
        game, NAMES[:seats], 1 if game.info.id == "ueberall" else 2, edition, **options, **LIVELY.get(game.info.id, {})
    )


def kinds(lines: list[bytes]) -> int:
    """How many different things happen in a record."""
    told = [json.loads(line) for line in lines]
    signs = ("do", "event", "close", "right", "word")
    return len({(sign, str(line[sign])) for line in told for sign in signs if sign in line})


def main() -> None:
    """Play some matches of each and keep the one in which the most happens, the shortest of those."""
    for game, edition, variant in wanted():
        path = path_of(game, edition, variant)
        if path.exists():
            continue
        found = []
        for seed in range(TRIES):
            lines: list[bytes] = []
            match = _new(game, edition, variant)
            play_match(match, [room_of(game).players["random"]] * match.seats, Random(seed), lines.append, legal=True)
            found.append((-kinds(lines), len(lines), lines))
        _, length, best = min(found)
        path.write_bytes(b"\n".join([*best, b""]))
        print(path.name, length, "lines")


if __name__ == "__main__":
    main()
