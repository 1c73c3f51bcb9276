"""The protocol as an AsyncAPI 3 document, made from the types of ``wire`` and the games, and from the app's own routes.

Whoever writes a client in another language needs nothing else; ``docs/protocol.md`` tells the same in words.
"""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec
from litestar import MediaType, Request, get
from litestar.routes import HTTPRoute, WebSocketRoute

from elferhaus.core.game import Outcome
from elferhaus.core.options import GameInfo
from elferhaus.games import games
from elferhaus.server.tables import wire
from elferhaus.server.tables.call_timing import Timing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Litestar
    from litestar.handlers import HTTPRouteHandler


Json = dict[str, Any]
SCHEMAS: Final = "#/components/schemas/"
TABLE: Final = "#/channels/table"

ABOUT: Final = """\
Eleven card games for one deck of number cards. Lay a table or take a seat over HTTP: either gives you a token. Then
open the table's socket, say `hello` with the token, and you get a `snapshot`; every change comes as an `update`. When
your seat is in `table.must`, choose from `legal` and say it with `act`; to a seat in `table.may` it is an offer.

- A frame is one JSON object, as text, of at most 8 KiB from you. Keys you do not know are to be ignored: more may come.
- A key that is missing has its default.
- A seat is a number from 0, clockwise; you are `you`. A watcher's is null.
- A card is colour and number: `r11`, `y9`, `g1`, `b20`; the joker is `joker`.
- A command has an `id` of your choosing (1 to 40 ASCII characters, never used before). Repeat it with the same id if
  you did not hear the answer: it has one effect, and the same answer.
- `act` names the `seq` you decided at as `version`. If the table has gone on, you are refused: look and decide anew.
  A call is refused so only if another card has come since.
- A choice in `legal` is sent back as it is, or is a pattern to fill in (the schemas beginning with `Any`).
- When the line is lost, connect again and say `hello` with the last `seq`: `happened` then holds what you missed.
- Whoever has to decide may ask for a `hint`: what a good player would do with what that seat sees, and the key of a
  sentence that says why. Nothing changes by it, and nobody else hears of it.
- Where several people share a device, `hello` names all their tokens as `keeps`: they are here as long as the line is.
  It is told what one of them sees, whose `token` it is, or what a watcher sees. `calls` holds what the others can call.
- Answer a `probe` at once with an `echo`: by it the house makes up for a slow line when the first call counts. Report
  with every call the milliseconds from seeing the card to calling: in `ms` of the action, else in `reaction`.
- A socket is refused with 403 (a page of another site), 421 (a name in Host that is not this house's) or 429 (too
  many). It is closed with 4400 (bad frames, or no hello within ten seconds), 4401 (unknown token), 4404 (no such
  table), 4429 (too much at once, or too slow a reader), 1009 (too long a frame) or 1011 (our fault). After 4400, 4401
  and 4404 there is no use in coming back."""

