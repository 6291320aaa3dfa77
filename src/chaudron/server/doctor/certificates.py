"""Whether a certificate can be used: it can be read, fits its key, is valid now, and names the house."""

import datetime as dt
import ssl
import stat
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from cryptography import x509

from chaudron.server.doctor.finding import DOUBTFUL, WELL, WRONG, Finding, finding

CERTIFICATE = "certificate"
SOON_DAYS = 14


def look_at_certificate(file: Path, key: Path | None, names: Iterable[str]) -> Iterator[Finding]:
    """What is wrong with it now, for a house with these names."""
    try:
        certificate = x509.load_pem_x509_certificates(file.read_bytes())[0]
    except OSError as error:
        yield finding(CERTIFICATE, WRONG, "cert-unread", file=str(file), why=error.strerror or str(error))
        return
    except ValueError:
        yield finding(CERTIFICATE, WRONG, "no-cert", file=str(file))
        return
    troubles = [*_dates(certificate, file), *_names(certificate, file, names), *_key(file, key)]
    yield from troubles
    if not [one for one in troubles if one.state == WRONG]:
        until = certificate.not_valid_after_utc.date().isoformat()
        yield finding(CERTIFICATE, WELL, "cert-well", file=str(file), until=until)


def _dates(certificate: x509.Certificate, file: Path) -> Iterator[Finding]:
    now = dt.datetime.now(dt.UTC)
    begins, ends = certificate.not_valid_before_utc, certificate.not_valid_after_utc
    if ends < now:
        yield finding(CERTIFICATE, WRONG, "cert-over", file=str(file), until=ends.date().isoformat())
    elif begins > now:
        yield finding(CERTIFICATE, WRONG, "cert-early", file=str(file), since=begins.date().isoformat())
    elif ends < now + dt.timedelta(days=SOON_DAYS):
        yield finding(CERTIFICATE, DOUBTFUL, "cert-soon", file=str(file), until=ends.date().isoformat())


def _names(certificate: x509.Certificate, file: Path, names: Iterable[str]) -> Iterator[Finding]:
    try:
        meant = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
        known = {*meant.get_values_for_type(x509.DNSName), *map(str, meant.get_values_for_type(x509.IPAddress))}
    except x509.ExtensionNotFound:
        known = set()
    for name in names:
        if name not in known and f"*.{name.partition('.')[2]}" not in known:
            yield finding(CERTIFICATE, WRONG, "cert-name", file=str(file), name=name)


def _key(file: Path, key: Path | None) -> Iterator[Finding]:
    if key is None:
        return
    try:
        is_open = key.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO)
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(file, key, password="")
    except ssl.SSLError:
        yield finding(CERTIFICATE, WRONG, "cert-key", file=str(file), private=str(key))
    except OSError as error:
        yield finding(CERTIFICATE, WRONG, "cert-unread", file=str(key), why=error.strerror or str(error))
    else:
        if is_open and sys.platform != "win32":
            yield finding(CERTIFICATE, DOUBTFUL, "key-for-all", file=str(key))
