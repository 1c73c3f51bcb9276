"""What the commands share that can be spread over processes or machines."""

from __future__ import annotations

from typing import Annotated

import typer

from elferhaus.bots.compiled import has_numba
from elferhaus.lab.spread import NoClusterError, Place, check

from .arguments import fail

JobsOption = Annotated[int | None, typer.Option("--jobs", min=1, help="How many processes; else one a core.")]
OnOption = Annotated[
    str | None,
    typer.Option(
        "--on",
        metavar="ray|ADDRESS",
        help="Work on a Ray cluster: `ray` begins one here, an address (host:port, ray://…, auto) is one there is. "
        "The answer is the same. Needs `elferhaus[cluster]`.",
    ),
]


def place_for(tasks: int, jobs: int | None, on: str | None, kernels: bool) -> Place:
    """Return where so many tasks are done, with kernels or without, or say why they cannot be."""
    place = Place(jobs, on)
    try:
        check(place)
    except NoClusterError as error:
        fail(str(error))
    if kernels:
        has_numba()  # where it is missing that is said here, and not by every process
    return place if on is not None else Place(min(place.processes, tasks))
