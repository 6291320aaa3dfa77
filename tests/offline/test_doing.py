"""What a person may do at a table on a device, and what is refused."""

import json
import random
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from chaudron import protocol
from chaudron.games import SHELF
from chaudron.games.belcastel import BELCASTEL, Belcastel
from chaudron.games.belcastel.box import Box
from chaudron.kernel.chance import commitment
from chaudron.kernel.record import Record, verify
from chaudron.lessons import LESSONS
from chaudron.room.pace import BOT_SECONDS
from chaudron.room.records import record_of
from tests.offline.played import Device, Seated, sat_down


def asked(seated: Seated) -> protocol.Asked:
    assert seated.ask is not None
    return seated.ask


def refused(seated: Seated, what: str, **fields: object) -> protocol.Nack:
    before, n = seated.hello(), seated.n
    nack = seated.do(what, **fields)
    assert isinstance(nack, protocol.Nack)
    assert (seated.hello(), seated.n) == (before, n)
    assert nack.says
    return nack


def until(seated: Seated, about: str) -> None:
    """Play at random until this is asked."""
    rng = random.Random(3)
    seated.wait()
    while asked(seated).about != about:
        seated.play(rng, 1)
        seated.wait()


def brewing() -> Seated:
    """Somebody who has just stopped, which can be taken back as long as others brew."""
    seated = sat_down("belcastel 2")
    until(seated, "brew")
    return seated


def test_a_command_that_is_sent_again_is_done_once() -> None:
    seated = brewing()
    command = {"do": "answer", "id": "again", "ask": asked(seated).ask, "choice": "draw"}
    first = seated.device.call("command", table=seated.table, command=command)
    again = seated.device.call("command", table=seated.table, command=command)
    assert (len(first["rows"]), again.get("rows")) == (1, None)
    assert again["says"] == [first["says"][-1]]
    seated.device.call("forget", table=seated.table)
    seated.device.load(seated.table)
    assert seated.device.call("command", table=seated.table, command=command) == again


def test_an_answer_can_be_taken_back() -> None:
    seated = sat_down("blackwood 2")
    seated.wait()
    rng = random.Random(1)
    while seated.hello().undo is not None:
        seated.play(rng, 1)
    before = seated.hello()
    ack = seated.do("undo")
    assert isinstance(ack, protocol.Ack)
    after = seated.hello()
    assert (after.n, after.missed[-1].kind, after.undo is None) == (before.n + 1, "undone", False)
    table = seated.device.house.tables[seated.table]
    record = record_of(table.room.state, table.rows)
    seated.device.call("forget", table=seated.table)
    seated.device.load(seated.table)
    assert seated.hello() == after
    table = seated.device.house.tables[seated.table]
    assert record_of(table.room.state, table.rows) == record


def test_what_chance_has_shown_is_not_taken_back() -> None:
    seated = brewing()
    seated.answer("draw")
    nack = refused(seated, "undo")
    assert (nack.code, nack.details) == ("no_undo", {"key": seated.hello().undo})


def test_why_something_cannot_be_chosen_is_said_with_its_rule() -> None:
    seated = brewing()
    allowed = seated.do("why", choice="draw")
    assert isinstance(allowed, protocol.Ack)
    assert allowed.about == {"allowed": True}
    why = seated.do("why", choice="buy:g1")
    assert isinstance(why, protocol.Ack)
    assert (why.about["allowed"], bool(why.about["key"])) == (False, True)


def test_an_answer_to_another_question_is_stale_and_one_against_the_rules_refused() -> None:
    seated = brewing()
    assert refused(seated, "answer", ask=asked(seated).ask + 1, choice="draw").code == "stale"
    nack = refused(seated, "answer", ask=asked(seated).ask, choice="buy:g1")
    assert (nack.code, nack.rule[:3]) == ("refused", "BEL")


