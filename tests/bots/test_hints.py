"""Hints: legal, said in five languages, the same in every world that looks the same, and true."""

from __future__ import annotations

import ast
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from conformance.ways import match_of, ways
from elferhaus import games as rooms_of_the_house
from elferhaus.bots import hints
from elferhaus.bots.by_rule import ByRule
from elferhaus.bots.hints import Hint, Reason
from elferhaus.bots.players import Bots
from elferhaus.core.cards import COLOURS, NUMBER, points_of
from elferhaus.core.game import AnyGame, Event, admits, sees
from elferhaus.core.player import ChairCopy
from elferhaus.core.round import Round
from elferhaus.games import games, room_of
from elferhaus.games.elevens.state import Bonus
from elferhaus.games.mogeln.state import Judged
from elferhaus.games.schnipp_schnapp.state import Mistake
from elferhaus.games.ueberall.state import Stopped, fitting
from elferhaus.words import LANGUAGES, Language, say_reason
from tabletop import Table, dealt, seated
from test_catalogues import messages

FILES = [Path(hints.__file__), *Path(rooms_of_the_house.__file__).parent.rglob("hints.py")]
NAMES = ("Grille-pain", "Kanne", "Anna-Magdalena", "Lampe", "Kaktus", "Maximilian")
LONGEST = 120  # letters, with every card and name in it


def spoken(language: Language, why: Reason) -> str:
    return say_reason(language, why, NAMES)


def reasons_in_the_code() -> dict[str, set[str]]:
    """The keys that the code gives to ``because``, with their arguments."""
    found: dict[str, set[str]] = {}
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "because":
                [first] = node.args
                keys = [each.value for each in ast.walk(first) if isinstance(each, ast.Constant)]
                if isinstance(first, ast.Name):  # one of two, chosen just before
                    keys = ["hint-rows-waits", "hint-rows-towards"]
                for key in keys:
                    args = {"name" if each.arg == "seat" else str(each.arg) for each in node.keywords}
                    assert found.setdefault(str(key), args) == args, key
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence_with_exactly_its_arguments(language: Language) -> None:
    reasons = reasons_in_the_code()
    told = {key: details for key, details in messages(language).items() if key in reasons}
    assert told == reasons
    assert len(reasons) > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_reads_well_with_every_colour(language: Language) -> None:
    for colour in COLOURS:
        why = Reason("hint-farben-take", {"card": f"{colour[0]}8", "colour": colour, "sum": 57})
        said = {
            "de": "gelben Karten",
            "en": "yellow cards",
            "fr": "cartes jaunes",
            "it": "gialle",
            "nl": "gele kaarten",
        }
        assert (said[language] in spoken(language, why)) == (colour == "yellow")


class EnoughError(Exception):
    """Enough has been asked: some rounds are very long."""


