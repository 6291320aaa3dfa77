"""Every game that is soaked, with its course."""

from tests.soak.bal import BalCourse
from tests.soak.belcastel import BelcastelCourse, WitchesCourse
from tests.soak.blackwood import BlackwoodCourse
from tests.soak.course import Course

COURSES: dict[str, Course] = {
    course.game.name: course for course in (BelcastelCourse(), WitchesCourse(), BalCourse(), BlackwoodCourse())
}
