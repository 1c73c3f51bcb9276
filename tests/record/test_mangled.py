"""Lines of records that were mangled: nothing at all makes the checker stumble."""

from __future__ import annotations

import json
from collections import Counter, deque
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from elferhaus.core.reader import BadRecordError, Reader
from elferhaus.core.refusal import Refusal
from elferhaus.games import game_named
from elferhaus.words import say_refusal

RECORDS = sorted((Path(__file__).parent.parent / "playthroughs").glob("*.jsonl"))


def mangled(line: bytes, other: bytes, rng: Random) -> bytes:
    """The line with something wrong: bits, cuts, numbers, nesting, types, names; or another line of the record."""
    spot = rng.randrange(len(line))
    kind = rng.randrange(7)
    if kind == 0:
        return line[:spot] + bytes([line[spot] ^ 1 << rng.randrange(8)]) + line[spot + 1 :]
    if kind == 1:
        return line[:spot]
    if kind == 2:
        return line[:spot] + rng.randbytes(rng.randrange(1, 9)) + line[spot:]
    if kind == 3:
        digit = rng.choice(b"0123456789")
        return line.replace(bytes([digit]), b"9" * rng.choice((2, 20, 400, 5000)), 1)
    if kind == 4:
        return line[:spot] + rng.choice((b"[", b'{"a":')) * rng.choice((1, 50, 2000)) + line[spot:]
    if kind == 5:
        told = json.loads(line)
        inner = next((value for value in told.values() if isinstance(value, dict)), told)
        odd: tuple[Any, ...] = (
            None,
            True,
            -1,
            1.5,
            "x",
            "r99",
            [],
            {},
            [[]],
            ["r1", 1],
            10**40,
            "joker",
            "\ud800",
            "a\nb",
        )
        inner[rng.choice([*inner, "by", "do"])] = rng.choice(odd)
        return json.dumps(told).encode()
    return other


def readers(lines: list[bytes]) -> list[Reader]:
    """A reader in front of every line of a record."""
    found = []
    reader = Reader(game_named)
    for line in lines:
        found.append(twin(reader))
        reader.feed(line)
    return found


def twin(reader: Reader) -> Reader:
    """Another reader at the same place: what it holds is immutable but for the round, and the events it expects."""
    other = copy(reader)
    other._expected = deque(reader._expected)
    other._play = copy(reader._play)
    if other._play is not None and other._play.round is not None:
        other._play.round = copy(other._play.round)
        other._play.round.log = []
    return other


def survive(lines: int, seed: int) -> Counter[str]:
    """Feed so many mangled lines, each behind a sound beginning of a record; only verdicts may come back."""
    rng = Random(seed)
    records = [path.read_bytes().splitlines() for path in RECORDS]
    placed = [list(zip(record, readers(record), strict=True)) for record in records]
    verdicts: Counter[str] = Counter()
    for _ in range(lines):
        record = rng.choice(placed)
        line, reader = rng.choice(record)
        refusal = judged(twin(reader), mangled(line, rng.choice(record)[0], rng))
        rule = "fine" if refusal is None else refusal.rule
        verdicts[rule] += 1
        if refusal is not None and verdicts[rule] % 7 == 0:  # speaking takes longer than judging
            assert say_refusal("en", refusal).isprintable()
    return verdicts


def judged(reader: Reader, line: bytes) -> Refusal | None:
    try:
        reader.feed(line)
    except BadRecordError as error:
        return error.refusal
    return None


def test_mangled_lines_get_a_verdict() -> None:
    verdicts = survive(20_000, seed=11)
    assert verdicts["RECORD"] > 5000
    assert {"CARDS", "TURN", "SCORE", "ER-5", "fine"} <= verdicts.keys()


@pytest.mark.slow
def test_a_million_mangled_lines_get_a_verdict() -> None:
    print(survive(1_000_000, seed=1111))
