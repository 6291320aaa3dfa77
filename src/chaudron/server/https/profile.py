"""The authority of a house as devices take it in: a certificate, and for Apple's a profile that says what it is."""

import plistlib
import uuid

from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding

from chaudron.server.https.authority import fingerprint
from chaudron.texts import Texts


def certificate_file(authority: x509.Certificate | None) -> bytes:
    """As text (PEM), which every system reads; nothing without an authority of our own."""
    return b"" if authority is None else authority.public_bytes(Encoding.PEM)


def profile(authority: x509.Certificate | None, speak: Texts) -> bytes:
    """A profile for iPhone, iPad and Mac. One of the same authority takes the place of the one before."""
    if authority is None:
        return b""
    about = {"PayloadVersion": 1, "PayloadDescription": speak.say("gate-profile-about")}
    name = str(authority.subject.get_attributes_for_oid(x509.NameOID.COMMON_NAME)[0].value)
    inner = {
        **about,
        "PayloadType": "com.apple.security.root",
        **identified(authority, "authority"),
        "PayloadDisplayName": name,
        "PayloadCertificateFileName": "chaudron.crt",
        "PayloadContent": authority.public_bytes(Encoding.DER),
    }
    outer = {
        **about,
        "PayloadType": "Configuration",
        **identified(authority, "profile"),
        "PayloadDisplayName": name,
        "PayloadOrganization": "Chaudron",
        "PayloadContent": [inner],
    }
    return plistlib.dumps(outer)


def identified(authority: x509.Certificate, part: str) -> dict[str, str]:
    """The same name for the same authority, whenever it is asked for."""
    number = str(uuid.uuid5(uuid.NAMESPACE_URL, f"chaudron:{part}:{fingerprint(authority)}"))
    return {"PayloadIdentifier": f"chaudron.{part}.{number}", "PayloadUUID": number.upper()}
