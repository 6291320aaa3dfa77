"""The results of a tournament as one page that needs nothing else: figures, small plots, light and dark."""

from collections.abc import Callable, Iterable, Sequence
from html import escape
from importlib.resources import files

from chaudron.lab.tournament import plots
from chaudron.lab.tournament.results import Json, short
from chaudron.words import Words

FULL_TINT = 0.55
"""How much color a cell of the heat table gets, at most: its figures stay readable."""
POWERS = range(-3, 5)
"""Thinking times may be told in ticks of 10 to these powers, in milliseconds."""


def html(found: Json, words: Words) -> str:
    """The whole page."""
    page = ReportPage(found, words)
    style = files(__package__).joinpath("report.css").read_text("utf-8")
    title = escape(page.title)
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n<main>\n{page.body()}</main>\n</body>\n</html>\n"
    )


class ReportPage:
    """The parts of the page."""

    def __init__(self, found: Json, words: Words) -> None:
        self.found, self.words = found, words
        self.names = sorted(found["ratings"], key=lambda name: -float(found["ratings"][name]["elo"]))

    def say(self, key: str, **details: object) -> str:
        return escape(self.words.say(f"cli-tournament-{key}", **details))

    @property
    def title(self) -> str:
        details = {name: self.found[name] for name in ("game", "games", "players")}
        return self.words.say("lab-title", **details)

    def label(self, name: str) -> str:
        """A level by its word; others by their names."""
        said = self.words.say(f"bot-{name}") if self.words.has(f"bot-{name}") else short(name)
        return escape(said)

    def body(self) -> str:
        sections = [self.heading(), self.ratings(), self.meetings(), self.points(), self.thinking(), self.repeat()]
        return "".join(sections)

    def heading(self) -> str:
        how = self.say("how", seeds=self.found["seeds"], sets=self.found["sets"])
        options = ", ".join(f"{name}={value}" for name, value in self.found["options"].items())
        chosen = f"<p>{escape(self.words.say('lab-options', options=options))}</p>\n" if options else ""
        stopped = "" if self.found["is_complete"] else f"<p><strong>{self.say('report-incomplete')}</strong></p>\n"
        kicker = self.say("report-kicker")
        return f"<header><p>{kicker}</p>\n<h1>{escape(self.title)}</h1>\n<p>{how}</p>\n{chosen}{stopped}</header>\n"

    def section(self, key: str, table: str, **details: object) -> str:
        title, note = self.say(f"report-{key}"), self.say(f"report-{key}-note", **details)
        scrolls = f'<div class="wide" role="group" aria-label="{title}" tabindex="0">{table}</div>'
        return f"<section><h2>{title}</h2>\n<p>{note}</p>\n{scrolls}\n</section>\n"

    def rows(self, plot: Callable[[str], str], figures: Callable[[str], Sequence[str]], axis: str) -> str:
        """A row for everybody: name, figures, plot; below it what the plots are measured by."""
        lines = [
            f'<tr><th scope="row">{self.label(name)}</th>{cells(figures(name))}<td class="drawn">{plot(name)}</td></tr>'
            for name in self.names
        ]
        span = len(figures(self.names[0])) + 1
        return "\n".join([*lines, f'<tr class="scale"><td colspan="{span}"></td><td class="drawn">{axis}</td></tr>'])

    def plotted(self, columns: Sequence[str], rows: str) -> str:
        named = "".join(f'<th scope="col">{self.say(f"column-{name}")}</th>' for name in columns)
        head = f'<thead><tr>{named}<td class="drawn"></td></tr></thead>'
        return f'<table class="plotted of{len(columns)}">{head}\n<tbody>{rows}</tbody></table>'

    # How strong

    def ratings(self) -> str:
        found = self.found["ratings"]
        scale = plots.around([edge for one in found.values() for edge in one["elo_95"]])
        ticks = scale.ticks()

        def plot(name: str) -> str:
            low, high = found[name]["elo_95"]
            return plots.interval_bar(low, found[name]["elo"], high, scale, ticks)

        def figures(name: str) -> list[str]:
            low, high = found[name]["elo_95"]
            return [
                f"<strong>{self.say('elo', elo=found[name]['elo'])}</strong>",
                self.say("between", low=low, high=high),
            ]

        axis = plots.axis(scale, {tick: self.say("elo", elo=tick) for tick in ticks})
        return self.section("ratings", self.plotted(("bot", "elo", "interval"), self.rows(plot, figures, axis)))

    # Who beats whom

    def meetings(self) -> str:
        if any(len(lineup["bots"]) > 2 for lineup in self.found["lineups"]):
            return self.section("mixed", "".join(map(self.mixed, self.found["lineups"])))
        seats = self.found["players"] - 1
        return self.section("pairs", self.heat(), seats=seats, fair=1 / self.found["players"])

    def heat(self) -> str:
        """Who wins how often against whom; with more seats, alone among so many of the other."""
        head = "".join(f'<th scope="col">{self.label(name)}</th>' for name in self.names)
        lines = []
        for name in self.names:
            row = "".join(self.heat_cell(name, other) for other in self.names)
            lines.append(f'<tr><th scope="row">{self.label(name)}</th>{row}</tr>')
        body = "\n".join(lines)
        return f'<table class="heat"><thead><tr><td></td>{head}</tr></thead>\n<tbody>{body}</tbody></table>'

    def heat_cell(self, name: str, other: str) -> str:
        lineups = [one for one in self.found["lineups"] if set(one["bots"]) == {name, other}]
        alone = [one["bots"][name] for one in lineups if one["bots"][name]["seats"] == 1]
        return self.tinted(alone[0]) if alone else '<td class="none">·</td>'

    def mixed(self, lineup: Json) -> str:
        names = sorted(lineup["bots"], key=lambda name: -float(lineup["bots"][name]["win_rate"]))
        lines = [
            f'<tr><th scope="row">{self.label(name)}</th>{self.tinted(lineup["bots"][name])}</tr>' for name in names
        ]
        return f'<table class="heat">{"".join(lines)}</table>'

    def tinted(self, fared: Json) -> str:
        """A rate of winning on a ground that tells from afar whether it is more than its share."""
        (low, high), rate = fared["win_rate_95"], fared["win_rate"]
        beyond, fair = rate - fared["fair"], fared["fair"]
        part = beyond / (1 - fair) if beyond > 0 else -beyond / fair
        said = escape(self.words.say("lab-cell-wins", rate=rate))
        between = escape(self.words.say("lab-cell-interval", low=low, high=high))
        kind = "good" if beyond > 0 else "bad"
        return f'<td class="{kind}" style="--part:{FULL_TINT * part:.0%}">{said}<small>{between}</small></td>'

    # Points and time

    def points(self) -> str:
        found = self.found["points"]
        scale, width = plots.in_columns([int(number) for one in found.values() for number in one["counts"]])

        def plot(name: str) -> str:
            counts = {int(number): count for number, count in found[name]["counts"].items()}
            return plots.histogram(counts, found[name]["mean"], scale, width)

        def figures(name: str) -> list[str]:
            return [escape(self.words.say("lab-cell-points", mean=found[name]["mean"], deviation=found[name]["sd"]))]

        axis = plots.axis(scale, {tick: f"{tick:g}" for tick in scale.ticks()})
        return self.section("points", self.plotted(("bot", "points"), self.rows(plot, figures, axis)))

    def thinking(self) -> str:
        found, times = self.found["thinking"], ("mean_ms", "p99_ms", "worst_ms")
        scale = plots.around([plots.logarithm(one[time]) for one in found.values() for time in times])
        ticks = [power for power in POWERS if scale.least <= power <= scale.most]

        def plot(name: str) -> str:
            mean, p99, worst = (found[name][time] for time in times)
            return plots.times_bar(mean, p99, worst, scale, ticks)

        def figures(name: str) -> list[str]:
            return [self.milliseconds(found[name][time]) for time in times]

        axis = plots.axis(scale, {power: self.milliseconds(10.0**power) for power in ticks})
        columns = ("bot", "mean", "p99", "worst")
        return self.section("thinking", self.plotted(columns, self.rows(plot, figures, axis)))

    def milliseconds(self, number: float) -> str:
        return self.say("ms" if number >= 10 else "ms-short", number=max(number, 0.01))

    # How to repeat it

    def repeat(self) -> str:
        found = self.found
        versions = self.say(
            "report-versions",
            **{name: found[name] for name in ("chaudron", "game", "version", "python", "bots_digest")},
        )
        command = f"<pre><code>{escape(found['command'])}</code></pre>"
        return f"<section><h2>{self.say('report-repeat')}</h2>\n{command}\n<p>{versions}</p>\n</section>\n"


def cells(figures: Iterable[str]) -> str:
    return "".join(f"<td>{figure}</td>" for figure in figures)
