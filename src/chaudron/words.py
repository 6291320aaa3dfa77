"""Words: every sentence people read. The sentences are `chaudron.texts`; this module brings them the data of a game."""

from collections import Counter as Tally
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from chaudron.games.bal.components import CARD, Card
from chaudron.games.belcastel.components import CHIP, CHIPS, COLORS, LOCOWEED, Chip
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.facts import Fact
from chaudron.kernel.game import BadOption
from chaudron.kernel.rule import Ask, Reason
from chaudron.rulebook import LANGUAGES, SPOKEN, UnknownRule
from chaudron.speech import Arguments, Speech, bal, belcastel, blackwood
from chaudron.texts import NoWords, Texts

__all__ = ["LANGUAGES", "SPOKEN", "NoWords", "Words", "family", "words"]

FAMILIES = {"witches": "belcastel"}
"""Games that speak in the words of another: an expansion in those of the game it extends."""

SPEECHES = {"belcastel": belcastel.SPEECH, "bal": bal.SPEECH, "blackwood": blackwood.SPEECH}
"""How each family of words is given its arguments."""


@cache
def words(language: str) -> "Words":
    """The words of a language."""
    return Words(language)


class Words(Texts):
    """All that is said in one language.

    `key.form` is a further form of a message: `belcastel-card-charity` is the name of a card and
    `belcastel-card-charity.text` what it does; likewise `belcastel-book-blue-1.effect`,
    `belcastel-witch-S1.short`, `bal-card-r1.formula` and `belcastel-option-stop.help`.
    """

    def say(self, key: str, /, **arguments: object) -> str:
        """The words of a key; potions of the ball by what is printed on those of the table [BAL-13.24]."""
        own = bal.own_name(self.language, key, arguments.get("count", 1)) if key.startswith("bal-card-") else ""
        return own or super().say(key, **arguments)

    def fact(self, game: str, fact: Fact, names: Sequence[str], own: int | None = None) -> str:
        """What happened, as a sentence; in the second person to the seat that reads it, of what it did itself."""
        shaped = _shaped(self, game, fact.details, names)
        mine = f"web-own-{family(game)}-{fact.key}"
        is_mine = own is not None and _actor(fact.details) == own and self.has(mine)
        return self.say(mine if is_mine else f"{family(game)}-told-{fact.key}", rule=_as_variant(fact.rule), **shaped)

    def facts(self, game: str, facts: Sequence[Fact], names: Sequence[str], own: int | None = None) -> list[str]:
        """What happened, as sentences; `own` is the seat that reads them.

        Two facts in a row that have words in common, under `<game>-told-<first>-<second>`, are told in one breath:
        that a chip was drawn and laid, that the die was rolled and what it gave. Pass only what the listener may hear.
        """
        prefix, sentences, rest = family(game), [], list(facts)
        while rest:
            first = rest.pop(0)
            if rest and _belong_together(first, rest[0]) and self.has(f"{prefix}-told-{first.key}-{rest[0].key}"):
                second = rest.pop(0)
                details = {**first.details, **second.details}
                first = first._replace(key=f"{first.key}-{second.key}", details=details)
            sentences.append(self.fact(game, first, names, own))
        return sentences

    def ask(self, game: str, ask: Ask) -> str:
        """The question put to a seat."""
        return self.say(f"{family(game)}-ask-{ask.about.key}")

    def choice(self, game: str, choice: str, about: str = "", names: Sequence[str] = ()) -> str:
        """What a seat may answer. `about`, the key of the question, makes it more exact: which points, which drop."""
        verb, _, thing = choice.partition(":")
        shaped = _speech(game).thing(self, verb, thing, names)
        return self.say(f"{family(game)}-choice-{verb}", about=about or "nothing", **shaped)

    def reason(self, game: str, reason: Reason, names: Sequence[str]) -> str:
        """Why a choice was refused."""
        return self.say(f"{family(game)}-refused-{reason.key}", **_shaped(self, game, reason.details, names))

    def bad_option(self, error: BadOption) -> str:
        """What is wrong with an option of a table; some options have words of their own."""
        key = f"bad-option-{error.key}"
        own = f"{key}-{error.details.get('name')}"
        return self.say(own if self.has(own) else key, **error.details)

    def bad_record(self, error: BadRecord) -> str:
        """What is wrong with a record."""
        if error.key.startswith("undo_"):
            return self.undo(error.key.removeprefix("undo_"))
        details = dict(error.details)
        if isinstance(error.__cause__, BadOption):
            details["where"] = self.bad_option(error.__cause__)
        if "seat" in details:
            details["seat"] = self.seat(details["seat"], ())
        return self.say(f"bad-record-{error.key}", **details)

    def undo(self, key: str) -> str:
        """Why an answer cannot be taken back."""
        return self.say(f"undo-{key}")

    def no_rule(self, error: UnknownRule) -> str:
        """That a rule does not exist, and which ones have a similar id."""
        return self.say("unknown-rule", rule=error.rule_id, near=self.listed(error.near), count=len(error.near))

    def seat(self, seat: int, names: Sequence[str]) -> str:
        """Who sits there: a name, or the number of the place."""
        return names[seat] if 0 <= seat < len(names) else self.say("seat", number=seat + 1)

    def chip(self, name: str, form: str = "") -> str:
        """A chip by name and value, `g2`: bare, or in the form `a`, `the` or `of`; `l1=g2` with what it copies."""
        chip = _known(name)
        key = f"belcastel-chip-{chip.color}"
        return self._copying(chip, self.say(f"{key}.{form}" if form else key, value=chip.value))

    def some(self, name: str, count: int) -> str:
        """That many chips of a kind: two green spiders 2."""
        chip = _known(name)
        return self._copying(chip, self.say(f"belcastel-chip-{chip.color}.some", value=chip.value, count=count))

    def _copying(self, chip: Chip, said: str) -> str:
        """A chip and, if it acts as another, that one."""
        if chip.acts_as is chip:
            return said
        return self.say("belcastel-chip-as", chip=said, copied=self.chip(chip.acts_as.name))

    def chips(self, names: str) -> str:
        """A list of chips, `w1 w1 g2`, in words, sorted by color and value."""
        counts = Tally(_known(name).name for name in names.split())
        return self.listed([self.some(name, counts[name]) for name in sorted(counts, key=_in_order)])

    def card(self, name: str, form: str = "", count: int = 1) -> str:
        """A card of the ball, `r1`: its short name or, as sentences say it, the form `a`, `the`, `of` or `some`."""
        card = _known_card(name)
        said = self.say(f"bal-card-{name}.{form}" if form else f"bal-card-{name}", count=count)
        if not form or not card.color:
            return said
        return self.say("bal-potion", card=said, color=self.say(f"bal-color-{card.color}"))

    def some_cards(self, name: str, count: int) -> str:
        """That many cards of a kind: two Hexes."""
        return self.card(name, "some", count)

    def cards(self, names: str) -> str:
        """A list of cards, `r1 r1 tresor`, in words: potions by rarity, then spells."""
        counts = Tally(map(_known_card, names.split()))
        return self.listed([self.some_cards(card.name, counts[card]) for card in sorted(counts)])


