"""Searching the games of hidden choices: mogeln, ratefix and hoechste."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conformance.ways import match_of, ways
from elferhaus.bots import PLAYERS
from elferhaus.bots.search import SearchPlayer, hoechste, mogeln_playout, ratefix, ratefix_ears
from elferhaus.bots.search.budget import Budget
from elferhaus.bots.search.guides import GUIDES
from elferhaus.core.cards import NUMBER, Card, CardSet, card_set, deck
from elferhaus.core.game import Action, AnyGame, admits
from elferhaus.core.match import begin_round, new_match, occasion
from elferhaus.games import game_named
from elferhaus.games.hoechste.play import HoechsteState, Play
from elferhaus.games.hoechste.rules import OWN, HoechsteRules
from elferhaus.games.mogeln.deal import MogelnDeal
from elferhaus.games.mogeln.play import DOUBT, TOO_MANY, Lay
from elferhaus.games.mogeln.rules import MogelnRules
from elferhaus.lab.play import Round, Seated

SOME = Budget(seconds=None, playouts=60)
FEW = Budget(seconds=None, playouts=20)
HIDDEN = ("hoechste", "mogeln", "ratefix")


def named(name: str) -> AnyGame:
    game = game_named(name)
    assert game is not None
    return game


def decided(table: Round, seat: int) -> Action:
    return SearchPlayer(SOME).decide(Seated(table.game, table.state, seat, table.log), Random(1))


@pytest.mark.parametrize("name", HIDDEN)
def test_all_that_is_considered_is_legal_and_every_world_has_all_cards(name: str) -> None:
    game, guide, thumb = named(name), GUIDES[name], PLAYERS["thumb"]
    assert guide.worlds is not None
    for way in ways(game)[:: max(1, len(ways(game)) // 6)]:
        match = match_of(game, way)
        deal = game.deal(match.rules, match.seats, occasion(match), Random(3))
        table, rng = Round(game, begin_round(match, deal).state), Random(3)
        cards = sorted(game.cards(table.state))
        for moment in range(24):
            pending = game.pending(table.state)
            if pending.kind == "over":
                break
            seat = pending.must[0]
            chair = Seated(game, table.state, seat, table.log)
            if moment % 3 == 2:
                for action in guide.choices(chair, guide.policy, rng):
                    assert any(admits(choice, action) for choice in chair.legal)
                world = guide.worlds(chair.view, chair.seen)(rng)
                assert sorted(game.cards(world)) == cards
                assert game.view(world, seat) == chair.view
            table.act(seat, thumb.decide(chair, rng))


@pytest.mark.parametrize("name", HIDDEN)
def test_what_a_playout_brings_is_on_the_scale_of_the_round_s_end(name: str) -> None:
    game, guide = named(name), GUIDES[name]
    assert guide.playout is not None
    for seats in range(game.info.players[0], game.info.players[1] + 1):
        match = new_match(game, [str(seat) for seat in range(seats)])
        for seed in range(2):
            deal = game.deal(match.rules, seats, occasion(match), Random(seed))
            table = Round(game, begin_round(match, deal).state)
            for _ in range(5):
                seat = game.pending(table.state).must[0]
                table.act(seat, PLAYERS["thumb"].decide(Seated(game, table.state, seat, table.log), Random(seed)))
            values = [guide.playout(table.state, seat, table.log, Random(seed)) for seat in range(seats)]
            assert all(-0.25 <= value <= 1.25 for value in values)


# --- mogeln


def mogeln_table(*hands: tuple[Card, ...]) -> Round:
    """Three players with these cards among their twelve; the first of them begins."""
    game = named("mogeln")
    held = {card for hand in hands for card in hand}
    rest = [card for card in reversed(deck(high=9)) if card not in held]
    full = tuple((*hand, *[rest.pop() for _ in range(12 - len(hand))]) for hand in hands)
    return Round(game, game.start(MogelnRules(edition="2011"), 3, MogelnDeal(1, 2, 0, full)))


def lay(table: Round, claim: int, *cards: Card) -> None:
    table.act((claim - 1) % 3, Lay(cards=cards, claim=claim))


def test_mogeln_a_claim_that_cannot_be_true_is_doubted() -> None:
    table = mogeln_table(("r1",), ("r7",), ("r2", "y2", "g2", "b2"))
    lay(table, 1, "r1")
    lay(table, 2, "r7")
    assert decided(table, 2) == DOUBT


def test_mogeln_a_true_last_card_is_laid_and_a_last_lay_is_always_doubted() -> None:
    table = mogeln_table(("r4", "b7"), ("r2",), ("r3",))
    hand = [card for card in Seated(table.game, table.state, 0, []).view.hand if card not in {"r4", "b7"}]  # type: ignore[attr-defined]
    lay(table, 1, "b7", *hand)
    lay(table, 2, "r2")
    lay(table, 3, "r3")
    assert decided(table, 0) == Lay(cards=("r4",), claim=4)
    lay(table, 4, "r4")
    assert decided(table, 1) == DOUBT


def test_mogeln_nearly_a_whole_hand_may_lie_there_so_the_first_lay_is_called() -> None:
    """A wrong call costs one card, and silence the round."""
    table = mogeln_table(("r1",), ("r2",), ("r3",))
    lay(table, 1, "r1")
    chair = Seated(table.game, table.state, 2, table.log)
    assert SearchPlayer(SOME).call(chair, Random(1)) == TOO_MANY


def test_mogeln_the_quick_rule_of_thumb_decides_like_the_one_it_stands_for() -> None:
    game, thumb = named("mogeln"), PLAYERS["thumb"]
    alike = moments = 0
    for seats in (3, 4):
        match = new_match(game, [str(seat) for seat in range(seats)])
        deal = game.deal(match.rules, seats, occasion(match), Random(5))
        table = Round(game, begin_round(match, deal).state)
        while table.state.lays < 12 and (pending := game.pending(table.state)).kind != "over":
            seat = pending.must[0]
            chair = Seated(game, table.state, seat, tuple(table.log))
            quick = mogeln_playout.Table(table.state, table.log)
            for seed in range(8):
                action, cards = thumb.decide(chair, Random(seed)), quick.decide(Random(seed))
                laid = card_set(action.cards or ()) if isinstance(action, Lay) else None
                alike += laid == cards
                moments += 1
            table.act(seat, thumb.decide(chair, Random(moments)))
    assert alike > 0.9 * moments > 100


@pytest.mark.parametrize("options", [{}, {"sneak": False}, {"edition": "space"}, {"colour": "red"}])
def test_mogeln_a_decision_and_a_call_end_after_a_bounded_number_of_lays(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = 0
    quick = mogeln_playout.Table.lay

    def counted(self: mogeln_playout.Table, cards: CardSet) -> None:
        nonlocal laid
        laid += 1
        quick(self, cards)

    monkeypatch.setattr(mogeln_playout.Table, "lay", counted)
    game = named("mogeln")
    match = new_match(game, ["a", "b", "c", "d"], 1, options.pop("edition", None), **options)
    deal = game.deal(match.rules, 4, occasion(match), Random(1))
    table, rng, player = Round(game, begin_round(match, deal).state), Random(1), SearchPlayer(FEW)
    for _ in range(4):
        pending = game.pending(table.state)
        for seat in pending.may:
            laid = 0
            chair = Seated(game, table.state, seat, table.log)
            call = player.call(chair, rng)
            assert call is None or call in chair.legal
            assert laid <= (20 + 3) * mogeln_playout.LAYS
        laid = 0
        action = player.decide(Seated(game, table.state, pending.must[0], table.log), rng)
        assert 0 < laid <= (20 + 9) * mogeln_playout.LAYS
        table.act(pending.must[0], action)


# --- ratefix


def test_ratefix_a_high_guess_betrays_a_high_card() -> None:
    for seats in (2, 4):
        nothing = ((),) * seats
        low, high = (
            ratefix_ears.betrayed(ratefix_ears.Moment(0, nothing, (), (guess,)), 0) for guess in (6 * seats, 15 * seats)
        )
        assert low[2] > low[19]
        assert high[19] > high[2]


def test_ratefix_who_speaks_last_hears_what_somebody_frank_has() -> None:
    """Whoever names the own card and the average of the rest has told it; a few tricks show that habit."""
    game = named("ratefix")
    match = new_match(game, ["frank", "listens"])
    table = Round(game, begin_round(match, game.deal(match.rules, 2, occasion(match), Random(4))).state)
    won = []
    while game.pending(table.state).kind != "over":
        seat, answers = game.pending(table.state).must[0], bool(table.state.guesses)
        chair = Seated(game, table.state, seat, table.log)
        table.act(seat, decided(table, 1) if seat else PLAYERS["greedy"].decide(chair, Random(1)))
        if seat and answers and len(table.state.winners) > 10:
            won.append(table.state.winners[-1] == 1)
    assert len(won) >= 2
    assert all(won)


def test_ratefix_the_more_tricks_the_better_and_few_to_come_make_it_sure() -> None:
    ahead = [ratefix.standing((0,) * won + (1,) * (10 - won), 2, 4, 0) for won in range(11)]
    assert ahead == sorted(ahead)
    assert ratefix.standing((0, 0, 0, 1), 2, 1, 0) > ratefix.standing((0, 0, 0, 1), 2, 16, 0)


# --- hoechste


def hoechste_table(hands: tuple[tuple[int, ...], ...], won: tuple[int, ...], waiting: int) -> Round:
    """Seats with these numbers in hand, so many cards won by each, and some that wait."""
    gone = [[card for card in own if NUMBER[card] not in hand] for own, hand in zip(OWN, hands, strict=False)]
    pool = [card for cards in gone for card in cards]
    piles = [card_set([pool.pop() for _ in range(count)]) for count in won]
    state = HoechsteState(
        HoechsteRules(edition="2011"),
        tuple(card_set(own[number - 1] for number in hand) for own, hand in zip(OWN, hands, strict=False)),
        (None,) * len(hands),
        tuple(piles),
        card_set([pool.pop() for _ in range(waiting)]),
        card_set(pool),
    )
    return Round(named("hoechste"), state)


def test_hoechste_the_only_sure_card_takes_what_waits() -> None:
    assert decided(hoechste_table(((1, 9), (3, 5)), (8, 6), 4), 0) == Play("r9")


def test_hoechste_few_cards_of_two_players_are_reckoned_through() -> None:
    """11 wins whenever it is played, and 1 never: nothing is left to chance but what a 5 meets."""
    assert hoechste.reckoned((11,), (5,), 0, 0) == pytest.approx(1 + 0.25 * 2 / 12)
    assert hoechste.reckoned((1, 11), (5, 6), 0, 0) == pytest.approx(0.5)
    assert hoechste.reckoned((5, 6), (1, 11), 0, 1) > hoechste.reckoned((5, 6), (1, 11), 0, -1)


def test_hoechste_who_is_further_ahead_or_has_higher_cards_has_better_prospects() -> None:
    hands = ((2, 4, 6, 8, 10), (1, 3, 5, 7, 9), (1, 2, 3, 4, 5))
    shares = [hoechste.prospects(hands, (6, 6, 6), 0, seat) for seat in range(3)]
    assert shares == sorted(shares, reverse=True)
    assert hoechste.prospects(hands, (9, 6, 6), 0, 0) > shares[0] > hoechste.prospects(hands, (3, 6, 6), 0, 0)
    assert -0.25 <= shares[2] <= shares[0] <= 1.25


def test_hoechste_who_has_chosen_is_thought_to_have_done_so_by_rule_of_thumb() -> None:
    """The 11 is kept while nothing waits, so it is hardly ever what lies there."""
    table = hoechste_table((tuple(range(1, 12)), tuple(range(1, 12))), (0, 0), 0)
    table.act(1, Play("y3"))
    chair = Seated(table.game, table.state, 0, table.log)
    world = hoechste.worlds(chair.view, chair.seen)
    rng = Random(2)
    chosen = [world(rng).chosen[1] for _ in range(400)]
    assert chosen.count("y11") < 15 < chosen.count("y3") < 80
