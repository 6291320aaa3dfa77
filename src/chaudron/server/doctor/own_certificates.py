"""The certificate that a house made for itself: whole, valid now, for this machine, and by the authority it has."""

import datetime as dt
import stat
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from cryptography import x509
from cryptography.exceptions import InvalidSignature

from chaudron.server.doctor.certificates import CERTIFICATE
from chaudron.server.doctor.finding import DOUBTFUL, WELL, WRONG, Finding, finding
from chaudron.server.https.authority import Signed, allowed_by, called_by, signed
from chaudron.server.https.certificates import AUTHORITY, HOUSE
from chaudron.server.https.machine import called, told


def look_at_own_certificate(folder: Path, asked: Iterable[str]) -> Iterator[Finding]:
    """What is wrong with what a house keeps there; nothing, where none was ever opened with https."""
    files = [file for file in (folder / AUTHORITY, folder / HOUSE) if file.exists()]
    read = [_opened(file) for file in files]
    unusable = [one for one in read if isinstance(one, Finding)]
    yield from unusable
    if unusable or not files:
        return
    pair = dict(zip(files, [one.certificate for one in read if isinstance(one, Signed)], strict=True))
    troubles = [*_dates(pair), *_trust(pair, folder), *_names(pair, folder, asked), *_readers(files)]
    yield from troubles
    if not [one for one in troubles if one.state == WRONG]:
        until = min(one.not_valid_after_utc for one in pair.values()).date().isoformat()
        yield finding(CERTIFICATE, WELL, "own-well", file=str(files[-1]), until=until)


def _opened(file: Path) -> Signed | Finding:
    try:
        return signed(file.read_bytes())
    except OSError as error:
        return finding(CERTIFICATE, WRONG, "cert-unread", file=str(file), why=error.strerror or str(error))
    except ValueError:
        return finding(CERTIFICATE, WRONG, "own-broken", file=str(file))


def _dates(pair: dict[Path, x509.Certificate]) -> Iterator[Finding]:
    """An authority that is over has to be made anew; a certificate, the house renews by itself."""
    now = dt.datetime.now(dt.UTC)
    for file, certificate in pair.items():
        begins, ends = certificate.not_valid_before_utc, certificate.not_valid_after_utc
        if begins > now:
            yield finding(CERTIFICATE, WRONG, "cert-early", file=str(file), since=begins.date().isoformat())
        elif ends < now and file.name == AUTHORITY:
            told_of = {"ends": ends.date().isoformat(), "today": now.date().isoformat(), "folder": str(file.parent)}
            yield finding(CERTIFICATE, WRONG, "own-authority-over", file=str(file), **told_of)
        elif ends < now:
            yield finding(CERTIFICATE, DOUBTFUL, "own-over", file=str(file), until=ends.date().isoformat())


def _trust(pair: dict[Path, x509.Certificate], folder: Path) -> Iterator[Finding]:
    """Devices trust what the authority has signed."""
    authority, house = pair.get(folder / AUTHORITY), pair.get(folder / HOUSE)
    if house is None:
        return
    try:
        if authority is not None:
            house.verify_directly_issued_by(authority)
            return
    except (ValueError, TypeError, InvalidSignature):
        pass
    yield finding(CERTIFICATE, WRONG, "own-untrusted", file=str(folder / HOUSE), authority=str(folder / AUTHORITY))


def _names(pair: dict[Path, x509.Certificate], folder: Path, asked: Iterable[str]) -> Iterator[Finding]:
    """Those of this machine, and those by which people are to come."""
    authority, house = pair.get(folder / AUTHORITY), pair.get(folder / HOUSE)
    if authority is None or house is None:
        return
    wanted, machine = told(asked), called(told(()))
    may = allowed_by(authority, called(wanted))
    for name in sorted(map(str, (wanted.names - may.names) | (wanted.addresses - may.addresses))):
        yield finding(CERTIFICATE, WRONG, "own-stranger", name=name, folder=str(folder))
    for name in sorted(map(str, (machine.names - may.names) | (machine.addresses - may.addresses))):
        yield finding(CERTIFICATE, DOUBTFUL, "own-uncovered", address=name, folder=str(folder))
    known = called_by(house)
    for name in sorted(map(str, (may.names - known.names) | (may.addresses - known.addresses))):
        yield finding(CERTIFICATE, DOUBTFUL, "own-name", file=str(folder / HOUSE), name=name)


def _readers(files: Iterable[Path]) -> Iterator[Finding]:
    for file in files:
        if file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO) and sys.platform != "win32":
            yield finding(CERTIFICATE, DOUBTFUL, "key-for-all", file=str(file))
