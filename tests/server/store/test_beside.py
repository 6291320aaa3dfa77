"""What is kept beside the journals: lists, snapshots, subscriptions and settings."""

import asyncio

from chaudron.room.rows import Listed, Snapshot
from chaudron.server.store import Subscription
from tests.server.store.shelf import OPEN, PLAYING, awaited, kept, opened, row

PRIVATE = OPEN._replace(public=False)
OVER = Listed(public=True, state="over", awake=False, about=b"{}")


@awaited
async def test_public_tables_are_the_open_ones_first_and_then_the_newest(url: str) -> None:
    tables = [("a", OPEN), ("b", PLAYING), ("c", PRIVATE), ("d", OPEN), ("e", OVER)]
    async with opened(url) as store:
        assert await store.public_tables(9) == []
        for created_at, (table, listed) in enumerate(tables):
            await store.create(kept(table, created_at, listed), [row(table)])
        assert [found.table for found in await store.public_tables(9)] == ["d", "a", "e", "b"]
        assert await store.public_tables(1) == [kept("d", 3, OPEN)]


@awaited
async def test_tables_are_counted_by_their_state(url: str) -> None:
    async with opened(url) as store:
        assert await store.count() == {}
        for table, listed in {"a": OPEN, "b": PLAYING, "c": PRIVATE}.items():
            await store.create(kept(table, 1, listed), [row(table)])
        assert await store.count() == {"open": 2, "playing": 1}


@awaited
async def test_a_newer_snapshot_replaces_an_older_one_and_not_the_other_way_round(url: str) -> None:
    async with opened(url) as store:
        await store.create(kept(), [row()])
        assert await store.snapshot("a") is None
        for snapshot in (Snapshot(50, b"fifty"), Snapshot(100, b"hundred"), Snapshot(60, b"sixty")):
            await store.save_snapshot("a", snapshot)
        assert await store.snapshot("a") == Snapshot(100, b"hundred")
        await store.save_snapshot("nowhere", Snapshot(1, b""))
        assert await store.snapshot("nowhere") is None


@awaited
async def test_a_review_replaces_another_of_the_same_table(url: str) -> None:
    async with opened(url) as store:
        await store.create(kept(), [row()])
        assert await store.review("a") is None
        for body in (b"first", b"\0second"):
            await store.save_review("a", body)
        await store.save_review("nowhere", b"lost")
        assert (await store.review("a"), await store.review("nowhere")) == (b"\0second", None)


@awaited
async def test_the_first_value_of_a_setting_stays(url: str) -> None:
    async with opened(url) as store:
        first = await asyncio.gather(*(store.setting("key", value) for value in (b"one", b"two", b"three")))
        assert len(set(first)) == 1
        assert await store.setting("other", b"two") == b"two"
    async with opened(url) as store:
        assert await store.setting("key", b"four") == first[0]
        await store.set_anew("key", b"five")
        await store.set_anew("nothing", b"five")
        assert await store.setting("key", b"six") == b"five"
        assert await store.settings("nothing") == {}


@awaited
async def test_settings_are_found_by_how_their_names_begin(url: str) -> None:
    async with opened(url) as store:
        for name in ("card-b", "card-a", "cards", "Card-c", "card%"):
            await store.setting(name, name.encode())
        assert await store.settings("card-") == {"card-a": b"card-a", "card-b": b"card-b"}
        assert await store.settings("card-b") == {"card-b": b"card-b"}
        assert await store.settings("card%") == {"card%": b"card%"}
        assert await store.settings("nothing") == {}


@awaited
async def test_of_the_subscriptions_of_a_seat_the_newest_five_are_kept(url: str) -> None:
    async with opened(url) as store:
        await store.create(kept(), [row()])
        for number in range(7):
            await store.subscribe("a", 0, Subscription(f"https://push/{number}", b"%d" % number))
        await store.subscribe("a", 1, Subscription("https://push/other", b"other seat"))
        await store.subscribe("a", 0, Subscription("https://push/3", b"renewed"))
        await store.subscribe("a", 0, Subscription("https://push/7", b"7"))
        found = await store.subscriptions("a", 0)
        assert [subscription.body for subscription in found] == [b"4", b"5", b"6", b"renewed", b"7"]
        assert await store.subscriptions("a", 1) == [Subscription("https://push/other", b"other seat")]


@awaited
async def test_an_endpoint_is_told_of_one_seat_only_and_can_be_taken_off(url: str) -> None:
    async with opened(url) as store:
        await store.create(kept(), [row()])
        await store.subscribe("a", 0, Subscription("https://push/1", b"first"))
        await store.subscribe("a", 1, Subscription("https://push/1", b"moved"))
        assert await store.subscriptions("a", 0) == []
        assert await store.subscriptions("a", 1) == [Subscription("https://push/1", b"moved")]
        await store.unsubscribe("a", "https://push/1")
        await store.unsubscribe("a", "https://push/unknown")
        assert await store.subscriptions("a", 1) == []
        await store.subscribe("nowhere", 0, Subscription("https://push/1", b""))
        assert await store.subscriptions("nowhere", 0) == []