CODE: Final = {
    "description": "The table's code, as it is spoken: three syllables and a digit.",
    "examples": ["bafelo7"],
}
PATH: Final = {
    "code": CODE,
    "game": {"description": "A game's id.", "examples": [games()[0].info.id]},
    "language": {"description": "A language of the house.", "examples": ["de"]},
    "deals": {"description": "The id of a set of deals.", "examples": ["0b7f9d3c5a1e4f6880c2d4e6a8b0c1d3"]},
    "preset": {"description": "The id of settings.", "examples": ["0b7f9d3c5a1e4f6880c2d4e6a8b0c1d3"]},
    "key": {"description": "Under which a house that was opened for a record shows it.", "examples": ["5f0c"]},
}
TOKEN: Final = {
    "type": "object",
    "properties": {
        "authorization": {
            "type": "string",
            "description": "`Bearer` and the own token, if there is one already: the seat is then the same person's.",
        }
    },
}
REPLIES: Final = {"hello": ("snapshot",), "hint": ("hinted", "no"), "ping": ("pong",), "echo": ()}
ANSWERS: Final = ("answer", "no")  # to all others
REFUSED: Final[Json] = {
    "type": "object",
    "description": "Nothing was changed: which rule forbids it (422).",
    "properties": {
        "rule": {"type": "string", "description": "A rule id of RULES.md, or RECORD, CARDS, TURN."},
        "key": {"type": "string", "description": "The message's key in the catalogues."},
        "details": {"type": "object"},
        "text": {"type": "string", "description": "The message in English."},
    },
    "required": ["rule", "key", "details", "text"],
}
BAD_RECORD: Final[Json] = {
    "type": "object",
    "description": "A record that is none, or in which a rule was broken (422): where, and which one.",
    "properties": {
        "line": {"type": "integer", "description": "Counted from 1."},
        "players": {
            "type": "array",
            "items": {"type": "string"},
            "description": "Who plays, by seat, as far as that has been read.",
        },
        **REFUSED["properties"],
    },
    "required": ["line", *REFUSED["required"]],
}
FAILED: Final[Json] = {
    "type": "object",
    "description": "Not understood (400), another site (403), not there (404), not this house (421), too often (429).",
    "properties": {"detail": {"type": "string"}, "status_code": {"type": "integer"}},
    "required": ["detail"],
}


@get("/api/asyncapi.json", sync_to_thread=False)
def protocol(request: Request[Any, Any, Any]) -> Any:
    """Return this document."""
    state = request.app.state
    if "protocol" not in state:
        state.protocol = msgspec.Raw(msgspec.json.encode(document(request.app)))
    return state.protocol


def document(app: Litestar) -> Json:
    """Return the whole document."""
    schemas = {**_wire_schemas(), **_game_schemas(), "Refused": REFUSED, "BadRecord": BAD_RECORD, "Failed": FAILED}
    channels, operations = _http(app, schemas)
    channels["table"] = _table_channel(app)
    operations |= _table_operations()
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Elferhaus",
            "version": version("elferhaus"),
            "description": ABOUT,
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "servers": {
            "sockets": {"host": "localhost:1111", "protocol": "ws"},
            "requests": {"host": "localhost:1111", "protocol": "http"},
        },
        "channels": channels,
        "operations": operations,
        "components": {"schemas": schemas, "messages": {name_of(kind): _message(kind) for kind in _kinds()}},
    }


# ── the socket ──


def _kinds() -> Iterator[type[msgspec.Struct]]:
    yield from get_args(wire.AnyCommand)
    yield from get_args(wire.AnyMessage)


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def name_of(kind: type[msgspec.Struct]) -> str:
    """Return what a message is called here: its type; what the house says with the type of a command, otherwise."""
    asked = kind not in get_args(wire.AnyCommand) and _tag(kind) in map(_tag, get_args(wire.AnyCommand))
    return kind.__name__.lower() if asked else _tag(kind)


def _message(kind: type[msgspec.Struct]) -> Json:
    return {
        "name": name_of(kind),
        "title": kind.__name__,
        "summary": " ".join((kind.__doc__ or "").split()),
        "payload": {"$ref": SCHEMAS + kind.__name__},
    }


def _table_channel(app: Litestar) -> Json:
    route = next(route for route in app.routes if isinstance(route, WebSocketRoute))
    return {
        "address": route.path_format,
        "description": "One table, told to one client: a snapshot, then every change with its `seq`.",
        "servers": [{"$ref": "#/servers/sockets"}],
        "parameters": {"code": CODE},
        "messages": {name_of(kind): {"$ref": f"#/components/messages/{name_of(kind)}"} for kind in _kinds()},
        "bindings": {"ws": {"method": "GET", "bindingVersion": "0.1.0"}},
    }


