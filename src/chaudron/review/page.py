"""A review as one page that needs nothing else: tables, curves and moments, in both languages."""

from collections.abc import Callable
from html import escape
from importlib.resources import files

from chaudron.kernel.game import Game
from chaudron.kernel.record import Record
from chaudron.review import plots
from chaudron.review.account import CHANCE, POINTS, Review
from chaudron.review.telling import Telling, headings, rows
from chaudron.rulebook import LANGUAGES
from chaudron.words import Words, words

SHOWN = "#{0}:checked ~ main.{0} {{ display: block; }}\n"
"""The style by which a language is seen once it is chosen."""


def page(game: Game, record: Record, review: Review, language: str) -> str:
    """The whole page; it opens in this language, and can be switched without any script."""
    style = files(__package__).joinpath("page.css").read_text("utf-8")
    telling = Telling(game, record, review)
    order = (language, *[other for other in LANGUAGES if other != language])
    switches = "".join(
        f'<input type="radio" name="language" id="{one}"{" checked" if one == language else ""}>'
        f'<label for="{one}" lang="{one}">{words(one).say("review-language")}</label>'
        for one in order
    )
    bodies = "".join(body(game, review, telling, words(one)) for one in order)
    shown = "".join(map(SHOWN.format, order))
    title = escape(words(language).say("review-title", game=game.name))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>\n{style}{shown}</style>\n</head>\n<body>\n{switches}\n{bodies}</body>\n</html>\n"
    )


def body(game: Game, review: Review, telling: Telling, speak: Words) -> str:
    """Everything in one language."""
    say = speak.say
    plotted = [
        (say("review-plot-chance"), plots.chances),
        (say("review-plot-luck"), plots.luck),
        (say("review-plot-decisions"), plots.decisions),
    ]
    parts = [
        f"<header><h1>{escape(say('review-title', game=game.name))}</h1><p>{escape(say('review-how'))}</p></header>",
        table(review, POINTS, say("review-points"), speak),
        table(review, CHANCE, say("review-chance"), speak),
        f"<p>{escape(say('review-drift'))} {escape(say('review-judged', judged=review.judged))}</p>",
        legend(review, speak),
        *[plot(title, draw, review) for title, draw in plotted],
        moments(review, telling, speak),
    ]
    return f'<main class="{speak.language}" lang="{speak.language}">\n' + "\n".join(parts) + "\n</main>\n"


def table(review: Review, measure: str, title: str, speak: Words) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in headings(speak))
    lines = "".join(
        f'<tr><th scope="row">{escape(who)}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>\n"
        for who, *cells in rows(review, measure, speak)
    )
    grid = f"<table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>"
    return f'<section><h2>{escape(title)}</h2><div class="wide">{grid}</div></section>'


def legend(review: Review, speak: Words) -> str:
    """Which line is whose."""
    items = "".join(
        f'<li><svg viewBox="0 0 40 10" aria-hidden="true"><line class="seat seat{seat}" x1="0" x2="40" y1="5" y2="5" '
        f'stroke-dasharray="{plots.DASHES[seat]}"/></svg>{escape(speak.seat(seat, review.names))}</li>'
        for seat in range(review.players)
    )
    return f'<ul class="legend">{items}</ul>'


def plot(title: str, draw: Callable[[Review], str], review: Review) -> str:
    return f"<section><h2>{escape(title)}</h2>{draw(review)}</section>"


def moments(review: Review, telling: Telling, speak: Words) -> str:
    """The weightiest first; small ones are left out."""
    told = [telling.moment(moment, speak) for moment in review.moments if moment.size != "small"]
    items = "".join(
        f"<li><h3>{escape(heading)}</h3>" + "".join(f"<p>{escape(line)}</p>" for line in sentences) + "</li>\n"
        for heading, sentences in told
    )
    found = f"<ol>{items}</ol>" if told else f"<p>{escape(speak.say('review-no-moments'))}</p>"
    return f"<section><h2>{escape(speak.say('review-moments'))}</h2>{found}</section>"
