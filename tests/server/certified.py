"""Certificates for tests: of an authority of our own, with dates as a test needs them."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from chaudron.server.https.authority import Signed, new_authority, new_certificate
from chaudron.server.https.machine import told

TODAY = datetime.now(UTC)
DAY = timedelta(days=1)


def of_somebody_else(folder: Path, *names: str, made: datetime = TODAY) -> tuple[Path, Path]:
    """A certificate and a key in two files, as a public authority gives them."""
    one = certificate(*names, made=made)
    file, key_file = folder / "cert.pem", folder / "key.pem"
    key, _, rest = one.pem().partition(b"-----BEGIN CERTIFICATE-----")
    file.write_bytes(b"-----BEGIN CERTIFICATE-----" + rest)
    key_file.write_bytes(key)
    return file, key_file


def certificate(*names: str, made: datetime = TODAY) -> Signed:
    return new_certificate(new_authority("elsewhere", told(names), made), told(names), made)