def _table_operations() -> Json:
    """Return what the house receives, with its replies, and what it sends by itself."""
    found: Json = {}
    for kind in get_args(wire.AnyCommand):
        operation = found[_tag(kind)] = _operation("receive", _tag(kind))
        if replies := REPLIES.get(_tag(kind), ANSWERS):
            operation["reply"] = {"channel": {"$ref": TABLE}, "messages": _messages(*replies)}
    told = {*ANSWERS, *(reply for each in REPLIES.values() for reply in each)}
    for kind in get_args(wire.AnyMessage):
        name = name_of(kind)
        if name not in told or name == "snapshot":  # whoever reads too slowly gets one unasked
            found[name] = _operation("send", name)
    return found


def _operation(action: str, name: str) -> Json:
    return {"action": action, "channel": {"$ref": TABLE}, "messages": _messages(name)}


def _messages(*names: str) -> list[Json]:
    return [{"$ref": f"{TABLE}/messages/{name}"} for name in names]


# ── the requests ──


def _http(app: Litestar, schemas: Json) -> tuple[Json, Json]:
    """Return a channel and an operation for each of the app's handlers, and add the types they speak in."""
    channels: Json = {}
    operations: Json = {}
    for route in app.routes:
        if not isinstance(route, HTTPRoute) or not route.path.startswith("/api/"):
            continue  # sockets are told of elsewhere, and the page's files are no interface
        for handler in route.route_handlers:
            if handler.http_methods != {"OPTIONS"}:
                name = handler.handler_name
                channels[name] = _http_channel(route, handler, schemas)
                operations[name] = _http_operation(name, handler)
    return channels, operations


def _http_channel(route: HTTPRoute, handler: HTTPRouteHandler, schemas: Json) -> Json:
    told = handler.parsed_fn_signature
    request: Json = {"name": "request"}
    if "data" in told.parameters:
        request["payload"] = _schema(told.parameters["data"].annotation, schemas)
    if "code" in told.parameters and "data" in told.parameters:
        request["headers"] = TOKEN
    if "takes" in handler.opt:
        request |= {"payload": {"type": "string"}, "contentType": handler.opt["takes"]}
    text = {} if replies_json(handler) else {"contentType": media_type_of(handler)}
    reply: Json = {"name": "reply", "payload": _schema(reply_of(handler), schemas), **text}
    reply["bindings"] = {"http": {"statusCode": handler.status_code, "bindingVersion": "0.3.0"}}
    channel: Json = {
        "address": route.path_format,
        "description": summary_of(handler),
        "servers": [{"$ref": "#/servers/requests"}],
        "messages": {
            "request": request,
            "reply": reply,
            "refused": {"name": "refused", "payload": {"$ref": SCHEMAS + refused_by(handler)}},
            "failed": {"name": "failed", "payload": {"$ref": f"{SCHEMAS}Failed"}},
        },
    }
    if named := {name: about for name, about in PATH.items() if name in told.parameters}:
        channel["parameters"] = named
    return channel


def reply_of(handler: HTTPRouteHandler) -> Any:
    """Return what a handler answers with, or each line of it; one that writes it itself names it in its options."""
    named = handler.opt.get("replies", handler.opt.get("streams"))
    return handler.parsed_fn_signature.return_type.annotation if named is None else named


def replies_json(handler: HTTPRouteHandler) -> bool:
    """Tell whether a handler answers with JSON."""
    return handler.opt.get("replies", str) is not str or handler.media_type == "application/json"


def media_type_of(handler: HTTPRouteHandler) -> str:
    """Return the type of what a handler answers with."""
    kind = handler.media_type
    return kind.value if isinstance(kind, MediaType) else str(kind)


def summary_of(handler: HTTPRouteHandler) -> str:
    """Return what a handler says of itself; one that is called in a thread is wrapped."""
    return " ".join((getattr(handler.fn, "func", handler.fn).__doc__ or "").split())


def refused_by(handler: HTTPRouteHandler) -> str:
    """Return the name of what a handler says when a rule forbids it."""
    return "BadRecord" if "takes" in handler.opt else "Refused"


