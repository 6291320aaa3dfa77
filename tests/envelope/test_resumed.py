"""A game that goes on from a position of another: what was played there was not drawn under its seal."""

import json
from pathlib import Path
from random import Random

import pytest

from chaudron.cli import main
from chaudron.games import SHELF
from chaudron.kernel.envelope import Envelope, fingerprint, first_head, last_head, next_head
from chaudron.kernel.house_list import CLOSED, ENDED, Line
from chaudron.kernel.record import Record, verify
from chaudron.kernel.verdict import EXIT_CODES, HOUSE, PARTLY, RECORDED, UNFINISHED, Verdict, verdict
from tests.envelope.before import loaded
from tests.envelope.played import OTHER_TABLE, SETUPS, Data, laid, of_before, onward, record_of, signed, trouble
from tests.envelope.test_attacks import downloaded
from tests.envelope.test_edits import NOT_SOUND, ours, theirs

pytestmark = pytest.mark.real_luck
every_game = pytest.mark.parametrize("game", SETUPS)


def forged(game: str, before_the_end: int, is_of_before: bool = False) -> Data:
    """Luck that its author chose, in the envelope of a real game: all of it is said to have been drawn elsewhere."""
    real = json.loads(record_of(game))
    best = max(range(5), key=lambda seed: loaded(game, seed)["result"]["points"][0])
    fake = loaded(game, best)
    entries = [[*entry[:4], ""] for entry in fake["entries"]]
    if is_of_before:
        real["source"]["envelope"] = of_before(real["source"]["envelope"])
    resumed = {"table": OTHER_TABLE, "moment": len(entries) - before_the_end}
    data = {**real, "opening": fake["opening"], "entries": entries, "result": fake["result"], "resumed": resumed}
    return signed(data)


@every_game
@pytest.mark.parametrize("before_the_end", [0, 1, 2])
def test_loaded_luck_does_not_pass_as_drawn_in_another_game(game: str, before_the_end: int, tmp_path: Path) -> None:
    data = forged(game, before_the_end)
    for one in (data, headed(data)):
        assert trouble(one) == ("not_in_envelope" if before_the_end else "malformed")
        assert theirs(one, tmp_path) == NOT_SOUND


def headed(data: Data) -> Data:
    """As someone would forge it who makes the head anew, too."""
    head = first_head(data["source"]["envelope"], data["opening"])
    for entry in data["entries"]:
        head = next_head(head, entry)
    return signed({**data, "head": last_head(head, data["result"])})


@every_game
def test_an_envelope_of_before_that_does_not_say_so_proves_nothing_of_such_a_game(game: str, tmp_path: Path) -> None:
    """Honest ones are still read; so is a forged one, as far as it fits, but neither is called proven."""
    honest = json.loads(onward(game, is_of_before=True))
    assert (trouble(honest), ours(honest), theirs(honest, tmp_path)) == ("", 6, 6)
    assert verdict(Record.from_json(honest)) == Verdict(RECORDED, given=honest["resumed"]["moment"])
    for before_the_end in (0, 1):
        data = headed(forged(game, before_the_end, is_of_before=True))
        assert (ours(data), theirs(data, tmp_path)) in ((NOT_SOUND, NOT_SOUND), (6, 6))


@every_game
def test_a_game_that_goes_on_says_what_is_proven_and_what_is_not(game: str, tmp_path: Path) -> None:
    data = json.loads(onward(game))
    record = Record.from_json(data)
    assert trouble(data) == ""
    assert verdict(record) == Verdict(PARTLY, given=data["resumed"]["moment"], bots=(2,))
    assert (ours(data), theirs(data, tmp_path)) == (EXIT_CODES[PARTLY], EXIT_CODES[PARTLY])
    alone = json.loads(onward(game, is_silent=True))
    assert verdict(Record.from_json(alone)).kind == HOUSE
    assert (ours(alone), theirs(alone, tmp_path)) == (EXIT_CODES[HOUSE], EXIT_CODES[HOUSE])
    cut = signed({**data, "entries": data["entries"][:-1], "result": None, "head": None})
    assert (trouble(cut), verdict(Record.from_json(cut)).kind) == ("", UNFINISHED)


