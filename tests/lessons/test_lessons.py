"""First steps: every lesson can be played through by its script, whatever it lets through, and says what is true."""

import pytest

from chaudron.games import SHELF
from chaudron.games.code import read_setup
from chaudron.kernel.chance import ChanceEnded, Counter
from chaudron.kernel.rule import answer
from chaudron.lessons import LEARNER, LESSONS, Lesson, ScriptedLuck
from chaudron.lessons.lesson import step
from chaudron.rulebook import rule_text
from chaudron.words import LANGUAGES, words
from tests.lessons.walking import begun, walks

every_lesson = pytest.mark.parametrize("game", LESSONS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_every_game_on_the_shelf_has_first_steps() -> None:
    assert list(LESSONS) == list(SHELF)


@every_lesson
@pytest.mark.parametrize("is_learner_first", [True, False])
def test_every_way_through_a_lesson_reaches_every_step_and_uses_up_luck_and_answers(
    game: str, is_learner_first: bool
) -> None:
    lesson, ways = LESSONS[game], 0
    for walk in walks(lesson, is_learner_first):
        ways += 1
        assert [place for place, _, _ in walk.asked] == [
            place for place, step in enumerate(lesson.steps) for _ in range(step.times)
        ]
        assert walk.free == ()
        assert walk.table.chance.left == {}
        assert {seat: walk.given[seat] for seat in lesson.answers} == {
            seat: len(script.split()) for seat, script in lesson.answers.items()
        }
        assert walk.table.outcome is None
    assert ways > 0


@every_lesson
def test_every_choice_that_is_let_through_can_be_made(game: str) -> None:
    lesson = LESSONS[game]
    made = {(place, choice) for walk in walks(lesson, False) for place, _, choice in walk.asked}
    assert made == {(place, choice) for place, step in enumerate(lesson.steps) for choice in step.lets}


@every_lesson
def test_choices_of_a_lesson_are_choices_of_its_game(game: str) -> None:
    lesson = LESSONS[game]
    scripted = [choice for script in lesson.answers.values() for choice in script.split()]
    named = [card.at.removeprefix("choice:") for one in lesson.steps for card in one.cards if "choice:" in card.at]
    catalogue = SHELF[game].catalogue
    for choice in [*scripted, *named, *(choice for one in lesson.steps for choice in one.lets)]:
        assert catalogue[choice] == choice


@every_lesson
@every_language
def test_what_the_coach_says_has_words_and_stands_in_the_rules(game: str, language: str) -> None:
    say = words(language)
    for one in LESSONS[game].steps:
        assert one.rules
        for rule in one.rules:
            assert rule_text(language, rule).text
        for card in one.cards:
            assert say.say(f"web-lesson-{card.key}")
            assert say.say(f"web-lesson-{card.key}.text")
    assert say.say(f"web-lesson-{game}-over")


@every_lesson
@every_language
def test_the_coach_is_brief(game: str, language: str) -> None:
    say = words(language)
    cards = [card.key for one in LESSONS[game].steps for card in one.cards]
    assert [key for key in cards if len(say.say(f"web-lesson-{key}")) > 28] == []
    assert [key for key in cards if len(say.say(f"web-lesson-{key}.text")) > 125] == []


# What the lessons show, as the briefs of the titles want it.


def told(game: str) -> list[tuple[str, object]]:
    """What everybody or the learner hears on the first way through."""
    walk = next(walks(LESSONS[game], False))
    replayed = begun(LESSONS[game])
    table = replayed.table
    facts, given = list(table.facts), replayed.given
    answers = iter([choice for _, _, choice in walk.asked])
    lesson = LESSONS[game]
    while lesson.step(given) is not None or any(
        given[seat] < len(script.split()) for seat, script in lesson.answers.items()
    ):
        seat, choice = _next(lesson, table, given, answers)
        table.facts = []
        answer(table, seat, choice)
        facts += table.facts
        given = lesson.after(given, seat, choice)
    return [(fact.key, fact.details.get("seat")) for fact in facts]


def _next(lesson: Lesson, table, given, answers):  # type: ignore[no-untyped-def]  # only used above
    silent = read_setup(lesson.setup).game.limit(table, 6)
    silence = None if silent is None else silent.choice
    for seat in [*(seat for seat in table.asks if seat != LEARNER), LEARNER]:
        options = table.asks[seat].options if seat in table.asks else ()
        if seat != LEARNER and (choice := lesson.answer(given, seat, options, silence)) is not None:
            return seat, choice
        if seat == LEARNER and options:
            return LEARNER, silence if options == (silence,) else next(answers)
    raise AssertionError("nobody can go on")


@pytest.mark.parametrize(
    ("game", "shown"),
    [
        ("belcastel", "drew exploded reward bought rat back_in_bag stopped rubies refilled"),
        ("witches", "exploded penny saved stopped bought"),
        ("bal", "declared laid lost parried mirrored lost"),
        ("blackwood", "placed slid came_home bought brewed larder_sold"),
    ],
)
def test_a_lesson_shows_what_it_is_for(game: str, shown: str) -> None:
    mine = [key for key, seat in told(game) if seat in (LEARNER, None)]
    assert [key for key in shown.split() if key not in mine] == []


# Written luck


def test_written_luck_follows_its_script_and_then_a_secret() -> None:
    luck = ScriptedLuck(2, {0: "b c"}, Counter(2, 7))
    items = ["a", "b", "c", "d"]
    assert [luck.draw(0, items), luck.roll(0, items)] == ["b", "c"]
    assert luck.left == {}
    free = Counter(2, 7)
    free.used[0] = 2
    assert luck.below(0, 1000) == free.below(0, 1000)


def test_written_luck_refuses_to_go_on_where_the_rules_want_something_else() -> None:
    luck = ScriptedLuck(2, {0: "z"}, Counter(2, 7))
    with pytest.raises(ChanceEnded, match="z is written for stream 0"):
        luck.draw(0, ["a", "b"])
    with pytest.raises(ChanceEnded, match="is to bring z"):
        luck.below(0, 6)
    assert luck.left == {0: ("z",)}


def test_whoever_leaves_the_script_has_a_copy_that_follows_it_still() -> None:
    luck = ScriptedLuck(2, {0: "b"}, Counter(2, 7))
    copy = luck.copy()
    luck.leave_script()
    assert (luck.left, copy.left) == ({}, {0: ("b",)})
    assert copy.draw(0, ["a", "b"]) == "b"


def test_a_step_is_written_in_short() -> None:
    written = step("draw stop", "one > choice:draw", "two", rules="BEL-5.2 BEL-5.3", times=2)
    assert [tuple(card) for card in written.cards] == [("one", "choice:draw"), ("two", "")]
    assert (written.lets, written.rules, written.times) == (("draw", "stop"), ("BEL-5.2", "BEL-5.3"), 2)
