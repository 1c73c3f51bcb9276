"""Players from outside, for the arena: a Python object, or a program in any language.

``my_bots:Careful`` is the class (or a ready player) ``Careful`` of the module ``my_bots``, found from the current
folder or among what is installed. ``program:./my-bot --fast`` is a program that is started once for each process of the
arena. It is told on its input, a line of JSON each time, what a seat sees, and answers with a line of JSON:

.. code-block:: text

    {"ask": "decide", "game": "elfer-raus", "seat": 2, "view": {…}, "legal": […], "seen": […]}
    {"do": "lay", "card": "r11"}

Where there is something to call, ``ask`` is ``call``, and ``null`` is to stay silent. Views, actions and events are
those of the wire (``docs/protocol.md``). An answer is anything that ``legal`` lists, as it stands there; of a pattern,
which is many actions at once, one is drawn by lot. A program that ends, is silent for too long or says something else
is named, and the arena stops; so is an object that fails.
"""

from __future__ import annotations

import atexit
import os
import selectors
import shlex
import subprocess
import sys
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, Final

import msgspec

from elferhaus.core.game import Action, Pattern, choose
from elferhaus.core.player import copied
from elferhaus.core.refusal import IllegalAction, Refusal
from elferhaus.games import game_named

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from random import Random

    from elferhaus.core.game import AnyGame, Choice
    from elferhaus.core.player import AnyPlayer, Chair

PROGRAM: Final = "program:"
PATIENCE_S: Final = 30
LONGEST: Final = 1 << 20  # bytes of an answer


class BadEntrantError(Exception):
    """A player from outside cannot play, or no longer can."""

    def __init__(self, reason: str) -> None:
        """Say why in one line, whatever its own words were."""
        super().__init__(" ".join(reason.split()))


class IllegalMoveError(Exception):
    """A player did what it may not do."""

    def __init__(self, player: str, action: Any, refusal: Refusal) -> None:
        """Keep who, what and why for whoever says it; it may come from another process."""
        super().__init__(player, action, refusal)
        self.player, self.action, self.refusal = player, action, refusal


@contextmanager
def blamed(players: Sequence[str]) -> Iterator[None]:
    """Name whoever in these seats does what it may not do."""
    try:
        yield
    except IllegalAction as illegal:
        raise IllegalMoveError(players[illegal.seat], illegal.action, illegal.refusal) from illegal


def is_entrant(name: str) -> bool:
    """Tell whether a name means a player from outside.

    >>> is_entrant("my_bots:Careful"), is_entrant("program:./bot"), is_entrant("thumb")
    (True, True, False)
    """
    return ":" in name


@cache
def entrant(name: str, game: str) -> AnyPlayer:
    """Return the player of that name; raise BadEntrantError with the reason where there is none."""
    if name.startswith(PROGRAM):
        found_game = game_named(game)
        assert found_game is not None
        return Program(name.removeprefix(PROGRAM), found_game)
    module, _, attribute = name.partition(":")
    sys.path[:0] = [] if os.getcwd() in sys.path else [os.getcwd()]  # noqa: PTH109
    try:
        found = getattr(import_module(module), attribute)
        player = found() if isinstance(found, type) else found
    except (Exception, SystemExit) as error:
        raise BadEntrantError(f"“{name}” cannot be loaded: {type(error).__name__}: {error}") from error
    if not callable(getattr(player, "decide", None)):
        raise BadEntrantError(f"“{name}” is no player: it has no method decide(chair, rng)")
    return Outsider(name, player)


class Outsider:
    """A Python object that plays, and is named where it fails."""

    def __init__(self, name: str, player: Any) -> None:
        """Keep who decides; whoever has no word for calls never calls."""
        self._name, self._decide, self._call = name, player.decide, getattr(player, "call", None)

    def decide(self, chair: Chair[Any], rng: Random) -> Action:
        """Ask for a decision."""
        found = self._ask(self._decide, chair, rng)
        if found is None:
            raise BadEntrantError(f"“{self._name}” did not decide, though it was its turn")
        return found

    def call(self, chair: Chair[Any], rng: Random) -> Action | None:
        """Ask for a call."""
        return None if self._call is None else self._ask(self._call, chair, rng)

    def _ask(self, method: Callable[[Chair[Any], Random], Any], chair: Chair[Any], rng: Random) -> Action | None:
        try:
            found = method(chair, rng)
        except (Exception, SystemExit) as error:
            raise BadEntrantError(f"“{self._name}” failed{_where(error)}: {type(error).__name__}: {error}") from error
        if found is not None and not isinstance(found, Action | Pattern):
            raise BadEntrantError(f"“{self._name}” answered {found!r}, which is no action")
        return None if found is None else choose(found, rng)


def _where(error: BaseException) -> str:
    """Name the line of somebody else's code that went wrong."""
    last = extract_tb(error.__traceback__)[-1]
    return "" if last.filename == __file__ else f" in {Path(last.filename).name}, line {last.lineno}"


class Program:
    """A program that plays: one line in, one line out."""

    def __init__(self, command: str, game: AnyGame) -> None:
        """Start it."""
        self._command, self._game = command, game
        if not command.strip():
            raise BadEntrantError(f"“{PROGRAM}” names no command")
        try:
            self._process = subprocess.Popen(  # noqa: S603 - whoever runs the arena names the program
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except (OSError, ValueError) as error:
            why = (error.strerror if isinstance(error, OSError) else None) or str(error)
            raise BadEntrantError(f"“{command}” cannot be started: {why}") from error
        atexit.register(self._process.kill)
        self._selector = selectors.DefaultSelector()
        assert self._process.stdout is not None
        self._selector.register(self._process.stdout, selectors.EVENT_READ)

    def decide(self, chair: Chair[Any], rng: Random) -> Action:
        """Ask for a decision."""
        answer = self._ask("decide", chair)
        if answer is None:
            raise BadEntrantError(f"“{self._command}” did not decide, though it was its turn")
        return choose(answer, rng)

    def call(self, chair: Chair[Any], rng: Random) -> Action | None:
        """Ask for a call."""
        answer = self._ask("call", chair)
        return None if answer is None else choose(answer, rng)

    def _ask(self, what: str, chair: Chair[Any]) -> Choice | None:
        told = {"ask": what, "game": self._game.info.id, **msgspec.to_builtins(copied(chair))}
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(told) + b"\n")
            self._process.stdin.flush()
        except OSError as error:
            raise BadEntrantError(f"“{self._command}” has ended") from error
        line = self._line()
        try:
            said = msgspec.json.decode(line)
            for choice in chair.legal:
                if isinstance(choice, Pattern) and said == msgspec.json.decode(msgspec.json.encode(choice)):
                    return choice
            answer: Action | None = msgspec.convert(said, self._game.action_type | None)
        except msgspec.MsgspecError as error:
            raise BadEntrantError(f"“{self._command}” answered {line[:80]!r}: {error}") from error
        return answer

    def _line(self) -> bytes:
        """Return its answer; it has a while for it."""
        found = b""
        descriptor = self._process.stdout.fileno()  # type: ignore[union-attr]
        while not found.endswith(b"\n"):
            if not self._selector.select(PATIENCE_S):
                raise BadEntrantError(f"“{self._command}” has not answered for {PATIENCE_S} s")
            more = os.read(descriptor, LONGEST)
            found += more
            if not more:
                raise BadEntrantError(f"“{self._command}” has ended")
            if len(found) > LONGEST:
                raise BadEntrantError(f"“{self._command}” answered with more than {LONGEST} bytes")
        return found