@every_game
def test_what_it_went_on_from_is_bound_by_the_envelope(game: str, tmp_path: Path) -> None:
    data = json.loads(onward(game))
    moment = data["resumed"]["moment"]
    drawn = next(number for number, entry in enumerate(data["entries"]) if entry[2])
    changed = json.loads(json.dumps(data))
    changed["entries"][drawn][2][0][1] += 1
    assert drawn < moment
    wrong = [changed, {**data, "resumed": None}, {name: value for name, value in data.items() if name != "resumed"}]
    others = ({"moment": moment - 1}, {"moment": moment + 1}, {"table": "zzzzzzzzzz"})
    wrong += [{**data, "resumed": {**data["resumed"], **other}} for other in others]
    for one in wrong:
        assert (trouble(signed(one)), theirs(signed(one), tmp_path)) == ("not_in_envelope", NOT_SOUND)


@every_game
def test_a_draw_that_was_made_under_its_seal_is_checked(game: str, tmp_path: Path) -> None:
    data = json.loads(onward(game))
    after = [
        number for number, entry in enumerate(data["entries"], 1) if entry[2] and number > data["resumed"]["moment"]
    ]
    for number in Random(7).sample(after, 3):
        edited = json.loads(json.dumps(data))
        draw = next((draw for draw in edited["entries"][number - 1][2] if draw[1] > 1), None)
        if draw is not None:
            draw[2] = (draw[2] + 1) % draw[1]
            assert (trouble(signed(edited)), theirs(signed(edited), tmp_path)) == ("draws_differ", NOT_SOUND)


@every_game
def test_a_game_cannot_go_on_from_its_own_end(game: str, tmp_path: Path) -> None:
    """With an envelope of the forger's own making, which says so."""
    whole = json.loads(record_of(game))
    record = Record.from_json(whole)
    record.resumed = {"table": OTHER_TABLE, "moment": len(record.entries)}
    played = {**record.resumed, "played": ""}
    source = {**whole["source"], "envelope": laid(game, [], resumed=played).text(), "salts": ["", "", ""]}
    data = signed({**record.to_json(), "source": source})
    assert (trouble(data), theirs(data, tmp_path)) == ("malformed", NOT_SOUND)


def test_an_envelope_that_says_it_otherwise_is_none() -> None:
    said = json.loads(laid("bal", []).text())
    good = {"table": "", "moment": 3, "played": "00" * 32}
    assert Envelope.read(json.dumps({**said, "resumed": good})).resumed == good
    others: list[Data] = [{"more": 1}, {"moment": "3"}, {"moment": -1}, {"moment": True}, {"table": None}]
    for wrong in ({}, [], 1, {"moment": 3}, *({**good, **other} for other in others)):
        with pytest.raises((TypeError, ValueError, KeyError)):
            Envelope.read(json.dumps({**said, "resumed": wrong}))


@pytest.mark.parametrize(
    ("lang", "given", "sealed"),
    [
        ("en", "come from another game", "Partly proven: what was drawn after answer number"),
        ("fr", "autre partie", "Prouvé en partie : ce qui a été tiré après la réponse numéro"),
    ],
)
def test_it_is_said_in_words(
    lang: str, given: str, sealed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, seals = tmp_path / "game.json", tmp_path / "seals.json"
    data = json.loads(onward("blackwood"))
    file.write_text(json.dumps(data), "utf-8")
    envelope = fingerprint(data["source"]["envelope"]).hex()
    lines = [Line(1, 1, CLOSED, envelope), Line(2, 1, ENDED, envelope, data["head"])]
    seals.write_text(json.dumps(downloaded(lines)), "utf-8")
    assert main(["verify", str(file), "--list", str(seals), "--lang", lang]) == EXIT_CODES[PARTLY]
    said = " ".join(capsys.readouterr().out.split())
    moment = data["resumed"]["moment"]
    after = sum(len(entry[2]) for entry in data["entries"][moment:])
    assert given in said
    assert f"{sealed} {moment}" in said
    assert f"{after} " in said
    file.write_text(onward("blackwood", is_of_before=True), "utf-8")
    assert main(["verify", str(file), "--lang", lang]) == EXIT_CODES[RECORDED]


@every_game
def test_it_is_played_again_draw_for_draw(game: str) -> None:
    record = Record.from_json(json.loads(onward(game)))
    assert verify(SHELF[game], record).record.head == record.head
