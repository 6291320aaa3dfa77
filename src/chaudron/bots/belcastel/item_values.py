"""What things are worth to the apprentice of Belcastel, in victory points."""

COIN_WORTH = (0.0, 0.62, 0.58, 0.52, 0.46, 0.40, 0.32, 0.22, 0.12, 0.2)
"""What a coin is worth in each round."""
RUBY_WORTH = (0.0, 1.1, 1.1, 1.0, 1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""What a ruby is worth in each round."""
POINTS_PER_RUBY = 0.5
"""What a ruby kept until round 9 is worth at least [BEL-12.2]."""
DIE_WORTH = 1.0
"""What the bonus die is worth to whoever is furthest."""
DROP_WORTH = 0.35
"""What a space more at the start is worth, for every round to come."""
FLASK_WORTH = 2.0
"""What a full flask is worth to whoever brews again."""

BOOK_BONUS = {
    "orange": 0.7,
    "black-2p": 2.6,
    "black-34p": 2.3,
    "green-1": 1.2,
    "green-2": 1.7,
    "green-3": 0.9,
    "green-4": 1.0,
    "blue-1": 2.4,
    "blue-2": 1.6,
    "blue-3": 1.3,
    "blue-4": 1.6,
    "red-1": 1.7,
    "red-2": 1.9,
    "red-3": 2.4,
    "red-4": 1.6,
    "yellow-1": 3.0,
    "yellow-2": 3.2,
    "yellow-3": 2.6,
    "yellow-4": 2.4,
    "purple-1": 2.0,
    "purple-2": 2.8,
    "purple-3": 2.4,
    "purple-4": 2.0,
    "orange-6": 0.7,
    "green-5": 0.9,
    "green-6": 2.0,
    "blue-5": 1.2,
    "blue-6": 1.5,
    "red-5": 1.4,
    "red-6": 1.3,
    "yellow-5": 2.8,
    "yellow-6": 2.0,
    "purple-5": 2.4,
    "purple-6": 2.6,
    "black-5": 0.5,
    "black-6": 2.3,
    "locoweed-5": 1.2,
    "locoweed-6": 1.6,
}
"""How much a chip of each book is liked beyond the spaces it moves; black-5: the rubies a gift brings in a round."""
ENOUGH = {
    "purple-1": 3,
    "purple-2": 3,
    "purple-4": 3,
    "yellow-3": 4,
    "yellow-4": 4,
    "red-4": 2,
    "black-2p": 4,
    "black-6": 3,
    "yellow-6": 3,
}
"""After so many chips of a book another one is liked only half as much."""
PLENTY = 6
"""The same for books that are not named there."""

PENNY_WORTH = {
    "S1": (3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 2.0),
    "S2": (4.5, 4.5, 4.5, 4.4, 4.4, 4.3, 4.1, 3.9, 3.7, 2.0),
    "S3": (2.9, 2.9, 2.9, 2.9, 2.8, 2.8, 2.7, 2.6, 2.4, 2.0),
    "S4": (4.7, 4.7, 4.7, 4.7, 4.7, 4.5, 4.2, 3.9, 3.9, 2.0),
    "C1": (2.8, 2.8, 2.7, 2.5, 2.3, 2.1, 2.0, 2.0, 2.0, 2.0),
    "C2": (6.0, 6.0, 5.7, 5.2, 4.6, 4.2, 4.2, 4.2, 4.2, 2.0),
    "C3": (5.8, 5.8, 5.6, 5.3, 4.8, 4.0, 3.2, 2.5, 2.0, 2.0),
    "C4": (2.3, 2.3, 2.2, 2.1, 2.1, 2.0, 2.0, 2.0, 2.0, 2.0),
    "G1": (4.1, 4.1, 4.1, 4.1, 4.1, 4.0, 4.0, 3.9, 3.7, 2.0),
    "G2": (7.5, 7.5, 7.5, 7.5, 7.5, 7.4, 7.3, 6.8, 5.8, 2.0),
    "G3": (4.7, 4.7, 4.7, 4.7, 4.7, 4.7, 4.5, 4.1, 3.2, 2.0),
    "G4": (2.7, 2.4, 2.3, 2.2, 2.1, 2.0, 2.0, 2.0, 2.0, 2.0),
}
"""What a penny kept in a round will bring on average: its 2 points, or the witch on a better day.

Counted back from round 9 over what the witches had to offer in 1,600 games between apprentices who called nobody.
"""
