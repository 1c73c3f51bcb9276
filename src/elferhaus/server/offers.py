"""What there is to play, told so that nobody who lays a table needs to know a rule."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from elferhaus.core.options import GameInfo, rules_of
from elferhaus.games import GAMES

if TYPE_CHECKING:
    from elferhaus.core.game import AnyGame


class Offer(GameInfo, frozen=True, kw_only=True):
    """A game. For each edition: what its options are ``usually``, and the rules that ``hold`` in each variant."""

    usual: dict[str, dict[str, Any]]
    held: dict[str, dict[str, tuple[str, ...]]]


@cache
def offers() -> list[Offer]:
    """Return all games."""
    return [_offer(game) for game in GAMES]


def _offer(game: AnyGame) -> Offer:
    info = game.info
    return Offer(
        **{name: getattr(info, name) for name in info.__struct_fields__},
        usual={edition: _usual(game, edition) for edition in info.editions},
        held={
            edition: {variant: tuple(rules_of(info, edition, variant)) for variant in info.variants}
            for edition in info.editions
        },
    )


def _usual(game: AnyGame, edition: str) -> dict[str, Any]:
    rules: dict[str, Any] = msgspec.to_builtins(game.rules_type(edition=edition))
    return {option.name: rules[option.name] for option in game.info.options}
