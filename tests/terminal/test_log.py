"""What is told, to whom, and how."""

from chaudron.kernel.facts import Fact
from chaudron.terminal.log import GameLog, sentences, this_round, told_lines
from chaudron.terminal.paint import Paint, bare
from chaudron.words import words

DREW = Fact("drew", "BEL-5.2", {"seat": 0, "chip": "w1"})
LAID = Fact("laid", "BEL-5.2", {"seat": 0, "chip": "w1", "space": 1})
BOOM = Fact("exploded", "BEL-6.1", {"seat": 0, "whites": 8, "limit": 7})
ROUND = Fact("round", "BEL-2", {"round": 2, "first": 0})


def test_what_is_not_for_a_seat_is_not_heard() -> None:
    log = GameLog()
    log.add(1, [LAID._replace(to=(1,))])
    assert [len(log.heard(seat)) for seat in (0, 1, None)] == [0, 1, 0]


def test_an_answer_taken_back_is_forgotten() -> None:
    log = GameLog()
    log.add(1, [DREW])
    log.add(2, [LAID])
    log.forget_from(2)
    assert [told.fact for told in log.told] == [DREW]


def test_a_round_begins_where_it_is_told() -> None:
    log = GameLog()
    log.add(1, [DREW, ROUND, LAID])
    assert [told.fact for told in this_round(log.heard(0))] == [ROUND, LAID]


def test_sentences_carry_their_rules() -> None:
    said = list(sentences("belcastel", [DREW, LAID, BOOM], words("en"), ["Anna"]))
    assert [sentence.rules for sentence in said] == ["BEL-5.2", "BEL-6.1"]
    lines = told_lines(said, Paint(color=False), 80, with_rules=True)
    assert lines == [
        "Anna draws a white 1: space 1. [BEL-5.2]",
        "Boom! Anna\N{RIGHT SINGLE QUOTATION MARK}s cauldron explodes, whites 8 of 7. [BEL-6.1]",
    ]
    assert not any("BEL" in line for line in told_lines(said, Paint(color=False), 80, with_rules=False))


def test_whoever_alone_reads_is_spoken_to() -> None:
    def texts(own: int | None) -> list[str]:
        return [one.text for one in sentences("belcastel", [DREW, LAID, BOOM], words("en"), ["Anna", "Bea"], own)]

    assert texts(0) == ["You draw a white 1: space 1.", "Boom! Your cauldron explodes, whites 8 of 7."]
    assert texts(1) == texts(None)


def test_paint_changes_no_letter_of_a_sentence() -> None:
    said = list(sentences("belcastel", [DREW, LAID, BOOM, ROUND], words("fr"), ["Anna"]))
    for width in (30, 80):
        painted = told_lines(said, Paint(color=True), width, with_rules=True)
        plain = told_lines(said, Paint(color=False), width, with_rules=True)
        assert painted != plain
        assert [bare(line) for line in painted] == plain