class Watched(Round):
    """A round at which hints are asked for, and looked at."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        super().__init__(game, state)
        self.hints: list[Hint] = []
        self.bots = room_of(game).bots
        self.asked = 0

    def ask(self, seat: int, rng: Random) -> None:
        self.asked += 1
        if self.asked > MOST:
            raise EnoughError
        game, seed = self.game, rng.random()
        chair = seated(game, self.state, seat, self.log)
        found = self.bots.give_hint(chair, Random(seed))
        seen = [event for event in self.log if sees(event, seat)]
        world = game.imagine(chair.view, seen, rng)
        assert self.bots.give_hint(seated(game, world, seat, seen), Random(seed)) == found
        if found is None:
            assert seat not in game.pending(self.state).must
            return
        self.hints.append(found)
        self.look_at(found, chair, seat)
        by_lot = ByRule[Any](room_of(game).players["random"].decide, self.bots.by_thumb.call)
        advised = self.bots.give_hint(chair, rng, by_lot)
        if advised is not None:
            self.look_at(advised, chair, seat)

    def look_at(self, found: Hint, chair: ChairCopy, seat: int) -> None:
        """Whoever advised it: it is legal, can be said, and what is said of it is so."""
        game = self.game
        assert any(admits(choice, found.action) for choice in chair.legal), found
        assert msgspec.json.decode(msgspec.json.encode(found))["why"] == {"key": found.why.key, "args": found.why.args}
        for language in LANGUAGES:
            assert len(spoken(language, found.why)) <= LONGEST, spoken(language, found.why)
        _, events = game.apply(self.state, seat, found.action)
        prove(found, chair, events)


def prove(found: Hint, chair: ChairCopy, events: tuple[Event, ...]) -> None:
    """See that what a hint says is so; the events tell what following it brought about."""
    proof = PROOFS.get(found.why.key)
    if proof is not None:
        assert proof(chair.view, found.why.args, found.action, events), found


def bars(view: Any, args: Any, *_: Any) -> bool:
    """No place between can be filled before the card, which is in the own hand."""
    card = args.get("other", args["card"])
    places = {f"{card[0]}{number}" for number in range(args["low"], args["high"] + 1)}
    lying = {each for row in view.rows for each in row}
    return card in view.hand and card in view.fits and not places & (lying | {*view.fits})


def waits(view: Any, args: Any, *_: Any) -> bool:
    return args["other"] in view.hand and args["other"] not in view.fits and args["other"][0] == args["card"][0]


def nearest(view: Any, args: Any, *_: Any) -> bool:
    """For these sums, and for no others that can be, the guess is nearer than all that were named."""
    own, seats, named = NUMBER[view.card], len(view.counts), [each for each in view.guesses if each is not None]
    sums = range(own + seats - 1, own + 20 * (seats - 1) + 1)
    won = [each for each in sums if all(abs(args["sum"] - each) < abs(other - each) for other in named)]
    return won == [*range(args.get("low", args["sum"]), args.get("high", args["sum"]) + 1)]


def right(*args: Any) -> bool:
    return any(isinstance(event, Judged) and event.right for event in args[-1])


def none_fits(view: Any, *_: Any) -> bool:
    return not {*view.hand} & {*view.fits}


def empty_beside(view: Any, card: str) -> set[str]:
    """The empty places beside a card in its row."""
    end = {"elevens": 21, "junior": 11}.get(view.game_id, 20)
    lying = {each for row in view.rows for each in row}
    beside = {number for number in (NUMBER[card] - 1, NUMBER[card] + 1) if 1 <= number <= end}
    return {f"{card[0]}{number}" for number in beside} - lying


def closed(view: Any, args: Any, *_: Any) -> bool:
    return not empty_beside(view, args["card"])


def all_open(view: Any, *_: Any) -> bool:
    """Every own card that fits has a place beside it that is for somebody else."""
    return all(empty_beside(view, card) - {*view.hand} for card in {*view.hand} & {*view.fits})


def all_go(view: Any, args: Any, *_: Any) -> bool:
    """The whole hand can be laid, one after the other."""
    left, lying = [card for card in view.hand if card != "joker"], {*view.fits}
    while fits := [card for card in left if card in lying]:
        for card in fits:
            left.remove(card)
            lying |= {f"{card[0]}{NUMBER[card] - 1}", f"{card[0]}{NUMBER[card] + 1}"}
    return not left and args["count"] == len(view.hand)


def raised(view: Any, args: Any, *_: Any) -> bool:
    own = [card for card in view.hand if card[0] == args["colour"][0]]
    after = sorted((*own, args["card"]), key=NUMBER.__getitem__)
    return bool(points_of(after[len(own) == len(view.hand) :]) == args["sum"])


def two_show(view: Any, args: Any, *rest: Any) -> bool:
    tops = [NUMBER[pile[-1]] for pile in view.open if pile]
    return tops.count(args["number"]) > 1 and no_mistake(*rest)


def no_mistake(*rest: Any) -> bool:
    return not any(isinstance(event, Mistake) for event in rest[-1])


def higher(view: Any, args: Any, *_: Any) -> bool:
    return args["other"] in view.hand and NUMBER[args["other"]] > NUMBER[args["card"]]


PROOFS: dict[str, Callable[..., bool]] = {
    "hint-rows-end-keep": bars,
    "hint-rows-rather": bars,
    "hint-rows-waits": waits,
    "hint-rows-towards": waits,
    "hint-rows-draw": none_fits,
    "hint-rows-end": none_fits,
    "hint-rows-pass": lambda view, *_: none_fits(view) and not view.stock,
    "hint-rows-only": lambda view, args, *_: {*view.hand} & {*view.fits} == {args["card"]},
    "hint-rows-last": lambda view, args, *_: view.hand == (args["card"],),
    "hint-rows-next-is-mine": lambda view, args, *_: {args["card"], args["other"]} <= {*view.hand},
    "hint-elevens-completes": lambda *args: any(isinstance(event, Bonus) for event in args[-1]),
    "hint-farben-close": lambda view, args, action, _: (
        points_of(card for card in view.hand if card != action.card) == args["sum"]
    ),
    "hint-farben-stock": lambda view, args, *_: all(pile[-1][0] != args["colour"][0] for pile in view.open),
    "hint-hoechste-sure": lambda view, args, *_: all(
        NUMBER[card] < NUMBER[args["card"]] for seat, left in enumerate(view.left) if seat != view.seat for card in left
    ),
    "hint-ratefix-last": nearest,
    "hint-ratefix-exact": nearest,
    "hint-mogeln-doubt-no-such": right,
    "hint-mogeln-doubt-all": right,
    "hint-mogeln-true": lambda *args: NUMBER[args[1]["card"]] == args[2].claim,
    "hint-ueberall-stop": lambda *args: Stopped(right=True) in args[-1],
    "hint-schwarzer-peter-twin": lambda *args: any(
        getattr(event, "cards", None) and {*event.cards} == {args[1]["card"], args[1]["other"]} for event in args[-1]
    ),
    "hint-schnipp-schnapp-schnapp": two_show,
    "hint-schnipp-schnapp-schnipp": no_mistake,
    "hint-rows-nothing-behind": closed,
    "hint-rows-end-opens": all_open,
    "hint-elevens-draw-opens": all_open,
    "hint-rows-out": all_go,
    "hint-farben-take": raised,
    "hint-hoechste-keep": higher,
    "hint-hoechste-save": lambda view, args, *_: higher(view, args) and len(view.waiting) == args["count"],
    "hint-elevens-short": lambda view, args, *_: view.counts[args["seat"]] == args["count"],
    "hint-ueberall-own": lambda view, args, *_: not fitting(view.middle, view.open, view.seat, args["card"]),
    "hint-mogeln-many": lambda view, args, *_: len(view.hand) - args["count"] == args["left"],
}

MOST = 60  # questions in a round
# How often somebody asks: in long rounds seldom, so that more of it is seen.
SHARES = {"ueberall": 0.05, "schnipp-schnapp": 0.05, "mogeln": 0.2, "zweikampf": 0.1}
SEATED = ("thumb", "greedy", "random")


class Watching:
    """A player at a watched round, whose hints are looked at before it decides for itself."""

    def __init__(self, name: str, table: Watched) -> None:
        self.player, self.table = room_of(table.game).players[name], table
        self.share = SHARES.get(table.game.info.id, 0.5)

    def decide(self, chair: Any, rng: Random) -> Any:
        if rng.random() < self.share:
            self.table.ask(chair.seat, rng)
        return self.player.decide(chair, rng)

    def call(self, chair: Any, rng: Random) -> Any:
        if rng.random() < self.share:
            self.table.ask(chair.seat, rng)
        return self.player.call(chair, rng)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)
def test_a_hint_is_legal_and_true_and_uses_only_what_the_chair_shows(game: AnyGame) -> None:
    rng = Random(f"hints for {game.info.id}")
    given: list[Hint] = []
    for _ in range(8):
        match = match_of(game, rng.choice(ways(game)))
        table = Watched(game, dealt(match, rng).state)
        with suppress(EnoughError):
            table.play([Watching(rng.choice(SEATED), table) for _ in range(match.seats)], rng)
        given += table.hints
    assert len(given) > 20
    assert sum(found.why.key == "hint-good" for found in given) <= len(given) / 20


def test_a_game_without_hints_gets_one_that_says_no_more_than_it_knows() -> None:
    chair = Table("zweikampf", {"piles": ["r1 r2", "b1 b3"]}).round.chair(0)
    found = Bots[Any, Any]().give_hint(chair, Random(1))
    assert found is not None
    assert (found.why.key, found.why.args) == ("hint-good", {})
