"""Looking a room over by playing a round of it by lot: its functions must bring about what the protocol says."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from elferhaus.bots.hints import Hint
from elferhaus.core.chance import Close
from elferhaus.core.ending import Ending, Unit
from elferhaus.core.game import CHANCE, Action, Did, Outcome, Pattern, Pending, Turning, choose, sees
from elferhaus.core.match import MatchPlay, misdeal, new_match
from elferhaus.core.reader import BadRecordError, Reader
from elferhaus.core.refusal import Refusal, Refused
from elferhaus.core.round import offered

from .room import BadRoomError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from elferhaus.core.game import AnyGame, Choice
    from elferhaus.core.round import Round, RoundChair

    from .room import Room

STEPS: Final = 120  # looked at one by one: enough to see most kinds of decisions
ASKED: Final = 10  # after so many the package's own players are asked, too
LONGEST: Final = 100_000  # steps of a round


def played(room: Room) -> None:
    """Play a round to its end, and raise BadRoomError for what goes wrong in it."""
    game, rng, lines = room.game, Random(11), list[bytes]()
    try:
        match = new_match(game, [str(seat) for seat in range(game.info.players[0])])
    except Refused as refused:
        raise BadRoomError(f"it cannot be played as it is without choices: {refused.refusal}") from None
    try:
        new_match(game, match.players, **game.info.among_people)
    except Refused as refused:
        raise BadRoomError(f"its among_people cannot be chosen: {refused.refusal}") from None
    play = MatchPlay(match, write=lines.append)
    deal = play.deal(rng)
    wrong = misdeal(match, deal)
    if wrong is not None:
        raise BadRoomError(f"it does not accept its own deal: {wrong}")
    _same("deal", deal, game.deal_type)
    _fits("unit", game.unit(match.rules), Unit)
    table = play.round
    assert table is not None
    _looked_at(room, table, match.seats, rng)
    table.play([room.players["random"]] * match.seats, rng, most=LONGEST)
    if table.pending.kind != "over":
        raise BadRoomError(f"a round does not end: after {LONGEST:,} steps it still goes on")
    _over(game, table, match.seats)
    play.end()
    try:
        Reader(lambda _: game).read(lines)
    except BadRecordError as bad:
        raise BadRoomError(f"its record does not pass the check, line {bad.line}: {bad.refusal}") from None


def _looked_at(room: Room, table: Round, seats: int, rng: Random) -> None:
    """Play the beginning of a round, and look at everything after each step."""
    game, cards = room.game, Counter(room.game.cards(table.state))
    if not cards:
        raise BadRoomError("it is played without cards")
    hidden = False  # whether a spectator ever did not know everything
    for step in range(STEPS):
        _fits("pending", table.pending, Pending)
        for seat in (None, *range(seats)):
            other = _imagined(game, table, seat, seats, rng)
            if other is None:
                who = "a spectator" if seat is None else f"seat {seat}"
                raise BadRoomError(f"its view leaks: after {step} moves {who} sees what nobody there can know")
            hidden = hidden or other
        if Counter(game.cards(table.state)) != cards:
            raise BadRoomError(f"after {step} moves it has other cards than were dealt")
        if table.pending.kind == "over":
            break
        _before_a_step(game, table, seats)
        if table.pending.may and step % ASKED < seats:
            _bots_call(room, table, rng)
        _step(room, table, step, rng)
    if not hidden and "hand" in game.view_type.__struct_fields__:
        raise BadRoomError("its view leaks: hands can be told from what a spectator sees")


def _imagined(game: AnyGame, table: Round, seat: int | None, seats: int, rng: Random) -> bool | None:
    """Tell whether a world that is imagined from what a seat sees is another one; None if it would see that."""
    view = game.view(table.state, seat)
    _same("view", view, game.view_type)
    for name in ("counts", *view.per_seat):
        values = getattr(view, name)
        if values is not None and not (isinstance(values, tuple) and len(values) == seats):
            raise BadRoomError(f"its view has not one of {name} for each seat")
    world: Any = game.imagine(view, [event for event in table.log if sees(event, seat)], rng)
    same = game.view(world, seat) == view and (seat is None or game.legal(world, seat) == game.legal(table.state, seat))
    return bool(world != table.state) if same else None


def _before_a_step(game: AnyGame, table: Round, seats: int) -> None:
    """See whether it is clear who acts, and why others cannot."""
    if not table.pending.must:
        raise BadRoomError("a round goes on although nobody must act")
    if table.outcome is not None:
        raise BadRoomError("a round that is not over has an outcome")
    _same("state", table.state, game.state_type)
    _fits("turning", game.turning(table.state), Turning | None)
    if game.score is not None:
        _one_each("score", game.score(table.state), seats)
    seat = table.pending.must[0]
    if seat == CHANCE:
        return
    legal = game.legal(table.state, seat)
    if not legal:
        raise BadRoomError(f"seat {seat} must act, and can do nothing")
    for choice in legal:
        if isinstance(choice, Pattern) and type(choice) not in game.patterns:
            raise BadRoomError(f"its patterns lack {type(choice).__name__}, which is offered")
    action = choose(legal[0], Random(11))
    for other in range(seats):
        if not game.legal(table.state, other):
            _fits("explain", game.explain(table.state, other, action), Refusal)


def _step(room: Room, table: Round, step: int, rng: Random) -> None:
    seat, told = table.pending.must[0], len(table.log)
    if seat == CHANCE:
        closes = isinstance(table.due_by_chance(), Close)
        table.by_chance(rng)
        if closes and table.outcome is None and not any(event.recorded for event in table.log[told:]):
            raise BadRoomError("a window ends, and no recorded event says so: its record cannot be read again")
    else:
        chair = table.chair(seat)
        if step % ASKED == 0:
            _bots_decide(room, chair, rng)
        if table.pending.kind == "secret" and len(table.pending.must) > 1:
            _secret_choice(room, table.state, seat, chair.legal, rng)
        table.act(seat, room.players["random"].decide(chair, rng))
        if not any(isinstance(event, Did) and event.by == seat for event in table.log[told:]):
            raise BadRoomError(f"its events do not tell what seat {seat} did")
    for event in table.log[told:]:
        _same("event", event, room.game.event_type)


def _secret_choice(room: Room, state: Any, seat: int, legal: Sequence[Choice], rng: Random) -> None:
    """See whether the others are told the same, whatever a seat has chosen while they still have to choose."""
    after = [room.game.apply(state, seat, choose(choice, rng)) for choice in legal]
    for other in (None, *room.game.pending(after[0][0]).must):
        told = {
            msgspec.json.encode((room.game.view(state, other), [event for event in events if sees(event, other)]))
            for state, events in after
        }
        if len(told) > 1:
            who = "a spectator" if other is None else f"seat {other}"
            raise BadRoomError(f"its secrets leak: what seat {seat} chooses unseen is told to {who}")


def _bots_decide(room: Room, chair: RoundChair, rng: Random) -> None:
    """See whether the package's own players decide, and only what they may; those that search go by its thumb."""
    for name in ("greedy", "thumb", *room.bots.levels):
        try:
            action = room.players[name].decide(chair, rng)
        except Exception as error:  # noqa: BLE001 - it is the package's code
            raise BadRoomError(f"its player {name} goes wrong: {type(error).__name__}: {error}") from None
        if not offered(chair.legal, action):
            raise BadRoomError(f"its player {name} does what it may not: {action}")
    try:
        hint = room.bots.give_hint(chair, rng)
    except Exception as error:  # noqa: BLE001 - it is the package's code
        raise BadRoomError(f"its hint goes wrong: {type(error).__name__}: {error}") from None
    if not (hint is None or isinstance(hint, Hint)):
        raise BadRoomError(f"its hint cannot be a {type(hint).__name__}")


