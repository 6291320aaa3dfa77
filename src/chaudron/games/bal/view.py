"""[BAL-2] What a seat sees of the table, and whole tables that agree with what it sees.

Hidden are the hands of the others, the draw pile, and what was answered in a window that is still open. What another
witch is asked about is seen, not what she may answer.
"""

from collections import Counter as Tally
from typing import cast

from chaudron.games.bal import view_types
from chaudron.games.bal.box import make_box
from chaudron.games.bal.components import CARD, LUTIN, TREASURE, TRESOR, Card
from chaudron.games.bal.incantation import Reading
from chaudron.games.bal.table import NOBODY, Attack, Seat, Table
from chaudron.games.bal.windows import open_window
from chaudron.kernel.chance import TABLE, Chance
from chaudron.kernel.copyable import from_json, writer
from chaudron.kernel.game import View
from chaudron.kernel.rule import Together, carry_on
from chaudron.kernel.view import agenda_as_seen, known_from, write_asks, write_outcome

ATTACKING = ("declare", "attack_spell", "attack_potion")
_write_open = writer(Seat, tuple(view_types.OpenSeat.__annotations__))
_write_attack = writer(Attack, tuple(view_types.Attack.__annotations__))


def view(table: Table, viewer: int | None) -> view_types.View:
    """What a seat (or a spectator, None) may know."""
    return {
        "game": "bal",
        "me": viewer,
        "players": table.box.players,
        "options": table.box.plain_options,
        "round": table.round,
        "tour": table.tour,
        "first": table.first,
        "carabosse": table.carabosse,
        "pile": len(table.pile),
        "discard": [card.name for card in table.discard],
        "bowl": len(table.bowl),
        "attack": None if table.attack is None else _write_attack(table.attack),
        "defense": [card.name for card in table.defense],
        "robber": table.robber,
        "defended": list(table.defended),
        "is_caught": table.is_caught,
        "window": open_window(table),
        "reading": _reading(table),
        "seats": [_seat_as_seen(mine, seat == viewer) for seat, mine in enumerate(table.seats)],
        "agenda": agenda_as_seen(table, viewer),
        "asks": write_asks([asked for asked in table.asks.items() if asked[0] == viewer]),
        "asked": _asked_about(table),
        "awaited": table.pending_in_public,
        "outcome": write_outcome(table.outcome),
    }


def _seat_as_seen(mine: Seat, own: bool) -> view_types.Seat:
    data: view_types.Seat = _write_open(mine)
    data["hand"] = [card.name for card in mine.hand] if own else None
    data["hand_size"] = len(mine.hand)
    data["lives"] = mine.lives
    data["reaction"] = mine.reaction if own else ""
    data["aim"] = mine.aim if own else NOBODY
    data["treasure"] = [card.name for card in mine.treasure] if own else []
    data["slip"] = cast("view_types.Slip", mine.slip) if own else ""
    return data


def _asked_about(table: Table) -> dict[str, str]:
    """What each seat is asked about; in secret nobody can tell."""
    return {} if table.sealed_together() else {str(seat): table.asks[seat].about.key for seat in table.pending_seats}


def _reading(table: Table) -> view_types.Reading | None:
    """[BAL-8.2] Whose formulas are being read."""
    reading = table.in_progress(Reading)
    if not isinstance(reading, Reading):
        return None
    return {"seat": reading.seat, "cards": [card.name for card in reading.cards]}


def bot_view(table: Table, viewer: int) -> view_types.View:
    """[BAL-8.2, BAL-8.7] The line that was typed is open to all: bots cannot read it, so they are told how it reads."""
    seen = view(table, viewer)
    if seen["window"] == "challenge" and (reading := seen["reading"]):
        seen["seats"][reading["seat"]]["slip"] = cast("view_types.Slip", table.seats[reading["seat"]].slip)
    return seen


