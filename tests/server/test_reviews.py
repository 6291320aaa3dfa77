"""A game that is over is gone through on demand: for whoever may see it again, as long as somebody waits, and once."""

import asyncio
from collections.abc import Iterator
from typing import Any
from unittest import mock

import pytest

from chaudron import limits
from chaudron.review import reviewing
from chaudron.review.account import FORMAT, MEASURES, Review, Weighed
from chaudron.room import reviewed
from chaudron.server.jobs.background import BackgroundJobs, Undone
from tests.review.quick import quickly
from tests.server.open_house import OpenHouse, open_house, played
from tests.server.served import Player, served
from tests.server.test_replays import over, to_the_end

__all__ = ["open_house"]

ONE_STORE = True


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    with quickly():
        yield


async def ask(player: Player, path: str = "") -> tuple[int, Any]:
    headers = {} if player.token is None else {"Authorization": f"Bearer {player.token}"}
    address = f"{player.base}/api/tables/{player.table}/review{path}"
    async with player.session.post(address, json={}, headers=headers) as reply:
        return reply.status, await reply.json()


async def until_made(player: Player) -> Any:
    """Ask until it is there: on a real machine it takes its time."""
    while True:
        code, told = await ask(player)
        assert code == 200, told
        if told["review"] is not None:
            return told


async def of_record(house: OpenHouse, record: dict[str, Any]) -> tuple[int, Any]:
    async with house.session.post(f"{house.base}/api/replays/review?lang=en", json={"record": record}) as reply:
        return reply.status, await reply.json()


def nobody_may_weigh() -> Any:
    return mock.patch.object(BackgroundJobs, "weigh", side_effect=AssertionError("it is kept"))


@played
async def test_before_the_end_there_is_no_review(house: OpenHouse) -> None:
    anna, _ = await house.table_of("Anna", "Bob", setup="belcastel 2")
    for one in (anna, house.watcher(anna.table)):
        for path in ("", "/stop"):
            code, answer = await ask(one, path)
            assert (code, answer["code"]) == (409, "not_over")


@pytest.mark.parametrize(("setting", "refusal"), [("replays", "no_replays"), ("watchers", "no_watchers")])
@played
async def test_others_have_one_only_if_they_may_see_the_game_again(
    house: OpenHouse, setting: str, refusal: str
) -> None:
    anna, bob = await over(house, **{setting: False})
    told = await until_made(bob)
    assert (told["mine"], told["done"]) == (1, told["answers"])
    for path in ("", "/stop"):
        code, answer = await ask(house.watcher(anna.table), path)
        assert (code, answer["code"]) == (403, refusal)


@played
async def test_it_is_made_once_and_adds_up(house: OpenHouse) -> None:
    anna, _ = await over(house)
    told = await until_made(anna)
    review = Review.from_json({"format": FORMAT, **told["review"]})
    assert review.answers == told["answers"] == len(review.course) - 1
    assert all(abs(parts.residual) <= 1e-9 for measure in MEASURES for parts in getattr(review, measure))
    with nobody_may_weigh():
        again, stranger = await ask(anna), await ask(house.watcher(anna.table))
    assert again[1]["review"] == stranger[1]["review"] == told["review"]
    assert (again[1]["mine"], stranger[1]["mine"]) == (0, None)


@played
async def test_what_is_kept_by_an_earlier_version_is_made_again(house: OpenHouse) -> None:
    anna, _ = await over(house)
    await house.running.house.store.save_review(anna.table, b"of before")
    told = await until_made(anna)
    kept = await house.running.house.store.review(anna.table)
    assert reviewed.unpacked(kept) == Review.from_json({"format": FORMAT, **told["review"]})


class Slow:
    """Weighs a part only when it is let."""

    def __init__(self) -> None:
        self.weighed, self.jobs = 0, asyncio.Semaphore(0)

    def patched(self) -> Any:
        real = BackgroundJobs.weigh

        async def weigh(jobs: BackgroundJobs, *given: Any) -> Weighed:
            await self.jobs.acquire()
            self.weighed += 1
            return await real(jobs, *given)

        return mock.patch.object(BackgroundJobs, "weigh", weigh)


