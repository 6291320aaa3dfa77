"""One random game as readable text: every decision, every fact told, the public state at the end of every round."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple, Self

from chaudron.games.bal import BAL
from chaudron.games.bal import table as bal
from chaudron.games.belcastel import BELCASTEL, WITCHES
from chaudron.games.belcastel import table as belcastel
from chaudron.games.belcastel.components import names
from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood import table as blackwood
from chaudron.games.blackwood.components import COLUMNS
from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.facts import SPECTATOR, Fact
from chaudron.kernel.game import Game
from chaudron.kernel.rule import Ask, answer
from chaudron.scenes.scene import SEATS

FOLDER = Path(__file__).parent
WHIMS = 1_000_000
"""Added to the seed, so that the answers have nothing to do with the luck."""


class Playthrough(NamedTuple):
    """What is played; the seed gives both the luck and the answers."""

    players: int
    seed: int
    options: dict[str, Any]
    game: Game = BELCASTEL


PLAYTHROUGHS = {
    "set_1_two_players": Playthrough(2, 664, {"books": 1}),
    "set_2_three_players_who_may_return": Playthrough(3, 399, {"books": 2, "stop": "revocable"}),
    "set_3_four_players": Playthrough(4, 41, {"books": 3}),
    "set_4_with_test_tubes": Playthrough(2, 21, {"books": 4, "cauldron_side": "tubes"}),
    "a_mix_with_every_option_changed": Playthrough(
        3,
        231,
        {
            "first_player": 1,
            "books": "g3-b4-r2-y2-p2",
            "cauldron_side": "tubes",
            "lock_step": "every_round",
            "open_bags": True,
            "stop": "revocable",
            "flask_takes": "white",
            "bonus_moves": "may_decline",
            "yellow_2_doubles": "whole_move",
            "black_zero_tie": "drop_each",
            "exploded_coins_round_9": "exchange",
            "rubies": "limited",
            "price_green_3_4": 18,
            "price_blue_4_4": 20,
            "second_chance_restores": "chips_only",
            "second_chance_over_limit": "explodes_unless_restarted",
            "strong_ingredient_acts": "in_phase_b",
            "closed_books": "every_gain",
        },
    ),
    "witches_set_5_five_players": Playthrough(5, 254, {"books": 5, "witches": "S1-C1-G1"}, WITCHES),
    "witches_set_6_in_lock_step": Playthrough(4, 85, {"books": 6, "lock_step": "every_round"}, WITCHES),
    "witches_a_mix_with_every_option_changed": Playthrough(
        3,
        177,
        {
            "books": "g5-b6-r6-y6-p5-k5-l6",
            "cauldron_side": "tubes",
            "witches": "S3-C4-G2",
            "locoweed_opens": 2,
            "green_5_start_chips": "per_green",
            "red_6_white_counts": "when_laid",
            "red_6_after_stop": "no_action",
            "black_5_other_gains": "pass_left",
            "locoweed_6_copies": "on_draw",
            "ruby_coins_after_points": True,
            "black_5_own_rubies": "per_black",
            "spoon_tie": "bowls",
        },
        WITCHES,
    ),
    "bal_easy_three_players": Playthrough(3, 14, {}, BAL),
    "bal_hard_six_players_who_inherit": Playthrough(6, 27, {"level": "hard", "inherit_hand": True}, BAL),
    "bal_medium_read_aloud": Playthrough(4, 19, {"level": "medium", "incantation": "strict"}, BAL),
    "blackwood_two_witches": Playthrough(2, 520, {}, BLACKWOOD),
    "blackwood_three_witches_with_favors": Playthrough(3, 316, {"favour": True, "first_witch": 1}, BLACKWOOD),
    "blackwood_four_witches_and_two_tokens": Playthrough(
        4, 681, {"fagus_limit": 2, "swap_phases": "search", "sniff_phases": "both"}, BLACKWOOD
    ),
}
"""Belcastel with and without the witches, Le Bal, and Blackwood."""
KEEN = ("trade", "cast", "pinch", "brew", "potion")
"""What a witch of Blackwood likes to do."""
WHO = ("seat", "neighbor", "target", "by", "heir", "captor", "owner", "of", "giver", "robbed", "reader", "challenger")
"""Details that name a seat."""


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def head(playthrough: Playthrough) -> str:
    """What is played."""
    players, seed, options, game = playthrough
    values = ", ".join(f"{option} {value}" for option, value in options.items())
    return f"{game.name}, {players} players, seed {seed}: {values}"


def told(playthrough: Playthrough) -> str:
    """The whole game as text."""
    players, seed, options, game = playthrough
    table = game.table(game.box(players, options), Counter(players, seed))
    lines = [head(playthrough)]
    table.facts = Listener(table, lines)
    table.begin()
    luck = Counter(1, seed + WHIMS)
    while table.outcome is None:
        decide(table, luck, lines)
    places = ", ".join(f"{SEATS[seat]} {place}" for seat, place in enumerate(table.outcome.places))
    return "\n".join([*lines, "", f"places: {places}", ""])


def decide(table: Any, luck: Counter, lines: list[str]) -> Choice:
    """Somebody who is asked answers: half of the time what is likely, else anything.

    At the ball, windows in which somebody can do nothing are not written down.
    """
    seats = sorted(table.asks) if luck.below(0, 4) == 0 else table.pending_seats
    ask = table.asks[seats[luck.below(0, len(seats))]]
    options = ask.options
    choice = _likely(table, options) if luck.below(0, 2) else options[luck.below(0, len(options))]
    if len(options) > 1 or not isinstance(table, bal.Table):
        lines.append(_question(ask, choice))
    answer(table, ask.seat, choice)
    return choice


def _likely(table: Any, options: tuple[Choice, ...]) -> Choice:
    """The first option, which often is to go on; in Blackwood a spell, a brew, or a card of the pawn's column."""
    if not isinstance(table, blackwood.Table):
        return options[0]
    keen = [choice for verb in KEEN for choice in options if choice.verb == verb]
    near = [choice for choice in options if choice.verb == "place" and choice.thing.column == table.column]
    return [*keen, *near, *options][0]


