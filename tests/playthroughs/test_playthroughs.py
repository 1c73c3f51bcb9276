"""Golden records: the same record gives the same states, and the same bytes, in every release."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from elferhaus.core.chance import Close, Shuffle
from elferhaus.core.check import Reader
from elferhaus.core.game import CHANCE
from elferhaus.core.match import Match, begin_round, end_round, new_match, standing
from elferhaus.core.record import deal_line, event_lines, header_line, match_line, result_line
from elferhaus.games import game_named
from playthroughs.make import path_of, wanted

RECORDS = sorted(Path(__file__).parent.glob("*.jsonl"))


def test_every_game_edition_and_variant_has_a_golden_record() -> None:
    missing = [path_of(*way).name for way in wanted() if not path_of(*way).exists()]
    assert not missing


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_keeps_the_rules(path: Path) -> None:
    reader = Reader(game_named)
    reader.read(path.read_bytes().splitlines())
    assert reader.is_complete


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_played_again_a_golden_record_is_written_with_the_same_bytes(path: Path) -> None:
    lines = path.read_bytes().splitlines()
    assert rewritten(lines) == lines


def rewritten(lines: list[bytes]) -> list[bytes]:
    """Play a record again from its decisions and shuffles alone, and write it anew."""
    header = msgspec.json.decode(lines[0])
    game = game_named(header["game"])
    assert game is not None
    match = new_match(game, header["players"], header["rounds"], header["edition"], **header["options"])
    written = [header_line(match)]
    state: Any = None
    for at, line in enumerate(lines[1:], start=1):
        told = msgspec.json.decode(line)
        if "deal" in told:
            deal = msgspec.convert(told["deal"], game.deal_type)
            match = begin_round(match, deal)
            state = match.state
            written.append(deal_line(deal))
        elif "do" in told:
            legal = game.legal(state, told["by"])
            state, events = game.apply(state, told["by"], msgspec.json.decode(line, type=game.action_type))
            written += event_lines(events, legal)
        elif told.get("event") == "shuffle":
            state, events = game.apply(state, CHANCE, Shuffle(told["pile"], tuple(told["cards"])))
            written += event_lines(events)
        elif "result" in told:
            match = _ended(match, state)
            written.append(result_line(match.round, match.results[-1]))
        elif "match" in told:
            written.append(match_line(standing(match)))
        elif len(written) == at and told["event"] in {"snap", "tie"}:
            state, events = game.apply(state, CHANCE, Close())
            written += event_lines(events)
    return written


def _ended(match: Match, state: Any) -> Match:
    if match.game.outcome(state) is None:
        state, _ = match.game.apply(state, CHANCE, Close())
    return end_round(match, match.game.outcome(state))
