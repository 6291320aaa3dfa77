"""The small authority of a house, and the certificates it makes: for homes and their machines, for nothing else."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_network

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey as Key
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from chaudron.server.http.hosts import AT_HOME, LOCAL

Address = IPv4Address | IPv6Address

AUTHORITY_LASTS = timedelta(days=10 * 365)
CERTIFICATE_LASTS = timedelta(days=90)
RENEWED_BEFORE = timedelta(days=30)
SLOW_CLOCKS = timedelta(days=1)
"""Whatever is made begins to hold a day earlier: the clock of a phone may be slow."""

HOME = [
    ip_network(text)
    for text in (
        *("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16"),
        *("::1/128", "fc00::/7", "fe80::/10"),
    )
]
"""Addresses that nobody can have on the open internet: an authority that is stolen can pass for nobody else there."""


@dataclass(frozen=True)
class Called:
    """What a machine is called: names and addresses that a certificate may stand for."""

    names: frozenset[str]
    addresses: frozenset[Address]

    def __le__(self, other: "Called") -> bool:
        return self.names <= other.names and self.addresses <= other.addresses


@dataclass(frozen=True)
class Signed:
    """A certificate and its key."""

    certificate: x509.Certificate
    key: Key

    def pem(self) -> bytes:
        """Both in one file, so that nobody ever finds one without the other."""
        plain = serialization.NoEncryption()
        pem, pkcs8 = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
        return self.key.private_bytes(pem, pkcs8, plain) + self.certificate.public_bytes(pem)


def signed(pem: bytes) -> Signed:
    """What `Signed.pem` wrote; raises ValueError."""
    try:
        key = serialization.load_pem_private_key(pem, None)
    except TypeError as error:
        raise ValueError(str(error)) from error
    if not isinstance(key, Key):
        raise ValueError("not a key of ours")  # noqa: TRY004 - what is in a file is a value
    return Signed(x509.load_pem_x509_certificate(pem), key)


def new_authority(machine: str, called: Called, now: datetime) -> Signed:
    """An authority for one house: for names and addresses of homes, and for those that it has now."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = named(f"Chaudron ({machine}"[:60] + ")", "Chaudron")
    names = sorted({LOCAL, *AT_HOME, *called.names})
    elsewhere = [one for one in called.addresses if not any(one in net for net in HOME)]
    networks = [*HOME, *map(ip_network, sorted(elsewhere, key=str))]
    permitted = [*map(x509.DNSName, names), *map(x509.IPAddress, networks)]
    made = (
        begun(subject, subject, key, now, now + AUTHORITY_LASTS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(usage(key_cert_sign=True, crl_sign=True), critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
        .sign(key, hashes.SHA256())
    )
    return Signed(made, key)


def new_certificate(authority: Signed, called: Called, now: datetime) -> Signed:
    """A certificate for a machine, as long as browsers accept one, and no longer than its authority."""
    key = ec.generate_private_key(ec.SECP256R1())
    names = [*map(x509.DNSName, sorted(called.names)), *map(x509.IPAddress, sorted(called.addresses, key=str))]
    above, over = authority.certificate, min(now + CERTIFICATE_LASTS, authority.certificate.not_valid_after_utc)
    made = (
        begun(named("Chaudron"), above.subject, key, now, over)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(usage(digital_signature=True), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(authority.key.public_key()), critical=False)
        .sign(authority.key, hashes.SHA256())
    )
    return Signed(made, key)


def begun(subject: x509.Name, issuer: x509.Name, key: Key, now: datetime, over: datetime) -> x509.CertificateBuilder:
    """What every certificate has."""
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - SLOW_CLOCKS)
        .not_valid_after(over)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    )


def named(common: str, house: str = "") -> x509.Name:
    parts = [(NameOID.COMMON_NAME, common), (NameOID.ORGANIZATION_NAME, house)]
    return x509.Name([x509.NameAttribute(part, text) for part, text in parts if text])


usage = partial(
    x509.KeyUsage,
    **dict.fromkeys(
        (
            *("digital_signature", "content_commitment", "key_encipherment", "data_encipherment", "key_agreement"),
            *("key_cert_sign", "crl_sign", "encipher_only", "decipher_only"),
        ),
        False,
    ),
)
"""What a key may do; nothing, unless it is said."""


def called_by(certificate: x509.Certificate) -> Called:
    """The names and addresses that a certificate stands for."""
    try:
        found = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return Called(frozenset(), frozenset())
    addresses = [one for one in found.get_values_for_type(x509.IPAddress) if isinstance(one, Address)]
    return Called(frozenset(found.get_values_for_type(x509.DNSName)), frozenset(addresses))


def allowed_by(authority: x509.Certificate, called: Called) -> Called:
    """As much of it as an authority may sign for."""
    permitted = authority.extensions.get_extension_for_class(x509.NameConstraints).value.permitted_subtrees or []
    ends = tuple(f".{one.value}" for one in permitted if isinstance(one, x509.DNSName))
    networks = [one.value for one in permitted if isinstance(one, x509.IPAddress)]
    return Called(
        frozenset(name for name in called.names if f".{name}".endswith(ends)),
        frozenset(
            one for one in called.addresses if any(one in net for net in networks if not isinstance(net, Address))
        ),
    )


def is_due(certificate: x509.Certificate, called: Called, now: datetime) -> bool:
    """Is it time for a new one: soon over, not valid yet by this machine's clock, or for other names?"""
    over, begins = certificate.not_valid_after_utc, certificate.not_valid_before_utc
    return over - now < RENEWED_BEFORE or begins > now or not called <= called_by(certificate)


def fingerprint(certificate: x509.Certificate) -> str:
    """As phones and browsers show it."""
    return certificate.fingerprint(hashes.SHA256()).hex(":").upper()
