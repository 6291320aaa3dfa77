"""The report as one HTML page that needs nothing else: it prints well, and every chart is a table too."""

from collections.abc import Iterable, Sequence
from html import escape

from chaudron.games.belcastel.components import BOOK_COLORS, LETTERS
from chaudron.lab.report.charts import Dot, bars, dots
from chaudron.lab.report.figures import Figures
from chaudron.lab.tallies import interval
from chaudron.words import Words

INKS = {"g": "#46844a", "b": "#3e70b2", "r": "#c43c30", "y": "#e0b23a", "p": "#7e509c"}
CLASSES, MOST_NAMES = 18, 10
STYLE = """
:root{color-scheme:light}body{margin:0 auto;max-width:84rem;padding:1.5rem;background:#efe3c6;color:#2a1d17;
font:1rem/1.4 "Atkinson Hyperlegible Next","Atkinson Hyperlegible",system-ui,sans-serif}
h1,h2{font-family:Fraunces,Georgia,serif;line-height:1.15;margin:0}h1{font-size:2.2rem}h2{font-size:1.35rem}
header{display:flex;flex-wrap:wrap;gap:.3rem 1rem;align-items:baseline}
.key{display:grid;border-block:2px solid;margin:1rem 0;padding:0;
grid-template-columns:repeat(auto-fit,minmax(13rem,1fr))}
.key li{list-style:none;display:flex;gap:.8rem;align-items:center;padding:.7rem}
.key b{font:700 2.1rem Fraunces,Georgia,serif}
main{columns:3 24rem;column-gap:1rem}
section{background:#f8eedb;border:1px solid #c8b58c;border-radius:.6rem;padding:1rem;margin:0 0 1rem;break-inside:avoid}
section p,footer{color:#5d4a3c;margin:.2rem 0 .6rem}svg{width:100%;height:auto;font-size:14px;fill:#2a1d17}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}td,th{padding:.2rem .5rem;text-align:right;
border-top:1px solid #c8b58c}td:first-child,th:first-child{text-align:left}summary{cursor:pointer;padding:.6rem 0}
code{background:#fffaf0;border:1px solid #c8b58c;border-radius:.3rem;padding:.1rem .4rem;overflow-wrap:anywhere}
@media print{body{background:none;padding:0}details{display:none}}
"""


def page(figures: Figures, words: Words, command: str, own: str = "") -> str:
    """The whole page; with values that are not ours, `own` names them."""
    say = words.say
    title = say("lab-report-title", game=figures.game)
    many = say("lab-report-games", games=figures.games, players=figures.players)
    if own:
        many += " · " + say("lab-own-values", hash=own)
    sections = [books(figures, words), seats(figures, words), rounds(figures, words), points(figures, words)]
    sections += [counted(figures, words, name) for name in ("spells", "deeds")]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return (
        f'<!doctype html><html lang="{words.language}"><head>{head}<style>{STYLE}</style></head><body>'
        f"<header><h1>{escape(title)}</h1><span>{escape(many)}</span></header>{key_figures(figures, words)}"
        f"<main>{''.join(sections)}</main><footer>{escape(say('lab-report-sure'))} {escape(say('lab-report-again'))} "
        f"<code>{escape(command)}</code></footer></body></html>\n"
    )


def key_figures(figures: Figures, words: Words) -> str:
    told = [
        (one(words, figures.mean), words.say("lab-report-mean", deviation=figures.deviation)),
        (one(words, figures.decisions.mean or 0.0), words.say("lab-report-length")),
    ]
    if explosions := figures.by_round("explosions"):
        told.append((one(words, sum(explosions.values())), words.say("lab-report-explosions-each")))
    items = "".join(f"<li><b>{escape(figure)}</b> <span>{escape(said)}</span></li>" for figure, said in told)
    return f'<ul class="key">{items}</ul>'


def books(figures: Figures, words: Words) -> str:
    """How strong each book is; only where games had different ones."""
    letters = {LETTERS[color]: color for color in BOOK_COLORS}
    found = {book: about for book, about in figures.books().items() if book[0] in letters}
    if len({number for _, number in found}) < 2:
        return ""
    lines = [
        Dot(
            words.say(f"belcastel-book-{letters[letter]}-{number}"),
            about.value,
            about.value - about.margin,
            about.value + about.margin,
            words.say("lab-report-more", value=round(about.value, 1) + 0.0, margin=about.margin),
            INKS[letter],
            about.is_clear,
        )
        for letter in letters
        for number in range(1, 7)
        if (about := found.get((letter, number)))
    ]
    return section(words, "books", dots(lines, 0), [(line.name, line.written) for line in lines])


def seats(figures: Figures, words: Words) -> str:
    lines, fair = [], figures.wins.total() / figures.seats.total()
    for seat in sorted(figures.seats):
        low, high = interval(figures.wins[seat], figures.seats[seat])
        rate = figures.wins[seat] / figures.seats[seat]
        written = words.say("lab-cell-wins", rate=rate)
        name = words.say("lab-report-seat", number=seat + 1)
        lines.append(Dot(name, rate, low, high, written, is_clear=not low <= fair <= high))
    return section(words, "seats", dots(lines, fair), [(line.name, line.written) for line in lines])


def rounds(figures: Figures, words: Words) -> str:
    found = figures.by_round("explosions")
    if not found:
        return ""
    told = [(str(number), rate, words.say("lab-report-percent", rate=rate)) for number, rate in found.items()]
    return section(words, "rounds", bars(told), [(name, written) for name, _, written in told])


def points(figures: Figures, words: Words) -> str:
    """A histogram, and where nine in ten lie."""
    least, most = min(figures.points), max(figures.points)
    size = max(1, -(-(most - least + 1) // CLASSES))
    told = []
    for start in range(least, most + 1, size):
        rate = sum(figures.points[points] for points in range(start, start + size)) / figures.points.total()
        told.append((str(start), rate, words.say("lab-report-percent", rate=rate)))
    low, high = figures.middle(0.9)
    note = words.say("lab-report-middle", low=low, high=high)
    return section(words, "points", bars([(name, rate, "") for name, rate, _ in told]), pairs(told), note)


def counted(figures: Figures, words: Words, name: str) -> str:
    """What a seat does most often in a game."""
    found = figures.most(name, MOST_NAMES)
    if not found:
        return ""
    named = [(called(figures.game, name, key, words), words.say("lab-cell-number", number=rate)) for key, rate in found]
    return section(words, name, "", named)


def called(game: str, name: str, key: str, words: Words) -> str:
    if name == "deeds":
        return words.say("lab-deed", deed=key)
    return words.say(f"bal-card-{key}" if game == "bal" else f"{game}-spell-{key}")


def pairs(told: Iterable[tuple[str, float, str]]) -> list[tuple[str, str]]:
    return [(name, written) for name, _, written in told]


def section(words: Words, name: str, chart: str, told: Sequence[tuple[str, str]], note: str = "") -> str:
    lines = "".join(f"<tr><td>{escape(one)}</td><td>{escape(other)}</td></tr>" for one, other in told)
    table = f"<table>{lines}</table>"
    if chart:
        table = f"{chart}<details><summary>{escape(words.say('lab-report-table'))}</summary>{table}</details>"
    about = note or words.say(f"lab-report-{name}.about")
    return f"<section><h2>{escape(words.say(f'lab-report-{name}'))}</h2><p>{escape(about)}</p>{table}</section>"


def one(words: Words, number: float) -> str:
    return words.say("lab-report-number", number=number)