def _bots_call(room: Room, table: Round, rng: Random) -> None:
    """See whether the package's own players call in a window only what they may."""
    for seat in table.pending.may:
        for name in ("greedy", "thumb", *room.bots.levels):
            chair = table.chair(seat)
            try:
                call = room.players[name].call(chair, rng)
            except Exception as error:  # noqa: BLE001 - it is the package's code
                raise BadRoomError(f"its player {name} goes wrong: {type(error).__name__}: {error}") from None
            if not (call is None or (isinstance(call, Action) and offered(chair.legal, call.blind()))):
                raise BadRoomError(f"its player {name} calls what it may not: {call}")


def _over(game: AnyGame, table: Round, seats: int) -> None:
    """Look at the end of a round."""
    outcome = table.outcome
    if outcome is None:
        raise BadRoomError("a round that is over has no outcome with points for each seat")
    _same("outcome", outcome, Outcome)
    _one_each("outcome with points", outcome.points, seats)
    if not outcome.winners or not set(outcome.winners) <= set(range(seats)):
        raise BadRoomError("a round that is over has no winners among its seats")
    if game.ending is not None:
        _fits("ending", game.ending(table.state), Ending)


def _one_each(what: str, numbers: Sequence[int], seats: int) -> None:
    _fits(what, numbers, tuple[int, ...])
    if len(numbers) != seats:
        raise BadRoomError(f"a round has no {what} for each seat")


def _fits(what: str, found: object, kind: Any) -> None:
    """See whether a function has returned what it must."""
    try:
        msgspec.convert(msgspec.to_builtins(found), kind)
    except (msgspec.ValidationError, TypeError) as error:
        raise BadRoomError(f"its {what} returns something else: {error}") from None


def _same(what: str, told: object, kind: Any) -> None:
    """See whether it is still the same when it has been written down and read again."""
    try:
        again = msgspec.json.decode(msgspec.json.encode(told), type=kind)
    except (msgspec.MsgspecError, TypeError) as error:
        raise BadRoomError(f"its {what} cannot be read again once it is written: {error}") from None
    if again != told:
        raise BadRoomError(f"its {what} is another one once it has been written and read again")
