"""Golden records: the same record gives the same states, and the same bytes, in every release."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from elferhaus.core.chance import Close, Shuffle
from elferhaus.core.game import CHANCE
from elferhaus.core.match import MatchPlay, new_match
from elferhaus.core.reader import Reader
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
    written: list[bytes] = []
    match = new_match(game, header["players"], header["rounds"], header["edition"], **header["options"])
    play = MatchPlay(match, write=written.append, legal=True)
    for at, line in enumerate(lines[1:], start=1):
        told = msgspec.json.decode(line)
        table = play.round
        if "deal" in told:
            play.begin(msgspec.convert(told["deal"], game.deal_type))
        elif "do" in told:
            assert table is not None
            table.act(told["by"], msgspec.json.decode(line, type=game.action_type))
        elif told.get("event") == "shuffle":
            assert table is not None
            table.act(CHANCE, Shuffle(told["pile"], tuple(told["cards"])))
        elif "result" in told:
            assert table is not None
            if table.outcome is None:
                table.act(CHANCE, Close())
            play.end()
        elif len(written) == at and told.get("event") in {"snap", "tie"}:
            assert table is not None
            table.act(CHANCE, Close())
    return written
