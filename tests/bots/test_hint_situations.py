"""Hints in small situations, each with the reason one expects."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from elferhaus.bots import hints, thumb
from elferhaus.bots.hints import Hint, hint
from elferhaus.core.cards import beside, card_set
from elferhaus.core.game import Event
from elferhaus.core.options import choose_rules
from elferhaus.games import game_named
from elferhaus.games.elevens.state import Draw, End
from elferhaus.games.elevens.state import Lay as LayOnRow
from elferhaus.games.elfer_raus.rules import course
from elferhaus.games.mogeln.play import DOUBT, TOO_MANY, Stood
from elferhaus.games.row_laying.play import ROW, RowState
from elferhaus.games.schwarzer_peter.actions import Pull
from elferhaus.games.schwarzer_peter.game import PeterState
from elferhaus.lab.play import Seated
from tabletop import Table, cards


def asked(table: Table, seat: int, seed: int = 1) -> Hint:
    """The hint for a seat."""
    found = hint(Seated(table.game, table.state, seat, table.log), Random(seed))
    assert found is not None
    return found


def told(table: Table, seat: int, seed: int = 1) -> tuple[str, dict[str, Any]]:
    """What a seat is told: the reason without what all keys of the game begin with."""
    why = asked(table, seat, seed).why
    return why.key.removeprefix(f"hint-{table.game.info.id}-").removeprefix("hint-"), why.args


def elfer_raus(hand: str, rows: str, phase: Any = "begin", **options: Any) -> tuple[str, dict[str, Any]]:
    """The hint at elfer-raus with this hand, and these cards on the table."""
    stock = options.pop("stock", ("b1", "b2"))
    game = game_named("elfer-raus")
    assert game is not None
    rules = choose_rules(game, options.pop("edition", None), options, 2)
    laid = course(rules)
    table = card_set(rows.split())
    starts = sum(card_set([card]) for card in ("r11", "y11", "g11", "b11") if not table & ROW[card])
    fits = (beside(table) | starts) & laid.deck & ~table
    if not table:
        fits = laid.starts
    hands = (card_set(hand.split()), card_set(["b3", "b4", "b5"]))
    state: Any = RowState(rules, laid, hands, stock, table, fits, 0, 0, phase)
    found = hint(Seated(game, state, 0, []), Random(1))
    assert found is not None
    return found.why.key.removeprefix("hint-rows-"), found.why.args


def test_elfer_raus_lays_where_an_own_card_waits() -> None:
    assert elfer_raus("r12 b12 b15 y3 y5", "r11 b11") == ("waits", {"card": "b12", "other": "b15"})


def test_elfer_raus_keeps_what_only_this_seat_can_open() -> None:
    said = elfer_raus("g12 y3 y5 y7 b2 b19", "g11", "laid")
    assert said == ("end-keep", {"card": "g12", "low": 13, "high": 20})


def test_elfer_raus_lays_one_card_and_keeps_the_other() -> None:
    said = elfer_raus("r19 g12 y3 y5", "r11 r12 r13 r14 r15 r16 r17 r18 g11")
    assert said == ("rather", {"card": "r19", "other": "g12", "low": 13, "high": 20})


def test_elfer_raus_goes_out_when_everything_fits() -> None:
    assert elfer_raus("r12 r13 g10", "r11 g11") == ("out", {"count": 3})
    assert elfer_raus("r12", "r11 g11") == ("last", {"card": "r12"})


def test_elfer_raus_draws_passes_and_ends_where_nothing_fits() -> None:
    assert elfer_raus("r14 g9", "r11 g11") == ("draw", {})
    assert elfer_raus("r14 g9", "r11 g11", stock=()) == ("pass", {})
    assert elfer_raus("r14 g9", "r11 g11", "laid") == ("end", {})


def test_elfer_raus_a_card_drawn_is_laid_or_kept() -> None:
    assert elfer_raus("r12 r14 g9", "r11 g11", "drawn") == ("drawn", {"card": "r12"})
    assert elfer_raus("r12 r14 g9", "r11 g11", "drawn", edition="space") == ("keep", {"card": "r12"})


def test_elfer_raus_the_first_card_is_its_eleven() -> None:
    assert elfer_raus("r11 r12 r13", "") == ("begin", {"card": "r11"})


@pytest.mark.parametrize(
    ("hand", "rows", "phase", "said"),
    [
        ("r20 g3 y5", "r11 r12 r13 r14 r15 r16 r17 r18 r19", "begin", "only"),
        ("r20 r10 g3 y5", "r11 r12 r13 r14 r15 r16 r17 r18 r19", "begin", "nothing-behind"),
        ("r19 r20 g12 g4", "r11 r12 r13 r14 r15 r16 r17 r18 g11", "begin", "next-is-mine"),
        ("r7 r17 g3 b5", "r8 r9 r10 r11 r12 r13 r14 r15 r16", "begin", "rather"),
        ("r18 y19 g3 b5", "r11 r12 r13 r14 r15 r16 r17 y11 y12 y13 y14 y15 y16 y17 y18", "begin", "least"),
        ("r18 y18 g3 b5 b7 b9", "r11 r12 r13 r14 r15 r16 r17 y11 y12 y13 y14 y15 y16 y17", "laid", "end-opens"),
        ("r20 g3 b5 b7 b9 y2 y4 y6 y8", "r11 r12 r13 r14 r15 r16 r17 r18 r19", "laid", "end-waits"),
    ],
)
def test_elfer_raus_reasons(hand: str, rows: str, phase: str, said: str) -> None:
    assert elfer_raus(hand, rows, phase)[0] == said


def test_junior_leads_towards_an_own_card() -> None:
    deal = {"starter": 0, "hands": ["b10 b5 r2 r5", "g2 g3"], "stock": "y5", "table": "r1 y1 g1 b1 r11 y11 g11 b11"}
    key, args = told(Table("junior", deal), 0)
    assert key == "rows-towards"
    assert args in ({"card": "b10", "other": "b5"}, {"card": "r2", "other": "r5"})


def elevens(hand: str, rows: str = "", wild: str = "", **more: Any) -> Table:
    """A table of elevens with this hand, and these cards on the table besides the 11s."""
    bridges, stock, options = more.pop("bridges", 0), more.pop("stock", "g2 g3"), more.pop("options", {})
    hands = [hand, more.pop("other", "b2 b4 b6 b8 b14 b16")]
    deal = {"starter": 0, "rows": "red yellow green blue", "hands": hands, "bridges": [bridges, 0], "stock": stock}
    table = Table("elevens", deal, **options)
    lying = card_set([*cards(rows), *cards(wild)])
    table.state = replace(table.state, table=table.state.table | lying, wild=card_set(cards(wild)), **more)
    return table


SIDE = "r12 r13 r14 r15 r16 r17 r18 r19 r20"


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (elevens("r21 y3 y5 g4 b6", SIDE, other="b2 b4"), "completes"),
        (elevens("r18 y3 y5 g4 b6", "r12 r13 r14 r15 r16 r17"), "side"),
        (elevens("r12 y3 g4", "", "r12", laid=1), "swap"),
        (elevens("r12 y3 g4", laid=4), "end-four"),
        (elevens("y3 g4 g5 g6 g7 joker"), "discard"),
        (elevens("joker", stock=""), "out-joker"),
        (elevens("r12 r13 g10"), "rows-out"),
        (elevens("r12 y3 g4 b2 b4 b6", stock="", duty=True), "rows-only"),
        (elevens("r12 r20 r21 y3 g4", options={"variant": "start"}), "rows-waits"),
        (elevens("r12 y3 g4 b6 b8 y17", options={"variant": "start"}), "draw-opens"),
        (elevens("y3 g4 g6"), "rows-draw"),
        (elevens("y3 g4 g6", stock=""), "rows-pass"),
        (elevens("y3 g4 g6", laid=1), "rows-end"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_elevens_reasons(table: Table, said: str) -> None:
    assert told(table, 0)[0] == said


LOW = "r12 y12 y13 y14 y15 y16 y17"


@pytest.mark.parametrize(
    ("table", "action", "said"),
    [
        (elevens("r17 r20 g3 g4 g5", LOW, bridges=1), LayOnRow("r17", bridge="y17"), "bridge-waits"),
        (elevens("r17 g3 g4 g5 g6", LOW, bridges=1), LayOnRow("r17", bridge="y17"), "bridge"),
        (elevens("r20 g3 g4 g5 g6 joker", LOW), LayOnRow("joker", "r13"), "joker-waits"),
        (elevens("y3 g3 g4 g5 g6 joker", LOW), LayOnRow("joker", "r13"), "joker"),
        (elevens("y3 g3 g4 g5 g6 joker", LOW), Draw(), "save-joker"),
        (elevens("r17 g3 g4 g5 g6", LOW, bridges=1), Draw(), "save-bridge"),
        (elevens("r13 r15 g3 g4 g5 g6", "r12 r14 r16"), Draw(), "draw-waits"),
        (elevens("r13 r15 g3 g4 g5 g6", "r12 r14 r16", laid=1), End(), "end-waits"),
        (elevens("r13 g3 g4 g5 g6", "r12", laid=1), End(), "rows-end-opens"),
        (elevens("r13 g3 g4 g5 g6", "r12 r14"), LayOnRow("r13"), "rows-nothing-behind"),
        (elevens("r13 r14 g3 g4 g5 g6", "r12"), LayOnRow("r13"), "rows-next-is-mine"),
        (elevens("r15 r18 g3 g4 g5", "r12 r13 r14 r17 r19 r20 r21"), LayOnRow("r15"), "collects"),
        (elevens("r12 y3 g4 g6 g8", other="b2 b4"), LayOnRow("r12"), "short"),
        (elevens("r12 y3 g4 g6 g8"), LayOnRow("r12"), "rows-least"),
        (elevens("r12 y20 y3 g4 g6", "y21"), LayOnRow("r12"), "high"),
        (elevens("r4 y20 y2 g4 g6", "y21 y19 r5 r6"), LayOnRow("r4"), "good"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_elevens_rare_reasons(table: Table, action: Any, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thumb.elevens, "decide", lambda *_: action)
    assert told(table, 0)[0] == said


def farben(hand: str, piles: str, stock: str = "g19 g20") -> Table:
    """A table of farben with this hand, and these cards on the open piles."""
    hands = [hand, "y1 y2 g1 g2 b2 b3 r1 r2 r3"]
    return Table("farben", {"starter": 0, "hands": hands, "stock": stock, "open": piles.split()})


def test_farben_takes_what_raises_the_sum() -> None:
    table = farben("r20 r19 r18 g14 g13", "y3 r4 r9 y6")
    assert told(table, 0) == ("take", {"card": "r9", "colour": "red", "sum": 66})
    one_colour = farben("r20 r19 r18 r5", "y3 r4 r9 y6")
    assert told(one_colour, 0) == ("take", {"card": "r9", "colour": "red", "sum": 66})  # the 5 has to go


def test_farben_takes_from_the_stock_where_nothing_open_helps() -> None:
    assert told(farben("r20 r19 r18 g14 g13", "y3 y4 y5 y6"), 0) == ("stock", {"colour": "red"})
    assert told(farben("r20 r19 r18 r17", "y3 r4 y5 y6"), 0) == ("stock-low", {"card": "r4"})
    assert told(farben("r20 r19 r18 r17", "y3 r4 y5 y6", ""), 0)[0] == "no-stock"


def test_farben_drops_what_serves_nobody_and_closes_when_ahead() -> None:
    table = farben("r20 r19 r18 r17 r16 r15 r14 r13 b1", "y3 y4 y5 y6", "r12 g9")
    table.do(0, "take", from_="stock")
    assert told(table, 0) == ("close", {"colour": "red", "sum": 144})
    table = farben("r20 r19 b1 b2 y1", "y3 y4 y5 y6", "r12 g9")
    table.do(0, "take", from_="stock")
    assert told(table, 0)[0] == "drop"
    table = farben("r3 r4 r5 r6", "y3 y4 y5 y6", "r7 g9")
    table.do(0, "take", from_="stock")
    assert told(table, 0) == ("drop-low", {"card": "r3"})


def test_farben_covers_what_another_collects() -> None:
    table = farben("r20 r19 y1 y2 b1 b4", "y18 g17 g16 y15", "r12 r13 r14 r11")
    table.do(0, "take", from_="stock")
    table.do(0, "drop", card="y1", on=0)
    table.do(1, "take", from_=1, card="g17")
    table.do(1, "drop", card="b2", on=1)
    table.do(0, "take", from_="stock")
    key, args = told(table, 0)
    assert (key, args["top"], args["seat"]) == ("cover", "g16", 1)


def test_farben_drops_a_colour_that_nobody_takes() -> None:
    table = farben("r20 r19 b1 b5 y1 y2", "y8 g7 g6 y5", "r12 r13 r14 r11")
    table.do(0, "take", from_="stock")
    table.do(0, "drop", card="b1", on=0)
    table.do(1, "take", from_=1, card="g7")
    table.do(1, "drop", card="r1", on=1)
    table.do(0, "take", from_="stock")
    assert told(table, 0)[0] == "drop-unwanted"


def test_farben_says_little_where_an_own_card_goes_that_is_not_the_lowest(monkeypatch: pytest.MonkeyPatch) -> None:
    table = farben("r3 r4 r5 r6", "y3 y4 y5 y6", "r7 g9")
    table.do(0, "take", from_="stock")
    monkeypatch.setattr(thumb.farben, "decide", lambda *_: table.action("drop", card="r5", on=0))
    assert told(table, 0)[0] == "good"


def hoechste(own: str, other: str, waiting: str = "") -> Table:
    """A table of hoechste with these cards left."""
    table = Table("hoechste", {"hands": [own, other]})
    table.state = replace(table.state, waiting=card_set(cards(waiting)))
    return table


@pytest.mark.parametrize(
    ("own", "other", "waiting", "card", "said"),
    [
        ("r3 r11", "y4 y9", "r1 y1", "r11", "sure"),
        ("r3", "y4", "", "r3", "last"),
        ("r3 r5 r9", "y4 y9 y10", "r1 y1", "r9", "bid"),
        ("r3 r5 r9", "y4 y9 y10", "r1 y1", "r3", "save"),
        ("r3 r5 r11", "y4 y9 y11", "", "r3", "keep"),
        ("r3 r5 r9", "y4 y9 y11", "", "r5", "lot"),
    ],
)
def test_hoechste_reasons(
    own: str, other: str, waiting: str, card: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = hoechste(own, other, waiting)
    monkeypatch.setattr(thumb.hoechste, "decide", lambda *_: table.action("play", card=card))
    assert told(table, 0)[0] == said


def ratefix(*guesses: int, piles: list[str] | None = None) -> Table:
    """A table of ratefix at which these have been named."""
    held = piles or ["r10 r1", "b12 b1", "g9 g1"]
    table = Table("ratefix", {"starter": 0, "piles": held, "out": ""}, players=len(held))
    for seat, guess in enumerate(guesses):
        table.do(seat, "guess", sum=guess)
    return table


def test_ratefix_who_speaks_last_knows_what_is_left() -> None:
    table = ratefix(26, piles=["r15 r1", "b12 b1"])
    found = asked(table, 1)
    assert found.why.args == {"sum": found.action.sum, "low": 27, "high": 32}
    close = ratefix(30, 32)
    assert told(close, 2)[0] in {"last", "exact"}


def test_ratefix_between_two_guesses_only_one_sum_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ratefix(30, 32)
    monkeypatch.setattr(thumb.ratefix, "decide", lambda *_: table.action("guess", sum=31))
    assert told(table, 2) == ("exact", {"sum": 31})


@pytest.mark.parametrize(("guess", "said"), [(45, "high"), (15, "low"), (31, "mean")])
def test_ratefix_hears_a_card_in_a_guess(guess: int, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ratefix(guess)
    monkeypatch.setattr(thumb.ratefix, "decide", lambda *_: table.action("guess", sum=33))
    key, args = told(table, 1)
    assert key == said
    assert args == {"sum": 33, "seat": 0, "number": guess} if said != "mean" else args["number"] == 12


def test_ratefix_who_speaks_first_leads_astray_or_tells_the_mean() -> None:
    keys = {told(ratefix(), 0, seed)[0] for seed in range(12)}
    assert keys == {"astray", "mean"}


def mogeln(*hands: str, **options: Any) -> Table:
    return Table("mogeln", {"starter": 0, "hands": list(hands)}, players=3, **options)


def test_mogeln_doubts_what_cannot_be_true() -> None:
    table = mogeln("r2 r3 r4 r5 r6", "r1 y1 g1 b1 y2", "g2 g3 g4 g5 g6")
    table.do(0, "lay", cards=["r2"], claim=1)
    assert told(table, 1) == ("doubt-all", {"number": 1, "count": 4})


def test_mogeln_doubts_the_last_lay() -> None:
    table = mogeln("r2", "y4 y5", "g2 g3")
    table.do(0, "lay", cards=["r2"], claim=1)
    assert told(table, 1) == ("doubt-last", {"seat": 0})


def test_mogeln_goes_out_with_the_right_card() -> None:
    assert told(mogeln("r1", "y4 y5", "g2 g3"), 0) == ("true-last", {"card": "r1"})


def test_mogeln_stays_silent_where_a_call_is_not_worth_it() -> None:
    table = mogeln("r1 r2 r3", "y4 y5", "g2 g3")
    table.do(0, "lay", cards=["r1"], claim=1)
    assert [hint(Seated(table.game, table.state, 2, table.log), Random(seed)) for seed in range(5)].count(None)


@pytest.mark.parametrize(
    ("verb", "details", "said"),
    [
        ("lay", {"cards": ["y3"], "claim": 3}, ("true", {"card": "y3"})),
        ("lay", {"cards": ["y9"], "claim": 3}, ("bluff-keep", {"card": "y9", "other": "y3"})),
        ("lay", {"cards": ["y9", "y8"], "claim": 3}, ("many", {"count": 2, "left": 1})),
        ("doubt", {}, ("doubt-most", {"number": 2, "count": 2})),
    ],
)
def test_mogeln_reasons(verb: str, details: Any, said: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = mogeln("r1 r5 y3 y8 y9", "g1 g5", "r2 y2 y4 y6 y7")
    table.state = replace(table.state, turn=1)
    table.do(1, "lay", cards=["g1"], claim=1)
    table.state = replace(table.state, hands=(*table.state.hands[:2], card_set(cards("y3 y8 y9 r2 y2 g7"))))
    table.do(2, "lay", cards=["g7"], claim=2)
    hand = "y3 y8 y9" if verb == "lay" else "r2 y2 y8"
    table.state = replace(table.state, hands=(card_set(cards(hand)), *table.state.hands[1:]))
    monkeypatch.setattr(thumb.mogeln, "decide", lambda *_: table.action(verb, **details))
    assert told(table, 0) == said


def test_mogeln_bluffs_without_the_right_card_and_boldly_on_a_new_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    table = mogeln("r5 r6 r7", "y4 y5", "g2 g3")
    monkeypatch.setattr(thumb.mogeln, "decide", lambda *_: table.action("lay", cards=["r5"], claim=1))
    assert told(table, 0) == ("bluff", {"card": "r5"})
    monkeypatch.setattr(thumb.mogeln, "decide", lambda *_: table.action("lay", cards=["r5", "r6"], claim=1))
    assert told(table, 0) == ("many-new", {"count": 2})


def counted(said: int, hand: str) -> Table:
    """A table of mogeln where seat 0 decides about a lay with which seat 2 has said a number."""
    table = mogeln(hand, "g1 g5 g6", "r5 r6 r7")
    table.do(0, "lay", cards=[hand.split(maxsplit=1)[0]], claim=1)
    table.do(1, "lay", cards=["g1"], claim=2)
    table.state = replace(table.state, said=said - 1)
    table.do(2, "lay", cards=["r5"], claim=said)
    return table


def test_mogeln_doubts_where_the_numbers_have_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thumb.mogeln, "decide", lambda *_: DOUBT)
    assert told(counted(10, "r1 y2 y3 y4"), 0) == ("doubt-no-such", {"number": 10})
    assert told(counted(9, "r1 y2 y3 y4"), 0) == ("doubt-or-lie", {"number": 10})


def test_mogeln_calls_who_has_slipped_in_several_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thumb.mogeln, "decide", lambda *_: DOUBT)
    monkeypatch.setattr(thumb.mogeln, "call", lambda *_: TOO_MANY)
    table = counted(5, "r1 y2 y3 y4")
    assert told(table, 0)[0] in {"doubt-likely", "small-pile"}
    table.log.append(Stood(by=2, count=3))
    assert told(table, 1) == ("sneaks", {"seat": 2})
    table.log.append(Stood(by=2, count=2))
    assert told(table, 0) == ("sneaks", {"seat": 2})


def ueberall(*piles: str, **options: Any) -> Table:
    return Table("ueberall", {"starter": 0, "piles": list(piles)}, players=len(piles), **options)


def test_ueberall_places_where_it_must_and_where_it_hurts() -> None:
    table = ueberall("r9 r5 r6 r1", "r4 y2 y7", "g4 g12")
    assert told(table, 0) == ("opening", {"card": "r9"})
    table.do(0, "place", card="r9", on="middle")
    assert told(table, 1) == ("own", {"card": "r4"})
    table.do(1, "place", card="r4", on="own")
    table.do(2, "place", card="g4", on="own")
    assert told(table, 0) == ("fewest", {"card": "r5", "seat": 2})


def test_ueberall_of_equals_the_next_to_play_is_loaded() -> None:
    table = ueberall("r9 r5 r6 r1", "r4 y2", "g4 g12")
    table.do(0, "place", card="r9", on="middle")
    table.do(1, "place", card="r4", on="own")
    table.do(2, "place", card="g4", on="own")
    assert told(table, 0) == ("next", {"card": "r5", "seat": 1})


def test_ueberall_the_middle_comes_first_and_one_pile_is_no_choice() -> None:
    table = ueberall("r9 r5 r6", "r4 y2", "g10 g7")
    table.do(0, "place", card="r9", on="middle")
    table.do(1, "place", card="r4", on="own")
    assert told(table, 2) == ("middle", {"card": "g10"})
    table.do(2, "place", card="g10", on="middle")
    table.do(2, "place", card="g7", on="own")
    assert told(table, 0) == ("other", {"card": "r5", "seat": 1})


def test_UA_7_an_oversight_is_called_and_paid_for() -> None:
    table = ueberall("r9 r5 r6", "r10 y2 y3", "g4 g7 g8", attention="human")
    table.do(0, "place", card="r9", on="middle")
    table.do(1, "place", card="r10", on="own")
    assert told(table, 0) == ("stop", {"card": "r10", "seat": 1})
    table.do(2, "stop", against=1)
    assert told(table, 2) == ("give", {"seat": 1})


def test_UA_7_nothing_is_called_where_nothing_was_overlooked() -> None:
    table = ueberall("r9 r5 r6", "r12 y2 y3", "g4 g7 g8", attention="human")
    table.do(0, "place", card="r9", on="middle")
    table.do(1, "place", card="r12", on="own")
    assert hint(Seated(table.game, table.state, 0, table.log), Random(1)) is None


def peter(own: str, other: str) -> tuple[str, dict[str, Any]]:
    """The hint to who has just lost the first card of a hand to the other."""
    game = game_named("schwarzer-peter")
    assert game is not None
    state: Any = PeterState(
        choose_rules(game, None, {}, 2), (cards(own), cards(other)), "b9", ((), ()), starter=1, drawer=1, source=0
    )
    state, events = game.apply(state, 1, Pull(0, 0))
    found = hint(Seated(game, state, 0, events), Random(1))
    assert found is not None
    return found.why.key.removeprefix("hint-schwarzer-peter-"), found.why.args


def test_schwarzer_peter_pulls_the_twin_it_knows_and_nothing_useless() -> None:
    assert peter("r3 r4 b3", "b6 b7 b8 b10") == ("twin", {"card": "r3", "other": "b3"})
    assert peter("r3 r4 r5", "b6 b7 b8 b10") == ("not-that", {"card": "r3"})
    assert peter("r6 r4 r5", "b6 b7 b8 b10") == ("any", {"seat": 1})
    assert peter("r6 r4 r5", "b6 b7") == ("only", {"seat": 1})


def test_schwarzer_peter_mixes_when_a_new_card_lies_last() -> None:
    game = game_named("schwarzer-peter")
    assert game is not None
    hands = (cards("r1 r2"), cards("r3 r4"), cards("r5 r6"))
    rules = choose_rules(game, None, {}, 3)
    state: Any = PeterState(rules, hands, "b9", ((), (), ()), starter=0, drawer=0, source=1)
    assert hint(Seated(game, state, 1, []), Random(1)) is None
    log: list[Event] = []
    for seat in (0, 1):
        state, events = game.apply(state, seat, Pull(seat + 1, 0))
        log += events
    found = hint(Seated(game, state, 0, log), Random(1))
    assert found is not None
    assert (found.why.key, found.why.args) == ("hint-schwarzer-peter-mix", {"seat": 2})


SNAP: dict[str, Any] = {"starter": 0, "quartets": [[], [], []]}


def test_schnipp_schnapp_calls_only_what_can_be_seen() -> None:
    table = Table("schnipp-schnapp", {**SNAP, "piles": ["r5 r6 r7", "y5 y6 y8", "g9 g10 g11"]}, players=3)
    assert told(table, 0) == ("turn", {})
    table.do(0, "turn")
    assert hint(Seated(table.game, table.state, 2, table.log), Random(1)) is None
    table.do(1, "turn")
    assert told(table, 0) == ("schnapp", {"number": 5})
    assert told(table, 2) == ("schnapp", {"number": 5})
    table.do(2, "schnipp", ms=400)  # the wrong word: no more calls for this card
    assert told(table, 2) == ("next", {})


def test_schnipp_schnapp_calls_what_is_like_the_middle() -> None:
    table = Table("schnipp-schnapp", {**SNAP, "piles": ["r5 r6 r7", "y4 y6 y8", "g9 g10 g11"]}, players=3)
    table.do(0, "turn")
    table.state = replace(table.state, middle=("b4",))
    table.do(1, "turn")
    assert told(table, 0) == ("schnipp", {"number": 4})


def test_zweikampf_has_nothing_to_choose() -> None:
    table = Table("zweikampf", {"piles": ["r1 r2", "b1 b3"]})
    assert told(table, 0) == ("luck", {})
    assert hint(Seated(table.game, table.state, 1, table.log), Random(1)) is None
    table.do(0, "turn")
    assert told(table, 0) == ("tied", {"count": 2})


def test_a_game_without_a_file_gets_a_hint_that_says_no_more_than_it_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "FILES", {})
    assert told(Table("zweikampf", {"piles": ["r1 r2", "b1 b3"]}), 0) == ("good", {})
