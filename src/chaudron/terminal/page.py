"""What a person is shown before a decision: what happened since the last one, and the board."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from chaudron.terminal.board import Drawing
from chaudron.terminal.log import LoggedFact, sentences, told_lines
from chaudron.terminal.paint import wrap

if TYPE_CHECKING:
    from chaudron.terminal.session import Session


class PageFoot(NamedTuple):
    """What stands at the foot of a page: the question with its choices, and a hint at what else may be typed."""

    lines: list[str]
    hint: str


class Page:
    """The page that one person at the keyboard sees; without a seat, one that all may see."""

    def __init__(self, session: "Session", seat: int | None) -> None:
        self.session, self.seat, self.console, self.face = session, seat, session.console, session.face
        self.view = session.view(seat)

    @property
    def name(self) -> str:
        return "" if self.seat is None else self.session.words.seat(self.seat, self.session.names)

    def said(self, key: str, **details: object) -> list[str]:
        return wrap(self.session.words.say(key, **details), self.console.width)

    def show(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.console.show(line)

    def open(self, question: PageFoot) -> None:
        """What happened, the board, the question."""
        news = self.news()
        if self.console.clears:
            self.lay_out(news, question, title=self.news_title())
        elif self.console.linear:
            self.show(["", *news, *self.aloud(question)])
        else:
            self.show(["", self.board(), *news, *question.lines, question.hint])

    def news_title(self) -> str:
        """With several people at the keyboard it says whose page this is."""
        title = self.session.words.say("news-title")
        if len(self.session.people) == 1 or self.seat is None:
            return title
        return self.session.words.say("question", name=self.name, asked=title)

    def close(self) -> None:
        """What happened at the end, after which nothing is asked."""
        news = self.news()
        if self.console.clears:
            self.turn_pages(news, self.news_title())
        else:
            self.show(["", *news])

    def reply(self, lines: Sequence[str], question: PageFoot, title: str = "") -> None:
        """Something that was asked for, or that went wrong; then the question again."""
        if self.console.clears:
            self.lay_out(lines, question, title)
        else:
            self.show([*lines, *(["", *question.lines] if title else [])])

    def lay_out(self, lines: Sequence[str], question: PageFoot, title: str) -> None:
        """Everything on one screen, so that nothing scrolls: what there is to say stands between board and question.

        Where it does not fit, the hint gives way; then the lines get pages of their own.
        """
        is_a_word = self.face.is_a_word(self.view, len(lines), bool(title))
        drawn = self.board_above(len(question.lines) + 1, len(lines), is_a_word)
        room = self.console.height - len(drawn) - len(question.lines) - 1
        if len(lines) > room:
            self.turn_pages(lines, title)
            lines = []
        self.console.clear()
        self.show([*drawn, *lines, *question.lines])
        if len(lines) + question.hint.count("\n") < room:
            self.show([self.console.paint("faded", question.hint)])

    def board_above(self, needed: int, more: int, is_a_word: bool) -> list[str]:
        """The fullest board that leaves the lines needed, and if it can some more: for a word, rather a brief one."""
        room, (*fuller, brief) = self.console.height - needed, self.face.boards
        for draw in (*fuller, *[brief] * is_a_word):
            if len(drawn := self.drawn(draw)) + more <= room:
                return drawn
        terse = self.drawn(fuller[-1])
        return terse if len(terse) <= room else self.drawn(brief)

    def board(self) -> str:
        width, color, linear = self.console.width, self.console.paint.color, self.console.linear
        names = self.session.names
        return self.face.board(self.view, self.session.words, names=names, width=width, color=color, linear=linear)

    def drawn(self, draw: Drawing) -> list[str]:
        """A board, drawn by one of those who tell more or less."""
        width, color = self.console.width, self.console.paint.color
        return draw(self.view, self.session.words, names=self.session.names, width=width, color=color).split("\n")

    def aloud(self, question: PageFoot) -> list[str]:
        """The whole board where a new part of the game begins; otherwise only what changes with every chip."""
        part = self.face.part(self.view)
        if self.session.shown.get(self.seat) == part:
            return [self.face.status(self.view, self.session.words, self.session.names), *question.lines]
        self.session.shown[self.seat] = part
        return [self.board(), *question.lines, question.hint]

    def turn_pages(self, lines: Sequence[str], title: str) -> None:
        """Lines on pages of their own."""
        room = max(self.console.height - 4, 5)
        for start in range(0, len(lines), room):
            self.console.clear()
            self.show([self.console.paint("title", title), "", *lines[start : start + room]])
            self.console.wait("\n" + self.session.words.say("news-more"))

    def news(self) -> list[str]:
        """What this person has not been shown yet, alone or with the others; the rest is left to board and log."""
        readers = self.session.people if self.seat is None else [self.seat]
        return self.told(self.face.news(self.view, self.session.fresh(self.seat), readers), with_rules=False)

    @property
    def alone(self) -> int | None:
        """The seat of whoever is the only person at the keyboard; among several, everybody goes by their name."""
        people = self.session.people
        return people[0] if len(people) == 1 else None

    def told(self, heard: Sequence[LoggedFact], *, with_rules: bool) -> list[str]:
        facts = [told.fact for told in heard]
        said = sentences(self.session.play.game.name, facts, self.session.words, self.session.names, self.alone)
        return told_lines(said, self.console.paint, self.console.width, with_rules=with_rules)
