"""How well hands are guessed: which part of the others' cards an imagined world has where they are, by lot and weighed.

Run it with ``uv run benchmarks/guessing.py elfer-raus --players 4``. One seat watches rounds among players of one kind
and imagines worlds at its decisions; the truth is only used to count. ``heavy`` was written for this alone and nothing
was tuned on it: it lays its highest card, one a turn, and all of them when the whole hand can go.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from random import Random
from typing import TYPE_CHECKING, Any, Final

from rich.progress import track

from elferhaus.bots.by_rule import ByRule
from elferhaus.core.cards import NUMBER, card_set
from elferhaus.core.game import choose
from elferhaus.core.match import MatchPlay, new_match
from elferhaus.games import room_named, rooms
from elferhaus.games.row_laying.bots.greedy import goes_out
from elferhaus.games.row_laying.state import END, Lay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.game import Action, Event
    from elferhaus.core.player import AnyPlayer, Chair
    from elferhaus.games import Room

WORLDS: Final = 60  # a decision
STEP: Final = 40  # events: a row of the table
ASKED: Final = 0.4  # which part of the decisions


def heavy(chair: Chair[Any], rng: Random) -> Action:
    """Lay the highest card that fits, and no further one unless all can go."""
    view, lays = chair.view, [choice for choice in chair.legal if isinstance(choice, Lay)]
    if not lays:
        return choose(chair.legal[0], rng)
    if END in chair.legal and not goes_out(card_set(view.hand or ()), card_set(view.fits)):
        return END
    return max(lays, key=lambda lay: NUMBER[lay.card])


def right(room: Room, chair: Any, seen: Sequence[Event], hands: Sequence[int], *, weighed: bool) -> float:
    """Return which part of the others' cards lies where it does in truth."""
    kernel = room.bots.kernel
    assert kernel is not None
    assert kernel.weighed is not None
    form, seats = kernel.form("imagine", wait=True), chair.view.seats
    known = form.ints((kernel.weighed if weighed else kernel.known)(chair.view, seen))
    rules, luck, world = form.ints(kernel.setting(chair.view.rules, seats).rules), form.luck(1), form.empty()
    others, found = [seat for seat in range(seats) if seat != chair.seat], 0
    for _ in range(WORLDS):
        form.functions["imagine"](rules, known, world, luck)
        imagined = kernel.unpacked(world, chair.view.rules, seats).hands
        found += sum((imagined[seat] & hands[seat]).bit_count() for seat in others)
    return found / WORLDS / sum(hands[seat].bit_count() for seat in others)


def watched(room: Room, player: AnyPlayer, given: argparse.Namespace) -> dict[int, list[tuple[float, float]]]:
    """Play rounds, and return by how much had happened how well hands were guessed, by lot and weighed."""
    found: dict[int, list[tuple[float, float]]] = defaultdict(list)
    rng = Random(given.seed)
    for _ in track(range(given.rounds), "watching", transient=True):
        play = MatchPlay(new_match(room.game, [f"bot {seat}" for seat in range(given.players)], 1))
        play.deal(rng)
        table = play.round
        assert table is not None
        while (pending := table.pending).kind != "over":
            seat = pending.must[0]
            chair = table.chair(seat)
            if not seat and len(chair.legal) > 1 and rng.random() < ASKED:
                hands = table.state.hands
                both = [right(room, chair, chair.seen, hands, weighed=each) for each in (False, True)]
                found[len(table.log) // STEP].append((both[0], both[1]))
            table.act(seat, player.decide(chair, rng), chair.legal)
    return found


def main() -> None:
    """Watch players of every kind, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    games = [room.id for room in rooms() if room.bots.kernel is not None and room.bots.kernel.weighed is not None]
    parser.add_argument("game", nargs="?", choices=games, default=games[0])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    room = room_named(given.game)
    assert room is not None
    players: dict[str, AnyPlayer] = {name: room.players[name] for name in ("thumb", "steady", "patient", "greedy")}
    print("| among | events | decisions | by lot | weighed |\n|---|---|---|---|---|")
    for name, player in (players | {"heavy": ByRule(heavy)}).items():
        for step, shares in sorted(watched(room, player, given).items()):
            lot, weighed = (sum(each) / len(shares) for each in zip(*shares, strict=True))
            print(f"| {name} | {STEP * step} | {len(shares)} | {lot:.1%} | {weighed:.1%} |", flush=True)


if __name__ == "__main__":
    main()
