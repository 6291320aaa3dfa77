"""What travels between a client and the house. The OpenAPI document and the page's types are made from these types.

A client says `Hello`, receives a `Welcome`, then sends commands; each is answered by an `Ack` once it is durable, or
by a `Nack` that says why nothing has changed. Everything that happens at the table arrives as a `Happened`, numbered
1, 2, 3 … for this listener. See docs/protocol.md.

`parts` what all are made of · `said` by a client · `told` by the house · all others without a socket.
"""

from chaudron.protocol.boxes import *  # noqa: F403 - one name for all that travels
from chaudron.protocol.deals import *  # noqa: F403 - one name for all that travels
from chaudron.protocol.entering import *  # noqa: F403 - one name for all that travels
from chaudron.protocol.exercises import *  # noqa: F403 - one name for all that travels
from chaudron.protocol.foresight import *  # noqa: F403 - one name for all that travels
from chaudron.protocol.host import *  # noqa: F403 - one name for all that travels
from chaudron.protocol.http import *  # noqa: F403 - one name for all that travels
from chaudron.protocol.night import *  # noqa: F403 - one name for all that travels
from chaudron.protocol.parts import *  # noqa: F403 - one name for all that travels
from chaudron.protocol.replay import *  # noqa: F403 - one name for all that travels
from chaudron.protocol.review import *  # noqa: F403 - one name for all that travels
from chaudron.protocol.rules import *  # noqa: F403 - one name for all that travels
from chaudron.protocol.said import *  # noqa: F403 - one name for all that travels
from chaudron.protocol.told import *  # noqa: F403 - one name for all that travels
