"""Every level of every game is somebody: with a name, a way to play, and something to say about what all have seen."""

from typing import Any

import pytest

from chaudron import limits
from chaudron.bots import LEVELS, RANKS, USUAL, lines, strengths
from chaudron.bots.characters import NAMES, NUMERALS, Character, adviser, character, characters, new_name
from chaudron.bots.lines import Line, line_about, moments_of, speakers
from chaudron.games import SHELF
from chaudron.kernel.chance import Counter
from chaudron.kernel.rule import answer
from chaudron.words import LANGUAGES, words
from tests.words.listening import complete, entries, keys_of, written_by_words

PERRINE = Character("belcastel", USUAL)
EVERYBODY = [Character(game, level) for game in NAMES for level in RANKS]
every_game = pytest.mark.parametrize("game", SHELF)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots have something to say about everything."""
    monkeypatch.setattr(lines, "SELDOM", 1)
    monkeypatch.setattr(lines, "ODDS", {})


# Who they are


def test_nobody_is_called_like_somebody_else() -> None:
    names = [name for one in EVERYBODY for name in one.names]
    assert len({name.casefold() for name in names}) == len(names)
    assert all(len(name + NUMERALS[-1]) <= limits.NAME_LENGTH for name in names)


def test_names_are_short_enough_for_their_tiles() -> None:
    assert max(len(name) for one in EVERYBODY for name in one.names) <= 13


@every_game
@pytest.mark.parametrize("level", RANKS)
def test_a_full_table_of_one_level_is_as_many_people_although_a_guest_has_a_name_of_theirs(
    game: str, level: str
) -> None:
    who, seated = Character(game, level), list[str]()
    for _ in range(SHELF[game].players[-1]):
        seated.append(new_name(who.names, {name.casefold() for name in [who.name, *seated]}))
    assert len(set(seated)) == SHELF[game].players[-1]
    assert set(seated) <= set(who.names)
    assert all(who.answers_to(name) for name in seated)


@every_game
def test_a_host_is_offered_the_ranks_that_there_are_and_nobody_from_the_laboratory(game: str) -> None:
    offered = [one.level for one in characters(game)]
    assert offered == [level for level in RANKS if level in LEVELS[game]]
    assert USUAL in offered
    assert character(game, "random") is None
    assert adviser(game, None).level == offered[-1]
    assert [one.rank for one in characters(game)] == sorted({RANKS.index(level) + 1 for level in offered})


def test_where_no_name_is_left_they_are_numbered_like_kings() -> None:
    taken: set[str] = set()
    for name in ("Lulu", "Mimi", "Lulu II", "Mimi II", "Lulu III"):
        assert new_name(["Lulu", "Mimi"], taken) == name
        taken.add(name.casefold())


# What they say


@every_language
def test_everybody_has_a_style_and_a_line_for_each_moment_of_their_game(language: str) -> None:
    messages = {entry.id.name: entry for entry in entries(language, "bots.ftl")}
    told = {name: {form.id.name for form in entry.attributes} for name, entry in messages.items() if entry.attributes}
    assert told == {f"bots-{one.id}": {"style", *moments_of(one.game)} for one in EVERYBODY}
    for name, forms in told.items():
        assert all(complete(words(language).say(f"{name}.{form}")) for form in forms)


def test_both_languages_have_the_same_words_and_no_others() -> None:
    french, english = ([entry.id.name for entry in entries(language, "bots.ftl")] for language in LANGUAGES)
    assert french == english
    others = {name for name in french if not name.startswith("bots-")}
    assert others <= {*written_by_words(), *keys_of("told", "terminal"), *keys_of("said", "terminal")}


@every_language
def test_no_line_is_long_and_no_two_are_the_same(language: str) -> None:
    said = [words(language).say(f"bots-{one.id}.{moment}") for one in EVERYBODY for moment in moments_of(one.game)]
    assert max(map(len, said)) <= 60
    assert len(set(said)) == len(said)


BEL, BAL, BLW = "belcastel", "bal", "blackwood"


@pytest.mark.usefixtures("talkative")
@pytest.mark.parametrize(
    ("game", "fact", "details", "moments"),
    [
        (BEL, "start", {}, ("start", "start")),
        (BEL, "exploded", {"seat": 0, "whites": 8}, ("boom", "glee")),
        (BEL, "rolled", {"seat": 1, "face": "ruby"}, (None, "proud")),
        (BEL, "rat", {"seat": 0, "tails": 3, "space": 4}, ("behind", None)),
        (BEL, "rat", {"seat": 0, "tails": 2, "space": 4}, (None, None)),
        ("witches", "saved", {"seat": 0}, ("saved", None)),
        (BEL, "ended", {"winners": [1], "points": [3, 9]}, ("lost", "won")),
        (BEL, "drew", {"seat": 0, "chip": "w1"}, (None, None)),
        (BAL, "declared", {"seat": 0, "target": 1}, (None, "hit")),
        (BAL, "sent_on", {"seat": 0, "target": 1}, (None, "hit")),
        (BAL, "nananere", {"seat": 0, "robbed": 1}, (None, "hit")),
        (BAL, "parried", {"seat": 1}, (None, "saved")),
        (BAL, "lost", {"seat": 0, "owner": 0, "left": 1}, ("boom", None)),
        (BAL, "eliminated", {"seat": 0, "by": 1}, ("out", "glee")),
        (BLW, "brewed", {"seat": 0}, ("proud", None)),
        (BLW, "shooed", {"seat": 0, "owner": 1}, ("glee", "hit")),
        (BLW, "borrowed", {"seat": 1}, (None, "boom")),
        (BLW, "sold", {"seat": 1}, (None, "sold")),
    ],
)
def test_a_line_is_about_what_happened_to_its_speaker(
    game: str, fact: str, details: dict[str, Any], moments: tuple[str | None, ...]
) -> None:
    for seat, moment in enumerate(moments):
        line = line_about({seat: Character(game, USUAL)}, [(fact, details)], "a seed")
        assert line == (moment and Line(seat, f"{game}-{USUAL}.{moment}"))


@pytest.mark.usefixtures("talkative")
def test_of_several_things_the_last_counts() -> None:
    facts = [("declared", {"seat": 0, "target": 1}), ("parried", {"seat": 1})]
    assert line_about({1: Character("bal", USUAL)}, facts, "") == Line(1, "bal-apprentice.saved")


@pytest.mark.usefixtures("talkative")
def test_nothing_is_said_twice_in_a_row() -> None:
    facts = [("exploded", {"seat": 0, "whites": 8})]
    assert line_about({0: PERRINE}, facts, "", "belcastel-apprentice.boom") is None


def test_whoever_plays_under_another_name_is_silent() -> None:
    """Bots of the laboratory, and those in somebody's place."""
    seated = [("Anna", ""), ("Perrine II", USUAL), ("Bob", USUAL), ("Basile", "random"), ("Perrine", "child")]
    assert speakers("belcastel", seated) == {1: PERRINE}
    assert speakers("doomed", seated) == {}


