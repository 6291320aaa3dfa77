"""People who play as fast as they can at a house that is killed again and again, and know exactly what they were told.

They answer with random legal choices, talk, take back, pause, ask for what is not allowed, send commands twice, drop
their connection, and send again, under its first id, whatever was not answered.
"""

import asyncio
import contextlib
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import aiohttp

from tests.server.served import Player

UNSURE = {"busy", "elsewhere", "closing", "failed"}
"""Refusals after which it is not known whether the command was carried out."""
PASSING = {*UNSURE, "moved", "slow", "replaced"}
"""Reasons for the end of a connection after which one may come back."""
PAUSE = 0.05
TRIES = 20
"""So often is a command sent again in one life of the house."""
PAST = 200
"""So many commands that were done are remembered, to be sent once more."""

TALKS, UNDOES, PAUSES, ERRS, TWICE, REPEATS, DROPS, RETURNS = 0.02, 0.2, 0.004, 0.02, 0.05, 0.02, 0.002, 0.3
"""How likely each is whenever there is an occasion."""
DRAWS = 0.8
"""Whoever stops too soon never comes to a sealed decision."""


@dataclass
class Tally:
    """What all people together have seen."""

    life: int = 0
    """How many times the house was opened."""
    counts: Counter[str] = field(default_factory=Counter)
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)
    """Something was, in this life."""


@dataclass
class Sent:
    """A command on its way."""

    message: dict[str, Any]
    life: int
    copies: int
    """Not answered yet, on this connection."""
    codes: list[str] = field(default_factory=list)
    """Of refusals."""
    is_loose: bool = False
    """A copy may still be under way in this life, on a connection that was given up."""
    tries: int = 1