def _http_operation(name: str, handler: HTTPRouteHandler) -> Json:
    channel = f"#/channels/{name}"
    replies = [{"$ref": f"{channel}/messages/{each}"} for each in ("reply", "refused", "failed")]
    return {
        "action": "receive",
        "channel": {"$ref": channel},
        "messages": [{"$ref": f"{channel}/messages/request"}],
        "bindings": {"http": {"method": min(handler.http_methods), "bindingVersion": "0.3.0"}},
        "reply": {"channel": {"$ref": channel}, "messages": replies},
    }


def _schema(kind: Any, schemas: Json) -> Json:
    (schema,), found = msgspec.json.schema_components([kind], ref_template=SCHEMAS + "{name}")
    for name, each in _tidy(found).items():
        schemas.setdefault(name, each)  # what the wire has, it tells more exactly
    return dict(_tidy(schema))


# ── the schemas ──


def _wire_schemas() -> Json:
    """Return the schemas of all messages; what they leave to the game is filled in."""
    _, found = msgspec.json.schema_components([*_kinds(), Outcome, GameInfo, Timing], ref_template=SCHEMAS + "{name}")
    schemas: Json = _tidy(found)
    properties = {"seq": {"type": "integer"}, "timing": {"$ref": f"{SCHEMAS}Timing"}}  # of a call
    event = {"type": "object", "properties": properties, "required": ["seq"]}
    of_games = {
        "action": {"$ref": f"{SCHEMAS}Action"},
        "view": {"anyOf": [{"$ref": f"{SCHEMAS}View"}, {"type": "null"}]},
        "legal": {"type": "array", "items": {"$ref": f"{SCHEMAS}Choice"}},
        "happened": {"type": "array", "items": {"allOf": [{"$ref": f"{SCHEMAS}Event"}, event]}},
        "results": {"type": "array", "items": {"$ref": f"{SCHEMAS}Outcome"}},
    }
    for schema in schemas.values():
        for name in schema.get("properties", {}).keys() & of_games.keys():
            schema["properties"][name] = of_games[name]
    for name in ("Action", "Choice", "Event", "View"):
        schemas[name] = {"anyOf": [{"$ref": f"{SCHEMAS}{game.info.id}.{name}"} for game in games()]}
    return schemas


def _game_schemas() -> Json:
    """Return the schemas of every game's actions, choices, events and views, each under the game's name."""
    schemas: Json = {}
    for game in games():
        kinds = {"View": game.view_type, "Event": game.event_type, "Action": game.action_type}
        named = [*kinds.values(), *game.patterns]
        prefix = f"{game.info.id}."
        tops, found = msgspec.json.schema_components(named, ref_template=SCHEMAS + prefix + "{name}")
        schemas |= {prefix + _plain(name): schema for name, schema in _tidy(found).items()}
        for name, top in zip(kinds, tops, strict=False):
            schemas[prefix + name] = _tidy(top)
        schemas[f"{prefix}Choice"] = {"anyOf": [{"$ref": f"{SCHEMAS}{prefix}Action"}, *map(_tidy, tops[len(kinds) :])]}
    return schemas


def _plain(name: str) -> str:
    """Return a name without the types that it is made of."""
    return name.partition("_")[0]


def _tidy(node: Any) -> Any:
    """Return a schema in AsyncAPI's form: JSON Schema of 2017, with a discriminator that the tags make needless."""
    if isinstance(node, list | tuple):
        return [_tidy(each) for each in node]
    if not isinstance(node, dict):
        return node
    tidy = {key: _tidy(value) for key, value in node.items() if key != "discriminator"}
    if "prefixItems" in tidy:
        tidy["items"] = tidy.pop("prefixItems")
        tidy["additionalItems"] = False
    if "$ref" in tidy:
        head, _, name = tidy["$ref"].rpartition("/")
        tidy["$ref"] = f"{head}/{_plain(name)}"
    if "title" in tidy and isinstance(tidy["title"], str):
        tidy["title"] = tidy["title"].partition("[")[0]
    return tidy
