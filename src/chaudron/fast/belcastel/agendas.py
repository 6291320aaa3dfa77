"""What a table of the reference has still to do, as a phase and as frames on the stacks of the seats."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from chaudron.fast.belcastel import asks, layout, rounds
from chaudron.fast.belcastel.laying import COUNTED, IS_START
from chaudron.fast.belcastel.tables import CODE_OF
from chaudron.games.belcastel.beside import DecideBeside
from chaudron.games.belcastel.books import IN_SCORING, black, green
from chaudron.games.belcastel.books.blue import CrowSkull
from chaudron.games.belcastel.books.red import LayAside
from chaudron.games.belcastel.brewing import Brew, Brewing, LayStartChips
from chaudron.games.belcastel.buying import Buy, Exchange, GhostShopping
from chaudron.games.belcastel.choices import EXPLODE
from chaudron.games.belcastel.die import RollDie
from chaudron.games.belcastel.fortune import FortuneCard, OneRatFriend, OpportuneMoment
from chaudron.games.belcastel.laying import Lay
from chaudron.games.belcastel.lock_step import Beats, SealedBeat
from chaudron.games.belcastel.rats import Rats
from chaudron.games.belcastel.scoring import CollectRubies, PayRubies, Scoring, StrongIngredient
from chaudron.games.belcastel.second_chance import SecondChance
from chaudron.games.belcastel.table import Table
from chaudron.games.belcastel.tubes import AdvanceDrop
from chaudron.games.belcastel.witches.gold import PointsInD
from chaudron.games.belcastel.witches.silver import SavedFromTheBlast, SixFromTheBag
from chaudron.kernel.rule import Rule, Together

STATES = {"brewing": layout.BREWING, "stopped": layout.STOPPED, "exploded": layout.EXPLODED}
STEPS = {
    "whites_back": rounds.GATHERING,
    "chips_aside": rounds.LAYING_ASIDE,
    "chips_beside": rounds.LAYING_BESIDE,
    "strong_ingredient": rounds.STRONG,
    "seasoned_perfectly": rounds.SEASONED,
    "schadenfreude": rounds.SCHADEN,
    "full_rewards": rounds.FULL_REWARDS,
    "bonus_die": rounds.DIE,
    "chip_actions": rounds.MOTHS,
    "rubies": rounds.RUBIES_PHASE,
    "points": rounds.POINTS_PHASE,
    "buying": rounds.BUYING,
    "spend_rubies": rounds.SPENDING,
}
PENDING: dict[type[Rule], int] = {
    LayStartChips: asks.LAY_START,
    Brew: asks.BREW,
    SecondChance: asks.SECOND,
    SixFromTheBag: asks.SIX_OPEN,
    LayAside: asks.LAY_ASIDE,
    DecideBeside: asks.BESIDE_LEFT,
    green.ChipForSpider: asks.SPIDER_CHIP,
    green.ChooseStartChip: asks.START_CHIP,
    GhostShopping: asks.GHOST_SHOP,
    Buy: asks.SHOP,
    PayRubies: asks.SPEND,
}
"""Rules that wait below another one."""
COUNTED_TOGETHER: dict[type[Rule], int] = {
    AdvanceDrop: asks.DROPS,
    green.DropForRuby: asks.SPIDER_DROP,
    RollDie: asks.ROLLS,
}
"""Rules of which several wait in a row: one frame that counts them."""
ASKED = {
    "brew": asks.ASK_BREW,
    "commit": asks.ASK_COMMIT,
    "return": asks.ASK_RETURN,
    "crow_skull": asks.ASK_CROW,
    "mandrake": asks.ASK_MANDRAKE,
    "double": asks.ASK_DOUBLE,
    "extra": asks.ASK_EXTRA,
    "well_stirred": asks.ASK_STIR,
    "second_chance": asks.ASK_SECOND,
    "beside": asks.ASK_BESIDE,
    "strong_ingredient": asks.ASK_STRONG,
    "rat": asks.ASK_RAT,
    "drop": asks.ASK_DROP,
    "reward": asks.ASK_REWARD,
    "buy": asks.ASK_BUY,
    "buy_second": asks.ASK_BUY,
    "spend": asks.ASK_SPEND,
    "spend_less": asks.ASK_SPEND,
    "spider_chip": asks.ASK_SPIDER_CHIP,
    "spider_drop": asks.ASK_SPIDER_DROP,
    "ghost_row": asks.ASK_GHOST_ROW,
    "ghost_trade": asks.ASK_GHOST_TRADE,
    "ghost_swap": asks.ASK_GHOST_SWAP,
    "schadenfreude": asks.ASK_SCHADENFREUDE,
    "choose_wisely": asks.ASK_CHOOSE_WISELY,
    "only_one": asks.ASK_ONLY_ONE,
    "wheel_and_deal": asks.ASK_WHEEL,
    "good_start": asks.ASK_GOOD_START,
    "opportune_moment": asks.ASK_OPPORTUNE,
    "just_in_time": asks.ASK_JUST_IN_TIME,
    "rats_friends": asks.ASK_RATS_FRIENDS,
    "saved": asks.ASK_SAVED,
    "six": asks.ASK_SIX,
    "whites": asks.ASK_WHITES,
    "gather": asks.ASK_GATHER,
    "full_reward": asks.ASK_FULL_REWARD,
    "upgrade": asks.ASK_UPGRADE,
    "copy": asks.ASK_COPY,
    "colors": asks.ASK_COLORS,
    "left_in_bag": asks.ASK_LEFT_IN_BAG,
    "rubies_for_points": asks.ASK_RAIN,
    "exchange": asks.ASK_EXCHANGE,
    "aside": asks.ASK_ASIDE,
    "start_chip": asks.ASK_START_CHIP,
    "lay_start": asks.ASK_LAY_START,
    "mandrake_ruby": asks.ASK_MANDRAKE_RUBY,
    "ghost_buy": asks.ASK_GHOST_BUY,
    "ghost_buy_second": asks.ASK_GHOST_BUY,
}
"""What is asked, by the key of its words."""
CHIP_ACTIONS: tuple[Any, ...] = tuple(IN_SCORING.values())
"""[BEL-10.2] What a seat's chips do in phase B."""
LATER_TURNS: tuple[Any, ...] = (*CHIP_ACTIONS, black.RewardMoths, black.MothRubies)
"""Not begun, they belong to a later turn."""


