"""What is done with every kernel in the same way: many rounds, and a choice tried in many imagined worlds.

``game`` is the kernel module that a loop is bound to (``compiled.py``): each game gets its own copy of these functions.
"""

from __future__ import annotations

from typing import Any, Final

from .luck import Floats, Ints, below, draw, set_luck

game: Any = None  # the kernel module: what it offers is in ``kernel.py``

MOST: Final = 1_000_000  # decisions: more than any round has
NOT_GIVEN: Final = -1  # in place of an action: the player decides
HORIZON: Final = 20_000  # decisions of a playout


def rounds(
    rules: Ints,
    weights: Floats,
    players: Ints,
    seed: int,
    count: int,
    points: Ints,
    winners: Ints,
    lengths: Ints,
    state: Ints,
    luck: Ints,
    score: Ints,
) -> int:
    """Deal and play whole rounds, each with the luck of its own seed; return the number of decisions.

    ``points`` gets a number a seat and round, ``winners`` a set of seats and ``lengths`` the decisions of each round.
    """
    total = 0
    seats = rules[0]
    for index in range(count):
        set_luck(luck, seed + index)
        game.deal(rules, state, luck)
        lengths[index] = game.play(rules, weights, state, luck, players, MOST, NOT_GIVEN)
        total += lengths[index]
        winners[index] = game.score(rules, state, score)
        for seat in range(seats):
            points[index * seats + seat] = score[seat]
    return total


def trials(
    rules: Ints,
    weights: Floats,
    players: Ints,
    stuck_actions: Ints,
    seed: int,
    count: int,
    points: Ints,
    winners: Ints,
    lengths: Ints,
    first: Ints,
    stuck: Ints,
    state: Ints,
    luck: Ints,
    score: Ints,
) -> None:
    """Deal and play whole rounds as ``rounds`` does, but watch who acts first, and how often nothing can be laid."""
    seats = rules[0]
    for index in range(count):
        set_luck(luck, seed + index)
        game.deal(rules, state, luck)
        made, waits = 0, 0
        while made < MOST and game.play(rules, weights, state, luck, players, 1, NOT_GIVEN):
            if not made:
                first[index] = state[1]
            made += 1
            for each in stuck_actions:
                waits += state[0] == each
        lengths[index], stuck[index] = made, waits
        winners[index] = game.score(rules, state, score)
        for seat in range(seats):
            points[index * seats + seat] = score[seat]


def compare(
    rules: Ints,
    weights: Floats,
    known: Ints,
    seat: int,
    actions: Ints,
    worlds: int,
    horizon: int,
    values: Floats,
    players: Ints,
    world: Ints,
    state: Ints,
    luck: Ints,
    score: Ints,
) -> None:
    """Try actions in the same imagined worlds with the same luck; ``values`` gets a number an action and world."""
    count = len(actions)
    size = len(state)
    for index in range(worlds):
        game.imagine(rules, known, world, luck)
        a, b, c, d = luck[0], luck[1], luck[2], luck[3]
        for choice in range(count):
            for at in range(size):
                state[at] = world[at]
            luck[0], luck[1], luck[2], luck[3] = a, b, c, d
            game.play(rules, weights, state, luck, players, horizon, actions[choice])
            values[choice * worlds + index] = game.value(rules, weights, state, seat, score)
        luck[0], luck[1], luck[2], luck[3] = a, b, c, d
        draw(luck)


def prospects(
    rules: Ints,
    weights: Floats,
    worlds: Ints,
    repeats: int,
    actions: Ints,
    lapses: int,
    before: Ints,
    later: Ints,
    low_wins: bool,
    seat: int,
    shares: Floats,
    values: Floats,
    players: Ints,
    at_random: Ints,
    state: Ints,
    luck: Ints,
    score: Ints,
) -> None:
    """Play worlds on to the end of a match, after each of these actions with the same luck, so many times each.

    Everyone plays as ``players`` says, but one decision in ``lapses`` (on average) is made ``at_random``. ``before``
    are the points of earlier rounds, and ``later`` what those to come may bring: one line of it is drawn each time.
    ``shares`` gets every seat's wins by action, ``values`` those of one seat by action and world.
    """
    seats, size, count = rules[0], len(state), len(actions)
    total, futures = len(worlds) // size, len(later) // seats
    for index in range(total):
        for _ in range(repeats):
            a, b, c, d = luck[0], luck[1], luck[2], luck[3]
            for choice in range(count):
                for at in range(size):
                    state[at] = worlds[index * size + at]
                luck[0], luck[1], luck[2], luck[3] = a, b, c, d
                line = below(luck, futures) * seats
                action, made, run = actions[choice], 0, HORIZON
                while made < HORIZON:
                    if lapses:
                        run = 1 + below(luck, 2 * lapses)
                    done = game.play(rules, weights, state, luck, players, run, action)
                    action = NOT_GIVEN
                    made += done + 1
                    if done < run or not game.play(rules, weights, state, luck, at_random, 1, NOT_GIVEN):
                        break
                game.score(rules, state, score)
                best, winners = 0, 0
                for each in range(seats):
                    score[each] += before[each] + later[line + each]
                    points = -score[each] if low_wins else score[each]
                    if not each or points > best:
                        best, winners = points, 0
                    winners += points == best
                for each in range(seats):
                    if (-score[each] if low_wins else score[each]) == best:
                        shares[choice * seats + each] += 1 / winners
                        if each == seat:
                            values[choice * total + index] += 1 / winners / repeats
            luck[0], luck[1], luck[2], luck[3] = a, b, c, d
            draw(luck)


def usual_value(points: Ints, winners: int, seats: int, seat: int, low_wins: bool, points_count: float) -> float:
    """Return what the end of a round is worth to a seat, as ``engine.value.worth`` does."""
    win, total, most, shared = 0.0, 0, 1, 0
    for each in range(seats):
        total += points[each]
        most = max(most, abs(points[each]))
        shared += winners >> each & 1
    if winners >> seat & 1:
        win = 1 / shared
    others = (total - points[seat]) / max(1, seats - 1)
    ahead = (others - points[seat] if low_wins else points[seat] - others) / most
    return win + points_count * ahead
