"""What is asked of a table on this device, and of its shelf, in the shapes of the house's HTTP answers."""

from collections.abc import Mapping, Sequence
from typing import Any

from chaudron.bots.characters import Character, characters
from chaudron.bots.strengths import strength
from chaudron.games import SHELF
from chaudron.kernel.prospects import Prospect, prospects
from chaudron.kernel.rule import Reason
from chaudron.kernel.told import Fact
from chaudron.offline.events import about
from chaudron.offline.listener import Message
from chaudron.offline.room import OVER, Room, undone_in
from chaudron.room.refusal import Refusal
from chaudron.rulebook import PREFIXES
from chaudron.speech.rule_words import told_chapters
from chaudron.words import words

Query = Mapping[str, str]

# Of the shelf


def games() -> Message:
    """The boxes on the shelf, with their options and bots."""
    return {"games": [_game(name) for name in SHELF]}


def _game(name: str) -> Message:
    game = SHELF[name]
    options = {key: {"rule": o.rule, "default": o.default, "values": list(o.values)} for key, o in game.options.items()}
    levels = [one.level for one in characters(name)]
    return {"game": name, "version": game.version, "players": list(game.players), "options": options, "bots": levels}


def bots(game: str, language: str) -> Message:
    """Who plays a game at which level, how, and how well."""
    if game not in SHELF:
        raise Refusal("not_found")
    return {"bots": [_bot(one, language) for one in characters(game)]}


def _bot(one: Character, language: str) -> Message:
    known = strength(one.game, one.level)
    style = words(language).say(f"bots-{one.id}.style")
    measured = None if known is None else known._asdict()
    shown = {"level": one.level, "rank": one.rank, "name": one.name, "style": style}
    return {**shown, "strength": measured, "names": list(one.names)}


def components(game: str, name: str) -> Message:
    """What is printed on the cards of a game."""
    printed = SHELF[game].printed(name) if game in SHELF else None
    if printed is None:
        raise Refusal("not_found")
    return printed


def of_rules(game: str, what: Sequence[str], query: Query, language: str) -> Message:
    """The rules of a game, what can be watched of them, or tried."""
    match what:
        case []:
            return rules(game, language)
        case ["situations"]:
            return situations(game, language)
        case ["situations", name]:
            return situation(game, name, language)
        case ["trials"]:
            return trials(game)
        case ["trials", rule]:
            return trial(game, rule, query, language)
    raise Refusal("not_found")


def rules(game: str, language: str) -> Message:
    """The rules of a game in their chapters."""
    if game not in PREFIXES.values():
        raise Refusal("not_found")
    return {
        "chapters": [
            {"id": chapter.id, "title": chapter.title, "rules": [one._asdict() for one in chapter.paragraphs]}
            for chapter in told_chapters(game, language)
        ]
    }


def situations(game: str, language: str) -> Message:
    """The examples of a game that can be watched, in the order of its rules."""
    from chaudron.situations import SITUATIONS  # noqa: PLC0415 - slow to load, and few want to see them
    from chaudron.situations.shown import rules_of, title_of  # noqa: PLC0415 - the same

    known = SITUATIONS.get(game, {}).values()
    listed = [{"id": one.id, "title": title_of(one, language), "rules": rules_of(game, one)} for one in known]
    return {"situations": listed}


def situation(game: str, name: str, language: str) -> Message:
    """One of them, step by step."""
    from chaudron.situations import SITUATIONS  # noqa: PLC0415 - the same
    from chaudron.situations.shown import shown  # noqa: PLC0415 - the same

    if name not in SITUATIONS.get(game, {}):
        raise Refusal("not_found")
    made = shown(game, name, language)
    return {**made._asdict(), "steps": [step._asdict() for step in made.steps]}


def trials(game: str) -> Message:
    """The rules of a game that can be tried with numbers."""
    from chaudron.situations.trials import TRIALS  # noqa: PLC0415 - the same

    return {"rules": list(TRIALS.get(game, {}))}


