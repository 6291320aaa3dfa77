"""Write the golden playthroughs anew: `python -m tests.playthroughs`, in the root of the repository.

Do so when a rule was changed on purpose, with the version of its game, and read the difference before it is committed.
"""

import sys

from tests.playthroughs import versions
from tests.playthroughs.telling import PLAYTHROUGHS, path_of, told

try:
    versions.write()
except versions.NotRaised as error:
    sys.exit(str(error))

for name, playthrough in PLAYTHROUGHS.items():
    text = told(playthrough)
    path = path_of(name)
    is_same = path.exists() and path.read_text("utf-8") == text
    path.write_text(text, "utf-8")
    sys.stdout.write(f"{path.name}: {'as it was' if is_same else 'written anew'}\n")
