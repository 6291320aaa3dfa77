"""Where the certificate of a house comes from: its own authority, or two files that somebody else renews.

Either is looked at now and then (`refresh`); whoever connects afterwards is shown the newest.
"""

import os
import ssl
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from cryptography import x509
from cryptography.hazmat.primitives import serialization

from chaudron.server.https.authority import (
    Called,
    Signed,
    allowed_by,
    called_by,
    is_due,
    new_authority,
    new_certificate,
    signed,
)
from chaudron.terminal.trouble import FAILED, Trouble

if sys.platform != "win32":
    import fcntl

Now = Callable[[], datetime]
ONLY_MINE = 0o600
AUTHORITY, HOUSE = "authority.pem", "house.pem"
"""What stands in the folder of a house: each a certificate with its key."""


def this_moment() -> datetime:
    return datetime.now(UTC)


class Certificates(Protocol):
    """Whoever has a certificate for the house."""

    context: ssl.SSLContext
    certificate: x509.Certificate
    authority: x509.Certificate | None
    """Our own, which devices have to be told to trust."""

    def refresh(self) -> bool:
        """Look whether there is something newer, or make it; raises `Trouble`."""


class Own:
    """By our own authority. Several processes may share the folder: the first who finds a certificate due renews it."""

    def __init__(self, folder: Path, called: Callable[[], Called], asked: Called, now: Now = this_moment) -> None:
        self.folder, self.called, self.asked, self.now = folder, called, asked, now
        """`called`: what the machine is called at present; `asked`: what must be in it, since somebody said so."""
        self.certificate: x509.Certificate
        self.refresh(is_first=True)

    def refresh(self, is_first: bool = False) -> bool:
        try:
            with self._alone():
                kept = self._kept()
        except OSError as error:
            raise Trouble("https-no-folder", FAILED, folder=self.folder, why=error.strerror or str(error)) from error
        if not is_first and kept == self.certificate:
            return False
        self.certificate = kept
        self.context = context_of(self.folder / HOUSE)
        return True

    @contextmanager
    def _alone(self) -> Iterator[None]:
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with (self.folder / "lock").open("w") as file:
            if sys.platform != "win32":
                fcntl.flock(file, fcntl.LOCK_EX)
            yield

    def _kept(self) -> x509.Certificate:
        """The certificate in the folder: as it was, or a new one where that is due."""
        authority = self._authority()
        called, path = allowed_by(authority.certificate, self.called()), self.folder / HOUSE
        if strangers := [*sorted(self.asked.names - called.names), *(self.asked.addresses - called.addresses)]:
            raise Trouble("https-other-name", FAILED, name=strangers[0], folder=self.folder)
        if path.exists() and not is_due(kept := read(path).certificate, called, self.now()):
            return kept
        made = new_certificate(authority, called, self.now())
        write(path, made)
        return made.certificate

    def _authority(self) -> Signed:
        path = self.folder / AUTHORITY
        if not path.exists():
            called = self.called()
            write(path, new_authority(machine_of(called), called, self.now()))
        authority = read(path)
        self.authority: x509.Certificate | None = authority.certificate
        check_dates(path, authority.certificate, self.now(), "https-authority-over")
        return authority


class Given:
    """A certificate and a key in files, which whoever made them renews."""

    authority: x509.Certificate | None = None

    def __init__(self, file: Path, key_file: Path, now: Now = this_moment) -> None:
        self.file, self.key_file, self.now = file, key_file, now
        self.seen: object = None
        self.refresh()

    def refresh(self) -> bool:
        seen = self._state()
        if seen == self.seen:
            return False
        self.seen = seen
        certificate = given_certificate(self.file)
        check_key(certificate, self.key_file)
        check_dates(self.file, certificate, self.now(), "https-over")
        try:
            self.context = context_of(self.file, self.key_file)
        except (ssl.SSLError, OSError) as error:
            raise Trouble("https-unreadable", FAILED, file=self.file, why=str(error)) from error
        self.certificate = certificate
        return True

    def _state(self) -> object:
        """Changes when one of the files does."""
        return [(path.stat().st_mtime_ns, path.stat().st_ino) if path.exists() else None for path in self._files()]

    def _files(self) -> tuple[Path, Path]:
        return self.file, self.key_file


def context_of(file: Path, key_file: Path | None = None) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.load_cert_chain(file, key_file)
    context.set_alpn_protocols(["http/1.1"])
    return context


def machine_of(called: Called) -> str:
    """The shortest name of the machine, for people."""
    return min(called.names - {"localhost"}, key=lambda name: (len(name), name), default="localhost")


def read(path: Path) -> Signed:
    """One of our own files, which nobody else may read; raises `Trouble`."""
    path.chmod(ONLY_MINE)
    try:
        return signed(path.read_bytes())
    except ValueError as error:
        raise Trouble("https-broken", FAILED, file=path) from error


def write(path: Path, made: Signed) -> None:
    """As a whole or not at all, and readable for nobody else, at no moment."""
    new = path.with_suffix(".new")
    new.unlink(missing_ok=True)
    with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, ONLY_MINE), "wb") as file:  # noqa: PTH123 - with its permissions from the start
        file.write(made.pem())
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


def given_certificate(file: Path) -> x509.Certificate:
    """The first in a file; raises `Trouble`."""
    try:
        return x509.load_pem_x509_certificates(file.read_bytes())[0]
    except OSError as error:
        raise Trouble("https-unreadable", FAILED, file=file, why=error.strerror or str(error)) from error
    except ValueError as error:
        raise Trouble("https-no-certificate", FAILED, file=file) from error


def check_key(certificate: x509.Certificate, file: Path) -> None:
    """Raises `Trouble`."""
    try:
        key = serialization.load_pem_private_key(file.read_bytes(), None)
    except OSError as error:
        raise Trouble("https-unreadable", FAILED, file=file, why=error.strerror or str(error)) from error
    except TypeError as error:
        raise Trouble("https-locked-key", FAILED, file=file) from error
    except ValueError as error:
        raise Trouble("https-no-key", FAILED, file=file) from error
    if key.public_key() != certificate.public_key():
        raise Trouble("https-no-pair", FAILED, file=file)


def check_dates(file: Path, certificate: x509.Certificate, now: datetime, over: str) -> None:
    """Raises `Trouble`: it is over, or it has not begun, which is most often the fault of a clock."""
    begins, ends, today = certificate.not_valid_before_utc, certificate.not_valid_after_utc, now.date().isoformat()
    if now < begins:
        raise Trouble("https-too-early", FAILED, file=file, begins=begins.date().isoformat(), today=today)
    if now >= ends:
        raise Trouble(over, FAILED, file=file, ends=ends.date().isoformat(), today=today, folder=file.parent)


def names_of(certificate: x509.Certificate) -> list[str]:
    """Those by which people come, without wildcards, in the order of the certificate."""
    found = called_by(certificate)
    return [name for name in sorted(found.names, key=lambda name: (len(name), name)) if "*" not in name]
