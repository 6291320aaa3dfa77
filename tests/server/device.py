"""The device of somebody at a table, as ADR 0019 describes it: it keeps a seed, and counts the links it has given."""

import hashlib
import json
from typing import Any

from chaudron.kernel.envelope import chain, sealed
from tests.server.served import Player


class Device:
    """What a page does for one seat."""

    def __init__(self, player: Player, seed: bytes) -> None:
        self.player, self.links, self.given = player, chain(seed), 0
        self.kept = ""
        """The text of the envelope, as it was when the salt was revealed."""
        self.betrayed: list[int] = []
        """Answers after which the house says that no link came, though one did: by their number."""

    @property
    def salt(self) -> str:
        return self.links[0].hex()

    @property
    def seal(self) -> str:
        return sealed(self.player.table, self.links[0])

    async def lay(self) -> dict[str, Any]:
        return await self.player.do("seal", seal=self.seal)

    async def reveal(self) -> dict[str, Any]:
        """Look at the envelope, keep it, and show the salt."""
        while not self.player.shown["envelope"]:
            await self.player.hear()
        self.kept = self.player.shown["envelope"]
        envelope = json.loads(self.kept)
        assert envelope["table"] == self.player.table
        assert envelope["commitment"] == self.player.shown["commitment"]
        assert envelope["seals"][self.player.seat or 0] == self.seal
        return await self.player.do("reveal", salt=self.salt)

    def link(self) -> str | None:
        """The link that is due, unless the house asks too far ahead."""
        due: int = (self.player.ask or {}).get("link", 0)
        if not 0 < due <= min(self.given + 1, len(self.links) - 1):
            return None
        self.given = max(self.given, due)
        return self.links[due].hex()

    async def answer(self, choice: str | None = None) -> dict[str, Any]:
        while self.player.ask is None:
            await self.player.hear()
        link = self.link()
        done = await self.player.answer(choice, **({"link": link} if link else {}))
        if link and done["is"] == "ack":
            await self.player.until_n(done["n"])
            about = next(event["about"] for event in self.player.events if event["n"] == done["n"])
            self.betrayed += [done["n"]] if about.get("substitute") else []
        return done

    async def play_out(self) -> None:
        """Play to the end, as quickly as the rules allow."""
        player = self.player
        while player.shown["state"] == "playing":
            if player.ask is not None and not player.ask.get("lapses"):
                done = await self.answer("stop" if "stop" in player.ask["options"] and self.given % 3 == 2 else None)
                assert done["is"] == "ack" or done["code"] == "stale", done
            else:
                await player.hear()


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
