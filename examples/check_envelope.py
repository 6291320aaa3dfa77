"""Checks the record of a game against its sealed envelope, by docs/adr/0019-the-sealed-envelope.md and nothing else.

python check_envelope.py game.json

It knows no rules and imports nothing of Chaudron: it recomputes every draw from the secret, the salts and the links,
and says what that proves. Whether the answers were allowed is for `chaudron verify` to say.
"""

import hashlib
import hmac
import json
import sys
from pathlib import Path

ZERO = bytes(32)
CODES = {"proven": 0, "partly proven": 3, "sealed by the house alone": 4, "seeded": 5, "recorded": 6, "unfinished": 7}
NOT_SOUND, CANNOT_SAY = 1, 2


class NotSound(Exception):
    """The record does not hold, and where."""


class CannotSay(Exception):
    """Only somebody who knows the rules can tell."""


def sha(*parts):
    """SHA-256 of bytes, one after the other."""
    return hashlib.sha256(b"".join(parts)).digest()


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def must(holds, what):
    if not holds:
        raise NotSound(what)


def bytes_of(text, what):
    """32 bytes, written as 64 lower-case hexadecimal digits."""
    must(isinstance(text, str) and len(text) == 64 and not set(text) - set("0123456789abcdef"), what)
    return bytes.fromhex(text)


