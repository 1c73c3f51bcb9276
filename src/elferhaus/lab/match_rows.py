"""Simulated matches as Parquet, a row for each decision or each match, so that pandas, polars and DuckDB read them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import UNSET

from elferhaus.core.record import read_line

from .rows import columns_to

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from .simulation import Played

Rows = Literal["decision", "match"]


@contextmanager
def rows_of(rows: Rows, path: Path | None) -> Iterator[Callable[[int, Played], None]]:
    """Yield what writes matches as they end."""
    if path is None:
        yield lambda _number, _played: None
        return
    with columns_to(path, _match_fields if rows == "match" else _decision_fields) as take:

        def write(number: int, played: Played) -> None:
            found = [_match(number, played)] if rows == "match" else decisions(number, played.lines)
            if found:
                take({name: [row[name] for row in found] for name in found[0]})

        yield write


def _match_fields(arrow: Any) -> list[tuple[str, Any]]:
    whole = arrow.int32()
    fields = [("match", arrow.int64()), ("decisions", whole)]
    return [*fields, ("points", arrow.list_(whole)), ("winners", arrow.list_(arrow.int8()))]


def _decision_fields(arrow: Any) -> list[tuple[str, Any]]:
    text, whole = arrow.string(), arrow.int32()
    fields = [("match", arrow.int64()), ("round", whole), ("decision", whole), ("seat", arrow.int8())]
    return [*fields, ("verb", text), ("action", text), ("legal", whole), ("wins_round", arrow.bool_())]


def _match(number: int, played: Played) -> dict[str, Any]:
    outcome = played.outcome
    return {
        "match": number,
        "decisions": played.decisions,
        "points": outcome.points,
        "winners": outcome.winners,
    }


def decisions(number: int, lines: list[bytes]) -> list[dict[str, Any]]:
    """Return a row for every decision of a record: who, what, among how many choices, and whether they won the round.

    ``legal`` is known only of records that were written with it; a pattern of choices counts as one.
    """
    found: list[dict[str, Any]] = []
    begin, round_number = 0, 0
    for text in lines:
        line = read_line(text)
        if line.kind == "deal":
            begin, round_number = len(found), round_number + 1
        elif line.kind == "decision":
            action = msgspec.json.decode(text)
            legal = action.pop("legal", None)
            seat, verb = action.pop("by"), action["do"]
            found.append(
                {
                    "match": number,
                    "round": round_number,
                    "decision": len(found) + 1,
                    "seat": seat,
                    "verb": verb,
                    "action": msgspec.json.encode(action).decode(),
                    "legal": None if legal is None else len(legal),
                    "wins_round": False,
                }
            )
        elif line.kind == "result" and line.result is not UNSET:
            winners = msgspec.json.decode(line.result)["winners"]
            for row in found[begin:]:
                row["wins_round"] = row["seat"] in winners
    return found
