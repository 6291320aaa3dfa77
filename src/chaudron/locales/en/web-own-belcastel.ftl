# What happened to the person reading: the sentences of the log in the second person. "met": somebody else acts, and it concerns you.

web-own-belcastel-first_player = You start.
web-own-belcastel-round = { $round ->
    [1] Round 1 of 9. Light the fires.
    [9] Round 9, the last one: everybody draws on the signal. You open.
   *[other] Round { $round } of 9. You open.
}
web-own-belcastel-card = You turn “{ $card }”. { $card_text }
web-own-belcastel-showed = You show { $chips }: { $total } in all.
web-own-belcastel-looked = You fish out { $chips } for a look.
web-own-belcastel-handed_in = You hand in { $some_chips }.
web-own-belcastel-gained_chip = { $rule ->
    [BEL-16-15] You snigger and take { $a_chip }.
    [BEL-16-23] A spider brings you { $a_chip }.
    [WIT-3-5] How they grow: you put { $a_chip } in your bag.
   *[other] You take { $a_chip } for your bag.
}
web-own-belcastel-no_chip = { $rule ->
    [BEL-1-6] No { $of_chip } for you: that book is still closed.
   *[other] No { $of_chip } for you: the supply has run out.
}
web-own-belcastel-points = { $rule ->
    [BEL-7-3] A ruby space: you score { belcastel-some-points } at once.
    [BEL-12-2] One last trade: you get { belcastel-some-points }.
    [BEL-16-14] The rats pay up: you score { belcastel-some-points }.
    [BEL-16-15] The ruby brings luck: you score { belcastel-some-points } more.
    [BEL-16-22] The ghosts pay up: you score { belcastel-some-points }.
    [WIT-4-2] The bowl counts half: you score { belcastel-some-points } more.
    [WIT-5-3] The ghosts pay up: you score { belcastel-some-points }.
    [WIT-5-7] The ghosts pay up: you score { belcastel-some-points }.
    [WIT-5-4] Enough pumpkins: you score { belcastel-some-points } at once.
   *[other] You score { belcastel-some-points }.
}
web-own-belcastel-rubies = { $rule ->
    [BEL-10-2] The hawkmoths pay up: you get { belcastel-some-rubies }.
    [BEL-10-3] You pick { belcastel-some-rubies } off your scoring space.
    [WIT-5-7] The hawkmoths pay up: you get { belcastel-some-rubies }.
    [WIT-5-8] The hawkmoths pay up: you get { belcastel-some-rubies }.
   *[other] You get { belcastel-some-rubies }.
}
web-own-belcastel-lost_rubies = There are not enough rubies to go round: you give back { $rubies }.
web-own-belcastel-paid_rubies = { $rule ->
    [WIT-5-4] You pay { belcastel-some-rubies }: the mandrake will go 3 spaces further.
   *[other] You pay { belcastel-some-rubies }.
}
web-own-belcastel-bought = { $rule ->
    [WIT-5-7] The ghosts pay up: you buy { $a_chip }.
   *[other] You buy { $a_chip } for { $price } { $price ->
        [one] coin
       *[other] coins
    }.
}
web-own-belcastel-drop = { $rule ->
    [BEL-10-2] The hawkmoths pay up: you move your drop to space { $space }.
    [WIT-5-7] The hawkmoths pay up: you move your drop to space { $space }.
   *[other] You move your drop to space { $space }.
}
web-own-belcastel-drop_stays = You leave your drop where it is.
web-own-belcastel-tube = You move your second drop to tube { $tube }: { $bonus }.
web-own-belcastel-rat = You let your rat run: { $tails } { $tails ->
    [one] tail
   *[other] tails
}, brewing starts from space { $space }.
web-own-belcastel-gave_up_tails = You give up { $tails } rat { $tails ->
    [one] tail
   *[other] tails
}.
web-own-belcastel-removed_white = You get rid of a white 1, for good.
web-own-belcastel-drew = You draw { $a_chip }.
web-own-belcastel-laid = { $rule ->
    [BEL-3-5] You top it off with { $the_chip }: space { $space }.
   *[other] You lay { $the_chip }: space { $space }.
}
web-own-belcastel-put_beside = You put { $the_chip } beside your cauldron.
web-own-belcastel-back_in_bag = { $rule ->
    [BEL-8-1] You uncork your flask: { $the_chip } goes back in the bag.
    [BEL-16-10] You stir well: { $the_chip } goes back in the bag.
    [BEL-7-3] You let your mandrake scream: { $the_chip } goes back in the bag.
    [WIT-3-1] Phew: { $the_chip } goes back in your bag.
    [WIT-3-3] The witch sweeps through: { $the_chip } goes back in your bag.
   *[other] You put { $the_chip } back in the bag.
}
web-own-belcastel-exploded = Boom! Your cauldron explodes, whites { $whites } of { $limit }.
web-own-belcastel-protected = A blue skull kept watch: you still get both points and coins.
web-own-belcastel-stopped = You stop, with { belcastel-space } in sight.
web-own-belcastel-wished = { $wish ->
    [round] You would like to draw together this round.
    [always] You would like to draw together from now on.
   *[no] You would rather draw at your own pace.
}
web-own-belcastel-signal_again = You do something else first: the signal is given again, and everybody chooses again.
web-own-belcastel-came_back = You have second thoughts and pick up the ladle again.
web-own-belcastel-restarted = You tip everything back in the bag and start again.
web-own-belcastel-scoring_space = You finish on { belcastel-space }: { $coins_there } { $coins_there ->
    [one] coin
   *[other] coins
}, { $points_there ->
    [0] no points
    [one] { $points_there } point
   *[other] { $points_there } points
}{ $ruby_there ->
    [yes] , a ruby
   *[no] { "" }
}.
web-own-belcastel-rolled = You roll the die: { $face }.
web-own-belcastel-reward = { $reward ->
    [points] You rescue your points and go without shopping.
   *[coins] You rescue your coins and go without points.
}
web-own-belcastel-moved_on = Whites of exactly seven: you nudge { $the_chip } on to space { $space }.
web-own-belcastel-refilled = You refill your flask.
web-own-belcastel-penny = You slip { $witch } a penny: { $witch_short }.
web-own-belcastel-saved = You empty your flask just in time: nothing exploded after all.
web-own-belcastel-poured = You pour { $the_chip } into your bowl.
web-own-belcastel-set_aside = You set { $a_chip } aside, to be laid before the round is out.
web-own-belcastel-drew_along = You show { $a_chip }: the mandrake moves that much further, and the chip goes back.
web-own-belcastel-start_chip = You keep { $the_chip } warm to open the next round.
web-own-belcastel-coins = You now have { $coins } { $coins ->
    [one] coin
   *[other] coins
} to spend.
web-own-belcastel-passed_black = You slip { $the_chip } into the bag next door: a present for { $neighbor }.
web-own-belcastel-pennies_left = You saved { $pennies } { $pennies ->
    [one] penny
   *[other] pennies
}: { belcastel-some-points }.
web-own-belcastel-ended = The game is over: you win with { belcastel-some-points }{ $tied ->
    [1] { "" }
   *[other] , thanks to a further space in the last round
}. Scores: { $scores }.
web-own-belcastel-draws = You draw { $chips }: space { $space }.
web-own-belcastel-drew-laid = You draw { $a_chip }: space { $space }.
web-own-belcastel-drew-put_beside = You draw { $a_chip }: beside the cauldron it goes.
web-own-belcastel-drew-poured = You draw { $a_chip }: into the bowl.
web-own-belcastel-penny-saved = You slip { $witch } a penny and empty your flask: nothing exploded after all.
web-own-belcastel-penny-looked = You slip { $witch } a penny and lay out { $chips }.
web-own-belcastel-penny-back_in_bag = You slip { $witch } a penny: { $the_chip } goes back in the bag.
web-own-belcastel-penny-coins = You slip { $witch } a penny and now have { $coins } { $coins ->
    [one] coin
   *[other] coins
} to spend.
web-own-belcastel-penny-gained_chip = You slip { $witch } a penny and take { $a_chip } for free.
web-own-belcastel-penny-points = You slip { $witch } a penny and score { belcastel-some-points }.
web-own-belcastel-penny-rubies = You slip { $witch } a penny and pick up { belcastel-some-rubies }.
web-own-belcastel-pennies_left-points = { web-own-belcastel-pennies_left }
web-own-belcastel-bought-passed_black = You buy { $a_chip } for { $price } { $price ->
    [one] coin
   *[other] coins
} and slip it into the bag next door: a present for { $neighbor }.
web-own-belcastel-gained_chip-passed_black = You take { $a_chip } and slip it into the bag next door: a present for { $neighbor }.
web-own-belcastel-rolled-points = { web-own-belcastel-rolled }
web-own-belcastel-rolled-rubies = { web-own-belcastel-rolled }
web-own-belcastel-rolled-gained_chip = You roll the die: { $face } for your bag.
web-own-belcastel-tube-points = { web-own-belcastel-tube }
web-own-belcastel-tube-rubies = { web-own-belcastel-tube }
web-own-belcastel-tube-gained_chip = { web-own-belcastel-tube }
web-own-belcastel-reward-points = You rescue { belcastel-some-points } and go without shopping.
web-own-belcastel-paid_rubies-drop = You pay { belcastel-some-rubies } and move your drop to space { $space }.
web-own-belcastel-paid_rubies-refilled = You pay { belcastel-some-rubies } and refill your flask.
web-own-belcastel-paid_rubies-gained_chip = You pay { belcastel-some-rubies } and take { $a_chip } for your bag.
web-own-belcastel-gave_up_tails-rubies = You trade { $tails } rat { $tails ->
    [one] tail
   *[other] tails
} for { belcastel-some-rubies }.
web-own-belcastel-met-passed_black = { $seat } slips { $the_chip } into your bag: a present!
web-own-belcastel-met-bought-passed_black = { $seat } buys { $a_chip } for { $price } { $price ->
    [one] coin
   *[other] coins
} and slips it into your bag: a present!
web-own-belcastel-met-gained_chip-passed_black = { $seat } takes { $a_chip } and slips it into your bag: a present!
