"""Prizes are given for what is in the record, and for nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from conformance.ways import match_of, ways
from elferhaus.core.game import AnyGame, Did, Event
from elferhaus.core.match import MatchPlay
from elferhaus.core.prizes import MOST_PRIZES, Award, PlayedRound, Prize, awarded, deeds
from elferhaus.core.reader import Reader
from elferhaus.games import game_named, games, room_of
from elferhaus.games.hoechste import state as hoechste
from elferhaus.games.mogeln import state as mogeln
from elferhaus.games.row_laying import state as row_laying
from elferhaus.games.schnipp_schnapp import state as schnipp_schnapp
from elferhaus.words import LANGUAGES, say

MATCHES = 6
ROUNDS = 2
EVERY_GAME = pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
WITH_PRIZES = pytest.mark.parametrize(
    "game", [game for game in games() if room_of(game).prizes], ids=lambda game: game.info.id
)


def played_match(game: AnyGame, seed: int) -> tuple[list[bytes], list[PlayedRound], int]:
    """Play a match by lot; return its record, its rounds and how many played."""
    rng = Random(seed)
    match = replace(match_of(game, rng.choice(ways(game))), rounds=ROUNDS)
    lines: list[bytes] = []
    rounds: list[PlayedRound] = []
    play = MatchPlay(match, write=lines.append)
    while not play.match.is_over:
        play.deal(rng)
        assert play.round is not None
        play.round.play([room_of(game).players["easy"]] * match.seats, rng)
        play.end()
        rounds.append(PlayedRound(play.round.state, tuple(play.round.log)))
    return lines, rounds, match.seats


def without(event: Event, seat: int) -> bool:
    """Tell whether an event speaks of a seat as the one who did, won, or was drawn from."""
    did = getattr(event, "action", None)
    return seat not in {getattr(event, "by", None), getattr(event, "winner", None), getattr(did, "from_", None)}


@WITH_PRIZES
def test_a_prize_is_for_what_is_in_the_record(game: AnyGame) -> None:
    given = 0
    awards = room_of(game).prizes
    for seed in range(MATCHES):
        lines, rounds, seats = played_match(game, seed)
        reader, read = Reader(game_named), []
        for line in lines:
            reader.feed(line)
            if reader.line == "result":
                assert reader.round is not None
                read.append(PlayedRound(reader.state, tuple(reader.round.log)))
        prizes = awarded(awards, rounds, seats)
        assert prizes == awarded(awards, read, seats), "whoever has the record finds the same"
        assert len(prizes) <= MOST_PRIZES
        for prize in prizes:
            given += 1
            award = next(each for each in awards if each.key == prize.key)
            assert prize.count >= 1
            assert 0 < len(prize.seats) < seats, "what everyone has earned is no prize"
            for seat in prize.seats:
                rest = [replace(one, log=tuple(each for each in one.log if without(each, seat))) for one in rounds]
                assert seat not in award.count(rest), "nobody gets one for what others did"
    assert given, "no match had a prize"


@EVERY_GAME
def test_nobody_gets_a_prize_where_nothing_happened(game: AnyGame) -> None:
    _, rounds, seats = played_match(game, 1)
    assert awarded(room_of(game).prizes, [replace(one, log=()) for one in rounds], seats) == ()


@WITH_PRIZES
def test_there_are_two_kinds_of_prizes_and_words_for_them(game: AnyGame) -> None:
    keys = [award.key for award in room_of(game).prizes]
    assert len(set(keys)) == len(keys) >= 2
    for language in LANGUAGES:
        assert len({say(language, key) for key in keys}) == len(keys)
        for key in keys:
            assert "3" in say(language, key, "why", count=3)


def test_those_who_have_none_yet_get_one_first_and_there_are_four_at_most() -> None:
    def award(key: str, counts: dict[int, int], **more: Any) -> Award:
        return Award(key=key, emblem="star", tally=lambda _: counts, **more)

    awards = [award("a", {0: 3}), award("b", {0: 2}), award("c", {1: 1}), award("d", {0: 1, 1: 1}), award("e", {2: 9})]
    rounds = [PlayedRound(None, ())]
    assert [prize.key for prize in awarded(awards, rounds, 3)] == ["a", "c", "e", "b"]
    assert [prize.key for prize in awarded(awards, rounds, 2)] == ["a", "c", "e", "b"], "d: both have it"
    assert awarded([award("f", {0: 2}, worth=3)], rounds, 2) == ()
    assert awarded([award("g", {0: 2, 1: 5}, rounds="least", worth=2)], rounds, 2) == (Prize("g", "star", (0,), 2),)
    twice = [*rounds, *rounds]
    assert awarded([award("h", {0: 2}, worth=3)], twice, 2) == (Prize("h", "star", (0,), 4),)
    assert awarded([award("i", {0: 2}, rounds="most")], twice, 2) == (Prize("i", "star", (0,), 2),)


def test_a_decision_counts_once_in_its_fullest_account() -> None:
    game = game_named("elfer-raus")
    assert game is not None
    rng = Random(3)
    play = MatchPlay(match_of(game, ways(game)[0]))
    play.deal(rng)
    assert play.round is not None
    play.round.play([room_of(game).players["easy"]] * play.match.seats, rng)
    found = list(deeds(play.round.log))
    assert len(found) == play.round.decisions
    draws = [did.action for did in found if did.action.__struct_config__.tag == "draw"]
    assert draws
    assert all(draw.card is not None for draw in draws)


def golden(game: str, log: list[Event], **state: Any) -> dict[str, tuple[tuple[int, ...], int]]:
    """Return the prizes for a round with this log, with the cards of some dealt round."""
    found = game_named(game)
    assert found is not None
    play = MatchPlay(match_of(found, next(way for way in ways(found) if way[0] == max(2, found.info.players[0]))))
    play.deal(Random(1))
    assert play.round is not None
    one = PlayedRound(replace(play.round.state, **state), tuple(log))
    prizes = awarded(room_of(found).prizes, [one], play.match.seats)
    return {prize.key.removeprefix(f"prize-{game}-"): (prize.seats, prize.count) for prize in prizes}


def test_mogeln_knows_who_fibbed_who_was_honest_and_who_noticed() -> None:
    def lay(by: int, claim: int, *cards: str) -> list[Event]:
        return [
            Did(by=by, action=mogeln.Lay(claim=claim)),
            Did(by=by, action=mogeln.Lay(cards=cards, claim=claim), to=(by,)),
        ]

    log = [
        *lay(0, 1, "r5"),  # a fib that stands
        *lay(1, 2, "g2"),
        *lay(2, 3, "g3", "b3"),  # two, unnoticed
        *lay(0, 4, "b7"),  # a fib that is found out
        Did(by=1, action=mogeln.Doubt()),
        mogeln.Judged(by=1, right=True, layer=0, claim=4, found="lie"),
        *lay(1, 1, "r1"),
        *lay(2, 2, "y9"),
        *lay(0, 3, "r8"),
        *lay(1, 4, "r4"),
    ]
    assert golden("mogeln", log) == {
        "long-nose": ((0, 2), 2),
        "sharp-nose": ((1,), 1),
        "sleeve": ((2,), 2),
        "halo": ((1,), 3),
    }


def test_rows_know_the_longest_turn_and_who_laid_the_last_card_of_a_row() -> None:
    def laid(by: int, *cards: str) -> list[Event]:
        return [*(Did(by=by, action=row_laying.Lay(card)) for card in cards), Did(by=by, action=row_laying.End())]

    draws = [Did(by=1, action=row_laying.Draw()), Did(by=1, action=row_laying.Draw("b2"), to=(1,))]
    log = [*laid(0, "r2", "r3", "r4"), *draws, *draws, *draws, *laid(0, "r5", "r6"), *laid(1, "r7", "r8", "r9", "r10")]
    assert golden("junior", log) == {
        "prize-rows-keystone": ((1,), 1),
        "prize-rows-long-turn": ((1,), 4),
        "prize-rows-basket": ((1,), 3),
    }


def test_a_lightning_call_is_that_of_who_was_first_and_right() -> None:
    log: list[Event] = [
        Did(by=1, action=schnipp_schnapp.Schnapp(150)),
        schnipp_schnapp.Mistake(by=1),
        Did(by=1, action=schnipp_schnapp.Schnapp(170)),
        schnipp_schnapp.Mistake(by=1),
        Did(by=0, action=schnipp_schnapp.Schnapp(412)),
        schnipp_schnapp.Snap(by=0, word="schnapp"),
        Did(by=0, action=schnipp_schnapp.Schnapp(600)),
        schnipp_schnapp.Snap(by=0, word="schnapp"),
    ]
    assert golden("schnipp-schnapp", log) == {"lightning": ((0,), 412), "hot-head": ((1,), 2), "net": ((0,), 2)}


def test_tricks_make_runs_and_catches() -> None:
    def trick(winner: int | None, number: int, pot: int) -> hoechste.Trick:
        return hoechste.Trick(cards=("r1", "y1"), winner=winner, number=number, best=(0, 1), pot=pot)

    log: list[Event] = [trick(0, 9, 2), trick(0, 12, 2), trick(None, 8, 2), trick(1, 7, 4), trick(0, 20, 2)]
    assert golden("hoechste", log) == {"catch": ((1,), 4), "run": ((0,), 2), "thrift": ((1,), 7)}
