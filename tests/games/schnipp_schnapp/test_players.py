"""schnipp-schnapp: how players call, and how fast."""

from __future__ import annotations

from random import Random
from statistics import median

from elferhaus.bots.players import LEVELS
from elferhaus.core.player import ChairCopy, copied
from elferhaus.core.round import Round, refusal
from elferhaus.games.schnipp_schnapp import GAME, ROOM
from elferhaus.games.schnipp_schnapp.bots import greedy
from elferhaus.games.schnipp_schnapp.bots.thumb import GOOD_ADULT, reaction
from elferhaus.games.schnipp_schnapp.state import Schnapp, Schnipp, Turn
from games.schnipp_schnapp.tables import dealt, table, turn


def test_SS_3_greedy_calls_what_is_there_and_turns_otherwise() -> None:
    at = table("r5 b5 r1", "y3 y5 y1", "g9 g1", "")

    def word(seat: int) -> str | None:
        call = greedy.call(at.round.chair(seat), Random(1))
        assert call is None or refusal(GAME, at.state, seat, call) is None
        return None if call is None else type(call).__name__

    assert isinstance(greedy.decide(at.round.chair(0), Random(1)), Turn)
    turn(at, 0)
    assert [word(seat) for seat in range(4)] == [None] * 4
    at.do(0, "schnipp", ms=300)
    turn(at, 1, 2, 0)
    assert [word(seat) for seat in range(4)] == ["Schnipp"] * 4
    turn(at, 1)  # both words are possible: y3 y5 and b5 are worth more than the middle, except to their owner
    assert [word(seat) for seat in range(4)] == ["Schnapp", "Schnapp", "Schnapp", "Schnipp"]
    at.do(0, "schnapp", ms=20)
    assert word(1) is None  # too slow


def test_by_rule_of_thumb_it_is_as_fast_as_a_person_and_no_faster() -> None:
    rng = Random(1)
    times = [reaction(GOOD_ADULT, 4, rng) for _ in range(4000)]
    assert 450 <= median(times) <= 600
    assert min(times) >= 250
    assert sorted(times)[-40] > 700  # the tail of a person


def callers(seed: int) -> list[ChairCopy]:
    """The chairs of whoever may call, in a round of two without calls."""
    rules, deal = dealt(seed)
    at, rng = Round(GAME, GAME.start(rules, 2, deal)), Random(seed)
    found = []
    for _ in range(400):
        if at.pending.kind == "over":
            break
        found += [copied(at.chair(seat)) for seat in at.pending.may]
        at.stay_silent()
        at.play([ROOM.player("greedy")] * 2, rng, most=1)
    return found


def test_nobody_calls_faster_than_a_person_and_the_better_are_faster() -> None:
    times: dict[str, list[float]] = {level: [] for level in LEVELS}
    for seed in range(3):
        for chair in callers(seed):
            for level in LEVELS:
                for lot in range(4):
                    call = ROOM.player(level).call(chair, Random(lot))
                    if isinstance(call, Schnapp | Schnipp):
                        times[level].append(call.ms)
    middle = [median(times[level]) for level in LEVELS]
    assert all(ms >= 250 for found in times.values() for ms in found)
    assert middle == sorted(middle, reverse=True)
    assert len({*middle}) == len(LEVELS)


def test_a_call_tells_its_time_and_can_be_put_at_another() -> None:
    assert (Schnapp(300).called_at, Turn().called_at) == (300, None)
    assert Schnipp(300).at(412.5) == Schnipp(412.5)
