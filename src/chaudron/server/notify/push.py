"""Web push: a notice to a browser that is not open (RFC 8030), sealed for it (RFC 8291) and signed by us (RFC 8292).

Endpoints come from browsers, and so from anybody: they are reached with the `Courier` that also carries webhooks.
"""

import base64
import logging
import os
import re
import struct
import time
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Literal

import msgspec
from aiohttp.abc import AbstractResolver
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from yarl import URL

from chaudron.server.notify.webhook import BadWebhook, Courier, check_url

CURVE = ec.SECP256R1()
KEY_BYTES = 32
SALT_BYTES = 16
RECORD_BYTES = 4096
"""Push services need not take more."""
LONGEST_PLAINTEXT = RECORD_BYTES - 86 - 1 - 16
"""A record less its header, the mark of its end and its seal."""
LAST_RECORD = b"\x02"
TOKEN_SECONDS = 12 * 3600
"""A push service refuses a signature that is good for more than a day."""
POINT, AUTH = re.compile(r"[\w-]{87}", re.ASCII), re.compile(r"[\w-]{22}", re.ASCII)
"""65 and 16 bytes, as base64url without padding."""

Urgency = Literal["very-low", "low", "normal", "high"]

log = logging.getLogger(__name__)


class BadSubscription(ValueError):
    """Not what a browser gives: a key for the words, and the details."""

    def __init__(self, key: str, **details: Any) -> None:
        super().__init__(f"{key}: {details}")
        self.key, self.details = key, details


class Outcome(StrEnum):
    """What became of a message."""

    SENT = "sent"
    GONE = "gone"
    """The browser is no longer subscribed: forget the subscription."""
    FAILED = "failed"


# Subscriptions


def check_subscription(data: Any, allow_local: bool = False) -> dict[str, Any]:
    """What is needed of the JSON of a browser's PushSubscription; the rest is left out."""
    match data:
        case {"endpoint": str(endpoint), "keys": {"p256dh": str(point), "auth": str(auth)}}:
            _check_endpoint(endpoint, allow_local)
            _check_keys(point, auth)
            return {"endpoint": endpoint, "keys": {"p256dh": point, "auth": auth}}
    raise BadSubscription("not_a_subscription")


def _check_endpoint(endpoint: str, allow_local: bool) -> None:
    try:
        check_url(endpoint, allow_local)
    except BadWebhook as bad:
        raise BadSubscription(bad.key, **bad.details) from None


def _check_keys(point: str, auth: str) -> None:
    if not POINT.fullmatch(point) or not _is_on_curve(_bytes(point)):
        raise BadSubscription("bad_p256dh")
    if not AUTH.fullmatch(auth):
        raise BadSubscription("bad_auth")


def _is_on_curve(point: bytes) -> bool:
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError:
        return False
    return True


# Sealing


def encrypt(
    subscription: Mapping[str, Any],
    plaintext: bytes,
    *,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push message: one record that only the subscribed browser can open.

    Sender and salt must be new for each message; they are given only to repeat a known example.
    """
    if len(plaintext) > LONGEST_PLAINTEXT:
        raise ValueError(f"a push message holds {LONGEST_PLAINTEXT} bytes, not {len(plaintext)}")
    sender, salt = sender or ec.generate_private_key(CURVE), salt or os.urandom(SALT_BYTES)
    receiver, auth = _bytes(subscription["keys"]["p256dh"]), _bytes(subscription["keys"]["auth"])
    point = _point(sender)
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver))
    secret = _derived(auth, shared, b"WebPush: info\0" + receiver + point, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    header = salt + struct.pack("!IB", RECORD_BYTES, len(point)) + point
    return header + AESGCM(key).encrypt(nonce, plaintext + LAST_RECORD, None)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text(raw: bytes) -> str:
    """Base64url without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# Signing


def new_keys() -> bytes:
    """A private key for `Push`. A browser's subscription is bound to it, so keep it for good."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(KEY_BYTES, "big")


def _signed(key: ec.EllipticCurvePrivateKey, claims: Mapping[str, Any]) -> str:
    """A JSON web token, signed with ES256."""
    parts = [{"typ": "JWT", "alg": "ES256"}, claims]
    content = ".".join(_text(msgspec.json.encode(part)) for part in parts)
    r, s = decode_dss_signature(key.sign(content.encode(), ec.ECDSA(SHA256())))
    return f"{content}.{_text(r.to_bytes(KEY_BYTES, 'big') + s.to_bytes(KEY_BYTES, 'big'))}"


# Sending


class Push:
    """Sends messages to browsers; `contact` (mailto: or https:) is where a push service can complain."""

    def __init__(
        self, keys: bytes, contact: str, *, allow_local: bool = False, resolver: AbstractResolver | None = None
    ) -> None:
        self._key = ec.derive_private_key(int.from_bytes(keys, "big"), CURVE)
        self.public_key = _text(_point(self._key))
        """What a browser calls `applicationServerKey`."""
        self._contact = contact
        self._courier = Courier(allow_local, resolver)

    async def send(
        self, subscription: Mapping[str, Any], message: Mapping[str, Any], ttl: int, urgency: Urgency = "normal"
    ) -> Outcome:
        """Send a message as JSON; the push service keeps it for `ttl` seconds while the browser is away."""
        try:
            endpoint = check_url(subscription["endpoint"], self._courier.allow_local)
        except BadWebhook as bad:
            log.info("push not sent: %s", bad.key)
            return Outcome.FAILED
        body = encrypt(subscription, msgspec.json.encode(message))
        status = await self._courier.post(endpoint, body, self._headers(endpoint, ttl, urgency))
        return _outcome(endpoint, status)

    def _headers(self, endpoint: URL, ttl: int, urgency: Urgency) -> dict[str, str]:
        expires = int(time.time()) + TOKEN_SECONDS
        token = _signed(self._key, {"aud": str(endpoint.origin()), "exp": expires, "sub": self._contact})
        return {
            "Authorization": f"vapid t={token}, k={self.public_key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(ttl),
            "Urgency": urgency,
        }

    async def close(self) -> None:
        await self._courier.close()


def _outcome(endpoint: URL, status: int | None) -> Outcome:
    if status in (404, 410):
        return Outcome.GONE
    if status is not None and 200 <= status < 300:
        return Outcome.SENT
    log.info("push by way of %s failed: %s", endpoint.raw_host, status or "no answer")
    return Outcome.FAILED
