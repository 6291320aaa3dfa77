"""Every bound of a house in one place."""

from typing import NamedTuple

FRAME_BYTES = 8 * 1024
"""The longest message a client may send."""
FRAGMENTS = 16
"""In how many frames it may come."""
ADDRESSES = 10_000
"""How many addresses are remembered."""
SOCKETS_PER_SEAT = 3
WATCHERS_PER_TABLE = 200
SOCKETS = 20_000
HELLO_SECONDS = 5.0
"""Until a new connection has asked for something, and a socket has said hello."""
BODY_SECONDS = 10.0
"""Until a request that was begun has come as a whole."""
KEEP_SECONDS = 75.0
"""How long a connection is kept that asks for nothing more, or takes nothing of what it asked for.

Longer than proxies keep theirs, so that they are the ones who hang up.
"""
TOLD_SECONDS = 60.0
"""How often, at most, the log tells that an address is refused."""
PING_SECONDS = 15.0
UNSENT_BYTES = 64 * 1024
"""Whoever has more than this still to read is too slow and is let go."""
MISSED_EVENTS = 2_000
"""How many events a returning client is told; before those it is only shown how things stand."""
LOG_EVENTS = 200
"""How many events one answer of a log holds."""

NAME_LENGTH = 24
"""In signs, as people count them …"""
NAME_POINTS = 120
"""… and in what they are made of: one sign may take ten."""
TEXT_LENGTH = 280
"""Of what is said at a table."""
LINES, LINE_LENGTH = 3, 120
"""Of what is typed to read a card."""
ID_LENGTH = 40
"""Of the id a client gives a command."""
SEALS_LISTED = 1000
TOKEN_LENGTH = 64
EXERCISES_LISTED = 12
"""Missed chances of one seat in one game."""
EXERCISE_EVENTS = 40
"""How much of what was heard before a position is told with it."""
CODE_LENGTH = 1_000
"""Of a setup code."""
OPTIONS = 100
CLAIMS = 8
"""Waiting at one table."""
KEPT_OUT = 50
"""People who are kept out of one table; of more, the first may come back."""
LOST_KEYS = 100
"""Keys of which a table remembers how they were lost."""
KEYS_PER_SEAT = 5
"""Devices that hold a seat; of more, the oldest lose it."""
SAYINGS = 2_000
"""Things said and emotes, at one table."""
LINES_SPOKEN = 300
"""By the bots of a table, beside that."""
TALK_PER_SECOND, TALK_AT_ONCE = 0.5, 6
"""From one seat."""
MUTE_MINUTES = 15
"""How long somebody says nothing when whoever runs the house wants it so."""
PAUSES = 50
"""Of one seat in one game, or of a host who only watches."""
DEEDS = 1_000
"""Of whoever sits in a seat, in one game: whatever they do that is neither an answer nor talk."""
LOBBY_DEEDS = 1_000
"""From one address at one table before its game, talk included; where the address is not known, from one seat."""
LOBBY_EVENTS = 10_000
"""At one table, however many come: of those in its journal, so many are kept for the game."""
EVENTS = 20_000
"""In one journal; a table that has more is not played on."""
CLOCK_SECONDS = 14 * 24 * 3600
WINDOW_SECONDS = 60

RECENT_MOVES = 32
"""Moves of a seat that are remembered; whether an older one was written, the store is asked."""
SNAPSHOT_EVERY = 200
"""Events; whoever brings a table back into memory, or takes an answer back, plays so many again at most."""
IDLE_SECONDS = 60.0
"""How long a table nobody looks at stays in memory."""
UNWATCHED_SECONDS = 60.0
"""How long bots play on at a table where nobody else plays and nobody looks."""
TABLES_LISTED = 50
MY_TABLES = 30
"""How many tables may be asked about at once …"""
TABLES_PER_REQUEST = 10
"""… and how many of them count as one request."""
REPLAY_PAGE = 100
"""How many moments of a finished game are told at once."""
REPLAYS_BYTES = 64 * 1024 * 1024
"""Of finished games that were seen again lately; older ones are worked out anew."""
REVIEWS_AT_ONCE = 2
"""How many reviews are made for one address at the same time."""
REVIEW_WAITS = 10.0
"""Seconds after which somebody who has not asked again waits for a review no more."""
REVIEWS_KEPT = 50
"""Of records that were given to the house, so that they can be looked at again."""
RECORD_BYTES = 4 * 1024 * 1024
"""The longest record that is taken in."""
NIGHT_PEOPLE = 60
"""At a night together; those who have gone still count."""
NIGHT_DEALS = 12
NIGHT_MINUTES = 24 * 60
NIGHT_EVENTS = 1_000
NIGHT_HOURS = 48
"""How long a house looks after a night from its opening on."""
NIGHT_WAIT_SECONDS = 10.0
"""How long a request waits at most for something to happen at a night."""
HOST_TABLES = 100
"""How many of the newest tables the host's page lists; those in use it always does."""
HOST_PEOPLE = 500
"""How many people it lists."""
HOST_ACTS = 50
"""How many of the latest acts of whoever runs the house it shows."""
BACKUPS_KEPT = 7
"""Of those made from the host's page; older ones make room."""


class Rates(NamedTuple):
    """How much one connection, or one address, may do in a second, and how much at once."""

    frames: float = 10
    frames_at_once: int = 30
    requests: float = 10
    requests_at_once: int = 60
    new_tables: float = 5 / 60
    new_tables_at_once: int = 10
    guesses: float = 1 / 30
    """Of table codes that lead nowhere, from one address …"""
    guesses_at_once: int = 6
    all_guesses: float = 0.5
    """… and from all together."""
    all_guesses_at_once: int = 60
    host_tries: float = 1 / 20
    """Of keys to the host's page that fit nothing, from one address."""
    host_tries_at_once: int = 5
    connections: int = 100
    """From one address, whatever they are for …"""
    sockets: int = 20
    """… and how many of them may be at tables."""
    new_reviews: float = 2 / 60
    """Begun from one address."""
    new_reviews_at_once: int = 6

    def with_connections(self, count: int) -> "Rates":
        """The same with so many connections from one address."""
        return self._replace(connections=count, sockets=max(1, count * self.sockets // self.connections))


USUAL = Rates()
UNLIMITED = Rates(*[10**9] * len(Rates._fields))
"""For measuring, and where everybody is known."""
