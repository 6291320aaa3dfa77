"""The authority of a house and its certificates: for homes alone, renewed in time, and whatever is wrong is said."""

import ssl
import stat
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import serialization

from chaudron.cli import main
from chaudron.server.https.authority import (
    CERTIFICATE_LASTS,
    RENEWED_BEFORE,
    Called,
    Signed,
    allowed_by,
    called_by,
    new_authority,
    new_certificate,
)
from chaudron.server.https.certificates import Given, Own, context_of, write
from chaudron.server.https.machine import called, told
from chaudron.terminal.trouble import FAILED, Trouble
from tests.server.certified import DAY, TODAY, certificate, of_somebody_else

KITCHEN = told(["localhost", "kitchen", "kitchen.local", "192.168.1.20", "fd00::7"])
NOTHING = told([])


def own(folder: Path, machine: Called = KITCHEN, asked: Called = NOTHING, now: datetime = TODAY) -> Own:
    return Own(folder, lambda: machine, asked, lambda: now)


def test_a_certificate_names_the_machine_and_is_short_lived(tmp_path: Path) -> None:
    made = own(tmp_path / "https").certificate
    assert called_by(made) == KITCHEN
    assert made.not_valid_after_utc - made.not_valid_before_utc <= timedelta(days=398)


def test_keys_are_for_nobody_else(tmp_path: Path) -> None:
    folder = tmp_path / "https"
    own(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {stat.S_IMODE((folder / name).stat().st_mode) for name in ("authority.pem", "house.pem")} == {0o600}
    (folder / "authority.pem").chmod(0o644)
    own(folder)
    assert stat.S_IMODE((folder / "authority.pem").stat().st_mode) == 0o600


def test_the_same_authority_signs_again_and_again(tmp_path: Path) -> None:
    first = own(tmp_path)
    assert own(tmp_path).certificate == first.certificate
    assert own(tmp_path).authority == first.authority


@pytest.mark.parametrize(
    ("days", "is_new"), [(0, False), (CERTIFICATE_LASTS.days - RENEWED_BEFORE.days - 1, False), (61, True), (400, True)]
)
def test_it_is_renewed_a_month_before_it_is_over(tmp_path: Path, days: int, is_new: bool) -> None:
    first = own(tmp_path)
    later = own(tmp_path, now=TODAY + days * DAY)
    assert (later.certificate != first.certificate, later.authority) == (is_new, first.authority)


def test_a_house_that_is_open_takes_the_new_one(tmp_path: Path) -> None:
    """Whichever of several processes looks first makes it; the others find it."""
    now = TODAY
    one, other = (Own(tmp_path, lambda: KITCHEN, NOTHING, lambda: now) for _ in range(2))
    shown = one.context
    assert not one.refresh()
    now = TODAY + 70 * DAY
    assert one.refresh()
    assert other.refresh()
    assert one.certificate == other.certificate
    assert one.context is not shown
    assert not one.refresh()


def test_a_machine_in_another_network_gets_another_one(tmp_path: Path) -> None:
    machine = KITCHEN
    house = Own(tmp_path, lambda: machine, NOTHING, lambda: TODAY)
    machine = told(["localhost", "kitchen", "10.0.0.9"])
    assert house.refresh()
    assert called_by(house.certificate) == machine


def test_a_clock_that_was_set_back_makes_a_new_one_and_not_a_new_authority(tmp_path: Path) -> None:
    first = own(tmp_path)
    own(tmp_path, now=TODAY + 100 * DAY)
    back = own(tmp_path, now=TODAY + 1 * DAY)
    assert back.authority == first.authority
    assert back.certificate.not_valid_before_utc <= TODAY + DAY


@pytest.mark.parametrize("name", ["example.org", "kitchen.example.org", "com", "203.0.113.9", "2001:db8::5", "evil"])
def test_the_authority_may_vouch_for_homes_alone(name: str) -> None:
    authority = new_authority("kitchen", KITCHEN, TODAY).certificate
    assert allowed_by(authority, told([name])) == NOTHING
    assert allowed_by(authority, KITCHEN) == KITCHEN
    assert allowed_by(authority, told(["oven.lan", "10.1.2.3", "fe80::1"])) == told(["oven.lan", "10.1.2.3", "fe80::1"])


def test_a_stolen_authority_passes_for_nobody_on_the_internet(tmp_path: Path) -> None:
    """OpenSSL refuses what it signs for a name that it may not vouch for."""
    authority = new_authority("kitchen", KITCHEN, TODAY)
    assert trusted(tmp_path, authority, new_certificate(authority, KITCHEN, TODAY), "kitchen.local")
    assert not trusted(tmp_path, authority, new_certificate(authority, told(["bank.example"]), TODAY), "bank.example")


def trusted(folder: Path, authority: Signed, shown: Signed, name: str) -> bool:
    """Does somebody who trusts an authority accept what is shown for a name?"""
    write(folder / "shown.pem", shown)
    text = authority.certificate.public_bytes(serialization.Encoding.PEM).decode("ascii")
    to_client, to_server = ssl.MemoryBIO(), ssl.MemoryBIO()
    client = ssl.create_default_context(cadata=text).wrap_bio(to_client, to_server, server_hostname=name)
    server = context_of(folder / "shown.pem").wrap_bio(to_server, to_client, server_side=True)
    for side in (client, server, client, server):
        try:
            side.do_handshake()
        except ssl.SSLWantReadError:
            continue
        except ssl.SSLCertVerificationError:
            return False
    return True


def test_a_name_that_somebody_gives_is_in_it(tmp_path: Path) -> None:
    asked = told(["games.example.org"])
    house = own(tmp_path, called(asked), asked)
    assert asked <= called_by(house.certificate)
    assert asked <= called_by(own(tmp_path, called(asked), asked).certificate)


def test_a_name_that_comes_later_is_not_left_out_in_silence(tmp_path: Path) -> None:
    own(tmp_path)
    asked = told(["games.example.org"])
    with pytest.raises(Trouble, match="https-other-name"):
        own(tmp_path, called(asked), asked)


def test_what_is_over_or_not_yet_valid_is_most_often_the_fault_of_a_clock(tmp_path: Path) -> None:
    own(tmp_path)
    for years, key in ((11, "https-authority-over"), (-2, "https-too-early")):
        with pytest.raises(Trouble, match=key):
            own(tmp_path, now=TODAY + years * 365 * DAY)


def test_a_certificate_in_a_file_is_taken_anew_when_it_changes(tmp_path: Path) -> None:
    file, key_file = of_somebody_else(tmp_path, "play.example.org", made=TODAY - 30 * DAY)
    given = Given(file, key_file)
    first = given.certificate
    assert not given.refresh()
    fresh = certificate("play.example.org")
    file.write_bytes(fresh.pem())
    with pytest.raises(Trouble, match="https-no-pair"):
        given.refresh()
    assert given.certificate == first
    key_file.write_bytes(fresh.pem())
    assert given.refresh()
    assert given.certificate == fresh.certificate


@pytest.fixture
def wrong(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """The options of a house whose certificate has something wrong with it."""
    file, key_file = of_somebody_else(tmp_path, "play.example.org", made=TODAY + request.param[1] * DAY)
    match request.param[0]:
        case "missing":
            file.unlink()
        case "no certificate":
            file.write_text("Dear diary")
        case "no key":
            key_file.write_text("Dear diary")
        case "no pair":
            key_file.write_bytes(certificate("play.example.org").pem())
        case "locked":
            locked = serialization.BestAvailableEncryption(b"secret")
            pem, pkcs8 = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
            key_file.write_bytes(certificate("play.example.org").key.private_bytes(pem, pkcs8, locked))
        case "no cert":
            return ["--key", str(key_file)]
    return ["--cert", str(file), "--key", str(key_file)]


@pytest.mark.parametrize(
    ("wrong", "status", "english", "french"),
    [
        (("", -100), FAILED, "Renew it, or set the clock of this machine.", "Renouvelle-le, ou mets"),
        (("", 100), FAILED, "Set its clock.", "Mets-la à l"),
        (("missing", 0), FAILED, "cannot be read: No such file or directory", "Impossible de lire"),
        (("no certificate", 0), FAILED, "holds no certificate", "ne contient pas de certificat"),
        (("no key", 0), FAILED, "holds no private key", "ne contient pas de clé privée"),
        (("no pair", 0), FAILED, "does not belong to the certificate", "ne va pas avec le certificat"),
        (("locked", 0), FAILED, "is locked with a password", "protégée par un mot de passe"),
        (("no cert", 0), 2, "name that too, with --cert", "nomme-le aussi, avec --cert"),
    ],
    indirect=["wrong"],
)
def test_what_is_wrong_with_a_certificate_is_one_sentence(
    wrong: list[str], status: int, english: str, french: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, part in (("en", english), ("fr", french)):
        assert main(["serve", "--port", "0", "--lang", lang, *wrong]) == status
        printed = capsys.readouterr()
        assert printed.out == ""
        assert part in printed.err
        assert len(printed.err.splitlines()) == 1


@pytest.mark.parametrize(("lang", "part"), [("en", "is damaged or not one of our own"), ("fr", "est abîmé, ou n")])
def test_an_authority_that_is_damaged_is_never_replaced_in_silence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, part: str
) -> None:
    folder = tmp_path / "chaudron" / "https"
    folder.mkdir(parents=True)
    (folder / "authority.pem").write_text("Dear diary")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["serve", "--https", "--port", "0", "--lang", lang]) == FAILED
    assert part in capsys.readouterr().err
    assert (folder / "authority.pem").read_text() == "Dear diary"


@pytest.mark.parametrize(("lang", "part"), [("en", "cannot be kept in"), ("fr", "Impossible de garder")])
def test_a_folder_that_cannot_be_written_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, part: str
) -> None:
    (tmp_path / "chaudron").mkdir()
    (tmp_path / "chaudron" / "https").write_text("a file, where a folder should be")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["serve", "--https", "--port", "0", "--lang", lang]) == FAILED
    assert part in capsys.readouterr().err
