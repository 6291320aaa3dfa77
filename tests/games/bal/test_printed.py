"""[BAL-13.24, BAL-10.1, BAL-10.3] Potions and tokens of another box in the place of ours."""

from collections import Counter as Tally
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chaudron import values
from chaudron.games.bal import BAL
from chaudron.games.bal.components import CARD
from chaudron.games.bal.printed import FILE, KNOWN, LONGEST, OURS, load, read
from chaudron.games.blackwood import components as blackwood
from chaudron.kernel.chance import Counter
from chaudron.kernel.printed import BadComponents
from chaudron.kernel.record import Play, verify
from chaudron.speech.bal import telling_of
from chaudron.speech.blackwood import bad_components
from chaudron.words import LANGUAGES, words
from tests.games.bal.printed import of_the_ball, other, write


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No file is named, and afterwards only our values are known."""
    monkeypatch.setenv(FILE, "")
    yield
    for name in [name for name in KNOWN if name != OURS.hash]:
        del KNOWN[name]


def known() -> str:
    components = read(other())
    KNOWN[components.hash] = components
    return components.hash


def test_ours_are_what_the_words_say() -> None:
    """[BAL-10.1] The formulas of the data are those of the cards."""
    for place, language in enumerate(("fr", "en")):
        said = {potion: words(language).say(f"bal-card-{potion}.formula") for potion in OURS.formulas}
        assert said == {potion: formulas[place] for potion, formulas in OURS.formulas.items()}


def test_our_own_part_gives_our_own_hash(tmp_path: Path) -> None:
    assert load(write(tmp_path, of_the_ball())) == OURS
    assert read(other()).hash != OURS.hash


def test_a_file_may_be_about_one_game_only(tmp_path: Path) -> None:
    """Of the other ours are played."""
    assert blackwood.load(write(tmp_path, other())) is blackwood.OURS
    file = tmp_path / "blackwood.json"
    file.write_text(values.written(blackwood.DATA), "utf-8")
    assert load(file) is OURS


def test_a_table_has_the_cards_and_tokens_of_its_values() -> None:
    """[BAL-10.1, BAL-10.3] One grey potion more; three white tokens and nine red ones."""
    box = BAL.box(3, {"components": known(), "level": "hard"})
    table = BAL.table(box, Counter(3, 1))
    assert (box.copies[CARD["g1"]], box.copies[CARD["r1"]], len(box.deck)) == (2, 5, 122)
    assert (Tally(table.bowl)["white"], Tally(table.bowl)["red"], len(table.bowl)) == (3, 9, 25)
    assert BAL.box(3, {"components": known()}).tokens == ()


def test_the_usual_values_are_those_of_the_file_that_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path, other())
    monkeypatch.setenv(FILE, str(path))
    assert BAL.box(3, {}).options["components"] == load(path).hash
    assert BAL.options["components"].values == (load(path).hash, OURS.hash)
    assert BAL.printed(load(path).hash) == load(path).to_json()


def test_a_record_names_its_values_and_holds_with_them_only() -> None:
    """[BAL-13.24]"""
    play = Play(BAL, BAL.box(3, {"components": known(), "level": "hard"}), Counter(3, 4))
    while play.table.outcome is None:
        seat = play.table.pending_seats[0]
        play.answer(seat, play.table.asks[seat].options[-1])
    verify(BAL, play.record)
    assert play.record.options["components"] == known()


def test_a_potion_is_called_by_what_is_printed_on_it() -> None:
    """[BAL-13.24, BAL-8.1] In sentences and where it is read aloud; others keep our names."""
    for language in LANGUAGES:
        say = words(language)
        with telling_of(known()):
            assert say.say("bal-card-r1.formula") == "Jus de chaussette"
            assert "Jus de chaussette" in say.card("r1", "the")
            assert say.some_cards("r1", 2).startswith("2 × Jus de chaussette")  # noqa: RUF001 - typeset
            assert say.say("bal-card-r2.formula") in (OURS.formulas["r2"])
        assert say.say("bal-card-r1.formula") in OURS.formulas["r1"]


def test_values_are_kept_and_learned_as_text() -> None:
    """A house, or another process, knows them again."""
    name = known()
    text = values.text_of({"components": name})
    del KNOWN[name]
    assert not values.are_known({"components": name})
    values.learn(text)
    assert values.are_known({"components": name})
    assert values.text_of({"components": OURS.hash}) == ""


def changed(potion: str, **changes: Any) -> dict[str, Any]:
    part = of_the_ball()
    for row in part["potions"]:
        if row["id"] == potion:
            row.update(changes)
    return part


WRONG = [
    ([], "lacks the list “bal.potions”"),
    ({**of_the_ball(), "tokens": None}, "lacks the list “bal.tokens”"),
    ({**of_the_ball(), "potions": of_the_ball()["potions"][1:]}, "must have 24 cards, each once. Missing: g1."),
    (changed("r1", copies=0), "Card r1 has a field “copies” that cannot be used: 0. It takes: 1–20."),  # noqa: RUF001 - typeset
    (changed("r1", formula=""), "Card r1 has a field “formula” that cannot be used"),
    (changed("r1", formula={"fr": "Soupe"}), "Card r1 has a field “formula” that cannot be used"),
    (changed("r1", formula="x" * (LONGEST + 1)), "Card r1 has a field “formula” that cannot be used"),
    ({**of_the_ball(), "tokens": {"white": 2}}, "Card bal.tokens lacks the field “grey”"),
    (
        {**of_the_ball(), "tokens": dict.fromkeys(OURS.tokens, 0)},
        "Card bal.tokens has a field “sum” that cannot be used: 0.",
    ),
]


@pytest.mark.parametrize(("part", "said"), WRONG)
def test_one_sentence_says_what_is_wrong(tmp_path: Path, part: Any, said: str) -> None:
    with pytest.raises(BadComponents) as caught:
        load(write(tmp_path, part))
    told = bad_components(words("en"), caught.value)
    assert told.startswith(("ball.json:", "The card file “ball.json”"))
    assert said in told
    assert bad_components(words("fr"), caught.value)
