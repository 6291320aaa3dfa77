# The review of a game: luck told apart from decisions.

web-review = Review
web-review-leave = Leave the review
web-review-share = The review of a game of { $game }:
web-review-somebody = The house
web-review-making = { $name } is reading the game again…
web-review-progress = Progress of the review
web-review-far = { $done } of { $answers } { $answers ->
        [one] move
       *[other] moves
    }
web-review-cancel = Cancel
web-review-again = Read the game again
web-review-account = Luck and decisions
web-review-par = par
web-review-luck = luck
web-review-decisions = decisions
web-review-drift = drift
web-review-result = result
web-review-unit-points = points
web-review-unit-bal = Crapzouilles
web-review-unit-blackwood = renown
web-review-unit-chance = victory
web-review-equal = At equal luck
web-review-rough = Drift is large in this game: trust only the broad lines.
web-review-own = Lost by one’s own choices
web-review-exercise = Exercise
web-review-how = How it is counted
web-review-how-sum = For every seat: result = par + luck + decisions + drift. Rounding is counted with luck.
web-review-how-par = Par: what could be expected before the first move, the same for everybody.
web-review-how-luck = Luck: everything that draws changed, yours and the others’, against the mean of what could have come.
web-review-how-decisions = Decisions: everything that choices changed, yours and the others’, against the best choice. A choice is judged by what its seat knew, never by the hidden hands of others.
web-review-how-drift = Drift: what neither luck nor decisions explain. The review judges quickly, and sometimes changes its mind from one move to the next although nobody drew or chose. The greater the drift, the less sure is the rest of the account.
web-review-how-equal = At equal luck: par and decisions, without luck and drift.
web-review-how-measured = Over a thousand games, when it says “one chance in two”, it is about one in two. A single choice remains an opinion: read it as one.
web-review-how-measured-little = For this game, how right its chances are has been measured on a few dozen games only. A single choice is an opinion: read it as one.
web-review-moments = Moments of the whole table
web-review-moments-of = Moments of { $name }
web-review-filter-all = all { $count }
web-review-filter-notable = notable { $count }
web-review-filter-decisive = decisive { $count }
web-review-kind-lucky = Lucky break
web-review-kind-unlucky = Rotten luck
web-review-kind-fine = Fine choice
web-review-kind-missed = Missed chance
web-review-round = { $game ->
        [blackwood] exp. { $round }
       *[other] rd { $round }
    }
web-review-round-long = { $game ->
        [blackwood] Expedition { $round }
       *[other] Round { $round }
    }
web-review-start = start
web-review-at-start = Before the first move.
web-review-none = Nothing weighed as much in this game.
web-review-played = played
web-review-usual = usually
web-review-chosen = chosen
web-review-better = better
web-review-deadly = { $count ->
        [0] No chip in the bag would have made it explode.
        [one] Only one chip of { $bag } would have made it explode.
       *[other] { $count } chips of { $bag } would have made it explode.
    }
web-review-amount = { $points } { $unit ->
        [bal] { $count ->
            [one] Crapzouille
           *[other] Crapzouilles
        }
        [blackwood] renown
       *[points] { $count ->
            [one] point
           *[other] points
        }
    }
web-review-cost-points = Cost: { $chance } of victory, { $amount }.
web-review-cost-chance = Cost: { $chance } of victory.
web-review-gain-points = Gained over the usual choice: { $chance } of victory, { $amount }.
web-review-gain-chance = Gained over the usual choice: { $chance } of victory.
web-review-known = Judged by what was known at this seat.
web-review-lucky-by = Better than the mean: { $chance } of victory, { $amount }.
web-review-unlucky-by = Worse than the mean: { $chance } of victory, { $amount }.
web-review-chance = Victory
web-review-course = Chances to win at move { $moment }: { $says }
web-review-course-table = Chances to win at the end of every round; luck and decisions of { $name }, added up
web-review-after = after
web-review-here = Where the game stands
web-review-table = The table
web-review-next = Next moment
web-review-before = Previous moment
web-review-which = { $number } of { $count }
web-review-many = { $count ->
        [one] { $count } moment
       *[other] { $count } moments
    }
