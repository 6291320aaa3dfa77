"""Attacks on the luck of a table: each succeeds against the scheme of before, and fails against the envelope."""

import functools
import json
import math
from collections.abc import Callable
from hashlib import sha256
from itertools import count
from random import Random

import pytest

from chaudron.games import SHELF
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.chance import Chance, Draw, Sealed
from chaudron.kernel.envelope import Enveloped, chain, fingerprint, sealed
from chaudron.kernel.house_list import CLOSED, ENDED, FIRST, Line, hashed, look_up, read_list
from chaudron.kernel.record import Play, Record, head_of, verify
from chaudron.kernel.rule import answer
from chaudron.kernel.verdict import HOUSE, PARTLY, PROVEN, RECORDED, UNFINISHED, verdict
from tests.envelope.before import SALTS, loaded, record_of_before
from tests.envelope.played import (
    SECRET,
    SETUPS,
    TABLE,
    Data,
    Devices,
    begun,
    chains_of,
    laid,
    moments,
    record_of,
    signed,
    trouble,
)
from tests.long import some

pytestmark = pytest.mark.real_luck
every_game = pytest.mark.parametrize("game", SETUPS)
Tries = pytest.mark.parametrize(("tries", "wanted"), some([(2_000, 9), (1_000_000, 18)], 1))


def whole(game: str) -> Data:
    data: Data = json.loads(record_of(game))
    return data


def found(data: Data) -> str:
    """What is proven by a record that holds."""
    record = Record.from_json(data)
    verify(SHELF[record.game], record)
    return verdict(record).kind


# A host who tries until the luck suits


def first_draws(chance: Chance, number: int) -> list[int]:
    """The first draws of the host's own seat, out of two: 0 is what the host wants."""
    return [chance.word(0, index) * 2 >> 64 for index in range(number)]


@Tries
def test_before_a_host_tried_salts_until_the_luck_was_as_wanted(tries: int, wanted: int) -> None:
    made = (Sealed(2, SECRET, ["the host", f"made up for a guest {number}"]) for number in range(tries))
    assert any(not any(first_draws(chance, wanted)) for chance in made)


@Tries
def test_now_a_host_who_tries_secrets_knows_nothing_of_the_salts_that_will_come(tries: int, wanted: int) -> None:
    """The secret that would suit the salts the host guesses does not suit those of the guest, hidden until then."""
    guessed = chain(b"a guess".ljust(32), 1)[0].hex()
    best = min(range(tries), key=lambda number: sum(first_draws(_luck(number, guessed), wanted)))
    assert sum(first_draws(_luck(best, guessed), wanted)) == 0
    honest = [chain(sha256(bytes([guest])).digest(), 1)[0].hex() for guest in range(60)]
    unwanted = sum(sum(first_draws(_luck(best, salt), wanted)) for salt in honest)
    draws = len(honest) * wanted
    assert abs(unwanted - draws / 2) < 4 * math.sqrt(draws) / 2


def _luck(number: int, salt: str) -> Enveloped:
    """With a secret of the host's choice."""
    return Enveloped(number.to_bytes(32, "big"), "{}", ["", salt])


def test_once_the_salts_are_known_neither_secret_nor_envelope_can_be_another() -> None:
    data = whole("belcastel")
    other = bytes(32)
    assert trouble(signed({**data, "source": {**data["source"], "secret": other.hex()}})) == "broken_commitment"
    envelope = laid("belcastel", chains_of(), other).text()
    source = {**data["source"], "secret": other.hex(), "envelope": envelope}
    assert trouble(signed({**data, "source": source})) == "draws_differ"


# A host who reads the memory of the house


Known = list[tuple[int, list[Draw], tuple[Draw, ...]]]
"""Of each answer its seat, what a reader of the secret expects before it is given, and what it draws."""


