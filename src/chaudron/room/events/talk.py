"""What is said at a table."""

from typing import ClassVar

from chaudron.room.events.parts import Event
from chaudron.words import SPOKEN, words


class Said(Event, tag="said"):
    seat: int
    text: str
    shown: ClassVar[tuple[str, ...]] = ("seat", "text")


class Emoted(Event, tag="emoted"):
    seat: int
    emote: str
    shown: ClassVar[tuple[str, ...]] = ("seat", "emote")


class Spoke(Event, tag="spoke"):
    """A bot says something, in its own character's words."""

    seat: int
    line: str
    shown: ClassVar[tuple[str, ...]] = ("seat", "line", "says")

    @property
    def says(self) -> dict[str, str]:
        """The line in every language; nothing, if it has gone out of use since it was spoken."""
        key = f"bots-{self.line}"
        return {language: words(language).say(key) for language in SPOKEN if words(language).has(key)}


OfTalk = Said | Emoted | Spoke