def guess(view: View, chance: Chance) -> Table:
    """A table that agrees with a view: the unseen cards lie in hands and pile by chance."""
    box = make_box(view["players"], view["options"])
    attack = view["attack"] and from_json(Attack, view["attack"])
    drawn = attack.tokens if attack else ()
    table = Table(
        box=box,
        chance=chance,
        **known_from(view, Table),
        seats=[],
        pile=[],
        discard=[CARD[name] for name in view["discard"]],
        bowl=sorted((Tally(box.tokens) - Tally(drawn)).elements()),
        round=view["round"],
        tour=view["tour"],
        first=view["first"],
        carabosse=view["carabosse"],
        attack=attack,
        defense=tuple(CARD[name] for name in view["defense"]),
        robber=view["robber"],
        defended=tuple(view["defended"]),
        is_caught=view["is_caught"],
    )
    _deal_unseen(table, view)
    _ask_again(table, view)
    return table


def _deal_unseen(table: Table, view: View) -> None:
    unseen = Tally(table.box.deck)
    unseen.subtract(table.discard)
    unseen.subtract(table.defense)
    if table.attack is not None:
        unseen.subtract([*table.attack.laid, *table.attack.spent])
    for data in view["seats"]:
        unseen.subtract(CARD[name] for name in data["hand"] or ())
    cards = sorted(unseen.elements())
    table.chance.shuffle(TABLE, cards)
    hands = _hands_from(cards, view)
    for seat, data in enumerate(view["seats"]):
        known = {name: value for name, value in data.items() if name not in ("hand_size", "lives")}
        hand = data["hand"] if data["hand"] is not None else [card.name for card in hands[seat]]
        table.seats.append(from_json(Seat, {**known, "hand": hand}))
    table.pile = sorted(cards)
    _guess_treasure(table, view)


def _guess_treasure(table: Table, view: View) -> None:
    """[BAL-8.8] Whoever has just drawn by a treasure may have drawn any of her cards."""
    attack = table.attack
    if attack is None or not table.box.returns_treasure:
        return
    sets = {attack.author: attack.laid if attack.defender == NOBODY else (), attack.defender: table.defense}
    for seat, laid in sets.items():
        if TRESOR in laid and seat != view["me"]:
            mine = table.seats[seat]
            mine.treasure = (*mine.hand, *[card for card in laid if card.color])[-TREASURE:]


def _hands_from(cards: list[Card], view: View) -> dict[int, list[Card]]:
    """Hands that nobody sees, dealt from unseen cards; first to whom is asked something, while there is a choice."""
    asked = {int(seat): about for seat, about in view["asked"].items()}
    order = sorted(range(view["players"]), key=lambda seat: seat not in asked)
    return {
        seat: sorted(
            [_suitable(asked.get(seat, ""), place, cards) for place in range(view["seats"][seat]["hand_size"])]
        )
        for seat in order
        if view["seats"][seat]["hand"] is None
    }


def _suitable(about: str, place: int, cards: list[Card]) -> Card:
    """An unseen card that a witch who is asked this may hold: who attacks has a potion, and no imp before she does."""
    wanted = [card for card in cards if not (about == "declare" and card is LUTIN)]
    if about == "no_potion" or (about in ATTACKING and not place):
        wanted = [card for card in wanted if card.is_potion is (about != "no_potion")]
    card = (wanted or cards)[-1]
    cards.remove(card)
    return card


def _ask_again(table: Table, view: View) -> None:
    """Let every other witch who is awaited be asked again, with the hand she may have."""
    beat = table.sealed_together()
    if beat is not None:
        _open_again(table, beat, view["me"])
        return
    for seat in view["awaited"]:
        if seat != view["me"] and table.agenda:
            table.agenda[-1].at -= 1
            carry_on(table, table.agenda)


def _open_again(table: Table, beat: Together, me: int | None) -> None:
    """Windows are opened by public facts: open this one once more, and let the others stand at its beginning."""
    opener = table.agenda[-2]
    opening = opener.steps[opener.at - 1]
    assert opening is not None
    opened = opening(opener, table)
    for seat in beat.waiting:
        if seat != me:
            branch = opened.branches[seat]
            carry_on(table, branch)
            beat.branches[seat] = branch
