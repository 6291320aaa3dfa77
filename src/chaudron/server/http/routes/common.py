"""Refusals of the same kind, which several routes have in common."""

from chaudron.server.rooms.reading import NOT_PLAYED

OF_REPLAYS = ("bad_token", "no_watchers", "no_replays", "not_over", "deal_runs", "no_such_seat")
OF_REVIEWS = ("bad_token", "no_watchers", "no_replays", "not_over", "deal_runs", "no_review", "too_many_reviews")
TABLE = ("unknown_table", *NOT_PLAYED, "kept_out", "only_elsewhere", "too_fast")
