"""The command line: help, records told and checked, rules; and every wrong input, in one sentence."""

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import chaudron
from chaudron.cli import COMMANDS, main
from chaudron.games import SHELF
from chaudron.games.belcastel import BELCASTEL
from chaudron.games.blackwood.components import OURS
from chaudron.kernel.chance import Counter, Sealed
from chaudron.kernel.record import Play, digest
from chaudron.rulebook import rule_text
from chaudron.speech.rule_words import title_of
from chaudron.terminal.faces import FACES
from chaudron.terminal.files import MOST_BYTES
from chaudron.words import LANGUAGES, words

Heard = tuple[int, str, str]
"""An exit code, what was shown, and what was complained about."""
Run = Callable[..., Heard]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is written outside this test's folder, and the language does not depend on the machine."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("CHAUDRON_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line given as words."""

    def run(*arguments: str) -> Heard:
        status = main(list(arguments))
        heard = capsys.readouterr()
        return status, heard.out, heard.err

    return run


def played(names: list[str], most: int = 10_000, seed: int | None = None) -> Play:
    """A game between players who always draw once and then take the last option."""
    chance = Counter(2, seed) if seed is not None else Sealed(2, bytes(range(32)), names)
    play = Play(BELCASTEL, BELCASTEL.box(2, {"lock_step": "every_round"}), chance, names)
    while play.table.outcome is None and len(play.record.entries) < most:
        ask = play.table.asks[play.table.pending_seats[0]]
        fresh = not play.table.seats[ask.seat].chips  # type: ignore[attr-defined]  # the table of Belcastel
        play.answer(ask.seat, "draw" if fresh and "draw" in ask.options else ask.options[-1])
    return play


def written(path: Path, play: Play, **changes: Any) -> str:
    """A record file, with some parts changed and the fingerprint that fits."""
    body = {**play.record.to_json(), **changes}
    del body["digest"]
    path.write_text(json.dumps({**body, "digest": digest(body)}), "utf-8")
    return str(path)


@pytest.fixture
def game(tmp_path: Path) -> str:
    return written(tmp_path / "game.json", played(["Anna", "Bea"]))


@pytest.fixture
def unfinished(tmp_path: Path) -> str:
    return written(tmp_path / "unfinished.json", played(["Anna", "Bea"], most=9))


