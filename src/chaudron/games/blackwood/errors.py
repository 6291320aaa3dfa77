"""What may be wrong with a file of card values."""

from chaudron.kernel.printed import BadComponents

__all__ = ["BadComponents"]
