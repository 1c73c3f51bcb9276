"""Two worlds that differ only in what a seat cannot know, made by exchanging the names of hidden cards in a record.

What a seat knows is worked out here from the record and the rules alone, not from the views that are being tested. In
doubt a card counts as known: that makes fewer worlds, never wrong ones.
"""

from __future__ import annotations

import json
from itertools import combinations
from random import Random
from typing import Any, TypeAlias

from msgspec.structs import replace

from conformance.ways import NAMES, ways
from elferhaus.bots import PLAYERS
from elferhaus.core.cards import BIT
from elferhaus.core.check import BadRecordError
from elferhaus.core.game import CHANCE, AnyGame
from elferhaus.core.refusal import Refused
from elferhaus.lab.play import Seated
from elferhaus.server.entries import AnyEntry, Choice, Opened, Played, Sat
from elferhaus.server.play import Play
from elferhaus.server.table import Table

Row: TypeAlias = dict[str, Any]
Swap: TypeAlias = dict[str, str]
AHEAD = {"ueberall": 8, "schnipp-schnapp": 8}  # lines: a card that is written soon may lie open already


def story(game: AnyGame, rng: Random, most: int) -> list[AnyEntry]:
    """Play a random match in a random way as a house does, and return the table's log."""
    seats, edition, options = rng.choice(ways(game))
    told: list[AnyEntry] = [Opened("bafelo7", "p0", seats, Choice(game.info.id, edition, dict(options), 1))]
    told += [Sat(seat, NAMES[seat], f"p{seat}") for seat in range(seats)]
    table = Table()
    for entry in told:
        table.fold(entry)
    play = Play(table)
    play.begin(table.new_match())
    while True:
        told.append(Played(tuple(play.lines)))
        table.fold(told[-1])
        if table.phase != "playing" or len(told) == most:
            return told
        play = Play(table)
        while not play.lines:  # nobody may have wanted to call
            _decide(play, table, rng)


def _decide(play: Play, table: Table, rng: Random) -> None:
    """Let whoever may call do so now and then, and otherwise somebody who must decide."""
    pending = table.pending
    assert pending is not None
    log = [each.event for each in table.happened]
    player = PLAYERS["random"]
    for seat in pending.may:
        action = player.call(Seated(table.game, table.state, seat, log), rng)
        if action is not None and not play.lines:
            try:
                play.act(seat, action)
            except Refused:
                continue
    if play.lines:
        play.close()
    elif CHANCE in pending.must:
        play.close()
        if not play.lines:
            seat = table.game.pending(play.state).must[0]
            play.act(seat, player.decide(Seated(table.game, play.state, seat, log), rng))
    else:
        seat = rng.choice(pending.must)
        play.act(seat, player.decide(Seated(table.game, table.state, seat, log), rng))


def other_world(told: list[AnyEntry], seat: int, upto: int, rng: Random) -> list[AnyEntry] | None:
    """Return the log with two hidden cards exchanged that this seat has not seen up to an entry, if the rules allow it.

    The entry after that must still be possible: whose turn it is, for one, everybody sees.
    """
    opened = told[0]
    assert isinstance(opened, Opened)
    lines = [json.loads(line) for entry in told if isinstance(entry, Played) for line in entry.lines]
    count = sum(len(entry.lines) for entry in told[: upto + 2] if isinstance(entry, Played))
    known_lines = lines[: count + AHEAD.get(opened.choice.game, 0)]
    starts = [1, *(number for number, line in enumerate(lines[:count]) if line.get("event") == "shuffle")]
    start = rng.choice((1, starts[-1]))
    swaps = possible_swaps(opened.choice, known_lines, seat, start)
    rng.shuffle(swaps)
    truth = last_state(told[: upto + 1])
    for swap in swaps[:20]:
        world = exchanged(told[: upto + 2], swap, start)
        if last_state(world) is not None and last_state(world[:-1]) != truth:
            return world[:-1]
    return None


def possible_swaps(choice: Choice, lines: list[Row], seat: int, start: int) -> list[Swap]:
    """Return which cards can be exchanged from a deal or a shuffle on, without this seat having seen any of them."""
    if choice.game == "schwarzer-peter":
        return _swaps_of_twins(lines, seat)
    hidden = sorted(set(_cards(lines[start])) - known(choice.game, lines, seat, start) - {"joker"})
    # SS-1: who looked for quartets knows which cards the own pile holds, but not their order.
    mine = {*lines[1]["deal"]["piles"][seat]} if choice.game == "schnipp-schnapp" and start == 1 else set()
    pairs = combinations(hidden, 2)
    return [{one: other, other: one} for one, other in pairs if (one in mine) == (other in mine)]


