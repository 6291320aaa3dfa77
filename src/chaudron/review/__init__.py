"""After the game: luck told apart from decisions (docs/review.md, ADR 0020).

`review(game, record)` of `reviewing` gives the whole account. Everything here needs the standard library alone, so that
it also runs in a browser; only what learns the weights needs numpy.
"""
