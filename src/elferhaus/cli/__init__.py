"""The command line of the house."""

import os
import signal
import sys
from io import TextIOWrapper

__all__ = ["main"]
ABOUT = frozenset({"-h", "--help", "--version"})  # questions about the command itself


def main() -> None:
    """Run the command line; a broken pipe or Ctrl-C is no accident."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a letter shows another
    arguments = sys.argv[1:]
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in ABOUT):
        arguments = ["serve", *arguments]  # the house opens without that word, too
    if arguments[0] != "serve":  # which ends in its own way
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # as by Ctrl-C: processes that work for us end, too
    try:
        from .app import run  # noqa: PLC0415 - somebody may think better of it while this is loaded

        sys.exit(run(arguments))
    except BrokenPipeError:
        # Whoever read our output has left (| head): nothing more to say, not even while shutting down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        sys.exit(130)
