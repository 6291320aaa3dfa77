"""`chaudron play`: whole games of every kind, through a pipe and at a terminal."""

import re
from pathlib import Path

import pytest

from chaudron.cli import main
from chaudron.games import SHELF
from chaudron.kernel.record import verify
from chaudron.kernel.verdict import EXIT_CODES, SEEDED
from chaudron.terminal.console import CLEAR_SCREEN
from chaudron.terminal.paint import bare, visible
from tests.long import some
from tests.terminal.conftest import BOLD_PLAYER, Run, forever, kept, read
from tests.terminal.test_play_bal import CARELESS as CARELESS_DANCER
from tests.terminal.test_play_blackwood import CARELESS as CARELESS_WITCH

pytestmark = pytest.mark.usefixtures("with_blackwood")


AT_A_PIPE = {
    "belcastel": BOLD_PLAYER,
    "witches": ("w", "witch", "d", "d", "d", "wi", "s", "1", "1"),  # calls every witch as soon as she can be called
    "bal": CARELESS_DANCER,
    "blackwood": CARELESS_WITCH,
}
"""What somebody types who knows no rules."""
AT_A_TERMINAL = {**AT_A_PIPE, "belcastel": ("", "d", "", "s", "1"), "witches": ("wi", "", "d", "", "s", "1", "1")}
ENDINGS = {
    "belcastel": r"(wins with|emporte avec|victo.*) \d+ points",
    "witches": r"(wins with|emporte avec|victo.*) \d+ points",
    "bal": r"(wins the ball|remporte le bal), ",
    "blackwood": r"(joins? the council|entren?t? (ensemble )?au conseil)",
}
SCREENS = {"belcastel": 60, "witches": 60, "bal": 40, "blackwood": 30}
"""How many screens a game takes at the least."""


@pytest.mark.parametrize(
    "table",
    some(
        [
            "belcastel --lang fr",
            "belcastel 3 stop=revocable cauldron_side=tubes --people Anna,Bea,Clo --lang en --linear",
            "witches 5 books=g5-b2-r1-y4-p5-k6-l5 witches=S3-C2-G4 --people 2 --lang en",
            "witches --people 2 --lang fr --option books=6 --option cauldron_side=tubes --linear",
            "bal 6 level=hard inherit_hand=true --lang en --bots random",
            "bal 5 level=medium must_parry=true sabbat=refill_to_n reshuffle=each_sabbat --lang fr --linear",
            "blackwood 4 favour=true --lang en --bots random",
            "blackwood 4 swap_phases=search sniff_phases=both fagus_limit=0 --lang fr --linear",
            "belcastel --lang en",
            "belcastel 3 stop=revocable cauldron_side=tubes --people Anna,Bea,Clo --lang fr --linear",
            *(
                f"belcastel {table} --lang {language}"
                for language in ("fr", "en")
                for table in (
                    "2 books=2 --bots random",
                    "4 books=g4-b2-r3-y3-p4 lock_step=every_round --people 2",
                    "3 bonus_moves=may_decline books=3 open_bags=true --linear",
                )
            ),
            "witches 5 books=6 witches=S2-C1-G3 --lang fr",
            "witches 2 books=5 witches=S1-C4-G2 --lang en --bots random",
            "witches 3 books=3 open_bags=true lock_step=every_round --lang en --linear",
            "bal 3 --lang fr",
            "bal 4 level=medium incantation=gentle bot_diction=0.5 --lang en",
            "bal 4 level=hard --people 2 --lang fr",
            "bal 3 level=hard --people Anna,Bea,Clo --lang en --linear",
            "blackwood 2 --lang fr",
            "blackwood 3 --lang fr --people 2",
            "blackwood 3 --people Anna,Bea,Clo --lang en --linear",
        ],
        8,
    ),
)
def test_a_whole_game_through_a_pipe(piped: Run, at_home: Path, table: str) -> None:
    """It ends with the podium; its record can be verified and told again."""
    game = table.split(maxsplit=1)[0]
    status, told = piped(f"play {table} --seed 3", script=forever(AT_A_PIPE[game], most=9000))
    assert status == 0
    assert re.search(ENDINGS[game], told)
    assert "\x1b" not in told
    (file,) = kept(at_home)
    assert f"chaudron verify {file}" in told
    outcome = verify(SHELF[game], read(file)).table.outcome
    assert outcome is not None
    assert "points" not in ENDINGS[game] or re.search(rf"\b{max(outcome.points)} points", told)
    assert main(["replay", str(file)]) == main(["replay", str(file), "--json"]) == 0
    assert main(["verify", str(file)]) == EXIT_CODES[SEEDED]


@pytest.mark.parametrize(
    ("table", "size"),
    some(
        [
            ("belcastel 4 books=2 --lang en", (80, 24)),
            ("belcastel 3 lock_step=every_round books=4 --people Anna,Bea --lang fr", (80, 25)),
            ("witches 5 books=6 cauldron_side=tubes witches=S3-C3-G4 --lang fr", (80, 24)),
            ("witches 5 books=g5-b1-r6-y6-p5-k5-l6 --lang en", (120, 40)),
            ("bal 6 level=hard --lang fr", (80, 24)),
            ("bal 5 level=hard --lang en", (120, 40)),
            ("bal 4 --lang fr", (60, 24)),
            ("blackwood 4 --lang fr", (80, 24)),
            ("blackwood 4 --lang en", (120, 40)),
            ("blackwood 3 --lang fr", (60, 24)),
            ("belcastel 4 --lang fr", (80, 24)),
            ("belcastel 2 books=3 cauldron_side=tubes --lang fr", (80, 24)),
            ("belcastel 4 stop=revocable --lang en", (120, 40)),
            ("witches 5 books=5 witches=S1-C1-G2 --lang fr", (80, 24)),
            ("witches 5 books=6 witches=S2-C2-G3 --lang en", (80, 24)),
            ("witches 4 books=2 witches=S4-C4-G1 --lang en", (80, 24)),
            ("witches 3 lock_step=every_round books=5 --people Anna,Bea --lang fr", (80, 25)),
            ("bal 6 level=hard inherit_hand=true --lang en --bots random", (80, 24)),
            ("bal 4 level=medium incantation=strict --lang fr", (80, 24)),
            ("bal 4 level=hard --people Anna,Bea --lang en", (80, 24)),
            ("blackwood 4 --lang en --bots random", (80, 24)),
            ("blackwood 3 --people Anna,Bea --lang en", (80, 24)),
            ("blackwood 2 --lang fr", (80, 24)),
        ],
        10,
    ),
)
def test_a_whole_game_at_a_terminal_fits_its_screen(on_screen: Run, table: str, size: tuple[int, int]) -> None:
    """Every screen is wiped before it is drawn anew, and nothing on it scrolls away or runs over the edge."""
    game = table.split(maxsplit=1)[0]
    typed = forever(AT_A_TERMINAL[game], most=6000)
    status, told = on_screen(f"play {table} --seed 7", "Léa", script=typed, size=size)
    assert status == 0
    screens = told.split(CLEAR_SCREEN)
    assert len(screens) > SCREENS[game]
    for screen in screens[1:]:
        lines = [line for line in bare(screen).rstrip("\n").split("\n") if ".json" not in line]
        assert len(lines) < size[1], screen  # the prompt takes the last line
        assert max(map(visible, lines)) <= size[0], screen
