# The words of Les Charlatans de Belcastel. The vocabulary is that of rules/belcastel.md and docs/glossary.md.
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
belcastel-told-opened = The { $color } book opens: { $book }. { $book_effect }
belcastel-told-white_added = One more white 1 drops into every bag. It’s getting hot in here.
belcastel-told-card = { $seat } turns “{ $card }”. { $card_text }
belcastel-told-showed = { $seat } shows { $chips }: { $total } in all.
belcastel-told-looked = { $seat } fishes out { $chips } for a look.
belcastel-told-handed_in = { $seat } hands in { $some_chips }.
belcastel-told-gained_chip = { $rule ->
    [BEL-16-15] { $seat } sniggers and takes { $a_chip }.
    [BEL-16-23] A spider brings { $a_chip }: { $seat } is much obliged.
   *[other] { $seat } takes { $a_chip } into the bag.
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
   *[other] { $seat } scores { belcastel-some-points }.
}
belcastel-told-rubies = { $rule ->
    [BEL-10-2] The hawkmoths pay up: { $seat } gets { belcastel-some-rubies }.
    [BEL-10-3] { $seat } picks { belcastel-some-rubies } off the scoring space.
   *[other] { $seat } gets { belcastel-some-rubies }.
}
belcastel-told-lost_rubies = There are not enough rubies to go round: { $seat } gives back { $rubies }.
belcastel-told-paid_rubies = { $seat } pays { belcastel-some-rubies }.
belcastel-told-bought = { $seat } buys { $a_chip } for { $price } { $price ->
    [one] coin
   *[other] coins
}.
belcastel-told-drop = { $rule ->
    [BEL-10-2] The hawkmoths pay up: { $seat } moves the drop to space { $space }.
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
   *[other] { $seat } puts { $the_chip } back in the bag.
}
belcastel-told-exploded = Boom! { $seat }’s cauldron explodes with { $whites } in whites.
belcastel-told-protected = A blue skull kept watch: { $seat } still gets both points and coins.
belcastel-told-stopped = { $seat } stops, with { belcastel-space } in sight.
belcastel-told-came_back = { $seat } has second thoughts and picks up the ladle again.
belcastel-told-restarted = { $seat } tips everything back in the bag and brews afresh.
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
belcastel-told-rolled-points = { belcastel-told-rolled }
belcastel-told-rolled-rubies = { belcastel-told-rolled }
belcastel-told-rolled-gained_chip = { $seat } rolls the die: { $face } for the bag.
belcastel-told-tube-points = { belcastel-told-tube }
belcastel-told-tube-rubies = { belcastel-told-tube }
belcastel-told-tube-gained_chip = { belcastel-told-tube }
belcastel-told-reward-points = { $seat } rescues { belcastel-some-points } and goes without shopping.
belcastel-told-paid_rubies-drop = { $seat } pays { belcastel-some-rubies } and moves the drop to space { $space }.
belcastel-told-paid_rubies-refilled = { $seat } pays { belcastel-some-rubies } and refills the flask.
belcastel-told-paid_rubies-gained_chip = { $seat } pays { belcastel-some-rubies } and takes { $a_chip } into the bag.
belcastel-told-gave_up_tails-rubies = { $seat } trades { $tails } rat { $tails ->
    [one] tail
   *[other] tails
} for { belcastel-some-rubies }.

## Questions

