"""The page's types are those of the house, and of the views of the games."""

from pathlib import Path

import pytest

from chaudron.server.typescript import modules

PAGE = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("place", modules())
def test_the_types_of_the_page_are_up_to_date(place: str) -> None:
    assert (PAGE / place).read_text() == modules()[place], "run: python -m chaudron.server.typescript web/src"


def test_every_game_with_a_table_of_its_own_has_typed_views() -> None:
    assert set(modules()) == {"protocol.ts", "belcastel/types.ts", "bal/types.ts", "blackwood/types.ts"}


def test_every_message_of_the_socket_is_typed() -> None:
    made = modules()["protocol.ts"]
    assert "export type Spoken = Welcome | Happened | Ack | Nack | Here | Pong | Closing;" in made
    assert "  options: string[];" in made
    assert "  ask?: Asked | null;" in made


def test_a_view_has_the_fields_and_the_words_of_its_type() -> None:
    made = modules()["bal/types.ts"]
    assert (
        "/** One witch's things, as far as the viewer sees them. */\nexport interface Seat {\n  alive: number;" in made
    )
    assert "  /** The own cards; those of the others are not seen. */\n  hand: string[] | null;" in made
    assert '  window: "calm" | "carabosse" | "challenge" | "give" | "mirror" | null;' in made
    assert "  lapses?: boolean;" in made


def test_what_a_rule_holds_is_typed_by_its_name() -> None:
    made = modules()
    assert '  | { rule: "bal/Reading"; at: string; seat: number; cards: string[] }' in made["bal/types.ts"]
    assert '"blackwood/Swap"; at: string; seat: number; first: string | null }' in made["blackwood/types.ts"]
    assert all("branches: Record<string, Rule[]>" in made[place] for place in made if place != "protocol.ts")
    assert "blackwood/" not in made["bal/types.ts"]
