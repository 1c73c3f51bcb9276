"""A whole game as the protocol's page shows it: played in a real house, every frame of one player written down.

``uv run tests/server/transcript.py`` plays it anew and writes it into the page.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from elferhaus.games.schwarzer_peter.state import Pair
from elferhaus.server.tables.draft import new_promise
from elferhaus.server.tables.listener import Pace
from server.houses import GIVE_UP_S, RunningHouse

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
BEGIN, END = "<!-- transcript -->\n", "<!-- end of transcript -->\n"
SEED = 13
KEPT_SHORT = {"table", "view"}  # of these only what is new is shown
PACE = Pace(beat=1_000)  # nobody is hurried: the beats of this game end when both have seen enough
PATIENCE_S = 20  # for a frame, which takes a moment
SOME_TIME = 86_400_000.0  # that a clock shows
LONG_MS = round(Pair.beat * 1000)
Json = dict[str, Any]


class Player:
    """Somebody on a socket, who hears every frame."""

    def __init__(self, socket: ClientConnection, story: Story, said: int = 0) -> None:
        self._socket, self._story = socket, story
        self.legal: list[Json] = []
        self.table: Json = {}
        self.seq, self.said = 0, said

    async def say(self, kind: str, **details: Any) -> None:
        await self._send({"type": kind, **details})

    async def command(self, kind: str, **details: Any) -> Json:
        """Say something, and hear all up to the answer."""
        self.said += 1
        await self._send({"type": kind, "id": f"ada-{self.said}", **details})
        return await self.hear("answer", "no", "hint")

    async def act(self, action: Json, version: int | None = None) -> Json:
        return await self.command("act", version=self.seq if version is None else version, action=action)

    async def hear(self, *kinds: str) -> Json:
        """Hear all up to a frame of one of these kinds."""
        while True:
            try:
                frame: Json = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE_S))
            except TimeoutError:
                raise AssertionError(f"waited for {kinds} in vain after {self._story.frames[-3:]}") from None
            self._story.heard(frame)
            if frame["type"] in {"snapshot", "update"}:
                self.seq, self.table, self.legal = frame["seq"], frame["table"], frame.get("legal", [])
            if frame["type"] in kinds:
                return frame

    async def hear_of(self, seq: int) -> None:
        """Hear all up to a version of the table."""
        while self.seq < seq:
            await self.hear("update", "snapshot")

    async def _send(self, frame: Json) -> None:
        self._story.said(frame)
        await self._socket.send(json.dumps(frame))


class Story:
    """What is told: paragraphs, and blocks of frames."""

    def __init__(self, *, silent: bool = False) -> None:
        self.text = ""
        self.frames: list[tuple[str, Json]] = []
        self.secrets: dict[str, str] = {}
        self._silent, self._in_block = silent, False
        self._before: Json = {}

    def tell(self, text: str) -> None:
        self._text(f"\n{text}\n\n" if not self._in_block else f"```\n\n{text}\n\n")
        self._in_block = False

    def said(self, frame: Json) -> None:
        self.frames.append(("said", frame))
        self._frame(f"→ {_line(frame)}")

    def heard(self, frame: Json) -> None:
        self.frames.append(("heard", frame))
        shown = {key: self._shorten(key, value) for key, value in frame.items()}
        self._frame(f"← {_line(shown)}")

    def asked(self, request: str, content: Json, answer: Json) -> None:
        self.secrets[answer["code"]] = "bafelo7"
        self.secrets[answer["token"]] = f"TOKEN-OF-{content['name'].upper()}"
        self._frame(f"→ {request} {_compact(content)}\n← 201 {_compact(answer)}")

    def end(self) -> str:
        """Return all that was told, without secrets."""
        self._text("```\n")
        for secret, shown in self.secrets.items():
            self.text = self.text.replace(secret, shown)
        return self.text

    def _shorten(self, key: str, value: Any) -> Any:
        before = self._before.get(key)
        if key == "now":
            return SOME_TIME
        if key not in KEPT_SHORT or not isinstance(value, dict):
            return value
        if value.get("beat"):  # as it would be told at once, and for as long as the game says
            value = {**value, "beat": {**value["beat"], "ms": LONG_MS, "of_ms": LONG_MS}}
        self._before[key] = value
        if before is None or before.keys() != value.keys():
            return value
        return {name: each for name, each in value.items() if before[name] != each} | {"…": "…"}

    def _frame(self, line: str) -> None:
        self._text(("" if self._in_block else "```\n") + f"{line}\n")
        self._in_block = True

    def _text(self, text: str) -> None:
        if not self._silent:
            self.text += text


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).replace('"…":"…"', "…")


def _line(frame: Json) -> str:
    """Return a frame on one line, or with a line for each of its large parts."""
    text = _compact(frame)
    if len(text) <= 118:
        return text
    parts = [f"{_compact(key)}:{_compact(value)}" for key, value in frame.items()]
    lines = [parts[0]]
    for part in parts[1:]:
        if len(lines[-1]) + len(part) < 100 and part[-1] not in "}]":
            lines[-1] += f",{part}"
        else:
            lines.append(part)
    return "{" + ",\n   ".join(lines) + "}"


def post(url: str, content: Json) -> Json:
    with urlopen(
        Request(url, json.dumps(content).encode(), {"content-type": "application/json"}), timeout=GIVE_UP_S
    ) as done:
        answer: Json = json.load(done)
    return answer


async def play(house: RunningHouse) -> Story:
    """Play a short game and tell it as Ada sees it."""
    base = house.base
    story, bens = Story(), Story(silent=True)
    story.tell("Ada lays a table for two and sits down; she is the host.")
    choice = {"game": "farben", "seats": 2, "name": "Ada"}
    ada_seat = post(f"{base}/api/tables", choice)
    story.asked("POST /api/tables", choice, ada_seat)
    code = ada_seat["code"]
    live = house.table(code)
    live.rng = Random(SEED)
    live.table.promised = new_promise(live.rng)
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    async with connect(address, compression=None) as ada_socket, connect(address, compression=None) as ben_socket:
        ada, ben = Player(ada_socket, story), Player(ben_socket, bens)
        story.tell("She connects to `/api/tables/bafelo7/socket`. The house measures her line at once.")
        await ada.say("hello", token=ada_seat["token"])
        await ada.hear("probe")
        await ada.say("echo", n=1)
        story.tell("The house has promised the luck of the match. Ada adds a number of her own.")
        await ada.command("add", commitment=ada.table["promise"]["commitment"], number="5eed" * 8)
        story.tell("She chooses a face.")
        await ada.command("portray", portrait="lea")
        await ada.hear("update")
        story.tell("A bot on the other seat: no, rather not. And another game, one that is quickly told.")
        await ada.command("fill", seat=1, bot="greedy")
        await ada.hear("update")
        await ada.command("free", seat=1)
        await ada.hear("update")
        await ada.command("choose", game="schwarzer-peter", options={"short": True})
        await ada.hear("update")
        story.tell("Ada wants to see who comes.")
        await ada.command("guard", admission=True)
        await ada.hear("update")
        story.tell("So Ben gets no seat yet, connects and knocks. (What he says is shown too; what he hears is not.)")
        taking = {"name": "Ben"}
        ben_seat = post(f"{base}/api/tables/{code}/seats", taking)
        story.asked("POST /api/tables/bafelo7/seats", taking, ben_seat)
        await ben.say("hello", token=ben_seat["token"])
        await ben.hear("probe")
        await ada.hear("presence")
        knock = {"type": "knock", "id": "ben-1", "name": "Ben"}
        story.said(knock)
        await ben.say(**{"kind" if key == "type" else key: value for key, value in knock.items()})
        (who,) = (await ada.hear("door"))["knocks"]
        story.secrets[who["person"]] = "PERSON-OF-BEN"
        story.tell("Ada knows him, and lets him in.")
        await ada.command("admit", person=who["person"])
        await ada.hear("update")
        story.tell("Now it can begin.")
        await ada.command("begin")
        await ada.hear("update")
        await ben.hear_of(ada.seq)
        await _faces(ada, story)
        await ben.hear_of(ada.seq)
        asides = iter([(_hint, _too_early), (_stale,), (_pause,)])
        while ada.table["phase"] != "over":
            mover, other = (ada, ben) if 0 in ada.table["must"] else (ben, ada)
            for aside in next(asides, ()) if mover is ada else ():
                await aside(ada, story)
            action = next(choice for choice in mover.legal if choice["do"] == "pull")
            story.tell("Ada pulls a card." if mover is ada else "Ben pulls a card from Ada.")
            await mover.act(action)
            await mover.hear("update")
            await other.hear_of(mover.seq)
            if ada.table["beat"] and ada.table["phase"] == "playing":
                await _go_on(ada, ben, story)
        await ada_socket.close()
        await ben.hear("presence")
        async with connect(address, compression=None) as again:
            story.tell("Ada's line was lost before she heard of the end. She comes back, and is told what she missed.")
            ada = Player(again, story, ada.said)  # an id that was used would be answered as before
            await ada.say("hello", token=ada_seat["token"], seq=ben.seq - 1)
            await ada.hear("probe")
            story.tell("She would like to play it again. As the host she could begin at once; a guest asks like this.")
            await ada.command("rematch")
            await ada.hear("snapshot")
    return story


async def _faces(ada: Player, story: Story) -> None:
    story.tell("Ada is glad, and shows it. Then she wants it quiet, and changes her mind.")
    await ada.command("react", face="cheer")
    await ada.hear("reaction")
    for to in (True, False):
        await ada.command("quiet", to=to)
        await ada.hear("update")


async def _hint(ada: Player, story: Story) -> None:
    story.tell("Ada asks what a good player would do. Ben hears nothing of it.")
    await ada.command("hint")


async def _too_early(ada: Player, story: Story) -> None:
    story.tell("What the rules do not allow changes nothing. Neither does what is no command at all.")
    await ada.act({"do": "pull", "from": 1, "index": 99})
    await ada.say("dance")
    await ada.hear("bad")


async def _stale(ada: Player, story: Story) -> None:
    story.tell("A decision made before Ben had moved comes too late.")
    await ada.act(ada.legal[0], version=ada.seq - 1)


async def _pause(ada: Player, story: Story) -> None:
    story.tell("Somebody is at the door. Then they go on; is the house still there?")
    await ada.command("pause", to="paused")
    await ada.hear("update")
    await ada.command("pause", to="on")
    await ada.hear("update")
    await ada.say("ping", t=1)
    await ada.hear("pong")


async def _go_on(ada: Player, ben: Player, story: Story) -> None:
    story.tell("Both look at the pair. Ada has seen enough; so has Ben, a moment later, and the table goes on.")
    await ada.command("go-on", version=ada.seq)
    await ben.command("go-on", version=ben.seq)
    for player in (ada, ben):
        await player.hear("snapshot")


def told(house: RunningHouse) -> Story:
    """Play the game of the page in a house; always the same one."""
    return asyncio.run(play(house))


def main() -> None:
    """Write the game into the page."""
    with TemporaryDirectory() as folder, RunningHouse(Path(folder) / "house.db", pace=PACE) as house:
        text = told(house).end()
    head, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    PAGE.write_text(f"{head}{BEGIN}{text}{END}{rest.partition(END)[2]}", "utf-8")


if __name__ == "__main__":
    main()
