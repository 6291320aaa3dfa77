"""What both stores promise to whoever looks after the house."""

from chaudron.server.store import Act, Old
from tests.server.store.shelf import PLAYING, awaited, journal, kept, opened, row, seqs


@awaited
async def test_a_note_holds_until_another_is_made(url: str) -> None:
    async with opened(url) as store:
        await store.note("order.rest", b"1")
        await store.note("order.rest", b"2")
        await store.note("other", b"3")
    async with opened(url) as store:
        assert await store.notes("order.") == {"order.rest": b"2"}
        await store.note("order.rest", None)
        await store.note("order.rest", None)
        assert await store.notes("") == {"other": b"3"}


@awaited
async def test_acts_are_told_the_newest_first(url: str) -> None:
    acts = [Act(f"act {n}", 1000 + n, b"%d" % n) for n in range(5)]
    async with opened(url) as store:
        for act in acts:
            await store.add_act(act)
            await store.add_act(act)
        assert await store.acts(3) == acts[:1:-1]


@awaited
async def test_the_newest_tables_are_found_and_those_that_are_named(url: str) -> None:
    async with opened(url) as store:
        for number, name in enumerate("abc"):
            await store.create(kept(name, number), [row(name), row(name, 2, only=0)])
        found = await store.tables(1, ["a", "nowhere"])
        assert {one.kept.table: one.at for one in found} == {"c": row(seq=1).at, "a": row(seq=1).at}
        assert await store.size() > 0
        assert await store.processes() == ["ours"]


@awaited
async def test_a_table_is_struck_by_its_owner_alone(url: str) -> None:
    async with opened(url) as store:
        for name in "ab":
            await store.create(kept(name), [row(name)])
        assert not await store.strike("a", epoch=2)
        assert not await store.strike("nowhere", epoch=1)
        assert await seqs(store, "a") == [1]
        assert await store.strike("a", epoch=1)
        assert (await store.kept("a"), await seqs(store, "a"), await seqs(store, "b")) == (None, [], [1])
        assert not await store.append(row("a", 2), epoch=1)


@awaited
async def test_a_journal_is_rewritten_by_its_owner_alone_and_as_a_whole(url: str) -> None:
    async with opened(url) as store:
        rows = journal(row(seq=1), row(seq=2))
        await store.create(kept(), rows)
        anew = journal(*[one._replace(body=b"another") for one in rows])
        assert not await store.rewrite("a", anew, epoch=7)
        assert not await store.rewrite("a", anew[:1], epoch=1)
        assert await store.journal("a") == rows
        assert await store.rewrite("a", anew, epoch=1)
        assert await store.journal("a") == anew


@awaited
async def test_old_tables_are_found_by_what_happened_last(url: str) -> None:
    async with opened(url) as store:
        over = PLAYING._replace(state="over")
        await store.create(kept("a", 1, over), [row("a")])
        await store.create(kept("b", 2, PLAYING), [row("b"), row("b", 2)])
        at = row("a").at
        assert await store.old(Old(over=at, unfinished=at), 9) == []
        assert await store.old(Old(over=at + 1, unfinished=at + 1), 9) == ["a"]
        assert await store.old(Old(over=-1, unfinished=at + 2), 9) == ["b"]
        assert await store.old(Old(over=at + 9, unfinished=at + 9), 1) == ["a"]
