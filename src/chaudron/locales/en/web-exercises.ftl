# Practising: a position, a choice, then what each answer was worth. No clock, no score, no streak.

web-exercises-title = Exercises
web-exercises-about = One position, one question. Answer by playing, on the board; only then come the numbers. No clock and no score: what comes next depends on what you find harder, and that stays on this device.
web-exercises-shipped = Chosen positions
web-exercises-mine = The chances I missed
web-exercises-mine-about = Your finished games, gone through again: decisions where another answer was clearly worth more.
web-exercises-mine-none = Finish a game, and you will find here what you could have played better.
web-exercises-back = Leave the exercises
web-exercises-ask = What would you do?
web-exercises-where = { $round ->
    [0] { $question }
   *[other] { $game ->
        [blackwood] Expedition
       *[other] Round
    } { $round }. { $question }
}
web-exercises-coming = The position is being laid out…
web-exercises-reading = { $name } is reading your game…
web-exercises-nothing = Nothing stands out in this game: none of your answers was worth clearly less than another.
web-exercises-other = Practise on chosen positions
web-exercises-chances = Chances to win, according to the review
web-exercises-your = your answer
web-exercises-your-best = your answer, the best
web-exercises-best = the best
web-exercises-played = in the game
web-exercises-unweighed = not weighed
web-exercises-tone-best = Well seen!
web-exercises-tone-close = Fair enough.
web-exercises-tone-other = There is better.
web-exercises-cost-near = “{ $other }” was not mad: it would have cost only { $cost }.
web-exercises-cost-close = Your answer is not mad at all: it costs only { $cost }.
web-exercises-cost-other = Your answer makes sense; it costs { $cost }.
web-exercises-cost-unweighed = Your answer was not weighed: the review did not try it.
web-exercises-agrees = Here the best answer is also the one of { $name }.
web-exercises-next = Next
web-exercises-on = Play it out
web-exercises-again = Try again
web-exercises-date = { $game }, { $date }