belcastel-ask-brew = Draw, or stop?
belcastel-ask-commit = On the next signal: draw, or stop? Your choice stays sealed.
belcastel-ask-return = Fancy picking up the ladle again? You may, as long as somebody is still brewing.
belcastel-ask-crow_skull = Your skull has been rummaging in the bag. Which chip do you lay?
belcastel-ask-mandrake = Your mandrake can send the white just before it back to the bag. Shall it?
belcastel-ask-double = After a mandrake this chip may move twice as far. Double it?
belcastel-ask-extra = This chip may move some extra spaces. Take them?
belcastel-ask-well_stirred = There is your first white. Back in the bag with it?
belcastel-ask-second_chance = A Second Chance: brew afresh, or live with it?
belcastel-ask-beside = What becomes of the chips beside your cauldron?
belcastel-ask-strong_ingredient = Which chip do you lay to finish? It cannot explode, but does not act either.
belcastel-ask-rat = Your rat is raring to go. Let it run?
belcastel-ask-drop = A drop move for you. What will you do with it?
belcastel-ask-reward = Your cauldron exploded. What do you rescue: the points, or the coins?
belcastel-ask-buy = The shop is open. What will it be?
belcastel-ask-buy_second = A second chip, of another colour?
belcastel-ask-spend = Your rubies are burning a hole in your pocket. What will you buy?
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
   *[other] Take the extra spaces
}
belcastel-choice-restart = Put everything back and brew afresh
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
   *[other] Move the drop in the cauldron
}
belcastel-choice-tube = { $about ->
    [spider_drop] Pay 1 ruby: next test tube
    [spend] 2 rubies: next test tube
   *[other] Move the drop on the test tubes
}
belcastel-choice-refill = 2 rubies: refill the flask
belcastel-choice-point = 2 rubies: 1 point
belcastel-choice-keep = { $about ->
    [beside] Keep the rest for another round
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
   *[other] No, thank you
}
belcastel-choice-done = { $about ->
    [buy] Buy nothing
    [buy_second] That will do
    [spend] Keep the rest
   *[other] That is all
}
belcastel-choice-swap = Swap { $low } for { $high }

## Refusals