def test_nobody_answers_while_the_game_is_paused() -> None:
    seated = brewing()
    assert refused(seated, "resume").code == "not_paused"
    seated.do("pause")
    assert seated.hello().shown.paused
    n = seated.n
    seated.wait()
    assert (seated.n, seated.device.call("due", table=seated.table)) == (n, {"seconds": None})
    assert refused(seated, "answer", ask=asked(seated).ask, choice="draw").code == "paused"
    seated.do("resume")
    assert isinstance(seated.answer("draw"), protocol.Ack)
    seated.play(random.Random(1), 20)
    assert {event.about.get("seat") for event in seated.hello().missed[n:] if event.kind == "answered"} == {0, 1}


@pytest.mark.parametrize(
    ("what", "fields"),
    [
        ("kick", {"seat": 1}),
        ("leave", {}),
        ("seat_bot", {"seat": 1, "level": "random"}),
        ("make_host", {"seat": 1}),
        ("change", {"players": 3}),
        ("say", {"text": "Ohé"}),
        ("plan", {"plan": {"whites": 5}}),
        ("start", {}),
    ],
)
def test_what_is_about_other_people_is_not_done_here(what: str, fields: dict[str, Any]) -> None:
    assert refused(brewing(), what, **fields).code == "not_offline"


def test_what_is_no_command_is_refused() -> None:
    assert refused(brewing(), "brew").code == "bad_message"
    assert refused(brewing(), "answer", ask="first").code == "bad_message"


def test_the_shelf_is_told_how_a_table_stands() -> None:
    """The page asks for it without any events: with a number that the house accepts."""
    page = (Path(__file__).parents[2] / "web" / "src" / "offline" / "tables.ts").read_text("utf-8")
    found = re.search(r"const END = 10 \*\* (\d+);", page)
    assert found
    assert 'this.#asked(`/tables/${table}?after=${END}`, "fr")' in page
    seated = sat_down("blackwood 2")
    seated.play(random.Random(1), 3)
    standing = seated.device.get(f"/tables/{seated.table}?after={10 ** int(found[1])}")
    assert (standing["n"], standing["missed"]) == (seated.n, [])


def test_one_may_cheer() -> None:
    seated = brewing()
    seated.do("emote", emote="clap")
    assert seated.hello().missed[-1].about == {"seat": 0, "emote": "clap"}


def test_a_rematch_is_a_new_table_with_a_seal_of_its_own() -> None:
    seated = sat_down("blackwood 3", bots=["random", "apprentice"])
    assert refused(seated, "rematch").code == "not_over"
    seated.play(random.Random(5))
    before = seated.hello()
    ack = seated.do("rematch")
    assert isinstance(ack, protocol.Ack)
    device, table = seated.device, ack.about["table"]
    device.call("forget", table=table)
    device.load(table)
    again = Seated(device, table).hello()
    assert (seated.hello().shown.rematch, table[0], again.shown.state) == (table, "o", "playing")
    assert (
        [seat.bot for seat in again.shown.seats]
        == [seat.bot for seat in before.shown.seats]
        == ["", "random", "apprentice"]
    )
    assert again.shown.commitment == commitment(bytes.fromhex(device.kept[table]["secret"])) != before.shown.commitment
    assert refused(seated, "rematch").details == {"table": table}


def test_the_secret_is_sealed_before_anybody_sits_down_and_shown_at_the_end() -> None:
    seated = sat_down("blackwood 2")
    device = seated.device
    opened, *_ = device.kept[seated.table]["rows"]
    secret = device.kept[seated.table]["secret"]
    event = json.loads(opened["body"])
    assert (event["kind"], event["commitment"]) == ("opened", commitment(bytes.fromhex(secret)))
    seated.play(random.Random(5))
    told = [event.about for event in seated.hello().missed if event.about.get("secret")]
    assert [(about["secret"], "result" in about) for about in told] == [(secret, True)]


