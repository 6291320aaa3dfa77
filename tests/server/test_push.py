"""Web push, with the browser's side written out here: what is sealed in one place is opened in another."""

import asyncio
import base64
import hashlib
import hmac
import json
import logging
import os
import time
from typing import Any, NamedTuple

import pytest
from aiohttp import test_utils, web
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from chaudron.server.notify.push import (
    LONGEST_PLAINTEXT,
    BadSubscription,
    Outcome,
    Push,
    Urgency,
    check_subscription,
    encrypt,
    new_keys,
)
from tests.server.test_webhook import LOOPBACK, Names, run, served

CURVE = ec.SECP256R1()
CONTACT = "mailto:host@tables.example"


def raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def private(number: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(raw(number), "big"), CURVE)


def public(point: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Browser(NamedTuple):
    """Whoever subscribed, and can open what is sent."""

    key: ec.EllipticCurvePrivateKey
    auth: bytes

    def subscription(self, endpoint: str = "https://push.example/x") -> dict[str, Any]:
        return {"endpoint": endpoint, "keys": {"p256dh": text(point(self.key)), "auth": text(self.auth)}}

    def opened(self, body: bytes) -> bytes:
        """[RFC 8291] section 3.4 and [RFC 8188] section 2, with HKDF written out as HMACs."""
        salt, length, sender = body[:16], body[20], body[21 : 21 + body[20]]
        agreed = mac(self.auth, self.key.exchange(ec.ECDH(), public(sender)))
        secret = mac(salt, mac(agreed, b"WebPush: info\0" + point(self.key) + sender + b"\1"))
        key = mac(secret, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = mac(secret, b"Content-Encoding: nonce\0\1")[:12]
        plain = AESGCM(key).decrypt(nonce, body[21 + length :], None).rstrip(b"\0")
        assert plain[-1] == 2  # the mark of the last record
        return plain[:-1]


def mac(key: bytes, data: bytes) -> bytes:
    return hmac.new(key, data, hashlib.sha256).digest()


def new_browser() -> Browser:
    return Browser(ec.generate_private_key(CURVE), os.urandom(16))


# Sealing

WATERMELON = Browser(private("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), raw("BTBZMqHH6r4Tts7J_aSIgg"))
WATERMELON_BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_comes_out_byte_for_byte() -> None:
    """[RFC 8291] section 5."""
    sender, salt = private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), raw("DGv6ra1nlYgDCS1FRnbzlw")
    plaintext = b"When I grow up, I want to be a watermelon"
    assert text(encrypt(WATERMELON.subscription(), plaintext, sender=sender, salt=salt)) == WATERMELON_BODY
    assert WATERMELON.opened(raw(WATERMELON_BODY)) == plaintext


@pytest.mark.parametrize("size", [0, 1, 100, LONGEST_PLAINTEXT])
def test_the_browser_opens_what_was_sealed_for_it(size: int) -> None:
    browser, plaintext = new_browser(), b"x" * size
    body = encrypt(browser.subscription(), plaintext)
    assert browser.opened(body) == plaintext
    assert (body[16:20], body[20]) == ((4096).to_bytes(4, "big"), 65)
    assert len(body) == 4096 - LONGEST_PLAINTEXT + size


def test_no_two_messages_share_a_salt_or_a_sender() -> None:
    subscription = new_browser().subscription()
    first, second = encrypt(subscription, b"same"), encrypt(subscription, b"same")
    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]


def test_a_message_that_does_not_fit_a_record_is_not_sealed() -> None:
    with pytest.raises(ValueError, match="holds 3993 bytes, not 3994"):
        encrypt(new_browser().subscription(), b"x" * (LONGEST_PLAINTEXT + 1))


# Keys


def test_keys_are_32_bytes_of_chance_and_lead_to_one_public_key() -> None:
    keys = new_keys()
    assert len(keys) == 32
    assert keys != new_keys()
    shown = Push(keys, CONTACT).public_key
    assert raw(shown) == point(private(text(keys)))
    assert (len(shown), shown[0]) == (87, "B")  # 65 bytes, the first of them a 4: what a browser takes


# Sending


class Service:
    """A push service: it checks what a real one checks, keeps the bodies, and answers with a status."""

    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.requests: list[web.BaseRequest] = []
        self.bodies: list[bytes] = []

    async def answer(self, request: web.Request) -> web.Response:
        self.requests.append(request)
        self.bodies.append(await request.read())
        return web.Response(status=self.status, headers={"Location": "/message"})


async def pushed(service: Service, push: Push, browser: Browser, urgency: Urgency = "high") -> tuple[Outcome, int]:
    """What became of a message to a browser whose push service runs here, and the port that it had."""
    async with served(service.answer) as port:
        subscription = browser.subscription(f"http://{LOOPBACK}:{port}/send/s3cret")
        outcome = await push.send(subscription, {"table": "abc", "name": "Maëlle"}, ttl=60, urgency=urgency)
        await push.close()
    return outcome, port


def test_a_push_service_gets_what_only_the_browser_can_read() -> None:
    async def example() -> None:
        service, browser = Service(), new_browser()
        outcome, _ = await pushed(service, Push(new_keys(), CONTACT, allow_local=True), browser)
        assert outcome is Outcome.SENT
        assert json.loads(browser.opened(service.bodies[0])) == {"table": "abc", "name": "Maëlle"}
        (request,) = service.requests
        wanted = {"TTL": "60", "Urgency": "high", "Content-Encoding": "aes128gcm"}
        assert {name: request.headers[name] for name in wanted} == wanted
        assert (request.method, request.path) == ("POST", "/send/s3cret")

    run(example())


def test_a_message_is_signed_for_its_push_service_with_the_key_that_browsers_know() -> None:
    """[RFC 8292] section 2 and 3."""

    async def example() -> None:
        service, push, before = Service(), Push(new_keys(), CONTACT, allow_local=True), int(time.time())
        _, port = await pushed(service, push, new_browser())
        scheme, token, key = service.requests[0].headers["Authorization"].replace(",", "").split(" ")
        assert (scheme, token[:2], key) == ("vapid", "t=", f"k={push.public_key}")
        content, _, signature = token[2:].rpartition(".")
        r, s = raw(signature)[:32], raw(signature)[32:]
        der = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
        public(raw(push.public_key)).verify(der, content.encode(), ec.ECDSA(SHA256()))
        header, claims = (json.loads(raw(part)) for part in content.split("."))
        assert (len(s), header) == (32, {"typ": "JWT", "alg": "ES256"})
        assert (claims["aud"], claims["sub"]) == (f"http://{LOOPBACK}:{port}", CONTACT)
        assert before < claims["exp"] <= int(time.time()) + 24 * 3600

    run(example())


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (201, Outcome.SENT),
        (202, Outcome.SENT),
        (404, Outcome.GONE),
        (410, Outcome.GONE),
        (307, Outcome.FAILED),
        (400, Outcome.FAILED),
        (403, Outcome.FAILED),
        (429, Outcome.FAILED),
        (503, Outcome.FAILED),
    ],
)
def test_only_a_subscription_that_its_service_disowns_is_gone(status: int, outcome: Outcome) -> None:
    async def example() -> None:
        service = Service(status)
        found, _ = await pushed(service, Push(new_keys(), CONTACT, allow_local=True), new_browser())
        assert (found, len(service.requests)) == (outcome, 1)

    run(example())


