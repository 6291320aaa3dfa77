"""Chance: streams that do not touch each other, and numbers that anyone can compute again.

The definition of ADR 0002 is written here a second time, straight from its text: what another language would do.
"""

import hashlib
import hmac
from collections import Counter as Tally
from collections.abc import Callable, Sequence
from itertools import pairwise, permutations, product
from math import sqrt

import pytest

from chaudron.kernel.chance import (
    TABLE,
    Chance,
    ChanceEnded,
    Counter,
    Draw,
    Recorded,
    Scripted,
    Sealed,
    commitment,
)

SECRET = bytes(range(32))
SALTS = ("salt of A", "sel de Bé", "")

# The definition, written anew


def mix(z: int) -> int:
    """The finalizer of splitmix64."""
    z ^= z >> 30
    z = z * 0xBF58476D1CE4E5B9 % 2**64
    z ^= z >> 27
    z = z * 0x94D049BB133111EB % 2**64
    z ^= z >> 31
    return z


def counter_word(seed: int, stream: int, index: int) -> int:
    gamma = 0x9E3779B97F4A7C15
    number = 0 if stream == TABLE else stream + 1
    start = mix((mix(seed) + number * gamma) % 2**64)
    return mix((start + (index + 1) * gamma) % 2**64)


def sealed_word(secret: bytes, salts: Sequence[str], stream: int, index: int) -> int:
    message = b"chaudron/1"
    for salt in salts:
        message += hashlib.sha256(salt.encode("utf-8")).digest()
    key = hmac.new(secret, message, hashlib.sha256).digest()
    number = 0 if stream == TABLE else stream + 1
    place = number.to_bytes(4, "big") + index.to_bytes(8, "big")
    return int.from_bytes(hmac.new(key, place, hashlib.sha256).digest()[:8], "big")


def below(word: int, out_of: int) -> int:
    return word * out_of // 2**64


SEEDS = (0, 1, 42, 0x0123456789ABCDEF, 2**63, 2**64 - 1)
STREAMS = (TABLE, 0, 1, 2)

# Counter


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("stream", STREAMS)
def test_counter_is_what_its_definition_says(seed: int, stream: int) -> None:
    chance = Counter(3, seed)
    for index in range(20):
        word = counter_word(seed, stream, index)
        assert chance.word(stream, index) == word
        assert chance.below(stream, 9 + index) == below(word, 9 + index)
    assert chance.word(stream, 10**12) == counter_word(seed, stream, 10**12)


def test_mix_is_that_of_splitmix64() -> None:
    """The generator's first numbers from state 1234567, as other implementations publish them."""
    gamma = 0x9E3779B97F4A7C15
    numbers = [mix((1234567 + (index + 1) * gamma) % 2**64) for index in range(5)]
    assert numbers == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


VECTORS = [
    (0, TABLE, ["e220a8397b1dcdaf", "6e789e6aa1b965f4", "06c45d188009454f"]),
    (0, 0, ["a706dd2f4d197e6f", "b382a305f4414f5e", "631a9154fbabf717"]),
    (1, 0, ["55c55969ed403149", "fb85af9c9a7e41f1", "56db6c9436996a50"]),
    (42, 1, ["66723b876cf5a31d", "e44acd82b9eea3a1", "de0b1459d850275a"]),
    (2**64 - 1, 3, ["27d249e05393c4ab", "63efd7faa4fbf779", "abc141b25de9d558"]),
]


@pytest.mark.parametrize(("seed", "stream", "words"), VECTORS)
def test_counter_gives_the_published_words(seed: int, stream: int, words: list[str]) -> None:
    """Literal numbers: neither the kernel nor the definition above can drift."""
    chance = Counter(4, seed)
    assert [f"{chance.word(stream, index):016x}" for index in range(len(words))] == words


