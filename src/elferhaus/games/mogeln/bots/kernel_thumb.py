"""Mogeln by rule of thumb, on arrays: what ``thumb`` and ``beliefs`` reckon, in the same order and to the last digit.

What a seat makes of the table at one moment (``Mind``): how many cards the layer had before the last lay, how strong
all hands are together, and how likely that lay is several cards.
"""

from __future__ import annotations

from typing import TypeAlias

from elferhaus.bots.bits import length, ones
from elferhaus.bots.luck import Ints, lot
from elferhaus.core.cards import COLOURS

from . import beliefs, opponents
from .beliefs import (
    DOUBTED_AT_TOP,
    EDGE,
    JITTER,
    LEFT,
    MOST_SURE,
    NEARLY_OUT,
    NEEDED,
    NEEDED_BEFORE_A_LIE,
    NEEDED_FOR_TOO_MANY,
    NEEDED_NEAR_THE_END,
    NEEDED_ON_ONE_CARD,
    OTHERS_SHOUT,
    POKER_FACED,
    TEMPTED,
    TIRED,
    WHIM,
    WRONG_LAST_CARD,
    likely_soon,
    none_of,
    strength,
    tired,
)
from .kernel_state import (
    CALLABLE,
    CLAIMS,
    COLOUR,
    COUNTED,
    DO_DOUBT,
    DO_MANY,
    DO_NOTHING,
    DO_TOO_MANY,
    DOUBTED,
    FACED,
    FALSE,
    HANDS,
    HELD,
    HIGHEST,
    LAID,
    LAST,
    LAYS,
    MOST_SEATS,
    SAID,
    SEATS,
    SHOUTED,
    SNEAK,
    SNEAKED,
    SPACE,
    STRIDE,
    TOP,
    TRUE,
    TURN,
    UNDER,
)

Mind: TypeAlias = "tuple[float, float, float]"

BLUFF, SNEAKS, MOST = POKER_FACED.bluff, POKER_FACED.sneak, POKER_FACED.most
DOUBTS, SHOUTS, SMALL, ALERT = POKER_FACED.doubt, POKER_FACED.shout, POKER_FACED.small, POKER_FACED.alert
FEWEST, FEW = beliefs.FEW  # cards of a hand that tempts to sneak
DOUBTS_SEEN, DOUBTS_OF = opponents.DOUBTS
SHOUTS_SEEN, SHOUTS_OF = opponents.SHOUTS
SNEAKS_SEEN, SNEAKS_OF = opponents.SNEAKS
HONEST_SEEN, HONEST_OF = opponents.HONESTY
ALL_COLOURS = len(COLOURS)


def right_cards(colour: int, claim: int, high: int) -> int:
    """Return the cards in play that a claim is true of (MO-2, MO-5)."""
    if claim > high:
        return 0
    if colour >= 0:
        return 1 << STRIDE * colour + claim - 1
    return (1 | 1 << STRIDE | 1 << 2 * STRIDE | 1 << 3 * STRIDE) << claim - 1


def layer_of(rules: Ints, state: Ints) -> int:
    """Return whose the last lay is."""
    return state[TURN] - 1 if state[TURN] else rules[SEATS] - 1


def next_number(rules: Ints, state: Ints) -> int:
    """Return what must be said next (MO-2)."""
    return 1 if state[SAID] == rules[TOP] else state[SAID] + 1


def look_around(rules: Ints, state: Ints, luck: Ints) -> Mind:
    """Take in the hands as they are shown: the layer's is believed to be one card smaller than before its lay."""
    mood, layer = 0.9 + lot(luck) / 5, layer_of(rules, state)
    before = ones(state[HANDS + layer]) + 1.0
    if rules[SNEAK] and state[HANDS + layer]:  # MO-4
        before = ones(state[HANDS + layer]) + max(ones(state[LAST]), 1) * 1.0
    total = 0.0
    for seat in range(rules[SEATS]):
        total += strength(before - 1 if seat == layer else ones(state[HANDS + seat]) * 1.0)
    several = 0.0
    if rules[SNEAK] and before >= FEWEST:  # MO-6: a last lay is turned up
        often = sneaking(state, layer) * (SMALL if before <= FEW else 1.0)
        several = min(often * SHOUTS * mood, MOST_SURE)
    return before, total, several


def pile_of(state: Ints) -> int:
    """Return how many cards lie there, the last lay counted as one."""
    return ones(state[UNDER]) + (1 if state[LAST] else 0)


def chance(total: float, own: float, theirs: float, own_then: float, theirs_then: float) -> float:
    """Return the chance to win if the own hand and one other came to these sizes."""
    mine = strength(own_then)
    rest = total - strength(own) - strength(theirs)
    return mine / (mine + rest + strength(theirs_then))


