"""Let Stable-Baselines3's MaskablePPO learn one seat of a game until it beats a bot.

PyTorch is large, so it is in no extra: ``pip install 'elferhaus[gymnasium]' torch sb3-contrib``, then
``python examples/research/maskable_ppo.py ratefix random 30000``.
"""

from __future__ import annotations

import sys
from typing import Any

try:
    import gymnasium
    import torch
    from sb3_contrib import MaskablePPO
except ImportError:
    raise SystemExit("this needs what is not installed: pip install 'elferhaus[gymnasium]' torch sb3-contrib") from None

import elferhaus.adapters.gymnasium  # noqa: F401 - it registers the games


def share_won(env: Any, policy: Any, rounds: int, seed: int) -> float:
    """Return how many of some rounds a policy wins; a shared win counts as its share. Without a policy, by lot."""
    won = 0.0
    env.action_space.seed(seed)
    for number in range(rounds):
        seen, info = env.reset(seed=seed + number)
        over = False
        while not over:
            if policy is None:
                action = env.action_space.sample(info["action_mask"])
            else:
                action, _ = policy.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, over, _, info = env.step(int(action))
        won += (reward + 1) / env.unwrapped.setting.seats
    return won / rounds


def learn(game: str, opponents: str, steps: int, seed: int = 1) -> tuple[float, float]:
    """Return the share of rounds won by lot, and after learning."""
    torch.set_num_threads(1)
    env = gymnasium.make(f"elferhaus/{game}-v1", players=2, opponents=opponents)
    before = share_won(env, None, 300, seed=10_000)
    policy = MaskablePPO(
        "MlpPolicy", env, n_steps=1024, batch_size=256, gamma=0.99, ent_coef=0.01, seed=seed, device="cpu"
    )
    policy.learn(steps)
    return before, share_won(env, policy, 300, seed=10_000)


def main(game: str = "ratefix", opponents: str = "random", steps: str = "30000") -> None:
    """Learn, and say how it went."""
    before, after = learn(game, opponents, int(steps))
    print(f"{game} against {opponents}: {before:.0%} of the rounds by lot, {after:.0%} after {steps} decisions")


if __name__ == "__main__":
    main(*sys.argv[1:])