def known(game: str, lines: list[Row], seat: int, start: int) -> set[str]:
    """Return the cards that a seat has seen since a deal or a shuffle, by the rules of the game."""
    deal = lines[1]["deal"]
    seats = len(lines[0]["players"])
    found: set[str] = set()
    if start == 1:
        found |= {*_cards(deal.get("hands", [()] * seats)[seat]), *_cards(deal.get("table")), *_cards(deal.get("open"))}
    turned = sum(line.get("do") in {"guess", "turn"} for line in lines)
    if game == "ratefix":
        tricks = turned // seats
        found |= {card for pile in deal["piles"] for card in pile[:tricks]} | {*deal["piles"][seat][: tricks + 1]}
    if game == "zweikampf":
        found |= {card for pile in deal["piles"] for card in pile[:turned]}
    face_down: set[str] = set()
    played = 0
    for line in lines[start + 1 :]:
        cards = set(_cards(line)) if line.get("event") != "shuffle" else set()
        match line:
            case {"do": "draw", "by": by} | {"do": "take", "from": "stock", "by": by}:
                found |= cards if by == seat else set()
            case {"do": "give"}:
                pass  # UA-7: given unseen
            case {"do": "lay", "claim": _}:
                face_down |= cards
            case {"do": "doubt" | "too-many"}:
                found |= face_down  # it is turned up, or at least somebody gets to see it
            case {"do": "play"}:
                face_down |= cards
                played += 1
                if played % seats == 0:
                    found |= face_down
            case _:
                found |= cards
    return found


def _swaps_of_twins(lines: list[Row], seat: int) -> list[Swap]:
    """In schwarzer-peter pairs are seen, so two numbers are exchanged in both colours."""
    hands = [list(hand) for hand in lines[1]["deal"]["hands"]]
    seen = {card[1:] for card in hands[seat]}
    for hand in hands:
        seen |= {card[1:] for card in hand if _twin(card, hand)}
        hand[:] = [card for card in hand if not _twin(card, hand)]
    for line in lines[2:]:
        if line.get("do") == "pull":
            card, by = line["card"], line["by"]
            hands[line["from"]].remove(card)
            twin = _twin(card, hands[by])
            if twin is None:
                hands[by].append(card)
            else:
                hands[by].remove(twin)
            if twin or seat in {by, line["from"]}:
                seen.add(card[1:])
    cards = _cards(lines[1])
    colours = {card[0] for card in cards}
    numbers = sorted({card[1:] for card in cards} - seen)
    return [
        {colour + x: colour + y for colour in colours for x, y in ((one, other), (other, one))}
        for one, other in combinations(numbers, 2)
    ]


def _twin(card: str, hand: list[str]) -> str | None:
    return next((other for other in hand if other[1:] == card[1:] and other != card), None)


def exchanged(told: list[AnyEntry], swap: Swap, start: int) -> list[AnyEntry]:
    """Return a log with the names of cards exchanged, from a line of its record on."""
    found: list[AnyEntry] = []
    number = 0
    for entry in told:
        if isinstance(entry, Played):
            lines = []
            for line in entry.lines:
                lines.append(_write(_renamed(json.loads(line), swap)) if number >= start else line)
                number += 1
            found.append(replace(entry, lines=tuple(lines)))
        else:
            found.append(entry)
    return found


def last_state(told: list[AnyEntry]) -> Any:
    """Return the state of the game after all this, or None if the rules do not allow it."""
    table = Table()
    try:
        for entry in told:
            table.fold(entry)
    except BadRecordError:
        return None
    return table.state


def _cards(value: Any) -> list[str]:
    """Return all cards named anywhere in a line."""
    if isinstance(value, str):
        return [value] if value in BIT or value == "joker" else []
    if isinstance(value, dict):
        value = list(value.values())
    return [card for each in value for card in _cards(each)] if isinstance(value, list | tuple) else []


def _renamed(value: Any, swap: Swap) -> Any:
    if isinstance(value, str):
        return swap.get(value, value)
    if isinstance(value, dict):
        return {key: _renamed(each, swap) for key, each in value.items()}
    return [_renamed(each, swap) for each in value] if isinstance(value, list) else value


def _write(line: Row) -> str:
    return json.dumps(line, separators=(",", ":"))
