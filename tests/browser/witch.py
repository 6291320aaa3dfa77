"""Somebody at the ball who sees nothing but the page: attacks, parries when she can, plays every card she may."""

from tests.browser.person import OVER, Person

SHEET = "section.sheet"
LINES = f"{SHEET} input:not(:disabled)"
GO = f"{SHEET} .primary:not(:disabled, [aria-disabled=true])"
PICK = f"{SHEET} button[aria-pressed=false]:not(:disabled):not(.next *)"
PASS = f"{SHEET} .pass:not(:disabled)"
LAY = ".bal-acts .primary:not(:disabled)"
AIM = "body:has(.bal-acts.two):not(:has([data-seat][aria-pressed=true])) [data-seat][aria-pressed=false]"
VERDICT = "aside.verdict"
CARD = "body:has(.bal-acts.two) [data-card]:not([data-use=dimmed])[aria-pressed=false]"
ALONE = "[data-card][data-use=alone]"
CAST = ".bal-acts .spell:not(:disabled)"
CONCEDE = ".bal-acts .bad:not(:disabled):not([aria-disabled=true])"
WAYS = {
    "read": LINES,
    "confirm": GO,
    "pick": PICK,
    "hold_tongue": PASS,
    "lay": LAY,
    "aim": AIM,
    "choose_card": CARD,
    "cast": CAST,
    "concede": CONCEDE,
}
"""What she can do, in the order in which she likes it."""


class Witch(Person):
    """Plays until the ball is over; once she is out she watches."""

    ways = WAYS
    to_do = ", ".join((*WAYS.values(), OVER))

    def read(self) -> None:
        """Type what stands on the cards."""
        fields = self.page.locator(LINES)
        for place in range(fields.count()):
            formula = fields.nth(place).locator("xpath=..").locator(".formula").inner_text()
            fields.nth(place).press_sequentially(formula)
        self.settled(GO)

    def confirm(self) -> None:
        self.settled(GO)

    def pick(self) -> None:
        self.press(self.page.locator(PICK).first)

    def hold_tongue(self) -> None:
        self.settled(PASS)

    def lay(self) -> None:
        self.settled(LAY)

    def aim(self) -> None:
        if self.sees(VERDICT):  # it lies over those who can be aimed at, and goes by a touch
            self.press(self.page.locator(VERDICT))
        self.press(self.page.locator(AIM).first)

    def choose_card(self) -> None:
        self.press(self.page.locator(CARD).first)

    def cast(self) -> None:
        """Of several spells that stand alone, the first."""
        if not self.page.locator(f"{ALONE}[aria-pressed=true]").count():
            self.press(self.page.locator(ALONE).first)
        self.press(self.page.locator(CAST).first)

    def concede(self) -> None:
        self.settled(CONCEDE)