def known_beforehand(play: Play, link: Callable[[int], str]) -> Known:
    expected = []
    for seat, choice, _ in moments(play, Random(4), link):
        copy = play.table.copy()
        copy.chance.log = []
        answer(copy, seat, choice)
        expected.append((seat, copy.chance.log))
    return [(*known, entry.draws) for known, entry in zip(expected, play.record.entries, strict=True)]


def hits(known: Known, seats: tuple[int, ...]) -> tuple[int, float, float]:
    """How many single draws were as expected, how many would be by chance alone, and how far that may be off."""
    pairs = [pair for seat, *both in known if seat in seats for pair in zip(*both, strict=False)]
    chances = [1 / drawn.out_of for _, drawn in pairs]
    spread = math.sqrt(sum(chance * (1 - chance) for chance in chances))
    return sum(guess == drawn for guess, drawn in pairs), sum(chances), spread


@every_game
def test_before_whoever_read_the_secret_knew_every_draw(game: str) -> None:
    box = SHELF[game].box(3, SETUPS[game])
    known = known_beforehand(Play(SHELF[game], box, Sealed(3, SECRET, SALTS)), lambda _: "")
    assert sum(bool(drawn) for _, _, drawn in known) > 5
    assert all(expected == [*drawn] for _, expected, drawn in known)


@every_game
def test_now_whoever_reads_the_secret_does_no_better_than_chance_for_people(game: str) -> None:
    chains = chains_of()
    known = known_beforehand(begun(game, chains), Devices(chains).link)
    right, by_chance, spread = hits(known, (0, 1))
    assert by_chance > 1
    assert right <= by_chance + 4 * spread


@every_game
def test_what_a_bot_draws_is_known_to_the_house_and_so_is_a_substitute(game: str) -> None:
    """As the decision record says: this remains."""
    chains = chains_of()
    known = known_beforehand(begun(game, chains), Devices(chains).link)
    assert all(expected == [*drawn] for seat, expected, drawn in known if seat == 2)
    silent = known_beforehand(begun(game, chains), lambda _: "")
    assert all(expected == [*drawn] for _, expected, drawn in silent)


# Split view, and salts


def test_before_nobody_could_tell_that_another_was_shown_other_names() -> None:
    """The commitment was all there was to compare: it is the same, and both records hold."""
    ada = record_of_before("belcastel")
    bea = signed({**ada, "names": ["Eve", *ada["names"][1:]]})
    assert ada["source"]["commitment"] == bea["source"]["commitment"]
    assert (trouble(ada), trouble(bea)) == ("", "")


def test_of_two_envelopes_only_one_gives_the_draws() -> None:
    """Béa was shown another one, with other names: the record she is given fits hers, or the game."""
    data = whole("belcastel")
    shown = json.loads(data["source"]["envelope"])
    shown["names"][0] = "Eve"
    text = json.dumps(shown, ensure_ascii=False, separators=(",", ":"))
    assert fingerprint(text) != fingerprint(data["source"]["envelope"])
    for_bea = {**data, "names": shown["names"], "source": {**data["source"], "envelope": text}}
    assert trouble(signed(for_bea)) == "draws_differ"


def with_salts(salts: list[str]) -> Data:
    """The house of before, with these salts: it made them all, after its secret."""
    return record_of_before("bal", Sealed(len(salts), SECRET, salts))


def test_before_a_salt_could_be_withheld_until_the_luck_was_as_wanted() -> None:
    """By the host, who knew what each would lead to: both records were sound, and neither says what was left out."""
    given, withheld = with_salts(SALTS), with_salts([SALTS[0], "", SALTS[2]])
    assert (trouble(given), trouble(withheld)) == ("", "")
    assert given["source"]["commitment"] == withheld["source"]["commitment"]
    assert given["opening"] != withheld["opening"]


def test_before_the_salt_of_another_seat_could_be_used_again() -> None:
    """Nothing was sealed of a salt: two seats could have the same, or the one of another table, and nobody saw it."""
    assert trouble(with_salts([SALTS[0], SALTS[0], SALTS[2]])) == ""
    assert found(with_salts([SALTS[0], SALTS[0], SALTS[2]])) == HOUSE