def sneaking(state: Ints, seat: int) -> float:
    """Return how often a seat lays several cards."""
    return (state[SNEAKED + seat] + SNEAKS_SEEN) / (state[COUNTED + seat] + SNEAKS_OF)


def doubting(state: Ints, seat: int) -> float:
    """Return how often a seat doubts on its turn."""
    return (state[DOUBTED + seat] + DOUBTS_SEEN) / (state[FACED + seat] + DOUBTS_OF)


def shouting(state: Ints) -> float:
    """Return how often a lay is called "too many" by anyone."""
    return (state[SHOUTED] + SHOUTS_SEEN) / (state[CALLABLE] + SHOUTS_OF)


def honesty(state: Ints, seat: int) -> float:
    """Return how often a seat lays the right card if it has it."""
    true = state[TRUE + seat]
    return (true + HONEST_SEEN) / (true + state[FALSE + seat] + HONEST_OF)


def lying(rules: Ints, state: Ints, mind: Mind, seat: int) -> float:
    """Return how likely the last lay is not the one right card."""
    before, _, several = mind
    high, layer = rules[HIGHEST], layer_of(rules, state)
    if state[SAID] > high:
        return 1.0
    own, held = state[HANDS + seat] | state[LAID + seat], 0
    for other in range(rules[SEATS]):
        held |= state[HELD + MOST_SEATS * seat + other]
    right = right_cards(rules[COLOUR], state[SAID], high) & ~own
    unseen, sure = ones(right & ~held), right & state[HELD + MOST_SEATS * seat + layer]
    if not unseen and not sure:
        return 1.0
    if sure:
        lie = 1 - honesty(state, layer) * (1 - several)
    else:
        unknown = ALL_COLOURS * high - ones(own | held)
        miss = 1 - min(before / max(unknown, 1), 1.0)
        lie = 1 - (1 - none_of(miss, unseen)) * honesty(state, layer) * (1 - several)
    return min(lie * DOUBTS, 1.0)


def needs(rules: Ints, state: Ints, mind: Mind, seat: int) -> float:
    """Return how likely a lie must be to be doubted."""
    needed = NEEDED_ON_ONE_CARD if pile_of(state) == 1 else NEEDED
    if mind[0] - 1 <= NEARLY_OUT:
        needed = NEEDED_NEAR_THE_END
    elif seat == state[TURN] and state[SAID] == rules[HIGHEST]:
        needed = NEEDED_BEFORE_A_LIE
    return needed + tired(state[LAYS])


def shouts(state: Ints, several: float) -> bool:
    """Tell whether the last lay is likely enough more than one card."""
    needed = NEEDED_ON_ONE_CARD if pile_of(state) == 1 else NEEDED_FOR_TOO_MANY
    return several >= needed + tired(state[LAYS])


def calling(rules: Ints, state: Ints, mind: Mind, seat: int, right: float) -> float:
    """Return the chance to win after a call that is right with this chance."""
    before, total, _ = mind
    own, cards, pile = ones(state[HANDS + seat]), before - 1, pile_of(state)
    won = chance(total, own, cards, own, before + pile - 1)
    if not state[HANDS + layer_of(rules, state)]:  # MO-6: whoever fails here has lost
        return right * won
    return right * won + (1 - right) * chance(total, own, cards, own + pile, cards)


def silent(rules: Ints, state: Ints, mind: Mind, seat: int) -> float:
    """Return the chance to win if nobody calls but perhaps somebody else."""
    before, total, several = mind
    if not state[HANDS + layer_of(rules, state)]:
        return 0.0
    own, cards = ones(state[HANDS + seat]), before - 1
    caught = 1 - (1 - doubting(state, state[TURN])) * (1 - OTHERS_SHOUT * shouting(state))
    stands = chance(total, own, cards, own, max(cards * LEFT, 1.0))
    falls = chance(total, own, cards, own, before + pile_of(state))
    single = chance(total, own, cards, own, cards)
    return several * (caught * falls + (1 - caught) * stands) + (1 - several) * single


def calls(rules: Ints, state: Ints, seat: int, luck: Ints) -> int:
    """Return what a seat calls out of turn, if it does."""
    mind = look_around(rules, state, luck)
    if rules[SPACE]:
        lie = lying(rules, state, mind, seat)
        if lie >= needs(rules, state, mind, seat) and pays(rules, state, mind, seat, lie):
            return DO_DOUBT
    several, out = mind[2], not state[HANDS + layer_of(rules, state)]
    if rules[SNEAK] and not out and shouts(state, several) and pays(rules, state, mind, seat, several):
        return DO_TOO_MANY
    return DO_NOTHING


