"""The page's types are those of the house."""

from pathlib import Path

from chaudron.server.typescript import typescript

PROTOCOL = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert PROTOCOL.read_text() == typescript(), "run: python -m chaudron.server.typescript > web/src/protocol.ts"


def test_every_message_of_the_socket_is_typed() -> None:
    made = typescript()
    assert "export type Spoken = Welcome | Happened | Ack | Nack | Here | Pong | Closing;" in made
    assert "  options: string[];" in made
    assert "  ask?: Asked | null;" in made
