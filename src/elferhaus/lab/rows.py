"""Rounds of an experiment as Parquet, a row each, so that pandas, polars and DuckDB read them."""

from __future__ import annotations

from contextlib import contextmanager
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from .experiment import Task
    from .trials import Played

    Columns = Mapping[str, Sequence[Any]]

AT_ONCE: Final = 20_000  # rows


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
def columns_to(path: Path, fields: Callable[[Any], list[tuple[str, Any]]]) -> Iterator[Callable[[Columns], None]]:
    """Yield what takes rows, column by column, and writes many at once: each time it does is a part of the file."""
    import pyarrow as arrow  # noqa: PLC0415 - only whoever wants such a file needs it
    from pyarrow import parquet  # noqa: PLC0415

    schema = arrow.schema(fields(arrow))
    first = schema.names[0]
    with whole_file(path) as part, parquet.ParquetWriter(part, schema) as writer:
        waiting: list[Columns] = []
        rows = 0

        def write_waiting() -> None:
            nonlocal rows
            columns = {name: [*chain.from_iterable(each[name] for each in waiting)] for name in schema.names}
            writer.write_table(arrow.table(columns, schema))
            rows = 0
            waiting.clear()

        def take(columns: Columns) -> None:
            nonlocal rows
            waiting.append(columns)
            rows += len(columns[first])
            if rows >= AT_ONCE:
                write_waiting()

        try:
            yield take
        finally:
            if waiting:
                write_waiting()


@contextmanager
def rows_to(path: Path | None) -> Iterator[Callable[[Task, Played], None]]:
    """Yield what writes rounds, as they come in."""
    if path is None:
        yield lambda _task, _played: None
        return
    with columns_to(path, _fields) as take:

        def write(task: Task, played: Played) -> None:
            if task.better is not None:  # a contest of bots: another question
                return
            portion = task.portion
            seats = range(portion.way.seats)
            take(
                {
                    "way": [portion.way.label] * portion.count,
                    "round": range(portion.begin, portion.begin + portion.count),
                    "decisions": played.lengths,
                    "first": played.first,
                    "winners": [[seat for seat in seats if won >> seat & 1] for won in played.winners],
                    "points": played.points,
                }
            )

        yield write


def _fields(arrow: Any) -> list[tuple[str, Any]]:
    small, whole = arrow.int8(), arrow.int32()
    fields = [("way", arrow.string()), ("round", arrow.int64()), ("decisions", whole), ("first", small)]
    return [*fields, ("winners", arrow.list_(small)), ("points", arrow.list_(whole))]
