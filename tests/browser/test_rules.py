"""The rules to browse: found by id and by word, watched step by step, switched at the setup, reached from a table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from chaudron.situations import SITUATIONS
from tests.browser.contrast import poor, texts
from tests.browser.house import House
from tests.browser.person import opened, remember, seated
from tests.browser.test_everybody import SMALL, THEMES, TOO_WIDE

PLACES = {
    "belcastel": "BEL-6.1",
    "witches": "WIT-4.2",
    "bal": "BAL-7.4",
    "blackwood": "BLW-3.10",
}
"""A rule of each game that can be watched."""
COMPONENTS = {"green-1": "belcastel", "charity": "belcastel", "blue-5": "witches", "balai": "bal", "sniff": "blackwood"}

SOME = [("phone-fr", "belcastel"), ("laptop-fr", "witches"), ("phone-en", "bal"), ("laptop-en", "blackwood")]
"""Each game once, and each kind of page; the others are looked at by `make whole`."""
OTHERS = [
    pytest.param(kind, game, marks=pytest.mark.long)
    for game in PLACES
    for kind in ("phone-fr", "laptop-en")
    if (kind, game) not in SOME
]


def read(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("main article, main .results").first.wait_for()


def find(page: Page, wanted: str) -> list[str]:
    """The ids that a search finds."""
    page.get_by_role("searchbox").fill(wanted)
    page.locator(".results").wait_for()
    return page.locator(".hit .where b").all_inner_texts()


@pytest.fixture
def board(page: Page) -> Callable[[str], None]:
    """Opens a rule whose example lies open below it."""

    def opens(game: str) -> None:
        read(page, f"/rules/{game}/{PLACES[game]}")
        page.locator(".situation .board").wait_for()

    return opens


# Everybody can read it


@pytest.mark.parametrize(("page", "game"), [*SOME, *OTHERS], indirect=["page"])
def test_a_rule_and_its_board_can_be_used_by_everybody(
    page: Page, game: str, board: Callable[[str], None], axe: Callable[[Page], None]
) -> None:
    board(game)
    page.locator(".situation .next").click()
    axe(page)
    assert poor(texts(page)) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(TOO_WIDE) == 0


@pytest.mark.parametrize(
    ("page", "theme"),
    [
        ("phone-fr", "daylight"),
        pytest.param("laptop-en", "contrast", marks=pytest.mark.long),
        *[pytest.param("laptop-en", theme, marks=pytest.mark.long) for theme in THEMES[:2]],
        *[pytest.param("phone-fr", theme, marks=pytest.mark.long) for theme in (THEMES[0], THEMES[2])],
    ],
    indirect=["page"],
)
def test_contents_results_and_options_in_every_theme(page: Page, theme: str, axe: Callable[[Page], None]) -> None:
    """[BEL-15.7] A rule that an option switches, what a search finds, and the list of all games."""
    remember(page, "settings", {"theme": theme, "language": page.evaluate("navigator.language")[:2]})
    for address in ("/rules", "/rules/belcastel", "/rules/belcastel/BEL-8.1", "/rules/bal/BAL-3.4"):
        read(page, address)
        page.wait_for_load_state("networkidle")
        axe(page)
        assert poor(texts(page)) == [], address
        assert page.evaluate(SMALL) == [], address
        assert page.evaluate(TOO_WIDE) == 0, address
    assert find(page, "10")
    axe(page)
    assert page.evaluate(SMALL) == []
    assert page.evaluate(TOO_WIDE) == 0


@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
@pytest.mark.parametrize("game", PLACES)
def test_a_board_fits_every_screen(page: Page, game: str, board: Callable[[str], None]) -> None:
    board(game)
    for width in (320, 768, 1024, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(TOO_WIDE) == 0, width


# Found


@pytest.mark.parametrize("page", ["phone-fr", pytest.param("laptop-fr", marks=pytest.mark.long)], indirect=True)
def test_a_rule_is_found_by_its_id_and_by_words_without_accents(page: Page) -> None:
    """[BEL-4.2, BEL-6.1]"""
    read(page, "/rules/belcastel")
    assert find(page, "6.1")[0] == "BEL-6.1"
    assert "BEL-4.2" in find(page, "EGALITE queues")
    marked = page.locator(".hit", has_text="BEL-4.2").locator("mark").all_inner_texts()
    assert "égalité" in marked
    page.locator(".hit", has_text="BEL-4.2").click()
    expect(page).to_have_url(re.compile("/rules/belcastel/BEL-4.2$"))
    expect(page.locator('[id="BEL-4.2"]')).to_be_in_viewport()
    expect(page.locator('[id="BEL-4.2"]')).to_be_focused()
    expect(page.get_by_role("searchbox")).to_have_value("")


@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
def test_all_games_are_searched_from_the_page_of_all(page: Page) -> None:
    read(page, "/rules")
    assert {name.split("-")[0] for name in find(page, "exploded")} >= {"BEL", "WIT"}
    assert find(page, "BLW-7.3")[0] == "BLW-7.3"
    page.locator(".hit").first.click()
    expect(page).to_have_url(re.compile("/rules/blackwood/BLW-7.3$"))
    page.get_by_role("searchbox").fill("no such thing")
    expect(page.locator(".results")).to_contain_text("no such thing")


@pytest.mark.long
@pytest.mark.parametrize("page", ["phone-en"], indirect=True)
def test_a_rule_or_component_that_is_named_without_its_game_is_found(page: Page) -> None:
    for name, game in {**{rule: game for game, rule in PLACES.items()}, **COMPONENTS}.items():
        read(page, f"/rules/{name}")
        expect(page.locator(f'[id="{name}"]')).to_be_focused()
        if name in COMPONENTS:
            expect(page).to_have_url(re.compile(f"/rules/{game}/{name}$"))
        page.wait_for_load_state("networkidle")  # its example is on the way
    read(page, "/rules/witches/green-1")
    expect(page).to_have_url(re.compile("/rules/belcastel/green-1$"))
    page.wait_for_load_state("networkidle")
    for unknown in ("/rules/belcastel/BEL-99.9", "/rules/no-such-game/BEL-99.9", "/rules/nothing"):
        page.goto(unknown)
        expect(page.get_by_role("alert")).to_contain_text(unknown.rpartition("/")[2])


@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_rulings_options_and_editions_can_be_listed(page: Page) -> None:
    """[BEL-15.7] The French booklet and the English editions differ."""
    read(page, "/rules/belcastel")
    for sieve, least in (("décisions", 40), ("options", 20), ("éditions", 3)):
        page.get_by_text(sieve, exact=True).click()
        page.locator(".results").wait_for()
        assert page.locator(".hit").count() >= least
    assert "BEL-15.7" in page.locator(".hit .where b").all_inner_texts()


@pytest.mark.parametrize("page", ["laptop-fr", pytest.param("phone-fr", marks=pytest.mark.long)], indirect=True)
def test_links_between_rules_are_followed_and_back_leads_back(page: Page) -> None:
    """[BEL-4.1, BEL-1.9]"""
    read(page, "/rules/belcastel/BEL-1.2")
    page.locator('[id="BEL-1.2"] .text a', has_text="BEL-10.7").click()
    expect(page.locator('[id="BEL-10.7"]')).to_be_focused()
    page.go_back()
    expect(page.locator('[id="BEL-1.2"]')).to_be_focused()
    page.locator("article nav .after").click()
    expect(page.locator("article h2 small")).to_have_text("BEL-2")


# Watched


@pytest.mark.parametrize(("page", "game"), [*SOME, *OTHERS], indirect=["page"])
def test_an_example_of_each_game_is_watched_step_by_step(page: Page, game: str, board: Callable[[str], None]) -> None:
    board(game)
    shown, caption = page.locator(".situation"), page.locator(".situation .caption")
    name = shown.get_attribute("data-situation")
    steps = len(SITUATIONS[game][name or ""].steps)
    captions = [caption.inner_text()]
    for step in range(1, steps + 1):
        page.locator(".situation .next").click()
        expect(shown).to_have_attribute("data-step", str(step))
        captions.append(caption.inner_text())
    assert len(set(captions)) == steps + 1
    expect(page.locator(".situation .next")).to_be_disabled()
    page.keyboard.press("ArrowLeft")  # whoever has reached the end keeps the focus
    expect(shown).to_have_attribute("data-step", str(steps - 1))
    page.keyboard.press("Home")
    expect(caption).to_have_text(captions[0])
    page.keyboard.press("End")
    expect(shown).to_have_attribute("data-step", str(steps))


@pytest.mark.long
@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_an_example_plays_by_itself_to_its_end(page: Page, board: Callable[[str], None]) -> None:
    board("belcastel")
    page.get_by_role("button", name="Dérouler").click()
    expect(page.locator(".situation")).to_have_attribute("data-step", "3", timeout=20_000)
    page.get_by_role("button", name="Dérouler").wait_for()


@pytest.mark.parametrize("page", ["phone-en"], indirect=True)
def test_an_example_can_be_read_instead(page: Page, board: Callable[[str], None]) -> None:
    """[BAL-7.4] The board in words, and it stays so."""
    board("bal")
    page.get_by_text("as text").click()
    expect(page.locator(".situation .board")).to_have_count(0)
    expect(page.locator(".situation .text")).to_contain_text("Basile: 10 living Crapzouilles")
    page.reload()
    expect(page.locator(".situation .text")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_every_example_of_the_ball_lies_on_its_own_rule(page: Page) -> None:
    """[BAL-11]"""
    read(page, "/rules/bal/BAL-11")
    watched = page.locator("[data-watch]").evaluate_all("all => all.map((one) => one.dataset.watch)")
    assert watched == [*SITUATIONS["bal"]]
    page.locator('[data-watch="BAL-11.9"]').click()
    expect(page.locator(".situation")).to_have_attribute("data-situation", "BAL-11.9")
    page.locator('[data-watch="BAL-11.9"]').click()
    expect(page.locator(".situation")).to_have_count(0)


# Switched, and reached


@pytest.mark.parametrize("page", ["phone-en", pytest.param("laptop-fr", marks=pytest.mark.long)], indirect=True)
def test_an_option_is_told_with_its_default_and_leads_to_a_table_that_has_it(page: Page) -> None:
    """[BEL-8.1, BEL-15.7] `flask_takes`."""
    read(page, "/rules/belcastel/BEL-8.1")
    about = page.locator('[data-about="BEL-8.1"] .switch', has=page.get_by_text("BEL-15.7", exact=True))
    expect(about.locator("code")).to_have_count(0)
    expect(about.locator(".choice")).to_have_count(2)
    expect(about.locator(".choice.usual")).to_contain_text({"en": "default", "fr": "par défaut"}[language(page)])
    says = about.locator(".choice:not(.usual) b").inner_text()
    about.locator(".choice:not(.usual)").click()
    expect(page).to_have_url(re.compile(r"/setup/belcastel\?code=belcastel%20flask_takes%3Dwhite"))
    if language(page) == "fr":  # on a laptop every ruling stands there, on a phone those that are changed
        expect(page.locator("footer input")).to_have_value("BEL-A4-7B")
    else:
        expect(page.get_by_text(says)).to_be_visible()


def language(page: Page) -> str:
    return str(page.evaluate("document.documentElement.lang"))


@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_a_ruling_at_the_setup_leads_to_its_rule(page: Page) -> None:
    page.goto("/setup/bal")
    link = page.locator('a[href^="/rules/bal/BAL-13."]').first
    rule = (link.get_attribute("href") or "").rpartition("/")[2]
    with page.expect_popup() as popup:
        link.click()
    expect(popup.value.locator(f'[id="{rule}"]')).to_be_visible()
    expect(page).to_have_url(re.compile("/setup/bal"))


@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
def test_why_and_the_menu_of_a_table_lead_to_the_rules_and_the_table_stays(page: Page, house: House) -> None:
    """[BEL-5.3]"""
    ada = seated(page, opened(house, "belcastel 2"), language="en")
    ada.wait()
    page.keyboard.press("w")
    rule = page.get_by_role("dialog").locator("article .id").first.inner_text()
    with page.expect_popup() as popup:
        page.get_by_role("dialog").locator('a[href^="/rules/belcastel/"]').click()
    expect(popup.value.locator(f'[id="{rule}"]')).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    with page.expect_popup() as popup:
        page.get_by_role("dialog").locator('a[href="/rules/belcastel"]').click()
    expect(popup.value.locator("article h2")).to_be_visible()
    expect(page).to_have_url(re.compile("/table/"))


# Titles, numbers to try, and the game at hand


@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_a_rule_is_called_by_its_title_in_contents_and_on_the_page(page: Page) -> None:
    """[BAL-3.4]"""
    read(page, "/rules/bal/BAL-3.4")
    expect(page.locator('[id="BAL-3.4"] h3').first).to_have_text("Le Grand Sabbat")
    contents = page.locator('nav.side a[href="/rules/bal/BAL-3.4"] .brief')
    expect(contents).to_have_text("Le Grand Sabbat")
    titles = page.locator("nav.side .contents ul .brief").all_inner_texts()
    assert max(map(len, titles)) < 40


@pytest.mark.parametrize("page", ["phone-fr", "laptop-en"], indirect=True)
def test_a_rule_is_tried_with_numbers(page: Page, axe: Callable[[Page], None]) -> None:
    """[BAL-3.4, BAL-13.3] By each reading; nothing is said of a game where there is none."""
    read(page, "/rules/bal/BAL-3.4")
    tried = page.locator("[data-try='BAL-3.4']")
    hand = tried.locator(".dial").last
    for _ in range(4):
        before = int(hand.locator("output").inner_text())
        hand.locator("button").last.click()
        expect(hand.locator("output")).to_have_text(str(before + 1))
    outcomes = tried.locator(".outcomes li")
    expect(outcomes).to_have_count(2)
    expect(outcomes.first).to_contain_text("10")  # 6 living, 7 in hand: 3 cards more, up to ten
    expect(outcomes.last).to_contain_text("7")
    expect(page.locator(".around, [data-in-my-game]")).to_have_count(0)
    axe(page)
    assert page.evaluate(SMALL) == []
    assert page.evaluate(TOO_WIDE) == 0
    assert poor(texts(page)) == []


@pytest.mark.parametrize("page", ["phone-fr", "laptop-en"], indirect=True)
def test_a_rule_is_told_with_the_numbers_of_the_game_at_hand(
    page: Page, house: House, axe: Callable[[Page], None]
) -> None:
    """[BAL-3.4, BAL-3.1] What comes of it around my table, how it plays, and when the rule was applied there."""
    kept = opened(house, "bal 3 sabbat=refill_to_n")
    seated(page, kept).page.locator("[data-state=playing]").wait_for()
    page.wait_for_load_state("networkidle")  # its drawings are fetched when they are wanted
    read(page, "/rules/bal/BAL-3.4")
    expect(page.locator(".around li")).to_have_count(3)
    expect(page.locator("[data-try] .played")).to_contain_text(re.compile("compléter|fill up"))
    axe(page)
    read(page, "/rules/bal/BAL-3.1")
    happened = page.locator("[data-in-my-game='BAL-3.1'] li")
    expect(happened.first).to_contain_text(re.compile("(Manche|Round) 1"))
    axe(page)
    happened.first.get_by_role("link").click()
    expect(page).to_have_url(re.compile(f"/table/{kept['table']}"))
    sought = page.get_by_role("dialog").locator(".sought")
    expect(sought.filter(has_text=re.compile("(Manche|Round) 1"))).to_be_visible()
