"""What a table can choose: editions, variants and options, described so that anyone can ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct

from .cards import COLOURS
from .refusal import Refusal, Refused, refuse

if TYPE_CHECKING:
    from .game import AnyGame

LEAFLETS = ("2011", "2013", "space", "elevens")  # C-5: the printed editions; a game from outside may have its own
Kind = Literal["choice", "flag", "seat", "colour", "colours", "number", "text"]


class Rules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choices a table has made. Each game adds its options; a variant or edition is never a subclass of a game."""

    edition: str
    dealer: int | None = None  # C-1


class Option(Struct, frozen=True):
    """One thing a table can choose."""

    name: str
    kind: Kind
    rule: str
    choices: tuple[str, ...] = ()
    always: bool = False  # the record's header names it even when it has its default
    house: bool = False  # a rule of the house, which no leaflet has: usually it is not played
    most: int = 100  # of a number, and by how much it is moved
    step: int = 1


class GameInfo(Struct, frozen=True):
    """What there is to choose in a game."""

    id: str
    version: int  # rises when the same record would be played differently
    title: str
    players: tuple[int, int]
    players_rule: str
    editions: tuple[str, ...]  # the default first
    options: tuple[Option, ...]
    rule_ids: tuple[str, ...]
    score_rule: str
    low_wins: bool = False
    edition_rules: dict[str, tuple[str, ...]] = {}  # each in place of the rule without its last letter
    one_device: bool = True  # several people can play it on one; not where all have to be quick at the same time
    open: bool = False  # whoever has nothing to do sees what everyone sees: a device that is passed on hides nothing
    decides: bool = True  # players choose between actions; else all bots play alike
    among_people: dict[str, Any] = {}  # what a table with people chooses, unless it wants it otherwise

    @property
    def variants(self) -> tuple[str, ...]:
        """The names of the variants, the basic game first."""
        return next((option.choices for option in self.options if option.name == "variant"), ("basic",))


DEALER = Option("dealer", "seat", "C-1")


def option_named(info: GameInfo, name: str) -> Option | None:
    """Return the option of that name."""
    return next((option for option in info.options if option.name == name), None)


def rules_of(info: GameInfo, edition: str, variant: str | None = None) -> list[str]:
    """Return the ids that hold in an edition, and of the variants' rules only that of the one that is played.

    The first variant after the basic one is V1.
    """
    own = info.edition_rules.get(edition, ())
    without = {rule for rules in info.edition_rules.values() for rule in rules if rule not in own}
    without |= {rule[:-1] for rule in own}
    held = [rule for rule in info.rule_ids if rule not in without]
    if variant is None:
        return held
    played = f"-V{info.variants.index(variant)}"
    return [rule for rule in held if "-V" not in rule or rule.endswith(played)]


def read_option(option: Option, text: str) -> Any:
    """Turn what somebody typed into the value of an option.

    >>> read_option(Option("short", "flag", "SP-1"), "true")
    True
    >>> read_option(Option("rows", "colours", "EE-1"), "yellow,blue,red,green")
    ['yellow', 'blue', 'red', 'green']
    """
    if option.kind == "flag" and text in {"true", "false"}:
        return text == "true"
    if option.kind in {"seat", "number"} and text.isascii() and text.removeprefix("-").isdigit() and len(text) < 10:
        return int(text)
    if option.kind == "colours":
        return [part.strip() for part in text.split(",")]
    return text


def value_refusal(option: Option, value: Any, seats: int) -> Refusal | None:
    """Return what is wrong with the value of one option, by its kind."""
    good = {
        "choice": lambda: isinstance(value, str) and value in option.choices,
        "flag": lambda: isinstance(value, bool),
        "colour": lambda: isinstance(value, str) and value in COLOURS,
        "colours": lambda: (
            isinstance(value, list | tuple) and all(isinstance(each, str) and each in COLOURS for each in value)
        ),
        "number": lambda: isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 60_000,
        "text": lambda: isinstance(value, str) and 0 < len(value) <= 200,
        "seat": lambda: isinstance(value, int) and not isinstance(value, bool),
    }[option.kind]()
    if not good:
        wanted = ", ".join(option.choices) or option.kind
        return refuse("RECORD", "option-value", option=option.name, value=_short(value), wanted=wanted)
    if option.kind == "seat" and not 0 <= value < seats:
        return refuse(option.rule, "option-seat", option=option.name, value=value, last=seats - 1)
    return None


def _short(value: object) -> str:
    """Show a value of unknown size."""
    text = str(value) if not isinstance(value, int) or abs(value) < 10**12 else "…"
    return text if len(text) <= 40 else text[:39] + "…"


def choose_rules(game: AnyGame, edition: str | None, options: dict[str, Any], seats: int) -> Any:
    """Return the game's Rules for these choices, or raise Refused with the rule that forbids them (C-5)."""
    info = game.info
    edition = info.editions[0] if edition is None else edition
    if edition not in {*LEAFLETS, *info.editions}:
        raise Refused(refuse("RECORD", "unknown-edition", edition=_short(edition)))
    if edition not in info.editions:
        raise Refused(refuse("C-5", "edition-lacks-game", game=info.id, edition=edition))
    fewest, most = info.players
    if not fewest <= seats <= most:
        key = "players" if fewest < most else "players-exactly"
        raise Refused(refuse(info.players_rule, key, game=info.id, players=seats, fewest=fewest, most=most))
    for name, value in options.items():
        option = option_named(info, name)
        if option is None:
            raise Refused(refuse("RECORD", "unknown-option", game=info.id, option=_short(name)))
        problem = value_refusal(option, value, seats)
        if problem is not None:
            raise Refused(problem)
    rules = msgspec.convert({"edition": edition, **options}, game.rules_type)
    problem = game.forbids(rules, seats)
    if problem is not None:
        raise Refused(problem)
    return rules


def header_options(info: GameInfo, rules: Rules) -> dict[str, Any]:
    """Return what a record's header says of the rules: what differs from the default, and the options always named."""
    values: dict[str, Any] = msgspec.to_builtins(rules)
    defaults: dict[str, Any] = msgspec.to_builtins(type(rules)(edition=rules.edition))
    return {
        option.name: values[option.name]
        for option in info.options
        if values[option.name] is not None and (option.always or values[option.name] != defaults[option.name])
    }
