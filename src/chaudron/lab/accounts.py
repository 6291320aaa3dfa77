"""What is counted in each game, and how it is shown."""

from chaudron.lab.bal import account as bal
from chaudron.lab.belcastel import account as belcastel
from chaudron.lab.blackwood import account as blackwood
from chaudron.lab.shown import Account

ACCOUNTS: dict[str, Account] = {
    "belcastel": belcastel.ACCOUNT,
    "witches": belcastel.ACCOUNT,
    "bal": bal.ACCOUNT,
    "blackwood": blackwood.ACCOUNT,
}
