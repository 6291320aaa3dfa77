"""Why the house does not do something: a code for programs, words for people."""

from typing import Any

from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.game import BadOption
from chaudron.kernel.rule import Reason
from chaudron.words import Words


class Refusal(Exception):
    """Something was asked for that cannot be; nothing has changed."""

    def __init__(self, code: str, /, rule: str = "", **details: Any) -> None:
        super().__init__(code)
        self.code, self.rule, self.details = code, rule, details

    def says(self, words: Words) -> str:
        return words.say(f"house-{self.code}", **self.details)


class AgainstTheRules(Refusal):
    """An answer that the rules of the game do not allow now."""

    def __init__(self, game: str, reason: Reason, names: list[str]) -> None:
        super().__init__("refused", reason.rule, key=reason.key, **reason.details)
        self.game, self.reason, self.names = game, reason, names

    def says(self, words: Words) -> str:
        return words.reason(self.game, self.reason, self.names)


class Impossible(Refusal):
    """An option of a table that cannot be."""

    def __init__(self, error: BadOption) -> None:
        details = {name: value for name, value in error.details.items() if name != "rule"}
        super().__init__("bad_option", str(error.details.get("rule", "")), key=error.key, **details)
        self.error = error

    def says(self, words: Words) -> str:
        return words.bad_option(self.error)


class NoUndo(Refusal):
    """An answer that cannot be taken back."""

    def __init__(self, key: str) -> None:
        super().__init__("no_undo", key=key)
        self.key = key

    def says(self, words: Words) -> str:
        return words.undo(self.key)


class NotYet(Refusal):
    """An answer that a lesson does not want yet: it says again what it wants."""

    def __init__(self, card: str) -> None:
        super().__init__("lesson", card=card)
        self.card = card

    def says(self, words: Words) -> str:
        return words.say("house-lesson", title=words.say(f"web-lesson-{self.card}"))


class NoRecord(Refusal):
    """A record that cannot be read, or does not hold."""

    def __init__(self, error: BadRecord) -> None:
        super().__init__("bad_record", key=error.key, **error.details)
        self.error = error

    def says(self, words: Words) -> str:
        return words.bad_record(self.error)


class NoNotice(Refusal):
    """An address to which no notice can be sent."""

    def __init__(self, code: str, key: str, details: dict[str, Any]) -> None:
        super().__init__(code, key=key, **details)
        self.key = key

    def says(self, words: Words) -> str:
        return words.say(f"bad-notice-{self.key}", **self.details)


STATUS = {
    "unknown_table": 404,
    "unknown_code": 404,
    "unknown_night": 404,
    "not_found": 404,
    "no_such_cards": 404,
    "bad_token": 401,
    "removed": 401,
    "given_away": 401,
    "only_elsewhere": 401,
    "claim_refused": 401,
    "kept_out": 403,
    "blocked": 403,
    "bad_host_token": 401,
    "not_seated": 403,
    "not_host": 403,
    "not_organizer": 403,
    "not_at_night": 403,
    "no_watchers": 403,
    "no_replays": 403,
    "origin": 403,
    "bad_json": 400,
    "bad_message": 422,
    "bad_option": 422,
    "bad_name": 422,
    "bad_record": 422,
    "bad_webhook": 422,
    "bad_subscription": 422,
    "no_such_seat": 422,
    "no_such_lesson": 422,
    "no_such_figure": 422,
    "unknown_host": 421,
    "bad_method": 405,
    "not_a_socket": 426,
    "too_big": 413,
    "too_fast": 429,
    "too_many_tables": 429,
    "too_many_guesses": 429,
    "too_many_reviews": 429,
    "too_many_connections": 429,
    "busy": 503,
    "cannot_write": 503,
    "closing": 503,
    "resting": 503,
    "elsewhere": 503,
    "broken": 500,
    "failed": 500,
}
"""The HTTP status of each code; all others are conflicts with how things stand (409)."""


def status(code: str) -> int:
    return STATUS.get(code, 409)
