"""The plain board with a game from outside whose view has parts of parts, and where cards of the table are picked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from page.measures import SMALL_PHONE, small_targets, violations
from page.outside import GAME, rewrite
from page.people import Visitor
from page.phone import Ear
from page.test_plain import decide, opened

TAKE = """
class Take(Action, frozen=True, tag="take"):
    \"\"\"Take up to two cards of the pile.\"\"\"

    cards: tuple[Card, ...]


class AnyTake(CardsPattern, frozen=True, tag="take", rename={"from_": "from"}):
    \"\"\"Some cards of the pile.\"\"\"

    picks = Take
    from_: tuple[Card, ...]
    min: int
    max: int

    def admits(self, action):
        known = {*self.from_}
        return isinstance(action, Take) and self.min <= len({*action.cards} & known) == len(action.cards) <= self.max

    def sample(self, rng):
        return Take(tuple(rng.sample(self.from_, self.min)))


MauMauAction = Lay | Draw | Pass | Take
"""
OFFERED = """    if len(state.pile) > 1:
        found.append(AnyTake(state.pile[:-1], 1, min(2, len(state.pile) - 1)))
    return found or (Pass(),)
"""
TAKEN = """        case Take():
            pile = tuple(card for card in state.pile if card not in action.cards)
            after = replace(state, pile=pile, hands=_given(state, seat, action.cards))
            return _next(after, 1), (Did(by=seat, action=action),)
    return _next(state, 1), (Did(by=seat, action=action),)
"""
LAID = """class Laid(Struct, frozen=True):
    seat: Seat
    card: Card


class MauMauView"""
PARTS = """    over: bool
    tally: dict[Colour, int]
    laid: tuple[Laid, ...]


def view("""
TOLD = """        tally={"red": 3, "blue": 11},
        laid=(Laid(0, state.pile[0]), Laid(1, state.pile[-1])),
    )


def imagine("""


def with_parts(package: Path) -> None:
    """Let cards of the pile be taken, and the view have parts of its own."""
    rewrite(
        package,
        {
            "state.py": [
                ("\nMauMauAction = Lay | Draw | Pass\n", TAKE),
                ("import Action, Event,", "import Action, CardsPattern, Event,"),
            ],
            "moves.py": [
                ("    return found or (Pass(),)\n", OFFERED),
                ("    return _next(state, 1), (Did(by=seat, action=action),)\n", TAKEN),
                ("import GIVES,", "import AnyTake, Take, GIVES,"),
            ],
            "view.py": [
                (
                    "class MauMauView",
                    "class Laid(Struct, frozen=True):\n    seat: Seat\n    card: Card\n\n\nclass MauMauView",
                ),
                ("from .state", "from msgspec import Struct\n\nfrom .state"),
                ("    over: bool\n\n\ndef view(", PARTS),
                ("    )\n\n\ndef imagine(", TOLD),
            ],
            "__init__.py": [
                ("    imagine=imagine,\n", "    imagine=imagine,\n    patterns=(AnyTake,),\n"),
                ("import INFO,", "import AnyTake, INFO,"),
            ],
        },
    )


def test_parts_are_shown_and_cards_of_the_table_are_picked(visitors: Callable[..., Visitor], tmp_path: Path) -> None:
    with opened(tmp_path, change=with_parts) as house:
        visitor = visitors(to=house, viewport=SMALL_PHONE)
        ear = Ear(visitor)
        visitor.lay_table(GAME, 2)
        page = visitor.page
        assert visitor.wait_for_turn()
        expect(page.locator("[data-field='tally']")).to_contain_text("Rot 3, Blau 11")
        expect(page.locator("[data-field='laid-0']")).to_contain_text("Lea")
        expect(page.locator("[data-field='laid-0'] [data-card]")).to_have_count(1)
        while not visitor.has(".actions [data-action='take']"):
            visitor.after(lambda: decide(visitor))
            assert visitor.wait_for_turn()
        visitor.click(".actions [data-action='take']")
        done = page.locator("dialog[open] footer [data-action='take']")
        expect(done).to_have_attribute("aria-disabled", "true")
        card = page.locator("dialog[open] [data-pick]").first
        name = card.get_attribute("data-pick")
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        expect(done).to_have_attribute("aria-disabled", "false")
        assert small_targets(page) == []
        assert violations(page) == []
        visitor.after(done.click)
        assert ear.last_action == {"do": "take", "cards": [name]}
        expect(page.locator(f"[data-zone='hand'] [data-card='{name}']")).to_have_count(1)
