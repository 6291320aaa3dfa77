"""Whoever changes what the rules make of the same answers raises the version of the game: see ADR 0015."""

import pytest

from chaudron.games import SHELF
from tests.playthroughs.telling import PLAYTHROUGHS
from tests.playthroughs.versions import NotRaised, added, digest, of_today, written


def test_the_rules_make_of_every_playthrough_what_their_version_makes_of_it() -> None:
    """If this fails: raise `version` of the game, then `python -m tests.playthroughs`."""
    assert added(written(), of_today()) == written()


def test_every_version_there_ever_was_has_its_digests() -> None:
    """Versions count from 1, and none is left out."""
    for name, game in SHELF.items():
        assert sorted(map(int, written()[name])) == [*range(1, int(game.version) + 1)], name


def test_other_options_are_another_game() -> None:
    one = PLAYTHROUGHS["set_1_two_players"]
    assert digest(one) == digest(one)
    assert digest(one) != digest(one._replace(options={**one.options, "stop": "revocable"}))


def test_a_digest_is_added_and_never_changed() -> None:
    before = {"dice": {"1": {"two players": "aa"}}}
    more = {"dice": {"1": {"three players": "bb"}}}
    assert added(before, more) == {"dice": {"1": {"two players": "aa", "three players": "bb"}}}
    with pytest.raises(NotRaised, match=r"dice: .* under version 1; raise it"):
        added(before, {"dice": {"1": {"two players": "cc"}}})
    raised = {"dice": {"2": {"two players": "cc"}}}
    assert added(before, raised) == {"dice": {"1": {"two players": "aa"}, "2": {"two players": "cc"}}}
