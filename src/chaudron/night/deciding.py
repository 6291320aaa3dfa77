"""What becomes of what people want of a night: the event it causes, or a refusal. Nothing here waits or is written."""

from collections.abc import Callable
from typing import Any, NamedTuple

from chaudron import limits, protocol
from chaudron.bots import bot
from chaudron.games.code import make_setup
from chaudron.kernel.game import BadOption
from chaudron.night import events
from chaudron.night.events import Played, Table, Written
from chaudron.night.pairing import SWISS, Seating, past_of, seated
from chaudron.night.scoring import standings
from chaudron.night.state import OPEN, OVER, Night
from chaudron.room.refusal import Impossible, Refusal
from chaudron.speech.names import clean, signs


class Who(NamedTuple):
    """By what right somebody speaks."""

    person: int | None
    organizer: bool


def who(night: Night, key: str | None) -> Who:
    """The right that a key gives."""
    return Who(None if key is None else night.number_of(key), key is not None and key == night.plan.key)


def opened(wish: protocol.NewNight, key: str, secret: str, opener: str) -> events.Opened:
    """A new night; raises `Refusal` where a title is not for so many, or an option cannot be."""
    deals = [events.Planned(deal.game, checked(deal, wish.size, wish.level)) for deal in wish.deals]
    how = (wish.size, wish.pairing, wish.fill, wish.level, wish.minutes, wish.pause)
    return events.Opened(clean(wish.name)[: limits.NAME_POINTS], deals, *how, secret, key, opener)


def checked(deal: protocol.DealPlan, size: int, level: str) -> dict[str, Any]:
    """The options of a deal, all of them, so that it is played alike wherever and whenever it is."""
    try:
        setup = make_setup(deal.game, size, deal.options)
        bot(deal.game, level, 0)
    except BadOption as error:
        raise Impossible(error) from error
    return dict(setup.box.options)


def joined(night: Night, wish: protocol.JoinNight, key: str) -> events.Joined:
    """Somebody comes, at the beginning or later."""
    if night.state == OVER:
        raise Refusal("night_over")
    if len(night.people) >= limits.NIGHT_PEOPLE:
        raise Refusal("night_full", most=limits.NIGHT_PEOPLE)
    name = clean(wish.name)
    if not name or len(signs(name)) > limits.NAME_LENGTH:
        raise Refusal("bad_name")
    if name.casefold() in [person.name.casefold() for person in night.people]:
        raise Refusal("name_taken", name=name)
    return events.Joined(name, key, wish.level)


def next_seating(night: Night) -> Seating:
    """Who sits where in the next deal."""
    ranks = _ranks(night) if night.plan.pairing == SWISS else []
    luck = f"{night.plan.key} {len(night.deals)}"
    return seated(night.present, night.plan.size, night.plan.fill, past_of(night), ranks, luck)


def _ranks(night: Night) -> list[int]:
    """By the standings; before the first deal, by how well people say that they play."""
    if night.counted:
        return [row.person for row in standings(night)]
    return sorted(night.present, key=lambda person: -night.people[person].level)


def begun(night: Night, seating: Seating, ids: list[str]) -> events.Begun:
    """The next deal begins at these tables."""
    return events.Begun([Table(*one) for one in zip(ids, seating.tables, strict=True)], seating.resting)


def ended(night: Night, results: list[Played | None]) -> events.Ended:
    if night.running is None:
        raise Refusal("no_deal")
    return events.Ended(results)


def may_begin(night: Night, number: int) -> None:
    """Refuse to begin a deal that is not the next one, or with nobody there."""
    if night.state == OVER:
        raise Refusal("night_over")
    if night.running is not None or number != len(night.deals) + 1:
        raise Refusal("deal_begun")
    if night.paused_at is not None:
        raise Refusal("night_paused")
    if not night.present:
        raise Refusal("nobody_came")


def may_end(night: Night, number: int) -> None:
    if night.running is None or number != len(night.deals):
        raise Refusal("no_deal")


def decide(night: Night, by: Who, command: protocol.NightCommand) -> Written:
    """The event that a command causes; the beginning and the end of a deal need more and are decided apart."""
    if isinstance(command, protocol.LeaveNight | protocol.ReturnToNight):
        return _come_or_go(night, by, command)
    if not by.organizer:
        raise Refusal("not_organizer")
    return DECISIONS[type(command)](night, command)


def _come_or_go(night: Night, by: Who, command: protocol.LeaveNight | protocol.ReturnToNight) -> Written:
    person = by.person if command.person is None else command.person
    if person is None or person >= len(night.people):
        raise Refusal("not_at_night")
    if person != by.person and not by.organizer:
        raise Refusal("not_organizer")
    if night.state == OVER:
        raise Refusal("night_over")
    is_leaving = isinstance(command, protocol.LeaveNight)
    if night.people[person].is_away == is_leaving:
        raise Refusal("left_already" if is_leaving else "not_away")
    return events.Left(person) if is_leaving else events.Returned(person)


def forgotten(night: Night, key: str) -> events.Left:
    """Whoever holds a key wants to be forgotten, in a night that is over too."""
    person = night.number_of(key)
    if person is None or not key:
        raise Refusal("not_at_night")
    return events.Left(person, forgotten=True)


def _pause(night: Night, command: protocol.PauseNight) -> Written:
    if night.state in (OPEN, OVER):
        raise Refusal("no_deal")
    if night.paused_at is not None:
        raise Refusal("night_paused")
    return events.Paused()


def _resume(night: Night, command: protocol.ResumeNight) -> Written:
    if night.paused_at is None:
        raise Refusal("not_paused")
    return events.Resumed()


def _extend(night: Night, command: protocol.ExtendDeal) -> Written:
    if night.running is None or night.running.ends_at is None:
        raise Refusal("no_deal")
    return events.Extended(command.minutes)


def _close(night: Night, command: protocol.CloseNight) -> Written:
    if night.running is not None:
        raise Refusal("deal_begun")
    if night.state == OVER:
        raise Refusal("night_over")
    return events.Closed()


DECISIONS: dict[type[Any], Callable[[Night, Any], Written]] = {
    protocol.PauseNight: _pause,
    protocol.ResumeNight: _resume,
    protocol.ExtendDeal: _extend,
    protocol.CloseNight: _close,
}


def at_rest(night: Night, resting_since: int | None) -> Written | None:
    """What happens at a night because the house rests, or rests no more: its clocks wait as long."""
    if resting_since is None:
        return events.Resumed() if night.is_resting else None
    is_going_on = night.running is not None or night.next_at is not None
    is_due = is_going_on and night.paused_at is None
    return events.Paused(max(resting_since, night.latest_at)) if is_due else None


def is_time_up(night: Night, now: int) -> bool:
    deal = night.running
    is_timed = deal is not None and deal.ends_at is not None and night.paused_at is None
    return is_timed and deal is not None and deal.ends_at is not None and now >= deal.ends_at


def is_due(night: Night, now: int) -> bool:
    """Does the next deal begin by itself now?"""
    return night.next_at is not None and night.paused_at is None and now >= night.next_at and bool(night.present)
