# The words of Les Charlatans de Belcastel and Les Sorcières s’en mêlent.
# The vocabulary is that of rules/belcastel.md, rules/witches.md and docs/glossary.md.
# $rule is the rule a fact comes from, with dashes: BEL-10-4. $about is the key of the question asked.

## Chips ($value, $count): name, a, the, of, several

belcastel-chip-white = white { $value }
    .a = a white { $value }
    .the = the white { $value }
    .of = white { $value }
    .some = { $count ->
        [one] a white { $value }
       *[other] { number-word } white { $value }s
    }
belcastel-chip-orange = pumpkin { $value }
    .a = a pumpkin { $value }
    .the = the pumpkin { $value }
    .of = pumpkin { $value }
    .some = { $count ->
        [one] a pumpkin { $value }
       *[other] { number-word } pumpkin { $value }s
    }
belcastel-chip-green = green spider { $value }
    .a = a green spider { $value }
    .the = the green spider { $value }
    .of = green spider { $value }
    .some = { $count ->
        [one] a green spider { $value }
       *[other] { number-word } green spider { $value }s
    }
belcastel-chip-blue = blue skull { $value }
    .a = a blue skull { $value }
    .the = the blue skull { $value }
    .of = blue skull { $value }
    .some = { $count ->
        [one] a blue skull { $value }
       *[other] { number-word } blue skull { $value }s
    }
belcastel-chip-red = red toadstool { $value }
    .a = a red toadstool { $value }
    .the = the red toadstool { $value }
    .of = red toadstool { $value }
    .some = { $count ->
        [one] a red toadstool { $value }
       *[other] { number-word } red toadstool { $value }s
    }
belcastel-chip-yellow = yellow mandrake { $value }
    .a = a yellow mandrake { $value }
    .the = the yellow mandrake { $value }
    .of = yellow mandrake { $value }
    .some = { $count ->
        [one] a yellow mandrake { $value }
       *[other] { number-word } yellow mandrake { $value }s
    }
belcastel-chip-purple = purple ghost { $value }
    .a = a purple ghost { $value }
    .the = the purple ghost { $value }
    .of = purple ghost { $value }
    .some = { $count ->
        [one] a purple ghost { $value }
       *[other] { number-word } purple ghost { $value }s
    }
belcastel-chip-black = black hawkmoth { $value }
    .a = a black hawkmoth { $value }
    .the = the black hawkmoth { $value }
    .of = black hawkmoth { $value }
    .some = { $count ->
        [one] a black hawkmoth { $value }
       *[other] { number-word } black hawkmoth { $value }s
    }

belcastel-chip-locoweed = locoweed
    .a = a locoweed
    .the = the locoweed
    .of = locoweed
    .some = { $count ->
        [one] a locoweed
       *[other] { number-word } locoweeds
    }
# A locoweed and what it copies.
belcastel-chip-as = { $chip } (as { $copied })

## Colours and ingredients

belcastel-color-white = white
    .ingredient = Snapping berry
belcastel-color-orange = orange
    .ingredient = Pumpkin
belcastel-color-green = green
    .ingredient = Spider
belcastel-color-blue = blue
    .ingredient = Crow skull
belcastel-color-red = red
    .ingredient = Toadstool
belcastel-color-yellow = yellow
    .ingredient = Mandrake
belcastel-color-purple = purple
    .ingredient = Ghost’s breath
belcastel-color-black = black
    .ingredient = Hawkmoth
belcastel-color-locoweed = locoweed
    .ingredient = Locoweed

## Amounts

belcastel-some-points = { $points } { $points ->
    [one] point
   *[other] points
}
belcastel-some-rubies = { $rubies } { $rubies ->
    [one] ruby
   *[other] rubies
}
belcastel-space = { $space ->
    [53] the spoon
   *[other] space { $space }
}

## Facts told