# Help


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command(run: Run, language: str) -> None:
    for arguments in ((), ("--help",), ("-h",), ("help",)):
        status, told, complained = run("--lang", language, *arguments)
        assert (status, complained) == (0, "")
        assert all(f"  {name} " in told for name in COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_explains_itself_in_the_language_asked_for(run: Run, name: str, language: str) -> None:
    status, told, complained = run(name, "--help", f"--lang={language}")
    assert (status, complained) == (0, "")
    assert told.startswith(words(language).say("cli-usage") + f"chaudron {name}")
    assert words(language).say(f"cli-{name}") in told
    english = re.findall(r"usage:|positional|show this help message|optional arguments", told)
    assert english == []


@pytest.mark.parametrize(
    "option",
    [
        "stop=final|revocable",
        "first_player=random|0|1|2|3",
        "[BEL-15.16]",
        "witches=random|S2-C1-G3\n",
        "books=1|2|3|4|5|6|g5-b2-r1-y4-p3-k6-l5\n",
        "ruby_coins_after_points=false|true\n",
        "[WIT-6.8]",
        "level=easy|medium|hard\n",
        "first_player=youngest|random|0|1|2|3|4|5\n",
        "incantation_time=20|1…600\n",
        "bot_diction=0.97|0…1\n",
        "must_parry=false|true\n",
        "[BAL-13.13]",
        "first_witch=random|0|1|2|3\n",
        "fagus_limit=10|0|1…99\n",
        "favour=false|true\n",
        f"components={OURS.hash}\n",
        "[BLW-13.6]",
    ],
)
def test_the_help_of_play_lists_every_table_option(run: Run, option: str) -> None:
    """[BEL-15, WIT-1.3, WIT-6.1, BAL-13, BLW-13] Each once: what an expansion only takes over is not listed again."""
    _, told, _ = run("play", "--help")
    assert told.count(f"  {option}") == 1 or (option.startswith("[") and option in told)


def test_the_version(run: Run) -> None:
    assert run("--version") == (0, f"chaudron {chaudron.__version__}\n", "")


def test_the_module_is_the_program() -> None:
    done = subprocess.run([sys.executable, "-m", "chaudron", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"chaudron {chaudron.__version__}\n"


def test_a_reader_who_has_had_enough_is_no_error() -> None:
    command = f'"{sys.executable}" -m chaudron rules BEL-16 | head -n 1'
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)
    assert done.stderr == ""


# Records


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_sentences_with_their_rules(run: Run, game: str, language: str) -> None:
    status, told, complained = run("replay", game, "--lang", language)
    assert (status, complained) == (0, "")
    assert told.count("[BEL-5.2]") + told.count("[BEL-12.1") > 10
    assert re.search(r"Anna +\d+ {2}▒", told)


def test_a_game_is_told_as_one_seat_heard_it(run: Run, game: str) -> None:
    everybody, first = (run("replay", game, *more)[1] for more in ([], ["--seat", "1"]))
    assert len(first.split("\n")) >= len(everybody.split("\n")) // 2


def test_a_game_is_told_to_programs(run: Run, game: str) -> None:
    status, told, _ = run("replay", game, "--json", "--seat", "2")
    story = json.loads(told)
    assert status == 0
    assert story["names"] == ["Anna", "Bea"]
    assert story["seat"] == 2
    assert story["log"][0]["facts"][0]["key"] == "first_player"
    assert story["log"][1]["seat"] in (1, 2)
    assert "draw" in [answer.get("choice") for answer in story["log"]]
    assert story["result"]["places"]


def test_a_game_is_told_step_by_step(run: Run, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\n\n"))
    status, told, _ = run("replay", game, "--step", "--seat", "1")
    assert status == 0
    assert told.count("╭─ Anna") == 4
    assert "wins with" in told or "share" in told


def test_an_unfinished_game_is_told_from_its_draws_although_its_luck_is_still_sealed(run: Run, unfinished: str) -> None:
    status, told, _ = run("replay", unfinished)
    assert status == 0
    assert "The game is not over." in told


def test_every_draw_is_recounted(run: Run, game: str, tmp_path: Path) -> None:
    status, told, _ = run("verify", game)
    record = json.loads(Path(game).read_text("utf-8"))
    draws = len(record["opening"]) + sum(len(entry[2]) for entry in record["entries"])
    assert status == 4
    assert record["source"]["commitment"] in told
    assert "Sealed by the house alone" in told
    assert f"{draws} draws recomputed for {len(record['entries'])} answers: all correct." in told
    seeded = written(tmp_path / "seeded.json", played(["Anna", "Bea"], seed=77, most=5))
    status, told, _ = run("verify", seeded)
    assert status == 7
    assert "Seed: 77" in told
    assert "The game is not over." in told
    assert "Unfinished" in told
    seeded = written(tmp_path / "whole.json", played(["Anna", "Bea"], seed=77))
    status, told, _ = run("verify", seeded)
    assert (status, "Seeded: " in told) == (5, True)


def test_a_name_in_a_record_cannot_command_the_terminal(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path / "x.json", played(["An\x1b[2Jna", "B" * 400]))
    _, told, _ = run("replay", file)
    assert "\x1b" not in told
    assert "B" * 17 not in told


# Rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("BEL-6.1", "BEL-6.1"),
        ("bel-6.1", "BEL-6.1"),
        ("6.1", "BEL-6.1"),
        ("BEL-6", "BEL-6.2"),
        ("green-1", "green-1"),
        ("charity", "charity"),
        ("stop", "BEL-15.6"),
        ("die", "die"),
        ("tubes", "tubes"),
        ("WIT-3.2", "WIT-3.2"),
        ("S2", "WIT-3.2"),
        ("s2", "WIT-3.2"),
        ("WIT-4", "WIT-4.1"),
        ("locoweed-6", "locoweed-6"),
        ("locoweed_opens", "WIT-6.2"),
        ("witches", "WIT-6.1"),
        ("BAL-7.5", "BAL-7.5"),
        ("bal-6", "BAL-6.1"),
        ("balai", "balai"),
        ("NANANERE", "nananere"),
        ("potions-red", "potions-red"),
        ("level", "BAL-13.1"),
        ("bot_ear", "BAL-13.13"),
        ("first_player", "BEL-15.1"),
    ],
)
def test_a_rule_is_shown(run: Run, asked: str, found: str, language: str) -> None:
    status, told, complained = run("rules", asked, "--lang", language)
    assert (status, complained) == (0, "")
    assert re.search(rf"^{re.escape(called(found, language))}(\W|$)", told, re.MULTILINE)
    assert not re.search(r"[*`]", told)
    assert max(map(len, told.split("\n"))) <= 80


def called(rule: str, language: str) -> str:
    """How a reader knows a rule: by its number, or by the name of the card or book."""
    found = rule_text(language, rule)
    return title_of(found.paragraphs[0], found.title)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_name_the_contents_are_shown(run: Run, language: str) -> None:
    _, told, _ = run("rules", "--lang", language)
    assert "BEL-17" in told
    assert called("purple-4", language) in told.replace("\n    ", " ")
    assert called("magic_potion", language) in told
    assert "WIT-7" in told
    assert called("locoweed-6", language) in told.replace("\n    ", " ")
    assert "BAL-13" in told
    assert called("tourdemagie", language) in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "other"), [("bal", "BEL-1"), ("BELCASTEL", "BAL-1")])
