"""Play very many random matches in every way there is, and let ``elferhaus check`` read every record.

``uv run benchmarks/soak.py --matches 100000`` spreads them evenly over all games, editions, variants, options and
numbers of players, on all cores; records are checked folder by folder and thrown away.
"""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Annotated

import typer
from rich.progress import track

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from conformance.ways import match_of, ways
from elferhaus.core.match import play_match
from elferhaus.games import games, room_of

BATCH = 8  # ways that are checked together
ROUNDS = (1, 1, 1, 2)  # now and then a match of two


def soak(game_index: int, batch: list[int], matches: int, seed: int) -> tuple[int, int, str]:
    """Play some ways of a game, write the records, and check them; return matches, decisions and what is wrong."""
    game = games()[game_index]
    decisions = 0
    with TemporaryDirectory() as folder:
        for way in batch:
            for number in range(matches):
                rng = Random(f"{seed}/{game.info.id}/{way}/{number}")
                match = match_of(game, ways(game)[way], rounds=rng.choice(ROUNDS))
                players = [room_of(game).players[rng.choice(("random", "random", "greedy"))] for _ in match.players]
                lines: list[bytes] = []
                decisions += play_match(match, players, rng, lines.append, legal=number % 4 == 0)[1]
                (Path(folder) / f"{way}-{number}.jsonl").write_bytes(b"\n".join([*lines, b""]))
        check = [sys.executable, "-c", "from elferhaus.cli import main; main()", "check", "--quiet", folder]
        done = subprocess.run(check, capture_output=True, text=True, check=False)
    played = matches * len(batch)
    return (
        played,
        decisions,
        "" if done.stdout == f"{played} ok, 0 bad\n" else f"{game.info.id}: {done.stdout}{done.stderr}",
    )


def main(
    matches: Annotated[int, typer.Option(help="How many, all ways together.")] = 100_000,
    seed: int = 11,
    jobs: Annotated[int, typer.Option(help="Processes at once.")] = 2,
) -> None:
    """Soak all games."""
    every = [(index, way) for index, game in enumerate(games()) for way in range(len(ways(game)))]
    each = -(-matches // len(every))
    batches = [
        (index, list(range(first, min(first + BATCH, len(ways(game))))))
        for index, game in enumerate(games())
        for first in range(0, len(ways(game)), BATCH)
    ]
    start = perf_counter()
    played = decided = 0
    bad = []
    with ProcessPoolExecutor(jobs) as pool:
        futures = [pool.submit(soak, index, batch, each, seed) for index, batch in batches]
        for future in track(futures, description=f"{len(every)} ways, {each} matches each"):
            count, decisions, verdict = future.result()
            played += count
            decided += decisions
            if verdict:
                bad.append(verdict)
                print(verdict)
    seconds = perf_counter() - start
    print(f"{played} matches, {decided} decisions, {len(bad)} batches with violations, {seconds:.0f} s")
    sys.exit(bool(bad))


if __name__ == "__main__":
    typer.run(main)
