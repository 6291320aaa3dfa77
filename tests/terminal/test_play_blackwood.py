"""`chaudron play blackwood`: whole games through a pipe and at a terminal, what may be typed, and the end."""

import re
from pathlib import Path
from typing import Any

import pytest

from chaudron.bots.blackwood import Apprentice
from chaudron.cli import main
from chaudron.games import SHELF
from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.components import OURS, POTION_IDS, SPELLS
from chaudron.kernel.chance import Counter
from chaudron.kernel.facts import Fact
from chaudron.kernel.record import Play, Record, verify
from chaudron.kernel.verdict import EXIT_CODES, SEEDED
from chaudron.scenes.blackwood import witch, wood
from chaudron.server.jobs.messages import Draw
from chaudron.server.jobs.process import draw
from chaudron.terminal.blackwood.podium import Podium, scores
from chaudron.terminal.console import Console
from chaudron.terminal.faces import face_of
from chaudron.terminal.paint import visible
from chaudron.words import LANGUAGES, words
from tests.terminal.conftest import Run, Screen, choices, forever, kept, read

pytestmark = pytest.mark.usefixtures("with_blackwood")

TABLE = "play blackwood 3 --seed 5 --option first_witch=0 --lang en"
ALONE = f"{TABLE} --people Anna"
"""One person against two bots."""
THREE = f"{TABLE} --people Anna,Bea,Clo"
"""Nobody but people: what happens depends on nothing but what is typed."""
CARELESS = ("1", "buy", "1", "brew", "", "2", "end")
"""What somebody types who knows no rules: takes what comes first, buys, brews if it can be, and goes on."""


# Whole games


def test_nobody_has_to_look_away(on_screen: Run) -> None:
    """[BLW-2.1] Everything is open: several people at one keyboard need no curtain."""
    _, told = on_screen(THREE, script=forever(CARELESS, most=300))
    assert "Curtain" not in told
    assert "Bea: Forest search" in told


def test_a_setup_code_is_a_table(piped: Run, at_home: Path) -> None:
    piped("play blackwood 4 favour=true --people Anna --seed 1 --option fagus_limit=3")
    record = read(kept(at_home)[0])
    assert (record.game, record.players) == ("blackwood", 4)
    assert (record.options["favour"], record.options["fagus_limit"]) == (True, 3)
    assert record.options["components"] == OURS.hash


def test_the_greeting_says_whose_card_values_are_in_play(piped: Run) -> None:
    """[BLW-10, BLW-13.6]"""
    _, told = piped(ALONE)
    assert "The card values are our reconstruction" in told


# What may be typed


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("?", "BLW-3.2 Forest search."),
        ("?", "T toad, C clover, M mushroom, B bat."),
        ("?", "village the potions that are wanted, and what you lack"),
        ("? BLW-7.4", "BLW-7.4"),
        ("? 5.1", "BLW-5.1"),
        ("? favour", "BLW-13.5"),
        ("? first_witch", "BLW-13.1"),
        ("? red", "Potions Red (10"),
        ("? p02", "Potions Green (10"),
        ("? Toad's Kiss", "Potions Red (10"),
        ("? Ghost purse", "Spells Ghost purse ("),
        ("? twin", "Spells Twin puppet ("),
        ("? Fagus Bok", "BLW-5.7"),
        ("? toad", "BLW-1.3"),
        ("? BLW-66", "There is no rule “BLW-66”"),
        ("village", "you lack"),
        ("spells", "Twin puppet (a red potion and a blue potion; 2 left): Forest search."),
        ("discards", "The discard pile is still empty."),
        ("discards", "toad 0/4 · clover 0/4"),
        ("board", "▶★ Anna"),
        ("log", "Round 1: the lantern lights column 1."),
        ("log all", "First expedition: the forest is waiting."),
        ("undo", "There is nothing to take back yet."),
        ("hand", "I do not understand “hand”"),
        ("odds", "I do not understand “odds”"),
        ("return", "I do not understand “return”"),
        ("", "You have to choose"),
        ("99", "There is no choice 99: the numbers go from 1 to 20."),
        ("0", "There is no choice 0"),
        ("r5c1", "This forest does not reach that far: row 5, column 1. [BLW-1.6]"),
        ("5 1", "This forest does not reach that far: row 5, column 1. [BLW-1.6]"),
        ("r9c9", "I do not understand “r9c9”"),
        ("9 9", "I do not understand “9 9”"),
        ("r1", "“r1” could mean Place in row 1, column 1, Place in row 1, column 2"),
        ("buy", "You can do that only on the return to the village. [BLW-3.6]"),
        ("brew", "You can do that only on the return to the village. [BLW-5.1]"),
        ("end", "Place your puppet first. [BLW-3.15]"),
        ("borrow", "Fagus Bok lends only if you have two coins at most; in your purse: 8 coins. [BLW-5.7]"),
        ("sell:P01", "You have not brewed the Toad’s Kiss. [BLW-5.5]"),  # noqa: RUF001 - typeset
        ("Toad's Kiss", "You have not brewed the Toad’s Kiss. [BLW-5.5]"),  # noqa: RUF001 - typeset
        ("trade:twin", "For the Twin puppet you need a red potion and a blue potion, face up. [BLW-5.3]"),
        ("cast:shoo", "You have no “Shoo!”. [BLW-5.6]"),
        ("Ghost purse", "For the Ghost purse you need a red potion and a green potion, face up. [BLW-5.3]"),
        ("sing", "I do not understand “sing”"),
        ("\x1b[A", "I do not understand"),
        ("lang fr", "Recherche en forêt : que fais-tu"),
        ("lang de", "I do not speak “de”"),
    ],
)
def test_each_command_and_each_slip_is_answered(piped: Run, asked: str, answer: str) -> None:
    _, told = piped(ALONE, asked)
    told = re.sub(r"[ \n]+", " ", told.partition(f"Anna > {asked}\n")[2])
    assert answer.replace(" :", "\u00a0:") in told


