"""Rounds of an experiment as Parquet, a row each, so that pandas, polars and DuckDB read them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from .experiment import Task
    from .trials import Played


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """Yield where to write. What is finished takes its place, also when somebody stops; what failed leaves nothing."""
    part = path.with_name(path.name + ".part")
    try:
        try:
            yield part
        except KeyboardInterrupt:
            part.replace(path)
            raise
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def rows_to(path: Path | None) -> Iterator[Callable[[Task, Played], None]]:
    """Yield what writes rounds, as they come in."""
    if path is None:
        yield lambda _task, _played: None
        return
    import pyarrow as arrow  # noqa: PLC0415 - only whoever wants such a file needs it
    from pyarrow import parquet  # noqa: PLC0415

    fields = [("way", arrow.string()), ("round", arrow.int64()), ("decisions", arrow.int32()), ("first", arrow.int8())]
    schema = arrow.schema([*fields, ("winners", arrow.list_(arrow.int8())), ("points", arrow.list_(arrow.int32()))])
    with whole_file(path) as part, parquet.ParquetWriter(part, schema) as writer:

        def write(task: Task, played: Played) -> None:
            if task.better is not None:  # a contest of bots: another question
                return
            portion = task.portion
            seats = range(portion.way.seats)
            columns = {
                "way": [portion.way.label] * portion.count,
                "round": list(range(portion.begin, portion.begin + portion.count)),
                "decisions": played.lengths,
                "first": played.first,
                "winners": [[seat for seat in seats if won >> seat & 1] for won in played.winners],
                "points": played.points,
            }
            writer.write_table(arrow.table(columns, schema))

        yield write
