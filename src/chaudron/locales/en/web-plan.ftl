### The plan of somebody who leaves a brew of Belcastel for a while.

web-plan-about = My plan plays in my place, from now on and until I take over again.
web-plan-until = I draw until…
web-plan-first = whichever comes first
web-plan-whites = whites in the cauldron
web-plan-coins = coins on the scoring space
web-plan-risk = a risk above
web-plan-percent = { $percent }%
web-plan-less = Less: { $what }
web-plan-more = More: { $what }
web-plan-no-odds = This table plays without odds: a plan cannot stop at a risk.
web-plan-flask = My flask
web-plan-flask-high = for a white 2 or 3
web-plan-flask-last = for the last white
web-plan-flask-never = never
web-plan-questions = Choices on the way
web-plan-questions-bot = like an apprentice
web-plan-questions-wait = wait for me
web-plan-after = After the brew
web-plan-after-wait = wait for me
web-plan-after-round = finish the round
web-plan-after-back = until I am back
web-plan-exploded = If it explodes
web-plan-exploded-points = keep the points
web-plan-exploded-coins = go shopping
web-plan-after-help = An apprentice bot does the rest in my place, shopping included.
web-plan-forecast = With your bag: it stops around { $coins } { $whole ->
    [1] coin
   *[other] coins
} on average, { $boom ->
    [never] without an explosion.
    [seldom] exploding 1 time in { $times }.
   *[often] exploding { $percent } of the time.
}
web-plan-forecast-waits = One time in { $times } a question will wait for you.
web-plan-nothing = Choose at least one condition.
web-plan-idle = You are not brewing now: a plan that waits for you afterwards would have nothing to do.
web-plan-keep = Let this plan play
web-plan-change = Change the plan
