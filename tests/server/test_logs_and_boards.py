"""What happened is told in words with its rules, and the table as any seat has it can be had as text."""

import pytest

from tests.server.open_house import LOCK_STEP, OpenHouse, all_brew, all_stir, open_house, played
from tests.server.served import Player

__all__ = ["open_house"]

STOPPED = {"fr": "Anna s’arrête, la case 1 en vue.", "en": "Anna stops, with space 1 in sight."}  # noqa: RUF001 - typeset
BEGINS = {"fr": "C’est Anna qui commence.", "en": "Anna starts."}  # noqa: RUF001 - typeset
YOU = {"fr": "Anna, c’est toi", "en": "Anna, that is you"}  # noqa: RUF001 - typeset
BAG = "w1×4 w2×2 w3"  # noqa: RUF001 - typeset


async def facts(player: Player) -> list[str]:
    """The facts of the log, as somebody may know them, by their keys and seats."""
    _, log = await player.get("/log")
    told = [fact for event in log["events"] for fact in event["about"].get("told", ())]
    return [f"{key} {details.get('seat')}" for key, _rule, details in told]


async def board(player: Player, **query: str | int) -> str:
    status, body = await player.get("/board", **query)
    assert (status, body.get("code")) == (200, None)
    text: str = body["text"]
    return text


# The log


@pytest.mark.parametrize("lang", ["fr", "en"])
@played
async def test_the_log_tells_in_both_languages_what_happened_and_by_which_rule(house: OpenHouse, lang: str) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.answer("stop")
    status, log = await anna.get("/log", lang=lang)
    first, last = log["sentences"][0], log["sentences"][-1]
    assert (status, log["n"], last["n"], last["at"]) == (200, anna.n, anna.n, anna.events[-1]["at"])
    assert (first["says"], first["rules"]) == (BEGINS[lang], ["BEL-1.2"])
    assert (last["says"], last["rules"]) == (STOPPED[lang], ["BEL-5.3"])
    assert log["events"][-1]["about"]["told"] == [["stopped", "BEL-5.3", {"seat": 0, "space": 1}]]


