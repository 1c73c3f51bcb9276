"""The family's own rules: settings of a table under a name, kept in the house for everyone in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
import sqlalchemy as sql
from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import Body, FromPath
from msgspec import Struct

from elferhaus.core.refusal import Refused, refuse
from elferhaus.games import bot_names
from elferhaus.server.net.limits import address_of
from elferhaus.server.storage.schema import PRESETS
from elferhaus.server.tables.host_commands import make_setup
from elferhaus.server.tokens import clean_name, new_id

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

MOST_PRESETS: Final = 100
LONGEST_NAME: Final = 30
LARGEST: Final = 4096  # bytes of one; the largest that a game knows has some hundred


class NewPreset(Struct, forbid_unknown_fields=True):
    """Settings to keep. ``places`` says of every seat which bot has it; None: somebody may come, at seat 0 I."""

    name: str
    game: str
    seats: int
    edition: str | None = None
    options: dict[str, Any] = {}
    rounds: int = 1
    places: list[str | None] = []


class Preset(Struct, frozen=True):
    """Settings under a name. A seat that an option names is counted from whoever lays the table, clockwise."""

    id: str
    name: str
    game: str
    edition: str
    options: dict[str, Any]
    rounds: int
    seats: int
    places: tuple[str | None, ...]


_read = msgspec.json.Decoder(Preset).decode


def make_preset(said: NewPreset, rng: Random) -> Preset:
    """Return what is to be kept, or raise Refused with the rule that forbids it."""
    name = clean_name(said.name, LONGEST_NAME)
    if not name:
        raise Refused(refuse("RECORD", "table-name"))
    setup = make_setup(said.game, said.edition, said.options, said.rounds, said.seats)
    places = tuple(said.places) or (None,) * said.seats
    if len(places) != said.seats or places[0] is not None:
        raise Refused(refuse("RECORD", "preset-places", seats=said.seats))
    for bot in places:
        if bot is not None and bot not in bot_names():
            raise Refused(refuse("RECORD", "table-no-bot", bot=bot[:40]))
    preset = Preset(new_id(rng), name, setup.game, setup.edition, setup.options, setup.rounds, said.seats, places)
    if len(msgspec.json.encode(preset)) > LARGEST:
        raise Refused(refuse("RECORD", "preset-large"))
    return preset


@get("/api/presets")
async def list_presets(state: State) -> list[Preset]:
    """Return the settings that were given a name, by name."""
    found: list[Preset] = await state.store.read(_all)
    return found


@post("/api/presets")
async def keep_preset(data: Annotated[NewPreset, Body()], request: Request[Any, Any, Any], state: State) -> Preset:
    """Keep settings under a name; others that had this name are replaced."""
    if not state.limits.allow(address_of(request), "keep"):
        raise HTTPException(status_code=429, detail="too many settings from this address")
    preset = make_preset(data, state.rng)
    await state.store.write(_keep(preset))
    return preset


@delete("/api/presets/{preset:str}")
async def drop_preset(preset: FromPath[str], state: State) -> None:
    """Delete settings."""
    dropped: list[int] = []
    await state.store.write(_drop(preset, dropped))
    if not any(dropped):
        raise HTTPException(status_code=404, detail="there are no such settings")


def _all(connection: sql.Connection) -> list[Preset]:
    rows = connection.execute(sql.select(PRESETS.c.body).order_by(PRESETS.c.same))
    return [_read(bytes(row.body)) for row in rows]


def _keep(preset: Preset) -> Callable[[sql.Connection], None]:
    same = preset.name.casefold()

    def write(connection: sql.Connection) -> None:
        connection.execute(PRESETS.delete().where(PRESETS.c.same == same))
        count = connection.execute(sql.select(sql.func.count()).select_from(PRESETS)).scalar_one()
        if count >= MOST_PRESETS:
            raise Refused(refuse("RECORD", "preset-full", most=MOST_PRESETS))
        connection.execute(PRESETS.insert().values(id=preset.id, same=same, body=msgspec.json.encode(preset)))

    return write


def _drop(name: str, dropped: list[int]) -> Callable[[sql.Connection], None]:
    def write(connection: sql.Connection) -> None:
        dropped.append(connection.execute(PRESETS.delete().where(PRESETS.c.id == name)).rowcount)

    return write


HANDLERS: Final = (list_presets, keep_preset, drop_preset)