@pytest.mark.parametrize(
    "typed",
    ["13", "place:r3c3", "r3c3", "R3C3", "3 3", "3,3", "3, 3", "(3, 3)", "row 3, column 3", "Place in row 3, column 3"],
)
def test_a_place_is_named_by_number_notation_or_row_and_column(piped: Run, at_home: Path, typed: str) -> None:
    """[BLW-3.2]"""
    piped(ALONE, typed)
    assert choices(at_home, 0)[0] == "place:r3c3"


def test_a_place_that_is_taken_is_refused_with_who_stands_there(piped: Run, at_home: Path) -> None:
    _, told = piped(THREE, "r1c1", "r1c1", "1 1", "r2c2")
    assert told.count("Anna has a puppet there: hands off. [BLW-3.2]") == 2
    assert choices(at_home) == ["place:r1c1", "place:r2c2"]


def test_a_card_is_bought_and_what_it_costs_is_said_before(piped: Run, at_home: Path) -> None:
    """[BLW-3.6] Enter never leaves a card behind."""
    _, told = piped(THREE, "r1c1", "r2c3", "r3c3", "", "buy", "")
    assert re.search(r"1\) Buy the card \([\w ]+\)", told)
    assert "You have to choose" in told
    assert choices(at_home)[3] == "buy"


@pytest.mark.parametrize("typed", ["brew", "Brew a potion", "1"])
def test_a_potion_is_brewed_by_name(piped: Run, at_home: Path, typed: str) -> None:
    """[BLW-5.1] In the game of this seed, a potion that one card makes is found by looking."""
    seed, place, potion = one_card_potion()
    table = f"play blackwood 2 --seed {seed} --option first_witch=0 --lang en --people Anna,Bea"
    name = words("en").say(f"blackwood-potion-{potion}").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    _, told = piped(table, place, "r3c5", "buy", typed, name.upper(), "")
    assert f"Anna brews the {words('en').say(f'blackwood-potion-{potion}')} from" in told
    assert choices(at_home, 0)[1:3] == ["buy", "brew"]
    assert f"potion:{potion}" in choices(at_home, 0)


def one_card_potion() -> tuple[int, str, str]:
    """A seed with a card in column 1 that makes a potion of the village."""
    for seed in range(200):
        play = Play(BLACKWOOD, BLACKWOOD.box(2, {"first_witch": 0}), Counter(2, seed))
        view = SHELF["blackwood"].view(play.table, 0)
        for place in ("r1c1", "r2c1", "r3c1"):
            gives = OURS.forest[view["forest"][(int(place[1]) - 1) * 5]].gives
            made = [potion for potion in view["display"] if OURS.potions[potion].needs == gives]
            if len(made) == 1:
                return seed, place, made[0]
    raise AssertionError("no such game")


def test_undo_takes_back_what_nobody_has_learned_from(piped: Run, at_home: Path) -> None:
    seed, place, potion = one_card_potion()
    table = f"play blackwood 2 --seed {seed} --option first_witch=0 --lang en --people Anna,Bea"
    _, told = piped(table, place, "r3c5", "buy", "brew", "undo", "undo", "leave")
    assert told.count("Taken back.") == 2
    assert choices(at_home, 0)[:2] == [f"place:{place}", "leave"]
    assert potion not in "".join(choices(at_home))


def test_what_was_answered_before_somebody_else_stays(piped: Run, at_home: Path) -> None:
    """Nobody is home in column 1, and Anna begins the next round."""
    _, told = piped(THREE, "r1c5", "r2c5", "r3c5", "undo")
    assert "Too late: somebody else has played since." in told
    assert choices(at_home) == ["place:r1c5", "place:r2c5", "place:r3c5"]


