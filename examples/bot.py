"""A bot that plays any game at any table: ``python examples/bot.py http://localhost:1111 CODE NAME``.

It knows nothing but the protocol: it takes one of the legal actions by lot, and fills in patterns.
"""

import asyncio
import random
import sys
from typing import Any

from elferhaus.client import Client


def concrete(choice: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
    """Make an action of a choice, which may be a pattern that stands for many."""
    match choice:
        case {"do": "lay", "from": hand, "claim": claim}:
            return {"do": "lay", "cards": [random.choice(hand)], "claim": claim}
        case {"do": "guess", "min": least, "max": most, "except": named}:
            return {"do": "guess", "sum": random.choice([n for n in range(least, most + 1) if n not in named])}
        case {"do": "arrange"}:
            return {"do": "arrange", "cards": random.sample(view["hand"], len(view["hand"]))}
        case {"do": "schnapp" | "schnipp" as word}:
            return {"do": word, "ms": random.randint(300, 900)}
    return choice


async def play(base: str, code: str, name: str) -> None:
    """Sit down and play until the match is over."""
    async with await Client.join(base, code, name) as table:
        async for _ in table:
            if table.table["phase"] == "over":
                print(name, "saw the end:", table.table["points"])
                return
            if table.table["beat"]:  # a verdict, a reveal: people look at it for a while
                await table.go_on()
            must = table.seat in table.table["must"]
            if table.legal and (must or random.random() < 0.1):
                await table.act(concrete(random.choice(table.legal), table.view))


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:4]))
