"""Laying tables, sitting down, and the socket of every client."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any, Final

from litestar import Request, WebSocket, get, post, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import Body, FromPath, FromQuery
from msgspec import Meta, Struct
from uvicorn.protocols.utils import ClientDisconnected

from elferhaus.core.record import read_line
from elferhaus.core.refusal import Refused
from elferhaus.server.houses.leases import ElsewhereError
from elferhaus.server.http.admission import names_this_house, same_origin
from elferhaus.server.http.invitation import Invitation, invitation
from elferhaus.server.http.offers import Offer, offers
from elferhaus.server.net import line
from elferhaus.server.net.limits import Limits, address_of
from elferhaus.server.storage.patience import ClosingError, ForgottenError
from elferhaus.server.tables.host_commands import make_setup
from elferhaus.server.tables.live import LiveTable
from elferhaus.server.tables.wire import Portrait
from elferhaus.words import say_refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

_CODE: Final = re.compile(r"[a-z0-9]{1,16}", re.ASCII)
LAST: Final = -1  # the newest match
DAMAGED: Final = 4422


class OpenTable(Struct, forbid_unknown_fields=True):
    """What is to be played, and by how many; with a name, whoever asks takes the first seat."""

    game: str
    seats: int
    edition: str | None = None
    options: dict[str, Any] = {}
    rounds: int = 1
    name: str | None = None
    portrait: Portrait | None = None
    # Seconds until a bot plays for somebody who is away; None leaves it to the host.
    stand_in: Annotated[float, Meta(ge=0, le=86_400)] | None = 60
    admission: bool = False  # whoever comes by the code waits until the host lets them in


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Who wants to sit, and where; without a seat, on any free one. With ``brings`` the host seats somebody else."""

    name: str
    seat: int | None = None
    portrait: Portrait | None = None
    brings: bool = False


class SeatTaken(Struct):
    """A seat at a table and the secret that proves whose it is; without a seat, to knock with until the host opens."""

    code: str
    token: str
    seat: int | None


@get("/api/games", sync_to_thread=False)
def list_games() -> list[Offer]:
    """Return what there is to play, and how it is played where a table says nothing."""
    return offers()


@post("/api/tables")
async def open_table(data: Annotated[OpenTable, Body()], request: Request[Any, Any, Any], state: State) -> SeatTaken:
    """Lay a table."""
    if not state.limits.allow(address_of(request), "table"):
        raise HTTPException(status_code=429, detail="too many tables from this address")
    setup = make_setup(data.game, data.edition, data.options, data.rounds, data.seats)
    if state.house.leases is not None and state.house.leases.is_closing:
        raise ClosingError
    live, token = await state.house.open_table(
        setup, data.seats, data.name, data.stand_in, portrait=data.portrait, admission=data.admission
    )
    return SeatTaken(live.table.code, token, 0 if live.table.occupants[0] is not None else None)


@post("/api/choices", status_code=204)
async def check_choice(data: Annotated[OpenTable, Body()]) -> None:
    """Say whether the rules allow a table, without laying it."""
    make_setup(data.game, data.edition, data.options, data.rounds, data.seats)


@get("/api/tables/{code:str}/invitation")
async def invite(code: FromPath[str], request: Request[Any, Any, Any], state: State) -> Invitation:
    """Return where others find the table, also as a QR code."""
    live = await known_table(code, address_of(request), state)
    asked = f"{request.scope['scheme']}://{request.headers['host']}"
    return invitation(asked, state.get("reach", ()), live.table.code)


@post("/api/tables/{code:str}/seats")
async def take_seat(
    code: FromPath[str], data: Annotated[TakeSeat, Body()], request: Request[Any, Any, Any], state: State
) -> SeatTaken:
    """Take a free seat, or a token to knock with; the host brings the own token along."""
    live = await known_table(code, address_of(request), state)
    if not state.limits.allow(address_of(request), "seat"):
        raise HTTPException(status_code=429, detail="too many seats from this address")
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    own = token if scheme.lower() == "bearer" else None
    seat, fresh = await state.house.sit(live, data.name, data.seat, own, portrait=data.portrait, brings=data.brings)
    return SeatTaken(live.table.code, fresh, seat)


@get("/api/tables/{code:str}/records", media_type="application/jsonl")
async def records(
    code: FromPath[str], request: Request[Any, Any, Any], state: State, match: FromQuery[int | None] = None
) -> str:
    """Return the records of the matches that are over, or of one; of one still played nothing leaves the house."""
    live = await known_table(code, address_of(request), state)
    done = finished(live)
    if match is not None:
        if not done or not (match == LAST or 1 <= match <= len(done)):
            raise HTTPException(status_code=404, detail="there is no such match")
        done = [done[match - 1 if match > 0 else LAST]]
    return "".join(f"{line}\n" for record in done for line in record)


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], code: FromPath[str], state: State) -> None:
    """Connect a client to a table."""
    address = address_of(socket)
    limits: Limits = state.limits
    if not names_this_house(socket):
        await _turn_away(socket, 421)
        return
    if not same_origin(socket):
        await _turn_away(socket, 403)
        return
    if not limits.come(address):
        await _turn_away(socket, 429)
        return
    try:
        live = await known_table(code, address, state)
        await socket.accept()
        await line.serve(line.Line(socket, live, state.clock), state.house, limits, address)
    except HTTPException as error:
        await socket.accept()
        await socket.close(4000 + error.status_code, error.detail)
    except Refused as refused:  # its log cannot be read
        await socket.accept()
        await socket.close(DAMAGED, say_refusal("en", refused.refusal))
    except ElsewhereError:
        await socket.accept()
        await socket.close(*line.COME_AGAIN)
    except ForgottenError as error:
        await socket.accept()
        await socket.close(*line.farewell_of(error))
    except ClientDisconnected:
        pass  # gone before it was let in
    finally:
        limits.go(address)
        socket.receive, socket.send = empty_receive, empty_send  # its own lead back to it: it would not go by itself


async def _turn_away(socket: WebSocket[Any, Any, Any], status: int) -> None:
    """Refuse a socket before it is one."""
    await socket.send({"type": "websocket.http.response.start", "status": status, "headers": []})
    await socket.send({"type": "websocket.http.response.body", "body": b"", "more_body": False})


def finished(live: LiveTable) -> list[Sequence[str]]:
    """Return the records of the matches that are over; none where their cards are going to be played again."""
    if live.table.keeps_records:
        return []
    return [tuple(record) for record in live.table.records if read_line(record[-1]).kind == "match"]


async def known_table(code: str, address: str, state: State) -> LiveTable:
    """Return the table with a code; whoever guesses at codes must soon wait."""
    if not state.limits.may_try_code(address):
        raise HTTPException(status_code=429, detail="too many codes tried from this address")
    code = code.lower()
    live: LiveTable | None = await state.house.find(code) if _CODE.fullmatch(code) else None
    if live is None:
        state.limits.code_was_wrong()
        raise HTTPException(status_code=404, detail="there is no such table")
    state.limits.forgive(address, "code")
    return live


HANDLERS: Final = (list_games, open_table, check_choice, invite, take_seat, records, table_socket)