def test_what_chance_has_answered_stays(piped: Run) -> None:
    """[BLW-3.12] The forest has grown since."""
    seed, place, _ = one_card_potion()
    table = f"play blackwood 2 --seed {seed} --option first_witch=0 --lang en --people Anna,Bea"
    _, told = piped(table, place, "r3c5", "leave", "end", "undo")
    assert "Chance has spoken" in told


def test_the_screen_reader_is_read_the_whole_board_once_a_round(piped: Run) -> None:
    _, told = piped(f"{THREE} --linear", "r1c1", "r2c1", "r3c1", "buy", "buy", "end")
    assert told.count("Expedition 1 of 3, round 1 of 5") == 3  # once for each person
    assert "Place in row 1, column 1 (" in told
    assert "A puppet is back from row 1, column 1. It found" in told
    assert not re.search(r"[▶◆●★▲]", told)


# The end


@pytest.mark.parametrize("linear", ["", "--linear"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_podium_tells_the_parts_of_every_score(piped: Run, at_home: Path, language: str, linear: str) -> None:
    """[BLW-8.3]"""
    table = f"play blackwood 4 --people Anna --seed 2 --lang {language} {linear}"
    _, told = piped(table, script=forever(CARELESS, most=2000))
    record = read(kept(at_home)[0])
    assert record.result is not None
    order = sorted(range(4), key=lambda seat: record.result["places"][seat] if record.result else 0)
    headline = "entre au conseil avec" if language == "fr" else "joins the council with"
    podium = told.rpartition(headline)[2]
    ranked = re.findall(r"^(?:Place| ) ?\d\u00a0?:? +(\w+)", podium, re.MULTILINE)
    assert ranked == [record.names[seat] for seat in order]
    assert f"{record.names[order[0]]} {headline} {max(record.result['points'])} " in told
    for seat, parts in scores(play_again(record)).items():
        assert sum(parts.values()) == record.result["points"][seat]
        assert f"potions {parts.get('renown', 0)}" in podium or not parts.get("renown")


def play_again(record: Record) -> list[Fact]:
    return verify(BLACKWOOD, record).facts


@pytest.mark.parametrize(
    ("anna", "bea", "told"),
    [
        (
            witch(potions="P01 P02"),
            witch(potions="P15 P04"),
            ", but nothing separates them: the place is shared. [BLW-8.4]",
        ),
        (
            witch(potions="P01 P02", coins=6),
            witch(potions="P15 P04"),
            "(Bea 2, with 8 coins and Anna 2, with 6 coins). [BLW",
        ),
        (witch(potions="P01 P05"), witch(potions="P12"), "(Bea 1, with 8 coins and Anna 2, with 8 coins). [BLW-8.4]"),
    ],
)
def test_a_tie_says_what_decided(anna: dict[str, Any], bea: dict[str, Any], told: str) -> None:
    """[BLW-8.4] Fewest potions, then most coins, then they share the place."""
    t = wood(anna, bea, phase="score")
    lines = Podium(BLACKWOOD.view(t.table, None), words("en"), ("Anna", "Bea"), Console(linear=True)).lines(
        scores(t.facts)
    )
    assert lines[-2].startswith("A tie at ")
    assert told in lines[-2]


def test_without_a_tie_nothing_is_said_of_one() -> None:
    t = wood(witch(potions="P01"), phase="score")
    lines = Podium(BLACKWOOD.view(t.table, None), words("en"), ("Anna", "Bea"), Console(linear=True)).lines(
        scores(t.facts)
    )
    assert lines[0] == "Anna joins the council with 5 renown!"
    assert "A tie at" not in "".join(lines)


def test_those_who_share_the_first_place_are_both_named() -> None:
    t = wood(witch(potions="P01"), witch(potions="P04"), phase="score")
    podium = Podium(BLACKWOOD.view(t.table, None), words("en"), ("Anna", "Bea"), Console(color=False))
    assert podium.headline() == "Anna and Bea join the council together, with 5 renown!"


def test_loans_never_make_a_bar_too_long() -> None:
    """[BLW-8.3] Somebody whose renown Fagus Bok takes away had it all the same."""
    t = wood(witch(potions="P34 P36", loans=5), witch(coins=0), phase="score")
    lines = Podium(BLACKWOOD.view(t.table, None), words("en"), ("Anna", "Bea"), Console(color=False)).lines(
        scores(t.facts)
    )
    assert max(map(visible, lines)) <= 80
    assert any("potions 24 · coins 2 · Fagus Bok -25" in line for line in lines)


def test_a_record_is_verified_told_and_walked(
    piped: Run, at_home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    piped("play blackwood 3 --people Anna --seed 4", script=forever(CARELESS, most=2000))
    (file,) = kept(at_home)
    assert main(["verify", str(file)]) == EXIT_CODES[SEEDED]
    assert re.search(r"Result: Anna -?\d+, \w+ -?\d+ and \w+ -?\d+\.", capsys.readouterr().out)
    monkeypatch.setattr("sys.stdin", Screen("\n\n\n"))
    assert main(["replay", str(file), "--step", "--seat", "2"]) == 0
    told = capsys.readouterr().out
    assert told.count("Village (T toad") == 4
    assert "[BLW-1.9]" in told


# The rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_spells_and_potions_are_found_by_their_names(capsys: pytest.CaptureFixture[str], language: str) -> None:
    say = words(language).say
    for spell in SPELLS:
        assert main(["rules", say(f"blackwood-spell-{spell}").upper(), "--lang", language]) == 0
        assert f"\n{say(f'blackwood-spell-{spell}')} (" in capsys.readouterr().out
    for potion in POTION_IDS:
        assert main(["rules", say(f"blackwood-potion-{potion}"), "--lang", language]) == 0
        assert f"- {say(f'blackwood-potion-{potion}')}" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_is_shown_by_its_contents(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["rules", "Blackwood", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert "BLW-1 · " in told
    assert "BAL-1 · " not in told
    assert main(["rules", "BLW-5.1", "--lang", language]) == 0
    assert "BLW-5.1" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_that_can_be_typed_are_called_alike(language: str) -> None:
    names = [words(language).say(f"blackwood-potion-{potion}") for potion in POTION_IDS]
    names += [words(language).say(f"blackwood-spell-{spell}") for spell in SPELLS]
    assert len({name.casefold() for name in names}) == len(names)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("play blackwood 1", "2 to 4 players, not 1"),
        ("play blackwood 5", "2 to 4 players, not 5"),
        ("play blackwood 3 first_witch=3", "“3”"),
        ("play blackwood 3 fagus_limit=-1", "0…99"),
        ("play blackwood swap_phases=never", "both, search, return"),
        ("play blackwood --favour", "“--option favour=…”"),
        ("play blackwood --bots oracle", "oracle"),
        ("play blackwood --people 5", "5 people for 4 seats"),
    ],
)
def test_what_cannot_be_played_is_said(capsys: pytest.CaptureFixture[str], typed: str, told: str) -> None:
    assert main(typed.split()) == 2
    assert told in capsys.readouterr().err


# The server's text board


@pytest.mark.parametrize("linear", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_board_of_a_house_has_question_and_choices(language: str, linear: bool) -> None:
    play = Play(BLACKWOOD, BLACKWOOD.box(3, {"first_witch": 0}), Counter(3, 1))
    view = SHELF["blackwood"].view(play.table, 0)
    drawn = draw(Draw(view, language, ["Anna", "Bea", "Clo"], 80, linear, view["asks"]["0"]))
    assert drawn.text == face_of("blackwood").board(
        view, words(language), names=["Anna", "Bea", "Clo"], linear=linear, width=80
    )
    assert len(drawn.options) == 20
    assert re.match(r"(Place in row|Poser en rangée) 1, \w+ 1 \(", drawn.options[0])


@pytest.mark.parametrize(("language", "sale"), [("en", "Sell the Toad"), ("fr", "Vendre le Baiser")])
def test_money_in_the_middle_of_something_is_among_the_choices(language: str, sale: str) -> None:
    """[BLW-5.10] As text on the page, and at the keyboard, where Enter does not pass over it."""
    mine = witch(coins=0, potions="P01", ready="sniff")
    t = wood(mine, puppets={"r1c1": "A"}, phase="return", luck="F45 F41 F46 F17 F21")
    t.says("A: cast sniff")
    view, ask = BLACKWOOD.view(t.table, 0), t.table.asks[0]
    drawn = draw(Draw(view, language, ["Anna", "Bea"], 80, True, view["asks"]["0"]))
    assert [option.startswith(sale) for option in drawn.options] == [False, True, False]
    assert face_of("blackwood").default(view, ask) is None
    assert [*ask.options, *face_of("blackwood").besides(ask)] == ["none", "sell:P01", "borrow"]


def test_bots_play_a_whole_game_at_every_seat() -> None:
    """The views a bot gets are those of its seat."""
    play = Play(BLACKWOOD, BLACKWOOD.box(2, {}), Counter(2, 8))
    bots = [Apprentice(seed) for seed in range(2)]
    while play.table.outcome is None:
        (seat,) = play.table.pending_seats
        play.answer(seat, bots[seat].choose(BLACKWOOD.bot_view(play.table, seat), play.table.asks[seat]))
    assert len(scores(play.facts)) == 2
