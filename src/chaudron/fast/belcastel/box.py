"""[BEL-1.5, BEL-15, WIT-6] What is in play at a table, as numbers: its options, its books, its prices."""

from typing import Any, NamedTuple

import numpy as np

from chaudron.fast.belcastel.tables import KINDS, packed
from chaudron.fast.jit import IS_COMPILED, numbers
from chaudron.fast.words import MOST_COINS
from chaudron.games.belcastel.box import Box
from chaudron.games.belcastel.components import CHIPS, ROUNDS, WITCH_IDS
from chaudron.games.belcastel.printed import COMPONENTS
from chaudron.games.belcastel.setup import new_supply

PLAYERS, FIRST_PLAYER, HAS_TUBES, ALWAYS_LOCK_STEP, MAY_RETURN, FLASK_TAKES_ANY, ASKS_ABOUT_MOVES = range(7)
DOUBLES_WHOLE_MOVE, EVEN_WITHOUT_MOTHS, EXCHANGES_EXPLODED, LIMITED, RESTORES, OVER_LIMIT_EXPLODES = range(7, 13)
NEVER_ACTS, CLOSED_TO_ALL, GREEN_BOOK, BLUE_BOOK, RED_BOOK, YELLOW_BOOK, PURPLE_BOOK, BLACK_BOOK = range(13, 21)
LOCOWEED_BOOK, HAS_BOWLS, RUBY_SUPPLY, HAS_PENNIES, CHOSEN_WITCH, CHOSEN_WITCH_2, CHOSEN_WITCH_3 = range(21, 28)
ONE_START_CHIP, COUNTS_ASIDE, ASIDE_ONLY_MOVES, PASSES_OTHERS, COPIES_ON_DRAW, RUBY_COINS_AFTER = range(28, 34)
PER_BLACK, COUNTS_BOWLS, ROUNDS_PLAYED = range(34, 37)
FIELDS = 37

PRICES, STOCK, OPEN = 0, 3, 6
"""In the lanes: prices, the supply at the beginning, and for each round the set of kinds whose book is open."""
LANES = OPEN + ROUNDS + 1

MOVES = ("automatic", "where_it_matters", "may_decline")
AUTOMATIC, WHERE_IT_MATTERS, MAY_DECLINE = range(3)
RESTORED = ("all_but_flask", "everything", "chips_only")
ALL_BUT_FLASK, EVERYTHING, CHIPS_ONLY = range(3)
BLACK_2, BLACK_34, BLACK_5, BLACK_6 = 2, 3, 5, 6
"""Black books: of two players, of more, of set 5 and of set 6 [BEL-1.5, WIT-1.3]."""
_BLACK_BOOKS = {"black-2p": BLACK_2, "black-34p": BLACK_34, "black-5": BLACK_5, "black-6": BLACK_6}


class Numbers(NamedTuple):
    """A box for the twin."""

    box: Any
    lanes: Any

    def as_lists(self) -> tuple[list[int], list[int]]:
        return [int(number) for number in self.box], [int(word) for word in self.lanes]


def numbers_of(box: Box) -> Numbers:
    """The numbers of a box of the reference; values on trial have none."""
    if COMPONENTS in box.options:
        raise ValueError(f"own values: {box.options[COMPONENTS]}")
    fields = {**_options(box), **_books(box), **_expansion(box)}
    return Numbers(numbers((fields[field] for field in range(FIELDS)), np.int16), _lanes(box))


def _options(box: Box) -> dict[int, int]:
    options = box.options
    first = options["first_player"]
    return {
        PLAYERS: box.players,
        FIRST_PLAYER: -1 if first == "random" else int(first),
        HAS_TUBES: box.has_tubes,
        ALWAYS_LOCK_STEP: box.is_always_lock_step,
        MAY_RETURN: box.may_return,
        FLASK_TAKES_ANY: box.flask_takes_any,
        ASKS_ABOUT_MOVES: MOVES.index(options["bonus_moves"]),
        DOUBLES_WHOLE_MOVE: box.doubles_whole_move,
        EVEN_WITHOUT_MOTHS: options["black_zero_tie"] == "drop_each",
        EXCHANGES_EXPLODED: options["exploded_coins_round_9"] == "exchange",
        LIMITED: box.rubies is not None,
        RESTORES: RESTORED.index(options["second_chance_restores"]),
        OVER_LIMIT_EXPLODES: options["second_chance_over_limit"] == "explodes_unless_restarted",
        NEVER_ACTS: options["strong_ingredient_acts"] == "never",
        CLOSED_TO_ALL: box.closes_books_to_all,
        RUBY_SUPPLY: box.ruby_supply,
        HAS_BOWLS: box.has_bowls,
        ROUNDS_PLAYED: ROUNDS,
    }


def _books(box: Box) -> dict[int, int]:
    books = box.books
    return {
        GREEN_BOOK: books["green"],
        BLUE_BOOK: books["blue"],
        RED_BOOK: books["red"],
        YELLOW_BOOK: books["yellow"],
        PURPLE_BOOK: books["purple"],
        BLACK_BOOK: _BLACK_BOOKS[box.book_ids["black"]],
        LOCOWEED_BOOK: books.get("locoweed", 0),
    }


def _expansion(box: Box) -> dict[int, int]:
    """[WIT-6] The options that only the expansion has; 0 where there is none."""
    options = box.options
    witches = options.get("witches", "random")
    chosen = [0, 0, 0] if witches == "random" else [1 + WITCH_IDS.index(name) % 4 for name in witches.split("-")]
    return {
        HAS_PENNIES: bool(box.pennies),
        **dict(zip((CHOSEN_WITCH, CHOSEN_WITCH_2, CHOSEN_WITCH_3), chosen, strict=True)),
        ONE_START_CHIP: options.get("green_5_start_chips") == "one",
        COUNTS_ASIDE: options.get("red_6_white_counts") == "when_set_aside",
        ASIDE_ONLY_MOVES: options.get("red_6_after_stop") == "no_action",
        PASSES_OTHERS: options.get("black_5_other_gains") == "pass_left",
        COPIES_ON_DRAW: options.get("locoweed_6_copies") == "on_draw",
        RUBY_COINS_AFTER: bool(options.get("ruby_coins_after_points")),
        PER_BLACK: options.get("black_5_own_rubies") == "per_black",
        COUNTS_BOWLS: options.get("spoon_tie") == "bowls",
    }


def _lanes(box: Box) -> Any:
    prices = {kind: box.prices.get(CHIPS[kind], MOST_COINS + 1) for kind in range(KINDS)}
    prices |= dict.fromkeys(range(KINDS, 24), MOST_COINS + 1)
    stock = dict(enumerate(new_supply(box)))
    is_open = [np.uint64(sum(1 << chip for chip in chips)) for chips in box.open_chips]
    words = [*packed(prices), *packed(stock), *is_open]
    return np.array(words, np.uint64) if IS_COMPILED else words
