"""A house that is served over TLS."""

from __future__ import annotations

import hashlib
import re
import socket
import ssl
import subprocess
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import pytest

from cli.house_process import PATIENCE_S, Start, here


def test_a_house_with_a_certificate_is_served_over_tls_under_the_names_it_is_given(
    start: Start, tmp_path: Path
) -> None:
    made, key = tmp_path / "house.pem", tmp_path / "key.pem"
    subject = ["-subj", "/CN=spiel.example", "-days", "2", "-nodes", "-newkey", "rsa:2048"]
    subprocess.run(
        ["openssl", "req", "-x509", *subject, "-keyout", str(key), "-out", str(made)], check=True, capture_output=True
    )
    house = start(*here(tmp_path), "--certificate", str(made), "--key", str(key), "--name", "spiel.example")
    assert house.process.stdout is not None
    told = house.process.stdout.readline()
    found = re.fullmatch(r"Elferhaus is open: (https://127\.0\.0\.1:\d+)\n", told)
    assert found
    trusting = ssl.create_default_context(cafile=str(made))
    trusting.check_hostname = False
    ours, others = (Request(f"{found[1]}/api/games", headers={"host": name}) for name in ("spiel.example", "x.example"))
    with urlopen(ours, timeout=10, context=trusting) as response:
        assert response.status == 200
    with pytest.raises(HTTPError, match="421"):
        urlopen(others, timeout=10, context=trusting)
    assert house.end()[0] == 0


@pytest.mark.parametrize(
    ("options", "reason"),
    [(["--certificate", "one.pem"], "go together"), (["--certificate", "no.pem", "--key", "no.pem"], "cannot use")],
)
def test_a_certificate_that_cannot_be_used_is_said_in_one_line(
    options: list[str], reason: str, start: Start, tmp_path: Path
) -> None:
    house = start(*here(tmp_path), *options, cwd=tmp_path)
    _, errors = house.process.communicate(timeout=20)
    assert house.process.returncode == 2
    assert reason in errors
    assert len(errors.splitlines()) == 1


def test_a_certificate_of_its_own_is_for_this_machine_and_a_house_is_served_with_it(
    start: Start, tmp_path: Path
) -> None:
    made = start("certificate", "--data", str(tmp_path), "--name", "spiel.example", "--name", "192.0.2.7")
    told, errors = made.process.communicate(timeout=PATIENCE_S)
    assert (made.process.returncode, errors) == (0, "")
    certificate, key = tmp_path / "certificate.pem", tmp_path / "certificate-key.pem"
    assert f"--certificate {certificate} --key {key}" in told
    assert key.stat().st_mode & 0o077 == 0, "nobody else reads the key"
    house = start(*here(tmp_path), "--certificate", str(certificate), "--key", str(key))
    assert house.process.stdout is not None
    found = re.fullmatch(r"Elferhaus is open: (https://127\.0\.0\.1:(\d+))\n", house.process.stdout.readline())
    assert found
    trusting = ssl.create_default_context(cafile=str(certificate))  # as a device does that was told to; names count
    for name in ("localhost", "127.0.0.1"):
        with urlopen(f"https://{name}:{found[2]}/api/games", timeout=PATIENCE_S, context=trusting) as response:
            assert response.status == 200
    with pytest.raises(URLError, match="certificate verify failed"):
        urlopen(f"{found[1]}/api/games", timeout=PATIENCE_S, context=ssl.create_default_context())
    for name, right in {"spiel.example": True, "192.0.2.7": True, "evil.example": False}.items():
        with socket.create_connection(("127.0.0.1", int(found[2]))) as plain:
            if right:
                with trusting.wrap_socket(plain, server_hostname=name) as line:
                    shown = hashlib.sha256(line.getpeercert(binary_form=True) or b"").hexdigest().upper()
                    assert ":".join(re.findall("..", shown)) in told, "the fingerprint that was printed"
            else:
                with pytest.raises(ssl.SSLCertVerificationError):
                    trusting.wrap_socket(plain, server_hostname=name)
    assert house.end()[0] == 0
    again = start("certificate", "--data", str(tmp_path))
    _, errors = again.process.communicate(timeout=PATIENCE_S)
    assert again.process.returncode == 2
    assert "there is one already" in errors