@played
async def test_the_log_has_every_event_from_the_first_on_and_can_be_read_from_any(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await bob.do("say", text="Off we go")
    await anna.answer("stop")
    _, log = await anna.get("/log")
    kinds = ["opened", "joined", "joined", "started", "said", "answered"]
    assert [event["kind"] for event in log["events"]] == kinds
    assert [event["n"] for event in log["events"]] == [1, 2, 3, 4, 5, 6]
    _, log = await anna.get("/log", after=4)
    assert [event["kind"] for event in log["events"]] == kinds[4:]
    assert [sentence["n"] for sentence in log["sentences"]] == [6]
    assert (await anna.get("/log", after=99))[1] == {"n": 6, "events": [], "sentences": []}


@played
async def test_the_log_of_a_sealed_beat_tells_each_only_their_own_part(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_stir, "Anna", "Bob", setup=LOCK_STEP)
    eve = house.watcher(anna.table)
    for player in (anna, bob):
        await player.answer("draw")
    before = {player: await facts(player) for player in (anna, bob, eve)}
    await anna.answer("back")
    mine = (await facts(anna))[len(before[anna]) :]
    assert mine == ["back_in_bag 0"]
    assert [await facts(bob), await facts(eve)] == [before[bob], before[eve]]
    await bob.answer("keep")
    for player in (bob, eve):
        assert "back_in_bag 0" in (await facts(player))[len(before[player]) :]
    assert (await facts(anna)).count("back_in_bag 0") == 1


@played
async def test_the_log_of_a_table_that_has_not_begun_has_no_sentences(house: OpenHouse) -> None:
    anna = await house.open()
    _, log = await anna.get("/log")
    assert ([event["kind"] for event in log["events"]], log["sentences"]) == (["opened", "joined"], [])


# The board


@pytest.mark.parametrize("lang", ["fr", "en"])
@played
async def test_my_board_has_my_seat_in_the_middle_and_my_bag(house: OpenHouse, lang: str) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    mine, theirs = await board(anna, lang=lang), await board(bob, lang=lang)
    assert "╭─ Anna" in mine
    assert "╭─ Bob" in theirs
    assert BAG in mine
    assert await board(anna, lang=lang, seat=0) == mine
    assert max(len(line) for line in mine.splitlines()) <= 80
    assert "\x1b" not in mine


@pytest.mark.parametrize("linear", ["false", "true"])
@played
async def test_the_board_of_another_seat_is_that_seat_as_everybody_sees_it(house: OpenHouse, linear: str) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await bob.answer("draw")
    across = await board(anna, seat=1, linear=linear)
    assert "Bob" in across.split("Anna")[-1] or "╭─ Bob" in across
    assert BAG not in across
    assert across == await board(house.watcher(anna.table), seat=1, linear=linear)
    assert across != await board(bob, linear=linear)
    assert across != await board(anna, linear=linear)


@played
async def test_the_board_of_who_watches_has_nobody_in_the_middle(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    text = await board(house.watcher(anna.table))
    assert "Anna" in text
    assert "Bob" in text
    assert "╭─" not in text
    assert "w1" not in text


@pytest.mark.parametrize("lang", ["fr", "en"])
@played
async def test_a_board_in_sentences_can_be_read_aloud(house: OpenHouse, lang: str) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    text = await board(anna, linear="true", lang=lang)
    assert YOU[lang] in text
    assert not set("╭╮│─●◆▼★") & set(text)


@played
async def test_a_board_fits_into_as_many_columns_as_there_are(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    for width in (20, 40, 120):
        assert max(len(line) for line in (await board(anna, width=width)).splitlines()) <= width


@played
async def test_the_number_of_a_board_says_which_events_it_shows(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.answer("draw")
    assert (await anna.get("/board"))[1]["n"] == anna.n


ASKED = {
    "fr": ("Tu pioches, ou tu t’arrêtes\u202f?", [("draw", "Piocher"), ("stop", "S’arrêter")]),  # noqa: RUF001 - typeset
    "en": ("Draw, or stop?", [("draw", "Draw"), ("stop", "Stop")]),
}


@pytest.mark.parametrize("lang", ["fr", "en"])
@played
async def test_a_board_puts_my_question_and_what_i_may_answer_in_words(house: OpenHouse, lang: str) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    for query in ({}, {"seat": 1}, {"linear": "true"}):
        _, mine = await anna.get("/board", lang=lang, **query)
        assert (mine["question"], [(one["choice"], one["says"]) for one in mine["options"]]) == ASKED[lang]


@played
async def test_a_board_tells_nobody_what_others_are_asked(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.answer("stop")
    for player in (anna, house.watcher(anna.table)):
        for query in ({}, {"seat": 0}, {"seat": 1}):
            _, seen = await player.get("/board", **query)
            assert (seen["question"], seen["options"]) == (None, [])
    _, his = await bob.get("/board", seat=0)
    assert [one["choice"] for one in his["options"]] == ["draw", "stop"]


# What cannot be had


@played
async def test_what_cannot_be_read(house: OpenHouse) -> None:
    anna = await house.open(settings={"watchers": False})
    stray = house.guest(anna.table, "x" * 43, 0)
    asked: list[tuple[Player, str, dict[str, str], int, str, str]] = [
        (anna, "/board", {}, 409, "not_started", "The game has not begun."),
        (anna, "/record", {}, 409, "not_over", "The game is not over."),
        (anna, "/board", {"width": "19"}, 422, "bad_message", "The house does not understand that message."),
        (anna, "/board", {"linear": "yes"}, 422, "bad_message", "The house does not understand that message."),
        (anna, "/log", {"after": "-1"}, 422, "bad_message", "The house does not understand that message."),
        (stray, "/board", {}, 401, "bad_token", "This key opens no seat at this table."),
        (stray, "/log", {}, 401, "bad_token", "This key opens no seat at this table."),
        (house.watcher(anna.table), "/board", {}, 403, "no_watchers", "This table plays without spectators."),
        (house.watcher(anna.table), "/log", {}, 403, "no_watchers", "This table plays without spectators."),
    ]
    await cannot_be_read(asked[:2])
    await anna.connect()
    await anna.do("seat_bot", seat=1, level="random")
    await anna.do("start")
    await anna.do("pause")
    english = "There is no seat 3 at this table."
    await cannot_be_read([*asked[2:], (anna, "/board", {"seat": "2"}, 422, "no_such_seat", english)])


async def cannot_be_read(asked: list[tuple[Player, str, dict[str, str], int, str, str]]) -> None:
    """Each is refused in both languages."""
    for player, path, query, status, code, english in asked:
        for lang in ("fr", "en"):
            found, problem = await player.get(path, lang=lang, **query)
            assert (found, problem["code"], problem["says"] == english) == (status, code, lang == "en"), problem


@played
async def test_a_language_the_house_does_not_speak_is_refused(house: OpenHouse) -> None:
    anna = await house.open()
    status, problem = await anna.get("/log", lang="de")
    assert (status, problem["code"], problem["details"]) == (422, "bad_message", {"where": "lang"})
