"""[BLW-5.1, BLW-7.5] Brewing: potions first, then the cards that cover them, one by one."""

from chaudron.games.blackwood.choices import ABOUT, CARD, DONE, NEARLY, NONE, POTION
from chaudron.games.blackwood.components import KINDS, PINCH, Amounts
from chaudron.games.blackwood.table import Table, total
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


def can_brew(table: Table, seat: int) -> bool:
    return any(is_feasible(table, seat, (potion,)) for potion in table.display)


def is_feasible(table: Table, seat: int, potions: tuple[str, ...], pinched: tuple[str, ...] = ()) -> bool:
    """[BLW-5.1, BLW-7.5] Can the larder cover these potions, with these pinches and more where something is missing?"""
    mine, recipes = table.seats[seat], [table.box.cards.potions[potion].needs for potion in potions]
    has = table.gives(mine.larder)
    short = [max(0, need - have) for need, have in zip(total(recipes), has, strict=True)]
    for kind in pinched:
        place = KINDS.index(kind)
        short[place] = max(0, short[place] - 1)
    missing = [*pinched, *[kind for kind, amount in zip(KINDS, short, strict=True) for _ in range(amount)]]
    return len(missing) <= mine.ready.count(PINCH) and can_spread(missing, recipes)


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


@rule
class Brew(Rule):
    """[BLW-5.1] One or more potions of the village together; used cards are discarded with all that is on them."""

    seat: int
    potions: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    pinched: tuple[str, ...] = ()

    @step
    def choose_potions(self, table: Table) -> Then:
        """Another potion as long as all can be covered; she may still think better of it."""
        more = [p for p in table.display if p not in self.potions and is_feasible(table, self.seat, (*self.potions, p))]
        if self.potions and not more:
            return self.again(Brew.choose_cards)
        end = DONE if self.potions else NONE
        return Ask(self.seat, ABOUT.BREW_POTIONS, (*[POTION[potion] for potion in sorted(more)], end))

    @step
    def add_potion(self, table: Table, choice: Choice) -> Then:
        if choice is NONE:
            return self.finish()
        if choice is DONE:
            return None
        self.potions += (choice.thing,)
        return self.again(Brew.choose_potions)

    @step
    def choose_cards(self, table: Table) -> Then:
        """Cards with something that is missing, or a pinch, until nothing is."""
        missing = self.missing(table)
        if not any(missing):
            return self.again(Brew.finish_brew)
        left = [card for card in table.seats[self.seat].larder if card not in self.cards]
        useful = [CARD[card] for card in left if self.contributes(table, card, missing)]
        lacking = [kind for kind, amount in zip(KINDS, missing, strict=True) if amount]
        options = (*useful, *[NEARLY[kind] for kind in lacking if self.may_pinch(table, kind)])
        if len(options) == 1:
            return self.add(table, options[0])
        return Ask(self.seat, ABOUT.BREW_CARDS, options)

    def missing(self, table: Table) -> list[int]:
        """What no chosen card nor pinch covers yet."""
        needed = total(table.box.cards.potions[potion].needs for potion in self.potions)
        has = table.gives(list(self.cards))
        pinched = [self.pinched.count(kind) for kind in KINDS]
        return [max(0, need - have - near) for need, have, near in zip(needed, has, pinched, strict=True)]

    def contributes(self, table: Table, card: str, missing: list[int]) -> bool:
        """[BLW-5.1] No dumping."""
        gives = table.box.cards.forest[card].gives
        return any(has and lacks for has, lacks in zip(gives, missing, strict=True))

    def may_pinch(self, table: Table, kind: str) -> bool:
        return is_feasible(table, self.seat, self.potions, (*self.pinched, kind))

    @step
    def add_card(self, table: Table, choice: Choice) -> Then:
        return self.add(table, choice)

    def add(self, table: Table, choice: Choice) -> Then:
        if choice.verb == "pinch":
            self.pinched += (choice.thing,)
        else:
            self.cards += (choice.thing,)
        return self.again(Brew.choose_cards)

    @step
    def finish_brew(self, table: Table) -> Then:
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