def test_a_game_is_shown_by_its_contents(run: Run, game: str, other: str, language: str) -> None:
    status, told, _ = run("rules", game, "--lang", language)
    assert status == 0
    assert f"{game[:3].upper()}-1 · " in told
    assert f"{other} · " not in told


def test_a_card_is_found_by_its_name_in_each_language(run: Run) -> None:
    for language in LANGUAGES:
        name = words(language).say("belcastel-card-shining")
        assert called("shining", language) in run("rules", name, "--lang", language)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_witch_and_the_bowl_are_found_by_their_names_in_each_language(run: Run, language: str) -> None:
    names = {"belcastel-witch-C3": "WIT-3.7", "belcastel-witch-S2": "WIT-3.2", "belcastel-bowl": "WIT-4.6"}
    for key, rule in names.items():
        name = words(language).say(key).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
        assert rule in run("rules", name.upper(), "--lang", language)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_the_ball_is_found_by_its_name_and_a_potion_by_its_formula(run: Run, language: str) -> None:
    say = words(language).say
    for key, rule in {"bal-card-miroir": "miroir", "bal-card-r4": "potions-red", "bal-card-g1": "potions-grey"}.items():
        for form in (key, f"{key}.formula"):
            name = say(form).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
            assert f"\n{called(rule, language)} " in run("rules", name.upper(), "--lang", language)[1]
    assert "BAL-7.14" in run("rules", say("bal-bowl"), "--lang", language)[1]


# Wrong input

