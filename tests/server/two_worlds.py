"""Two worlds that differ only in what a seat cannot know: in a record, hidden cards and unseen choices are exchanged.

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
from elferhaus.core.cards import BIT
from elferhaus.core.game import CHANCE, AnyGame, choose
from elferhaus.core.reader import BadRecordError
from elferhaus.core.refusal import Refused
from elferhaus.games import room_of
from elferhaus.server.tables.draft import Draft, new_promise
from elferhaus.server.tables.entries import AnyEntry, Opened, Played, Sat, Setup
from elferhaus.server.tables.table_state import TableState

Row: TypeAlias = dict[str, Any]
Swap: TypeAlias = dict[str, str]
TRIES = 12  # pairs of cards, of which those are exchanged that the rules allow
AHEAD = {"ueberall": 8, "schnipp-schnapp": 8}  # lines: a card that is written soon may lie open already


def story(game: AnyGame, rng: Random, most: int) -> list[AnyEntry]:
    """Play a random match of two rounds in a random way as a house does, and return the table's log."""
    seats, edition, options = rng.choice(ways(game))
    # Of what is sealed nothing may be told either; but at the end of such a match no other cards are possible.
    promise = new_promise(rng) if rng.random() < 1 / 2 else None
    setup = Setup(game.info.id, edition, dict(options), 2)
    told: list[AnyEntry] = [Opened("bafelo7", "p0", seats, setup, promise=promise)]
    told += [Sat(seat, NAMES[seat], f"p{seat}") for seat in range(seats)]
    table = TableState()
    for entry in told:
        table.fold(entry)
    while True:
        draft = Draft(table, rng)
        if table.phase in {"waiting", "between"}:
            draft.begin(table.new_match())
        while not draft.lines:  # nobody may have wanted to call
            _decide(draft, table, rng)
        told.append(Played(tuple(draft.lines)))
        table.fold(told[-1])
        if table.phase == "over" or len(told) >= most:
            return told


def _decide(draft: Draft, table: TableState, rng: Random) -> None:
    """Let whoever may call do so now and then, and otherwise somebody who must decide."""
    pending = table.pending
    assert pending is not None
    player = room_of(table.game).players["random"]
    for seat in pending.may:
        action = player.call(table.chair(seat), rng)
        if action is not None and not draft.lines:
            try:
                draft.act(seat, action)
            except Refused:
                continue
    if draft.lines:
        draft.close()
    elif counts(table):  # the house lets all do it in one step
        while not draft.lines or draft.pending.kind == "forced":
            if CHANCE in draft.pending.must:
                draft.close()
            seat = draft.pending.must[0]
            draft.act(seat, player.decide(draft._round.chair(seat), rng))
    elif CHANCE in pending.must:
        draft.close()
        if not draft.lines:  # a window has ended, of which nothing is written: somebody acts then
            seat = draft._round.pending.must[0]
            draft.act(seat, player.decide(draft._round.chair(seat), rng))
    else:
        seat = rng.choice(pending.must)
        draft.act(seat, player.decide(table.chair(seat), rng))


def counts(table: TableState) -> bool:
    """Tell whether the house counts down to what all do next: at once, or after the time to call."""
    return table.phase == "playing" and table.turning is not None and table.turning.how == "count"


def goes_on(told: list[AnyEntry]) -> bool:
    """Tell whether the house goes on by itself at once, so that nobody can say how the table stands."""
    table = folded(told)
    return table is not None and counts(table) and table.pending is not None and not table.pending.may


def other_world(told: list[AnyEntry], seat: int, upto: int, rng: Random) -> list[AnyEntry] | None:
    """Return the log up to an entry as it could be as well, for all that this seat knows; None if none was found."""
    world = another_choice(told[: upto + 1], seat, rng) if rng.random() < 1 / 2 else None
    return world or other_cards(told, seat, upto, rng)


