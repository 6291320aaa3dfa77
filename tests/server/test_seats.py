"""People take seats with nothing but a name, move, change their name, and get up again before the game."""

import pytest

from tests.server.open_house import OpenHouse, open_house, played, refuses, together, turns_away, until_here

__all__ = ["open_house"]

BAD_NAME = "A name has 1 to 24 printable characters."


def names(shown: dict[str, list[dict[str, str]]]) -> list[str | None]:
    return [seat.get("name") for seat in shown["seats"]]


# Taking a seat


@played
async def test_whoever_names_no_seat_takes_the_first_free_one(house: OpenHouse) -> None:
    anna = await house.open("belcastel 4")
    assert (await house.join(anna.table, "Dot", seat=3)).seat == 3
    assert [(await house.join(anna.table, name)).seat for name in ("Bob", "Clo")] == [1, 2]
    assert names((await anna.get())[1]["shown"]) == ["Anna", "Bob", "Clo", "Dot"]


@played
async def test_everybody_hears_who_sat_down(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    eve = await house.watching(anna.table)
    bob = await house.join(anna.table, "Bob")
    for player in (anna, eve):
        joined = await player.until_kind("joined")
        assert joined["about"] == {"seat": 1, "name": "Bob"}
        assert names(player.shown) == ["Anna", "Bob"]
    assert bob.token is not None
    assert not any(bob.token in raw for player in (anna, eve) for raw in player.raw)


@played
async def test_a_taken_seat_or_one_that_does_not_exist_cannot_be_had(house: OpenHouse) -> None:
    anna = await house.open("belcastel 3", bots=["random"])
    seats = f"/{anna.table}/seats"
    await turns_away(house, seats, {"name": "Bob", "seat": 0}, 409, "seat_taken", "Seat 1 is taken.")
    await turns_away(house, seats, {"name": "Bob", "seat": 1}, 409, "seat_taken", "Seat 2 is taken.")
    english = "There is no seat 4 at this table."
    await turns_away(house, seats, {"name": "Bob", "seat": 3}, 422, "no_such_seat", english)
    english = "The house does not understand that message."
    await turns_away(house, seats, {"name": "Bob", "seat": -1}, 422, "bad_message", english)


@played
async def test_a_full_table_and_one_that_plays_let_nobody_in(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    await house.join(anna.table, "Bob")
    seats = f"/{anna.table}/seats"
    await turns_away(house, seats, {"name": "Clo"}, 409, "full", "All seats are taken.")
    await anna.do("start")
    await turns_away(house, seats, {"name": "Clo"}, 409, "started", "The game has already begun.")


@played
async def test_a_locked_table_lets_nobody_in_until_it_is_unlocked(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 3")).connect()
    await anna.do("lock")
    assert anna.shown["locked"] is True
    seats = f"/{anna.table}/seats"
    await turns_away(house, seats, {"name": "Bob"}, 409, "locked", "The table is closed to newcomers.")
    await anna.do("lock", locked=False)
    assert (await house.join(anna.table, "Bob")).seat == 1


# Names


@pytest.mark.parametrize("name", ["Anna", "ANNA", "  anna ", "A\u200bnna".replace("\u200b", ""), "\u202eAnna"])
@played
async def test_a_name_is_had_only_once_however_it_is_written(house: OpenHouse, name: str) -> None:
    anna = await house.open()
    clean = name.strip("\u202e ")
    english = f"Somebody is already called {clean}."
    await turns_away(house, f"/{anna.table}/seats", {"name": name}, 409, "name_taken", english)


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("  Jean\t\tPaul\n", "Jean Paul"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u202eevE", "evE"),
        ("a\u2066b\u2069c", "a b c"),
        ("Bo\x00b\x1b[31m", "Bo b [31m"),
        ("💧🔮", "💧🔮"),
    ],
)
@played
async def test_a_name_is_kept_on_one_line_and_nothing_in_it_turns_writing_around(
    house: OpenHouse, written: str, read: str
) -> None:
    anna = await house.open()
    await house.join(anna.table, written)
    assert names((await anna.get())[1]["shown"]) == ["Anna", read]


@pytest.mark.parametrize("name", ["\u202e", "\n\t ", "\u200b\u200d", "\ufeff"])
@played
async def test_a_name_without_a_letter_to_see_is_none(house: OpenHouse, name: str) -> None:
    anna = await (await house.open()).connect()
    await turns_away(house, f"/{anna.table}/seats", {"name": name}, 422, "bad_name", BAD_NAME)
    await refuses(house, anna, "bad_name", BAD_NAME, "rename", 422, name=name)


@played
async def test_a_name_that_is_empty_or_too_long_is_refused(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    for name, code, english in (
        ("", "bad_message", "The house does not understand that message."),
        ("n" * 25, "bad_name", "A name has 1 to 24 printable characters."),
    ):
        await turns_away(house, f"/{anna.table}/seats", {"name": name}, 422, code, english)
        await refuses(house, anna, code, english, "rename", 422, name=name)
    assert (await house.join(anna.table, "n" * 24)).seat == 1


@played
async def test_a_name_can_be_changed_before_the_game(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    bob = await (await house.join(anna.table, "Bob")).connect()
    await bob.do("rename", name="Robert")
    assert (await anna.until_kind("renamed"))["about"] == {"seat": 1, "name": "Robert"}
    assert names(anna.shown) == ["Anna", "Robert"]
    await refuses(house, bob, "name_taken", "Somebody is already called anna.", "rename", name="anna")
    assert (await bob.do("rename", name="ROBERT"))["is"] == "ack"


# Moving and getting up


@played
async def test_a_person_moves_to_a_free_seat_and_the_host_stays_the_host(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 4")).connect()
    bob = await (await house.join(anna.table, "Bob")).connect()
    assert (await anna.do("sit", seat=3))["is"] == "ack"
    assert (anna.welcome["seat"], anna.welcome["host"], anna.shown["host"]) == (3, True, 3)
    assert (await bob.until_kind("moved"))["about"] == {"seat": 0, "to": 3}
    assert names(bob.shown) == [None, "Bob", None, "Anna"]
    await refuses(house, bob, "seat_taken", "Seat 4 is taken.", "sit", seat=3)
    await refuses(house, bob, "no_such_seat", "There is no seat 5 at this table.", "sit", 422, seat=4)


@played
async def test_to_sit_where_one_sits_changes_nothing(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    before = await house.journal(anna.table)
    assert (await anna.do("sit", seat=0))["is"] == "ack"
    assert await house.journal(anna.table) == before


@played
async def test_everybody_hears_where_the_others_sit_now(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 4")).connect()
    bob = await (await house.join(anna.table, "Bob")).connect()
    await bob.do("sit", seat=2)
    await until_here(anna, [0, 2])
    await anna.do("sit", seat=3)
    await until_here(bob, [2, 3])
    assert (await bob.get())[1]["here"] == [2, 3]


@played
async def test_who_gets_up_before_the_game_leaves_a_free_seat_and_a_dead_token(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    bob = await (await house.join(anna.table, "Bob")).connect()
    await bob.do("leave")
    assert (await anna.until_kind("left"))["about"] == {"seat": 1, "host": 0}
    assert names(anna.shown) == ["Anna", None]
    assert bob.welcome["seat"] is None
    assert (await bob.get())[0] == 401
    assert (await bob.do("say", text="still here?"))["code"] == "bad_token"
    assert (await house.join(anna.table, "Bob")).seat == 1


@played
async def test_a_host_who_gets_up_passes_the_table_on(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 3", bots=["random"])).connect()
    clo = await (await house.join(anna.table, "Clo")).connect()
    await anna.do("leave")
    await clo.until(lambda said: said["is"] == "welcome")
    assert (clo.welcome["seat"], clo.welcome["host"], clo.shown["host"]) == (2, True, 2)
    await clo.do("leave")
    assert clo.shown["host"] == -1
    dot = await house.join(anna.table, "Dot")
    assert (await dot.get())[1]["host"] is True


@played
async def test_who_watches_has_no_seat_to_move_leave_or_name(house: OpenHouse) -> None:
    anna = await house.open()
    eve = await house.watching(anna.table, "en")
    before = await house.journal(anna.table)
    for command, fields in (("sit", {"seat": 1}), ("leave", {}), ("return", {}), ("rename", {"name": "Eva"})):
        refused = await eve.do(command, **fields)
        assert (refused["code"], refused["says"]) == ("not_seated", "You need a seat at this table.")
    assert await house.journal(anna.table) == before
    await together(eve)