def test_a_salt_that_was_withheld_cannot_be_left_out_later() -> None:
    data = whole("bal")
    salts = [data["source"]["salts"][0], "", ""]
    assert trouble(signed({**data, "source": {**data["source"], "salts": salts}})) in ("draws_differ", "wrong_link")


def test_the_salt_of_another_table_or_of_another_seat_fits_no_seal() -> None:
    data, (mine, other) = whole("belcastel"), chains_of()
    assert sealed("zzzzzzzzzz", mine[0]) != sealed(TABLE, mine[0])
    salts = [data["source"]["salts"][0]] * 2 + [""]
    assert trouble(signed({**data, "source": {**data["source"], "salts": salts}})) == "wrong_salt"
    twice = laid("belcastel", [mine, mine]).text()
    assert trouble(signed({**data, "source": {**data["source"], "envelope": twice}})) == "malformed"
    assert other[0] != mine[0]


# Records that are not what they say


@every_game
def test_loaded_luck_was_sound_before_and_is_now_called_recorded(game: str) -> None:
    """Anybody can make such a record, as before; but nobody is told any more that it is sound."""
    best = max(range(5), key=lambda seed: loaded(game, seed)["result"]["points"][0])
    assert trouble(loaded(game, best)) == ""
    assert found(loaded(game, best)) == RECORDED


@every_game
def test_a_sealed_game_rewritten_as_recorded_is_no_longer_proven(game: str) -> None:
    assert found(whole(game)) == PROVEN
    rewritten = {**whole(game), "source": {"kind": "recorded"}}
    assert trouble(signed(rewritten)) == "malformed"
    rewritten |= {"head": None, "entries": [[*entry[:4], ""] for entry in rewritten["entries"]]}
    assert found(signed(rewritten)) == RECORDED
    with pytest.raises(BadRecord, match="not_listed"):
        look_up(Record.from_json(signed(rewritten)), list_of(game))


@every_game
def test_a_game_cut_short_was_sound_before_and_is_now_called_unfinished(game: str) -> None:
    old = record_of_before(game)
    cut = signed({**old, "entries": old["entries"][:-1], "result": None})
    assert (trouble(cut), found(cut)) == ("", UNFINISHED)
    data = whole(game)
    cut = signed({**data, "entries": data["entries"][:-1], "result": None, "head": None})
    assert (trouble(cut), found(cut)) == ("", UNFINISHED)
    with pytest.raises(BadRecord, match="not_listed"):
        look_up(Record.from_json(cut), list_of(game))


def list_of(game: str, at: int = 1) -> list[Line]:
    data = whole(game)
    envelope = fingerprint(data["source"]["envelope"]).hex()
    return [Line(1, at, CLOSED, envelope), Line(2, at, ENDED, envelope, data["head"])]


@every_game
def test_other_names_were_sound_before_and_are_now_refused(game: str) -> None:
    old, data = record_of_before(game), whole(game)
    assert trouble(signed({**old, "names": ["Eve", *old["names"][1:]]})) == ""
    names = ["Eve", *data["names"][1:]]
    assert trouble(signed({**data, "names": names})) == "not_in_envelope"


@functools.cache
def harmless_options(game: str) -> str:
    """Options that the game allows and by which a game of before goes on just as it did: as JSON."""
    old = record_of_before(game)
    for name, option in SHELF[game].options.items():
        for value in option.values:
            options = {**old["options"], name: value}
            if options != old["options"] and trouble(signed({**old, "options": options})) == "":
                return json.dumps(options)
    raise LookupError(f"no option of {game} could be changed unseen")


