"""What goes over the wire: tagged unions, one stream per table.

A client says ``hello`` first, and gets a ``snapshot``; then every change of the table comes as an ``update`` with its
``seq``. Commands carry an id of the client's choosing: a repeated command has one effect and gets the same answer.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from elferhaus.core.game import Seat
from elferhaus.core.seal import Hex32, Hex64

from .info import Seq, TableInfo

PROTOCOL: Final = 1  # rises when a client of before would not understand any more
MOST_KEPT: Final = 6  # as many as sit at a table
# Which face; the page knows how they look. Python's $ alone would let a line's end through, other languages' would not.
Portrait = Annotated[str, Meta(pattern=r"^[a-z]{1,20}(?!\n)$")]
Face = Literal["laugh", "wow", "love", "cry", "grumble", "cheer"]  # that can be shown to the table


class Command(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something a client says."""


class Hello(Command, frozen=True, tag="hello"):
    """Who is there: a person with a token, a watcher without, or the table's screen; ``seq`` is the last one seen.

    ``keeps`` are the tokens of all who share this device: they are here as long as this line is, whoever looks at it.
    ``build`` and ``protocol`` are the page's own: the house tells its build in return, so that an old page knows.
    ``adds``: this device is going to ``add`` a number before every match, so that the first deal waits a moment for it.
    """

    token: str | None = None
    role: Literal["seat", "watch", "screen"] = "seat"
    seq: Seq | None = None
    keeps: Annotated[tuple[str, ...], Meta(max_length=MOST_KEPT)] | None = None
    build: Annotated[str, Meta(max_length=40)] | None = None
    protocol: int = PROTOCOL
    adds: bool = False


class AddNumber(Command, frozen=True, tag="add"):
    """A device's own number for the luck of the next match, said once the house has promised its secret."""

    id: str
    commitment: Hex64  # the promise that it is for
    number: Hex32
    seat: Seat | None = None  # whose, where this line keeps several


class Act(Command, frozen=True, tag="act"):
    """A decision of the own seat, made at a version (``seq``) of the table; a call, at any since the card it is about.

    ``reaction`` goes with a call that has no ``ms`` of its own: the milliseconds from seeing the card to calling.
    ``seat`` is whose decision it is, where this line keeps several.
    """

    id: str
    version: Seq
    action: msgspec.Raw
    reaction: float | None = None
    seat: Seat | None = None


class Fill(Command, frozen=True, tag="fill"):
    """The host puts a bot on a free seat or in the place of another, or lets one play for a person who is away."""

    id: str
    seat: Seat
    bot: str


class Free(Command, frozen=True, tag="free"):
    """The host frees a seat before the start, or a person leaves the own one."""

    id: str
    seat: Seat


class Portray(Command, frozen=True, tag="portray"):
    """A seated person takes another name, another face, or both."""

    id: str
    name: str | None = None
    portrait: Portrait | None = None
    seat: Seat | None = None  # whose, where this line keeps several


class Choose(Command, frozen=True, tag="choose"):
    """The host chooses another game for the same people; with ``seats``, free seats and bots come or go."""

    id: str
    game: str
    edition: str | None = None
    options: dict[str, Any] = {}
    rounds: int = 1
    seats: int | None = None


class Begin(Command, frozen=True, tag="begin"):
    """The host starts the match, the next round, or a rematch."""

    id: str


class Pause(Command, frozen=True, tag="pause"):
    """The host pauses the table, goes on, or closes it."""

    id: str
    to: Literal["paused", "on", "closed"]


class Guard(Command, frozen=True, tag="guard"):
    """The host says whether those who come by the code are asked in one by one, or simply sit down."""

    id: str
    admission: bool


class Knock(Command, frozen=True, tag="knock"):
    """Somebody whose token has no seat yet asks to be let in; it lasts as long as this line does."""

    id: str
    name: str
    portrait: Portrait | None = None


class Admit(Command, frozen=True, tag="admit"):
    """The host lets somebody in who knocks, on the first free seat, or turns them away."""

    id: str
    person: str
    yes: bool = True


class Quiet(Command, frozen=True, tag="quiet"):
    """The host lets faces be shown at this table, or wants it quiet."""

    id: str
    to: bool


class React(Command, frozen=True, tag="react"):
    """A seated person shows a face to the table. Nobody keeps it, and nothing changes by it."""

    id: str
    face: Face
    seat: Seat | None = None  # whose, where this line keeps several


class Rematch(Command, frozen=True, tag="rematch"):
    """Somebody who played would like the same match again; the host begins it."""

    id: str
    seat: Seat | None = None  # who, where this line keeps several


