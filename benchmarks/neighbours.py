"""What a slow reader and a flooder cost their neighbours: the time to an answer, alone and beside them, in turns.

One house, as ``elferhaus serve`` opens it, with all its limits, only with small system buffers. Two hosts pause their
tables and go on. At one of these tables some watch who stop reading for good; from another address somebody floods:
frames on several lines, again and again, and requests. Only ratios within one run mean anything; on a busy machine the
house's own CPU says more.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

# With the system's usual buffers it would take three thousand moves until a slow reader's are full.
START = """
import socket
from elferhaus.cli import main
from elferhaus.server import run

def listen(*where):
    listening = usual(*where)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listening

usual, run.listen = run.listen, listen
main()
"""
KNOCK = (
    "GET /api/tables/{code}/socket HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING = b'{"type":"ping","t":1}'
FRAME = bytes((0x81, 0x80 | len(PING))) + b"\0\0\0\0" + PING
HELLO = b'{"type":"hello","role":"watch"}'
GREETING = bytes((0x81, 0x80 | len(HELLO))) + b"\0\0\0\0" + HELLO
STRANGER = ("127.0.0.2", 0)
LINES, SLOW, PAUSE_S = 4, 3, 0.06  # a line may say twenty things a second
ALL = ("slow", "frames", "requests")


def lay(base: str) -> tuple[str, str]:
    """Lay a table; return its code and the host's token."""
    body = json.dumps({"game": "elfer-raus", "seats": 3, "name": "Ada"}).encode()
    with urlopen(Request(f"{base}/api/tables", body, {"content-type": "application/json"})) as answer:  # noqa: S310
        told = json.load(answer)
    return told["code"], told["token"]


async def flood_frames(port: int, code: str) -> None:
    """Say as much as the line takes, and come back as often as one is sent away."""
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=STRANGER)
            writer.write(KNOCK.format(code=code).encode())
            if b" 101 " in await reader.readuntil(b"\r\n\r\n"):
                writer.write(GREETING)
                while not reader.at_eof():
                    writer.write(FRAME * 100)
                    await writer.drain()
                    await asyncio.sleep(0)  # or this side would not notice that it was sent away
            writer.close()
        await asyncio.sleep(0.01)


async def flood_requests(port: int) -> None:
    """Ask again and again."""
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=STRANGER)
            writer.write(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            await reader.read()
            writer.close()


async def flood(port: int, code: str, kinds: list[str]) -> None:
    """Do one or both, on several lines at once."""
    frames = [flood_frames(port, code) for _ in range(LINES)] if "frames" in kinds else []
    await asyncio.gather(*frames, *([flood_requests(port)] if "requests" in kinds else []))


def flooder(port: int, code: str, kinds: list[str]) -> None:
    """Flood, in a process of its own, until it is ended."""
    asyncio.run(flood(port, code, kinds))


def cpu_seconds(pid: int) -> float:
    """Return how long a process has been computing."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class SlowReader:
    """Somebody who watches a table and reads nothing."""

    def __init__(self, port: int, code: str) -> None:
        """Connect with a small buffer, so that it is full soon."""
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.connect(("127.0.0.1", port))
        self.line.sendall(KNOCK.format(code=code).encode())
        self.line.recv(1024)
        self.line.sendall(GREETING)


async def say(line: ClientConnection, what: str, **fields: Any) -> float:
    """Return how long a command takes until the house has stored and answered it, in milliseconds."""
    began = time.perf_counter()
    await line.send(json.dumps({"type": what, "id": f"{began}", **fields}))
    while (told := json.loads(await line.recv()))["type"] not in {"answer", "no"}:
        pass
    assert told["type"] == "answer", told
    return (time.perf_counter() - began) * 1000


async def answers(line: ClientConnection, moves: int) -> list[float]:
    """Return how long each of so many commands takes."""
    took = []
    for number in range(moves):
        took.append(await say(line, "pause", to="paused" if number % 2 == 0 else "on"))
        await asyncio.sleep(PAUSE_S)
    return took


def unsent(port: int) -> list[int]:
    """Return how many bytes the system keeps for each of those who do not read, the most first."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sorted((int(row[4][:8], 16) for row in rows if row[1].endswith(f":{port:04X}")), reverse=True)[:SLOW]


async def measure(pid: int, port: int, chosen: argparse.Namespace) -> dict[str, dict[str, list[float]]]:
    """Return the times at the other table and at the same one, alone and beside both, in turns."""
    base = f"http://127.0.0.1:{port}"
    tables = {"other table": lay(base), "same table": lay(base)}
    found: dict[str, dict[str, list[float]]] = {name: {"alone": [], "beside": []} for name in tables}
    lines: dict[str, Any] = {}
    for name, (code, token) in tables.items():
        lines[name] = await connect(f"{base.replace('http', 'ws')}/api/tables/{code}/socket", compression=None)
        await lines[name].send(json.dumps({"type": "hello", "token": token}))
        for seat in (1, 2):
            await say(lines[name], "fill", seat=seat, bot="random")
        await say(lines[name], "begin")  # so that there is much to be told
        await answers(lines[name], 10)
    bothered = tables["same table"][0]
    for _ in range(chosen.rounds):
        for how in ("alone", "beside"):
            crowd: list[Any] = []
            if how == "beside":
                crowd = [SlowReader(port, bothered) for _ in range(SLOW if "slow" in chosen.by else 0)]
                worst = multiprocessing.get_context("spawn").Process(target=flooder, args=(port, bothered, chosen.by))
                worst.start()
                await asyncio.sleep(1)
            began, computed = time.perf_counter(), cpu_seconds(pid)
            done = await asyncio.gather(*(answers(line, chosen.moves) for line in lines.values()))
            computed, began = cpu_seconds(pid) - computed, time.perf_counter() - began
            for name, took in zip(lines, done, strict=True):
                found[name][how] += took
            print(
                f"{how}: the house computed {computed / began:.0%} of the time; kept for slow readers: {unsent(port)}"
            )
            if how == "beside":
                worst.terminate()
                worst.join()
                for each in crowd:
                    each.line.close()
                await asyncio.sleep(0.5)
    for line in lines.values():
        with suppress(WebSocketException):
            await line.close()
    return found


def main() -> None:
    """Open a house, measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--by", nargs="+", choices=ALL, default=ALL, help="who bothers the neighbours")
    chosen = parser.parse_args()
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        words = ["serve", "--host", "127.0.0.1", "--port", str(port), "--no-browser", "--data", data]
        house = subprocess.Popen([sys.executable, "-c", START, *words], stdout=subprocess.DEVNULL)
        try:
            while True:
                with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                    break
                time.sleep(0.05)
            found = asyncio.run(measure(house.pid, port, chosen))
        finally:
            house.terminate()
            house.wait()
    print("| table | | moves | p50 | p99 |\n|---|---|---|---|---|")
    for name, hows in found.items():
        marks = {how: statistics.quantiles(took, n=100) for how, took in hows.items()}
        for how, took in hows.items():
            print(f"| {name} | {how} | {len(took)} | {marks[how][49]:.1f} ms | {marks[how][98]:.1f} ms |")
        p50, p99 = (marks["beside"][at] / marks["alone"][at] for at in (49, 98))
        print(f"| {name} | ratio | | {p50:.2f} | **{p99:.2f}** |")


if __name__ == "__main__":
    main()