class Person(Player):
    """Somebody who plays; a `crash_checks.Witness`."""

    def __init__(
        self,
        session: aiohttp.ClientSession,
        base: str,
        seated: dict[str, Any],
        tally: Tally,
        rng: random.Random,
    ) -> None:
        """`seated` is what the house said when it gave the seat."""
        super().__init__(session, base, seated["table"], seated["token"], seated["seat"])
        self.tally, self.rng = tally, rng
        self.acknowledged: set[str] = set()
        self.refused: dict[str, str] = {}
        self.unanswered: set[str] = set()
        self.turned_away: list[str] = []
        self.on_the_way: dict[str, Sent] = {}
        self.past: list[dict[str, Any]] = []
        self.answered = 0
        """The number of the last question that was answered, or that is left to lapse."""

    @property
    def is_done(self) -> bool:
        return bool(self.shown) and self.shown["state"] == "over" and not self.on_the_way

    async def play(self) -> None:
        """Play until the game is over or the house is gone."""
        while not self.is_done and await self.is_reached():
            if await self.is_welcome():
                await self.stay()
            else:
                await asyncio.sleep(PAUSE)
            await self.close()

    async def look(self) -> None:
        """Come back only to hear what was missed."""
        if await self.is_reached():
            await self.is_welcome()
            await self.close()

    # Connections

    async def is_reached(self) -> bool:
        """Connect; False when nobody is there."""
        try:
            await self.reach()
        except (aiohttp.ClientError, OSError):
            return False
        return True

    async def is_welcome(self) -> bool:
        """Say who one is and what one has heard."""
        await self.send(do="hello", table=self.table, token=self.token, after=self.n)
        said = await self.until(lambda message: message["is"] in ("welcome", "closing"))
        if said["is"] == "closing" and said["code"] not in PASSING:
            self.turned_away.append(said["code"])
        return bool(said["is"] == "welcome")

    async def stay(self) -> None:
        """Play until the connection ends; everything that still arrives is heard."""
        await self.send_again()
        while not self.is_done:
            await self.act()
            said = await self.hear()
            if self.rng.random() < DROPS:
                return
            if said["is"] == "end" or (said["is"] in ("ack", "nack") and not self.is_settled(said)):
                await asyncio.sleep(PAUSE)
                return

    async def send(self, **message: Any) -> None:
        # The house may be gone; what it said before is still to be heard.
        with contextlib.suppress(aiohttp.ClientError, ConnectionError):
            await super().send(**message)

    def note(self, said: dict[str, Any]) -> None:
        super().note(said)
        self.raw.clear()

    async def send_again(self) -> None:
        """Whatever was not answered, under the same id; sometimes also something that was."""
        life = self.tally.life
        for sent in list(self.on_the_way.values()):
            sent.is_loose, sent.tries = sent.life == life, sent.tries + 1 if sent.life == life else 1
            sent.life, sent.copies, sent.codes = life, 1, []
            if sent.tries > TRIES:
                self.give_up(sent)
                continue
            self.tally.counts["sent again"] += 1
            await self.send(**sent.message)
        if self.rng.random() < RETURNS:
            await self.repeat()

    # What one does

    async def act(self) -> None:
        """Do what there is to do now."""
        if self.shown["state"] == "open" and self.seat == 0 and not self.is_under_way("start"):
            await self.begin("start")
        elif self.shown["paused"] and not self.is_under_way("resume"):
            await self.begin("resume")
        elif self.ask is not None and self.ask["ask"] != self.answered and not self.shown["paused"]:
            await self.answer_or_not(self.ask)

    async def answer_or_not(self, ask: dict[str, Any]) -> None:
        if ask.get("lapses") and self.rng.random() > RETURNS:
            self.answered = ask["ask"]
        elif not self.is_under_way("answer"):
            await self.be_distracted(ask)
            is_bold = "draw" in ask["options"] and self.rng.random() < DRAWS
            choice = "draw" if is_bold else self.rng.choice(ask["options"])
            await self.begin("answer", ask=ask["ask"], choice=choice)

    async def be_distracted(self, ask: dict[str, Any]) -> None:
        """Now and then something else comes first."""
        rng = self.rng
        if rng.random() < TALKS:
            await self.begin("say", text=f"{rng.random()}")
        if rng.random() < TALKS:
            await self.begin("emote", emote=rng.choice(("clap", "wow")))
        if rng.random() < (UNDOES if self.undo is None else ERRS):
            await self.begin("undo")
        if rng.random() < PAUSES:
            await self.begin("pause")
        if rng.random() < ERRS:
            await self.begin("answer", ask=ask["ask"], choice="no such choice")
        if rng.random() < ERRS:
            await self.begin("answer", ask=ask["ask"] + rng.choice((-1, 1)), choice=rng.choice(ask["options"]))
        if rng.random() < REPEATS:
            await self.repeat()

    async def begin(self, what: str, **fields: Any) -> None:
        """Send a new command, sometimes twice."""
        message = {"do": what, "id": f"{self.seat}-{next(self.ids)}", **fields}
        await self.put_on_the_way(message, 2 if self.rng.random() < TWICE else 1)

    async def repeat(self) -> None:
        """Send once more what was done already."""
        if self.past and (message := self.rng.choice(self.past))["id"] not in self.on_the_way:
            self.tally.counts["sent twice"] += 1
            await self.put_on_the_way(message, 1)

    async def put_on_the_way(self, message: dict[str, Any], copies: int) -> None:
        self.on_the_way[message["id"]] = Sent(message, self.tally.life, copies)
        self.tally.counts["sent twice"] += copies - 1
        for _ in range(copies):
            await self.send(**message)

    def is_under_way(self, what: str) -> bool:
        return any(sent.message["do"] == what for sent in self.on_the_way.values())

    # What becomes of it

    def is_settled(self, said: dict[str, Any]) -> bool:
        """Note an answer of the house; False when it is not known what was done."""
        sent = self.on_the_way[said["id"]]
        sent.copies -= 1
        if said["is"] == "ack":
            self.note_ack(sent.message)
        else:
            self.note_nack(sent, said["code"])
        return bool(sent.copies) or self.is_concluded(sent)

    def note_ack(self, message: dict[str, Any]) -> None:
        if message["do"] == "answer":
            self.answered = max(self.answered, message["ask"])
        if message["id"] not in self.acknowledged:
            self.acknowledged.add(message["id"])
            self.tally.counts["acknowledged"] += 1
            self.tally.acknowledged.set()
            self.past = [*self.past[-PAST:], message]

    def note_nack(self, sent: Sent, code: str) -> None:
        sent.codes.append(code)
        if code not in UNSURE and sent.message["id"] in self.acknowledged:
            self.note_refused(sent)

    def is_concluded(self, sent: Sent) -> bool:
        """All copies were answered: is it known what was done?"""
        command = sent.message["id"]
        if UNSURE & {*sent.codes}:
            return False
        del self.on_the_way[command]
        if command not in self.acknowledged and not sent.is_loose:
            self.note_refused(sent)
        return True

    def note_refused(self, sent: Sent) -> None:
        before = "acknowledged before" if sent.message["id"] in self.acknowledged else "never acknowledged"
        self.refused[sent.message["id"]] = f"{sent.message['do']} {sent.codes}, {before}, life {sent.life}"
        self.tally.counts["refused"] += 1

    def give_up(self, sent: Sent) -> None:
        self.unanswered.add(sent.message["id"])
        del self.on_the_way[sent.message["id"]]
