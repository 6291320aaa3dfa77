"""What is written in the journal of a table: everything that ever happened there, one event a row.

The state of a table is what these events, read in order, say. Keys are SHA-256 of the tokens that people hold.

`parts` what all are made of · `seats` who sits where · `table` what holds around the game · `game` · `talk`.
"""

from chaudron.room.events.game import *  # noqa: F403 - one name for all that happens
from chaudron.room.events.game import OfGame
from chaudron.room.events.parts import *  # noqa: F403 - one name for all that happens
from chaudron.room.events.seats import *  # noqa: F403 - one name for all that happens
from chaudron.room.events.seats import OfSeats
from chaudron.room.events.table import *  # noqa: F403 - one name for all that happens
from chaudron.room.events.table import OfTable
from chaudron.room.events.talk import *  # noqa: F403 - one name for all that happens
from chaudron.room.events.talk import OfTalk

Written = OfSeats | OfTable | OfGame | OfTalk
