"""What is packed for browsers needs msgspec, and no other package: it plays games where none can be found."""

import subprocess
import sys
from pathlib import Path

import msgspec

import hatch_build

GAME = """
import json, re, sys
sys.path[:0] = sys.argv[1:]
from chaudron.offline.start import start

class Speaker:
    '''Says the names of messages, in the forms that their file has.'''
    known = {}
    def add(self, language, text):
        for line in text.splitlines():
            if found := re.match(r"([\\w-]+) =(.*)|    \\.(\\w+) =", line):
                if found[1]:
                    forms = self.known[found[1]] = [""]
                else:
                    forms.append(found[3])
    def forms(self, language, name):
        return json.dumps(self.known[name]) if name in self.known else None
    def say(self, language, name, form, arguments):
        return json.dumps(["Basile Odile Ysée" if name == "names-bots" else f"{name}.{form}", []])

call, now = start(Speaker()), 0
def do(what, **more):
    answer = json.loads(call(json.dumps({"call": what, "lang": "fr", "now": now, **more})))
    assert "refused" not in answer, answer
    return answer

for game in ("belcastel", "witches", "bal", "blackwood"):
    opened = do("open", wish={"game": game, "players": 3, "name": "Ada"})["opened"]
    table, asked = opened["table"], 0
    do("load", **opened)
    [welcome] = do("hello", table=table)["says"]
    while welcome["shown"]["state"] != "over":
        seconds = do("due", table=table)["seconds"]
        if seconds is not None and (seconds < 1 or not welcome["ask"]):
            now += round(seconds * 1000)
            do("step", table=table)
        else:
            asked, ask = asked + 1, welcome["ask"]
            command = {"do": "answer", "id": str(asked), "ask": ask["ask"], "choice": ask["options"][-1]}
            if asked % 9 == 1:
                assert do("request", path=f"/tables/{table}/board?width=80")["body"]["text"]
                assert do("request", path=f"/tables/{table}/log")["body"]["sentences"]
            assert do("command", table=table, command=command)["says"][-1]["is"] == "ack"
        [welcome] = do("hello", table=table, after=10**6)["says"]
    do("request", path=f"/rules/{game}")
    record = do("request", path=f"/tables/{table}/record")["body"]
    print(game, asked, record["format"])
do("request", path="/games")
"""


def test_whole_games_of_every_box_are_played_from_the_archive_alone(tmp_path: Path) -> None:
    archive = tmp_path / "chaudron.zip"
    archive.write_bytes(hatch_build.zipped(hatch_build.packed()))
    (tmp_path / "packages").mkdir()
    (tmp_path / "packages" / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    command = [sys.executable, "-I", "-S", "-c", GAME, str(archive), str(tmp_path / "packages")]
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert run.stderr == ""
    played = [line.split() for line in run.stdout.splitlines()]
    assert [game for game, _, _ in played] == ["belcastel", "witches", "bal", "blackwood"]
    assert all(int(asked) > 5 and form == "chaudron-record/2" for _, asked, form in played)


def test_the_archive_is_the_same_whenever_its_files_are() -> None:
    files = hatch_build.packed()
    assert hatch_build.zipped(files) == hatch_build.zipped(list(reversed(files)))
    names = {path.relative_to(hatch_build.PACKAGE).as_posix() for path in files}
    assert {"offline/house.py", "locales/fr/bal.ftl", "games/belcastel/data/components.json"} <= names
    assert not any("__pycache__" in name or name.startswith(("lab/", "server/", "_web/")) for name in names)