class Frames(NamedTuple):
    """What one seat has still to do, and what it has noted for that."""

    stack: list[tuple[int, int]]
    small: dict[int, int]
    wide: dict[int, int]
    words: dict[int, int]


def seats_at_once(table: Table) -> Together | None:
    """The brewing, commitments or beat that all carry out at the same time."""
    top = table.agenda[-1]
    return top if isinstance(top, Together) else None


def phase_of(table: Table) -> int:
    """The phase of the round."""
    if table.outcome is not None:
        return rounds.GAME_OVER
    current = next(r for r in reversed(table.agenda) if type(r) in (FortuneCard, Rats, Brewing, Scoring))
    if isinstance(current, Scoring):
        step = Scoring.steps[current.at - 1]
        assert step is not None
        phase = STEPS[step.__name__]
        return _chip_action(table) if phase == rounds.MOTHS else phase
    if isinstance(current, Brewing):
        return _phase_of_brewing(table, current)
    return rounds.CARD_PHASE if isinstance(current, FortuneCard) else rounds.RATS


def _phase_of_brewing(table: Table, brewing: Brewing) -> int:
    if brewing.at == 1:
        return rounds.START_CHIPS
    if any(type(rule) is SealedBeat for rule in table.agenda):
        return rounds.BEAT
    return rounds.COMMITTING if any(type(rule) is Beats for rule in table.agenda) else rounds.BREWING_PHASE


def _chip_action(table: Table) -> int:
    """[BEL-10.2] Black, green or purple: the action that has begun."""
    for rule in reversed(table.agenda):
        if isinstance(rule, CHIP_ACTIONS) and rule.at > 0:
            return rounds.SPIDERS if type(rule).__module__ == green.__name__ else rounds.GHOSTS
        if isinstance(rule, LATER_TURNS):
            break
    return rounds.MOTHS


def frames_of(table: Table, at_once: Together | None) -> dict[int, Frames]:
    """What each seat has still to do."""
    if at_once is not None:
        return {seat: _frames(table, seat, branch) for seat, branch in at_once.branches.items()}
    (seat,) = table.asks
    frames = {p: Frames([], {}, {}, {}) for p in range(len(table.seats))}
    mine = _rules_of(table.agenda, seat)
    frames[seat] = _frames(table, seat, mine)
    for rule in table.agenda:
        later = getattr(rule, "seat", seat)
        if later != seat and rule.at == 0:
            _note_later_turn(frames[later], rule)
        elif isinstance(rule, OneRatFriend):
            frames[later].wide[layout.COINS_LEFT] = rule.tails
    return frames