belcastel-told-first_player = { $seat } starts.
belcastel-told-round = { $round ->
    [1] Round 1 of 9. Light the fires.
    [9] Round 9, the last one: everybody draws on the signal. { $first } opens.
   *[other] Round { $round } of 9. { $first } opens.
}
belcastel-told-opened = { $rule ->
    [WIT-6-2] The locoweed book opens: { $book }. { $book_effect }
   *[other] The { $color } book opens: { $book }. { $book_effect }
}
belcastel-told-white_added = One more white 1 drops into every bag. It’s getting hot in here.
belcastel-told-card = { $seat } turns “{ $card }”. { $card_text }
belcastel-told-showed = { $seat } shows { $chips }: { $total } in all.
belcastel-told-looked = { $seat } fishes out { $chips } for a look.
belcastel-told-handed_in = { $seat } hands in { $some_chips }.
belcastel-told-gained_chip = { $rule ->
    [BEL-16-15] { $seat } sniggers and takes { $a_chip }.
    [BEL-16-23] A spider brings { $a_chip }: { $seat } is much obliged.
    [WIT-3-5] How they grow: { $seat } puts { $a_chip } in the bag.
   *[other] { $seat } takes { $a_chip } for the bag.
}
belcastel-told-no_chip = { $rule ->
    [BEL-1-6] No { $of_chip } for { $seat }: that book is still closed.
   *[other] No { $of_chip } for { $seat }: the supply has run out.
}
belcastel-told-points = { $rule ->
    [BEL-7-3] A ruby space: { $seat } scores { belcastel-some-points } at once.
    [BEL-12-2] One last trade: { $seat } gets { belcastel-some-points }.
    [BEL-16-14] The rats pay up: { $seat } scores { belcastel-some-points }.
    [BEL-16-15] The ruby brings luck: { $seat } scores { belcastel-some-points } more.
    [BEL-16-22] The ghosts pay up: { $seat } scores { belcastel-some-points }.
    [WIT-4-2] The bowl counts half: { $seat } scores { belcastel-some-points } more.
    [WIT-5-3] The ghosts pay up: { $seat } scores { belcastel-some-points }.
    [WIT-5-7] The ghosts pay up: { $seat } scores { belcastel-some-points }.
    [WIT-5-4] Enough pumpkins: { $seat } scores { belcastel-some-points } at once.
   *[other] { $seat } scores { belcastel-some-points }.
}
belcastel-told-rubies = { $rule ->
    [BEL-10-2] The hawkmoths pay up: { $seat } gets { belcastel-some-rubies }.
    [BEL-10-3] { $seat } picks { belcastel-some-rubies } off the scoring space.
    [WIT-5-7] The hawkmoths pay up: { $seat } gets { belcastel-some-rubies }.
    [WIT-5-8] The hawkmoths pay up: { $seat } gets { belcastel-some-rubies }.
   *[other] { $seat } gets { belcastel-some-rubies }.
}
belcastel-told-lost_rubies = There are not enough rubies to go round: { $seat } gives back { $rubies }.
belcastel-told-paid_rubies = { $rule ->
    [WIT-5-4] { $seat } pays { belcastel-some-rubies }: the mandrake will go 3 spaces further.
   *[other] { $seat } pays { belcastel-some-rubies }.
}
belcastel-told-bought = { $rule ->
    [WIT-5-7] The ghosts pay up: { $seat } buys { $a_chip }.
   *[other] { $seat } buys { $a_chip } for { $price } { $price ->
        [one] coin
       *[other] coins
    }.
}
belcastel-told-drop = { $rule ->
    [BEL-10-2] The hawkmoths pay up: { $seat } moves the drop to space { $space }.
    [WIT-5-7] The hawkmoths pay up: { $seat } moves the drop to space { $space }.
   *[other] { $seat } moves the drop to space { $space }.
}
belcastel-told-drop_stays = { $seat } leaves the drop where it is.
belcastel-told-tube = { $seat } moves the second drop to tube { $tube }: { $bonus }.
belcastel-told-rat = { $seat } lets the rat run: { $tails } { $tails ->
    [one] tail
   *[other] tails
}, brewing starts from space { $space }.
belcastel-told-gave_up_tails = { $seat } gives up { $tails } rat { $tails ->
    [one] tail
   *[other] tails
}.
belcastel-told-removed_white = { $seat } gets rid of a white 1, for good.
belcastel-told-drew = { $seat } draws { $a_chip }.
belcastel-told-laid = { $rule ->
    [BEL-3-5] { $seat } tops it off with { $the_chip }: space { $space }.
   *[other] { $seat } lays { $the_chip }: space { $space }.
}
belcastel-told-put_beside = { $seat } puts { $the_chip } beside the cauldron.
belcastel-told-back_in_bag = { $rule ->
    [BEL-8-1] { $seat } uncorks the flask: { $the_chip } goes back in the bag.
    [BEL-16-10] { $seat } stirs well: { $the_chip } goes back in the bag.
    [BEL-7-3] { $seat } lets the mandrake scream: { $the_chip } goes back in the bag.
    [WIT-3-1] Phew: { $seat } sees { $the_chip } go back in the bag.
    [WIT-3-3] The witch sweeps through: { $seat } sees { $the_chip } go back in the bag.
   *[other] { $seat } puts { $the_chip } back in the bag.
}
belcastel-told-exploded = Boom! { $seat }’s cauldron explodes, whites { $whites } of { $limit }.
belcastel-told-protected = A blue skull kept watch: { $seat } still gets both points and coins.
belcastel-told-stopped = { $seat } stops, with { belcastel-space } in sight.
belcastel-told-wished = { $wish ->
    [round] { $seat } would like to draw together this round.
    [always] { $seat } would like to draw together from now on.
   *[no] { $seat } would rather draw at their own pace.
}
belcastel-told-agreed = { $wish ->
    [always] Agreed: from now on everybody draws together, on the signal.
   *[round] Agreed: this round everybody draws together, on the signal.
}
belcastel-told-signal_again = { $seat } does something else first: the signal is given again, and everybody chooses again.
belcastel-told-came_back = { $seat } has second thoughts and picks up the ladle again.
belcastel-told-restarted = { $seat } tips everything back in the bag and starts again.
belcastel-told-scoring_space = { $seat } finishes on { belcastel-space }: { $coins_there } { $coins_there ->
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
belcastel-told-rolled = { $seat } rolls the die: { $face }.
belcastel-told-reward = { $reward ->
    [points] { $seat } rescues the points and goes without shopping.
   *[coins] { $seat } rescues the coins and goes without points.
}
belcastel-told-moved_on = Whites of exactly seven: { $seat } nudges { $the_chip } on to space { $space }.
belcastel-told-refilled = { $seat } refills the flask.
belcastel-told-flasks_filled = Every flask is filled, on the house.
belcastel-told-witches = Here come the witches: { $witches }.
belcastel-told-penny = { $seat } slips { $witch } a penny: { $witch_short }.
belcastel-told-saved = { $seat } empties the flask just in time: nothing exploded after all.
belcastel-told-poured = { $seat } pours { $the_chip } into the bowl.
belcastel-told-set_aside = { $seat } sets { $a_chip } aside, to be laid before the round is out.
belcastel-told-drew_along = { $seat } shows { $a_chip }: the mandrake moves that much further, and the chip goes back.
belcastel-told-start_chip = { $seat } keeps { $the_chip } warm to open the next round.
belcastel-told-coins = { $seat } now has { $coins } { $coins ->
    [one] coin
   *[other] coins
} to spend.
belcastel-told-passed_black = { $seat } slips { $the_chip } into the bag next door: a present for { $neighbor }.
belcastel-told-pennies_left = { $seat } saved { $pennies } { $pennies ->
    [one] penny
   *[other] pennies
}: { belcastel-some-points }.
belcastel-told-ended = { $winners_count ->
    [one] The game is over: { $winners } wins with { belcastel-some-points }{ $tied ->
        [1] { "" }
       *[other] , thanks to a further space in the last round
    }. Scores: { $scores }.
   *[other] The game is over: { $winners } share the victory with { belcastel-some-points }. Scores: { $scores }.
}

## Two facts in one breath

belcastel-told-drew-laid = { $seat } draws { $a_chip }: space { $space }.
belcastel-told-drew-put_beside = { $seat } draws { $a_chip }: beside the cauldron it goes.
belcastel-told-drew-poured = { $seat } draws { $a_chip }: into the bowl.
belcastel-told-penny-saved = { $seat } slips { $witch } a penny and empties the flask: nothing exploded after all.
belcastel-told-penny-looked = { $seat } slips { $witch } a penny and lays out { $chips }.
belcastel-told-penny-back_in_bag = { $seat } slips { $witch } a penny: { $the_chip } goes back in the bag.
belcastel-told-penny-coins = { $seat } slips { $witch } a penny and now has { $coins } { $coins ->
    [one] coin
   *[other] coins
} to spend.
belcastel-told-penny-gained_chip = { $seat } slips { $witch } a penny and takes { $a_chip } for free.
belcastel-told-penny-points = { $seat } slips { $witch } a penny and scores { belcastel-some-points }.
belcastel-told-penny-rubies = { $seat } slips { $witch } a penny and picks up { belcastel-some-rubies }.
belcastel-told-pennies_left-points = { belcastel-told-pennies_left }
belcastel-told-bought-passed_black = { $seat } buys { $a_chip } for { $price } { $price ->
    [one] coin
   *[other] coins
} and slips it into the bag next door: a present for { $neighbor }.
belcastel-told-gained_chip-passed_black = { $seat } takes { $a_chip } and slips it into the bag next door: a present for { $neighbor }.
belcastel-told-rolled-points = { belcastel-told-rolled }
belcastel-told-rolled-rubies = { belcastel-told-rolled }
belcastel-told-rolled-gained_chip = { $seat } rolls the die: { $face } for the bag.
belcastel-told-tube-points = { belcastel-told-tube }
belcastel-told-tube-rubies = { belcastel-told-tube }
belcastel-told-tube-gained_chip = { belcastel-told-tube }
belcastel-told-reward-points = { $seat } rescues { belcastel-some-points } and goes without shopping.
belcastel-told-paid_rubies-drop = { $seat } pays { belcastel-some-rubies } and moves the drop to space { $space }.
belcastel-told-paid_rubies-refilled = { $seat } pays { belcastel-some-rubies } and refills the flask.
belcastel-told-paid_rubies-gained_chip = { $seat } pays { belcastel-some-rubies } and takes { $a_chip } for the bag.
belcastel-told-gave_up_tails-rubies = { $seat } trades { $tails } rat { $tails ->
    [one] tail
   *[other] tails
} for { belcastel-some-rubies }.

## Questions

belcastel-ask-brew = Draw, or stop?
belcastel-ask-commit = On the next signal: draw, or stop? Your choice stays sealed.
belcastel-ask-return = Fancy picking up the ladle again? You may, as long as somebody is still brewing.
belcastel-ask-crow_skull = Your skull has been rummaging in the bag. Which chip do you lay?
belcastel-ask-mandrake = Your mandrake can send the white just before it back to the bag. Let it?
belcastel-ask-double = After a mandrake this chip may move twice as far. Double it?
belcastel-ask-extra = This chip may move some extra spaces. Take them?
belcastel-ask-well_stirred = There is your first white. Back in the bag with it?
belcastel-ask-second_chance = A Second Chance: start again, or live with it?
belcastel-ask-beside = What becomes of the chips beside your cauldron?
belcastel-ask-strong_ingredient = Which chip do you lay to finish? It cannot explode, but does not act either.
belcastel-ask-rat = Your rat is raring to go. Let it run?
belcastel-ask-drop = A drop move for you. What will you do with it?
belcastel-ask-reward = Your cauldron exploded. What do you rescue: the points, or the coins?
belcastel-ask-buy = The shop is open. What will it be?
belcastel-ask-buy_second = A second chip, of another colour?
belcastel-ask-spend = Your rubies are burning a hole in your pocket. What will you buy?
belcastel-ask-spend_less = The witch has slashed the prices. What will you buy?
belcastel-ask-spider_chip = Your spider brings you a 1-chip. Which?
belcastel-ask-spider_drop = Your spider offers a bargain: a drop move for 1 ruby. Pay?
belcastel-ask-ghost_row = Your ghosts pay you a row. Which?
belcastel-ask-ghost_trade = Hand in some ghosts? Pick a row.
belcastel-ask-ghost_swap = Your ghosts can make a chip in your cauldron grow. Which?
belcastel-ask-schadenfreude = There was a bang on your right. Which 2-chip do you take?
belcastel-ask-choose_wisely = Choose wisely: what do you take?
belcastel-ask-only_one = You only get to choose one. Which?
belcastel-ask-wheel_and_deal = A 1-chip for 1 ruby. Tempted?
belcastel-ask-good_start = How many rat tails do you trade for rubies?
belcastel-ask-opportune_moment = Opportunity knocks: which chip do you swap for a bigger one?
belcastel-ask-just_in_time = Points now, or one white 1 fewer for ever?
belcastel-ask-rats_friends = The rats like you: a 4-chip, or 1 point per tail?
belcastel-ask-saved = Boom, or maybe not: your flask is full. Call the witch?
belcastel-ask-six = Your chips lie open before you. Which do you lay?
belcastel-ask-whites = Which white goes back in the bag?
belcastel-ask-gather = Everybody has stopped. For a penny, your last whites can still leave the cauldron: call the witch?
belcastel-ask-full_reward = Your cauldron exploded. A penny gets you both points and buying anyway: call the witch?
belcastel-ask-rubies_for_points = Your space shows a ruby. Make it rain rubies, one for each point?
belcastel-ask-colors = Quite a few colours in that cauldron. Make them pay?
belcastel-ask-left_in_bag = There are good chips left at the bottom of your bag. Make them pay?
belcastel-ask-upgrade = What grows in your cauldron: the last two chips, or a single one?
belcastel-ask-copy = One of your purchases, a second time and for free: which?
belcastel-ask-exchange = Your coins are about to turn into points. A witch first?
belcastel-ask-aside = The chips you set aside must go in now. Which one first?
belcastel-ask-start_chip = Your spider keeps a chip to open your next round. Which?
belcastel-ask-lay_start = Your start chips are waiting. Which one first?
belcastel-ask-mandrake_ruby = For 1 ruby your mandrake moves 3 spaces further. Pay?
belcastel-ask-ghost_buy = Your ghosts open the shop for you. What will it be?
belcastel-ask-ghost_buy_second = A second chip, of another colour?

## Answers

belcastel-choice-draw = Draw
belcastel-choice-stop = Stop
belcastel-choice-return = Pick up the ladle again
belcastel-choice-flask = Flask: put the last chip back in the bag
belcastel-choice-lay = Lay { $the_chip }
belcastel-choice-bag = Put { $the_chip } back in the bag
belcastel-choice-back = Put it back in the bag
belcastel-choice-bonus = { $about ->
    [double] Double it
    [mandrake_ruby] Pay 1 ruby: 3 spaces further
   *[other] Take the extra spaces
}
belcastel-choice-restart = Put everything back and start again
belcastel-choice-go_on = Go on
belcastel-choice-explode = Let it explode
belcastel-choice-rat = Let the rat run
belcastel-choice-give_up = { $number ->
    [one] Give up 1 tail for 1 ruby
   *[other] Give up { $number } tails for { $number } rubies
}
belcastel-choice-points = { $about ->
    [just_in_time] 4 points
    [rats_friends] 1 point per rat tail
   *[other] The points (phase D)
}
belcastel-choice-coins = The coins (phase E)
belcastel-choice-buy = Buy { $a_chip }
belcastel-choice-take = { $about ->
    [wheel_and_deal] Pay 1 ruby for { $a_chip }
    [copy] Take { $a_chip } for free
   *[other] Take { $a_chip }
}
belcastel-choice-rubies = Take 3 rubies
belcastel-choice-remove_white = Remove a white 1 for good
belcastel-choice-row = { $about ->
    [ghost_row] { $number ->
        [1] 1 purple: 1 point
        [2] 2 purples: 1 point and 1 ruby
       *[3] 3 purples: 2 points and a drop move
    }
    [ghost_trade] { $number ->
        [1] Hand in 1 purple: a black hawkmoth 1, 1 point, 1 ruby
        [2] Hand in 2 purples: a green spider 1, a blue skull 2, 3 points, a drop move
       *[3] Hand in 3 purples: a yellow mandrake 4, 6 points, 1 ruby, two drop moves
    }
   *[other] Row { $number }
}
belcastel-choice-drop = { $about ->
    [choose_wisely] Two drop moves
    [spider_drop] Pay 1 ruby: move the drop 1 space
    [spend] 2 rubies: move the drop 1 space
    [spend_less] 1 ruby: move the drop 1 space
   *[other] Move the drop in the cauldron
}
belcastel-choice-tube = { $about ->
    [spider_drop] Pay 1 ruby: next test tube
    [spend] 2 rubies: next test tube
    [spend_less] 1 ruby: next test tube
   *[other] Move the drop on the test tubes
}
belcastel-choice-refill = { $about ->
    [spend_less] 1 ruby: refill the flask
   *[other] 2 rubies: refill the flask
}
belcastel-choice-point = 2 rubies: 1 point
belcastel-choice-keep = { $about ->
    [beside] Leave them beside for another round
   *[other] Leave it where it is
}
belcastel-choice-none = { $about ->
    [crow_skull] Lay none of them
    [strong_ingredient] Lay none of them
    [rat] Keep it warm at home
    [drop] Stay put
    [good_start] Give up none, the rat will need them
    [double] Move as usual
    [extra] Do without
    [saved] Live with the explosion
    [full_reward] Keep the penny
    [gather] Keep the penny
    [rubies_for_points] Keep the penny
    [colors] Keep the penny
    [left_in_bag] Keep the penny
    [copy] Keep the penny
    [start_chip] Keep none of them
    [mandrake_ruby] Keep the ruby
   *[other] No, thank you
}
belcastel-choice-done = { $about ->
    [buy] Buy nothing
    [buy_second] That will do
    [spend] Keep my rubies
    [spend_less] Keep my rubies
    [six] Put the rest back in the bag
    [exchange] Keep the penny
    [ghost_buy] Buy nothing
    [ghost_buy_second] That will do
   *[other] That is all
}
belcastel-choice-swap = Swap { $low } for { $high }
belcastel-choice-witch = { $witch }: { $witch_short }
belcastel-choice-whites = { $which ->
    [last] The last white
    [earlier] The white before it
   *[both] Both
}
belcastel-choice-together = { $which ->
    [round] Draw together this round
    [always] Draw together from now on
   *[no] Each at their own pace
}
belcastel-choice-start = Open the next round with { $the_chip }
belcastel-choice-last_two = Let the last two grow

## Refusals

belcastel-refused-unknown_choice = There is no such answer.
belcastel-refused-game_over = The game is over.
belcastel-refused-not_now = That is not what you are being asked.
belcastel-refused-no_such_seat = There is no seat { $seat_number } at this table.
belcastel-refused-exploded = Too late: your cauldron has exploded.
belcastel-refused-stopped = Your brewing is over for this round.
belcastel-refused-not_your_turn = { $awaited_count ->
    [0] It is not your turn to answer.
   *[other] Patience: we are waiting for { $awaited }.
}
belcastel-refused-too_few_purples = That takes { $needed } { $needed ->
    [one] purple chip
   *[other] purple chips
} in your cauldron: you have { $purples ->
    [0] none
   *[other] { $purples }
}.
belcastel-refused-not_drawn = You have no { $of_chip } at hand.
belcastel-refused-no_such_swap = That swap is not possible.
belcastel-refused-bag_empty = Your bag is empty.
belcastel-refused-not_beside = There is no { $of_chip } beside your cauldron.
belcastel-refused-flask_empty = Your flask is empty.
belcastel-refused-nothing_to_take_back = There is nothing your flask could take back.
belcastel-refused-only_white = At this table the flask takes back only a white chip.
belcastel-refused-last_space = Your last chip lies on space { $space }, the last one: no more draws.
belcastel-refused-book_closed = No { $of_chip } yet: that book is still closed.
belcastel-refused-sold_out = No { $of_chip }: the supply has run out.
belcastel-refused-same_color = Two chips, two colours: you have already taken { $color }.
belcastel-refused-too_dear = Too dear: { $the_chip } costs { $price } coins, and you have { $coins }.
belcastel-refused-flask_full = Your flask is already full.
belcastel-refused-only_in_last_round = Rubies buy points only in round 9.
belcastel-refused-drop_at_end = That drop has reached the end of its track.
belcastel-refused-no_tubes = There are no test tubes at this table.
belcastel-refused-no_penny = Your { $penny } is already spent.
belcastel-refused-other_witch = { $witch } stays out of it at this table.
belcastel-refused-no_witches = The witches stay out of it at this table.
belcastel-refused-no_use_now = { $witch } can do nothing for you right now.
belcastel-refused-no_start_chip = You cannot open a round with { $the_chip }.
belcastel-refused-no_white = There is no white in your cauldron.
belcastel-refused-not_aside = You have set no { $of_chip } aside.

## States and phases

belcastel-state-brewing = brewing
belcastel-state-stopped = stopped
belcastel-state-exploded = exploded
belcastel-phase-A = Phase A, bonus die
belcastel-phase-B = Phase B, chip actions
belcastel-phase-C = Phase C, rubies
belcastel-phase-D = Phase D, points
belcastel-phase-E = Phase E, buying
belcastel-phase-F = Phase F, spending rubies

## Die and test tubes

belcastel-die-1 = 1 point
belcastel-die-2 = 1 point
belcastel-die-3 = 2 points
belcastel-die-4 = 1 ruby
belcastel-die-5 = a drop move
belcastel-die-6 = a pumpkin 1
belcastel-tube-0 = start
belcastel-tube-1 = 1 ruby
belcastel-tube-2 = 1 point
belcastel-tube-3 = a blue skull 1
belcastel-tube-4 = 2 points
belcastel-tube-5 = a black hawkmoth 1
belcastel-tube-6 = 2 points
belcastel-tube-7 = a red toadstool 2
belcastel-tube-8 = 3 points
belcastel-tube-9 = a purple ghost 1
belcastel-tube-10 = 3 points
belcastel-tube-11 = a yellow mandrake 4
belcastel-tube-12 = 4 points

## Books

belcastel-book-orange = Pumpkin
    .effect = No action: it fills one space and tastes of pumpkin.
belcastel-book-orange-6 = Pumpkin, 1 and 6
    .effect = No action: it moves 1 or 6 spaces and tastes of pumpkin.
belcastel-book-black-2p = Hawkmoth, two players
    .effect = Phase B: as many blacks as your opponent, both drops move 1 space; more, your drop moves 1 space and you take 1 ruby.
belcastel-book-black-34p = Hawkmoth, three or more players
    .effect = Phase B: more blacks than exactly one neighbour, your drop moves 1 space; more than both, you also take 1 ruby.
belcastel-book-black-5 = Hawkmoth, set 5
    .effect = A black you gain flies into your left neighbour’s bag, and your drop moves 1 space. Phase B: 1 ruby per black in that cauldron; for its owner, 1 ruby per black last or next to last.
belcastel-book-black-6 = Hawkmoth, set 6
    .effect = Phase B: the furthest black at the table brings a drop move, the second furthest 1 ruby.
belcastel-book-green-1 = Spider, set 1
    .effect = Phase B: 1 ruby for each green that is last or next to last.
belcastel-book-green-2 = Spider, set 2
    .effect = Phase B: for each green last or next to last, a 1-chip. Green 1: orange; green 2: blue or red; green 4: yellow or purple.
belcastel-book-green-3 = Spider, set 3
    .effect = Phase B: if your whites make exactly 7, your last chip moves on by the sum of your greens.
belcastel-book-green-4 = Spider, set 4
    .effect = Phase B: for each green last or next to last you may pay 1 ruby for a drop move.
belcastel-book-green-5 = Spider, set 5
    .effect = Phase B: for each green last or next to last, a chip of your cauldron worth no more than that green opens your next round.
belcastel-book-green-6 = Spider, set 6
    .effect = Phase B: for each green last or next to last, roll the bonus die once.
belcastel-book-blue-1 = Crow skull, set 1
    .effect = When drawn: draw as many chips as its value; you may lay one, the others go back.
belcastel-book-blue-2 = Crow skull, set 2
    .effect = When drawn: protects as many of the next chips as its value. If one of them explodes your cauldron, you still get points and coins.
belcastel-book-blue-3 = Crow skull, set 3
    .effect = When drawn: on a ruby space it brings 1 ruby.
belcastel-book-blue-4 = Crow skull, set 4
    .effect = When drawn: on a ruby space it scores its value.
belcastel-book-blue-5 = Crow skull, set 5
    .effect = When drawn: with at least as many oranges in your cauldron as its value, it scores its value.
belcastel-book-blue-6 = Crow skull, set 6
    .effect = When drawn: look at as many chips right before it as its value; each white 1 brings 1 ruby.
belcastel-book-red-1 = Toadstool, set 1
    .effect = When drawn: 1 extra space with one or two oranges in your cauldron, 2 with three or more.
belcastel-book-red-2 = Toadstool, set 2
    .effect = When drawn: put beside your cauldron; when brewing is over, lay it, keep it or put it in the bag.
belcastel-book-red-3 = Toadstool, set 3
    .effect = When drawn: right after a white, it also moves the value of that white.
belcastel-book-red-4 = Toadstool, set 4
    .effect = Once a red lies in your cauldron, your white 1s move 2 spaces.
belcastel-book-red-5 = Toadstool, set 5
    .effect = When drawn: it moves as far as the highest red already in your cauldron.
belcastel-book-red-6 = Toadstool, set 6
    .effect = When drawn: draw one more chip and set it aside; lay it whenever you like this round.
belcastel-book-yellow-1 = Mandrake, set 1
    .effect = When drawn: the white laid right before it may go back in the bag.
belcastel-book-yellow-2 = Mandrake, set 2
    .effect = When drawn: the next chip moves twice as far.
belcastel-book-yellow-3 = Mandrake, set 3
    .effect = Your limit for whites rises to 8 with one yellow in your cauldron, to 9 with three.
belcastel-book-yellow-4 = Mandrake, set 4
    .effect = When drawn: 1 extra space for your first yellow, 2 for the second, 3 for the third.
belcastel-book-yellow-5 = Mandrake, set 5
    .effect = When drawn: draw one more chip, move by both values, then put it back.
belcastel-book-yellow-6 = Mandrake, set 6
    .effect = When drawn: you may pay 1 ruby to move 3 spaces further.
belcastel-book-purple-1 = Ghost’s breath, set 1
    .effect = Phase B: 1 purple, 1 point; 2 purples, 1 point and 1 ruby; 3 purples, 2 points and a drop move.
belcastel-book-purple-2 = Ghost’s breath, set 2
    .effect = Phase B: hand in 1, 2 or 3 purples for chips, points, rubies and drop moves.
belcastel-book-purple-3 = Ghost’s breath, set 3
    .effect = Phase B: each purple scores 1 point on a space of 10 coins or more, 2 from 20 coins, 3 from 30.
belcastel-book-purple-4 = Ghost’s breath, set 4
    .effect = Phase B: one chip of your cauldron grows. 1 purple, from 1 to 2; 2 purples, from 2 to 4; 3 purples, from 1 to 4.
belcastel-book-purple-5 = Ghost’s breath, set 5
    .effect = Phase B: the points printed under your purples buy one chip, or two of different colours, on top of phase E.
belcastel-book-purple-6 = Ghost’s breath, set 6
    .effect = Phase B: each purple scores the value of the chip laid right after it.
belcastel-book-locoweed-5 = Locoweed, set 5
    .effect = When drawn: it moves as many spaces as your rat, plus 1; 4 at most.
belcastel-book-locoweed-6 = Locoweed, set 6
    .effect = When drawn: it takes the value and action of your last coloured chip; with none, it is worth 1 and does nothing.

## Witches: name, effect in one line, effect in full, why now, when

belcastel-witch-S1 = Pot-Saver
    .short = the one white too many goes back
    .effect = Your cauldron explodes and your flask is full: empty it, and the white that did it goes back in the bag. Nothing exploded; keep drawing or stop.
    .now = Your cauldron has just exploded, and your flask is full.
    .phase = explosion
belcastel-witch-S2 = Six at Once
    .short = six chips, lay any you like
    .effect = Draw 6 chips and lay as many as you like, in the order you like, with their actions; the rest goes back in the bag.
    .now = You are still brewing, and there are chips in your bag.
    .phase = brewing
belcastel-witch-S3 = White-Gatherer
    .short = one or two whites back in the bag
    .effect = Your last white, the one before it, or both go back in the bag, wherever they lie in the cauldron. The gaps stay.
    .now = You are still brewing, and there is white in your cauldron.
    .phase = brewing
belcastel-witch-S4 = Nothing Lost
    .short = points and buying despite the blast
    .effect = Despite the explosion you get both points and buying, and the bonus die too if your space is the furthest.
    .now = Your cauldron exploded, and scoring is about to begin.
    .phase = scoring
belcastel-witch-C1 = Grow-Bigger
    .short = one chip grows, or the last two
    .effect = Your last two chips grow one step, or else a single one, anywhere in your cauldron: from 1 to 2, or from 2 to 4. Never a pumpkin.
    .now = It is your turn in phase E, and a chip in your cauldron can grow.
    .phase = phase E
belcastel-witch-C2 = Double Purse
    .short = coins count double
    .effect = The coins of your space count double; you still buy two chips at most, of different colours. In round 9 the doubled coins are traded for points.
    .now = It is your turn in phase E, and you have spent nothing yet.
    .phase = phase E
belcastel-witch-C3 = Two for One
    .short = one purchase comes twice
    .effect = A chip you have just bought comes a second time, for free.
    .now = You have just bought, and the supply has enough to double it.
    .phase = phase E
belcastel-witch-C4 = Ruby Purse
    .short = 2 more coins per ruby
    .effect = You have 2 more coins for each ruby you own, and you keep the rubies.
    .now = It is your turn in phase E, and you own rubies.
    .phase = phase E
belcastel-witch-G1 = Palette
    .short = points by the number of colours
    .effect = Points for the colours in your cauldron, white apart: up to four, 3 points; five, 4; six, 7; seven, 10; eight, 14.
    .now = It is phase D, and your cauldron has colours.
    .phase = phase D
belcastel-witch-G2 = Bottom of the Bag
    .short = 2 points per good chip left in the bag
    .effect = 2 points for each coloured 2, 4 or 6, each purple and each locoweed left in your bag when your brewing ended.
    .now = It is phase D, and your bag hides chips that count.
    .phase = phase D
belcastel-witch-G3 = Ruby Rain
    .short = as many rubies as points
    .effect = Your space shows a ruby: take as many rubies as it shows points. You still score the points.
    .now = It is phase C, and your space shows a ruby.
    .phase = phase C
belcastel-witch-G4 = Half Price
    .short = drop and flask for 1 ruby
    .effect = This round a drop move or a full flask costs 1 ruby instead of 2, as often as you like.
    .now = It is phase F, and you own rubies.
    .phase = phase F

## Pennies ($count: several), bowl, fifth seat

belcastel-penny-silver = silver penny
    .some = { $count ->
        [one] a silver penny
       *[other] { number-word } silver pennies
    }
belcastel-penny-copper = copper penny
    .some = { $count ->
        [one] a copper penny
       *[other] { number-word } copper pennies
    }
belcastel-penny-gold = gold penny
    .some = { $count ->
        [one] a gold penny
       *[other] { number-word } gold pennies
    }
belcastel-bowl = bowl
    .text = With a chip on the last space, the next ones go here: half their values join the spoon’s 15 points.
belcastel-fifth_seat = fifth seat
    .text = With the witches, up to five can play.

## Fortune cards

belcastel-card-choose_wisely = Choose Wisely
    .text = Each player picks: two drop moves, or a purple chip from round 3 on.
belcastel-card-pot_filling_up = The Pot Is Filling Up
    .text = Everyone’s drop moves 1 space.
belcastel-card-charity = Charity
    .text = Whoever owns the fewest rubies takes 1.
belcastel-card-less_is_more = Less Is More
    .text = Everyone draws 5 chips: the lowest total takes a blue 2, the others 1 ruby.
belcastel-card-only_one = You Only Get to Choose One
    .text = Each player picks: a black chip, a 2-chip or 3 rubies.
belcastel-card-wheel_and_deal = Wheel and Deal
    .text = Each player may pay 1 ruby for a 1-chip, neither purple nor black.
belcastel-card-good_start = A Good Start
    .text = You may trade up to 3 of your rat tails for as many rubies.
belcastel-card-roll_the_die = Roll the Die
    .text = Everyone rolls the bonus die.
belcastel-card-opportune_moment = An Opportunistic Moment
    .text = Everyone draws 4 chips and may swap one for the next value up. No swap possible: a green 1.
belcastel-card-beginners_bonus = Beginner’s Bonus
    .text = Whoever has the fewest points takes a green 1.
belcastel-card-rat_infestation = Rat Infestation
    .text = This round rat tails count double.
belcastel-card-just_in_time = Just in Time
    .text = Each player picks: 4 points, or remove a white 1 from the bag for good.
belcastel-card-rats_friends = Rats Are Your Friends
    .text = Each player picks: a 4-chip, or 1 point per rat tail.
belcastel-card-living_in_luxury = Living in Luxury
    .text = This round the limit for whites is 9 instead of 7.
belcastel-card-seasoned_perfectly = Seasoned Perfectly
    .text = If your whites make exactly 7 when brewing ends, your drop moves 1 space.
belcastel-card-lucky_devil = Lucky Devil
    .text = A ruby on your scoring space also brings 2 points.
belcastel-card-shining = It’s Shining Extra Bright
    .text = A ruby on your scoring space brings 2 rubies.
belcastel-card-schadenfreude = Schadenfreude
    .text = If your right-hand neighbour explodes, take a 2-chip.
belcastel-card-well_stirred = Well Stirred
    .text = You may put the first white you lay back in the bag.
belcastel-card-pot_is_full = The Pot Is Full
    .text = Whoever may roll the bonus die rolls it twice.
belcastel-card-second_chance = A Second Chance
    .text = After your fifth chip you may put everything back and start again; until then nothing explodes.
belcastel-card-strong_ingredient = Strong Ingredient
    .text = When brewing ends, whoever did not explode draws 5 chips and may lay one, safely.
belcastel-card-pumpkin_party = Pumpkin Patch Party
    .text = This round oranges move one space further.
belcastel-card-magic_potion = Magic Potion
    .text = At the end of the round all flasks are filled.

## Table options (BEL-15, WIT-6)

belcastel-option-first_player = Who starts
    .help = Chance picks a seat, or you do.
belcastel-option-first_player-random = at random
belcastel-option-first_player-seat = a seat of your choice
belcastel-option-books = Books
    .help = A whole set, or one set per colour.
belcastel-option-books-1 = set 1
belcastel-option-books-2 = set 2
belcastel-option-books-3 = set 3
belcastel-option-books-4 = set 4
belcastel-option-books-5 = set 5
belcastel-option-books-6 = set 6
belcastel-option-books-mix = a mix
belcastel-option-cauldron_side = Side of the cauldron
    .help = Test tubes add a second drop, and a choice at every drop move.
belcastel-option-cauldron_side-plain = plain
belcastel-option-cauldron_side-tubes = test tubes
belcastel-option-lock_step = Drawing in lock-step
    .help = Everyone seals a choice, then all reveal together. In other rounds you may still agree on it at the table.
belcastel-option-lock_step-last_round = in the last round
belcastel-option-lock_step-every_round = in every round
belcastel-option-open_bags = Open bags
    .help = Everybody sees what every bag holds.
belcastel-option-open_bags-false = no
belcastel-option-open_bags-true = yes
belcastel-option-stop = Stopping
    .help = May you come back while somebody is still brewing?
belcastel-option-stop-final = is final
belcastel-option-stop-revocable = may be taken back
belcastel-option-flask_takes = The flask takes back
    .help = Which last chip the flask can put back in the bag.
belcastel-option-flask_takes-any = any chip
belcastel-option-flask_takes-white = only a white
belcastel-option-bonus_moves = Extra spaces
    .help = Are you asked where fewer spaces keep a ruby, never, or each time?
belcastel-option-bonus_moves-where_it_matters = asked where it matters
belcastel-option-bonus_moves-automatic = always added
belcastel-option-bonus_moves-may_decline = asked each time
belcastel-option-yellow_2_doubles = The mandrake of set 2 doubles
    .help = The printed value alone, or the extra spaces too.
belcastel-option-yellow_2_doubles-value = the value
belcastel-option-yellow_2_doubles-whole_move = the whole move
belcastel-option-black_zero_tie = No black at all, two players
    .help = What the tie gives when neither cauldron holds a black chip.
belcastel-option-black_zero_tie-nothing = nothing
belcastel-option-black_zero_tie-drop_each = a drop move each
belcastel-option-exploded_coins_round_9 = Coins after an explosion, round 9
    .help = May someone who exploded and chose the coins trade them for points?
belcastel-option-exploded_coins_round_9-none = worthless
belcastel-option-exploded_coins_round_9-exchange = 5 coins, 1 point
belcastel-option-rubies = Rubies
    .help = Are the rubies of the box (20, or 40 with the witches) all there is?
belcastel-option-rubies-unlimited = never run out
belcastel-option-rubies-limited = those of the box
belcastel-option-price_green_3_4 = Price of a green 4, set 3
    .help = The printed book says 21, a later almanac 18.
belcastel-option-price_green_3_4-21 = 21 coins
belcastel-option-price_green_3_4-18 = 18 coins
belcastel-option-price_blue_4_4 = Price of a blue 4, set 4
    .help = Three transcriptions give 19, one gives 20.
belcastel-option-price_blue_4_4-19 = 19 coins
belcastel-option-price_blue_4_4-20 = 20 coins
belcastel-option-second_chance_restores = A restart brings back
    .help = How far “A Second Chance” turns back the clock.
belcastel-option-second_chance_restores-all_but_flask = chips, points and rubies
belcastel-option-second_chance_restores-everything = chips, points, rubies and flask
belcastel-option-second_chance_restores-chips_only = the chips alone
belcastel-option-second_chance_over_limit = Too many whites before the choice
    .help = What happens above the limit under “A Second Chance”.
belcastel-option-second_chance_over_limit-safe = no danger
belcastel-option-second_chance_over_limit-explodes_unless_restarted = restart or explode
belcastel-option-strong_ingredient_acts = A chip laid through “Strong Ingredient”
    .help = The booklet says that its action is not carried out. Does that hold for phase B?
belcastel-option-strong_ingredient_acts-never = never acts
belcastel-option-strong_ingredient_acts-in_phase_b = acts in phase B
belcastel-option-closed_books = Closed books
    .help = What they keep from you besides buying: the booklet names only cards, not spiders or test tubes.
belcastel-option-closed_books-buying_and_cards = chips from cards
belcastel-option-closed_books-every_gain = every gain
belcastel-option-witches = Witches
    .help = Chance turns up three, one per metal, or you do.
belcastel-option-witches-random = at random
belcastel-option-witches-chosen = three of your choice
belcastel-option-locoweed_opens = Locoweed opens
    .help = The round marker opens only yellow and purple; no booklet mentions locoweed.
belcastel-option-locoweed_opens-1 = from the start
belcastel-option-locoweed_opens-2 = in round 2
belcastel-option-locoweed_opens-3 = in round 3
belcastel-option-green_5_start_chips = Start chips, spider of set 5
    .help = The French booklet speaks of one chip; the book and other editions give one per green.
belcastel-option-green_5_start_chips-one = only one
belcastel-option-green_5_start_chips-per_green = one per green
belcastel-option-red_6_white_counts = A white set aside, toadstool of set 6
    .help = When does it start to count towards the explosion?
belcastel-option-red_6_white_counts-when_laid = counts once laid
belcastel-option-red_6_white_counts-when_set_aside = counts at once
belcastel-option-red_6_after_stop = A chip set aside, laid after stopping
    .help = Does it still bring points, rubies and extra spaces? No booklet says.
belcastel-option-red_6_after_stop-moves_and_gains = moves and brings gains
belcastel-option-red_6_after_stop-no_action = moves, that is all
belcastel-option-black_5_other_gains = A black gained otherwise, hawkmoth of set 5
    .help = The booklet sends left only blacks that were bought or came from a card.
belcastel-option-black_5_other_gains-pass_left = goes left too
belcastel-option-black_5_other_gains-own_bag = goes into your bag
belcastel-option-locoweed_6_copies = Locoweed of set 6 copies
    .help = Does it also take the action a chip has in phase B?
belcastel-option-locoweed_6_copies-all = everything, phase B too
belcastel-option-locoweed_6_copies-on_draw = only what happens when drawn
belcastel-option-ruby_coins_after_points = Ruby Purse after an explosion
    .help = May someone who took the points still shop, with the coins of this witch alone?
belcastel-option-ruby_coins_after_points-true = yes
belcastel-option-ruby_coins_after_points-false = no
belcastel-option-black_5_own_rubies = Rubies for your own blacks, hawkmoth of set 5
    .help = The booklet gives “a ruby if the black chip” is last or next to last; other editions one for each.
belcastel-option-black_5_own_rubies-one = one in all
belcastel-option-black_5_own_rubies-per_black = one per black
belcastel-option-spoon_tie = A tie on the spoon
    .help = Same points, and both cauldrons are full: does the bowl decide?
belcastel-option-spoon_tie-shared = a shared victory
belcastel-option-spoon_tie-bowls = the fuller bowl wins

## What is wrong with values on trial ($part, $name, $place as in the file; $why: the error)

belcastel-components-no_map = The file “{ $file }” has a part “{ $part }” that is not an object with names.
belcastel-components-unknown = { $file }: There is no “{ $name }” in “{ $part }”. There are: { $known }.
belcastel-components-few_cards = { $file }: Only { $count } fortune cards are left; a game turns { $least }.
belcastel-components-no_code = { $file }: { $place } needs “python” (a file) or “plugin” (a name).
belcastel-components-no_file = { $file }: The code of { $place }, “{ $code }”, is not beside it, or cannot be read.
belcastel-components-no_plugin = { $file }: No installed package offers “{ $name }” for { $place } as an entry point of “{ $group }”. Offered: { $known }.
belcastel-components-no_function = { $file }: The code of { $place } lacks the function “{ $function }”.
belcastel-components-broken_code = { $file }: The code of { $place } cannot be run: { $why }.
belcastel-components-broken_game = { $file }: A game played with it breaks: { $why }.
