# Exercises: why an answer is the best ($best, $other: answers; $points: the difference at the end).

exercise-why-draw = { $deadly ->
    [0] No chip in the bag can explode your cauldron.
   *[other] { $safe ->
        [one] One chip
       *[other] { $safe } chips
    } in { $bag } { $safe ->
        [one] moves
       *[other] move
    } you on without an explosion.
}
exercise-why-risk = { $deadly } chips in { $bag } would explode everything, but here the risk is worth it.
exercise-why-stop = { $deadly ->
    [0] The next chip cannot explode anything, but what follows is no longer worth it.
    [one] One chip in { $bag } would explode your cauldron.
   *[other] { $deadly } chips in { $bag } would explode your cauldron.
}
exercise-why-points = In the end “{ $best }” brings { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} more than “{ $other }” on average.
exercise-why-place = “{ $other }” brings a few more points, but “{ $best }” wins more often: here the place counts for more than the points.
exercise-why-chance = The points are much the same, but “{ $best }” wins more often than “{ $other }”.
