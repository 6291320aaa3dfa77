"""The apprentice: stops by the true risk of the next chip, and has a plan for every color.

Everything is measured in victory points (`item_values`). A coin is worth a part of a point that falls from round to
round, since a chip bought late is seldom drawn; in the last round five coins make a point [BEL-12.2]. `position` holds
what the apprentice asks of a view, `brewing`, `market` and `witches` how it decides.
"""

from collections.abc import Callable

from chaudron.bots.belcastel import brewing, market, witches
from chaudron.bots.belcastel.lock_step import lock_step_answer
from chaudron.bots.belcastel.position import Position
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask


class Apprentice:
    """Stops by the true risk, buys with a plan, takes what helps."""

    def __init__(self, seed: int, patient: bool = False) -> None:
        """Who is patient keeps a penny for a better day, and does not call a witch for little more than its points."""
        self.seed, self.patient = seed, patient

    def choose(self, view: View, ask: Ask) -> str:
        decide = DECISIONS.get(ask.about.key, first)
        return lock_step_answer(view, ask) or decide(Position(view, ask.seat, self.patient), ask)


def first(now: Position, ask: Ask) -> str:
    return ask.options[0]


DECISIONS: dict[str, Callable[[Position, Ask], str]] = {
    "brew": brewing.brew,
    "commit": brewing.brew,
    "crow_skull": brewing.lay_best,
    "strong_ingredient": brewing.lay_best,
    "beside": brewing.beside,
    "second_chance": brewing.second_chance,
    "well_stirred": brewing.well_stirred,
    "mandrake_ruby": brewing.pay_for_mandrake,
    **dict.fromkeys(("aside", "lay_start"), brewing.lay_first),
    "six": brewing.lay_one_of_six,
    **dict.fromkeys(("buy", "buy_second", "ghost_buy", "ghost_buy_second"), market.buy),
    **dict.fromkeys(("spend", "spend_less"), market.spend),
    "drop": market.drop,
    "reward": market.reward,
    "ghost_row": market.row,
    "ghost_trade": market.row,
    "spider_drop": market.spider_drop,
    "start_chip": market.keep_for_next_round,
    "good_start": market.refuse,
    **dict.fromkeys(("choose_wisely", "only_one", "wheel_and_deal", "opportune_moment", "just_in_time"), market.take),
    **dict.fromkeys(("rats_friends", "schadenfreude", "spider_chip", "ghost_swap"), market.take),
    "saved": witches.saved,
    "whites": witches.whites_back,
    "gather": witches.gather,
    "full_reward": witches.full_reward,
    "upgrade": witches.grow,
    "copy": witches.copy,
    "exchange": witches.exchange,
    **dict.fromkeys(("colors", "left_in_bag"), witches.points_at_once),
    "rubies_for_points": witches.rain,
}
"""How each question is answered; any other by its first option."""
