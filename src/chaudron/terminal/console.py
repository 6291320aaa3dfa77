"""One keyboard and one screen. With a terminal the screen is cleared for every decision; without, all is one text."""

import contextlib
import getpass
import importlib
import os
import shutil
import sys
from typing import TextIO

from chaudron.terminal.paint import Paint

CLEAR_SCREEN = "\x1b[H\x1b[2J"
ENDLESS = 100_000


class Console:
    """Where people read and type."""

    def __init__(self, *, color: bool = True, linear: bool = False) -> None:
        self.input: TextIO = sys.stdin
        self.output: TextIO = sys.stdout
        self.is_terminal = self.input.isatty() and self.output.isatty()
        if self.is_terminal:
            with contextlib.suppress(ImportError):
                importlib.import_module("readline")  # from now on a line can be edited while it is typed
        self.linear = linear
        self.paint = Paint(color and not linear and self._shows_colors())

    def _shows_colors(self) -> bool:
        return self.output.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"

    @property
    def width(self) -> int:
        """How many columns a line may take. What is read aloud is not broken into lines."""
        if self.linear:
            return ENDLESS
        return max(min(shutil.get_terminal_size((80, 24)).columns, 120), 40)

    @property
    def height(self) -> int:
        return shutil.get_terminal_size((80, 24)).lines

    @property
    def clears(self) -> bool:
        """Is the screen cleared between decisions?"""
        return self.is_terminal and not self.linear

    def clear(self) -> None:
        if self.clears:
            self.output.write(CLEAR_SCREEN)
        else:
            self.show()

    def show(self, text: str = "") -> None:
        self.output.write(text + "\n")

    def read(self, prompt: str, hidden: bool = False) -> str:
        """A line that somebody typed. Raises `EOFError` at the end of the input."""
        self.output.flush()
        if not self.is_terminal:
            return self._read_and_echo(prompt)
        typed = getpass.getpass(prompt) if hidden else input(prompt)
        return typed.strip()

    def _read_and_echo(self, prompt: str) -> str:
        """Without a terminal nobody sees what is typed: it is shown, so that the text can be read afterwards."""
        line = self.input.readline()
        if not line:
            self.show(prompt)
            raise EOFError
        self.show(prompt + line.strip())
        return line.strip()

    def wait(self, prompt: str) -> None:
        """Let somebody read in peace. Without a terminal there is nobody to wait for."""
        if self.is_terminal:
            self.read(self.paint("faded", prompt))
