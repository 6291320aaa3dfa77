# The review of a finished game: luck told apart from decisions.

cli-review = tell luck from decisions in a finished game
cli-review-all = every moment, small ones too
cli-review-json = the whole account as JSON, for a program
cli-review-html = write the review as one page, with plots, in every language that is complete
review-language = English
review-progress = Reading the game again
review-wrong-unfinished = The game is not over: only a finished game can be reviewed.
review-wrong-not-a-review = This is not a review.
review-wrong-page-exists = { $file } exists already: name another file.
review-wrong-page = { $file } cannot be written.

review-title = Review: { $game ->
    [belcastel] Les Charlatans de Belcastel
    [witches] Les Sorcières s’en mêlent
    [bal] Le Bal des Sorcières
   *[blackwood] Blackwood
}
review-how = Result = par + luck + decisions + drift, for every seat. Every choice is judged by what its seat knew.
review-points = In points
review-chance = In chances to win
review-column-seat = Seat
review-column-result = Result
review-column-par = Par
review-column-own-luck = Own luck
review-column-own-decisions = Own decisions
review-column-others-luck = Others’ luck
review-column-others-decisions = Others’ decisions
review-column-drift = Drift
review-column-equal = At equal luck
review-drift = Drift: where the evaluator changed its mind although nobody drew or decided anything.
review-judged = { $judged ->
    [one] One decision was weighed.
   *[other] { $judged } decisions were weighed.
}
review-moments = Key moments
review-no-moments = Nothing weighed much in this game.
review-fewer = { $count ->
    [one] One smaller moment is left out: --all shows it.
   *[other] { $count } smaller moments are left out: --all shows them.
}
review-kind-lucky = Lucky break
review-kind-unlucky = Rotten luck
review-kind-fine = Fine choice
review-kind-missed = Missed chance
review-size-decisive = decisive
review-size-notable = notable
review-size-small = small
review-percent = { $sign }{ NUMBER($size, style: "percent", maximumFractionDigits: 0) }
review-number = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-heading = { $mark } { $kind } ({ $size }, { $weight }): { $who }
review-at-the-start = Before the first answer.
review-missed-points = Chosen: { $chosen }. Better: { $best }, worth { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} more.
review-missed-chance = Chosen: { $chosen }. Better: { $best }.
review-fine = { $best }: others would have chosen { $obvious }.
review-why = Expected after it: { $best }: { $bestpoints } and { $bestchance } to win; { $other }: { $otherpoints } and { $otherchance }.
review-plot-chance = Chances to win, answer by answer
review-plot-luck = Luck that has added up
review-plot-decisions = Decisions that have added up
