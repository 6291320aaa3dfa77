"""Whatever people and houses do, in whatever order: nothing is lost, nothing comes twice, and everybody sees the truth.

A model of who sits where is enough to know what must be acknowledged; what was told is compared with the journal.
"""

import asyncio
import os
from typing import Any
from unittest import mock

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule, run_state_machine_as_test

from chaudron.room.inputs import By, Reply
from chaudron.room.sitting import OPEN, PLAYING, WATCHER
from chaudron.server.rooms import heartbeat
from tests.server.model import Message, Modelled
from tests.server.modelled import Client, House, lose_snapshot

pytestmark = pytest.mark.real

SOAK = int(os.environ.get("CHAUDRON_MACHINE_EXAMPLES", "0"))
"""So many examples instead of the gate's, other ones each time."""
ANY = st.integers(0, 59)
"""Which of some: people, options, houses."""
SETUPS = ("belcastel 2", "belcastel 3 lock_step=every_round", "belcastel 2 stop=revocable")


class Machine(Modelled):
    """Everything that people and houses may do."""

    @initialize(
        shared=st.booleans(),
        middle=st.booleans(),
        setup=st.sampled_from(SETUPS),
        plays=st.booleans(),
        luck=ANY,
    )
    def open(self, shared: bool, middle: bool, setup: str, plays: bool, luck: int) -> None:
        """A new table whose host may only watch, or one at which some are about to answer in secret."""
        self.runner.run(self.open_houses(1 + shared))
        self.runner.run(self.open_in_the_middle(luck) if middle else self.open_table(setup, plays, luck))

    @invariant()
    def settle(self) -> None:
        if self.table:
            self.check_all()

    # People come, and the game begins

    @precondition(lambda self: self.calm and self.state == OPEN and len(self.seats) < self.room.sitting.players)
    @rule(which=ANY)
    def join(self, which: int) -> None:
        wish = {"name": f"Guest {next(self.ids)}"}
        seated = self.runner.run(self.post(f"/{self.table}/seats", wish))
        self.runner.run(self.seat(seated, self.one(self.calm, which)))

    @precondition(lambda self: self.state == OPEN and self.hosts)
    @rule()
    def start(self) -> None:
        is_full = len(self.seats) == self.room.sitting.players
        if self.do(self.hosts[0], self.message("start"), ack=is_full):
            self.state = PLAYING

    @precondition(lambda self: self.state == OPEN and self.seated_here)
    @rule(which=ANY, seat=st.integers(0, 2))
    def sit_elsewhere(self, which: int, seat: int) -> None:
        client = self.one(self.seated_here, which)
        before, is_free = self.seat_of(client), seat not in self.seats and seat < self.room.sitting.players
        if before not in (seat, None) and self.do(client, self.message("sit", seat=seat), ack=is_free):
            self.seats = {seat if other == before else other: holder for other, holder in self.seats.items()}

    @precondition(lambda self: self.calm and not any(client.token is None for client in self.people))
    @rule(which=ANY)
    def watch(self, which: int) -> None:
        client = Client(self.session, "", self.table, None, None)
        self.people.append(client)
        self.runner.run(client.come(self.one(self.calm, which), 0))

    # They play

    @precondition(lambda self: self.asked and not self.is_paused)
    @rule(which=ANY, option=ANY)
    def answer(self, which: int, option: int) -> None:
        client = self.one(self.asked, which)
        self.do(client, self.chosen(client, option), ack=True)

    @precondition(lambda self: self.asked and not self.is_paused)
    @rule(options=st.lists(ANY, min_size=5, max_size=10))
    def answer_in_turn(self, options: list[int]) -> None:
        """The game goes on for a while."""
        for option in options:
            self.settle()
            if self.asked:
                self.answer(option, option)

    @precondition(lambda self: self.asked)
    @rule(which=ANY, wrong=st.sampled_from(("stale", "no option", "no choice")))
    def answer_wrongly(self, which: int, wrong: str) -> None:
        client = self.one(self.asked, which)
        message = self.chosen(client, which)
        if wrong == "stale":
            message["ask"] += 1
        else:
            message["choice"] = "points" if wrong == "no option" else "?"
        is_right = message["choice"] in client.ask["options"] and wrong != "stale"
        self.do(client, message, ack=is_right and not self.is_paused)

    @precondition(lambda self: self.asked and not self.is_paused)
    @rule(which=ANY, option=ANY, apart=st.booleans())
    def answer_twice_at_once(self, which: int, option: int, apart: bool) -> None:
        """Two answers to one question: one of them counts, and nobody knows which when they come on two ways."""
        client = self.one(self.asked, which)
        one, other = self.chosen(client, option), self.chosen(client, option if apart else option + 1)
        said = self.runner.run(self.both(client, one, client, other, apart))
        assert said.count("ack") == 1, said

    @precondition(lambda self: len(self.asked) > 1 and not self.is_paused)
    @rule(option=ANY)
    def two_answer_at_once(self, option: int) -> None:
        one, other = self.asked[:2]
        self.is_order_known = False
        said = self.runner.run(self.both(one, self.chosen(one, option), other, self.chosen(other, option), True))
        assert "ack" in said, said

    @precondition(lambda self: self.calm != self.houses and self.seats)
    @rule(which=ANY, option=ANY)
    def answer_through_a_house_that_was_silent(self, which: int, option: int) -> None:
        """It may refuse because it does not know what has happened since; what it acknowledges holds."""
        house = next(house for house in self.houses if house.is_shaky)
        asked = [seat for seat in self.seats if self.room.asked(seat) is not None]
        if asked:
            seat = self.one(asked, which)
            question = self.room.asked(seat)
            assert question is not None
            message = self.message("answer", ask=question.ask, choice=self.one(question.options, option))
            self.runner.run(self.send_apart(self.seats[seat], message, house))

    @precondition(lambda self: self.seated_here and self.state == PLAYING and self.is_order_known)
    @rule(which=ANY)
    def undo(self, which: int) -> None:
        client = self.one([client for client in self.seated_here if client.undo is None] or self.seated_here, which)
        may = client.undo is None and not self.is_paused and self.room.sitting.state == PLAYING
        self.do(client, self.message("undo"), ack=may)

    @precondition(lambda self: self.seated_here)
    @rule(which=ANY)
    def pause_or_resume(self, which: int) -> None:
        client = self.one(self.seated_here, which)
        may = self.is_paused or self.room.sitting.state == PLAYING
        if self.do(client, self.message("resume" if self.is_paused else "pause"), ack=may):
            self.is_paused = not self.is_paused

    @precondition(lambda self: self.seated_here)
    @rule(which=ANY, what=st.sampled_from(("say", "emote", "leave", "return", "why")))
    def do_something_else(self, which: int, what: str) -> None:
        if what == "leave" and self.state == OPEN:
            return
        fields = {"say": {"text": "hm"}, "emote": {"emote": "wow"}, "why": {"choice": "draw"}}
        client = self.one(self.seated_here, which)
        if self.do(client, self.message(what, **fields.get(what, {}))) and what == "return":
            self.bots -= {seat for seat, other in self.seats.items() if other is client}

    # They send again what was answered, or was not

    @precondition(lambda self: self.done)
    @rule(which=ANY, lately=st.booleans(), apart=st.booleans())
    def repeat(self, which: int, lately: bool, apart: bool) -> None:
        """Somebody who did not hear the answer sends the same again: it is acknowledged again, and done once."""
        of = list(self.done.values())[-3:] if lately else self.done.values()
        client, message, seat = self.one(of, which)
        if client in self.hosts + self.seated_here and seat == self.seat_of(client) and message["do"] != "why":
            before = len(self.rows)
            said = self.runner.run((self.send_apart if apart else self.send)(client, message))
            assert said["is"] == "ack", said
            self.settle()
            assert len(self.rows) == before

    # They go and come back

    @precondition(lambda self: self.here)
    @rule(which=ANY)
    def go(self, which: int) -> None:
        self.runner.run(self.one(self.here, which).close())

    @precondition(lambda self: self.calm and not all(client.is_here for client in self.people))
    @rule(which=ANY, house=ANY, after=st.one_of(st.none(), st.integers(0, 150)), everybody=st.booleans())
    def come_back(self, which: int, house: int, after: int | None, everybody: bool) -> None:
        """With any number: all that was told since then comes again, or nothing when it is too great."""
        away = [client for client in self.people if not client.is_here and self._may_come(client)]
        for number, client in enumerate(away):
            if everybody or number == which % len(away):
                self.runner.run(client.come(self.one(self.calm, house + number), after))

    def _may_come(self, client: Client) -> bool:
        return client.token is None or self.right(client) != WATCHER

    # Seats change hands

    @precondition(lambda self: self.hosts and self.seats)
    @rule(which=ANY)
    def kick(self, which: int) -> None:
        seat = self.one(sorted(self.seats), which)
        if self.do(self.hosts[0], self.message("kick", seat=seat), ack=not self.is_hosts(seat)):
            del self.seats[seat]
            self.bots |= {seat} if self.state == PLAYING else set()

    @precondition(lambda self: self.calm and self.room.sitting.state == PLAYING and len(self.claims) < 3)
    @rule(seat=st.integers(0, 1))
    def claim(self, seat: int) -> None:
        claimed = self.runner.run(self.post(f"/{self.table}/claims", {"seat": seat, "name": f"Heir {next(self.ids)}"}))
        if not self.is_hosts(seat):
            assert "token" in claimed, claimed
            client = self.runner.run(self.seat({"token": claimed["token"]}, self.calm[0]))
            self.claims[claimed["claim"]] = (seat, client)

    @precondition(lambda self: self.claims and self.hosts)
    @rule(which=ANY, grant=st.booleans())
    def grant(self, which: int, grant: bool) -> None:
        number = self.one(self.claims, which)
        if self.do(self.hosts[0], self.message("grant" if grant else "refuse", claim=number)):
            seat, client = self.claims.pop(number)
            if grant:
                self.seats[seat] = client
                self.bots.discard(seat)

    @precondition(lambda self: self.bots)
    @rule(which=ANY, option=ANY)
    def a_bot_answers(self, which: int, option: int) -> None:
        self.runner.run(self._a_bot_answers(self.one(sorted(self.bots), which), option))

    async def _a_bot_answers(self, seat: int, option: int) -> None:
        for house in self.houses:
            live = house.running.house.lives.get(self.table)
            if live is not None and live.room.state.table is not None and seat in live.room.state.table.asks:
                choice = self.one(map(str, live.room.state.table.asks[seat].options), option)
                asked = live.room.state.sitting.asked[seat]
                await house.running.house.handle(live, Reply(seat, asked, choice, By.BOT))

    # Houses close, die, forget and lose their tables

    @rule(which=ANY, what=st.sampled_from(("restart", "die", "forget", "lose_leases", "look_around", "lose_snapshot")))
    def trouble(self, which: int, what: str) -> None:
        house = self.one(self.houses, which)
        self.runner.run(getattr(self, f"_{what}")(house))

    async def _restart(self, house: House) -> None:
        await house.close()
        await self.all_gone(house)
        await house.open()

    @precondition(lambda self: self.asked and not self.is_paused)
    @rule(which=ANY, option=ANY, turns=st.integers(0, 12))
    def die_under_way(self, which: int, option: int, turns: int) -> None:
        """A house dies after somebody has answered. Whether that was written, nobody knows, so it is sent again."""
        client = self.one(self.asked, which)
        message = self.chosen(client, option)
        self.runner.run(self._die_under_way(client, message, turns))
        self.do(client, message, ack=True)

    async def _die_under_way(self, client: Client, message: Message, turns: int) -> None:
        house, known = client.house, client.n
        await client.send(**message)
        for _ in range(turns):
            await asyncio.sleep(0)
        await self._die(house)
        await client.come(house, known)

    async def _die(self, house: House) -> None:
        await house.die()
        await self.all_gone(house)
        await house.open()

    async def _forget(self, house: House) -> None:
        if self.table in house.running.house.lives:
            house.forget(self.table)
            await self.all_gone(house)

    async def _lose_leases(self, house: House) -> None:
        await house.lose_leases()

    async def _look_around(self, house: House) -> None:
        """What a house does once a second; only now it finds that it was silent for too long."""
        has_it = self.table in house.running.house.lives
        await heartbeat.look_around(house.running.house)
        if house.is_shaky and has_it:
            await self.all_gone(house)
        house.is_shaky = False

    async def _lose_snapshot(self, house: House) -> None:
        await lose_snapshot(house.store, self.table)


def run(store: str, examples: int, **how: Any) -> None:
    """Let the machine run on a store. A house looks around only when the machine says so."""
    chosen = settings(
        max_examples=SOAK or examples,
        stateful_step_count=30,
        derandomize=not SOAK,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        **how,
    )
    with mock.patch.object(heartbeat, "HEARTBEAT_SECONDS", 3600):
        run_state_machine_as_test(lambda: Machine(store), settings=chosen)  # type: ignore[arg-type]  # called once an example


def test_nothing_is_lost_and_nothing_comes_twice(store: str) -> None:
    run(store, 6 if "://" in store else 25)
