"""Luck that has not come: whoever asks for it has gone as far as can be foreseen."""

from typing import NoReturn

from chaudron.kernel.chance import Chance


class NotYet(Exception):
    """Luck would be needed here."""


class NoLuck(Chance):
    """No luck at all."""

    __slots__ = ()

    def below(self, stream: int, out_of: int) -> NoReturn:
        raise NotYet
