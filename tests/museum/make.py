"""Have an earlier version of this program play a little, and keep its store: `python -m tests.museum.make COMMIT`.

Each commit is checked out beside, opens a house of its own, and plays games by what its house tells over HTTP, one of
them to its end. Then a club meets: three people who do at two tables whatever that version lets them do, and a night.
`stores/<commit>.db.xz` is what it wrote, `stores/<commit>.json` how its tables stood.

`python -m tests.museum.make COMMIT OLDER` has it take up what an older one left in the museum, and do all the rest that
people, bots, hosts and nights can do (`fair.py`).
"""

import json
import lzma
import subprocess
import sys
import tempfile
import time
import urllib.error
from pathlib import Path
from typing import Any

from chaudron.kernel.envelope import chain, sealed
from tests.museum.earlier import LATE_SECONDS, House, Table
from tests.museum.fair import fair

ROOT = Path(__file__).parents[2]
STORES = Path(__file__).parent / "stores"
GAMES = {"belcastel 2": 10_000, "belcastel 3 books=2": 6, "bal 3": 8, "blackwood 3": 8, "witches 2": 8}
"""What is played, and how many answers of the one person there are given."""


class Club(Table):
    """A table of three people, who do a little of everything."""

    def meet(self) -> None:
        """Before the game."""
        self.does(0, "change", settings={"undo": True})
        self.does(1, "rename", name="Beatrice")
        self.does(0, "name_youngest", seat=2)
        self.does(1, "emote", emote="clap")
        self.does(2, "say", text="Hello!")
        self.does(0, "chat", on=False)
        self.does(0, "chat", on=True)
        self.does(0, "lock")
        self.does(0, "lock", locked=False)
        self.does(0, "kick", seat=2)
        self.join("Clio")

    def begin(self) -> None:
        """With seals laid, so that there is an envelope."""
        salts = [chain(bytes([seat]) * 32)[0] for seat in range(3)]
        for seat, salt in enumerate(salts):
            self.does(seat, "seal", seal=sealed(self.id, salt))
        self.does(0, "start")
        for seat, salt in enumerate(salts):
            self.does(seat, "reveal", salt=salt.hex())
        self.does(0, "start", without=True)

    def play(self) -> None:
        """In the game."""
        for seat in (*range(3), *range(3), *range(3)):
            self.answers(seat)
        self.does(0, "undo")
        self.does(1, "leave")
        self.does(1, "return")
        self.does(0, "make_host", seat=1)
        self.does(1, "make_host", seat=0)
        self.does(2, "leave")
        self.house.try_to(f"{self.path}/claims", body={"seat": 2, "name": "Dot"})
        forgotten = {"tables": [{"table": self.id, "token": self.tokens[2]}]}
        self.house.try_to("/forget", body=forgotten)
        self.does(0, "pause")


def evening(house: House) -> dict[str, Any]:
    """A night in the middle of its first deal, where there were nights."""
    wish = {"deals": [{"game": "belcastel", "options": {}}] * 2, "size": 2, "minutes": 0, "pause": 0, "name": "Club"}
    try:
        made = house.ask("/nights", body=wish)
    except urllib.error.HTTPError:
        return {}
    path, names = f"/nights/{made['night']}", ["Ada", "Bea", "Cleo", "Dot"]
    for name in names:
        house.ask(f"{path}/people", body={"name": name})
    house.ask(f"{path}/commands", made["token"], {"do": "begin", "deal": 1})
    house.ask(f"{path}/commands", made["token"], {"do": "pause"})
    shown = house.ask(path, made["token"])
    return {made["night"]: {"names": names, "state": shown["state"], "token": made["token"]}}


class Game:
    """A table with one person, who does what comes first, and the weakest bots."""

    def __init__(self, house: House, setup: str) -> None:
        players = int(setup.split()[1])
        wish = {"setup": setup, "name": "Ada", "bots": ["random"] * (players - 1), "start": True}
        seated = house.ask("/tables", body=wish)
        self.house, self.path, self.token = house, f"/tables/{seated['table']}", seated["token"]
        self.table, self.moves = seated["table"], 0

    def stand(self) -> Any:
        return self.house.ask(self.path, self.token)

    def do(self, what: str, **fields: Any) -> Any:
        self.moves += 1
        command = {"do": what, "id": f"m{self.moves}", **fields}
        return self.house.ask(f"{self.path}/commands", self.token, command)

    def play(self, answers: int) -> None:
        ended = time.monotonic() + LATE_SECONDS
        while answers and time.monotonic() < ended:
            stand = self.stand()
            if stand["shown"]["state"] == "over":
                return
            ask = stand["ask"]
            if ask is None or ask.get("lapses"):
                time.sleep(0.02)
                continue
            options = ask["options"]
            try:
                self.do("answer", ask=ask["ask"], choice="stop" if "stop" in options else options[0])
            except urllib.error.HTTPError:
                continue  # the house was faster
            answers, ended = answers - 1, time.monotonic() + LATE_SECONDS

    def told(self) -> dict[str, Any]:
        """How it stands, as far as every version can say it."""
        shown = self.stand()["shown"]
        names = [seat["name"] for seat in shown["seats"]]
        told = {"game": shown["game"], "version": shown["version"], "state": shown["state"], "names": names}
        if shown["state"] == "over":
            told["result"] = self.house.ask(f"{self.path}/record")["result"]
        return told


def make(commit: str, older: str = "") -> None:
    """Add a commit to the museum; it may take up what an older one left there, and then does all there is."""
    with tempfile.TemporaryDirectory() as folder:
        code, store = Path(folder) / "code", Path(folder) / "tables.db"
        subprocess.run(["git", "worktree", "add", "--detach", str(code), commit], cwd=ROOT, check=True)
        try:
            told, nights = taken_up(code, store, older) if older else played(code, store)
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(code)], cwd=ROOT, check=True)
        (STORES / f"{commit}.db.xz").write_bytes(lzma.compress(store.read_bytes(), preset=9))
        text = json.dumps({"commit": commit, "tables": told, "nights": nights}, indent=1, ensure_ascii=False)
        (STORES / f"{commit}.json").write_text(text + "\n", "utf-8")


def played(code: Path, store: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """How the tables and the nights stood."""
    house, games = House(code, store), []
    try:
        for setup, answers in GAMES.items():
            try:
                game = Game(house, setup)
            except urllib.error.HTTPError:
                continue  # a game that was not there yet
            game.play(answers)
            if game.stand()["shown"]["state"] == "playing":
                game.do("say", text="Good luck!")
                game.do("pause")
            games.append(game)
        club = Club.opened(house, "Ada", "Bea", "Cleo", setup="belcastel 3")
        club.meet()
        club.begin()
        club.play()
        told = {game.table: {**game.told(), "token": game.token} for game in games}
        return {**told, club.id: club.told()}, evening(house)
    finally:
        house.end()


def taken_up(code: Path, store: Path, older: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The same, of a house that goes on with the tables of an older one."""
    store.write_bytes(lzma.decompress((STORES / f"{older}.db.xz").read_bytes()))
    then = json.loads((STORES / f"{older}.json").read_text("utf-8"))["tables"]
    house = House(code, store)
    try:
        left = [Table(house, table, about["token"]) for table, about in then.items()]
        return fair(house, [table for table in left if house.try_to(table.path, table.tokens[0])])
    finally:
        house.end()


if __name__ == "__main__":
    make(*sys.argv[1:])
