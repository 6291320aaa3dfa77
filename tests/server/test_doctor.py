"""`chaudron doctor`: whatever is wrong is said in one sentence, in both languages, and by the exit code."""

import asyncio
import datetime as dt
import json
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from chaudron.cli import main
from chaudron.server.doctor import own_certificates, ports
from chaudron.server.https.authority import Called
from chaudron.server.https.certificates import Own
from tests.server.store.shelf import journal, kept, opened, row

Look = Callable[..., dict[str, str]]


@pytest.fixture
def look(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Look:
    """What the doctor finds, by the key of each sentence: how it is."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def look(*arguments: str, status: int, store: str = "") -> dict[str, str]:
        said: list[list[dict[str, str]]] = []
        for lang in ("en", "fr"):
            given = ["doctor", "--json", "--port", "0", "--store", store or str(tmp_path / "none.db")]
            assert main([*given, *arguments, "--lang", lang]) == status
            said.append(json.loads(capsys.readouterr().out))
        english, french = said
        assert [one["key"] for one in english] == [one["key"] for one in french]
        assert all(one["says"] not in ("", other["says"]) for one, other in zip(english, french, strict=True))
        assert all("\n" not in one["says"] and one["says"] != one["key"] for one in english + french)
        return {one["key"].removeprefix("doctor-"): one["is"] for one in english}

    return look


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """A store with a table."""
    asyncio.run(_filled(str(tmp_path / "whole.db")))
    return tmp_path / "whole.db"


async def _filled(url: str) -> None:
    async with opened(url) as store:
        await store.create(kept(), journal(row(seq=1), row(seq=2)))


def changed(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


def test_a_store_that_is_well(look: Look, whole: Path) -> None:
    assert look(store=str(whole), status=0) == {"current": "well", "store-whole": "well", "port-free": "well"}


def test_there_need_be_no_store_yet(look: Look) -> None:
    assert look(status=0) == {"no-store-yet": "well", "port-free": "well"}


@pytest.mark.parametrize(
    ("statement", "key"),
    [
        ("UPDATE event SET body = CAST('other' AS BLOB) WHERE seq = 2", "altered"),
        ("UPDATE event SET body = 'other' WHERE seq = 2", "strange"),
        ("DELETE FROM event WHERE seq = 1", "altered"),
        ("CREATE VIEW strange AS SELECT 1", "strange"),
        ("INSERT INTO schema_version VALUES (99)", "too-new"),
    ],
)
def test_a_store_that_was_changed(look: Look, whole: Path, statement: str, key: str) -> None:
    changed(whole, statement)
    assert look(store=str(whole), status=1)[key] == "wrong"


def test_a_file_that_is_none_or_damaged(look: Look, whole: Path) -> None:
    whole.write_bytes(whole.read_bytes()[:5000])
    assert look(store=str(whole), status=1)["damaged"] == "wrong"
    whole.write_text("a shopping list", "utf-8")
    assert look(store=str(whole), status=1)["damaged"] == "wrong"
    assert look(store=str(whole.parent), status=1)["no-file"] == "wrong"
    assert look(store=str(whole.parent / "missing" / "store.db"), status=1)["no-folder"] == "wrong"
    assert look(store="mysql://somewhere", status=1)["bad-address"] == "wrong"


def test_a_store_that_others_can_read_works_all_the_same(look: Look, whole: Path) -> None:
    whole.chmod(0o644)
    assert look(store=str(whole), status=0)["file-for-all"] == "doubtful"


def test_a_store_of_an_earlier_version(look: Look, whole: Path) -> None:
    for statement in ("DROP TABLE note", "DROP TABLE act", "DELETE FROM schema_version WHERE version > 2"):
        changed(whole, statement)
    assert look(store=str(whole), status=0)["older"] == "well"


def test_a_port_that_is_taken(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ports, "PATIENCE_SECONDS", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        taken.close()
        with socket.create_server(("127.0.0.1", int(port))):
            assert look("--port", port, status=1)["port-taken"] == "wrong"
    assert look("--host", "203.0.113.7", status=1)["no-address"] == "wrong"


@pytest.mark.real("postgres")
def test_a_database(look: Look, store: str) -> None:
    assert look(store=store, status=0)["no-tables-yet"] == "well"
    asyncio.run(_filled(store))
    found = look(store=store, status=0)
    assert (found["database-answers"], found["current"], found["database-whole"]) == ("well", "well", "well")
    nowhere = "postgresql://nobody@127.0.0.1:1/nothing"
    assert look(store=nowhere, status=1)["no-database"] == "wrong"


# Certificates


def certificate(folder: Path, begins: int = -1, ends: int = 300, name: str = "play.example.org") -> list[str]:
    """A certificate, valid from and until so many days from now, with its key; as arguments."""
    key, now = ec.generate_private_key(ec.SECP256R1()), dt.datetime.now(dt.UTC)
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    built = x509.CertificateBuilder(subject, subject, key.public_key(), 7)
    built = built.not_valid_before(now + dt.timedelta(begins)).not_valid_after(now + dt.timedelta(ends))
    made = built.add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
    signed = made.sign(key, hashes.SHA256())
    files = [folder / "house.crt", folder / "house.key"]
    plain = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    for file, text in zip(files, (signed.public_bytes(plain[0]), key.private_bytes(*plain)), strict=True):
        file.write_bytes(text)
        file.chmod(0o600)
    return ["--cert", str(files[0]), "--key", str(files[1])]


def test_a_certificate_that_is_well(look: Look, tmp_path: Path) -> None:
    given = certificate(tmp_path)
    assert look(*given, "--host-name", "play.example.org", status=0)["cert-well"] == "well"


@pytest.mark.parametrize(
    ("about", "key", "is_wrong"),
    [
        ({"ends": 0, "begins": -9}, "cert-over", True),
        ({"begins": 2}, "cert-early", True),
        ({"ends": 5}, "cert-soon", False),
        ({"name": "elsewhere.example.org"}, "cert-name", True),
    ],
)
def test_a_certificate_with_a_trouble(
    look: Look, tmp_path: Path, about: dict[str, Any], key: str, is_wrong: bool
) -> None:
    given = certificate(tmp_path, **about)
    found = look(*given, "--host-name", "play.example.org", status=int(is_wrong))
    assert found[key] == ("wrong" if is_wrong else "doubtful")
    assert ("cert-well" in found) is not is_wrong


def test_a_key_of_another_certificate_or_for_all_to_read(look: Look, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    given, other = certificate(tmp_path), certificate(tmp_path / "other")
    assert look(*given[:3], other[3], status=1)["cert-key"] == "wrong"
    Path(given[3]).chmod(0o644)
    assert look(*given, status=0)["key-for-all"] == "doubtful"
    assert look("--cert", given[3], status=1)["no-cert"] == "wrong"
    assert look("--cert", str(tmp_path / "nowhere"), status=1)["cert-unread"] == "wrong"


# What a house made for itself


AT_HOME = Called(frozenset({"localhost"}), frozenset())
OUT_THERE = Called(frozenset(), frozenset({ip_address("203.0.113.7")}))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a house that was opened with https on a machine without further names."""
    monkeypatch.setattr(own_certificates, "called", lambda more: Called(AT_HOME.names | more.names, more.addresses))
    folder = tmp_path / "data" / "chaudron" / "https"
    made_at(folder, dt.datetime.now(dt.UTC))
    return folder


def made_at(folder: Path, when: dt.datetime, called: Called = AT_HOME) -> None:
    Own(folder, lambda: called, Called(frozenset(), frozenset()), lambda: when)


def test_the_certificate_of_a_house_itself(look: Look, home: Path) -> None:
    assert look(status=0)["own-well"] == "well"
    assert look("--host-name", "kettle.local", status=0)["own-name"] == "doubtful"
    assert look("--host-name", "play.example.org", status=1)["own-stranger"] == "wrong"
    (home / "house.pem").unlink()
    assert look(status=0)["own-well"] == "well", "the next house makes another"


def test_the_certificate_of_a_house_that_nobody_opened_for_long(look: Look, home: Path) -> None:
    for file in home.iterdir():
        file.unlink()
    made_at(home, dt.datetime.now(dt.UTC) - dt.timedelta(days=200))
    assert look(status=0) == {"no-store-yet": "well", "port-free": "well", "own-over": "doubtful", "own-well": "well"}
    for file in home.iterdir():
        file.unlink()
    made_at(home, dt.datetime.now(dt.UTC) - dt.timedelta(days=4000))
    found = look(status=1)
    assert found["own-authority-over"] == "wrong"
    assert "own-well" not in found


def test_a_certificate_that_devices_do_not_trust(look: Look, home: Path) -> None:
    (home / "authority.pem").unlink()
    assert look(status=1)["own-untrusted"] == "wrong"
    (home / "house.pem").rename(home / "kept")
    made_at(home, dt.datetime.now(dt.UTC) + dt.timedelta(days=9))
    assert look(status=1)["cert-early"] == "wrong"
    (home / "kept").rename(home / "house.pem")
    assert look(status=1)["own-untrusted"] == "wrong", "it is by the authority of before"


def test_what_a_house_keeps_is_whole_and_its_own(look: Look, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "house.pem").chmod(0o644)
    assert look(status=0)["key-for-all"] == "doubtful"
    monkeypatch.setattr(own_certificates, "called", lambda _: OUT_THERE)
    assert look(status=0)["own-uncovered"] == "doubtful"
    (home / "house.pem").write_text("a shopping list", "utf-8")
    assert look(status=1)["own-broken"] == "wrong"
    (home / "house.pem").unlink()
    (home / "house.pem").mkdir()
    assert look(status=1)["cert-unread"] == "wrong"
