"""A bot that does without the witches, to see what they are worth."""

from dataclasses import replace

from chaudron.bots import bot
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask

MISER = "tests.bots.misers:Miser"


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
