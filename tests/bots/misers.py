"""Bots that do without the witches, or wait for the best day to call one: to see what they are worth."""

from dataclasses import replace

from chaudron.bots import bot
from chaudron.bots.belcastel import Apprentice
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask

MISER, PATIENT = "tests.bots.misers:Miser", "tests.bots.misers:Patient"


class Miser:
    """The apprentice that never calls a witch: it believes it has no pennies."""

    def __init__(self, seed: int) -> None:
        self.bot = bot("witches", "apprentice", seed)

    def choose(self, view: View, ask: Ask) -> str:
        allowed = tuple(option for option in ask.options if option.verb != "witch")
        if ask.about.key == "copy" or len(allowed) == 1:
            return ask.options[-1]
        mine = {**view["seats"][ask.seat], "pennies": []}
        seats = [mine if seat == ask.seat else other for seat, other in enumerate(view["seats"])]
        return self.bot.choose({**view, "seats": seats}, replace(ask, options=allowed))


class Patient(Apprentice):
    """The apprentice that keeps a penny for a better day: training learns from it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, patient=True)