@every_game
def test_other_options_were_sound_before_and_are_now_refused_even_where_they_change_nothing(game: str) -> None:
    old, data, options = record_of_before(game), whole(game), json.loads(harmless_options(game))
    assert trouble(signed({**old, "options": options})) == ""
    SHELF[game].box(data["players"], options)
    assert trouble(signed({**data, "options": options})) == "not_in_envelope"


def edited_after(opening: list[Draw]) -> Sealed:
    """The chance of before, but for whatever is drawn once the game has begun."""
    streams = [stream for stream, _, _ in opening]

    class Edited(Sealed):
        __slots__ = ()

        def word(self, stream: int, index: int) -> int:
            return super().word(stream, index + 1000 * (index >= streams.count(stream)))

    return Edited(3, SECRET, SALTS)


@every_game
def test_before_draws_could_be_edited_by_whoever_wrote_the_source_anew(game: str) -> None:
    """Called recorded, such a game was sound, as was the one that was sealed; and it said no less than that one."""
    old = record_of_before(game)
    edited = record_of_before(game, edited_after(old["opening"]))
    assert edited["opening"] == old["opening"]
    assert edited["entries"] != old["entries"]
    assert trouble(edited) == "draws_differ"
    assert trouble(signed({**edited, "source": {"kind": "recorded"}})) == ""


@every_game
def test_an_edited_draw_is_named(game: str) -> None:
    data = whole(game)
    drawn = [number for number, entry in enumerate(data["entries"], 1) if entry[2]]
    for number in Random(7).sample(drawn, 8):
        edited = json.loads(json.dumps(data))
        draw = edited["entries"][number - 1][2][0]
        draw[2] = (draw[2] + 1) % draw[1] if draw[1] > 1 else draw[2]
        if draw[1] == 1:
            continue
        with pytest.raises(BadRecord) as caught:
            verify(SHELF[game], Record.from_json(signed(edited)))
        assert (caught.value.key, caught.value.details["number"]) == ("draws_differ", number)


@every_game
def test_a_choice_that_changes_no_draw_is_bound_by_the_head_and_the_list(game: str) -> None:
    """Whoever makes digest and head anew is betrayed by the head that everybody heard."""
    data = whole(game)
    record = Record.from_json(data)
    look_up(record, list_of(game))
    record.names = record.names[:]
    record.entries[0] = record.entries[0]._replace(reveals=not record.entries[0].reveals)
    forged = signed({**record.to_json(), "head": head_of(record)})
    assert forged["head"] != data["head"]
    with pytest.raises(BadRecord, match="not_listed"):
        look_up(Record.from_json(forged), list_of(game))


# The list of the house


def downloaded(lines: list[Line]) -> Data:
    last, written = FIRST, []
    for line in lines:
        last = hashed(last, line)
        written.append([*line, last.hex()])
    return {"before": FIRST.hex(), "lines": written}


def test_no_line_of_the_list_can_be_taken_out_or_altered() -> None:
    lines = [*list_of("bal"), *[line._replace(n=line.n + 2) for line in list_of("belcastel")]]
    data = downloaded(lines)
    assert read_list(json.loads(json.dumps(data))) == lines
    for place in range(len(lines) - 1):
        with pytest.raises(BadRecord, match="bad_list"):
            read_list({**data, "lines": data["lines"][:place] + data["lines"][place + 1 :]})
    for place in range(len(lines)):
        altered = json.loads(json.dumps(data))
        altered["lines"][place][1] += 1
        with pytest.raises(BadRecord, match="bad_list"):
            read_list(altered)
    shorter = downloaded(lines[:2])
    assert shorter["lines"][-1][-1] != data["lines"][-1][-1]


def test_what_old_and_partly_silent_games_are_called() -> None:
    assert found(record_of_before("blackwood")) == HOUSE
    chains = chains_of()
    play = begun("blackwood", chains)
    devices, turns = Devices(chains), count()
    for _ in moments(play, Random(4), lambda seat: devices.link(seat) if next(turns) % 5 else ""):
        pass
    assert verdict(play.record).kind == PARTLY
