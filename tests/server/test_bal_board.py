"""The ball as text: every seat has its own hand on its board and nobody else's, in both forms and languages."""

from functools import cache
from unittest import mock

import pytest

from chaudron.games.bal import BAL
from chaudron.games.bal.components import CARDS
from chaudron.kernel.record import Play
from chaudron.words import words
from tests.luck import luck_of
from tests.server.open_house import OpenHouse, open_house, played
from tests.server.served import Player

__all__ = ["open_house"]

SETUP = "bal 3 first_player=0"
HAND = {"fr": "Ta main, 10 cartes", "en": "Your hand, 10 cards"}
AIM = {"fr": "Viser Carl", "en": "Take aim at Carl"}


@cache
def _secret() -> bytes:
    """With it Anna has no spell twice: several are named together, in the plural."""
    for number in range(1000):
        secret = number.to_bytes(32, "big")
        table = Play(BAL, BAL.box(3, {"first_player": 0}), luck_of(secret, 3)).table
        hand = BAL.view(table, 0)["seats"][0]["hand"]  # type: ignore[arg-type]  # a table of the ball
        if hand and len(hand) == len(set(hand)):
            return secret
    raise LookupError


async def attacking(house: OpenHouse) -> list[Player]:
    """Three people at the beginning of a ball; nobody meddles, and the first is asked whom to attack."""
    with mock.patch("chaudron.room.luck.new_secret", return_value=_secret()):
        anna = await house.open(SETUP, "Anna", settings={"window": 0.2})
    others = [await house.join(anna.table, name) for name in ("Bea", "Carl")]
    people = [anna, *others]
    for player in people:
        await player.connect()
    await anna.do("start")
    await anna.until(lambda _: bool(anna.ask and anna.ask["about"] == "declare"))
    return people


async def board(player: Player, **query: str | int) -> str:
    status, body = await player.get("/board", **query)
    assert (status, body.get("code")) == (200, None)
    text: str = body["text"]
    return text


def cards_named(text: str, lang: str) -> list[str]:
    """The cards whose names stand in a text."""
    return [str(card) for card in CARDS if words(lang).say(f"bal-card-{card}") in text]


@pytest.mark.parametrize("linear", ["false", "true"])
@pytest.mark.parametrize("lang", ["fr", "en"])
@played
async def test_a_board_shows_the_own_hand_and_no_other(house: OpenHouse, lang: str, linear: str) -> None:
    """[BAL-2.1]"""
    anna, bea, _carl = await attacking(house)
    mine = await board(anna, lang=lang, linear=linear)
    assert HAND[lang] in mine
    assert set(cards_named(mine, lang)) >= set(anna.view["seats"][0]["hand"])
    for other in (
        await board(bea, lang=lang, linear=linear, seat=0),
        await board(house.watcher(anna.table), lang=lang, linear=linear),
    ):
        assert HAND[lang] not in other
        assert cards_named(other, lang) == []
        assert all(name in other for name in ("Anna", "Bea", "Carl"))


@pytest.mark.parametrize("lang", ["fr", "en"])
@played
async def test_a_board_names_the_witches_that_may_be_chosen(house: OpenHouse, lang: str) -> None:
    """[BAL-4.5]"""
    anna, bea, _carl = await attacking(house)
    _, mine = await anna.get("/board", lang=lang)
    assert mine["question"] == words(lang).say("bal-ask-declare")
    assert ("attack:2", AIM[lang]) in [(one["choice"], one["says"]) for one in mine["options"]]
    _, hers = await bea.get("/board", lang=lang)
    assert (hers["question"], hers["options"]) == (None, [])


@played
async def test_a_board_of_the_ball_fits_into_as_many_columns_as_there_are(house: OpenHouse) -> None:
    anna, *_ = await attacking(house)
    for width in (20, 40, 60, 80, 120):
        assert max(len(line) for line in (await board(anna, width=width)).splitlines()) <= width


@pytest.mark.parametrize("lang", ["fr", "en"])
@played
async def test_a_board_in_sentences_has_no_signs(house: OpenHouse, lang: str) -> None:
    anna, *_ = await attacking(house)
    text = await board(anna, linear="true", lang=lang)
    assert not set("▶★●◆→▯") & set(text)