def pays(rules: Ints, state: Ints, mind: Mind, seat: int, right: float) -> bool:
    """Tell whether a call that is right with this chance promises more than silence."""
    return calling(rules, state, mind, seat, right) > silent(rules, state, mind, seat) + EDGE


def by_thumb(rules: Ints, state: Ints, luck: Ints) -> int:
    """Doubt where that promises more than the best lay."""
    seat, out = state[TURN], not state[HANDS + layer_of(rules, state)]
    mind = look_around(rules, state, luck)
    doubt, lie = state[LAST] != 0, 0.0
    if doubt and out:
        alert = ALERT - tired(state[LAYS])
        doubt = not (alert < 1 and lot(luck) >= alert)
    if doubt:
        lie = lying(rules, state, mind, seat)
        if out or lie >= 1 or (state[LAYS] > TIRED and pile_of(state) > 1 and lot(luck) < WHIM):
            return DO_DOUBT
    claim = next_number(rules, state)
    cards, hope = best_lay(rules, state, mind[1], seat, claim, luck)
    if doubt and lie >= needs(rules, state, mind, seat) and calling(rules, state, mind, seat, lie) >= hope:
        return DO_DOUBT
    return lay_number(cards, claim)


def lay_number(cards: int, claim: int) -> int:
    """Return the number of a lay."""
    if cards & (cards - 1):
        return DO_MANY | cards
    return CLAIMS * (length(cards) - 1) + claim


def left(rules: Ints, count: int, last: int, claim: int) -> int:
    """Return how many cards a hand is worth that keeps this one for the end."""
    following, number = claim + rules[SEATS], (length(last) - 1) % STRIDE + 1
    comes = number == following if following <= rules[HIGHEST] else number <= rules[SEATS]
    return count if count > 1 or comes else WRONG_LAST_CARD


def best_lay(rules: Ints, state: Ints, total: float, seat: int, claim: int, luck: Ints) -> tuple[int, float]:
    """Return the cards to lay and the chance to win with them. The next seat is never the layer: there are three."""
    hand, seats, high = state[HANDS + seat], rules[SEATS], rules[HIGHEST]
    own, true = ones(hand), hand & right_cards(rules[COLOUR], claim, high)
    following = seat + 1 if seat + 1 < seats else 0
    theirs, pile = ones(state[HANDS + following]), 0 if claim == 1 else pile_of(state)
    doubted, shouted = 1.0, 0.0
    if claim <= high:
        doubted = doubting(state, following)
        if claim == high and rules[TOP] > claim:
            doubted = max(doubted, DOUBTED_AT_TOP)
        if rules[SNEAK]:
            shouted = shouting(state)
    either = doubted + shouted - doubted * shouted
    # The three cards that come round last, and the one that comes round the soonest.
    first = second = third = last = 0
    one = two = three = 9.0
    most_use, rest = -1.0, hand
    while rest:
        card = rest & -rest
        rest ^= card
        use = likely_soon(claim, seats, (length(card) - 1) % STRIDE + 1) + lot(luck) * JITTER
        if use >= most_use:
            last, most_use = card, use
        if use < one:
            third, three, second, two, first, one = second, two, first, one, card, use
        elif use < two:
            third, three, second, two = second, two, card, use
        elif use < three:
            third, three = card, use
    best, hope = 0, -1.0
    if true:
        best = true & -true
        if own == 1:
            return best, 1.0
        worth = left(rules, own - 1, hand ^ best, claim)
        stands = chance(total, own, theirs, worth, theirs)
        falls = chance(total, own, theirs, worth, theirs + pile + 1)
        hope = either * falls + (1 - either) * stands
    tempted = min(SNEAKS * (TEMPTED if own <= FEW else 1.0), 1.0) if own >= FEWEST else 0.0
    most = 1
    if lot(luck) < tempted:
        most = min(MOST, own - 1) if rules[SNEAK] else 1
    least = 1 if not true or lot(luck) < BLUFF else 2
    for count in range(least, most + 1):
        if own == count:
            stands, called = 1.0, 1.0
        else:
            worth = left(rules, own - count, last, claim)
            stands = chance(total, own, theirs, worth, theirs)
            called = doubted if count == 1 else either
        falls = chance(total, own, theirs, own + pile, theirs)
        hoped = called * falls + (1 - called) * stands
        if hoped > hope:
            best, hope = first, hoped
            if count > 1:
                best |= second
            if count > 2:
                best |= third
    return best, hope