belcastel-refused-unknown_choice = There is no such answer.
belcastel-refused-game_over = The game is over.
belcastel-refused-not_now = That is not what you are being asked.
belcastel-refused-no_such_seat = There is no seat { $seat_number } at this table.
belcastel-refused-exploded = Too late: your cauldron has exploded.
belcastel-refused-stopped = Your brewing is over for this round.
belcastel-refused-not_your_turn = { $awaited_count ->
    [0] It is not for you to answer now.
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
belcastel-refused-same_color = Two chips, two colours: you have already taken a { $color } one.
belcastel-refused-too_dear = Too dear: { $the_chip } costs { $price } coins, and you have { $coins }.
belcastel-refused-flask_full = Your flask is full already.
belcastel-refused-only_in_last_round = Rubies buy points only in round 9.
belcastel-refused-drop_at_end = That drop has come to the end of its way.
belcastel-refused-no_tubes = There are no test tubes at this table.

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
belcastel-book-black-2p = Hawkmoth, two players
    .effect = Phase B: as many blacks as your opponent, both drops move 1 space; more, your drop moves 1 space and you take 1 ruby.
belcastel-book-black-34p = Hawkmoth, three or four players
    .effect = Phase B: more blacks than exactly one neighbour, your drop moves 1 space; more than both, you also take 1 ruby.
belcastel-book-green-1 = Spider, set 1
    .effect = Phase B: 1 ruby for each green that is last or next to last.
belcastel-book-green-2 = Spider, set 2
    .effect = Phase B: for each green last or next to last, a 1-chip. Green 1: orange; green 2: blue or red; green 4: yellow or purple.
belcastel-book-green-3 = Spider, set 3
    .effect = Phase B: if your whites make exactly 7, your last chip moves on by the sum of your greens.
belcastel-book-green-4 = Spider, set 4
    .effect = Phase B: for each green last or next to last you may pay 1 ruby for a drop move.
belcastel-book-blue-1 = Crow skull, set 1
    .effect = When drawn: draw as many chips as its value; you may lay one, the others go back.
belcastel-book-blue-2 = Crow skull, set 2
    .effect = When drawn: protects as many of the next chips as its value. If one of them explodes your cauldron, you still get points and coins.
belcastel-book-blue-3 = Crow skull, set 3
    .effect = When drawn: on a ruby space it brings 1 ruby.
belcastel-book-blue-4 = Crow skull, set 4
    .effect = When drawn: on a ruby space it scores its value.
belcastel-book-red-1 = Toadstool, set 1
    .effect = When drawn: 1 extra space with one or two oranges in your cauldron, 2 with three or more.
belcastel-book-red-2 = Toadstool, set 2
    .effect = When drawn: put beside your cauldron; when brewing is over, lay it, keep it or put it in the bag.
belcastel-book-red-3 = Toadstool, set 3
    .effect = When drawn: right after a white, it also moves the value of that white.
belcastel-book-red-4 = Toadstool, set 4
    .effect = Once a red lies in your cauldron, your white 1s move 2 spaces.
belcastel-book-yellow-1 = Mandrake, set 1
    .effect = When drawn: the white laid right before it may go back in the bag.
belcastel-book-yellow-2 = Mandrake, set 2
    .effect = When drawn: the next chip moves twice as far.
belcastel-book-yellow-3 = Mandrake, set 3
    .effect = Your limit for whites rises to 8 with one yellow in your cauldron, to 9 with three.
belcastel-book-yellow-4 = Mandrake, set 4
    .effect = When drawn: 1 extra space for your first yellow, 2 for the second, 3 for the third.
belcastel-book-purple-1 = Ghost’s breath, set 1
    .effect = Phase B: 1 purple, 1 point; 2 purples, 1 point and 1 ruby; 3 purples, 2 points and a drop move.
belcastel-book-purple-2 = Ghost’s breath, set 2
    .effect = Phase B: hand in 1, 2 or 3 purples for chips, points, rubies and drop moves.
belcastel-book-purple-3 = Ghost’s breath, set 3
    .effect = Phase B: each purple scores 1 point on a space of 10 coins or more, 2 from 20 coins, 3 from 30.
belcastel-book-purple-4 = Ghost’s breath, set 4
    .effect = Phase B: one chip of your cauldron grows. 1 purple, from 1 to 2; 2 purples, from 2 to 4; 3 purples, from 1 to 4.

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
    .text = After your fifth chip you may put everything back and brew afresh; until then nothing explodes.
belcastel-card-strong_ingredient = Strong Ingredient
    .text = When brewing ends, whoever did not explode draws 5 chips and may lay one, safely.
belcastel-card-pumpkin_party = Pumpkin Patch Party
    .text = This round oranges move one space further.
belcastel-card-magic_potion = Magic Potion
    .text = At the end of the round all flasks are filled.

## Table options (BEL-15)

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
belcastel-option-books-mix = a mix
belcastel-option-cauldron_side = Side of the cauldron
    .help = Test tubes add a second drop, and a choice at every drop move.
belcastel-option-cauldron_side-plain = plain
belcastel-option-cauldron_side-tubes = test tubes
belcastel-option-lock_step = Drawing in lock-step
    .help = Everyone seals a choice, then all reveal together.
belcastel-option-lock_step-last_round = in the last round
belcastel-option-lock_step-every_round = in every round
belcastel-option-open_bags = Open bags
    .help = Everybody sees what every bag holds.
belcastel-option-open_bags-false = no
belcastel-option-open_bags-true = yes
belcastel-option-stop = Stopping
    .help = May one come back while somebody is still brewing?
belcastel-option-stop-final = is final
belcastel-option-stop-revocable = may be taken back
belcastel-option-flask_takes = The flask takes back
    .help = Which last chip the flask can put back in the bag.
belcastel-option-flask_takes-any = any chip
belcastel-option-flask_takes-white = only a white
belcastel-option-bonus_moves = Extra spaces
    .help = Are they simply added, or are you asked each time?
belcastel-option-bonus_moves-automatic = added
belcastel-option-bonus_moves-may_decline = asked
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
    .help = Are the 20 rubies of the box all there is?
belcastel-option-rubies-unlimited = never run out
belcastel-option-rubies-limited = 20 in all
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
belcastel-option-second_chance_restores-everything = chips, points, rubies and flask
belcastel-option-second_chance_restores-chips_only = the chips alone
belcastel-option-second_chance_over_limit = Too many whites before the choice
    .help = What happens above the limit under “A Second Chance”.
belcastel-option-second_chance_over_limit-safe = no danger
belcastel-option-second_chance_over_limit-explodes_unless_restarted = restart or explode