def test_only_a_few_moments_are_worth_a_line() -> None:
    """About one in six; which ones depends on the seed and on nothing else."""
    facts = [("exploded", {"seat": 0, "whites": 8})]
    said = [line_about({0: PERRINE}, facts, f"seed {number}") for number in range(600)]
    assert said == [line_about({0: PERRINE}, facts, f"seed {number}") for number in range(600)]
    assert 60 <= sum(line is not None for line in said) <= 140


@pytest.mark.usefixtures("talkative")
@every_game
def test_whole_games_bring_up_most_of_what_there_is_to_say(game: str) -> None:
    """So that no moment waits for a fact that is never told, or lacks a detail."""
    heard: set[str] = set()
    for seed in range(4):
        heard |= moments_heard(game, seed)
    assert {"won", "lost"} <= heard
    assert len(heard) >= len(moments_of(game)) - 3


def moments_heard(game: str, seed: int) -> set[str]:
    players = SHELF[game].players[-1]
    table = SHELF[game].table(SHELF[game].box(players, {}), Counter(players, seed))
    bots = {seat: LEVELS[game]["random"](seed + seat) for seat in range(players)}
    table.begin()
    heard = set()
    while table.outcome is None:
        seat = table.pending_seats[0]
        table.facts = []
        answer(table, seat, bots[seat].choose(SHELF[game].bot_view(table, seat), table.asks[seat]))
        facts = [(fact.key, fact.details) for fact in table.facts if fact.to is None]
        spoken = [line_about({speaker: Character(game, USUAL)}, facts, "") for speaker in range(players)]
        heard |= {line.key.rpartition(".")[2] for line in spoken if line is not None}
    return heard


# How strong they are


def test_a_strength_is_what_was_measured_and_nothing_where_nothing_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strengths, "measured", lambda: {"bal": {"master": [1712, 1690, 1733]}})
    assert strengths.strength("bal", "master") == strengths.Strength(1712, 1690, 1733)
    assert [strengths.strength(*one) for one in (("bal", "child"), ("belcastel", "master"))] == [None, None]


def test_every_strength_is_of_somebody_and_within_its_interval() -> None:
    for game, levels in strengths.measured().items():
        assert {character(game, level) for level in levels} <= set(characters(game))
        assert all(low <= elo <= high for elo, low, high in levels.values())
