"""Notices to those who are not there: by webhook, and to the browsers that want them."""

from typing import Any

from chaudron.protocol import Settings
from chaudron.room.refusal import NoNotice
from chaudron.server.notify.browsers import Browsers
from chaudron.server.notify.push import Push, new_keys
from chaudron.server.notify.webhook import BadWebhook, Webhooks, check_url
from chaudron.server.store import Store


class Notices:
    """All ways by which somebody is told that a table waits for them."""

    def __init__(self, contact: str, allow_local: bool = False) -> None:
        """Push services are told the `contact` (mailto: or https:); private addresses get notices if `allow_local`."""
        self.contact, self.allow_local = contact, allow_local
        self._webhooks = Webhooks(allow_local=allow_local)
        self.push: Push
        self.browsers: Browsers

    async def open(self, store: Store) -> None:
        keys = await store.setting("push", new_keys())
        self.push = Push(keys, self.contact, allow_local=self.allow_local)
        self.browsers = Browsers(store, self.push)

    async def close(self) -> None:
        await self._webhooks.close()
        await self.push.close()

    def call(self, url: str, notice: dict[str, Any]) -> None:
        self._webhooks.send(url, notice)

    def check(self, settings: Settings) -> None:
        """Refuse a webhook that cannot be one."""
        if settings.webhook:
            try:
                check_url(settings.webhook, self.allow_local)
            except BadWebhook as error:
                raise NoNotice("bad_webhook", error.key, error.details) from error