def another_choice(told: list[AnyEntry], seat: int, rng: Random) -> list[AnyEntry] | None:
    """Let somebody else have chosen differently in the last entry, where that is not seen.

    Mogeln: other cards and another number of them (MO-4); hoechste: another card, as long as the trick is not turned
    up; schwarzer-peter: another order of the hand.
    """
    *before, last = told
    table = folded(before)
    if not isinstance(last, Played) or table is None or table.phase != "playing":
        return None
    line = json.loads(last.lines[0])
    by, verb = line.get("by"), line.get("do")
    if by == seat or not ("claim" in line or verb in {"play", "arrange"}):
        return None
    draft = Draft(table, rng)
    choices = [choice for choice in table.game.legal(table.state, by) if choice.__struct_config__.tag == verb]
    draft.act(by, choose(rng.choice(choices), rng))
    world = [*before, Played(tuple(draft.lines))]
    one, other = folded(told), folded(world)
    if one is None or other is None or len(draft.lines) != len(last.lines) or one.state == other.state:
        return None
    if one.phase != "playing":
        return None  # hands are shown
    if verb == "play" and one.pending is not None and len(one.pending.must) == len(one.occupants):
        return None  # it was the last of the trick, and all cards have been seen
    # MO-4: an empty hand is seen.
    return None if "claim" in line and not (one.state.hands[by] and other.state.hands[by]) else world


def other_cards(told: list[AnyEntry], seat: int, upto: int, rng: Random) -> list[AnyEntry] | None:
    """Return the log with hidden cards exchanged that this seat has not seen up to an entry, if the rules allow it.

    The entry after that must still be possible: whose turn it is, for one, everybody sees.
    """
    opened = told[0]
    assert isinstance(opened, Opened)
    lines = [json.loads(line) for entry in told if isinstance(entry, Played) for line in entry.lines]
    count = sum(len(entry.lines) for entry in told[: upto + 2] if isinstance(entry, Played))
    seen = sum(len(entry.lines) for entry in told[: upto + 1] if isinstance(entry, Played))
    deal = max(number for number, line in enumerate(lines[:seen]) if "deal" in line)
    ahead = count + AHEAD.get(opened.setup.game, 0)
    known_lines = lines[:ahead]
    if len(lines) < ahead and "match" not in lines[-1]:
        return None  # the match was not played far enough to tell
    if seen < count and is_blind(lines[seen]):
        known_lines[seen] = {key: value for key, value in lines[seen].items() if key != "card"}  # not known before
    start = rng.choice([deal, *_later_starts(lines[:seen], deal, seat)[-3:]])
    swaps = possible_swaps(opened.setup, known_lines, seat, deal, start)
    rng.shuffle(swaps)
    if seen < count and is_blind(lines[seen]):
        swaps.sort(key=lambda swap: lines[seen].get("card") not in swap)  # what somebody would like to know just now
    world = told[: upto + 2]
    for swap in swaps[:TRIES]:
        tried = exchanged(world, swap, start)
        if folded(tried) is not None:
            world = tried
    one, other = folded(told[: upto + 1]), folded(world[: upto + 1])
    assert one is not None
    assert other is not None
    return world[: upto + 1] if one.state != other.state else None


def is_blind(line: Row) -> bool:
    """Tell whether a decision is made without knowing the card that its line names."""
    return line.get("do") in {"draw", "turn", "pull", "give"} or line.get("from") == "stock"


def _later_starts(lines: list[Row], deal: int, seat: int) -> list[int]:
    """Return where else than in the deal worlds can part: at shuffles, and where another seat chooses unseen."""
    return [
        number
        for number, line in enumerate(lines)
        if number > deal
        and (line.get("event") == "shuffle" or (("claim" in line or line.get("do") == "play") and line["by"] != seat))
    ]


def possible_swaps(setup: Setup, lines: list[Row], seat: int, deal: int, start: int) -> list[Swap]:
    """Return which cards can be exchanged from a line on, without this seat having seen any of them since."""
    if setup.game == "schwarzer-peter":
        return _swaps_of_twins(lines, seat, deal)
    here = set(cards_in(lines[start]))
    all_cards = here if "do" not in lines[start] else set(cards_in(lines[deal]))
    hidden = sorted(all_cards - known(setup.game, lines, seat, deal, start) - {"joker"})
    # SS-1: whoever looked for quartets knows which cards the own pile holds, but not their order.
    mine = {*lines[deal]["deal"]["piles"][seat]} if setup.game == "schnipp-schnapp" and start == deal else set()
    pairs = [(one, other) for one, other in combinations(hidden, 2) if here & {one, other}]
    return [{one: other, other: one} for one, other in pairs if (one in mine) == (other in mine)]


