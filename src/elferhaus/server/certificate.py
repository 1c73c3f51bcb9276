"""A certificate that a house makes for itself at home: browsers warn of it once, and then nobody reads along."""

from __future__ import annotations

import os
import socket
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from cryptography.x509 import GeneralName

CERTIFICATE: Final = "certificate.pem"
KEY: Final = "certificate-key.pem"
DAYS: Final = 825  # the most that phones accept


class NoLibraryError(Exception):
    """What makes certificates is not installed."""


class Made(NamedTuple):
    """A certificate: its files, what it is for, and the fingerprint by which it is known again."""

    certificate: Path
    key: Path
    names: tuple[str, ...]
    fingerprint: str


def own_names(lan: str | None, more: Sequence[str] = ()) -> tuple[str, ...]:
    """Return under which names and addresses this machine is reached at home."""
    host = socket.gethostname().partition(".")[0].lower()
    found = ["localhost", host, f"{host}.local", *more, "127.0.0.1", "::1", *([lan] if lan else [])]
    return tuple(dict.fromkeys(found))


def make(folder: Path, names: Sequence[str], days: int = DAYS) -> Made:
    """Write a new certificate for these names and its key into a folder; the key is for the owner's eyes alone."""
    try:
        from cryptography import x509  # noqa: PLC0415 - an extra: a house without a certificate does not need it
        from cryptography.hazmat.primitives import hashes, serialization  # noqa: PLC0415
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
        from cryptography.x509.oid import ExtendedKeyUsageOID  # noqa: PLC0415
    except ImportError:
        raise NoLibraryError from None
    key = ec.generate_private_key(ec.SECP256R1())
    title = x509.Name(
        [x509.NameAttribute(x509.NameOID.COMMON_NAME, f"Elferhaus on {names[1] if names[1:] else names[0]}"[:64])]
    )
    now = datetime.now(UTC)
    use = x509.KeyUsage(
        *(True, False, False, False, False, False, False, False, False)
    )  # it signs its own lines and nothing else: no other certificate can be made with it
    certificate = (
        x509.CertificateBuilder(issuer_name=title, subject_name=title, public_key=key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))  # clocks at home differ
        .not_valid_after(now + timedelta(days=days))
        .add_extension(x509.SubjectAlternativeName([_general(name) for name in names]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(use, critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    folder.mkdir(parents=True, exist_ok=True)
    unlocked = serialization.NoEncryption()
    secret = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, unlocked)
    _write(folder / KEY, secret, 0o600)
    _write(folder / CERTIFICATE, certificate.public_bytes(serialization.Encoding.PEM), 0o644)
    print_of = certificate.fingerprint(hashes.SHA256()).hex(":").upper()
    return Made(folder / CERTIFICATE, folder / KEY, tuple(names), print_of)


def _general(name: str) -> GeneralName:
    from cryptography import x509  # noqa: PLC0415

    try:
        return x509.IPAddress(ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def _write(file: Path, content: bytes, mode: int) -> None:
    """Write a file that nobody else could read even for a moment."""
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as out:
        out.write(content)