def test_counter_deals_the_published_draws() -> None:
    chance = Counter(2, 2024)
    assert [chance.below(0, 9) for _ in range(12)] == [4, 8, 1, 6, 8, 2, 1, 0, 5, 4, 7, 5]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_stream_does_not_depend_on_the_number_of_players(players: int) -> None:
    assert Counter(players, 7).word(TABLE, 0) == Counter(3, 7).word(TABLE, 0)
    assert Counter(players, 7).word(0, 0) == Counter(3, 7).word(0, 0)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_outside_its_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        Counter(2, seed)


def chi_square(counts: Tally[int], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 for kind in range(kinds)) / expected


def largest(kinds: int, z: float = 3.29) -> float:
    """What chi-square exceeds only once in two thousand times (Wilson and Hilferty's approximation)."""
    freedom = kinds - 1
    return freedom * (1 - 2 / (9 * freedom) + z * sqrt(2 / (9 * freedom))) ** 3


@pytest.mark.parametrize("out_of", [2, 6, 9, 24, 100])
@pytest.mark.parametrize("stream", [TABLE, 0, 3])
def test_counter_is_uniform(out_of: int, stream: int) -> None:
    chance = Counter(4, 123456789)
    counts = Tally(chance.below(stream, out_of) for _ in range(20_000))
    assert chi_square(counts, out_of) < largest(out_of)


def test_draws_that_follow_each_other_are_independent() -> None:
    chance = Counter(1, 5)
    numbers = [chance.below(0, 6) for _ in range(30_000)]
    pairs = Tally(6 * one + two for one, two in pairwise(numbers))
    assert chi_square(pairs, 36) < largest(36)


def test_two_streams_are_independent_of_each_other() -> None:
    chance = Counter(2, 5)
    pairs = Tally(6 * chance.below(0, 6) + chance.below(1, 6) for _ in range(20_000))
    assert chi_square(pairs, 36) < largest(36)


def test_neighboring_seeds_are_independent_of_each_other() -> None:
    pairs = Tally(6 * Counter(1, seed).below(0, 6) + Counter(1, seed + 1).below(0, 6) for seed in range(20_000))
    assert chi_square(pairs, 36) < largest(36)


def test_the_test_of_uniformity_can_fail() -> None:
    loaded = Tally({face: 1000 + (200 if face == 5 else 0) for face in range(6)})
    assert chi_square(loaded, 6) > largest(6)


# Sealed


def sealed(secret: bytes = SECRET, salts: Sequence[str] = SALTS) -> Sealed:
    return Sealed(len(salts), secret, salts)


@pytest.mark.parametrize("stream", STREAMS)
def test_sealed_is_what_its_definition_says(stream: int) -> None:
    chance = sealed()
    for index in range(10):
        word = sealed_word(SECRET, SALTS, stream, index)
        assert chance.word(stream, index) == word
        assert chance.below(stream, 9) == below(word, 9)


def test_sealed_gives_the_published_words() -> None:
    chance = sealed()
    assert [f"{chance.word(stream, 0):016x}" for stream in STREAMS] == [
        "a99b2b2f776385de",
        "baf74bb2ff3bc47a",
        "1b41846268dfba94",
        "67bf53c42c688193",
    ]


def test_the_commitment_is_a_hash_of_the_secret_alone() -> None:
    expected = hashlib.sha256(b"chaudron/1 commitment" + SECRET).hexdigest()
    assert commitment(SECRET) == sealed().commitment == sealed(salts=("x", "y")).commitment == expected
    assert commitment(bytes(32)) != expected


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("stream", STREAMS)
def test_every_salt_changes_every_stream(seat: int, stream: int) -> None:
    salts = [*SALTS]
    salts[seat] += "!"
    changed = sealed(salts=salts)
    assert all(changed.word(stream, index) != sealed().word(stream, index) for index in range(20))


def test_salts_cannot_be_shifted_from_one_seat_to_another() -> None:
    words = {sealed(salts=salts).word(0, 0) for salts in (("ab", "c"), ("a", "bc"), ("c", "ab"), ("abc", ""))}
    assert len(words) == 4