def known(game: str, lines: list[Row], seat: int, first: int, start: int) -> set[str]:
    """Return the cards that a seat has seen since a line of the round that began with a deal, by the game's rules."""
    deal = lines[first]["deal"]
    seats = len(lines[0]["players"])
    found: set[str] = set()
    if start == first:
        found |= {
            *cards_in(deal.get("hands", [()] * seats)[seat]),
            *cards_in(deal.get("table")),
            *cards_in(deal.get("open")),
        }
    turned = sum(line.get("do") in {"guess", "turn"} for line in lines[first:])
    if game == "ratefix":
        tricks = turned // seats
        found |= {card for pile in deal["piles"] for card in pile[:tricks]} | {*deal["piles"][seat][: tricks + 1]}
    if game == "zweikampf":
        found |= {card for pile in deal["piles"] for card in pile[:turned]}
    face_down: set[str] = set()
    played = sum(line.get("do") == "play" for line in lines[first:start])
    for line in lines[start if "do" in lines[start] else start + 1 :]:
        cards = set(cards_in(line)) if line.get("event") != "shuffle" and "deal" not in line else set()
        match line:
            case {"do": "draw", "by": by} | {"do": "take", "from": "stock", "by": by}:
                found |= cards if by == seat else set()
            case {"do": "give"}:
                pass  # UA-7: given unseen
            case {"do": "lay", "claim": _, "by": by}:
                face_down |= cards
                found |= cards if by == seat else set()
            case {"do": "doubt" | "too-many"}:
                found |= face_down  # it is turned up, or at least somebody gets to see it
            case {"do": "play", "by": by}:
                face_down |= cards
                found |= cards if by == seat else set()
                played += 1
                if played % seats == 0:
                    found |= face_down
            case {"result": _}:  # hands are shown then; what was never taken from the stock stays where it is
                taken = {card for each in lines[first + 1 :] if "deal" not in each for card in cards_in(each)}
                found |= set(cards_in(deal)) - ({*deal.get("stock", ()), *deal.get("out", ())} - taken)
            case _:
                found |= cards
    return found


def _swaps_of_twins(lines: list[Row], seat: int, deal: int) -> list[Swap]:
    """In schwarzer-peter pairs are seen, so two numbers are exchanged in both colours."""
    if any("result" in line for line in lines[deal:]):
        return []  # all cards are shown
    hands = [list(hand) for hand in lines[deal]["deal"]["hands"]]
    seen = {card[1:] for card in hands[seat]}
    for hand in hands:
        seen |= {card[1:] for card in hand if _twin(card, hand)}
        hand[:] = [card for card in hand if not _twin(card, hand)]
    for line in lines[deal + 1 :]:
        if line.get("do") == "pull" and "card" in line:
            card, by = line["card"], line["by"]
            hands[line["from"]].remove(card)
            twin = _twin(card, hands[by])
            if twin is None:
                hands[by].append(card)
            else:
                hands[by].remove(twin)
            if twin or seat in {by, line["from"]}:
                seen.add(card[1:])
    cards = cards_in(lines[deal])
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


def folded(told: list[AnyEntry]) -> TableState | None:
    """Return the table after all this, or None if the rules do not allow it."""
    table = TableState()
    try:
        for entry in told:
            table.fold(entry)
    except BadRecordError:
        return None
    return table


def cards_in(value: Any) -> list[str]:
    """Return all cards named anywhere in a line."""
    if isinstance(value, str):
        return [value] if value in BIT or value == "joker" else []
    if isinstance(value, dict):
        value = list(value.values())
    return [card for each in value for card in cards_in(each)] if isinstance(value, list | tuple) else []


def _renamed(value: Any, swap: Swap) -> Any:
    if isinstance(value, str):
        return swap.get(value, value)
    if isinstance(value, dict):
        return {key: _renamed(each, swap) for key, each in value.items()}
    return [_renamed(each, swap) for each in value] if isinstance(value, list) else value


def _write(line: Row) -> str:
    return json.dumps(line, separators=(",", ":"))
