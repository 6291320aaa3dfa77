"""How a browser starts the house: it gives its Fluent, and gets the one call."""

from collections.abc import Callable

from chaudron.offline.stand_ins import Speaker, stand_in


def start(speaker: Speaker) -> Callable[[str], str]:
    """The house's `call`."""
    stand_in(speaker)
    from chaudron.offline.house import House  # noqa: PLC0415 - words are looked for only once there are some

    return House().call
