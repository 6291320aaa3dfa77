"""An earlier version of this program, as a house of its own."""

import json
import os
import re
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Self

LATE_SECONDS = 60


class House:
    """A house of an earlier version, as its own process."""

    def __init__(self, code: Path, store: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(code / "src")}
        command = [sys.executable, "-m", "chaudron", "serve", "--port", "0", "--store", str(store), "--unlimited"]
        self.store, self.deeds = store, 0
        self.process = subprocess.Popen(command, cwd=code, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://[\w.]+:(\d+)/", line):
                self.base = f"http://127.0.0.1:{found[1]}/api"
                return
        raise RuntimeError("it did not open")

    def ask(self, path: str, token: str | None = None, body: Any = None) -> Any:
        request = urllib.request.Request(self.base + path, None if body is None else json.dumps(body).encode())  # noqa: S310 - our own house
        request.add_header("Content-Type", "application/json")
        if token is not None:
            request.add_header("Authorization", f"Bearer {token}")
        with urllib.request.urlopen(request, timeout=LATE_SECONDS) as answer:  # noqa: S310 - our own house
            return json.load(answer)

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(LATE_SECONDS)

    def host(self) -> str | None:
        """The key of whoever runs it, where there was one."""
        with closing(sqlite3.connect(self.store)) as connection:
            found = connection.execute("SELECT value FROM setting WHERE name = 'host'").fetchone()
        return None if found is None else bytes(found[0]).decode()

    def try_to(self, path: str, token: str | None = None, body: Any = None) -> Any:
        """Ask for something that a version may not know yet: then it is refused, and the answer is None."""
        with suppress(urllib.error.HTTPError):
            return self.ask(path, token, body)
        return None


class Table:
    """A table of people, who do what they are told to; what a version does not know yet, it refuses."""

    def __init__(self, house: House, name: str, token: str) -> None:
        self.house, self.id, self.path = house, name, f"/tables/{name}"
        self.tokens = [token]
        """Of the seats, in order."""

    @classmethod
    def opened(cls, house: House, *names: str, **wish: Any) -> Self:
        seated = house.ask("/tables", body={**wish, "name": names[0]})
        table = cls(house, seated["table"], seated["token"])
        for name in names[1:]:
            table.join(name)
        return table

    def join(self, name: str) -> None:
        if seated := self.house.try_to(f"{self.path}/seats", body={"name": name}):
            self.tokens[seated["seat"] : seated["seat"] + 1] = [seated["token"]]

    def does(self, seat: int, what: str, /, **fields: Any) -> Any:
        self.house.deeds += 1
        command = {"do": what, "id": f"deed-{self.house.deeds}", **fields}
        return self.house.try_to(f"{self.path}/commands", self.tokens[seat], command)

    def asked(self, seat: int) -> Any:
        """What a seat is asked now."""
        stand = self.house.try_to(self.path, self.tokens[seat])
        return None if stand is None else stand["ask"]

    def answers(self, seat: int, wanted: str = "") -> Any:
        """What is wanted, if that may be chosen, and otherwise the first choice."""
        if (ask := self.asked(seat)) is None:
            return None
        choice = wanted if wanted in ask["options"] else ask["options"][0]
        return self.does(seat, "answer", ask=ask["ask"], choice=choice)

    def awaited(self) -> str | None:
        """The token of somebody who is asked, and for as long as it takes."""
        asks = ((token, self.asked(seat)) for seat, token in enumerate(self.tokens))
        return next((token for token, ask in asks if ask is not None and not ask.get("lapses")), None)

    def told(self) -> dict[str, Any]:
        """How it stands, as far as every version can say it, and the host's token."""
        shown = self.house.ask(self.path, self.tokens[0])["shown"]
        names = [seat.get("name") for seat in shown["seats"]]
        told = {"game": shown["game"], "version": shown["version"], "state": shown["state"], "names": names}
        if shown["state"] == "over":
            told["result"] = self.house.ask(f"{self.path}/record")["result"]
        return {**told, "token": self.tokens[0]}