def check(record):
    """What the record proves; raises NotSound."""
    must(record.get("format") in ("chaudron-record/1", "chaudron-record/2"), "another format")
    rest = {name: value for name, value in record.items() if name != "digest"}
    text = json.dumps(rest, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    must(record.get("digest") == sha(text.encode()).hex()[:32], "the digest does not fit")
    source = record["source"]
    if source["kind"] != "envelope":
        return of_before(record)
    must(record["format"] == "chaudron-record/2", "an envelope in a record of before")
    must(set(source) == {"kind", "envelope", "salts", "secret"}, "source: more or less than an envelope")
    envelope = check_envelope(record, source["envelope"])
    given = check_resumed(record, envelope)
    if record["result"] is None or source["secret"] is None:
        must(record["result"] is not None or record["head"] is None, "a head, and no result")
        return "unfinished"
    salts = check_salts(source["salts"], envelope)
    secret = bytes_of(source["secret"], "the secret")
    must(sha(b"chaudron/1 commitment", secret).hex() == envelope["commitment"], "another secret was committed to")
    fingerprint = sha(source["envelope"].encode())
    key = hmac.digest(secret, b"chaudron/2 key" + fingerprint + b"".join(salt or ZERO for salt in salts), "sha256")
    silent = check_game(record, key, salts, given)
    check_head(record, fingerprint)
    check_options(record, envelope)
    people = [seat for seat, bot in enumerate(envelope["bots"]) if not bot]
    if given is not None and "resumed" not in envelope:
        return "recorded"  # by an envelope of before, which does not say what was given
    if not any(salts):
        return "sealed by the house alone"
    is_whole = given is None and not silent and all(salts[seat] for seat in people)
    return "proven" if is_whole else "partly proven"


def of_before(record):
    """A record without an envelope: no draw of it can be proven here."""
    must(record.get("head") is None, "a head without an envelope")
    must(not any(entry[4] for entry in record["entries"] if len(entry) > 4), "a link without an envelope")
    if record["result"] is None:
        return "unfinished"
    if record.get("resumed") is not None:
        return "recorded"
    return {"sealed": "sealed by the house alone", "counter": "seeded"}.get(record["source"]["kind"], "recorded")


def check_envelope(record, text):
    """The envelope, which must say what the record says."""
    envelope = json.loads(text)
    must(envelope["format"] == "chaudron-envelope/2", "another format of envelope")
    must(envelope["beacon"] is None, "a beacon, which is not used")
    for name in ("game", "players", "names"):
        must(envelope[name] == record[name], f"{name}: not as in the envelope")
    for name in ("names", "bots", "seals"):
        must(len(envelope[name]) == envelope["players"], f"{name}: not one for each seat")
    laid = [seal for seal in envelope["seals"] if seal]
    must(len(laid) == len(set(laid)), "a seal stands twice")
    return envelope


def check_options(record, envelope):
    """The options, which may be written otherwise only where a house went over to later rules."""
    if compact(sorted(envelope["options"].items())) != compact(sorted(record["options"].items())):
        must(envelope["version"] != record["version"], "options: not as in the envelope")
        raise CannotSay("other options than in the envelope, by rules of another version: ask `chaudron verify`")


def check_resumed(record, envelope):
    """After how many answers a game goes on from another one, or None; the envelope must say the same."""
    said = record.get("resumed")
    if said is not None:
        latest = len(record["entries"]) - (record["result"] is not None)
        must(type(said["moment"]) is int and 0 <= said["moment"] <= latest, "it goes on from where there is nothing")
        played = b"".join(compact(part) for part in [record["opening"], *record["entries"][: said["moment"]]])
        said = {"table": said["table"], "moment": said["moment"], "played": sha(b"chaudron/2 played", played).hex()}
    must("resumed" not in envelope or envelope["resumed"] == said, "resumed: not as in the envelope")
    return said and said["moment"]


def check_salts(written, envelope):
    """The salt of each seat, or None; each must be the one that was sealed."""
    must(len(written) == envelope["players"], "not a salt for each seat")
    salts = [bytes_of(salt, "a salt") if salt else None for salt in written]
    for seat, salt in enumerate(salts):
        if salt:
            seal = sha(b"chaudron/2 seal", envelope["table"].encode(), salt).hex()
            must(seal == envelope["seals"][seat], f"the salt of seat {seat + 1} is not the one that was sealed")
    return salts


def check_game(record, key, salts, given):
    """Every link and every draw; the numbers of the answers that drew something without the link that was due.

    What was given by another game was not drawn here, but the words of each stream are counted from its beginning.
    """
    latest = [salt or ZERO for salt in salts]
    used, silent = {}, []

    def check_draws(number, draws, answering):
        for stream, out_of, result in draws:
            index = used[stream] = used.get(stream, -1) + 1
            if given is not None and number <= given:
                continue
            mix = latest[answering] if stream == answering else b"".join(latest)
            message = (stream + 1).to_bytes(4, "big") + index.to_bytes(8, "big") + mix
            word = int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big")
            must(word * out_of >> 64 == result, f"answer {number}: the draw is not the sealed one")

    check_draws(0, record["opening"], None)
    for number, (seat, _, draws, _, link) in enumerate(record["entries"], 1):
        if given is not None and number <= given:
            pass
        elif link:
            is_next = salts[seat] and sha(b"chaudron/2 link", bytes_of(link, "a link")) == latest[seat]
            must(is_next, f"answer {number}: not the link that is due")
            latest[seat] = bytes.fromhex(link)
        elif draws and salts[seat]:
            silent.append(number)
        check_draws(number, draws, seat)
    return silent


def check_head(record, fingerprint):
    """What binds everything that happened."""
    head = sha(b"chaudron/2 head", fingerprint, compact(record["opening"]))
    for entry in record["entries"]:
        head = sha(head, compact(entry))
    result = record["result"]
    must(set(result) == {"points", "places"}, "more than a result")
    head = sha(head, compact([result["points"], result["places"]]))
    must(record["head"] == head.hex(), "the head does not fit")


def main(path):
    try:
        found = check(json.loads(Path(path).read_text("utf-8")))
    except NotSound as error:
        found = f"not sound: {error}"
    except CannotSay as error:
        print(f"cannot say: {error}")
        return CANNOT_SAY
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError, RecursionError) as error:
        found = f"not sound: malformed ({error})"
    print(found)
    return CODES.get(found, NOT_SOUND)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
