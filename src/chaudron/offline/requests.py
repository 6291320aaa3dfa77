"""What is asked of a table on this device, and of its shelf, as a house answers over HTTP. Raises `Refusal`."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from chaudron import protocol
from chaudron.bots import USUAL
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.record import Record
from chaudron.offline import exercises
from chaudron.offline.query import Query
from chaudron.offline.reviews import REVIEWS
from chaudron.offline.table import Table
from chaudron.room import decisions, exercising, ghosts, replaying, responses, shelf, upkeep, work
from chaudron.room.eyes import check_eyes
from chaudron.room.inputs import TakeHint
from chaudron.room.listeners import Audience
from chaudron.room.permits import must_be_told
from chaudron.room.picture import Picture
from chaudron.room.reading import undone_in
from chaudron.room.recorded import read_record
from chaudron.room.records import record_of
from chaudron.room.refusal import NoRecord, Refusal
from chaudron.room.requests import SHELF, of_shelf
from chaudron.room.turn import Turn


def of_shelf_or_board(path: Sequence[str], query: Query) -> Any:
    """The answer to a request for `/games`, `/rules/bal` and the like."""
    known = next((known for known in SHELF if query.is_for(known, path)), None)
    if known is not None:
        return of_shelf(known, query)
    if query.is_for("exercises/{game}/{exercise}/board", path):
        return drawn(exercising.pictured(of_shelf("exercises/{game}/{exercise}", query)), query)
    raise Refusal("not_found")


def drawn(found: Any, query: Query) -> Any:
    """A view as text, as wide as it is wanted; anything else as it is."""
    if not isinstance(found, Picture):
        return found
    n, view, names, ask = found
    return responses.board(n, work.draw(view, query.lang, names, query.width, query.flag("linear"), ask), ask)


def of_table(table: Table, path: Sequence[str], query: Query) -> tuple[Any, Turn]:
    """The answer to a request for `/tables/…/prospects` and the like, and what happens by it."""
    return _hint(table, query) if path == ["hint"] else (drawn(_told(table, path, query), query), Turn())


def _told(table: Table, path: Sequence[str], query: Query) -> Any:
    state, who = table.room.state, table.person.who
    match path:
        case []:
            return table.welcome(Audience(who), query.number("after") or 0)
        case ["prospects"]:
            seat, view, ask = responses.looked_ahead(state, who)
            with_odds = state.sitting.settings.odds
            foreseen = work.foresee(state.game.name, view, ask, seat, state.sitting.players, with_odds)
            return responses.prospects(table.number, state.ask_number(seat), foreseen)
        case ["board"]:
            return responses.pictured(state, who, query.number("seat"), table.number)
        case ["trials", rule]:
            view, _ = responses.seen(state, who, None)
            return shelf.trial_around(view, rule, query.lang)
        case ["log"]:
            return _log(table, query)
        case ["exercises", *path]:
            return exercises.of_table(table, path, query)
        case ["replay" | "review" | "record" as what, *path]:
            must_be_told(state)
            return _of_finished(table, what, path, query)
    raise Refusal("not_offline")


def _of_finished(table: Table, what: str, path: Sequence[str], query: Query) -> Any:
    state, mine = table.room.state, table.person.who.seat
    if what == "replay":
        return _replayed(replays_of(table, query.by), query.number("at") or 0, query.by, path, mine)
    if what == "record":
        return record_of(state, table.rows).to_json()
    told = _reviewed(table.kept.table, path, lambda: record_of(state, table.rows))
    if isinstance(told, protocol.Reviewed):
        told.mine = mine
    return told


def ghost_of(tables: Mapping[str, Table], name: str) -> protocol.Ghost:
    """How the game went whose luck this table has, as far as this one is over."""
    table = tables[name]
    deal = table.room.state.sitting.shared
    if deal is None or deal.of not in tables:
        raise Refusal("not_found")
    other = tables[deal.of]
    mine, theirs = (ghosts.rounds_of(one.kept.table, one.rows, deal.seat) for one in (table, other))
    rounds = [protocol.GhostRound(*one) for one in ghosts.compared(mine, theirs)]
    return protocol.Ghost(deal.of, deal.seat, other.room.state.names[deal.seat], rounds)


def replays_of(table: Table, by: str) -> list[bytes]:
    """The game of a table in pages; they are kept as long as the table is in use."""
    check_eyes(by, table.room.state.sitting.players)
    if by not in table.replays:
        table.replays[by] = work.replay(table.kept.table, table.rows, by)
    return table.replays[by]


def of_record(path: Sequence[str], query: Query, wish: protocol.ReplayOf) -> Any:
    """The answer to a request for `/replays`, of a record that somebody holds."""
    check_eyes(wish.by, int(wish.record.get("players") or 0))
    try:
        pages = work.replay_record(wish.record, wish.by)
    except BadRecord as error:
        raise NoRecord(error) from error
    return drawn(_replayed(pages, wish.at, wish.by, path, None), query)


def review_of_record(path: Sequence[str], wish: protocol.ReviewOf) -> Any:
    """The answer to a request for `/replays/review`, of a record that somebody holds."""
    digest = str(wish.record.get("digest"))
    return _reviewed(digest, path, lambda: read_record(wish.record))


def _reviewed(game: str, path: Sequence[str], record: Callable[[], Record]) -> Any:
    match path:
        case []:
            return REVIEWS.ask(game, record)
        case ["stop"]:
            return REVIEWS.stop(game)
    raise Refusal("not_offline")


def _replayed(pages: list[bytes], at: int, by: str, path: Sequence[str], mine: int | None) -> Any:
    match path:
        case []:
            return replaying.page_at(pages, at, mine)
        case ["board"]:
            return replaying.pictured(pages, at, by)
    raise Refusal("not_offline")


def _log(table: Table, query: Query) -> protocol.Log:
    state = table.room.state
    end, count = responses.pages(table.number, query.number("after"), query.number("before"))
    rows, skipped = table.heard(end, count)
    told = responses.told(rows, table.person.who.seat, skipped, undone_in(table.rows))
    facts = responses.facts(told)
    known = [fact for _, fact in facts]
    said = work.tell(state.game.name, known, query.lang, state.names, state.sitting.options)
    return protocol.Log(table.number, told, responses.sentences(facts, said))


def _hint(table: Table, query: Query) -> tuple[protocol.Hint, Turn]:
    """What a bot would answer in the person's place; that they wanted to know is written."""
    state, who = table.room.state, table.person.who
    wanted, number = responses.adviser_of(state, query.text("level")), state.ask_number(who.seat)
    decisions.may_take_hint(state, who, number)
    level, advised = _advised(table, wanted.level)
    turn = table.do(TakeHint(secrets.token_urlsafe(12), number))
    return responses.hint(number, wanted, level, advised, query.lang), turn


def _advised(table: Table, wanted: str) -> tuple[str, work.Advised]:
    """The advice of a level; where that fails, of the usual one."""
    for level in dict.fromkeys((wanted, USUAL)):
        thought = upkeep.thought(table.room, table.person.who.seat or 0, level)
        try:
            advised = work.advise(thought)
        except Exception:  # noqa: BLE001, S112 - whatever a bot does wrong, there is somebody else to ask
            continue
        if work.is_advice(advised, thought.ask):
            return level, advised
    raise Refusal("failed")
