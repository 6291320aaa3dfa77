"""The wire beside those of others: their clients play here (aiohttp's does in all other tests), their parser agrees."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from chaudron import limits
from chaudron.server.sockets.wire import PROTOCOL_ERROR, TOO_BIG, Wire
from hatch_build import WEB, node
from tests.server.served import PATIENCE, Player, Served, served

NODE_CLIENT = Path(__file__).with_name("node_client.mjs")


# Whole games


async def against_a_bot(house: Served) -> Player:
    """A table of one person and a bot, about to begin."""
    host = await house.open("belcastel 2", "Ada")
    await host.connect()
    await host.do("seat_bot", seat=1, level="child")
    return host


async def ending(house: Served, host: Player) -> str:
    """How the game of a table stands, by whoever asks."""
    _, stand = await host.get()
    state: str = stand["shown"]["state"]
    return state


def test_the_client_of_websockets_plays_a_whole_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(str(tmp_path / "tables.db")) as house:
            host = await against_a_bot(house)
            async with connect(house.base.replace("http", "ws") + "/ws", max_size=None) as line:
                await greet_in_pieces(line, host)
                await asyncio.wait_for(await line.ping(b"still there?"), PATIENCE)
                await host.do("start")
                await asyncio.wait_for(play_on(line), PATIENCE * 3)
                await line.close(1000, "over")
            assert line.close_code == 1000
            assert await ending(house, host) == "over"

    asyncio.run(run())


async def greet_in_pieces(line: ClientConnection, player: Player) -> None:
    hello = json.dumps({"do": "hello", "table": player.table, "token": player.token})
    await line.send([hello[:5], hello[5:20], hello[20:]])


async def play_on(line: ClientConnection) -> None:
    """Answer whatever is asked until the game is over."""
    async for message in line:
        heard = json.loads(message)
        if heard.get("shown", {}).get("state") == "over":
            return
        if ask := heard.get("ask"):
            answer = {"do": "answer", "id": f"answer-{ask['ask']}", "ask": ask["ask"], "choice": ask["options"][-1]}
            await line.send(json.dumps(answer))


def test_the_client_of_node_plays_a_whole_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with served(str(tmp_path / "tables.db")) as house:
            host = await against_a_bot(house)
            await host.do("start")
            url = house.base.replace("http", "ws") + "/ws"
            words = (NODE_CLIENT, WEB / "package.json", url, host.table, host.token)
            done = await asyncio.to_thread(node, *map(str, words), capture_output=True, timeout=PATIENCE * 3)
            assert json.loads(done.stdout) == {"isOver": True, "pongs": 1, "code": 1000}, done.stderr
            assert await ending(house, host) == "over"

    asyncio.run(run())


def test_whoever_breaks_the_protocol_hears_why(tmp_path: Path) -> None:
    """A message that is too long, by a client that would understand the reason."""

    async def run() -> None:
        async with served(str(tmp_path / "tables.db")) as house:
            host = await house.open()
            async with connect(house.base.replace("http", "ws") + "/ws") as line:
                await greet_in_pieces(line, host)
                await line.recv()
                await line.send(" " * (limits.FRAME_BYTES + 1))
                with suppress(ConnectionClosed):
                    while True:
                        await asyncio.wait_for(line.recv(), PATIENCE)
            assert line.close_code == 1009

    asyncio.run(run())


# Frame by frame


class Heard(NamedTuple):
    """What came of some bytes: whole messages and controls, and the code with which the connection ended."""

    messages: list[tuple[int, bytes]]
    code: int | None


class Ear:
    def __init__(self) -> None:
        self.messages: list[tuple[int, bytes]] = []

    def received(self, kind: int, data: bytes) -> None:
        self.messages.append((kind, bytes(data)))

    def ended(self) -> None: ...


def by_ours(chunks: list[bytes]) -> Heard:
    async def run() -> Heard:
        ear, transport = Ear(), mock.Mock(asyncio.Transport)
        transport.is_closing.return_value = False
        wire = Wire(transport, ear)
        for chunk in chunks:
            wire.data_received(chunk)
        sent = b"".join(call.args[0] for call in transport.write.call_args_list)
        return Heard(ear.messages, code_of(sent) if wire.is_closing else None)

    return asyncio.run(run())


def by_theirs(chunks: list[bytes]) -> Heard:
    protocol = ServerProtocol(state=State.OPEN, max_size=limits.FRAME_BYTES)
    messages: list[tuple[int, bytes]] = []
    pieces: list[Frame] = []
    for chunk in chunks:
        protocol.receive_data(chunk)
        for frame in protocol.events_received():
            assert isinstance(frame, Frame)
            if frame.opcode in (Opcode.PING, Opcode.PONG):
                messages.append((frame.opcode, bytes(frame.data)))
            elif frame.opcode != Opcode.CLOSE:
                pieces.append(frame)
                if frame.fin:
                    messages.append((pieces[0].opcode, b"".join(bytes(piece.data) for piece in pieces)))
                    pieces = []
    said = [data for data in protocol.data_to_send() if data and data[0] == 0x80 | Opcode.CLOSE]
    return Heard(messages, code_of(said[-1]) if said else None)


def code_of(frame: bytes) -> int:
    """The code in a close frame; 1005 stands for none."""
    return int.from_bytes(frame[2:4], "big") if frame[1] else 1005


def masked(frame: dict[str, Any]) -> bytes:
    """A frame as a client sends it, or nearly so."""
    payload: bytes = frame["payload"]
    mask: bytes = frame["mask"]
    first = frame["fin"] << 7 | frame["reserved"] << 4 | frame["opcode"]
    length = len(payload)
    short = 127 if length > 0xFFFF or frame["long"] else 126 if length > 125 else length
    wide = b"" if short < 126 else length.to_bytes(2 if short == 126 else 8, "big")
    hidden = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))
    return bytes([first, 0x80 | short]) + wide + mask + hidden


POLITE = (1000, 1005, 3000)
"""Who says goodbye in the middle of a message is answered here, and scolded there; the standard allows both."""


def has_two_faults(frames: list[dict[str, Any]]) -> bool:
    """May a frame be out of place and too big as well? Whichever of both is said of it is true."""
    return sum(len(frame["payload"]) for frame in frames) > limits.FRAME_BYTES and len(frames) > 1


GOODBYES = st.sampled_from(
    [b"", b"\x03\xe8", b"\x03\xe8over", b"\x03\xe7", b"\x03\xed", b"\x0b\xb8", b"x", b"\x03\xe8\x80"]
)
DATA = st.sampled_from([Opcode.TEXT, Opcode.TEXT, Opcode.BINARY, Opcode.CONT])
CONTROLS = st.sampled_from([Opcode.PING, Opcode.PONG])
MASKS = st.binary(min_size=4, max_size=4)
SOUND = {"reserved": st.just(0), "mask": MASKS, "long": st.just(False)}
FRAMES = st.one_of(
    st.fixed_dictionaries({**SOUND, "opcode": DATA, "fin": st.booleans(), "payload": st.binary(max_size=300)}),
    st.fixed_dictionaries({**SOUND, "opcode": CONTROLS, "fin": st.just(True), "payload": st.binary(max_size=125)}),
    st.fixed_dictionaries({**SOUND, "opcode": st.just(Opcode.CLOSE), "fin": st.just(True), "payload": GOODBYES}),
    st.fixed_dictionaries(
        {
            "reserved": st.integers(0, 7),
            "mask": MASKS,
            "long": st.booleans(),
            "opcode": st.integers(0, 15),
            "fin": st.booleans(),
            "payload": st.binary(max_size=140),
        }
    ),
    st.fixed_dictionaries(
        {
            **SOUND,
            "opcode": DATA,
            "fin": st.booleans(),
            "payload": st.sampled_from([b" " * limits.FRAME_BYTES, b" " * 999]),
        }
    ),
)


@settings(deadline=None, max_examples=100)
@given(st.lists(FRAMES, min_size=1, max_size=6), st.integers(1, 400))
def test_the_parser_of_websockets_makes_the_same_of_all_frames(frames: list[dict[str, Any]], size: int) -> None:
    """Sound and broken ones, in fragments, cut anywhere: the same messages, and the same end."""
    whole = b"".join(map(masked, frames))
    chunks = [whole[place : place + size] for place in range(0, len(whole), size)]
    ours, theirs = by_ours(chunks), by_theirs(chunks)
    assume(not ({ours.code, theirs.code} == {PROTOCOL_ERROR, TOO_BIG} and has_two_faults(frames)))
    assume(not (ours.code in POLITE and theirs.code == 1002 and any(not frame["fin"] for frame in frames)))
    assert ours == theirs