def test_an_endpoint_that_leads_to_a_private_address_is_not_called() -> None:
    async def example() -> None:
        names = Names(["10.0.0.1"])
        push = Push(new_keys(), CONTACT, resolver=names)
        subscription = new_browser().subscription("https://push.example/x")
        assert await push.send(subscription, {}, ttl=0) is Outcome.FAILED
        assert names.asked == ["push.example"]
        await push.close()

    run(example())


def test_this_machine_is_no_push_service_unless_local_addresses_are_allowed() -> None:
    async def example() -> None:
        service = Service()
        outcome, _ = await pushed(service, Push(new_keys(), CONTACT), new_browser())
        assert (outcome, service.requests) == (Outcome.FAILED, [])

    run(example())


def test_the_log_tells_the_host_of_an_endpoint_and_nothing_more(caplog: pytest.LogCaptureFixture) -> None:
    async def example() -> None:
        push = Push(new_keys(), CONTACT, allow_local=True)
        await pushed(Service(400), push, new_browser())
        gone = new_browser().subscription(f"http://{LOOPBACK}:{test_utils.unused_port()}/s3cret")
        await asyncio.gather(push.send(gone, {}, ttl=0), Push(new_keys(), CONTACT).send(gone, {}, ttl=0))
        await push.close()

    with caplog.at_level(logging.DEBUG):
        run(example())
    assert f"{LOOPBACK} failed: 400" in caplog.text
    assert f"{LOOPBACK} failed: no answer" in caplog.text
    assert "not sent: not_https" in caplog.text
    assert "s3cret" not in caplog.text


