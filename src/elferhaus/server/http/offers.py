"""What there is to play, told so that nobody who lays a table needs to know a rule."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from elferhaus.core.options import GameInfo, rules_of
from elferhaus.games import Room, rooms
from elferhaus.games.rule_pictures import Picture, pictures_of

if TYPE_CHECKING:
    from elferhaus.core.game import AnyGame


class Offer(GameInfo, frozen=True, kw_only=True):
    """A game. For each edition: what its options are ``usually``, and the rules that ``hold`` in each variant."""

    usual: dict[str, dict[str, Any]]
    held: dict[str, dict[str, tuple[str, ...]]]
    pictures: dict[str, Picture]  # of its rules
    per_seat: tuple[str, ...]  # the fields of a view that have a value a seat
    actions: dict[str, tuple[str, ...]]  # the fields of each, by its verb: a pattern leaves one of them open
    level: str  # of bots that nobody chose
    styles: tuple[str, ...]  # in which each level of the bots can play
    lesson: bool
    coach: bool  # whether the coach knows it
    page: str | None  # the address of its own page module, where it comes from outside with one


@cache
def offers() -> list[Offer]:
    """Return all games."""
    return [_offer(room) for room in rooms()]


def _offer(room: Room) -> Offer:
    game, info = room.game, room.game.info
    return Offer(
        **{name: getattr(info, name) for name in info.__struct_fields__},
        usual={edition: _usual(game, edition) for edition in info.editions},
        held={
            edition: {variant: tuple(rules_of(info, edition, variant)) for variant in info.variants}
            for edition in info.editions
        },
        pictures=pictures_of(room),
        per_seat=game.view_type.per_seat,
        actions=_actions(game),
        level=room.bots.usual,
        styles=room.bots.styles,
        lesson=room.lesson is not None,
        coach=room.bots.coaching is not None,
        page=None if room.page() is None else f"/games/{room.id}/index.js",
    )


def _actions(game: AnyGame) -> dict[str, tuple[str, ...]]:
    kinds = get_args(game.action_type) or (game.action_type,)
    return {str(kind.__struct_config__.tag): tuple(kind.__struct_encode_fields__) for kind in kinds}


def _usual(game: AnyGame, edition: str) -> dict[str, Any]:
    rules: dict[str, Any] = msgspec.to_builtins(game.rules_type(edition=edition))
    return {option.name: rules[option.name] for option in game.info.options}
