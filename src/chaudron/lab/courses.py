"""Every game that is soaked, with its course."""

from chaudron.lab.bal import BalCourse
from chaudron.lab.belcastel import BelcastelCourse, WitchesCourse
from chaudron.lab.blackwood import BlackwoodCourse
from chaudron.lab.course import Course

COURSES: dict[str, Course] = {
    course.game.name: course for course in (BelcastelCourse(), WitchesCourse(), BalCourse(), BlackwoodCourse())
}
