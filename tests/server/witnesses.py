"""People who keep every byte they are told and find out all they can, so that two worlds can be compared."""

from collections.abc import Iterator
from typing import NamedTuple

from chaudron.room.opening import Opening
from tests.server.open_house import OpenHouse
from tests.server.served import Player
from tests.server.worlds import TOKENS, Scene, other_luck, prepared, ticking

WATCHER = 9
"""In place of a seat, among people: somebody who watches."""
Found = dict[int, list[str]]
"""What everybody noticed."""
CHOICES = ("draw", "stop", "flask", "return", "lay:w1", "lay:b1", "back", "restart", "none", "buy:o1", "points", "?")
BOARDS = ("/board", "/board?linear=true&lang=en", "/prospects")
PLACES = ("", "?after=0", "/log?after={lately}&lang=en", *BOARDS, "/record")


class Person(Player):
    """Somebody who keeps every byte, and asks everything there is to ask."""

    async def frames(self) -> list[str]:
        """What was said since this was last called; nothing that was said before is still under way."""
        await self.send(do="ping")
        await self.until(lambda said: said["is"] == "pong")
        said, self.raw = self.raw[:-1], []
        return said

    async def finds(self) -> list[str]:
        """Everything that can be found out by asking. Nothing changes by it."""
        places = [*PLACES, *[f"/board?seat={seat}" for seat in range(len(self.shown["seats"]))]]
        found = [await self.look(place.format(lately=max(0, self.n - 10))) for place in places]
        for number, fields in enumerate(self._questions()):
            await self.send(id=f"q{number}", **fields)
            await self.until(lambda said: said["is"] in ("ack", "nack"))
        found += await self.frames()
        return [*found, await self.welcomed()]

    def _questions(self) -> Iterator[dict[str, str | int]]:
        asked = 0 if self.ask is None else self.ask["ask"]
        for choice in CHOICES:
            yield {"do": "why", "choice": choice}
        yield {"do": "answer", "ask": asked, "choice": "?"}
        yield {"do": "answer", "ask": 10**6, "choice": "draw"}
        for seat in range(len(self.shown["seats"])):
            yield {"do": "hurry", "seat": seat}
        if self.undo is not None:
            yield {"do": "undo"}

    async def look(self, place: str) -> str:
        """The answer to a request: status, headers and body."""
        headers = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        url = f"{self.base}/api/tables/{self.table}{place}"
        async with self.session.get(url, headers=headers) as answer:
            named = sorted((name, value) for name, value in answer.headers.items() if name != "Date")
            return f"{answer.status} {named} {await answer.text()}"

    async def welcomed(self) -> str:
        """What a second device is told that comes now, and has heard nothing yet."""
        second = Person(self.session, self.base, self.table, self.token, self.seat)
        await second.connect(after=0, Origin=self.base)
        await second.close()
        if self.seat is None:
            await self.until(lambda said: said["is"] == "here" and said["watching"] == 2)
            await self.until(lambda said: said["is"] == "here" and said["watching"] == 1)
            self.raw = []
        return second.raw[0]


async def seated(house: OpenHouse, new: Opening) -> dict[int, Person]:
    """Write the table of a scene; all its people, and somebody who watches, come in."""
    await house.running.house.create(new)
    people = {}
    for seat in (*range(new.state.sitting.players), WATCHER):
        token = None if seat == WATCHER else TOKENS[seat]
        people[seat] = Person(house.session, house.base, new.state.id, token, None if seat == WATCHER else seat)
        house.guests.append(people[seat])
        await people[seat].connect(after=0, Origin=house.base)
    for person in people.values():
        await person.frames()
    return people


class Leak(AssertionError):
    """Somebody noticed what was hidden from them."""


def same(one: Found, other: Found) -> None:
    """Refuse the least difference between what people noticed."""
    for seat in one:
        for mine, theirs in zip(one[seat], other[seat], strict=False):
            if mine != theirs:
                place = next((i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), len(mine))
                shown = slice(max(0, place - 60), place + 60)
                raise Leak(f"seat {seat}, at {place}:\n{mine[shown]}\n{theirs[shown]}\nof {mine[:40]}")
        if len(one[seat]) != len(other[seat]):
            raise Leak(f"seat {seat}: {len(one[seat])} messages, or {len(other[seat])}")


async def noticed(people: dict[int, Person]) -> Found:
    """What everybody was told meanwhile, and finds out by asking; all tables have one name."""
    told = {seat: await person.frames() for seat, person in people.items()}
    found = {seat: told[seat] + await person.finds() for seat, person in people.items()}
    for person in people.values():
        await person.frames()  # the others came and went while they asked
    return {seat: [text.replace(people[seat].table, "table") for text in texts] for seat, texts in found.items()}


def besides(people: dict[int, Person], seat: int) -> dict[int, Person]:
    return {other: person for other, person in people.items() if other != seat}


UNDO = "undo"
"""In place of a choice."""


async def answer(person: Person, choice: str) -> None:
    """Let somebody answer, or take back an answer."""
    answered = await (person.do("undo") if choice == UNDO else person.answer(choice))
    assert answered["is"] == "ack", answered


async def nothing_changes(people: dict[int, Person], actor: int, choice: str) -> None:
    """Somebody answers in secret: nobody else is told anything, nor finds anything but what was there before."""
    others = besides(people, actor)
    for person in others.values():
        await person.frames()
    before = await noticed(others)
    await answer(people[actor], choice)
    same(before, await noticed(others))


class World(NamedTuple):
    """What somebody does in secret at a scene, and what others do then."""

    scene: Scene
    seat: int
    hidden: tuple[str, ...]
    then: tuple[tuple[int, str], ...] = ()
    other_luck_from: int | None = None


async def noticed_in(house: OpenHouse, world: World) -> Found:
    """What all others notice, before they go on and after."""
    since = world.other_luck_from
    with other_luck(world.seat, 10**9 if since is None else since):
        return await _noticed_in(house, world)


async def _noticed_in(house: OpenHouse, world: World) -> Found:
    people = await seated(house, prepared(world.scene))
    for choice in world.hidden:
        await answer(people[world.seat], choice)
    others = besides(people, world.seat)
    found = await noticed(others)
    for seat, choice in world.then:
        await answer(people[seat], choice)
    later = await noticed(others)
    return {seat: found[seat] + later[seat] for seat in others}


async def no_difference(house: OpenHouse, one: World, other: World) -> None:
    """Nobody else can tell in which of two worlds they are."""
    with ticking(0):
        same(await noticed_in(house, one), await noticed_in(house, other))
