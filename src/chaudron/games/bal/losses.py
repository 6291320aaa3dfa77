"""[BAL-5, BAL-7.9, BAL-7.17] Losing Crapzouilles, leaving the ball, and the end."""

from chaudron.games.bal.cards import throw
from chaudron.games.bal.choices import ABOUT, DISCARD, LOSE, LOSE_OWN
from chaudron.games.bal.components import LIVES, Card, names
from chaudron.games.bal.table import NOBODY, Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step
from chaudron.kernel.table import Outcome


@rule
class Lose(Rule):
    """[BAL-4.14, BAL-7.17] One Crapzouille goes; whoever has captured ones chooses which."""

    seat: int
    by: int
    """[BAL-5.5] Who eliminates her if it is the last one."""
    captor: int = NOBODY
    """[BAL-7.9] Who captures it."""
    cause: str = "BAL-4.14"

    @step
    def choose(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        if not mine.is_in:
            return self.finish()
        if not mine.captured:
            return self.lose(table, LOSE_OWN)
        kinds = [LOSE[owner] for owner in sorted(set(mine.captured))]
        own = [LOSE_OWN] if mine.alive else []
        return Ask(self.seat, ABOUT.LOSS, (*own, *kinds))

    @step
    def lose(self, table: Table, choice: Choice) -> Then:
        self.finish()
        owner = self.seat if choice is LOSE_OWN else choice.thing
        self.take_out(table, owner)
        if self.captor != NOBODY and table.seats[self.captor].lives < LIVES:
            captor = table.seats[self.captor]
            if owner == self.captor:  # [BAL-7.17] she has her own back
                captor.alive += 1
            else:
                captor.captured = tuple(sorted((*captor.captured, owner)))
            table.tell("captured", "BAL-7.9", seat=self.seat, captor=self.captor, owner=owner)
        else:
            table.seats[owner].dead += 1  # [BAL-5.6] also of a witch who has left
            table.tell("lost", self.cause, seat=self.seat, owner=owner, left=table.seats[self.seat].lives)
        return None if table.seats[self.seat].lives else Leave(self.seat, self.by)

    def take_out(self, table: Table, owner: int) -> None:
        mine = table.seats[self.seat]
        if owner == self.seat:
            mine.alive -= 1
            return
        rest = list(mine.captured)
        rest.remove(owner)
        mine.captured = tuple(rest)


@rule
class Leave(Rule):
    """[BAL-5.1, BAL-5.2, BAL-5.3] No Crapzouille left: the witch leaves at once; the last one wins at that instant."""

    seat: int
    by: int

    @step
    def leave(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        mine.out_at = 1 + sum(not other.is_in for other in table.seats)
        hand, heir = mine.hand[:], self.heir(table)
        table.tell("eliminated", "BAL-5.1", seat=self.seat, by=None if self.by == NOBODY else self.by, heir=heir)
        if heir is not None:
            mine.hand = []
            return Inherit(heir, self.seat, len(table.seats[heir].hand), tuple(hand))
        throw(table, self.seat, hand, "BAL-5.1")
        return None

    def heir(self, table: Table) -> int | None:
        """[BAL-5.5] Who gets her hand, if there is anybody and a hand."""
        if not table.box.inherits or self.by in (NOBODY, self.seat) or not table.seats[self.seat].hand:
            return None
        return self.by if len(table.living) > 1 and table.seats[self.by].is_in else None

    @step
    def is_it_over(self, table: Table) -> Then:
        if len(table.living) == 1:
            places = final_places(table)
            points = tuple(mine.lives for mine in table.seats)
            table.tell("ended", "BAL-5.2", winners=table.living, points=list(points))
            table.end(Outcome(points, places))


def final_places(table: Table) -> tuple[int, ...]:
    """[BAL-5.7] The winner, then the others in reverse order of elimination."""
    number = len(table.seats)
    return tuple(1 if mine.is_in else number + 1 - mine.out_at for mine in table.seats)


@rule
class Inherit(Rule):
    """[BAL-5.5] Of both hands she keeps as many cards as she held; the rest is discarded."""

    seat: int
    of: int
    number: int
    cards: tuple[Card, ...]
    """The inherited hand; it joins her own before anybody is asked."""

    @step
    def look(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        mine.hand = sorted([*mine.hand, *self.cards])
        table.tell("inherited", "BAL-5.5", to=(self.seat,), seat=self.seat, of=self.of, cards=names(self.cards))
        self.cards = ()

    @step
    def choose(self, table: Table) -> Then:
        """One card at a time is thrown until the number is right."""
        mine = table.seats[self.seat]
        if len(mine.hand) <= self.number:
            return self.finish()
        return Ask(self.seat, ABOUT.INHERIT, tuple(DISCARD[card] for card in sorted(set(mine.hand))))

    @step
    def throw_one(self, table: Table, choice: Choice) -> Then:
        throw(table, self.seat, [choice.thing], "BAL-5.5")
        return self.go_to(Inherit.choose)
