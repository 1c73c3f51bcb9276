"""Those who play in the simulated world: the real client, in virtual time, who thinks a while before every decision."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

from elferhaus.client import Client, HouseError
from server.people import decision

if TYPE_CHECKING:
    from world.world import World

PATIENCE_S = 5.0
SLOW_S, QUICK_S = (0.1, 1.5), (0.05, 0.3)  # how long somebody thinks


class Person:
    """Somebody with a seat at a table; the host fills it with bots, and lays again until the world is calm."""

    def __init__(self, world: World, code: str, token: str, seat: int, bots: range, rng: Random) -> None:
        self.code, self.token, self.seat, self._bots, self._rng = code, token, seat, bots, rng
        self.name = f"{code}/{seat}"
        self._world = world
        self.client = Client(f"http://{code}-{seat}", code, token, "seat", PATIENCE_S)
        self.acts = 0
        self.is_done = False

    @property
    def is_host(self) -> bool:
        return self.seat == 0

    async def play(self) -> None:
        """Play until the world is calm and a match is over."""
        try:
            async with self.client as client:
                if self.is_host:
                    for seat in self._bots:
                        await client.command("fill", seat=seat, bot="random")
                while True:
                    await asyncio.sleep(self._rng.uniform(*(QUICK_S if self._world.is_calm else SLOW_S)))
                    if client._over is not None:
                        raise client._over
                    phase = client.table["phase"]
                    if phase == "playing":
                        await self._decide()
                    elif phase == "over" and self._world.is_calm:
                        self.is_done = True
                    elif self.is_host:
                        await client.command("begin")
        except HouseError:
            if not self._world.is_erased:
                self._world.fail("somebody was sent away for good")
            self.is_done = True

    async def _decide(self) -> None:
        client = self.client
        action: dict[str, Any] | None = decision(client, self._rng)
        if action is not None:
            answer = await client.act(action)
            self.acts += answer["type"] == "answer"
