"""People brew at the same time; an answer that is not theirs to give, or that the rules forbid, changes nothing."""

from tests.server.open_house import OpenHouse, all_brew, open_house, played, refuses, together

__all__ = ["open_house"]

STALE = "That question is no longer open."


@played
async def test_everybody_brews_at_the_same_time_and_in_any_order(house: OpenHouse) -> None:
    anna, bob, clo = await house.dealt(all_brew, "Anna", "Bob", "Clo")
    for player in (clo, anna, clo, bob):
        assert (await player.answer("draw"))["is"] == "ack"
    await together(anna, bob, clo)
    answered = [event["about"]["seat"] for event in anna.events if event["kind"] == "answered"]
    assert answered == [2, 0, 2, 1]
    assert [len(seat["chips"]) for seat in anna.view["seats"]] == [1, 1, 2]
    assert anna.view["seats"] != bob.view["seats"]


@played
async def test_everybody_knows_who_is_awaited_and_nobody_why(house: OpenHouse) -> None:
    anna, bob, clo = await house.dealt(all_brew, "Anna", "Bob", "Clo")
    assert anna.awaited == bob.awaited == [{"seat": 0}, {"seat": 1}, {"seat": 2}]
    await bob.answer("stop")
    await together(anna, clo)
    assert anna.awaited == clo.awaited == [{"seat": 0}, {"seat": 2}]
    _, stand = await house.watcher(anna.table).get()
    assert (stand["awaited"], stand["ask"]) == (anna.awaited, None)


@played
async def test_a_choice_that_the_rules_forbid_is_refused_with_its_rule(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    assert anna.ask is not None
    english = "There is nothing your flask could take back."
    refused = await refuses(house, anna, "refused", english, "answer", ask=anna.ask["ask"], choice="flask")
    assert refused["rule"] == "BEL-16.9"
    assert (await anna.answer("draw"))["is"] == "ack"


@played
async def test_a_choice_that_no_game_knows_is_refused(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    assert anna.ask is not None
    ask = anna.ask["ask"]
    before = await house.journal(anna.table)
    for choice in ("dance", "\u202e", "draw;stop", "DRAW"):
        assert (await anna.do("answer", ask=ask, choice=choice))["code"] == "refused"
    assert await house.journal(anna.table) == before
    english = "The house does not understand that message."
    await refuses(house, anna, "bad_message", english, "answer", 422, ask=ask, choice="x" * 41)
    await refuses(house, anna, "bad_message", english, "answer", 422, ask=str(ask), choice="draw")
    await refuses(house, anna, "bad_message", english, "answer", 422, choice="draw")


@played
async def test_an_answer_to_a_question_that_is_not_open_is_stale(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    assert anna.ask is not None
    before = anna.ask["ask"]
    await anna.answer("draw")
    await refuses(house, anna, "stale", STALE, "answer", ask=before, choice="draw")
    await refuses(house, anna, "stale", STALE, "answer", ask=0, choice="draw")
    await anna.answer("stop")
    await together(bob)
    assert (await bob.answer("draw"))["is"] == "ack"
    await together(anna)
    await refuses(house, anna, "stale", STALE, "answer", ask=before, choice="draw")
    english = "Your brewing is over for this round."
    await refuses(house, anna, "refused", english, "answer", ask=0, choice="draw")


@played
async def test_nobody_answers_before_the_game(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    not_begun = "The game has not begun."
    await refuses(house, anna, "not_started", not_begun, "answer", ask=0, choice="draw")
    await refuses(house, anna, "not_started", not_begun, "why", choice="draw")


@played
async def test_the_house_says_why_a_choice_is_not_open(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    assert (await anna.do("why", choice="draw"))["about"] == {"allowed": True}
    why = (await anna.do("why", choice="flask"))["about"]
    assert (why["allowed"], why["rule"]) == (False, "BEL-16.9")
    before = await house.journal(anna.table)
    assert (await anna.do("why", choice="dance"))["about"]["allowed"] is False
    assert await house.journal(anna.table) == before
