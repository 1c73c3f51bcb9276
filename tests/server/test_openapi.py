"""The house describes its own requests, and keeps what the description promises, whatever is asked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from server.houses import GIVE_UP_S, RunningHouse

CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,"
    "negative_data_rejection"
)


def test_requests_made_from_the_description_get_what_it_promises(house: RunningHouse, tmp_path: Path) -> None:
    words = ["run", f"{house.base}/api/openapi.json", "--checks", CHECKS, "--max-examples", "10", "--no-shrink"]
    words += ["--phases", "examples,fuzzing", "--generation-deterministic", "--no-color", "--warnings", "off"]
    words += ["--request-timeout", str(GIVE_UP_S)]  # whatever is made in a process of its own may have to wait
    run = [sys.executable, "-m", "schemathesis.cli", *words]
    done = subprocess.run(run, capture_output=True, text=True, timeout=GIVE_UP_S, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert "No issues found" in done.stdout
