"""All that people, bots, hosts and nights can do, and that the first visitors of the museum left out."""

import time
from typing import Any

from tests.museum.earlier import LATE_SECONDS, House, Table

A_MOMENT = 0.05
Told = dict[str, Any]


def fair(house: House, left: list[Table]) -> tuple[Told, Told]:
    """How all tables stood in the end, those that an older house left among them, and the nights."""
    for table in left:
        table.does(0, "resume")
    tables = [*left, *ball(house), kitchen(house), *evening_with_a_bot(house), lesson(house)]
    nights = whole_night(house)
    look_after(house, tables[-1])
    told = {}
    for table in tables:
        token = waited_for(table)
        table.does(0, "pause")
        told[table.id] = {**table.told(), "token": token}
    return told, nights


def waited_for(table: Table) -> str:
    """The token of whoever the table waits for, so that it can go on; when it is over, of anybody."""
    over = time.monotonic() + LATE_SECONDS
    while (token := table.awaited()) is None and time.monotonic() < over:
        if table.told()["state"] == "over":
            break
        time.sleep(A_MOMENT)
    return token or table.tokens[0]


def ball(house: House) -> list[Table]:
    """Coming, going and changing places, then windows that are over before their time."""
    table = Table.opened(house, "Ada", "Bea", "Cleo", setup="bal 4", settings={"window": 2})
    table.does(0, "choose_figure")
    table.does(1, "name_youngest", seat=1)
    table.does(2, "sit", seat=3)
    table.does(2, "sit", seat=2)
    table.does(0, "seat_bot", seat=3, level="random")
    table.does(0, "free_seat", seat=3)
    table.does(1, "emote", emote="clap")
    house.try_to(f"{table.path}/keys", table.tokens[1], {})
    table.does(0, "kick", seat=1, keep_out="device")
    table.does(0, "let_in", person=1)
    for name in ("Bea", "Dot"):
        table.join(name)
    table.does(0, "start", without=True)
    for _ in range(12):
        for seat in range(4):
            table.answers(seat)
        time.sleep(A_MOMENT)
    return [table]


def kitchen(house: House) -> Table:
    """A plan, a hint, an answer that is taken back, and others at a seat."""
    table = Table.opened(house, "Ada", "Bea", setup="belcastel 2")
    table.does(0, "start", without=True)
    table.does(1, "plan", plan={"whites": 4})
    table.does(1, "drop_plan")
    house.try_to(f"{table.path}/hint", table.tokens[0], {})
    table.answers(0, "draw")
    table.answers(0, "stop")
    table.does(0, "undo")
    table.does(0, "pause")
    table.does(0, "resume")
    claimed = [house.try_to(f"{table.path}/claims", body={"seat": 1, "name": name}) for name in ("Eve", "Fay")]
    table.does(0, "refuse", claim=1)
    table.does(0, "grant", claim=2)
    table.tokens[1] = claimed[1]["token"]
    return table


def evening_with_a_bot(house: House) -> list[Table]:
    """A whole game against a bot that talks, and another one with the same."""
    table = Table.opened(house, "Ada", setup="belcastel 2", bots=["novice"], start=True)
    over = time.monotonic() + LATE_SECONDS
    while time.monotonic() < over and house.ask(table.path, table.tokens[0])["shown"]["state"] != "over":
        if not table.answers(0, "stop"):
            time.sleep(A_MOMENT)
    again = table.does(0, "rematch")
    assert again is not None
    return [table]


def lesson(house: House) -> Table:
    """First steps, which somebody leaves."""
    table = Table.opened(house, "Ada", lesson="belcastel")
    table.does(0, "skip_lesson")
    return table


def whole_night(house: House) -> Told:
    """A night of one deal that came to its end, and whose luck everybody may look at."""
    names = ["Ada", "Bea", "Cleo", "Dot"]
    deals = [{"game": "belcastel", "options": {}}] * 2
    made = house.ask("/nights", body={"deals": deals, "size": 2, "minutes": 30, "pause": 0, "name": "Club"})
    path = f"/nights/{made['night']}"
    people = [house.ask(f"{path}/people", body={"name": name}) for name in names]

    def does(what: str, token: str = made["token"], **about: Any) -> None:
        house.ask(f"{path}/commands", token, {"do": what, **about})

    does("leave", people[3]["token"])
    does("return", people[3]["token"])
    does("begin", deal=1)
    does("extend", minutes=5)
    does("pause")
    does("resume")
    does("end", deal=1)
    time.sleep(3)  # the house looks around once a second, and then opens the deal at its tables
    does("close")
    state = house.ask(path, made["token"])["state"]
    return {made["night"]: {"names": names, "state": state, "token": made["token"]}}


def look_after(house: House, table: Table) -> None:
    """Whatever the host of the house can do to a table, to a seat, to a device and to all."""
    acts: list[Told] = [
        *({"do": what, "table": table.id, "seat": 0} for what in ("mute", "unmute")),
        *({"do": what, "table": table.id} for what in ("close", "reopen")),
        *({"do": what, "device": "0123456789abcdef", "name": "Eve"} for what in ("block", "unblock")),
        *({"do": what} for what in ("rest", "go_on", "backup")),
    ]
    for act in acts:
        house.try_to("/host/acts", house.host(), act)
