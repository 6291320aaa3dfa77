"""[BAL-2] What each witch and a spectator see and hear."""

import json

from chaudron.kernel.chance import Counter
from chaudron.kernel.game import View
from chaudron.scenes.bal import BalScene, ball, witch
from tests.games.bal.positions import heard
from tests.games.bal.reading import attacking


def seen(t: BalScene, viewer: str) -> View:
    return t.game.view(t.table, None if viewer == "?" else "ABCDEF".index(viewer))


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    """[BAL-2.1] The others see how many cards it has."""
    t = ball(witch("g1 r1 r2"), witch("r3 r4 r5 tresor"), witch("v1 v2 v3"))
    assert [seat["hand"] for seat in seen(t, "B")["seats"]] == [None, ["r3", "r4", "r5", "tresor"], None]
    assert [seat["hand"] for seat in seen(t, "?")["seats"]] == [None, None, None]
    for viewer in "ABC?":
        assert [seat["hand_size"] for seat in seen(t, viewer)["seats"]] == [3, 4, 3]


def test_nobody_sees_the_draw_pile_or_the_bowl() -> None:
    """[BAL-2.1] Only how much is in them."""
    t = ball()
    for viewer in "ABC?":
        view = seen(t, viewer)
        assert (view["pile"], view["bowl"]) == (len(t.table.pile), 25)


def test_the_whole_discard_pile_is_open() -> None:
    """[BAL-2.1] In its order, to everybody."""
    t = ball(discard="r4 g1 tresor")
    for viewer in "AB?":
        assert seen(t, viewer)["discard"][:3] == ["r4", "g1", "tresor"]


def test_crapzouilles_are_seen_by_all() -> None:
    """[BAL-2.1] Living, dead and captured."""
    t = ball(witch(alive=4, captured="BC"), witch(), witch(alive=3))
    for viewer in "ABC?":
        shown = [(seat["alive"], seat["dead"], seat["captured"], seat["lives"]) for seat in seen(t, viewer)["seats"]]
        assert shown == [(4, 6, [1, 2], 6), (9, 0, [], 9), (3, 6, [], 3)]


def test_whose_turn_it_is_and_of_which_tour_and_round() -> None:
    """[BAL-2.1]"""
    t = ball(first="B", acting="C", round=3, tour=2)
    for viewer in "A?":
        view = seen(t, viewer)
        assert [view[name] for name in ("first", "carabosse", "round", "tour")] == [1, 2, 3, 2]


def test_cards_that_are_laid_are_seen_by_all() -> None:
    """[BAL-2.1] Of the attack and of the defense."""
    t = ball(witch("fantome b1 r1 r2"), witch("abracadabra b2 r3 r4"))
    t.attacks("A on B: fantome b1 r1")
    t.says("B: lay abracadabra")
    for viewer in "ABC?":
        view = seen(t, viewer)
        assert (view["attack"]["spell"], view["attack"]["potions"], view["attack"]["targets"]) == (
            "fantome",
            ["b1", "r1"],
            [1],
        )
        assert view["defense"] == ["abracadabra"]


def test_tokens_that_are_drawn_are_seen_by_all() -> None:
    """[BAL-2.1]"""
    t = ball(witch("lutin r1 r2"), tokens="red blue")
    assert [seen(t, viewer)["attack"]["tokens"] for viewer in "AC?"] == [["red", "blue"]] * 3


def test_a_view_is_plain_json() -> None:
    """[BAL-2.1]"""
    t = ball(witch("fantome b1 r1 r2", captured="C"), witch("miroir r1 r2"), start="attack")
    t.attacks("A on B: fantome b1")
    for viewer in "ABC?":
        assert json.loads(json.dumps(seen(t, viewer))) == seen(t, viewer)


def test_what_another_may_answer_is_not_seen() -> None:
    """[BAL-2.1] That she is asked, and about what, is."""
    t = ball(witch("tresor fantome r1"))
    t.says("A: attack B")
    view = seen(t, "B")
    assert (view["awaited"], view["asked"], view["asks"]) == ([0], {"0": "attack_spell"}, {})
    assert list(seen(t, "A")["asks"]) == ["0"]


def test_cards_drawn_are_told_to_their_drawer_alone() -> None:
    """[BAL-2.2] The others hear how many."""
    t = ball(witch("r1 r2"), luck="g1 b1")
    assert heard(t, "A", "drew") == [{"seat": 0, "cards": "g1 b1"}]
    for viewer in "BC?":
        assert heard(t, viewer, "drew") == []
        assert heard(t, viewer, "drew_unseen") == [{"seat": 0, "count": 2}]
    assert heard(t, "A", "drew_unseen") == []