@played
async def test_whoever_waits_hears_how_far_it_is_and_may_leave(house: OpenHouse) -> None:
    slow = Slow()
    with slow.patched():
        anna, bob = await over(house)
        code, told = await ask(anna)
        assert (code, told["done"], told["review"]) == (200, 0, None)
        slow.jobs.release()
        while not told["done"]:
            _, told = await ask(anna)
        assert told["done"] < told["answers"]
        assert len(told["chance"]) == told["done"] + 1
        making = house.running.doors.reviews.making[anna.table]
        assert await ask(anna, "/stop") == (200, {"done": True})
        slow.jobs.release()
        await making.over.wait()
        assert making.review is None
        _, told = await ask(bob)
        assert (told["done"], told["review"]) == (0, None)
        for _ in range(told["answers"]):
            slow.jobs.release()
        assert await until_made(bob)


@played
async def test_it_is_left_when_nobody_asks_any_more(house: OpenHouse) -> None:
    slow = Slow()
    with slow.patched():
        anna, _ = await over(house)
        await ask(anna)
        making = house.running.doors.reviews.making[anna.table]
        await asyncio.sleep(limits.REVIEW_WAITS + 1)
        slow.jobs.release()
        await making.over.wait()
        assert (slow.weighed, making.review) == (1, None)
        assert anna.table not in house.running.doors.reviews.making


@played
async def test_only_so_many_are_made_for_one_address(house: OpenHouse) -> None:
    with Slow().patched():
        tables = [(await over(house))[0] for _ in range(limits.REVIEWS_AT_ONCE + 1)]
        answers = [await ask(one) for one in tables]
        assert [code for code, _ in answers] == [200] * limits.REVIEWS_AT_ONCE + [429]
        assert answers[-1][1]["code"] == "too_many_reviews"
        assert (await ask(tables[0]))[0] == 200, "whoever waits already asks as often as they like"
        for one in tables:
            await ask(one, "/stop")


@played
async def test_what_goes_wrong_is_said_and_tried_again(house: OpenHouse) -> None:
    anna, _ = await over(house)
    with mock.patch.object(BackgroundJobs, "weigh", side_effect=Undone("it ended")):
        code, answer = await ask(anna)
        assert (code, answer["code"]) == (500, "failed")
    assert await until_made(anna)


@played
async def test_of_tables_that_nobody_has_learned_there_is_none(house: OpenHouse) -> None:
    anna, _ = await over(house)
    with mock.patch.object(reviewing, "fits", return_value=False):
        code, answer = await ask(anna)
    assert (code, answer["code"]) == (409, "no_review")


@played
async def test_a_record_has_the_review_of_its_table(house: OpenHouse) -> None:
    anna, _ = await over(house)
    _, record = await anna.get("/record")
    made = await until_made(anna)
    while (told := (await of_record(house, record))[1])["review"] is None:
        assert told["done"] < told["answers"]
    assert (told["mine"], told["review"]) == (None, made["review"])
    with nobody_may_weigh():
        assert (await of_record(house, record))[1]["review"] == told["review"]
    code, answer = await of_record(house, record | {"names": ["Mallory", "Bob"]})
    assert (code, answer["code"]) == (422, "bad_record")
    code, answer = await of_record(house, {"game": "dice"})
    assert (code, answer["code"]) == (422, "bad_record")


def test_it_outlives_the_house(store: str) -> None:
    async def before() -> tuple[str, Any]:
        async with served(store) as house:
            players = await house.table_of("Anna", "Bob", setup="blackwood 2")
            await asyncio.gather(*map(to_the_end, players))
            return players[0].table, (await until_made(players[0]))["review"]

    async def after(table: str) -> Any:
        async with served(store) as house:
            return (await ask(house.watcher(table)))[1]["review"]

    table, review = asyncio.run(before())
    assert review is not None
    with nobody_may_weigh():
        assert asyncio.run(after(table)) == review