class GoOn(Command, frozen=True, tag="go-on"):
    """Whoever sits on this line has seen enough of the beat at this version; once all have, the table goes on."""

    id: str
    version: Seq


class Hint(Command, frozen=True, tag="hint"):
    """What would a good player do now, and why? Whoever has to decide may ask; nobody else hears of it."""

    id: str


class Ping(Command, frozen=True, tag="ping"):
    """Is anyone there? ``t`` comes back as it is."""

    t: float = 0


class Echo(Command, frozen=True, tag="echo"):
    """The answer to a probe, at once: the house measures the line by it."""

    n: int


AnyCommand = (Hello | AddNumber | Act | Fill | Free | Portray | Choose | Begin | Pause | Guard | Quiet | Knock | Admit
    | React | Rematch | GoOn | Hint | Ping | Echo)  # fmt: skip
read_command = msgspec.json.Decoder(AnyCommand).decode


# ── to a client ──


class Message(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Something the house says."""


class KeptCall(Struct, frozen=True):
    """What another seat that this line keeps can call now: calls are made in front of everyone."""

    seat: Seat
    action: Any


class Snapshot(Message, frozen=True, tag="snapshot"):
    """Everything this client may know now. ``happened`` holds what it missed, if it asked from a ``seq`` on.

    If it did not, ``recent`` holds what this seat has seen last in this round, as far as it is not in ``happened``.
    """

    seq: Seq
    you: Seat | None
    host: bool
    table: TableInfo
    view: Any = None
    legal: tuple[Any, ...] = ()
    happened: tuple[Any, ...] = ()
    recent: tuple[Any, ...] = ()
    stood_in: Seq | None = None  # to whoever comes back: a bot has played for you since then
    keeps: tuple[Seat | None, ...] = ()  # where those sit whose tokens the line keeps, in the order of its hello
    calls: tuple[KeptCall, ...] = ()
    build: str = ""  # of the page that this house serves, for a page that said its own
    protocol: int = 1  # of this house


class Update(Message, frozen=True, tag="update"):
    """What changed with this ``seq``, and what it looks like now."""

    seq: Seq
    you: Seat | None
    table: TableInfo
    happened: tuple[Any, ...] = ()
    view: Any = None
    legal: tuple[Any, ...] = ()
    keeps: tuple[Seat | None, ...] = ()
    calls: tuple[KeptCall, ...] = ()


class Presence(Message, frozen=True, tag="presence"):
    """Who of the seated is connected; not part of the log, so without a ``seq``."""

    here: tuple[bool, ...]
    stand_in_ms: tuple[int | None, ...] = ()


class Knocking(Struct, frozen=True):
    """Somebody who waits to be let in; ``person`` is what the host's answer calls them."""

    person: str
    name: str
    portrait: str | None = None


class Door(Message, frozen=True, tag="door"):
    """To the host: who knocks. To whoever knocks: that the host has heard it, or does not want it."""

    knocks: tuple[Knocking, ...] = ()
    you: Literal["waiting", "refused"] | None = None


class FaceShown(Message, frozen=True, tag="reaction"):
    """Somebody shows a face; not part of the log, so without a ``seq``."""

    seat: Seat
    face: Face


class Answer(Message, frozen=True, tag="answer"):
    """A command took effect with this ``seq``."""

    id: str
    seq: Seq


class No(Message, frozen=True, tag="no"):
    """A command was refused, and changed nothing: the rule, its message's key and details, and the table's version."""

    id: str
    rule: str
    key: str
    seq: Seq
    details: dict[str, Any] = {}
    text: str = ""


class Why(Struct, frozen=True, omit_defaults=True):
    """The reason of a hint: the key of a sentence in the catalogues, and the cards, seats and numbers in it."""

    key: str
    args: dict[str, str | int] = {}


class Hinted(Message, frozen=True, tag="hint"):
    """What a good player would do at this ``seq``, and why: said only to the seat that asked."""

    id: str
    seq: Seq
    action: Any
    why: Why


class Bad(Message, frozen=True, tag="bad"):
    """What came was no command."""

    why: str


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping, and what the house's clock shows, in milliseconds since whenever: clocks are set by it."""

    t: float
    now: float = 0


class Probe(Message, frozen=True, tag="probe"):
    """Please answer with an ``echo`` of this number at once."""

    n: int


AnyMessage = Snapshot | Update | Presence | Door | FaceShown | Answer | No | Hinted | Bad | Pong | Probe
write_message = msgspec.json.Encoder().encode
read_message = msgspec.json.Decoder(AnyMessage).decode
