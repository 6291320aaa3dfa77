"""`python -m chaudron`."""

import sys

from chaudron.cli import main

sys.exit(main())
