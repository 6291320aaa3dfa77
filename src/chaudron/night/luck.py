"""The luck of the deals of a night: one secret for each, the same at all its tables, sealed by the house alone."""

import hashlib
import hmac

from chaudron.kernel.chance import commitment
from chaudron.night.state import Night


def secret_of(night: Night, deal: int) -> bytes:
    """Of a deal, from 1. It is told to nobody before the deal is over at all tables."""
    return hmac.digest(bytes.fromhex(night.plan.secret), f"chaudron/1 deal {deal}".encode(), hashlib.sha256)


def commitment_of(night: Night, deal: int) -> str:
    """What everybody may see of it from the beginning."""
    return commitment(secret_of(night, deal))


def name_of(night: Night, deal: int) -> str:
    """Under which its tables know it."""
    return f"{night.id}.{deal}"


def key_of_house(night: Night) -> str:
    """With this key the house opens and pauses the tables of a night; nobody holds a token for it."""
    return hmac.new(bytes.fromhex(night.plan.secret), b"chaudron/1 host", hashlib.sha256).hexdigest()
