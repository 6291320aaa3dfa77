"""`chaudron install-service`: the house as a service of systemd, which may touch nothing but its own folder."""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from chaudron import values
from chaudron.command_line import Parser
from chaudron.server.command import add_serve_arguments, config_of, tell
from chaudron.terminal.trouble import FAILED, Trouble
from chaudron.words import Words

NAME = "chaudron.service"
FOR_ALL = Path("/etc/systemd/system")
HOMES = (Path("/home"), Path("/root"), Path("/run/user"))
"""What a service of the whole system does not see."""

HEAD = """\
# Written by `chaudron install-service`, which writes it anew; changes of your own belong in `systemctl edit`.
[Unit]
Description=Chaudron, a house of board games
After=network-online.target
Wants=network-online.target

[Service]
ExecStart={command}
Environment=CHAUDRON_LANG={language}
Restart=on-failure
RestartSec=2
TimeoutStopSec=20
LimitNOFILE=65536
UMask=0077
NoNewPrivileges=yes
LockPersonality=yes
MemoryDenyWriteExecute=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged
SystemCallErrorNumber=EPERM
"""
"""What a service of one person can be denied, too."""

OF_THE_SYSTEM = """\
DynamicUser=yes
StateDirectory=chaudron
StateDirectoryMode=0700
Environment=XDG_DATA_HOME=%S
AmbientCapabilities=
CapabilityBoundingSet=
DevicePolicy=closed
PrivateDevices=yes
PrivateTmp=yes
PrivateUsers=yes
ProcSubset=pid
ProtectClock=yes
ProtectControlGroups=yes
ProtectHome=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
ProtectSystem=strict
RemoveIPC=yes
"""

FOOT = """
[Install]
WantedBy={target}
"""


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """The options of `chaudron install-service`."""

    def about(name: str) -> str:
        return words.say(f"cli-install-service-{name}")

    parser.add_argument("--system", action="store_true", help=about("system"))
    parser.add_argument("--with", dest="options", metavar=words.say("cli-options"), default="", help=about("with"))
    parser.add_argument("--print", dest="is_shown", action="store_true", help=about("print"))


def run(args: argparse.Namespace, words: Words) -> int:
    """Write the unit and start it, or show it."""
    options = checked(args.options, words)
    is_system = args.system or (os.geteuid() == 0 and not args.is_shown)
    text = unit(options, is_system, words.language)
    if args.is_shown:
        sys.stdout.write(text)
        return 0
    path = install(text, is_system)
    tell(words.say("service-done", unit=path))
    tell(words.say("service-how", systemctl=" ".join(systemctl(is_system)), user="" if is_system else " --user"))
    return 0


def checked(text: str, words: Words) -> list[str]:
    """The options of `chaudron serve`, as it would take them itself; raises `Trouble`."""
    try:
        options = shlex.split(text)
    except ValueError as error:
        raise Trouble("bad-value", given=text, name="--with") from error
    parser = Parser("chaudron serve", words)
    add_serve_arguments(parser, words)
    values.add_argument(parser, words)
    read = parser.read(options)
    read.https, read.cert, read.key = False, None, None  # whose service it is will have them, not who installs it
    read.store = read.store or NAME
    config_of(read)
    return options


def unit(options: list[str], is_system: bool, language: str) -> str:
    command = " ".join(map(quoted, [sys.executable, "-m", "chaudron", "serve", *options]))
    target = "multi-user.target" if is_system else "default.target"
    return (
        HEAD.format(command=command, language=language)
        + (OF_THE_SYSTEM if is_system else "")
        + FOOT.format(target=target)
    )


def quoted(word: str) -> str:
    """A word of a command as systemd reads it: its signs for values and variables stand for themselves."""
    escaped = word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%").replace("$", "$$")
    return escaped if escaped and not set(escaped) & set(" \t\"'\\;") else f'"{escaped}"'


def install(text: str, is_system: bool) -> Path:
    """Put the unit where systemd finds it, and start it; raises `Trouble`."""
    if shutil.which("systemctl") is None:
        raise Trouble("service-no-systemd", FAILED)
    if is_system and os.geteuid() != 0:
        raise Trouble("service-not-root", FAILED)
    if is_system and (home := next((one for one in HOMES if Path(sys.prefix).is_relative_to(one)), None)):
        raise Trouble("service-at-home", FAILED, folder=sys.prefix, home=home)
    ask(*systemctl(is_system), "daemon-reload")  # where there is nobody to ask, nothing is left behind
    path = (FOR_ALL if is_system else own_units()) / NAME
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as error:
        raise Trouble("file-not-written", FAILED, file=path, why=error.strerror or str(error)) from error
    if not is_system:
        ask("loginctl", "enable-linger")
    for words in (["daemon-reload"], ["enable", NAME], ["restart", NAME]):
        ask(*systemctl(is_system), *words)
    return path


def own_units() -> Path:
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "systemd" / "user"


def systemctl(is_system: bool) -> list[str]:
    return ["systemctl"] if is_system else ["systemctl", "--user"]


def ask(*words: str) -> None:
    """Have systemd do something; raises `Trouble` with what it says."""
    try:
        done = subprocess.run(words, capture_output=True, text=True, check=False)  # noqa: S603 - commands of systemd
    except OSError as error:
        raise Trouble("service-failed", FAILED, command=" ".join(words), why=str(error)) from error
    if done.returncode:
        why = " ".join(done.stderr.split()) or str(done.returncode)
        raise Trouble("service-failed", FAILED, command=" ".join(words), why=why)
