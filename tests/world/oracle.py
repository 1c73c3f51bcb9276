"""What must be so in the simulated world, looked at whenever something of it changes: a commit, a frame, a question.

The oracle reads every commit as it is made and keeps a table of its own by it, as one perfect house would have it.
Whatever a client is told is compared with that.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec

from elferhaus.core.player import ChairCopy
from elferhaus.server.tables import entries, messages
from elferhaus.server.tables.table_state import TableState

if TYPE_CHECKING:
    from world.database import Connection
    from world.house import SimulatedHouse
    from world.people import Person
    from world.world import World

FRESH_S = 3.0  # in which everyone knows what is new, once nothing goes wrong any more
PASSING = {"add", "go-on"}  # commands of which nothing is stored
KEPT = {"tables", "entries", "answers", "tokens", "results"}


class KnownTable:
    """A table as it was committed; ``told`` is what a seat may know at a seq."""

    def __init__(self, code: str) -> None:
        self.code, self.state, self.epoch = code, TableState(), -1
        self.acts: list[tuple[int, int]] = []  # who acted, and at which seq
        self.told: dict[tuple[int, int | None], tuple[Any, Any]] = {}
        self.happened: dict[tuple[int, int | None], list[Any]] = {}

    def secrets(self) -> list[str]:
        """Return what the cards of this match and of the next one follow from."""
        table = self.state
        kept = [table.promised, None if table.phase == "over" else table._secret]
        return [each.secret for each in kept if each is not None]

    def fold(self, body: bytes) -> None:
        entry = entries.decode(body)
        table = self.state
        table.fold(entry)
        if isinstance(entry, entries.Played):
            for line in map(json.loads, entry.lines):
                if "do" in line:
                    self.acts.append((line["by"], table.seq))
        news = messages.news_since(table, table.seq - 1)
        for seat in (None, *range(len(table.occupants))):
            key = table.seq, seat
            seen = messages._view(table, seat), messages._legal(table, seat), messages._seen(news, seat)
            view, legal, happened = msgspec.json.decode(msgspec.json.encode(seen))
            self.told[key], self.happened[key] = (view, legal), happened


class Oracle:
    """Knows what was committed and what was told."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.tables: dict[str, KnownTable] = {}
        self.answers: dict[tuple[str, str], int] = {}
        self.acknowledged: dict[tuple[str, str], int] = {}
        self._passing: set[str] = set()
        self._refused: set[tuple[str, str]] = set()
        self._owners: dict[tuple[str, int], str | None] = {}
        self._erased: set[str] = set()
        self._asked: dict[Any, str] = {}
        self._era = 0
        self.tokens: set[str] = set()

    # ── the database ──

    def committed(self, session: Connection) -> None:
        if not session.wrote & KEPT and "eras" not in session.wrote:
            return
        raw, world = session._database.raw, self._world
        if "eras" in session.wrote:
            self._erased |= self.tables.keys()
            self.tables, self.answers = {}, {}
            world.erased()
        for name, code, epoch, owner, seq in raw.execute("SELECT id, code, epoch, owner, seq FROM tables ORDER BY id"):
            if name in self._erased:
                world.fail("a deleted table has come back")
                return
            known = self.tables.setdefault(name, KnownTable(code))
            if epoch < known.epoch:
                world.fail("an epoch has gone back")
            if self._owners.setdefault((name, epoch), owner) != owner:
                world.fail(f"epoch {epoch} has had two owners")
            known.epoch = epoch
            before = known.state.seq
            for number, body in raw.execute(
                "SELECT seq, body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq", (name, before)
            ):
                if number != known.state.seq + 1:
                    world.fail("a log has a gap")
                    return
                known.fold(body)
            if known.state.seq != seq:
                world.fail("a table does not know its last entry")
            if seq > before:
                world.note("commit", code, seq, session.house.name)
                if session.house.house.leases.me.id != owner:
                    world.fail("a house has written to a table that it does not own")
                world.expect_news(known.code, seq)
            query = "SELECT command, seq FROM answers WHERE table_id = ? AND seq > ? ORDER BY seq, command"
            for command, at in raw.execute(query, (name, before)):
                key = code, command.partition("/")[2]
                self.answers[key] = at
                if key in self._refused:
                    world.fail("a command that was refused has taken effect")
        if (
            self._erased
            and raw.execute("SELECT 1 FROM answers WHERE table_id NOT IN (SELECT id FROM tables)").fetchone()
        ):
            world.fail("deleted rows have come back")

    def acts_of(self, known: KnownTable, seat: int) -> int:
        """Return how often a person's command was an act of theirs; what the house turned for them is none."""
        answered = {seq for (code, _), seq in self.answers.items() if code == known.code}
        return sum(by == seat and seq in answered for by, seq in known.acts)

    def check_logs(self) -> None:
        """See that nothing committed has been changed since."""
        raw = self._world.database.raw
        for name, known in self.tables.items():
            table = TableState()
            for (body,) in raw.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY seq", (name,)):
                table.fold(entries.decode(body))
            if table.records != known.state.records or table.seq != known.state.seq:
                self._world.fail("a log is not what it was")

    # ── people ──

    def said(self, text: str) -> None:
        """Take a frame that somebody sends."""
        message = json.loads(text)
        if message["type"] in PASSING:
            self._passing.add(message["id"])

    def told(self, person: Person, text: str) -> None:
        """Take a frame that has come to somebody."""
        world = self._world
        if any(token in text for token in self.tokens if token != person.token) or person.token in text:
            world.fail("a token was told")
        if any(secret in text for known in self.tables.values() for secret in known.secrets()):
            world.fail("the luck of a match was told")
        message = json.loads(text)
        kind, code = message["type"], person.code
        if message.get("id") in self._passing:
            return
        if kind in {"snapshot", "update"}:
            self._state_told(person, message)
        elif kind == "answer":
            key = code, message["id"]
            world.note("answer", *key, message["seq"])
            if self.answers.get(key) != message["seq"] and not world.is_erased:
                world.fail("a command was acknowledged that is not stored")
            if self.acknowledged.setdefault(key, message["seq"]) != message["seq"]:
                world.fail("a command has two answers")
        elif kind == "no":
            key = code, message["id"]
            world.note("no", *key, message.get("key"))
            self._refused.add(key)
            if key in self.answers:
                world.fail("a command was refused that had taken effect")

    def _state_told(self, person: Person, message: dict[str, Any]) -> None:
        world, seq, seat = self._world, message["seq"], message.get("you")
        known = next((each for each in self.tables.values() if each.code == person.code), None)
        if known is None:
            if not world.is_erased:
                world.fail("somebody was told of a table that there is not")
            return
        if seq > known.state.seq:
            world.fail("somebody was told what is not stored")
            return
        if seat not in {None, person.seat}:
            world.fail("somebody was taken for another")
        world.note("told", person.name, seq)
        if (message.get("view"), message.get("legal", [])) != known.told[seq, seat]:
            world.fail("somebody was told another view than is theirs to know")
        for at in {event["seq"] for event in message.get("happened", ())}:
            if [event for event in message["happened"] if event["seq"] == at] != known.happened[at, seat]:
                world.fail("somebody was told of events that are not theirs to know")

    # ── bots ──

    def asked(self, house: SimulatedHouse, kind: str, chair: ChairCopy) -> None:
        """Take a question to a bot."""
        game = chair.view.game_id
        for live in house.house.tables():
            if live.table.setup.game == game and live.table.phase == "playing":
                key = live.name, live.epoch, live.table.game_at, chair.seat, kind
                if self._asked.setdefault(key, house.name) != house.name:
                    self._world.fail("a bot has thought twice, in two houses")
