"""A run of training goes on where it was killed. By hand: PyTorch is in no group, it is too large for everyone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TRAIN = Path(__file__).parents[2] / "examples" / "train" / "train.py"
SMALL = ("--rounds", "8", "--tables", "2", "--workers", "1", "--batch", "32")


@pytest.mark.slow
def test_a_killed_run_leaves_nobody_behind_and_goes_on(tmp_path: Path) -> None:
    run = [sys.executable, str(TRAIN), "elfer-raus", *SMALL, "--folder", str(tmp_path)]
    first = subprocess.Popen([*run, "--minutes", "60", "--every", "0.1"], stdout=subprocess.PIPE)
    assert first.stdout is not None
    for _ in range(3):  # what it says before and after the first look, and once more, when that is written
        assert first.stdout.readline()
    first.kill()
    first.communicate(timeout=60)  # until everybody who could still write there has ended
    looks = (tmp_path / "curve.csv").read_text().splitlines()
    again = subprocess.run([*run, "--minutes", "0.1", "--every", "0.1"], capture_output=True, text=True, check=True)
    assert "wins" in again.stdout
    after = (tmp_path / "curve.csv").read_text().splitlines()
    assert after[: len(looks)] == looks
    assert len(after) == len(looks) + 1
