"""What several routes have in common: parameters of the same meaning, and refusals of the same kind."""

from chaudron.server.http.call import Query
from chaudron.server.rooms.reading import NOT_PLAYED
from chaudron.words import SPOKEN

LANG = Query("the language of the words", str, values=SPOKEN)
DIALS = {name: Query(f"what the {name} dial is turned to", int, 0, 999) for name in ("first", "second", "third")}
AFTER = Query("leave out the events up to this number", int, 0, 10**8)
BEFORE = Query("leave out the events from this number on", int, 1, 10**8)
BY = Query("by whom it is seen: a seat's number, or …", str, values=("watcher", "all", *map(str, range(10))))
AT = Query("a moment of the page that is wanted", int, 0, 10**6)
SHAPE = {
    "width": Query("columns", int, 20, 240),
    "linear": Query("in sentences, for a screen reader", bool),
    "lang": LANG,
}
OF_REPLAYS = ("bad_token", "no_watchers", "no_replays", "not_over", "deal_runs", "no_such_seat")
OF_REVIEWS = ("bad_token", "no_watchers", "no_replays", "not_over", "deal_runs", "no_review", "too_many_reviews")
TABLE = ("unknown_table", *NOT_PLAYED, "kept_out", "only_elsewhere", "too_fast")
