"""A notice that reaches a browser is shown in its language, and leads to the table."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Worker, expect

from tests.browser.house import House

pytestmark = [pytest.mark.worker, pytest.mark.notices]

TABLE = "fq7zk2m9wd"
MESSAGE = {
    "content": "À Ada de jouer. / Ada is awaited.",
    "text": "À Ada de jouer. / Ada is awaited.",
    "chaudron": {"table": TABLE, "game": "belcastel", "what": "awaited", "name": "Ada", "seats": []},
}
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, data }) => ({ title, body, tag, data }))"""
CLICK = """async () => {
  const opened = [];
  self.clients.openWindow = async (path) => { opened.push(path); return null; };
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent("notificationclick", { notification });
  const done = [];
  event.waitUntil = (work) => done.push(work);
  self.dispatchEvent(event);
  await Promise.all(done);
  return { opened, left: (await self.registration.getNotifications()).length };
}"""


ACTIVATED = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  const changed = () => new Promise((done) => active.addEventListener("statechange", done, { once: true }));
  while (active.state !== "activated") await changed();
}"""
"""A worker that is there may still be starting: what is pushed then is lost."""


def worker(page: Page) -> Worker:
    page.context.grant_permissions(["notifications"])
    page.goto("/")
    expect(page.get_by_role("main")).to_be_visible()
    page.evaluate(ACTIVATED)
    return page.context.service_workers[0]


def push(page: Page, house: House, data: str) -> None:
    """Deliver a push message as a push service does."""
    session = page.context.new_cdp_session(page)
    registrations: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    while not (living := {one["registrationId"] for one in registrations if not one["isDeleted"]}):
        page.wait_for_timeout(10)
    for registration in living:  # earlier visitors may have left theirs; only this page's own can be reached
        message = {"origin": house.base, "registrationId": registration, "data": data}
        session.send("ServiceWorker.deliverPushMessage", message)


def shown(page: Page, house: House, data: str) -> list[dict[str, Any]]:
    """The notices that a browser shows once something was pushed to it.

    The browser's own tool says nothing of whether a message reached the worker, and now and then one is lost while the
    worker is being started. So it is delivered again, like one that nobody has acknowledged; the notice is still one.
    """
    for _ in range(5):
        push(page, house, data)
        for _ in range(100):
            notices: list[dict[str, Any]] = page.evaluate(SHOWN)
            if notices:
                return notices
            page.wait_for_timeout(50)
    raise AssertionError("no notice is shown")


@pytest.mark.parametrize(("page", "said"), [("phone-fr", 0), ("laptop-en", 1)], indirect=["page"])
def test_a_notice_is_shown_and_leads_to_its_table(page: Page, house: House, said: int) -> None:
    service = worker(page)
    sentence = str(MESSAGE["text"]).split(" / ")[said]
    path = f"/table/{TABLE}"
    notices = shown(page, house, json.dumps(MESSAGE))
    assert notices == [{"title": "Chaudron", "body": sentence, "tag": path, "data": path}]
    assert service.evaluate(CLICK) == {"opened": [path], "left": 0}


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
@pytest.mark.parametrize("data", ["", "not JSON", "{}"])
def test_a_notice_that_cannot_be_read_is_shown_all_the_same(page: Page, house: House, data: str) -> None:
    worker(page)
    assert shown(page, house, data) == [{"title": "Chaudron", "body": "", "tag": "/", "data": "/"}]