def trial(game: str, rule: str, query: Query, language: str) -> Message:
    """One of them, with the numbers given."""
    from chaudron.situations.trials import TRIALS  # noqa: PLC0415 - the same
    from chaudron.situations.trying import tried, turned  # noqa: PLC0415 - the same

    if rule not in TRIALS.get(game, {}):
        raise Refusal("not_found")
    given = [int(query[name]) if name in query else None for name in ("first", "second", "third")]
    return tried(TRIALS[game][rule], turned(TRIALS[game][rule], given), language)


# Of a table


def foreseen(room: Room) -> Message:
    """What would follow from each choice of the person, why others cannot be chosen, and the odds."""
    if room.table is None:
        raise Refusal("not_started")
    ask, view = room.table.asks.get(room.me), room.game.view(room.table, room.me)
    known = prospects(room.game, view, ask, room.me, room.players)
    return {
        "n": room.number,
        "ask": room.asked[room.me] or None,
        "options": {str(choice): _prospect(one) for choice, one in known.options.items()},
        "refused": _reasons(known.refused),
        "odds": room.game.odds(view) if room.settings.get("odds", True) else None,
    }


def _prospect(prospect: Prospect) -> Message:
    told = [[fact.key, fact.rule, fact.details] for fact in prospect.told]
    asked = prospect.next and {**prospect.next._asdict(), "refused": _reasons(prospect.next.refused)}
    return {"changes": prospect.changes, "told": told, "open": prospect.open, "next": asked}


def _reasons(refused: Mapping[str, Reason]) -> Message:
    return {str(choice): reason._asdict() for choice, reason in refused.items()}


def board(room: Room, query: Query, language: str) -> Message:
    """The table as text, and the question in words."""
    if room.table is None:
        raise Refusal("not_started")
    seat = int(query.get("seat", room.me))
    if not 0 <= seat < room.players:
        raise Refusal("no_such_seat", seat=seat + 1)
    view = {**room.game.view(room.table, room.me if seat == room.me else None), "me": seat}
    say, face = words(language), face_of(room)
    width, linear = int(query.get("width", 80)), query.get("linear") == "true"
    text = face.board(view, say, names=room.names, width=width, linear=linear)
    ask = room.table.asks.get(room.me)
    choices = [] if ask is None else [*map(str, (*ask.options, *face.besides(ask)))]
    options = [
        {"choice": choice, "says": face.said(view, say, room.names, ask.about.key, choice)} for choice in choices if ask
    ]
    question = None if ask is None else say.ask(room.game.name, ask)
    return {"n": room.number, "text": text, "question": question, "options": options}


def face_of(room: Room) -> Any:
    """How a game looks as text."""
    from chaudron.terminal import faces  # noqa: PLC0415 - slow to load, and few want to see them

    return faces.face_of(room.game.name)


def log(room: Room, query: Query, language: str) -> Message:
    """What happened, as facts with their rules and as sentences; what was taken back is left out."""
    after, undone, events, sentences = int(query.get("after", 0)), undone_in(room.rows), [], []
    heard = [row for row in room.rows if row.only is None or row.only == room.me]
    for n, row in enumerate(heard, 1):
        if n <= after or row.seq in undone:
            continue
        known = about(row.event, room.me)
        events.append({"n": n, "at": row.at, "kind": row.event["kind"], "about": known})
        for says, said_by in _sentences(room, known.get("told", []), language):
            sentences.append({"n": n, "at": row.at, "says": says, "rules": said_by})
    return {"n": room.number, "events": events, "sentences": sentences}


def _sentences(room: Room, told: list[Any], language: str) -> list[tuple[str, list[str]]]:
    """Facts in words, with their rules; what belongs together is told in one breath."""
    facts, said, place = [Fact(*fact) for fact in told], [], 0
    while place < len(facts):
        texts = words(language).facts(room.game.name, facts[place : place + 2], room.names)
        together = facts[place : place + 3 - len(texts)]
        said.append((texts[0], list(dict.fromkeys(fact.rule for fact in together))))
        place += len(together)
    return said


def record(room: Room) -> Message:
    """The record of a game that is over, with its secret: `chaudron verify` checks every draw."""
    if room.state != OVER:
        raise Refusal("not_over")
    return room.record().to_json()
