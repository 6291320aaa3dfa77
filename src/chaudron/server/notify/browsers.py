"""Browsers that want to be told when their seat is awaited: which they are, and when one is forgotten."""

import time
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from chaudron.room.sitting import OVER
from chaudron.room.state import State
from chaudron.server.notify.push import Outcome, Push
from chaudron.server.store import Store, Subscription
from chaudron.words import LANGUAGES, words

PUSH_SECONDS = 24 * 3600
"""How long a push service keeps a notice for a browser that is not there."""
EVERY_SECONDS = 60.0
"""A seat is not told more often."""


class Browsers:
    """The subscriptions of all tables, and the push services that carry notices to them."""

    def __init__(self, store: Store, push: Push, every: float = EVERY_SECONDS) -> None:
        self._store, self._push, self.every = store, push, every
        self._told: dict[tuple[str, int], float] = {}

    def wait(self, state: State, seat: int) -> float:
        """Seconds until a seat may be told again."""
        told = self._told.get((state.id, seat))
        return 0.0 if told is None else max(0.0, told + self.every - time.monotonic())

    async def tell(self, state: State, seat: int, what: str) -> None:
        """Send a notice to the browsers of whoever sits there now, wherever they sat when they subscribed."""
        now = time.monotonic()
        self._told = {key: at for key, at in self._told.items() if at + self.every > now}
        self._told[state.id, seat] = now
        for subscription, key, where in await self._all(state):
            is_theirs = key in state.sitting.chairs[seat].keys
            if is_theirs and await self._push.send(where, notice_for(state, what), PUSH_SECONDS) is Outcome.GONE:
                await self._store.unsubscribe(state.id, subscription.endpoint)

    async def forget_strangers(self, state: State) -> None:
        """Forget the browsers of people who have left or lost their seat; of everybody, when the game is over."""
        chairs = [] if state.sitting.state == OVER else [chair for chair in state.sitting.chairs if not chair.left]
        known = {key for chair in chairs for key in chair.keys}
        for subscription, key, _ in await self._all(state):
            if key not in known:
                await self._store.unsubscribe(state.id, subscription.endpoint)

    async def _all(self, state: State) -> Iterator[tuple[Subscription, str, Mapping[str, Any]]]:
        kept = [
            subscription
            for seat in range(state.sitting.players)
            for subscription in await self._store.subscriptions(state.id, seat)
        ]
        bodies = [msgspec.json.decode(subscription.body) for subscription in kept]
        return ((one, body["key"], body["where"]) for one, body in zip(kept, bodies, strict=True))


def notice_for(state: State, what: str) -> dict[str, Any]:
    """What a browser is told: which table, which game, and that it is its turn, or that all is over. Nothing else."""
    table, game = state.id, state.sitting.game
    sentences = [
        words(language).say(f"notice-mine-{what}", table=table, title=words(language).say(f"title-{game}"))
        for language in LANGUAGES
    ]
    return {"text": " / ".join(sentences), "chaudron": {"table": table, "game": game, "what": what}}
