"""A situation as it is shown: views for a board, and everything else in words."""

import re
from typing import NamedTuple

from chaudron.kernel.game import View
from chaudron.rulebook import rule_text, rules_page
from chaudron.scenes.scene import SEATS
from chaudron.situations import SITUATIONS
from chaudron.situations.situation import Situation, StepResult, step_results
from chaudron.speech.rule_words import captioned
from chaudron.terminal.faces import face_of
from chaudron.words import LANGUAGES, Words, words

WIDTH = 80
CITED = re.compile(r"\b[A-Z]{3}-\d+\.\d+|(?<=`)[a-z0-9_-]+(?=`)")
"""Rules and components, as the text of a rule names them."""


class SituationStep(NamedTuple):
    """What is seen, and what is said to it: a caption, what happened, and the board in words."""

    caption: str
    told: list[str]
    view: View
    text: str


class ShownSituation(NamedTuple):
    """All of a situation; `focus` are the seats that matter."""

    id: str
    title: str
    rules: list[str]
    names: list[str]
    focus: list[int]
    steps: list[SituationStep]


def key_of(situation: Situation) -> str:
    """The key of its words: the title and, as forms, the captions."""
    return f"situation-{situation.id.replace('.', '-')}"


def title_of(situation: Situation, language: str) -> str:
    """What it is called."""
    return words(language).say(key_of(situation))


def rules_of(game: str, situation: Situation) -> list[str]:
    """The rules that it explains: the example itself, and the rules and components that the example names."""
    language = LANGUAGES[0]
    known = {paragraph.id for text in rules_page(game, language) for paragraph in text.paragraphs}
    cited = CITED.findall(rule_text(language, situation.id).text)
    return [situation.id, *dict.fromkeys(rule for rule in cited if rule in known)]


def shown(game: str, name: str, language: str) -> ShownSituation:
    """A situation, played from its start to its end."""
    situation, say = SITUATIONS[game][name], words(language)
    played = enumerate(step_results(situation))
    steps = [_step(game, situation, say, number, result) for number, result in played]
    focus = [SEATS.index(seat) for seat in situation.focus]
    return ShownSituation(name, title_of(situation, language), rules_of(game, situation), situation.names, focus, steps)


def _step(game: str, situation: Situation, say: Words, number: int, result: StepResult) -> SituationStep:
    face, names = face_of(game), situation.names
    view = {**result.view, "me": SEATS.index(situation.focus[0])}
    with face.at_table(view["options"]):
        told = say.facts(game, result.facts, names)
        text = face.board(view, say, names=names, width=WIDTH, linear=True)
    caption = say.say(f"{key_of(situation)}.step{number}")
    return SituationStep(
        captioned(game, caption, say.language), told, view, "\n".join([text, *_hands(situation, say, view)])
    )


def _hands(situation: Situation, say: Words, view: View) -> list[str]:
    """The hands of the others that matter, which no board shows: an example has no secrets."""
    others = [SEATS.index(seat) for seat in situation.focus[1:]]
    held = {seat: view["seats"][seat].get("hand") for seat in others}
    return [
        say.say("open-hand", name=situation.names[seat], cards=say.cards(" ".join(hand)), count=len(hand))
        for seat, hand in held.items()
        if hand is not None
    ]
