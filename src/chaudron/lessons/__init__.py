"""First steps: a short game per title that teaches by doing, with luck and opponents written in advance.

`lesson` what a lesson is · `luck` chance that follows a script · then one module per title. The words are in
`locales/*/web-lessons.ftl`, under the keys of the cards.
"""

from chaudron.lessons.bal import BAL
from chaudron.lessons.belcastel import BELCASTEL, WITCHES
from chaudron.lessons.blackwood import BLACKWOOD
from chaudron.lessons.lesson import LEARNER, CoachCard, Lesson, LessonStep, Stand
from chaudron.lessons.luck import ScriptedLuck

__all__ = ["LEARNER", "LESSONS", "CoachCard", "Lesson", "LessonStep", "ScriptedLuck", "Stand"]

LESSONS = {"belcastel": BELCASTEL, "witches": WITCHES, "bal": BAL, "blackwood": BLACKWOOD}
"""One for every game on the shelf."""
