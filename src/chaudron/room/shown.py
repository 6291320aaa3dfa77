"""What people are shown of a table beside the game itself: seats, questions, who is awaited, what may be taken back."""

import msgspec

from chaudron.games import SHELF
from chaudron.games.code import setup_code
from chaudron.kernel.record import why_not_undo
from chaudron.lessons import LEARNER
from chaudron.protocol import (
    Asked,
    Awaited,
    Claim,
    DealShown,
    KeptOut,
    LessonCard,
    LessonStep,
    Resumed,
    SeatShown,
    Shown,
)
from chaudron.room.rows import Listed
from chaudron.room.sitting import PLAYING, SHUT
from chaudron.room.windows import TimedTable


class ShownTable(TimedTable):
    """A table, as it is shown."""

    __slots__ = ()

    def who_is_awaited(self) -> list[Awaited]:
        """Everybody may know these, and until when: in a sealed beat alike for all who were asked."""
        table, sitting = self.table, self.sitting
        if table is None or sitting.state != PLAYING:
            return []
        if not sitting.settings.clock and self.limit() is None:
            return [Awaited(seat) for seat in table.pending_in_public]
        if table.sealed_together() is None:
            return [Awaited(seat, self.until(seat)) for seat in table.pending_seats]
        seats = table.pending_in_public
        first = min((self.until(seat) or 0 for seat in seats), default=None)
        return [Awaited(seat, first) for seat in seats]

    def asked(self, seat: int | None) -> Asked | None:
        """The question a seat has to answer."""
        ask = None if self.table is None or seat is None else self.table.asks.get(seat)
        if ask is None or seat is None:
            return None
        return Asked(
            self.sitting.asked[seat],
            ask.about.key,
            ask.about.rule,
            [*map(str, ask.options)],
            [*map(str, ask.sealed)],
            ask.lapses,
            self.until(seat),
            self._step() if seat == LEARNER else None,
            [*map(str, ask.offers)],
            self._link_due(seat),
            self.sitting.chairs[seat].link,
        )

    def _link_due(self, seat: int) -> int:
        """The number of the link that a seat's device brings with its next answer."""
        chair = self.sitting.chairs[seat]
        return chair.links + 1 if chair.own_salt else 0

    def why_not_undo(self, seat: int | None) -> str | None:
        """None when the seat may take back the last answer; otherwise a key for the reason."""
        sitting, last = self.sitting, self.sitting.last
        if seat is None or not sitting.settings.undo:
            return "off"
        if sitting.state != PLAYING or self.table is None:
            return "nothing" if last is None else "revealed"
        if self.table.sealed_together() is not None or (last is not None and last.sealed):
            return "sealed"
        return why_not_undo(last, seat, False)

    @property
    def may_be_undone(self) -> bool:
        """May the last answer still be taken back? Then no snapshot is taken: undo begins at the one before."""
        last = self.sitting.last
        return last is not None and self.why_not_undo(last.seat) is None

    def shown(self, host: bool) -> Shown:
        """The room as everybody sees it; the host sees the webhook and who asks for a seat."""
        sitting = self.sitting
        settings = sitting.settings
        if settings.webhook and not host:
            settings = msgspec.structs.replace(settings, webhook="")
        claims = [Claim(number, claim.seat, claim.name) for number, claim in sitting.claims.items()]
        return Shown(
            self.id,
            sitting.game,
            self.game.version,
            setup_code(self.game, self.box),
            sitting.players,
            dict(self.box.options),
            settings,
            sitting.commitment,
            sitting.state,
            sitting.paused_at is not None,
            sitting.locked,
            sitting.host,
            self.seats_shown(),
            claims if host else [],
            sitting.rematch,
            "" if sitting.learning is None else sitting.learning.game,
            [KeptOut(one.person, one.name, bool(one.addresses)) for one in sitting.kept_out] if host else [],
            sitting.envelope,
            None if sitting.position is None else Resumed(sitting.position.table, sitting.position.at),
            sitting.deal,
            None
            if sitting.shared is None
            else DealShown(sitting.shared.potion, sitting.shared.of, sitting.shared.seat),
        )

    def seats_shown(self) -> list[SeatShown]:
        chairs = self.sitting.chairs
        figures = SHELF[self.sitting.game].figures_of([chair.figure for chair in chairs])
        named = self.youngest if self.youngest is not None else self.sitting.options.get("youngest")
        return [
            SeatShown(
                chair.name,
                bool(chair.keys),
                chair.bot,
                chair.left,
                chair.is_planned,
                chair.hints_known,
                figure,
                bool(chair.figure),
                seat == named,
                chair.seal,
                bool(chair.own_salt),
                chair.substitutes,
            )
            for seat, (chair, figure) in enumerate(zip(chairs, figures, strict=True))
        ]

    def listed(self, about: bytes | None = None) -> Listed:
        """What the store keeps beside the journal; `about`, what a list shows, when that is known already."""
        sitting = self.sitting
        if about is None:
            game, setup = sitting.game, setup_code(self.game, self.box)
            shown = {"game": game, "setup": setup, "options": sitting.options, "seats": self.seats_shown()}
            about = msgspec.json.encode(shown)
        if sitting.is_shut:
            return Listed(False, SHUT, False, about)
        return Listed(sitting.settings.public, sitting.state, self.is_awake(), about)

    def is_awake(self) -> bool:
        """Is something to be done without anybody's command?"""
        sitting = self.sitting
        if self.table is None or sitting.state != PLAYING or sitting.paused_at is not None:
            return False
        if self.table.asks and (sitting.settings.clock or self.limit() is not None):
            return True
        if not self.has_absent:
            return False
        return any(self.is_played_by_house(seat) or self.plan_at_work(seat) for seat in self.table.pending_seats)

    def _step(self) -> LessonStep | None:
        """What the coach says about the learner's question."""
        lesson = self.lesson
        stand = None if lesson is None else lesson.stand(self.given[LEARNER])
        if lesson is None or stand is None:
            return None
        step = lesson.steps[stand.step]
        cards = [LessonCard(card.key, card.at) for card in step.cards]
        return LessonStep(stand.step, len(lesson.steps), stand.given, cards, [*step.lets], [*step.rules])

    def written_answer(self, seat: int) -> str | None:
        """What the lesson has another seat answer now; None where a bot is free."""
        lesson, table = self.lesson, self.table
        if lesson is None or table is None or seat not in table.asks:
            return None
        silence = self.silence()
        return lesson.answer(self.given, seat, table.asks[seat].options, None if silence is None else silence.choice)
