"""What is told of a house to whoever runs it: whether it is well, and what Prometheus wants to know.

It is told at the inner address alone: there is no such path for the world. Nothing here is about one table or person.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from elferhaus.server.meter import BOUNDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prometheus_client import Metric

    from elferhaus.server.meter import Times

METRICS, HEALTH = "/api/metrics", "/api/health"
LIVE, READY = f"{HEALTH}/live", f"{HEALTH}/ready"
PAGES: Final = frozenset({METRICS, HEALTH, LIVE, READY})
NO_DATABASE_S: Final = 3.0  # after which a house without its database is of no use to anybody who comes


class InnerPages:
    """Answers at the inner address; what is not for it goes on to ``others``, the door for other houses."""

    def __init__(self, state: Any, others: Any = None) -> None:
        """Tell of the application with this state."""
        self._state, self._others = state, others
        self._told: Any = None  # made when it is first asked for: the library takes a while to load

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a question about the house."""
        if scope["type"] == "http" and scope["path"] in PAGES and scope["method"] in {"GET", "HEAD"}:
            status, kind, body = self._answer(scope["path"])
        elif self._others is not None:
            await self._others(scope, receive, send)
            return
        else:
            status, kind, body = 404, "application/json", b'{"detail":"there is nothing here"}'
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        headers = [(b"content-type", kind.encode()), (b"cache-control", b"no-store")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    def _answer(self, path: str) -> tuple[int, str, bytes]:
        if path == METRICS:
            return 200, *self._metrics()
        why = None if path == LIVE else unready(self._state)
        told = {"live": True, "ready": why is None} | ({} if why is None else {"why": why})
        if path == LIVE:
            del told["ready"]
        return 200 if why is None else 503, "application/json", msgspec.json.encode(told)

    def _metrics(self) -> tuple[str, bytes]:
        from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest  # noqa: PLC0415
        from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4  # noqa: PLC0415

        if self._told is None:
            self._told = CollectorRegistry(auto_describe=False)
            ProcessCollector(registry=self._told)
            self._told.register(HouseCollector(self._state))
        return CONTENT_TYPE_PLAIN_0_0_4, generate_latest(self._told)


def unready(state: Any) -> str | None:
    """Return why nobody should be sent to a house; None if all is well."""
    leases = state.house.leases
    if leases is not None and leases.is_closing:
        return "the house is closing"
    if state.store.is_in_trouble:
        return "nothing can be stored"
    if leases is not None and leases.silence() > NO_DATABASE_S:
        return "the database is away"
    return None


class HouseCollector:
    """Looks at a house when Prometheus asks."""

    def __init__(self, state: Any) -> None:
        """Look at the application with this state."""
        self._state = state

    def collect(self) -> Iterator[Metric]:
        """Yield what there is to tell."""
        from prometheus_client.core import (  # noqa: PLC0415
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
            InfoMetricFamily,
        )

        def times(name: str, about: str, taken: Times) -> Metric:
            steps = [(str(bound), float(taken.upto(bound))) for bound in BOUNDS]
            return HistogramMetricFamily(
                f"elferhaus_{name}", about, buckets=[*steps, ("+Inf", float(taken.count))], sum_value=taken.seconds
            )

        def now(name: str, about: str, value: float) -> Metric:
            return GaugeMetricFamily(f"elferhaus_{name}", about, value=float(value))

        house, store = self._state.house, self._state.store
        tables = house.tables()
        yield InfoMetricFamily("elferhaus_house", "Which house this is.", value=dict(self._state.about))
        yield now("ready", "Whether people should be sent here.", unready(self._state) is None)
        yield now("tables", "Tables in memory, which this house owns.", len(tables))
        yield now("tables_playing", "Tables at which a round is played.", sum(each.table.is_on for each in tables))
        yield now("lines", "Clients at these tables.", sum(len(each.presence.listeners) for each in tables))
        yield CounterMetricFamily("elferhaus_moves", "Moves that were stored.", value=house.meter.moves)
        yield times("move_seconds", "From a person's decision until it is stored and told.", house.meter.answered)
        yield times("store_seconds", "From an append to the moment when it is on disk.", store.times)
        yield now("store_lag_seconds", "How long the oldest append has been waiting.", store.lag())
        yield now("store_waiting", "Appends that wait to be stored.", store.waiting)
        thinking, waiting = house.thinking
        yield now("thinking", "Bots whose search is under way or waits.", thinking)
        yield now("thinking_waiting", "Searches for which no process is free.", waiting)
        leases = house.leases
        if leases is not None:
            yield now("leases", "Tables that are leased to this house and in its memory.", len(tables))
            yield now("houses", "Houses alive, this one included.", 1 + len(leases.living))
            yield now("silence_seconds", "Since this house last said that it is alive.", leases.silence())
            yield CounterMetricFamily("elferhaus_taken", "Tables taken from houses that died.", value=leases.taken)
            detour = self._state.get("detour")
            lines = 0 if detour is None else detour.lines
            yield now("detours", "Clients that are connected through to other houses.", lines)