def test_every_bit_of_the_secret_changes_the_words() -> None:
    secrets = [bytes([SECRET[0] ^ 1, *SECRET[1:]]), bytes([*SECRET[:-1], SECRET[-1] ^ 128]), SECRET]
    assert len({sealed(secret).word(0, 0) for secret in secrets}) == 3


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_secret_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Sealed(2, bytes(length), ("a", "b"))


@pytest.mark.parametrize("salts", [(), ("a",), ("a", "b", "c")], ids=len)
def test_every_seat_must_give_one_salt(salts: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="one salt"):
        Sealed(2, SECRET, salts)


def test_sealed_is_uniform() -> None:
    chance = sealed()
    assert chi_square(Tally(chance.below(1, 9) for _ in range(9_000)), 9) < largest(9)


# What all sources have in common


def scripted() -> Scripted:
    """Words for some draws of every stream, then numbers."""
    return Scripted(3, {TABLE: "b a", 0: "c", 2: "a a a"}, otherwise=Counter(3, 9))


def recorded() -> Recorded:
    source = Counter(3, 11)
    return Recorded(3, [Draw(stream, 3, source.below(stream, 3)) for _ in range(40) for stream in STREAMS])


SOURCES: list[Callable[[], Chance]] = [lambda: Counter(3, 77), sealed, recorded, scripted]
every_source = pytest.mark.parametrize("source", SOURCES, ids=["counter", "sealed", "recorded", "scripted"])
LETTERS = ("a", "b", "c")


def rolls(chance: Chance, stream: int, number: int = 10) -> list[str]:
    return [chance.roll(stream, LETTERS) for _ in range(number)]


@every_source
@pytest.mark.parametrize("order", list(permutations(STREAMS))[::5], ids=str)
def test_nobodys_use_changes_anothers_luck(source: Callable[[], Chance], order: tuple[int, ...]) -> None:
    alone = {stream: rolls(source(), stream) for stream in STREAMS}
    shared = source()
    mixed: dict[int, list[str]] = {stream: [] for stream in STREAMS}
    for turn in range(10):
        for stream in order[turn % 4 :] + order[: turn % 4]:
            mixed[stream] += rolls(shared, stream, 1)
    assert mixed == alone


@every_source
def test_the_same_source_gives_the_same_numbers(source: Callable[[], Chance]) -> None:
    assert rolls(source(), 2) == rolls(source(), 2)


@every_source
def test_a_copy_goes_on_the_same_and_leaves_the_original_alone(source: Callable[[], Chance]) -> None:
    chance = source()
    rolls(chance, 2, 2)
    copy = chance.copy()
    assert (type(copy), copy.used, copy.log) == (type(chance), chance.used, None)
    used = chance.used[:]
    ahead = rolls(copy, 2), rolls(copy, 0)
    assert chance.used == used
    assert (rolls(chance, 2), rolls(chance, 0)) == ahead


@every_source
def test_rewound_it_begins_anew_and_leaves_the_original_alone(source: Callable[[], Chance]) -> None:
    chance = source()
    first = rolls(chance, 2), rolls(chance, TABLE)
    used = chance.used[:]
    again = chance.rewound()
    assert (rolls(again, 2), rolls(again, TABLE)) == first
    assert chance.used == used


@every_source
def test_every_outcome_is_logged_in_order(source: Callable[[], Chance]) -> None:
    chance = source()
    rolls(chance, 1, 1)
    chance.log = []
    came = [(stream, LETTERS.index(chance.roll(stream, LETTERS))) for stream in (2, TABLE, 2, 0, 1, 2, 2)]
    assert chance.log == [Draw(stream, 3, result) for stream, result in came]


@every_source
def test_without_a_log_nothing_is_written_down(source: Callable[[], Chance]) -> None:
    chance = source()
    rolls(chance, 0)
    assert chance.log is None


def test_a_draw_takes_the_item_away() -> None:
    chance, items = Counter(1, 3), list("abcdef")
    drawn = [chance.draw(0, items) for _ in range(6)]
    assert (sorted(drawn), items) == (list("abcdef"), [])


