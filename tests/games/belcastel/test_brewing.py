"""[BEL-5, BEL-6, BEL-8] Brewing."""

from chaudron.testing.belcastel import scene


def test_each_chip_lies_as_many_spaces_on_as_its_value() -> None:
    """[BEL-17.1, BEL-5.2] The booklet's first example: chips on spaces 1 and 3, the next on 4."""
    t = scene(books="g1-b3-r3-y1-p3")
    t.draws("A: o1 y2 w1")
    assert t.cauldron("A") == "o1@1 y2@3 w1@4"
    t.says("A: stop")
    assert t.space("A") == "5 (5 c, 0 p, R)"


def test_whites_beyond_seven_explode_the_cauldron() -> None:
    """[BEL-17.2, BEL-6.1, BEL-10.0, BEL-8.2] The booklet's example: exploded on space 9, which scores 10."""
    t = scene()
    t.draws("A: w2 w3 o1 w1")
    assert t.seat("A").whites == 6
    t.draws("A: w2")
    assert t.cauldron("A") == "w2@2 w3@5 o1@6 w1@7 w2@9"
    assert t.seat("A").state == "exploded"
    assert t.space("A") == "10 (10 c, 2 p)"
    assert t.refuses("A: flask").rule == "BEL-8.2"