def _note_later_turn(frames: Frames, rule: Rule) -> None:
    """What was decided before anybody's turn."""
    if isinstance(rule, (Buy, Exchange)):
        frames.small[layout.SHOPS] = 1
        frames.wide[layout.COINS_LEFT] = rule.coins
    elif isinstance(rule, OneRatFriend):
        frames.wide[layout.COINS_LEFT] = rule.tails


def _rules_of(agenda: Sequence[Rule], seat: int) -> list[Rule]:
    """The rules of the seat whose turn it is."""
    mine: list[Rule] = []
    for rule in reversed(agenda):
        if getattr(rule, "seat", None) != seat or (isinstance(rule, LATER_TURNS) and rule.at == 0):
            break
        mine.append(rule)
    return mine[::-1]


def _frames(table: Table, seat: int, rules: Sequence[Rule]) -> Frames:
    frames = Frames([], {}, {}, {})
    is_asked = seat in table.asks
    going = [rule for rule in rules if rule.at < rule.length and type(rule) is not CollectRubies]
    waiting = [rule for rule in going if not (is_asked and rule is rules[-1])]
    for rule in waiting:
        _add_pending(frames, rule)
    if is_asked:
        _add_asked(table, frames, seat, rules[-1])
    return frames


def _add_pending(frames: Frames, rule: Rule) -> None:
    kind = type(rule)
    if kind in COUNTED_TOGETHER:
        op, before = COUNTED_TOGETHER[kind], frames.stack[-1:]
        if before and before[0][0] == op:
            frames.stack[-1] = (op, before[0][1] + 1)
        else:
            frames.stack.append((op, 1))
        return
    number = rule.limit if isinstance(rule, green.ChooseStartChip) else int(kind is green.ChipForSpider)
    frames.stack.append((PENDING[kind], number))
    _note(frames, rule)


def _add_asked(table: Table, frames: Frames, seat: int, rule: Rule) -> None:
    ask = table.asks[seat]
    op, number = ASKED[ask.about.key], 0
    if isinstance(rule, green.SevenWhites):
        op = asks.ASK_SPIDER_MOVE
    elif isinstance(rule, AdvanceDrop):
        number = 1 + (frames.stack.pop()[1] if frames.stack and frames.stack[-1][0] == asks.DROPS else 0)
    elif isinstance(rule, Lay):
        number = COUNTED * rule.is_counted + IS_START * rule.is_start
    elif isinstance(rule, SavedFromTheBlast):
        number = STATES[rule.before]
    elif isinstance(rule, SecondChance):
        number = int(EXPLODE in ask.options)
    frames.stack.append((op, number))
    if op != asks.ASK_STIR:
        _note(frames, rule)


def _note(frames: Frames, rule: Rule) -> None:
    """What a rule remembers while it waits."""
    small, wide, words = frames.small, frames.wide, frames.words
    if isinstance(rule, Lay):
        small |= {layout.LAY_CODE: CODE_OF[rule.chip.name], layout.LAY_VALUE: rule.value}
        small |= {layout.LAY_EXTRA: rule.extra, layout.LAY_DOUBLED: rule.doubled}
    elif isinstance(rule, (Buy, GhostShopping)):
        wide[layout.COINS_LEFT] = rule.coins
        small |= {layout.BOUGHT + place: chip + 1 for place, chip in enumerate(rule.chips)}
    elif isinstance(rule, (Exchange, PointsInD)):
        wide[layout.COINS_LEFT] = rule.coins if isinstance(rule, Exchange) else rule.points
    elif isinstance(rule, PayRubies):
        small[layout.PRICE] = rule.price
    elif isinstance(rule, SixFromTheBag):
        small[layout.SIX_TURN] = rule.turn
        words[layout.SIX] = _hand(rule.drawn)
    elif isinstance(rule, (CrowSkull, StrongIngredient, OpportuneMoment)):
        words[layout.HAND] = _hand(rule.drawn)


def _hand(chips: Sequence[int]) -> int:
    return sum((chip + 1) << 5 * place for place, chip in enumerate(chips))
