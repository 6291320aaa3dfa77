"""The report as one HTML page that needs nothing else: it prints well, and every chart is a table too."""

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape

from chaudron.games.belcastel.components import LETTERS
from chaudron.lab.report.charts import Dot, bars, dots
from chaudron.lab.report.figures import LEAST, Estimate, Figures
from chaudron.lab.tallies import interval
from chaudron.words import Words

MINUS = "\N{MINUS SIGN}"
INKS = {"k": "#2a2426", "l": "#d6805f", "g": "#46844a", "b": "#3e70b2", "r": "#c43c30", "y": "#e0b23a", "p": "#7e509c"}
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
border-top:1px solid #c8b58c}th{text-align:left;font-weight:400}summary{cursor:pointer;padding:.6rem 0}
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
    sections = [part(figures, words) for part in (books, witches, seats, leads, rounds, points, length, cards, casters)]
    sections += [counted(figures, words, name) for name in ("brewed", "spells", "deeds")]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return (
        f'<!doctype html><html lang="{words.language}"><head>{head}<style>{STYLE}</style></head><body>'
        f"<header><h1>{escape(title)}</h1><span>{escape(many)}</span></header>{key_figures(figures, words)}"
        f"<main>{''.join(sections)}</main><footer>{escape(say('lab-report-sure'))}{again(words, command)}</footer>"
        "</body></html>\n"
    )


def again(words: Words, command: str) -> str:
    return f" {escape(words.say('lab-report-again'))} <code>{escape(command)}</code>" if command else ""


def key_figures(figures: Figures, words: Words) -> str:
    told = [
        (one(words, figures.mean), words.say("lab-report-mean", deviation=figures.deviation)),
        (one(words, figures.decisions.mean or 0.0), words.say("lab-report-decisions")),
    ]
    if explosions := figures.by_round("explosions"):
        told.append((one(words, sum(explosions.values())), words.say("lab-report-explosions-each")))
    items = "".join(f"<li><b>{escape(figure)}</b> <span>{escape(said)}</span></li>" for figure, said in told)
    return f'<ul class="key">{items}</ul>'


def books(figures: Figures, words: Words) -> str:
    """How strong each book is; only where games had different ones."""
    found = figures.books()
    lines = [
        strength(words.say(f"belcastel-book-{color}-{number}"), about, words, INKS[letter])
        for color, letter in LETTERS.items()
        for (one, number), about in found.items()
        if one == letter and letter in INKS
    ]
    return section(words, "books", dots(lines, 0), [(line.name, line.written) for line in lines]) if lines else ""


def witches(figures: Figures, words: Words) -> str:
    """How strong each witch is; only where games had different ones."""
    found = figures.witches().items()
    lines = [strength(words.say(f"belcastel-witch-{witch}"), about, words) for witch, about in found]
    return section(words, "witches", dots(lines, 0), [(line.name, line.written) for line in lines]) if lines else ""


def strength(name: str, about: Estimate, words: Words, ink: str = INKS["y"]) -> Dot:
    low, high = about.value - about.margin, about.value + about.margin
    shown = round(about.value, 1)
    sign = MINUS if shown < 0 else "+" if shown > 0 else ""
    written = words.say("lab-report-more", sign=sign, value=abs(shown), margin=about.margin)
    return Dot(name, about.value, low, high, written, ink, about.is_clear)


def seats(figures: Figures, words: Words) -> str:
    names = {seat: words.say("lab-report-seat", number=seat + 1) for seat in sorted(figures.seats)}
    found = [(name, figures.wins[seat], figures.seats[seat]) for seat, name in names.items()]
    return rates(words, "seats", found, figures.wins.total() / figures.seats.total())


def leads(figures: Figures, words: Words) -> str:
    """How often those win who are ahead after a round."""
    found = [(words.say("lab-report-round", number=n), won, ahead) for n, (ahead, won) in figures.leads().items()]
    return rates(words, "leads", found, figures.wins.total() / figures.seats.total())


