"""[BAL-1.9, BAL-7.14] The farce bowl."""

from chaudron.games.bal.components import WHITE
from chaudron.games.bal.table import Table
from chaudron.kernel.chance import TABLE

DRAWN = 2


def draw_tokens(table: Table, seat: int, cause: str) -> tuple[str, ...]:
    """[BAL-7.14] Two tokens without looking, then shown to all."""
    tokens = tuple(table.chance.draw(TABLE, table.bowl) for _ in range(DRAWN))
    table.tell("farce", cause, seat=seat, tokens=" ".join(tokens))
    if set(tokens) == {WHITE}:
        table.tell("farce_fails", cause, seat=seat)
    return tokens
