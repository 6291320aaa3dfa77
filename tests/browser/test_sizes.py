"""Phones on their side, zoomed and small laptops: everything that a turn needs is in sight, and nothing scrolls."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import SETTLED
from tests.browser.house import House
from tests.browser.person import CAREFUL, CHECKOUT, CONFIRM, DRAW, OVER, REWARD, STOP, Person, opened, remember, seated
from tests.browser.test_continuing import kept, table_of
from tests.browser.test_everybody import TOO_WIDE
from tests.browser.wanderer import SPOT, STIR, Wanderer
from tests.browser.witch import LINES, PASS, SHEET, Witch

SIDES = {"phone": (844, 390), "small phone": (667, 375), "zoomed laptop": (720, 450)}
LOW = {"small laptop": (1280, 720), "old laptop": (1366, 768), "with browser bars": (1280, 620)}
LARGE = {"laptop": (1440, 900)}
HUGE = {"large screen": (2560, 1440)}
UPRIGHT = {"phone upright": (390, 844), "small phone upright": (320, 640)}
ENVELOPE = ".envelope[data-choice=draw]:not([aria-disabled=true], [aria-pressed=true])"
REVEAL = "section.reveal"
POTS = {
    "phone": 366,
    "small phone": 350,
    "zoomed laptop": 396,
    "small laptop": 414,
    "old laptop": 444,
    "with browser bars": 318,
}
"""How wide the cauldron is at least, with its rim."""
BASE_POTS = {"small laptop": 467, "old laptop": 514}
"""In the base game the pot itself has a radius of 222 there, and its rim a twentieth more."""
POT = """() => document.querySelector(".pot [data-round]").getBoundingClientRect().width"""
NUMERALS = ".pot .cauldron text"
SCENES = {
    "brewing": (
        DRAW,
        [".pot", "[data-choice=draw]", "[data-choice=stop]", "[data-choice=flask]", ".gauge", ".books li"],
    ),
    "choice": (CONFIRM, [".pot", ".candidates", CONFIRM]),
    "shop": (
        CHECKOUT,
        [".purse", ".spine", "[data-choice^='buy:']", ".checkout [data-choice=buy]", ".checkout [data-choice=done]"],
    ),
    "scoring": ("main.scoring .player", ["main.scoring .brewer", "main.scoring footer .primary, button.mine"]),
}
"""What shows that a scene is on, and what has to be in sight then."""
BALL = ["[data-card]", "[data-seat]", ".event h2", ".bal-acts button"]
WOOD = ["[data-place]", "[data-seat]", ".village button", ".me", ".deeds button", ".act button"]
MIRROR = f"{SHEET} .pick"
BENCH = [
    f".workbench {one}" for one in ("header button", ".shelf button", ".bench", ".sums p", ".gain", "footer button")
]
FORMULAS = "bal 4 level=medium incantation=gentle first_player=0"
OTHERS: dict[str, tuple[type[Person], dict[str, tuple[str, list[str]]]]] = {
    "bal 6 first_player=0": (
        Witch,
        {
            "my attack": (".bal-acts.two", BALL),
            "mirror": (MIRROR, [MIRROR, f"{MIRROR} > :is(.none, .faces)", PASS, f"{SHEET} .primary"]),
            "my defense": (".bal-acts.three", BALL),
        },
    ),
    FORMULAS: (
        Witch,
        {
            "formulas": (LINES, [LINES, f"{SHEET} .formula", f"{SHEET} .primary"]),
            "bell": (f"{SHEET} .bell", [f"{SHEET} .bell", PASS]),
        },
    ),
    "blackwood 4": (
        Wanderer,
        {
            "placing": (SPOT, WOOD),
            "workbench": (STIR, BENCH),
            "coming back": (".act .secondary", WOOD),
        },
    ),
}
"""Other games with as many players as they have: who plays them, and scenes that come in every one of them."""
OUT_OF_SIGHT = """(selectors) => {
  const {scrollWidth, scrollHeight} = document.documentElement;
  const out = scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1 ? ["the page scrolls"] : [];
  for (const selector of [...selectors, "header button[aria-label]"])
    for (const one of document.querySelectorAll(selector)) {
      const {left, top, right, bottom, width} = one.getBoundingClientRect();
      const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      const place = [left, top, right, bottom].map(Math.round);
      if (width && isOut) out.push(`${selector} ${one.getAttribute("aria-label") ?? ""} ${place}`);
    }
  return out;
}"""
STEP = re.compile("Next phase|Phase suivante")
COVERED = """(selectors) => selectors.flatMap((selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
  const {left, top, width, height} = one.getBoundingClientRect();
  const seen = width && document.elementFromPoint(left + width / 2, top + height / 2);
  return !width || one.contains(seen) ? [] : [`${selector} ${one.ariaLabel ?? ""} lies under ${seen?.outerHTML}`];
}))"""
"""What cannot be touched in its middle, because something else lies there."""
CUT = """() => [...document.querySelectorAll("main *")].flatMap((one) => {
  const says = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  const isLog = one.closest(".log, .unseen") || one instanceof SVGElement;
  if (isLog || !one.checkVisibility({visibilityProperty: true})) return [];
  const {overflowX, overflowY, clipPath} = getComputedStyle(one);
  if (clipPath !== "none") return [];
  const isWide = says && overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1;
  const isHigh = one.textContent.trim() && overflowY === "hidden" && one.scrollHeight > one.clientHeight + 2;
  return isWide || isHigh ? [`${one.className} ${one.textContent.trim()}`] : [];
})"""
"""Words that end in the middle, because there is no room for the rest of them."""
BESIDE = """(selector) => [...document.querySelectorAll(selector)].flatMap((one, place, all) => {
  const mine = one.getBoundingClientRect();
  return all.slice(place + 1).filter((other) => {
    const {left, top, right, bottom} = other.getBoundingClientRect();
    return mine.left < right - 1 && left < mine.right - 1 && mine.top < bottom - 1 && top < mine.bottom - 1;
  }).map((other) => `${one.textContent} lies on ${other.textContent}`);
})"""
"""Things of a kind that lie on each other."""

BROKEN = r"""() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken = [];
  for (let node; (node = walker.nextNode()); ) {
    const around = node.parentElement;
    const isSeen = !around.closest(".unseen, svg") && around.checkVisibility({visibilityProperty: true});
    if (!node.data.trim() || !isSeen) continue;
    for (const {index, 0: word} of node.data.matchAll(/[\p{L}\p{N}\u00ad]+/gu)) {
      if (word.includes("\u00ad")) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({width}) => width).map(({bottom}) => Math.round(bottom / 4));
      if (new Set(lines).size > 1) broken.push(word);
    }
  }
  return broken;
}"""
"""Words that go on in the next line, without a hyphen."""
SPREAD = """(selectors) => {
  const needed = selectors.flatMap((one) => [...document.querySelectorAll(one)]);
  const seen = needed.map((one) => one.getBoundingClientRect()).filter(({width}) => width);
  return (Math.max(...seen.map(({right}) => right)) - Math.min(...seen.map(({left}) => left))) / innerWidth;
}"""
"""How much of the width is used by what a turn needs."""
MOST_OF_IT = 0.6
ALONE = ("formulas", "bell", "mirror", "workbench", "choice")
"""What stands in the middle of a large screen."""
HEADER = """() => Object.fromEntries([...document.querySelectorAll("header button[aria-label]")]
  .filter((one) => one.getBoundingClientRect().width)
  .map((one) => [one.getAttribute("aria-label"), Math.round(one.getBoundingClientRect().left)]))"""
"""Where the buttons of the header are."""


def turned(page: Page, sizes: dict[str, tuple[int, int]]) -> Iterator[str]:
    """Turn and resize the device: on what one looks now."""
    for name, (width, height) in sizes.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("(width) => innerWidth === width", arg=width)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        page.evaluate(SETTLED)
        yield name


def look(page: Page, scene: str, needed: list[str], sizes: dict[str, tuple[int, int]]) -> None:
    """Everything that is needed in this scene is in sight, whole, and can be touched."""
    for name in turned(page, sizes):
        assert page.evaluate(OUT_OF_SIGHT, needed) == [], f"{scene} on a {name}"
        assert page.evaluate(CUT) == [], f"{scene} on a {name}"
        assert page.evaluate(BROKEN) == [], f"{scene} on a {name}"
        if scene not in SCENES:
            assert page.evaluate(COVERED, needed) == [], f"{scene} on a {name}"
        if scene == "brewing":
            least = POTS if page.locator("main.witched").count() else POTS | BASE_POTS
            assert page.evaluate(POT) >= least.get(name, 0), f"the cauldron on a {name}"
            assert page.evaluate(BESIDE, NUMERALS) == [], f"numerals on a {name}"
        if name == "large screen" and scene not in ALONE:
            assert page.evaluate(SPREAD, needed) >= MOST_OF_IT, f"{scene} on a {name}"


@pytest.mark.parametrize(
    ("page", "setup", "sizes"),
    [
        ("phone-fr", "belcastel 4", SIDES),
        ("phone-en", "witches 5 books=6 witches=S3-C2-G1", SIDES),
        ("laptop-fr", "belcastel 4", LOW | HUGE),
        ("laptop-fr", "witches 5 books=6 witches=S3-C2-G1", LOW | LARGE),
    ],
    indirect=["page"],
)
def test_a_turn_is_in_sight_at_every_size(
    page: Page, house: House, setup: str, sizes: dict[str, tuple[int, int]]
) -> None:
    """A round of Belcastel: brewing, scoring, the shop, and whatever is to be chosen on the way."""
    ada, seen = seated(page, opened(house, setup)), set[str]()
    brewed(page, ada, sizes, seen)
    scored(page, ada)
    look(page, "scoring", SCENES["scoring"][1], sizes)
    while not ada.sees(CHECKOUT):
        ada.wait()
        if not ada.sees(CHECKOUT):
            ada.move()
    look(page, "shop", SCENES["shop"][1], sizes)
    assert "brewing" in seen


@pytest.mark.parametrize(
    ("page", "setup"),
    [
        ("phone-fr", "belcastel 4 lock_step=every_round"),
        ("phone-en", "belcastel 3 lock_step=every_round cauldron_side=tubes"),
        ("phone-fr", "witches 5 lock_step=every_round witches=S3-C2-G1"),
    ],
    indirect=["page"],
)
@pytest.mark.motion
def test_choices_sealed_and_opened_together_are_in_sight_on_its_side(page: Page, house: House, setup: str) -> None:
    """Both envelopes; then what everybody had chosen, and the way to the next beat. Each size sees another beat."""
    ada = seated(page, opened(house, setup), speed="slow", hints=False)
    for name in turned(page, SIDES):
        to_envelopes(ada)
        assert page.evaluate(OUT_OF_SIGHT, [".pot", ".envelope", ".below p"]) == [], f"envelopes on a {name}"
        assert page.evaluate(CUT) == [], f"envelopes on a {name}"
        to_revealed(ada)
        out, cut = page.evaluate(OUT_OF_SIGHT, [".pot", f"{REVEAL} li", f"{REVEAL} .primary"]), page.evaluate(CUT)
        assert page.locator(REVEAL).is_visible(), "it was looked at for too short a time"
        assert (out, cut) == ([], []), f"revealed on a {name}"


def to_envelopes(ada: Person) -> None:
    while not ada.sees(ENVELOPE):
        ada.wait()
        if not ada.sees(ENVELOPE):
            ada.move()


def to_revealed(ada: Person) -> None:
    """Seal until what everybody chose is shown; a chip that asks something is asked about instead."""
    while not ada.sees(REVEAL):
        to_envelopes(ada)
        ada.page.locator(ENVELOPE).click()
        ada.page.locator(f"{REVEAL}, {CONFIRM}").first.wait_for()
        if ada.sees(CONFIRM):
            ada.choose()


def scored(page: Page, ada: Person) -> None:
    """Wait for the scoring, unhurried; whoever is asked something before it answers."""
    scoring = page.locator("main.scoring .player").first
    while not scoring.is_visible():
        scoring.or_(page.locator(CONFIRM)).first.wait_for()
        if not scoring.is_visible():
            ada.choose()


def stopped(page: Page, ada: Person) -> None:
    """Stop as soon as one may, and wait for the scoring."""
    scoring = page.locator("main.scoring .player").first
    while not scoring.is_visible():
        ada.wait()
        if ada.sees(STOP):
            ada.stop()
            return scored(page, ada)
        ada.move()


def brewed(page: Page, ada: Person, sizes: dict[str, tuple[int, int]], seen: set[str]) -> None:
    """Draw until it becomes dangerous, then stop; look at everything that is new. The header stays as it is."""
    headers: dict[str, dict[str, int]] = {}
    while True:
        ada.wait()
        now = page.evaluate(HEADER)
        before = headers.setdefault(str(page.viewport_size), now)
        assert {label: now.get(label, left) for label, left in before.items()} == before
        for scene in ("brewing", "choice"):
            if scene not in seen and ada.sees(SCENES[scene][0]):
                seen.add(scene)
                look(page, scene, SCENES[scene][1], sizes)
        if ada.sees(STOP) and ada.whites() >= CAREFUL:
            return ada.stop()
        ada.move()


@pytest.mark.parametrize(("page", "setup"), [("laptop-fr", setup) for setup in OTHERS], indirect=["page"])
def test_a_turn_of_the_other_games_is_in_sight_at_every_size(page: Page, house: House, setup: str) -> None:
    """Hand or forest, village, witches and everything that can be done; nothing lies on anything else."""
    kind, scenes = OTHERS[setup]
    seated(page, opened(house, setup))
    person, left = kind(page), dict(scenes)
    while left:
        person.wait()
        for name, (_, needed) in [(name, scene) for name, scene in left.items() if person.sees(scene[0])]:
            del left[name]
            look(page, name, needed, SIDES | LOW | LARGE | HUGE)
        person.move()


@pytest.mark.parametrize("page", ["phone-en"], indirect=True)
def test_after_an_explosion_points_and_coins_can_be_touched_at_every_size(page: Page, house: House) -> None:
    ada = seated(page, opened(house, "belcastel 4"))
    while not ada.sees(REWARD):
        ada.wait()
        if ada.sees(DRAW):
            ada.settled(DRAW)
        elif not ada.sees(REWARD):
            ada.move()
    look(page, "points or coins", ["button.mine", "main.scoring footer button"], SIDES)
    assert page.evaluate(BESIDE, "main.scoring .player") == []


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_somebody_who_chooses_points_or_coins_is_named_in_full(page: Page, house: House) -> None:
    ada, other = table_of(house, "belcastel 2", "Ada", "Perrine")
    _, stand = house.run(other.get())
    while stand["view"]["seats"][1]["state"] == "brewing":
        choice = "draw" if "draw" in stand["ask"]["options"] else stand["ask"]["options"][0]
        answer = {"do": "answer", "id": str(stand["n"]), "ask": stand["ask"]["ask"], "choice": choice}
        assert house.run(other.post("/commands", answer))[0] == 200
        _, stand = house.run(other.get())
    assert stand["view"]["seats"][1]["state"] == "exploded"
    person = seated(page, kept(ada, "belcastel"))
    person.wait()
    person.draw()
    person.wait()
    person.stop()
    page.locator("main.scoring .chooses").wait_for()
    look(page, "points or coins of somebody else", ["main.scoring .player"], SIDES)


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_every_step_of_a_scoring_is_whole_on_small_phones(page: Page, house: House) -> None:
    """Upright and on its side, five rows as low as they get; what the die brings stands beside them."""
    ada = seated(page, opened(house, "witches 5 books=6 witches=S3-C2-G1"))
    brewed(page, ada, {}, {"brewing", "choice"})
    scored(page, ada)
    [_] = turned(page, {"small phone": SIDES["small phone"]})
    again = page.get_by_role("button", name=re.compile("^(Again|Revoir)"))
    expect(again).to_be_enabled()
    page.get_by_role("button", name=re.compile("^(Step by step|Pas à pas)")).tap()
    again.tap()
    seen = set[str]()
    step = page.locator("main.scoring footer .primary:not(:disabled)")
    while any(STEP.search(says) for says in step.all_inner_texts()):
        for name in turned(page, UPRIGHT | {"small phone": SIDES["small phone"]}):
            assert page.evaluate(CUT) == [], f"on a {name}"
            assert page.evaluate(BESIDE, "main.scoring .player") == [], f"on a {name}"
            assert page.evaluate(TOO_WIDE) == 0, f"on a {name}"
        seen.update(page.locator("main.scoring .entry").evaluate_all("all => all.map((one) => one.className)"))
        step.tap()
    assert any("die" in entry for entry in seen)


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_what_a_witch_asks_during_the_scoring_covers_nobody(page: Page, house: House) -> None:
    """Palette comes in phase D: five rows stay whole beside what she asks."""
    ada = seated(page, opened(house, "witches 5 books=6 witches=S3-C2-G1"))
    while not ada.sees("main.scoring [data-about=colors]"):
        ada.wait()
        if not ada.sees("main.scoring [data-about=colors]"):
            ada.move()
    look(page, "a witch asks", ["main.scoring .player", ".candidates button", CONFIRM], SIDES)
    assert page.evaluate(BESIDE, "main.scoring .player") == []


async def played_out(house: House, setup: str) -> dict[str, Any]:
    """A game that is over before its page is opened, as a browser keeps it."""
    game, players = setup.split()
    ada = await house.served.open(setup, "Ada", bots=["random"] * (int(players) - 1), start=True)
    await ada.connect()
    while ada.shown["state"] != "over":
        if ada.ask is None:
            await ada.hear()
        else:
            await ada.answer()
    await ada.close()
    return kept(ada, game)


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
@pytest.mark.parametrize("setup", ["belcastel 2", "witches 5", "bal 3", "blackwood 4"])
def test_who_came_where_is_in_sight_on_every_podium(page: Page, house: House, setup: str) -> None:
    seated(page, house.run(played_out(house, setup)))
    page.locator(OVER).wait_for()
    for name in turned(page, SIDES | LOW):
        ranks = [".ranking li" if name in SIDES else ".ranking li:first-child", "main.podium footer button"]
        out = [one for one in page.evaluate(OUT_OF_SIGHT, ranks) if name in SIDES or one != "the page scrolls"]
        assert (out, page.evaluate(TOO_WIDE)) == ([], 0), f"on a {name}"
        assert page.evaluate(COVERED, ranks) == [], f"on a {name}"
        assert page.evaluate(CUT) == [], f"on a {name}"


ROOMS = {
    "/": ["li .box", "[data-play], .go button", "form button"],
    **{f"/setup/{game}": [".go .primary", ".seats li"] for game in ("belcastel", "bal", "witches", "blackwood")},
}
"""What is in sight before a game, without scrolling."""
AT_ONCE = {"/": ["li .box", "form input"], "/setup": [".go .primary", ".seats li:first-child"]}
"""On low laptops, where the shelf and a column of six seats go on below."""


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
@pytest.mark.parametrize("address", ROOMS)
def test_before_a_game_what_begins_it_is_in_sight(page: Page, address: str) -> None:
    page.goto(address)
    page.locator(ROOMS[address][0]).first.wait_for()
    for name in turned(page, SIDES | LOW):
        needed = ROOMS[address] if name in SIDES else AT_ONCE.get(address, AT_ONCE["/setup"])
        out = [one for one in page.evaluate(OUT_OF_SIGHT, needed) if one != "the page scrolls"]
        assert out == [], f"on a {name}"
        assert page.evaluate(COVERED, needed) == [], f"on a {name}"


@pytest.mark.parametrize("page", ["phone-en"], indirect=True)
def test_in_the_lobby_the_way_in_the_seats_and_the_button_are_in_sight(page: Page, house: House) -> None:
    host = house.run(house.served.open("belcastel 3", "Ada", bots=["apprentice"]))
    seated(page, {"table": host.table, "token": host.token, "game": "belcastel", "seen": 0})
    needed = ["section.parchment .qr", "main li b", ".go .primary"]
    page.locator(needed[-1]).wait_for()
    for name in turned(page, SIDES | LOW):
        out = [one for one in page.evaluate(OUT_OF_SIGHT, needed) if one != "the page scrolls"]
        assert out == [], f"on a {name}"
        assert page.evaluate(COVERED, needed) == [], f"on a {name}"


LONG = [
    "Bartholomeusaurustanneri",
    "Wilhelmina-Annabella Rou",
    "👩‍👩‍👧‍👦 🇫🇷 🧙🏽‍♀️ Zoé 🧪🧪🧪🧪🧪🧪🧪🧪🧪🧪🧪🧪",
    "מרים בת־אברהם הירושלמית",
    "Jean-Baptiste de la Tour",
    "Maximiliane von Tannenwa",
]
"""Twenty-four signs of one word, with a hyphen, of pictures, of a script that runs the other way, of many words."""
WHOLE = """() => [...document.querySelectorAll("body *")].flatMap((one) => {
  const {textOverflow, overflowX, clipPath} = getComputedStyle(one);
  const isCut = overflowX !== "visible" && clipPath === "none" && one.scrollWidth > one.clientWidth + 1;
  const isName = names.some((name) => one.textContent.replace(/[\u2066-\u2069]/g, "").startsWith(name.slice(0, 8)));
  const says = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  return says && isCut && isName && one.checkVisibility() && textOverflow !== "ellipsis" ? [one.className] : [];
})""".replace("names", json.dumps(LONG))
"""Names that end in the middle of nowhere, without "…"."""
TOLD = ".cut-off"


def called(page: Page) -> None:
    """Whoever sits at a table has a name that is hard to set: as the house would say it."""

    def opened(socket: WebSocketRoute) -> None:
        house = socket.connect_to_server()

        def said(message: str | bytes) -> None:
            heard = json.loads(message)
            for seat, name in zip((heard.get("shown") or {}).get("seats", []), LONG, strict=False):
                seat["name"] = name
            socket.send(json.dumps(heard))

        house.on_message(said)

    page.route_web_socket("**/*", opened)


def named_well(page: Page, sizes: dict[str, tuple[int, int]], scene: str) -> None:
    for name in turned(page, sizes):
        assert page.evaluate(BROKEN) == [], f"{scene} on a {name}"
        assert page.evaluate(WHOLE) == [], f"{scene} on a {name}"
        assert page.evaluate(TOO_WIDE) == 0, f"{scene} on a {name}"


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_any_name_leaves_everything_in_its_place(page: Page, house: House) -> None:
    """In the lobby, at the ball, in a scoring and on a podium; a name that is cut is told whole when it is touched."""
    called(page)
    sizes = SIDES | LOW | HUGE | UPRIGHT
    host = house.run(house.served.open("bal 6", "Ada", bots=["apprentice"] * 5))
    lobby = {"table": host.table, "token": host.token, "game": "bal", "seen": 0}
    ball, over = opened(house, "bal 6 first_player=0"), house.run(played_out(house, "blackwood 4"))
    pot = opened(house, "witches 5")
    remember(page, "games", [lobby, ball, pot, over])
    shown = {
        "lobby": (lobby, ".go .primary"),
        "ball": (ball, "[data-seat] .name"),
        "scoring": (pot, f".pot, {CONFIRM}"),
        "podium": (over, OVER),
    }
    for scene, (kept_there, what) in shown.items():
        page.goto(f"/table/{kept_there['table']}")
        page.locator(what).first.wait_for()
        if scene == "scoring":
            stopped(page, Person(page))
        named_well(page, sizes, scene)
        if scene == "lobby":
            page.locator("main li b").first.tap()
            expect(page.locator(TOLD)).to_contain_text(LONG[0])