def _question(ask: Ask, choice: str) -> str:
    offer = " (offer)" if ask.lapses else ""
    secret = " (sealed)" if choice in ask.sealed else ""
    return f"{SEATS[ask.seat]} {ask.about.key}{offer}: {' | '.join(ask.options)} -> {choice}{secret}"


class Listener(list[Fact]):
    """Writes every fact down at the moment it is told; at the end of a round also what everybody can see."""

    def __init__(self, table: Any, lines: list[str]) -> None:
        super().__init__()
        self.table, self.lines = table, lines

    def append(self, fact: Fact) -> None:
        number = _round(self.table)
        if fact.key == "ended" or (fact.key == "round" and number > 1):
            self.lines += _public_state(self.table)
        if fact.key == "round":
            self.lines += ["", f"== round {number}"]
        self.lines.append(_fact(fact))

    def __iadd__(self, facts: Iterable[Fact], /) -> Self:  # type: ignore[override,misc]  # facts only
        for fact in facts:
            self.append(fact)
        return self


def _round(table: Any) -> int:
    """The number of the round; in Blackwood all expeditions are counted through."""
    if isinstance(table, blackwood.Table):
        return (table.expedition - 1) * COLUMNS + table.column
    return int(table.round)


def _fact(fact: Fact) -> str:
    details = [f"{key} {SEATS[value] if is_seat(key, value) else value}" for key, value in fact.details.items()]
    audience = "" if fact.to is None else f" (heard by {_audience(fact.to)})"
    return f"    {fact.key}: {', '.join(details)} [{fact.rule}]{audience}"


def is_seat(key: str, value: Any) -> bool:
    return key in WHO and isinstance(value, int)


def _audience(seats: tuple[int, ...]) -> str:
    return " ".join("spectators" if seat == SPECTATOR else SEATS[seat] for seat in seats)


def _public_state(table: Any) -> list[str]:
    if isinstance(table, blackwood.Table):
        return _public_state_of_wood(table)
    return _public_state_of_ball(table) if isinstance(table, bal.Table) else _public_state_of_belcastel(table)


def _public_state_of_wood(table: blackwood.Table) -> list[str]:
    """The forest from the highest row down, with owners of puppets; the village; what every witch has."""
    rows = [table.box.places[start : start + COLUMNS] for start in range(0, len(table.forest), COLUMNS)]
    forest = [f"  r{row[0].row} {' '.join(_place(table, place) for place in row)}" for row in reversed(rows)]
    piles = f"  deck {len(table.deck)}, discarded {len(table.discard)}, potions left {len(table.potion_deck)}"
    return [*forest, f"  village {' '.join(table.display) or 'empty'}", piles, *_witches_of_wood(table)]


def _place(table: blackwood.Table, place: int) -> str:
    owner = table.puppets[place]
    return f"{table.forest[place] or '---'}{' ' if owner == blackwood.NOBODY else SEATS[owner]}"


def _witches_of_wood(table: blackwood.Table) -> list[str]:
    return [
        f"  = {SEATS[number]}: {seat.coins} coins, {seat.puppets} puppets, loans {seat.loans}{_piles(seat)}"
        f"{', cauldron' if table.cauldron == number else ''}"
        for number, seat in enumerate(table.seats)
    ]


def _piles(seat: blackwood.Seat) -> str:
    names = ("larder", "potions", "sold", "traded", "ready", "spent")
    return "".join(f", {name} {' '.join(getattr(seat, name))}" for name in names if getattr(seat, name))


def _public_state_of_ball(table: bal.Table) -> list[str]:
    return [
        f"  = {SEATS[number]}: {seat.alive} alive, {seat.dead} dead, captured "
        f"{' '.join(SEATS[owner] for owner in seat.captured) or 'none'}, {len(seat.hand)} cards"
        for number, seat in enumerate(table.seats)
    ]


def _public_state_of_belcastel(table: belcastel.Table) -> list[str]:
    return [
        f"  = {SEATS[number]}: {seat.points} points, rubies {seat.rubies}, drop {seat.drop}, tube {seat.tube}, "
        f"flask {'full' if seat.flask else 'empty'}, {len(seat.bag)} in the bag{_with_witches(table, seat)}"
        for number, seat in enumerate(table.seats)
    ]


def _with_witches(table: belcastel.Table, seat: belcastel.Seat) -> str:
    pennies = f", pennies {' '.join(seat.pennies) or 'none'}" if table.box.pennies else ""
    return pennies + (f", starts with {names(seat.start)}" if seat.start else "")