USAGE: list[tuple[str, str]] = [
    ("pley", "did you mean play?"),
    (
        "xyzzy",
        (
            "try play, serve, install-service, backup, restore, tidy, doctor, simulate, report, tournament, train, "
            "replay, verify, review, rules, words, components"
        ),
    ),
    ("--frobnicate", "“--frobnicate”"),
    ("play --sed 3", "did you mean --seed?"),
    ("play belcastel chess", "“chess”"),
    ("play chess", "no game “chess”"),
    ("play --seed", "missing after --seed"),
    ("play --seed soup", "--seed takes a whole number"),
    ("play --seed -3", "--seed takes a whole number"),
    ("play --seed ٣", "--seed takes a whole number"),
    ("play --seed 99999999999999999999", "too big"),
    ("play --players many", "--players takes a whole number"),
    ("play --players 1", "2 to 4 players, not 1"),
    ("play --players 9", "2 to 4 players, not 9"),
    ("play --people 0", "at least one person"),
    ("play --people 9", "9 people for 4 seats"),
    ("play --people A,B,C --players 2", "3 people for 2 seats"),
    ("play --people A,,B", "different names"),
    ("play --people A,a", "different names"),
    ("play --bots oracle", "oracle"),
    ("play --option books", "name=value"),
    ("play --option =2", "name=value"),
    ("play --option books=9", "names no books"),
    ("play --option stop=never", "final, revocable"),
    ("play --option speed=high", "no option “speed”"),
    ("play --linear=yes", "--linear takes no value"),
    ("play witches --players 6", "2 to 5 players, not 6"),
    ("play witches --people 6", "6 people for 5 seats"),
    ("play --people 5", "5 people for 4 seats"),
    ("play witches --option books=7", "names no books"),
    ("play witches --option books=g5-b2-r1-y4-p3-k4", "names no books"),
    ("play --option books=5", "names no books"),
    ("play witches --option witches=S1-S2-G3", "does not name three witches"),
    ("play witches --option witches=S9-C1-G3", "does not name three witches"),
    ("play --option witches=S1-C1-G1", "no option “witches”"),
    ("play witches --option locoweed_opens=4", "1, 2, 3"),
    ("play witches --books 6", "“--option books=…”"),
    ("play --witches=S1-C1-G1", "“--option witches=…”"),
    ("play witch", "no game “witch”"),
    ("play bal 2", "3 to 6 players, not 2"),
    ("play bal 7", "3 to 6 players, not 7"),
    ("play bal --people 7", "7 people for 6 seats"),
    ("play bal 3 --people 4", "4 people for 3 seats"),
    ("play bal hard", "name=value"),
    ("play bal 4 5", "name=value"),
    ("play bal 4 level=absurd", "easy, medium, hard"),
    ("play bal 4 levle=hard", "no option “levle”"),
    ("play bal --level hard", "“--option level=…”"),
    ("play bal 3 first_player=3", "“3”"),
    ("play bal 4 --as carabosse", "hilda, edmee, ursule"),
    ("play bal 4 --people Anna,Bea --as hilda,hilda", "different witches"),
    ("play bal 4 --people Anna,Bea --as hilda,edmee,ursule", "3 witches for 2 people"),
    ("play belcastel --as hilda", "different witches"),
    ("play bal 3 first_player=youngest=2", "“youngest=2”"),
    ("play bal incantation_time=0", "1…600"),
    ("play bal incantation_time=soon", "1…600"),
    ("play bal bot_ear=2", "0…1"),
    ("play bal books=2", "no option “books”"),
    ("play bal --bots oracle", "oracle"),
    ("rules BAL-7.99", "no rule “BAL-7.99”"),
    ("play --record .", ". is a folder"),
    ("play --record nowhere/game.json", "cannot be written"),
    ("play --record here.txt", "already exists"),
    ("--lang de play", "do not speak “de”"),
    ("play --lang=", "do not speak “”"),
    ("replay", "The file is missing"),
    ("verify", "The file is missing"),
    ("replay nowhere.json", "no file nowhere.json"),
    ("verify nowhere.json", "no file nowhere.json"),
    ("replay .", ". is a folder"),
    ("verify .", ". is a folder"),
    ("replay game.json --seat 3", "no seat 3"),
    ("replay game.json --seat x", "no seat x"),
    ("rules BEL-6.9", "no rule “BEL-6.9”"),
    ("rules soup", "no rule “soup”"),
    ("rules BEL-1 BEL-2", "“BEL-2”"),
]


@pytest.mark.parametrize(("command", "said"), USAGE, ids=[command for command, _ in USAGE])
def test_a_command_that_cannot_be_carried_out_is_explained(
    run: Run, game: str, tmp_path: Path, command: str, said: str
) -> None:
    """One sentence, exit code 2, and nothing is written."""
    (tmp_path / "here.txt").write_text("mine", "utf-8")
    before = sorted(tmp_path.rglob("*"))
    status, told, complained = run(*command.split())
    assert (status, told) == (2, "")
    assert said in complained
    assert complained.count("\n") == 1
    assert sorted(tmp_path.rglob("*")) == before
    assert (tmp_path / "here.txt").read_text("utf-8") == "mine"


@pytest.mark.parametrize(("command", "_said"), USAGE, ids=[command for command, _ in USAGE])
def test_it_is_explained_in_french_too(run: Run, game: str, tmp_path: Path, command: str, _said: str) -> None:
    (tmp_path / "here.txt").write_text("mine", "utf-8")
    os.environ["CHAUDRON_LANG"] = "fr"
    status, told, complained = run(*command.split())
    assert (status, told) == (2, "")
    assert complained.count("\n") == 1
    assert not re.search(r"\b(the|is|not|does)\b", complained.lower().replace("bel-", ""))


