"""Bots draw in lock-step whenever somebody at the table would like to [BEL-12.4]."""

from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask


def lock_step_answer(view: View, ask: Ask) -> str | None:
    """What a bot says besides, if somebody wishes for lock-step and it has not agreed yet."""
    wishes = {seat["wish"] for number, seat in enumerate(view["seats"]) if number != ask.seat} if ask.offers else set()
    wanted = next((f"together:{wish}" for wish in ("always", "round") if wish in wishes), "")
    return wanted if wanted in ask.offers else None
