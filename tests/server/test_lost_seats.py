"""A lost seat is given back by the host's consent, never for a name alone."""

import pytest

from chaudron import limits
from tests.server.open_house import OpenHouse, all_brew, open_house, played, refuses, together, turns_away
from tests.server.served import Player

__all__ = ["open_house"]

NO_CLAIM = "That request is no longer there."


async def claim(house: OpenHouse, table: str, seat: int, name: str) -> tuple[Player, int]:
    """Somebody who asks for a seat, and the number of the request."""
    status, claimed = await house.post(f"/{table}/claims", {"seat": seat, "name": name})
    assert (status, claimed["table"]) == (201, table)
    return house.guest(table, claimed["token"], None), claimed["claim"]


@played
async def test_the_host_hears_who_asks_for_a_seat_and_gives_it(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    view = bob.view
    bobby, number = await claim(house, anna.table, 1, "Bobby")
    assert (await anna.until_kind("claimed"))["about"] == {"claim": number, "seat": 1, "name": "Bobby"}
    assert anna.shown["claims"] == [{"claim": number, "seat": 1, "name": "Bobby"}]
    assert (await anna.do("grant", claim=number))["is"] == "ack"
    assert anna.events[-1]["about"] == {"claim": number, "seat": 1, "name": "Bobby"}
    assert (anna.shown["claims"], anna.shown["seats"][1]["name"]) == ([], "Bobby")
    await bobby.connect()
    assert (bobby.welcome["seat"], bobby.view) == (1, view)
    assert (await bobby.answer("draw"))["is"] == "ack"


@played
async def test_the_token_of_before_is_dead_once_the_seat_is_given_to_another(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    _, number = await claim(house, anna.table, 1, "Bob")
    await anna.do("grant", claim=number)
    assert (await bob.get())[0] == 401
    await bob.until(lambda said: said["is"] == "welcome")
    assert (bob.welcome["seat"], bob.ask) == (None, None)
    assert (await bob.do("return"))["code"] == "given_away"


@played
async def test_who_waits_for_a_seat_watches_and_then_sits_down_at_once(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    bobby, number = await claim(house, anna.table, 1, "Bob")
    await bobby.connect()
    assert (bobby.welcome["seat"], bobby.ask, bobby.view["me"]) == (None, None, None)
    assert (await bobby.do("answer", ask=4, choice="draw"))["code"] == "not_seated"
    await anna.do("grant", claim=number)
    await bobby.until(lambda said: said["is"] == "welcome")
    assert (bobby.welcome["seat"], bobby.view) == (1, bob.view)
    assert (await bobby.answer("draw"))["is"] == "ack"


@played
async def test_a_seat_that_was_given_back_is_played_by_its_person_alone(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.do("pause")
    await bob.do("leave")
    await anna.do("seat_bot", seat=1, level="random")
    bobby, number = await claim(house, anna.table, 1, "Bob")
    await anna.do("grant", claim=number)
    assert anna.shown["seats"][1] == {"name": "Bob", "person": True}
    await anna.do("resume")
    await bobby.connect()
    assert (await bobby.answer("draw"))["is"] == "ack"


@played
async def test_a_seat_of_who_was_sent_away_may_be_asked_for_and_given(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.do("kick", seat=1)
    clo, number = await claim(house, anna.table, 1, "Clo")
    await anna.do("grant", claim=number)
    _, stand = await clo.get()
    assert (stand["seat"], stand["shown"]["seats"][1]) == (1, {"name": "Clo", "person": True})


@played
async def test_a_refused_claim_leaves_everything_as_it_was(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    eve, number = await claim(house, anna.table, 1, "Eve")
    await eve.connect()
    assert (await anna.do("refuse", claim=number))["is"] == "ack"
    assert (await eve.until_kind("refused"))["about"] == {"claim": number}
    assert (anna.shown["claims"], anna.shown["seats"][1]["name"]) == ([], "Bob")
    status, problem = await eve.get()
    assert (status, problem["code"]) == (401, "claim_refused")
    assert (await bob.answer("draw"))["is"] == "ack"
    await refuses(house, anna, "no_such_claim", NO_CLAIM, "refuse", claim=number)
    await refuses(house, anna, "no_such_claim", NO_CLAIM, "grant", claim=number)


@played
async def test_a_name_alone_gives_no_seat(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await bob.close()
    await turns_away(house, f"/{anna.table}/seats", {"name": "Bob"}, 409, "started", "The game has already begun.")
    eve, _ = await claim(house, anna.table, 1, "Bob")
    _, stand = await eve.get()
    assert (stand["seat"], stand["ask"], stand["shown"]["claims"]) == (None, None, [])
    assert (await eve.post("/commands", {"do": "say", "id": "1", "text": "it is me"}))[1]["code"] == "not_seated"


@played
async def test_only_the_host_sees_who_asks(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await claim(house, anna.table, 1, "Eve")
    await together(anna, bob)
    assert (len(anna.shown["claims"]), bob.shown["claims"]) == (1, [])
    await refuses(house, bob, "not_host", "Only the host may do this.", "grant", 403, claim=1)


@played
async def test_who_waits_for_a_seat_at_a_table_without_spectators_sees_nothing_yet(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob", settings={"watchers": False})
    bobby, number = await claim(house, anna.table, 1, "Bob")
    await bobby.connect()
    assert bobby.closed is not None
    assert (bobby.closed["code"], bobby.view) == ("no_watchers", None)
    await bobby.close()
    await anna.do("grant", claim=number)
    await bobby.connect()
    assert bobby.welcome["seat"] == 1


@played
async def test_what_cannot_be_asked_for(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await (await house.open()).connect()
    claims = f"/{anna.table}/claims"
    await turns_away(house, claims, {"seat": 1, "name": "Eve"}, 409, "not_started", "The game has not begun.")
    await anna.do("seat_bot", seat=1, level="random")
    await anna.do("start")
    await anna.do("pause")
    english = "The host’s seat cannot be asked for; its personal link opens it again."  # noqa: RUF001 - typeset
    await turns_away(house, claims, {"seat": 0, "name": "Eve"}, 409, "hosts_seat", english)
    english = "There is no seat 3 at this table."
    await turns_away(house, claims, {"seat": 2, "name": "Eve"}, 422, "no_such_seat", english)
    english = "Somebody is already called anna."
    await turns_away(house, claims, {"seat": 1, "name": "anna"}, 409, "name_taken", english)
    english = "A name has 1 to 24 printable characters."
    await turns_away(house, claims, {"seat": 1, "name": "\u202e"}, 422, "bad_name", english)
    monkeypatch.setattr(limits, "CLAIMS", 2)
    for name in ("Eve", "Eva"):
        await claim(house, anna.table, 1, name)
    english = "Too many people are asking for a seat. Wait for the host’s answer."  # noqa: RUF001 - typeset
    await turns_away(house, claims, {"seat": 1, "name": "Ewa"}, 409, "too_many_claims", english)


@played
async def test_a_name_that_was_taken_meanwhile_is_not_given_with_the_seat(house: OpenHouse) -> None:
    anna, _bob, _clo = await house.table_of("Anna", "Bob", "Clo")
    _, first = await claim(house, anna.table, 1, "Dot")
    _, second = await claim(house, anna.table, 2, "Dot")
    await anna.do("grant", claim=first)
    await refuses(house, anna, "name_taken", "Somebody is already called Dot.", "grant", claim=second)
