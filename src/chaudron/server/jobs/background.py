"""Work that takes time, in processes of its own: bots think there, boards are drawn, facts put in words, choices tried.

A thought has so many seconds. Whatever a bot does wrong, its seat is answered for: by the weakest bot of the game, or
else by the first option.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from chaudron import values
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.facts import Fact
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask
from chaudron.kernel.table import ask_to_json
from chaudron.plans import Plan, PlanForecast
from chaudron.review.account import WITHOUT_REVIEW, BadReview, Weighed
from chaudron.room.ghosts import RoundEnd
from chaudron.room.thoughts import Thought, Whose
from chaudron.room.work import Advised, Drawn, Foreseen, Said, is_advice
from chaudron.server.jobs.deal_games import Played
from chaudron.server.jobs.messages import (
    Advise,
    AnyJob,
    Choose,
    Draw,
    Forecast,
    Foresee,
    PlayOn,
    Pose,
    Replay,
    Rounds,
    Tell,
    Weigh,
    options_of,
)
from chaudron.server.jobs.pool import Busy, Closed, JobPool, Late, Undone, logger

__all__ = [
    "Advised",
    "BackgroundJobs",
    "Busy",
    "Closed",
    "Drawn",
    "Foresee",
    "Foreseen",
    "PlayOn",
    "Pose",
    "Replay",
    "Rounds",
    "Said",
    "Undone",
]

TELLING_SECONDS = 20.0
"""Far longer than any board or log takes, even while the words are being loaded."""
THOUGHTS, TELLINGS, REVIEWS = LANES = range(3)
"""The lanes in which jobs wait: none holds up another."""


class BackgroundJobs:
    """All work that is done in job processes; raises `Busy` when too much waits, and `Closed` at the end."""

    def __init__(
        self, processes: int, budget: float, waiting: int = 10_000, plugins: Sequence[str] = (), text_processes: int = 0
    ) -> None:
        """So many processes, seconds for a thought and jobs waiting; plugins are modules that add bots to `LEVELS`.

        Text processes are further ones, in which nobody thinks: boards wait for no bot there.
        """
        self.budget = budget
        self.late = self.crashed = self.illegal = 0
        self._pool = JobPool(
            [LANES] * processes + [LANES[TELLINGS:REVIEWS]] * text_processes, len(LANES), waiting, plugins
        )

    async def start(self) -> None:
        """Start the processes without waiting for them: jobs do."""
        self._pool.start()

    async def close(self) -> None:
        """End all processes."""
        await self._pool.close()

    @property
    def queued(self) -> int:
        """How many jobs wait for a process."""
        return len(self._pool)

    async def choose(self, thought: Thought) -> str:
        """What a bot answers: always one of the options."""
        answer = await self._attempt(thought, thought.level)
        if answer is None:
            answer = await self._attempt(thought, None)
        return str(thought.ask.options[0]) if answer is None else answer

    async def advise(self, thought: Thought) -> Advised:
        """What a bot would answer, and what it expects of the options; raises `Undone`. Its bots come first."""
        job = Advise(thought.game, thought.level, thought.seed, thought.view, ask_to_json(thought.ask))
        advised = Advised(*await self._pool.do(with_cards(job), self.budget, THOUGHTS, thought.whose))
        if not is_advice(advised, thought.ask):
            raise Undone("what it advises is no option")
        return advised

    async def follow(self, thought: Thought) -> str | None:
        """What a plan answers; None when that could not be worked out: nobody else decides in its place."""
        return await self._attempt(thought, thought.level)

    async def foresee_plan(self, plan: Plan, view: View) -> PlanForecast | None:
        """How a brew by a plan would end; raises `Undone`. Pass only what the seat sees."""
        told = await self._told(Forecast(view, plan))
        return None if told is None else PlanForecast(*told)

    async def board(
        self, view: View, lang: str, names: Sequence[str], width: int, linear: bool, ask: Ask | None = None
    ) -> Drawn:
        """A view as text, with a question in words; raises `Undone`. Pass only what the reader is asked."""
        question = None if ask is None else ask_to_json(ask)
        return Drawn(*await self._told(Draw(view, lang, list(names), width, linear, question)))

    async def tell(
        self, game: str, facts: Sequence[Fact], lang: str, names: Sequence[str], options: Mapping[str, Any]
    ) -> list[Said]:
        """Facts of a table with these options in words; raises `Undone`. Pass only what the listener may hear."""
        return [Said(*said) for said in await self._told(Tell(game, list(facts), lang, list(names), dict(options)))]

    async def foresee(self, job: Foresee) -> Foreseen:
        """What would follow from each choice; raises `Undone`. Pass only what the seat sees."""
        return Foreseen(*await self._told(job))

    async def replay(self, job: Replay) -> list[bytes]:
        """A finished game as somebody sees it again, in pages; raises `Undone`, or `BadRecord` where that is all."""
        told = await self._told(job)
        if len(told) == 2 and isinstance(told[0], str):
            raise BadRecord.passed_on(*told)
        return list(told)

    async def pose(self, job: Pose) -> bytes:
        """Missed chances as positions to solve, or one, as JSON; nothing where there is none; raises `Undone`."""
        return bytes(await self._told(job))

    async def weigh(self, job: Weigh, whose: Whose) -> Weighed:
        """Part of a review; raises `Undone`, or `BadRecord` or `BadReview` where there is none."""
        told = await self._pool.do(with_cards(job), TELLING_SECONDS, REVIEWS, whose)
        if isinstance(told, dict):
            return Weighed.from_json(told)
        if told[0] in WITHOUT_REVIEW:
            raise BadReview(told[0])
        raise BadRecord.passed_on(*told)

    async def play_on(self, job: PlayOn) -> Played:
        """A while of a game between bots; raises `Undone`. It waits behind everybody who thinks for people."""
        return Played(*await self._pool.do(job, self.budget, THOUGHTS))

    async def rounds(self, job: Rounds) -> list[RoundEnd]:
        """What a seat had at the end of each round; raises `Undone`."""
        return [RoundEnd(*one) for one in await self._told(job)]

    async def _told(self, job: AnyJob) -> Any:
        return await self._pool.do(with_cards(job), TELLING_SECONDS, TELLINGS)

    async def _attempt(self, thought: Thought, level: str | None) -> str | None:
        """What a bot of this level, or else the weakest, answers; None when that is no option."""
        job = Choose(thought.game, level, thought.seed, thought.view, ask_to_json(thought.ask), thought.plan)
        try:
            # Who has waited once does not wait at the end again.
            does = self._pool.do(with_cards(job), self.budget, THOUGHTS, thought.whose, in_front=level is None)
            answer: str = await does
            if thought.ask.allows(answer):
                return answer
            self.illegal += 1
            why = "its answer is no option"
        except Late as error:
            self.late += 1
            why = str(error)
        except Undone as error:
            self.crashed += 1
            why = str(error)
        # Nothing that the bot saw or said: that may be secret.
        logger.warning("no answer from the %r bot of %r: %s", level or "weakest", thought.game, why)
        return None


def with_cards(job: AnyJob) -> AnyJob:
    """The job with the card values that its process may not know."""
    job.cards = values.text_of(options_of(job))
    return job