def test_cards_discarded_by_any_effect_are_shown() -> None:
    """[BAL-2.2] An exchange, Enchantement, a witch who leaves."""
    t = ball(witch("tresor balai fantome"), luck="")
    t.says("A: discard tresor", "A: discard balai")
    assert [fact["cards"] for fact in heard(t, "?", "discarded")] == ["tresor", "balai"]
    t = ball(witch("enchantement b1 r1 r2"), witch("v1 v2 v3 v4", alive=1))
    t.luck("B: v2")
    t.attacks("A on B: enchantement b1")
    t.concedes("B")
    assert [fact["cards"] for fact in heard(t, "C", "discarded")] == ["v2", "v1 v3 v4"]


def test_everybody_sees_which_window_is_open() -> None:
    """[BAL-2.3] And nobody more than that."""
    t = ball(witch("r1 r2 r3"), witch("miroir r1 r2"), witch(), start="attack")
    assert {seen(t, viewer)["window"] for viewer in "ABC?"} == {None}
    t.attacks("A on B: r1")
    assert {seen(t, viewer)["window"] for viewer in "ABC?"} == {"mirror"}
    t.says("B: to C")
    assert {seen(t, viewer)["window"] for viewer in "ABC?"} == {"mirror"}


def test_the_windows_of_a_turn() -> None:
    """[BAL-4.1, BAL-4.17, BAL-7.13, BAL-8.4]"""
    t = ball(witch("boule r1 r2 r3"), witch(), witch(), incantation="strict", hidden="boule nananere")
    windows = [seen(t, "?")["window"]]
    t.says("A: lay boule", "B: pass", "C: pass")
    t.says("A: read")
    windows.append(seen(t, "?")["window"])
    t.passes()
    windows.append(seen(t, "?")["window"])
    assert windows == ["carabosse", "challenge", "give"]


def test_everybody_sees_whose_formulas_are_read() -> None:
    """[BAL-8.2] From the first letter until the last ear has heard."""
    t = attacking(laid="b1 r1")
    for said in ("A: read", "B: pass"):
        assert [seen(t, viewer)["reading"] for viewer in "AB?"] == [{"seat": 0, "cards": ["b1", "r1"]}] * 3
        t.says(said)
    t.passes()
    assert seen(t, "B")["reading"] is None


def test_a_bot_is_told_how_a_line_reads_that_it_cannot_read() -> None:
    """[BAL-8.7] Only while it may ring."""
    t = attacking()
    t.says("A: slip")
    heard_by_bots = [t.game.bot_view(t.table, seat)["seats"][0]["slip"] for seat in (1, 2)]
    assert (heard_by_bots, seen(t, "B")["seats"][0]["slip"]) == (["slip", "slip"], "")
    t.passes()
    assert t.game.bot_view(t.table, 1) == seen(t, "B")


def test_the_way_of_an_attack_is_seen_by_all() -> None:
    """[BAL-7.4] Who swept it on to whom, who defends now, and who has parried or failed."""
    t = ball(witch("r1 r2 r3"), witch("balai r1 r2"), witch("balai r3 r4"), witch("r5 r6 r7"))
    t.attacks("A on B: r1")
    t.says("B: lay balai", "B: to C", "C: lay balai", "C: to D")
    attack = seen(t, "?")["attack"]
    assert (attack["targets"], attack["trail"], attack["defender"]) == ([1], [1, 2, 2, 3], 3)


def test_what_became_of_each_share_of_a_hex_is_seen_by_all() -> None:
    """[BAL-7.3] Each result is public before the next defender decides."""
    t = ball(witch("sortilege r1 r2 r3"), witch("v1 v2 v3"), witch("r3 r4 r5"), witch("v1 v2 v3"))
    t.says("A: lay sortilege", "A: lay r1", "A: done", "B: none", "B: concede", "C: none", "C: lay r3")
    attack = seen(t, "?")["attack"]
    assert (attack["failed"], attack["parried"], attack["defender"]) == ([1], [2], 3)


def test_a_guess_gives_spells_first_to_who_must_throw_them() -> None:
    """[BAL-6.2] Only three spells are unseen, and everybody sees that C holds no potion."""
    hands = witch(), witch("v1 v2 v3 j1 j2 r1 r2 r3"), witch("tresor balai sortilege")
    t = ball(*hands, first="C", level="easy", pile="r4 r5")
    assert t.about("C") == "no_potion"
    view = seen(t, "A")
    for seed in range(10):
        guessed = t.game.guess(view, Counter(3, seed))
        assert t.game.view(guessed, 0) == view