@pytest.mark.parametrize("game", LESSONS)
def test_first_steps_are_taken_here_as_in_the_house(game: str) -> None:
    device = Device()
    seated = Seated(device, device.call("open", wish={"lesson": game, "name": "Ada"})["seated"]["table"])
    seated.wait()
    steps, refusals = 0, set()
    while seated.state == "playing" and seated.ask is not None and seated.ask.lesson is not None:
        lets, steps = seated.ask.lesson.lets, steps + 1
        for wrong in [choice for choice in seated.ask.options if choice not in lets][:1]:
            refusals.add(refused(seated, "answer", ask=seated.ask.ask, choice=wrong).code)
        wanted = next(choice for choice in seated.ask.options if choice in lets)
        assert isinstance(seated.answer(wanted), protocol.Ack)
        seated.wait()
    assert (steps > 5, refusals) == (True, {"lesson"})


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"setup": "chess 2"}, "bad_option"),
        ({"setup": "belcastel 9"}, "bad_option"),
        ({"setup": "belcastel 2", "bots": ["genius"]}, "bad_option"),
        ({"setup": "belcastel 2", "name": "\n"}, "bad_name"),
        ({"setup": "belcastel 2", "name": None}, "bad_name"),
        ({"lesson": "chess"}, "no_such_lesson"),
        ({"setup": "belcastel 2", "bots": "random"}, "bad_message"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(wish: dict[str, object], code: str) -> None:
    refusal = Device("en").call("open", wish={"name": "Ada", **wish})["refused"]
    assert (refusal["code"], refusal["status"]) == (code, 422)
    assert len(refusal["says"]) > 10


def test_all_seats_are_taken_by_bots_and_what_is_about_others_is_left_out() -> None:
    settings = {"public": True, "clock": 30, "undo": False, "odds": True, "window": 3.0}
    seated = sat_down("belcastel 4", bots=["random"], settings=settings)
    shown = seated.hello().shown
    assert [seat.bot for seat in shown.seats] == ["", "random", "random", "random"]
    assert len({seat.name for seat in shown.seats}) == 4
    assert (shown.settings.public, shown.settings.clock, shown.settings.window) == (False, 0, None)
    assert (shown.settings.undo, seated.hello().undo) == (False, "off")


def test_bots_wait_a_moment_while_the_person_thinks_too() -> None:
    seated = sat_down("belcastel 2")
    seated.wait()
    assert seated.device.call("due", table=seated.table)["seconds"] in (None, BOT_SECONDS)


def test_a_journal_that_the_rules_do_not_bring_about_is_not_played_on() -> None:
    seated = sat_down("blackwood 2")
    seated.play(random.Random(2), 3)
    kept = seated.device.kept[seated.table]
    answered = next(row for row in kept["rows"] if '"answered"' in row["body"])
    answered["body"] = json.dumps({**json.loads(answered["body"]), "draws": [[0, 6, 1]]})
    seated.device.call("forget", table=seated.table)
    assert seated.device.load(seated.table)["refused"]["code"] == "broken"
    kept["rows"] = [{"seq": 1}]
    assert seated.device.load(seated.table)["refused"]["code"] == "broken"


class Raised(Belcastel):
    """The next version, in which some options are what they are whatever a table says."""

    def __init__(self, **forced: object) -> None:
        super().__init__(BELCASTEL.kind)
        self.forced, self.version = forced, str(int(BELCASTEL.version) + 1)

    def box(self, players: int, options: Mapping[str, Any]) -> Box:
        return super().box(players, {**options, **self.forced})


def test_a_game_of_earlier_rules_goes_on_where_those_of_today_make_the_same_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seated = sat_down("belcastel 2")
    seated.play(random.Random(2), 3)
    seated.device.call("forget", table=seated.table)
    monkeypatch.setitem(SHELF, "belcastel", Raised())
    assert "refused" not in seated.device.load(seated.table)
    seated.play(random.Random(3), 10_000)
    record = Record.from_json(seated.device.get(f"/tables/{seated.table}/record"))
    assert record.version == Raised().version
    assert verify(Raised(), record).record.result == record.result


@pytest.mark.parametrize("forced", [{"first_player": 1}, {"cauldron_side": "none"}], ids=["draws", "options"])
def test_a_game_of_earlier_rules_is_not_played_on_by_others(
    monkeypatch: pytest.MonkeyPatch, forced: dict[str, object]
) -> None:
    seated = sat_down("belcastel 2")
    seated.device.call("forget", table=seated.table)
    monkeypatch.setitem(SHELF, "belcastel", Raised(**forced))
    refusal = seated.device.load(seated.table)["refused"]
    assert (refusal["code"], "version" in refusal["says"]) == ("outdated", True)