def test_a_draw_from_nothing_fails() -> None:
    with pytest.raises(IndexError):
        Counter(1, 3).draw(0, [])


def test_a_roll_leaves_the_faces_as_they_are() -> None:
    faces = ("a", "b", "c")
    assert set(rolls(Counter(1, 3), 0, 50)) == set(faces)


def test_every_order_of_a_shuffle_is_as_likely_as_another() -> None:
    chance = Counter(1, 31)
    orders = {order: place for place, order in enumerate(permutations("abcd"))}
    counts: Tally[int] = Tally()
    for _ in range(12_000):
        items = list("abcd")
        chance.shuffle(0, items)
        counts[orders[tuple(items)]] += 1
    assert chi_square(counts, 24) < largest(24)


def test_a_shuffle_is_what_its_definition_says() -> None:
    """From the last place to the second, each changes with one of those up to it."""
    items = list("abcdefgh")
    Counter(1, 8).shuffle(TABLE, items)
    expected = list("abcdefgh")
    for index, last in enumerate(range(7, 0, -1)):
        other = below(counter_word(8, TABLE, index), last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert items == expected


# Recorded


def test_recorded_gives_what_is_written_stream_by_stream() -> None:
    chance = Recorded(2, [Draw(0, 6, 5), Draw(TABLE, 24, 7), Draw(0, 9, 0), Draw(1, 2, 1)])
    assert (chance.below(1, 2), chance.below(0, 6), chance.below(0, 9), chance.below(TABLE, 24)) == (1, 5, 0, 7)


@pytest.mark.parametrize(
    "written",
    [[], [Draw(1, 6, 2)], [Draw(TABLE, 6, 2)], [Draw(0, 5, 2)], [Draw(0, 6, 6)], [Draw(0, 6, -1)]],
    ids=["nothing", "another seat", "the table", "out of another number", "too high", "too low"],
)
def test_recorded_ends_where_the_record_says_nothing_possible(written: list[Draw]) -> None:
    chance = Recorded(2, written)
    with pytest.raises(ChanceEnded):
        chance.below(0, 6)
    assert chance.used == [0, 0, 0]


def test_recorded_repeats_what_another_source_gave() -> None:
    source = Counter(3, 99)
    source.log = []
    came = [(stream, out_of, source.below(stream, out_of)) for stream, out_of in product(STREAMS, (2, 6, 9, 24))]
    again = Recorded(3, source.log)
    assert [(stream, out_of, again.below(stream, out_of)) for stream, out_of, _ in came] == came


# Scripted


def test_scripted_draws_and_rolls_what_is_written_by_name() -> None:
    chance = Scripted(2, {0: "3 1", 1: "b"})
    bag = [1, 2, 3]
    assert (chance.draw(0, bag), chance.draw(0, bag), bag) == (3, 1, [2])
    assert chance.roll(1, ("a", "b")) == "b"


def test_scripted_ends_when_nothing_more_is_written() -> None:
    chance = Scripted(1, {0: "a"})
    chance.roll(0, LETTERS)
    for act in (lambda: chance.roll(0, LETTERS), lambda: chance.draw(0, ["a"]), lambda: chance.below(0, 6)):
        with pytest.raises(ChanceEnded, match="nothing more for stream 0"):
            act()


def test_scripted_ends_when_what_is_written_is_not_there() -> None:
    chance, bag = Scripted(1, {0: "z"}), ["a", "b"]
    with pytest.raises(ChanceEnded, match="z is scripted for stream 0, but there is only: a b"):
        chance.draw(0, bag)
    assert bag == ["a", "b"]


def test_scripted_leaves_the_rest_to_another_source() -> None:
    chance = Scripted(2, {0: "c"}, otherwise=Counter(2, 4))
    expected = Counter(2, 4)
    assert rolls(chance, 0, 5) == ["c", *rolls(expected, 0, 4)]
    assert rolls(chance, 1, 5) == rolls(expected, 1, 5)
