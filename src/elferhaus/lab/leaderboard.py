"""The leaderboard: a file that the arena fills, a row for each entrant, game, number of players and opponents."""

from __future__ import annotations

from datetime import date
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from pathlib import Path

    from .arena import Standing


class BadLeaderboardError(Exception):
    """A file is no leaderboard."""


class Row(Struct, frozen=True, kw_only=True):
    """What an entrant has reached."""

    game: str
    players: int
    bot: str
    among: str
    share: float  # of its games won
    interval: tuple[float, float]  # 95 %
    even: float
    matches: int
    seed: int
    seconds_a_move: float
    edition: str
    options: dict[str, Any] = {}
    version: str = ""
    day: str = ""

    @property
    def key(self) -> tuple[Any, ...]:
        """What there is one row of."""
        return self.game, self.players, self.edition, sorted(self.options.items()), self.among, self.bot


def row_of(standing: Standing) -> Row:
    """Return the row of the bot named first, among the others."""
    contest = standing.contest
    bot, *others = contest.bots
    share, margin = standing.share(bot)
    return Row(
        game=contest.game,
        players=len(contest.bots),
        bot=bot,
        among=", ".join(dict.fromkeys(others)),
        share=round(share, 4),
        interval=(round(max(0, share - margin), 4), round(min(1, share + margin), 4)),
        even=round(standing.even, 4),
        matches=standing.matches,
        seed=contest.seed,
        seconds_a_move=round(standing.move_time(bot), 7),
        edition=contest.match().rules.edition,
        options=contest.options,
        version=version("elferhaus"),
        day=date.today().isoformat(),
    )


def read(path: Path) -> list[Row]:
    """Return the rows of a file; none where there is none."""
    if not path.exists():
        return []
    try:
        return msgspec.json.decode(path.read_bytes(), type=list[Row])
    except msgspec.MsgspecError as error:
        raise BadLeaderboardError(f"{path} is no leaderboard: {error}") from error


def add(path: Path, row: Row) -> list[Row]:
    """Write a row into the file, in place of an older one of the same entrant; return all, the best first."""
    rows = [each for each in read(path) if each.key != row.key] + [row]
    rows.sort(key=lambda each: (each.game, each.players, each.edition, str(each.options), each.among, -each.share))
    beside = path.with_name(f"{path.name}.new")
    beside.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")
    beside.replace(path)
    return rows