# Subscriptions


def test_a_subscription_keeps_what_is_needed_and_loses_the_rest() -> None:
    good = new_browser().subscription()
    assert check_subscription(good | {"expirationTime": None, "more": [1], "keys": good["keys"] | {"x": 1}}) == good


def changed(**changes: Any) -> dict[str, Any]:
    good = WATERMELON.subscription()
    keys = {name: changes.pop(name, value) for name, value in good["keys"].items()}
    return {**good, "keys": keys, **changes}


P256DH = WATERMELON.subscription()["keys"]["p256dh"]
OFF_CURVE = text(b"\4" + b"\1" * 64)
HYBRID = text(bytes([6 + point(WATERMELON.key)[-1] % 2]) + point(WATERMELON.key)[1:])
COMPRESSED = text(WATERMELON.key.public_key().public_bytes(Encoding.X962, PublicFormat.CompressedPoint))


@pytest.mark.parametrize(
    ("key", "data"),
    [
        ("not_a_subscription", None),
        ("not_a_subscription", "x"),
        ("not_a_subscription", {}),
        ("not_a_subscription", [WATERMELON.subscription()]),
        ("not_a_subscription", {"endpoint": "https://push.example/x"}),
        ("not_a_subscription", changed(endpoint=None)),
        ("not_a_subscription", changed(endpoint=["https://push.example/x"])),
        ("not_a_subscription", changed(keys=None)),
        ("not_a_subscription", changed(keys={"p256dh": P256DH})),
        ("not_a_subscription", changed(p256dh=4)),
        ("not_a_subscription", changed(auth=None)),
        ("too_long", changed(endpoint="https://push.example/" + "x" * 480)),
        ("not_https", changed(endpoint="http://push.example/x")),
        ("no_host", changed(endpoint="https:///x")),
        ("has_credentials", changed(endpoint="https://a:b@push.example/x")),
        ("bad_port", changed(endpoint="https://push.example:22/x")),
        ("bad_url", changed(endpoint="https://push.example/x y")),
        ("private_address", changed(endpoint="https://192.168.1.1/x")),
        ("bad_p256dh", changed(p256dh="")),
        ("bad_p256dh", changed(p256dh=P256DH + "=")),
        ("bad_p256dh", changed(p256dh=P256DH[:-1])),
        ("bad_p256dh", changed(p256dh="é" + P256DH[1:])),
        ("bad_p256dh", changed(p256dh=P256DH[:-1] + "\n")),
        ("bad_p256dh", changed(p256dh=OFF_CURVE)),
        ("bad_p256dh", changed(p256dh=HYBRID)),
        ("bad_p256dh", changed(p256dh=COMPRESSED)),
        ("bad_p256dh", changed(p256dh=text(b"\0"))),
        ("bad_auth", changed(auth="")),
        ("bad_auth", changed(auth=text(b"x" * 15))),
        ("bad_auth", changed(auth=text(b"x" * 17))),
        ("bad_auth", changed(auth="+" * 22)),
    ],
)
def test_what_no_browser_gives_is_refused(key: str, data: Any) -> None:
    with pytest.raises(BadSubscription) as bad:
        check_subscription(data)
    assert bad.value.key == key


def test_a_home_network_may_have_its_own_push_service() -> None:
    local = changed(endpoint="http://192.168.1.1:8080/x")
    assert check_subscription(local, allow_local=True) == local
