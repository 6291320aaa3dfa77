"""[BLW-5.1, BLW-7.5] Brewing: potions first, then the cards that cover them, one by one."""

from itertools import combinations_with_replacement
from operator import ge

from chaudron.games.blackwood import money
from chaudron.games.blackwood.choices import ABOUT, CARD, DONE, NEARLY, POTION
from chaudron.games.blackwood.components import KINDS, PINCH, Amounts
from chaudron.games.blackwood.table import Table, total
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


def can_brew(table: Table, seat: int) -> bool:
    return bool(table.seats[seat].larder) and bool(feasible(table, seat))


def feasible(table: Table, seat: int, beside: tuple[str, ...] = ()) -> list[str]:
    """[BLW-5.1, BLW-7.5] The potions of the village that her larder and her pinches cover, beside those chosen."""
    mine, printed = table.seats[seat], table.box.cards.potions
    has, pinches = table.gives(mine.larder), mine.ready.count(PINCH)
    chosen = [printed[potion].needs for potion in beside]
    return [
        potion
        for potion in table.display
        if potion not in beside and is_covered([*chosen, printed[potion].needs], has, pinches)
    ]


def is_covered(recipes: list[Amounts], has: Amounts, pinches: int) -> bool:
    """[BLW-5.1, BLW-7.5] Is there enough for these recipes, with a pinch for each thing that is missing?"""
    needs = total(recipes)
    if not pinches:
        return all(map(ge, has, needs))
    short = [max(0, need - have) for need, have in zip(needs, has, strict=True)]
    missing = [kind for kind, amount in zip(KINDS, short, strict=True) for _ in range(amount)]
    return len(missing) <= pinches and can_spread(missing, recipes)


def can_spread(pinched: list[str], recipes: list[Amounts]) -> bool:
    """[BLW-7.5] Can the pinches be spread so that every potion keeps a real ingredient?"""
    if not pinched:
        return all(sum(recipe) > 0 for recipe in recipes)
    place = KINDS.index(pinched[0])
    for number, recipe in enumerate(recipes):
        if recipe[place]:
            less = tuple(amount - (kind == place) for kind, amount in enumerate(recipe))
            if can_spread(pinched[1:], [*recipes[:number], less, *recipes[number + 1 :]]):
                return True
    return False


def can_cover(needs: Amounts, has: Amounts, cards: list[Amounts], pinched: tuple[str, ...]) -> bool:
    """[BLW-7.5] Can some of these cards bring the rest: of what is pinched no more than is needed beside the pinch?"""
    wanted = tuple(need - pinched.count(kind) for kind, need in zip(KINDS, needs, strict=True))
    # More than enough is as good as enough, but of what is pinched one more spoils it.
    most = tuple(amount + (kind in pinched) for kind, amount in zip(KINDS, wanted, strict=True))
    reached = {tuple(map(min, has, most))}
    for card in cards:
        reached |= {tuple(map(min, total([some, card]), most)) for some in reached}
    return wanted in reached


