"""What can go wrong with a store, each with a name of its own."""


class BadAddress(ValueError):
    """Neither a path nor the address of a PostgreSQL database."""


class InUse(RuntimeError):
    """Another server keeps its tables in this store."""


class TooNew(RuntimeError):
    """The store was written by a later version of the program."""


class TooOld(RuntimeError):
    """The store was written by an earlier version of the program, and no server of this one has opened it yet."""


class StoreLost(ConnectionError):
    """The store did not answer. What was asked of it may have been done or not: read again before going on."""


class NotWritten(StoreLost):
    """The store could not write, for want of room or of a disk that works: what was asked of it was not done."""


class StoreClosed(RuntimeError):
    """The store is not open, or no longer."""


class NotEmpty(RuntimeError):
    """There is something already where all was to be written anew."""


class BadBackup(ValueError):
    """Not a backup, or a damaged one."""


class StrangeBackup(BadBackup):
    """A backup that holds what no store of ours does."""


class AlteredBackup(BadBackup):
    """A backup with a journal that is not as it was written."""