def cards(figures: Figures, words: Words) -> str:
    """How often each card of those that were turned often enough decided its game."""
    found = [
        (words.say(f"belcastel-card-{card}"), decided, turned)
        for card, (turned, decided) in figures.decisive().items()
        if turned >= LEAST
    ]
    found.sort(key=lambda one: -one[1] / one[2])
    return rates(words, "cards", found, sum(one[1] for one in found) / sum(one[2] for one in found)) if found else ""


def casters(figures: Figures, words: Words) -> str:
    """How often those win who play a spell."""
    found = [
        (called(figures.game, "spells", spell, words), figures.casters_won[spell], played)
        for spell, played in sorted(figures.casters.items())
        if played >= LEAST
    ]
    return rates(words, "casters", found, figures.wins.total() / figures.seats.total())


def rates(words: Words, name: str, found: Sequence[tuple[str, int, int]], usual: float) -> str:
    """Of how many how many did, beside what is usual."""
    if not found:
        return ""
    lines, told = [], []
    for called_, some, all_ in found:
        low, high = interval(some, all_)
        rate = some / all_
        lines.append(
            Dot(called_, rate, low, high, words.say("lab-cell-wins", rate=rate), is_clear=not low <= usual <= high)
        )
        told.append((called_, words.say("lab-report-between", rate=rate, low=low, high=high)))
    return section(words, name, dots(lines, usual), told)


def rounds(figures: Figures, words: Words) -> str:
    found = figures.by_round("explosions")
    if not found:
        return ""
    told = [(str(number), rate, words.say("lab-report-percent", rate=rate)) for number, rate in found.items()]
    return section(words, "rounds", bars(told), [(name, written) for name, _, written in told])


def points(figures: Figures, words: Words) -> str:
    """A histogram, and where nine in ten lie."""
    low, high = figures.middle(0.9)
    return histogram(words, "points", figures.points, words.say("lab-report-middle", low=low, high=high))


def length(figures: Figures, words: Words) -> str:
    """How many decisions games have."""
    return histogram(words, "length", figures.lengths)


def histogram(words: Words, name: str, numbers: Counter[int], note: str = "") -> str:
    least, most = min(numbers), max(numbers)
    size = max(1, -(-(most - least + 1) // CLASSES))
    told = []
    for start in range(least, most + 1, size):
        rate = sum(numbers[number] for number in range(start, start + size)) / numbers.total()
        label = str(start) if size == 1 else words.say("lab-report-range", low=start, high=start + size - 1)
        told.append((label, rate, words.say("lab-report-percent", rate=rate)))
    drawn = [(str(start), rate, "") for start, (_, rate, _) in zip(range(least, most + 1, size), told, strict=True)]
    return section(words, name, bars(drawn), pairs(told), note)


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
    if name == "brewed":
        return words.say(f"blackwood-potion-{key}")
    return words.say(f"bal-card-{key}" if game == "bal" else f"{game}-spell-{key}")


def pairs(told: Iterable[tuple[str, float, str]]) -> list[tuple[str, str]]:
    return [(name, written) for name, _, written in told]


def section(words: Words, name: str, chart: str, told: Sequence[tuple[str, str]], note: str = "") -> str:
    lines = "".join(f'<tr><th scope="row">{escape(one)}</th><td>{escape(other)}</td></tr>' for one, other in told)
    table = f"<table>{lines}</table>"
    if chart:
        table = f"{chart}<details><summary>{escape(words.say('lab-report-table'))}</summary>{table}</details>"
    about = note or words.say(f"lab-report-{name}.about")
    return f"<section><h2>{escape(words.say(f'lab-report-{name}'))}</h2><p>{escape(about)}</p>{table}</section>"


def one(words: Words, number: float) -> str:
    return words.say("lab-report-number", number=number)