def family(game: str) -> str:
    """Whose words a game speaks in."""
    return FAMILIES.get(game, game)


def _actor(details: Mapping[str, Any]) -> object:
    """Who did it: a seat, whoever begins, or the only winner."""
    winners = details.get("winners", ())
    return details.get("seat", details.get("first", winners[0] if len(winners) == 1 else None))


def _speech(game: str) -> Speech:
    if family(game) not in SPEECHES:
        raise NoWords(f"no words for the game {game}")
    return SPEECHES[family(game)]


def _known_card(name: str) -> Card:
    if name not in CARD:
        raise NoWords(f"no card {name}")
    return CARD[name]


def _known(name: str) -> Chip:
    """A chip by its name; of one that does nothing, `g2=o1`, that alone which is printed on it [BEL-15.17]."""
    if name not in CHIP:
        raise NoWords(f"no chip {name}")
    chip = CHIP[name]
    return chip if chip.color == LOCOWEED else CHIPS[chip]


def _in_order(name: str) -> tuple[int, int, str]:
    chip = _known(name)
    return COLORS.index(chip.color), chip.value, name


def _belong_together(first: Fact, second: Fact) -> bool:
    """Are both about the same seat, and about the same chip or, where one names none, from the same rule?"""
    if first.details.get("seat") != second.details.get("seat"):
        return False
    if "chip" in first.details and "chip" in second.details:
        return bool(first.details["chip"] == second.details["chip"])
    return first.rule == second.rule


def _as_variant(rule: str) -> str:
    """A rule id by which a text can select: Fluent allows no dot there."""
    return rule.replace(".", "-")


def _shaped(words: Words, game: str, details: Mapping[str, Any], names: Sequence[str]) -> Arguments:
    """Details as arguments of a text: seats by their names, components by their words, the rest as it is."""
    speech, shaped = _speech(game), Arguments()
    for name, value in details.items():
        shape = speech.shapes.get(name)
        shaped |= shape(words, value, names) if shape else {name: value}
    return shaped | speech.further(words, details)