def spoil(path: Path, kind: str) -> None:
    """Make a file that is not the record it should be."""
    play = played(["Anna", "Bea"])
    data = play.record.to_json()
    spoiled: dict[str, Callable[[], object]] = {
        "not JSON": lambda: path.write_text("{ soup", "utf-8"),
        "not text": lambda: path.write_bytes(b"\xff\xfe\x00\x80"),
        "empty": lambda: path.write_text("", "utf-8"),
        "deep": lambda: path.write_text("[" * 100_000, "utf-8"),
        "a list": lambda: path.write_text("[1, 2]", "utf-8"),
        "another format": lambda: path.write_text('{"format": "chess/1"}', "utf-8"),
        "tampered": lambda: path.write_text(json.dumps({**data, "names": ["Eve", "Bea"]}), "utf-8"),
        "another version": lambda: written(path, play, version="0"),
        "another game": lambda: written(path, play, game="chess"),
        "no entries": lambda: written(path, play, entries=None),
        "nine players": lambda: written(path, play, players=9),
        "bad options": lambda: written(path, play, options={"stop": "never"}),
        "a cheat": lambda: written(path, play, entries=cheated(data["entries"])),
        "an illegal choice": lambda: written(path, play, entries=[[0, "buy:g4", [], 0]]),
        "a seat that is not there": lambda: written(path, play, entries=[[7, "draw", [], 0]]),
        "another opening": lambda: written(path, play, opening=[]),
        "another result": lambda: written(path, play, result={"points": [0, 0], "places": [1, 1]}),
        "a thousand million players": lambda: written(path, play, players=10**9),
        "no players": lambda: written(path, play, players=0),
        "more players than can be counted": lambda: written(path, play, players=10**4000),
        "a number too long to read": lambda: path.write_text('{"format":' + "9" * 1_000_000 + "}", "utf-8"),
        "a seat beyond counting": lambda: written(path, play, entries=[[10**400, "draw", [], 0]]),
        "a draw beyond counting": lambda: written(path, play, opening=[[-1, 10**4000, 1]]),
        "an endless choice": lambda: written(path, play, entries=[[0, "draw" * 100_000, [], 0]]),
        "an endless version": lambda: written(path, play, version="1" * 100_000),
        "an endless source": lambda: written(path, play, source={"kind": "x" * 100_000}),
        "an endless seed": lambda: written(path, play, source={"kind": "counter", "seed": "f" * 100_000}),
        "an endless option": lambda: written(path, play, options={"stop": "x" * 100_000}),
        "a book beyond counting": lambda: written(path, play, options={"books": 10**4000}),
        "a thousand options": lambda: written(path, play, options={str(number): number for number in range(1_000)}),
        "a deep option": lambda: path.write_text(deep_record(data), "utf-8"),
        "commands for the terminal": lambda: written(path, play, version="\x1b[2J\n\n"),
        "an endless file": lambda: path.write_text(" " * (MOST_BYTES + 1), "utf-8"),
    }
    spoiled[kind]()


def deep_record(data: dict[str, Any]) -> str:
    """A record that is just shallow enough to be read, but not to be written again."""
    depth = sys.getrecursionlimit() - 100
    text = json.dumps({**data, "options": {"stop": 0}})
    return text.replace('"stop": 0', '"stop": ' + "[" * depth + "]" * depth)


def cheated(entries: list[Any]) -> list[Any]:
    """Somebody drew another chip than the seal says."""
    number = next(number for number, entry in enumerate(entries) if entry[2])
    changed = json.loads(json.dumps(entries))
    changed[number][2][0][2] = (changed[number][2][0][2] + 1) % changed[number][2][0][1]
    return [*changed]


SPOILED = [
    *("not JSON", "not text", "empty", "deep", "a list", "another format", "tampered", "another version"),
    *("another game", "no entries", "nine players", "bad options", "a cheat", "an illegal choice"),
    *("a seat that is not there", "another opening", "another result", "a thousand million players", "no players"),
    *("more players than can be counted", "a number too long to read", "a seat beyond counting"),
    *("a draw beyond counting", "an endless choice", "an endless version", "an endless source", "an endless seed"),
    *("an endless option", "a book beyond counting", "a thousand options", "a deep option"),
    *("commands for the terminal", "an endless file"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("kind", SPOILED)
def test_a_record_that_does_not_hold_is_explained(
    run: Run, tmp_path: Path, kind: str, command: str, language: str
) -> None:
    """One sentence, exit code 1, nothing told."""
    file = tmp_path / "spoiled.json"
    spoil(file, kind)
    status, told, complained = run(command, str(file), "--lang", language)
    assert (status, told) == (1, "")
    assert complained.count("\n") == 1
    assert "Traceback" not in complained
    assert "\x1b" not in complained
    assert len(complained) < 800


def test_a_record_of_an_earlier_version_is_verified_by_what_that_meant(run: Run, tmp_path: Path) -> None:
    before, play = BELCASTEL.version, played(["Anna", "Bea"])
    file = written(tmp_path / "old.json", play)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BELCASTEL, "version", str(int(before) + 1), raising=False)
        assert run("replay", file)[0] == 0
        status, told, complained = run("verify", file)
    assert (status, complained) == (4, "")
    assert (
        f"The whole game was played under version {before} of the rules; today\u2019s version, {int(before) + 1}, gives"
        in told
    )


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_of_an_earlier_version_that_cannot_be_judged_is_refused_in_one_sentence(
    run: Run, tmp_path: Path, command: str
) -> None:
    before, file = BELCASTEL.version, written(tmp_path / "old.json", played(["Anna", "Bea"]), opening=[])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BELCASTEL, "version", str(int(before) + 1), raising=False)
        status, told, complained = run(command, file)
    assert (status, told, complained.count("\n")) == (1, "", 1)
    assert (
        f"follows version {before} of the rules; I play version {int(before) + 1}, which begins it differently"
        in complained
    )