@rule
class Brew(Rule):
    """[BLW-5.1] One or more potions of the village together; used cards are discarded with all that is on them."""

    seat: int
    potions: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    pinched: tuple[str, ...] = ()

    @step
    def choose_potions(self, table: Table) -> Then:
        """Another potion as long as all can be covered."""
        more = feasible(table, self.seat, self.potions)
        if self.potions and not more:
            return self.go_to(Brew.choose_cards)
        end = [DONE] if self.potions else []
        options = (*[POTION[potion] for potion in sorted(more)], *end)
        return Ask(self.seat, ABOUT.BREW_POTIONS, options, offers=money.besides(table, self.seat))

    @step
    def add_potion(self, table: Table, choice: Choice) -> Then:
        if choice is DONE:
            return None
        if not money.raised(table, self.seat, choice):
            self.potions += (choice.thing,)
        return self.go_to(Brew.choose_potions)

    @step
    def choose_cards(self, table: Table) -> Then:
        """Cards with something that is missing, or a pinch, until nothing is."""
        missing = self.missing(table)
        if not any(missing):
            return self.go_to(Brew.finish_brew)
        useful = [CARD[card] for card in self.left(table) if self.contributes(table, card, missing)]
        lacking = [NEARLY[kind] for kind, amount in zip(KINDS, missing, strict=True) if amount]
        options = tuple(choice for choice in (*useful, *lacking) if self.leads_to_an_end(table, choice))
        if len(options) == 1:
            return self.add(table, options[0])
        return Ask(self.seat, ABOUT.BREW_CARDS, options, offers=money.besides(table, self.seat))

    def left(self, table: Table) -> list[str]:
        return [card for card in table.seats[self.seat].larder if card not in self.cards]

    def needs(self, table: Table) -> Amounts:
        return total(table.box.cards.potions[potion].needs for potion in self.potions)

    def missing(self, table: Table) -> list[int]:
        """What no chosen card nor pinch covers yet."""
        pinched = [self.pinched.count(kind) for kind in KINDS]
        amounts = zip(self.needs(table), table.gives(list(self.cards)), pinched, strict=True)
        return [max(0, need - have - near) for need, have, near in amounts]

    def contributes(self, table: Table, card: str, missing: list[int]) -> bool:
        """[BLW-5.1] No dumping."""
        gives = table.box.cards.forest[card].gives
        return any(has and lacks for has, lacks in zip(gives, missing, strict=True))

    def leads_to_an_end(self, table: Table, choice: Choice) -> bool:
        """[BLW-5.9, BLW-7.5] Can the brew be finished from there, with no pinch for what a chosen card brings?"""
        ready = table.seats[self.seat].ready.count(PINCH)
        if not ready:
            return choice.verb == "card"
        card = (choice.thing,) if choice.verb == "card" else ()
        pinched = (*self.pinched, choice.thing) if choice.verb == "pinch" else self.pinched
        left = [other for other in self.left(table) if other not in card]
        given = [table.box.cards.forest[other].gives for other in left]
        has = table.gives([*self.cards, *card])
        recipes = [table.box.cards.potions[potion].needs for potion in self.potions]
        return any(
            self.may_pinch(table, near)
            and can_spread(list(near), recipes)
            and can_cover(self.needs(table), has, given, near)
            for more in range(ready - len(pinched) + 1)
            for near in ((*pinched, *rest) for rest in combinations_with_replacement(KINDS, more))
        )

    def may_pinch(self, table: Table, pinched: tuple[str, ...]) -> bool:
        """[BLW-7.10] Only for what her whole larder lacks, unless a table takes what no card of the brew brings."""
        if table.box.pinch_saves:
            return True
        stock = zip(KINDS, self.needs(table), table.gives(table.seats[self.seat].larder), strict=True)
        return all(pinched.count(kind) <= max(0, need - have) for kind, need, have in stock)

    @step
    def add_card(self, table: Table, choice: Choice) -> Then:
        if money.raised(table, self.seat, choice):
            return self.go_to(Brew.choose_cards)
        return self.add(table, choice)

    def add(self, table: Table, choice: Choice) -> Then:
        if choice.verb == "pinch":
            self.pinched += (choice.thing,)
        else:
            self.cards += (choice.thing,)
        return self.go_to(Brew.choose_cards)

    @step
    def finish_brew(self, table: Table) -> Then:
        """[BLW-5.1, BLW-5.2] Potions and coins are hers; the village is not refilled before the round ends."""
        mine = table.seats[self.seat]
        for card in self.cards:
            mine.larder.remove(card)
            table.discard.append(card)
        for _ in self.pinched:
            mine.ready.remove(PINCH)
            mine.spent.append(PINCH)
        for potion in self.potions:
            table.display.remove(potion)
            mine.potions.append(potion)
        coins = sum(table.box.cards.potions[potion].coins for potion in self.potions)
        mine.coins += coins
        table.tell(
            "brewed",
            "BLW-5.1",
            seat=self.seat,
            potions=list(self.potions),
            cards=list(self.cards),
            pinched=list(self.pinched),
            coins=coins,
        )