def test_luck_that_is_still_sealed_is_called_unfinished(run: Run, unfinished: str) -> None:
    status, told, complained = run("verify", unfinished)
    assert (status, complained) == (7, "")
    assert "Unfinished" in told
    assert "Secret revealed" not in told


def test_a_false_draw_in_a_sealed_unfinished_game_is_noticed(run: Run, tmp_path: Path) -> None:
    """Without the secret only the draws can be followed: they must at least be possible."""
    play = played(["Anna", "Bea"], most=9)
    for number, opening in enumerate(([], [[9, 2, 1]], [[-1, 2, 5]])):
        file = written(tmp_path / f"{number}.json", play, opening=opening)
        status, told, complained = run("replay", file)
        assert (status, told) == (1, "")
        assert complained.count("\n") == 1


@pytest.mark.parametrize("command", ["replay game.json", "verify game.json", "play --record x.json"])
def test_a_file_that_may_not_be_read_or_written_is_explained(
    run: Run, game: str, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    usual = Path.open

    def forbidden(path: Path, *how: Any, **more: Any) -> Any:
        if path.suffix == ".json":
            raise PermissionError
        return usual(path, *how, **more)

    monkeypatch.setattr("pathlib.Path.open", forbidden)
    monkeypatch.setattr("os.access", lambda *_: False)
    status, told, complained = run(*command.split())
    assert (status, told) == (2, "")
    assert "cannot be" in complained


def test_without_a_data_folder_one_plays_all_the_same(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record is not kept then, and that is said first."""
    monkeypatch.setenv("XDG_DATA_HOME", "game.json/nowhere")
    Path("game.json").write_text("not a folder", "utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    status, told, _ = run("play", "--seed", "1")
    assert status == 1
    assert "The record cannot be kept here" in told


# Words


def test_every_word_of_the_terminal_is_used() -> None:
    """No key of cli.ftl is left over."""
    home = Path(chaudron.__file__).parent
    files = [home / name for name in ("cli.py", "command_line.py", "service.py", "values.py")]
    files += [file for folder in ("server", "terminal") for file in (home / folder).rglob("*.py")]
    doctor = "".join(file.read_text("utf-8") for file in (home / "server/doctor").glob("*.py"))
    code = "\n".join(file.read_text("utf-8") for file in files)
    keys = re.findall(r"^([\w-]+) =", (home / "locales" / "fr" / "cli.ftl").read_text("utf-8"), re.MULTILINE)
    commands = "|".join(COMMANDS)
    made = re.compile(
        rf"cli-({commands})(-.+)?|command-.+|podium-.+|board-(state|color|bal-window)-.+|short-.+|verify-.+"
        rf"|(title|rules-contents)-({'|'.join({*SHELF, *FACES})})|call-.+|read-bal-(parried|failed)"
        rf"|board-blackwood-(sign-.+|larder|potions|sold|traded|ready|spent|fagus)"
        rf"|(welcome-(people|bots|goal|start)|commands-line|legend|choices-on-board)-({'|'.join(FACES)})"
    )
    found = [*re.findall(r"['\"]([\w-]+)['\"]", doctor), "port-forbidden", "no-address", "no-port"]
    code += "".join(f"'doctor-{key}'" for key in found)
    assert [key for key in keys if not re.search(rf"['\"]{key}['\"]", code) and not made.fullmatch(key)] == []


def test_help_loads_no_game() -> None:
    """Help comes at once: neither rules nor a terminal's colors are loaded for it."""
    code = "import sys; from chaudron.cli import main; main(['--help']); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    loaded = done.stderr.split()
    assert "chaudron.texts" in loaded
    assert {"chaudron.games", "chaudron.server", "rich", "argparse"} & set(loaded) == set()
