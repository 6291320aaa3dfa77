# The words of the page for Belcastel and its Witches.

## Belcastel, brewing

web-belcastel-controls = Flask, bag, stop
web-belcastel-flask = Flask
web-belcastel-flask-takes = { $chip } back in the bag
web-belcastel-flask-full = full
web-belcastel-flask-empty = empty
web-belcastel-draw = Draw
web-belcastel-draw-label = Draw, { $count ->
    [one] { $count } chip in the bag
   *[other] { $count } chips in the bag
}
web-belcastel-stop = Stop
web-belcastel-return = Carry on
web-belcastel-risk = risk { $deadly } in { $bag }
web-belcastel-no-risk = no risk
web-belcastel-odds = The odds
web-belcastel-scores = The scores
web-belcastel-values-own = On trial here: prices, spaces, books or cards from a file (fingerprint { $hash }).
web-belcastel-books = The books
web-belcastel-card = The card of this round
web-belcastel-others = The other cauldrons
web-belcastel-own-bag = In my bag
web-belcastel-whites = Whites
web-belcastel-gauge = Whites: { $whites } of { $limit }.
web-belcastel-gauge-deadly = white { $values }: boom
web-belcastel-gauge-calm = nothing to fear
web-belcastel-gauge-safe = nothing explodes
web-belcastel-gauge-boom = exploded
web-belcastel-space = { $coins } { $coins ->
    [one] coin
   *[other] coins
}, { $points } { $points ->
    [one] point
   *[other] points
}{ $ruby ->
    [yes] , a ruby
   *[no] { "" }
}
web-belcastel-cauldron = { $name }’s cauldron: { $chips ->
    [0] no chips
    [one] { $chips } chip
   *[other] { $chips } chips
}, scoring space { $space }, whites { $whites } of { $limit }
web-belcastel-opponent = { $name }, { $state }: { $coins } { $coins ->
    [one] coin
   *[other] coins
} and { $points } { $points ->
    [one] point
   *[other] points
} in sight, whites { $whites } of { $limit }; score { $score }, rubies { $rubies }. See the cauldron
web-belcastel-state-brewing = brewing…
web-belcastel-state-stopped = stopped
web-belcastel-draws = { $seat } draws { $chips }: space { $space }.
web-belcastel-boom = Boom!
    .whites = whites { $whites } of { $limit }
web-belcastel-state-exploded = exploded
web-belcastel-state-sealed = has chosen
web-belcastel-state-hesitates = wavering

## Belcastel, a choice to make

web-belcastel-candidates = What you may choose
web-belcastel-choose-first = Choose first
web-belcastel-choose-confirm = Confirm what is chosen
web-belcastel-choose-digit = Choose by number, twice to confirm
web-belcastel-choose-rest = The others go back in the bag. Whites { $whites }/{ $limit }
web-belcastel-choose-rubies = You have { $rubies } { $rubies ->
    [one] ruby
   *[other] rubies
}.
web-belcastel-from-to = from { $from } to { $to }
web-belcastel-pick-drop = { $about ->
    [choose_wisely] Drop, two steps
   *[other] Cauldron
}
web-belcastel-pick-tube = Test tube
web-belcastel-pick-refill = Flask
web-belcastel-pick-point = 1 point
web-belcastel-pick-rubies = 3 rubies
web-belcastel-pick-points = { $about ->
    [just_in_time] 4 points
   *[other] 1 point per tail
}
web-belcastel-pick-remove_white = One white 1 fewer
web-belcastel-pick-give_up = { $number ->
    [one] { $number } ruby
   *[other] { $number } rubies
}
web-belcastel-pick-row = { $number ->
    [one] { $number } purple
   *[other] { $number } purples
}
web-belcastel-pick-rat = The rat
web-belcastel-pick-back = Into the bag
web-belcastel-pick-bag = Into the bag
web-belcastel-pick-bonus = { $about ->
    [double] Twice as far
   *[other] Extra spaces
}
web-belcastel-pick-restart = Start again
web-belcastel-pick-go_on = Go on
web-belcastel-pick-explode = Let it explode
web-belcastel-do-drop = { $about ->
    [choose_wisely] Drop, two steps
   *[other] Move the drop
}
web-belcastel-do-tube = Next test tube
web-belcastel-do-refill = Refill the flask
web-belcastel-do-point = Take 1 point
web-belcastel-do-give_up = { $number ->
    [one] Give 1 tail for 1 ruby
   *[other] Give { $number } tails for { $number } rubies
}
web-belcastel-do-row = { $about ->
    [ghost_trade] { $number ->
        [one] Hand in { $number } purple
       *[other] Hand in { $number } purples
    }
   *[other] { $number ->
        [one] Row of { $number } purple
       *[other] Row of { $number } purples
    }
}
web-belcastel-do-swap = Swap it for { $a_chip }
web-belcastel-do-restart = Start again
web-belcastel-refuse-good_start = Give up none
web-belcastel-refuse-beside = Leave them beside
web-belcastel-note-explodes = it explodes: points or shopping
web-belcastel-note-protected = it explodes, but the skull protects you
web-belcastel-note-rubies = { $rubies ->
    [one] +{ $rubies } ruby
   *[other] +{ $rubies } rubies
}
web-belcastel-note-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
web-belcastel-note-further = { $spaces ->
    [one] { $spaces } space further
   *[other] { $spaces } spaces further
}
web-belcastel-note-at-limit = right at the limit
web-belcastel-note-open = chance decides the rest
web-belcastel-note-drop = you start one space further
web-belcastel-note-rat = { $tails ->
    [one] { $tails } tail ahead
   *[other] { $tails } tails ahead
}
web-belcastel-note-refill = it can take a chip back again
web-belcastel-note-give-up = { $number ->
    [one] for { $number } rat tail
   *[other] for { $number } rat tails
}
web-belcastel-note-restart = everything goes back in the bag, once only
web-belcastel-note-go-on = you keep your potion, whites { $whites }/{ $limit }
web-belcastel-note-bag = back in your bag
web-belcastel-note-for-good = out of your bag for good
web-belcastel-note-swap = the new one goes in the bag
web-belcastel-note-left = { $count ->
    [0] none left
    [one] the last one
   *[other] { $count } left
}

## Belcastel: seals, test tubes, the start of a round, books, bag, odds, another’s cauldron

web-belcastel-beat-signal = Stir!
web-belcastel-beat = Beat { $number }
web-belcastel-beat-rule = Everyone seals a choice, all reveal together.
web-belcastel-revealed = Beat { $number }, revealed:
web-belcastel-revealed-none = Nothing is revealed yet.
web-belcastel-envelopes = Your two envelopes
web-belcastel-seal = Seal your choice: nobody sees it before the others.
web-belcastel-seal-open = Sealed. { -web-touch-first } an envelope to change your mind, as long as nobody else has acted.
web-belcastel-sealed = { $count ->
    [0] Sealed, now revealing.
   *[other] Sealed for good. Waiting for { $names }.
}
web-belcastel-seal-out = { $state ->
    [exploded] It exploded: waiting for the brewing to end.
   *[other] Your potion is done: waiting for the brewing to end.
}
web-belcastel-you = You
web-belcastel-reveal-stop = Stop
web-belcastel-reveal-boom = boom, { $whites } of { $limit }
web-belcastel-reveal-holds = whites { $whites } of { $limit }
web-belcastel-reveal-thinks = to decide
web-belcastel-reveal-end = Go on
web-belcastel-next-beat = Next beat
web-belcastel-tubes = { $last ->
    [yes] Test tubes: drop in the last one, { $tube } ({ $bonus }).
   *[no] Test tubes: drop in number { $tube } ({ $bonus }); next is { $next } ({ $next_bonus }).
}
web-belcastel-intro-round = Round
web-belcastel-intro-go-on = { -web-touch-first } to go on
web-belcastel-coins = coins
web-belcastel-book-opens = opens in round { $round }
web-belcastel-bag = Bag
web-belcastel-bag-mine = In your bag
web-belcastel-bag-empty = nothing
web-belcastel-bag-hidden = What is in it stays hidden.
web-belcastel-bag-holds = { $count ->
    [0] bag empty
    [one] { $count } chip
   *[other] { $count } chips
}
web-belcastel-bag-whites = of which { $count ->
    [0] none are white.
    [one] { $count } is white ({ $percent }%), value { $sum }.
   *[other] { $count } are white ({ $percent }%), sum { $sum }.
}
web-belcastel-odds-off = This table plays without odds: follow your nose.
web-belcastel-odds-none = Nothing to work out just now: you are not drawing.
web-belcastel-odds-safe = Before your second chance nothing explodes, whatever you draw.
web-belcastel-odds-deadly = Would blow it up:
web-belcastel-odds-calm = No chip in your bag blows up the cauldron on the next draw.
web-belcastel-odds-bars = Chance of having exploded after…
web-belcastel-odds-draws = { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}
web-belcastel-odds-stops = On average, if you stop…
web-belcastel-odds-when = after
web-belcastel-odds-now = right now
web-belcastel-odds-space = space
web-belcastel-odds-either = either
web-belcastel-odds-or = { $coins } c. or { $points } p.
web-belcastel-odds-counted = Exact, from the chips in your bag. The risks count drawing and laying only. The averages follow book and card for the first chip; after it, values and fixed bonuses only. Never counted: your choices, the flask, what scoring adds.
web-belcastel-lies = { $chip } (space { $space })
web-belcastel-cauldron-state = State
web-belcastel-cauldron-space = Scoring space
web-belcastel-cauldron-laid = In order: { $chips }.
web-belcastel-cauldron-empty = No chip in this cauldron yet.
web-belcastel-cauldron-beside = Beside the cauldron: { $chips }.

## Belcastel, scoring ($phase is a letter from A to F)

web-belcastel-scoring = Scoring of round { $round }
web-belcastel-phases = Phases of the scoring
web-belcastel-phase-A = Die
web-belcastel-phase-B = Chips
web-belcastel-phase-C = Rubies
web-belcastel-phase-D = Points
web-belcastel-phase-E = Shop
web-belcastel-phase-F = Spend rubies
web-belcastel-ended-stopped = stopped, whites { $whites }/{ $limit }
web-belcastel-ended-exploded = exploded, whites { $whites }/{ $limit }
web-belcastel-no-die = exploded: no die
web-belcastel-bought-nothing = bought nothing
web-belcastel-exchange = last exchange
web-belcastel-points = { $points } { $points ->
    [one] point
   *[other] points
}
web-belcastel-coins-count = { $coins } { $coins ->
    [one] coin
   *[other] coins
}
web-belcastel-to-spend = { $coins } { $coins ->
    [one] coin
   *[other] coins
} to spend
web-belcastel-or-coins = or { $coins } { $coins ->
    [one] coin
   *[other] coins
}
web-belcastel-or = or else…
web-belcastel-thinks = thinking…
web-belcastel-somebody-thinks = { $name } is thinking
web-belcastel-reward-points = no shopping
web-belcastel-reward-coins = no points
web-belcastel-gain-coins = coins
web-belcastel-gain-points = points
web-belcastel-gain-rubies = rubies
web-belcastel-gain-drop = drop move
web-belcastel-gain-flask = flask refilled
web-belcastel-gain-tube = test tube
web-belcastel-gain-no-chip = no { $chip } left
web-belcastel-gain-drop-stays = drop left alone
web-belcastel-speed = Speed ×{ $speed }
web-belcastel-steps = Step by step
web-belcastel-again = Again A–{ $phase }
web-belcastel-step = Next phase
web-belcastel-show-all = Show it all
web-belcastel-go-on = Go on
web-belcastel-waiting = Waiting for the others
web-belcastel-track = Score track: { $scores }. { $tails ->
    [0] No rat tails up to the leader.
    [one] { $tails } rat tail up to the leader.
   *[other] { $tails } rat tails up to the leader.
}
web-belcastel-track-score = { $name } { $points }
web-belcastel-tails = { $tails } { $tails ->
    [one] tail
   *[other] tails
}

## Belcastel, shop

web-belcastel-short-orange = Pumpkin
web-belcastel-short-green = Spider
web-belcastel-short-blue = Crow
web-belcastel-short-red = Toadstool
web-belcastel-short-yellow = Mandrake
web-belcastel-short-purple = Ghost
web-belcastel-short-black = Moth
web-belcastel-short-locoweed = Locoweed
web-belcastel-shop-book = { $book }. See the books
web-belcastel-shop-cell = { $chip }, price { $price }: { $state }
web-belcastel-shop-free = yours to pick
web-belcastel-shop-chosen = chosen
web-belcastel-shop-swap = swap
web-belcastel-shop-bought = bought
web-belcastel-shop-too-dear = { $missing } short
web-belcastel-shop-same-color = { $color } taken
web-belcastel-shop-sold-out = sold out
web-belcastel-shop-closed = opens round { $round }
web-belcastel-shop-not-now = not now
web-belcastel-shop-purse = Purse: { $coins }, spent: { $spent }, lost: { $left }
web-belcastel-shop-spent = { $coins ->
    [0] nothing spent
    [one] { $coins } spent
   *[other] { $coins } spent
}
web-belcastel-shop-lost = { $coins ->
    [0] nothing lost
    [one] { $coins } coin will be lost
   *[other] { $coins } coins will be lost
}
web-belcastel-shop-hint = Two chips at most, of different colours.
web-belcastel-shop-slot = a chip, if you like
web-belcastel-shop-put-back = Put { $chip } back
web-belcastel-shop-confirm = Buy
web-belcastel-shop-pick = Choose a chip first, or “Buy nothing”.
web-belcastel-shop-nothing = Buy nothing
web-belcastel-shop-enough = That will do
web-belcastel-shop-both = Buy both
web-belcastel-shop-one = Buy this chip

## Belcastel, podium

web-belcastel-podium-won = { $name } wins!
web-belcastel-podium-mine = You win!
web-belcastel-podium-shared = A shared victory: { $names }!
web-belcastel-podium-after = { $rounds } rounds, { $minutes } min
web-belcastel-podium-sources = Where the points came from
web-belcastel-podium-rounds = Round by round
web-belcastel-podium-sum = points so far
web-belcastel-podium-curve = Everybody’s points, round by round
web-belcastel-podium-round = r. { $round }
web-belcastel-podium-share-text = { $title } { $scores }.
web-belcastel-source-spaces = Spaces
web-belcastel-source-chips = Chips
web-belcastel-source-die = Die
web-belcastel-source-cards = Cards
web-belcastel-source-tubes = Test tubes
web-belcastel-source-exchange = Exchange
web-belcastel-source-other = Other
web-belcastel-moment-exploded = One white too many
    .text = { $name } blows it all up, whites { $whites } of { $limit }.
    .own = You blow it all up, whites { $whites } of { $limit }.
web-belcastel-moment-furthest = Nearly at the spoon
    .text = { $name } gets to space { $space }: nobody goes further.
    .own = You get to space { $space }: nobody goes further.
web-belcastel-moment-rats = The stampede
    .text = { $name } lets the rat run: { $tails } { $tails ->
        [one] space
       *[other] spaces
    } further at the start.
    .own = You let your rat run: { $tails } { $tails ->
        [one] space
       *[other] spaces
    } further at the start.
web-belcastel-moment-best = The golden round
    .text = { $name } scores { $points } { $points ->
        [one] point
       *[other] points
    } in one go.
    .own = You score { $points } { $points ->
        [one] point
       *[other] points
    } in one go.
web-belcastel-moment-card = The right card
    .text = “{ $card }” takes good care of { $name }.
    .own = “{ $card }” takes good care of you.
web-belcastel-moment-patient = The patient drop
    .text = { $name } paid rubies for { $drops } drop moves.
    .own = You paid rubies for { $drops } drop moves.
web-belcastel-moment-steady = The steady hand
    .text = { $name } never blew up a cauldron.
    .own = You never blew up a cauldron.
web-belcastel-moment-overtaken = The upset
    .text = { $name } was { $points } { $points ->
        [one] point
       *[other] points
    } behind before the last round.
    .own = You were { $points } { $points ->
        [one] point
       *[other] points
    } behind before the last round.

## The table of the witches

web-belcastel-witches = The witches
web-belcastel-witch-call = Call { $witch }: { $brings }. Costs your { $penny }
web-belcastel-witch-other = { $isSpent ->
    [yes] { $witch }, { $phase }: { $penny } spent
   *[no] { $witch }, { $phase }, { $penny }
}
web-belcastel-witch-spent = spent
web-belcastel-witch-why = Why now?
web-belcastel-witch-ask = Call { $witch }?
web-belcastel-witch-keep = Keep the penny
web-belcastel-witch-no-hurry = No hurry: the table waits for you.
web-belcastel-witch-callers = Have called her:
web-belcastel-witch-left = Every penny kept to the end is worth 2 points.
web-belcastel-witch-whites = whites { $from } → { $to }
web-belcastel-witch-coins = { $from } → { $to } coins
web-belcastel-witch-six = { $count ->
    [one] 1 chip laid open
   *[other] { $count } chips laid open
} of { $bag }, yours to lay
web-belcastel-witch-all = { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
web-belcastel-witch-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
web-belcastel-witch-rubies = { $rubies ->
    [one] +1 ruby
   *[other] +{ $rubies } rubies
}
web-belcastel-do-witch = Call { $witch }
web-belcastel-pennies = Pennies: { $pennies }.
web-belcastel-brief-brewing = brews
web-belcastel-brief-stopped = stop
web-belcastel-brief-exploded = boom
web-belcastel-brief-sealed = chosen
web-belcastel-brief-hesitates = thinks
web-belcastel-bowl = Bowl: { $chips }. { $spoon } + { $points } points
web-belcastel-bowl-empty = Empty bowl
web-belcastel-bowl-points = { $spoon } + { $points } points
web-belcastel-flask-bowl = { $chip } out of the bowl
web-belcastel-waits = To open the next round: { $chips }
web-belcastel-aside-ask = { $choice } now?
web-belcastel-aside-hint = Set aside by the toadstool: to be laid before the round is over.
web-belcastel-aside-later = Later
web-belcastel-touch-whites = { -web-touch-first } one white in the cauldron, or both.
web-belcastel-touch-upgrade = { -web-touch-first } one chip in the cauldron, or the last two.
web-belcastel-touch-start_chip = { -web-touch-first } it in the cauldron. It stays out of your bag.
web-belcastel-candidate-count = { $count } of them
web-belcastel-note-poured = into the bowl
web-belcastel-note-start = laid first in the next round
web-belcastel-along = { $chip }, shown: { $spaces ->
    [one] 1 space more
   *[other] { $spaces } spaces more
}
web-belcastel-shop-for = for { $name }
web-belcastel-shop-ghosts = Paid by your ghost’s breath: two chips at most, of different colours.
web-belcastel-gain-kept = kept for the next round
web-belcastel-gain-passed = passes to the neighbour
web-belcastel-pennies-title = Pennies
web-belcastel-cauldron-bowl = In the bowl: { $chips }.
web-belcastel-cauldron-aside = Set aside, to be laid: { $chips }.
web-belcastel-cauldron-kept = Kept for the next round: { $chips }.
web-belcastel-cauldron-start = To open the next round: { $chips }.
web-belcastel-source-witches = Witches
web-belcastel-moment-witch = A sweep of the broom
    .text = { $witch } works well for { $name }.
    .own = { $witch } works well for you.
web-belcastel-witch-exchange = { $coins } coins: { $points ->
    [one] 1 point
   *[other] { $points } points
} instead of { $otherwise }
web-belcastel-do-whites = { $which ->
    [last] Put the last white back
    [earlier] Put the white before it back
   *[both] Put both whites back
}
web-belcastel-do-start = Keep { $the_chip }

## Drawing together in a round in which everybody draws at their own pace

web-belcastel-together-asked = { $wish ->
    [always] Draw together from now on? { $names } would like to.
   *[round] Draw together this round? { $names } would like to.
}
web-belcastel-together-waiting = { $wish ->
    [always] You would like to draw together from now on. Yet to agree: { $names }.
   *[round] You would like to draw together this round. Yet to agree: { $names }.
}
web-belcastel-together-ready = Everybody who is still brewing would like to draw together.
web-belcastel-together-begin = Begin
web-belcastel-together-yes = Agreed
web-belcastel-together-no = No
web-belcastel-together-back = Never mind
web-belcastel-together-help = Everybody chooses in secret, and all reveal on the signal, as in the last round. It begins as soon as everybody who is still brewing agrees; until then you all go on at your own pace.
web-belcastel-together-round = This round
web-belcastel-together-always = From now on
web-belcastel-together-later = You can propose it between two chips.

## The books in a few words

web-belcastel-book-orange = No effect
web-belcastel-book-orange-6 = Moves 1 or 6 spaces
web-belcastel-book-green-1 = Last or next to last: 1 ruby
web-belcastel-book-green-2 = Last or next to last: a 1-chip
web-belcastel-book-green-3 = Whites exactly 7: the last chip moves on
web-belcastel-book-green-4 = Last ones: 1 ruby moves the drop
web-belcastel-book-green-5 = Keeps a chip for the next round
web-belcastel-book-green-6 = Last or next to last: the die
web-belcastel-book-blue-1 = Look at 1, 2 or 4 chips, lay one
web-belcastel-book-blue-2 = Softens an explosion for 1, 2 or 4 chips
web-belcastel-book-blue-3 = Laid on a ruby: 1 ruby
web-belcastel-book-blue-4 = Laid on a ruby: 1, 2 or 4 points
web-belcastel-book-blue-5 = Enough pumpkins: 1, 2 or 4 points
web-belcastel-book-blue-6 = 1 ruby for each white 1 just before
web-belcastel-book-red-1 = Pumpkins laid: 1 or 2 spaces more
web-belcastel-book-red-2 = Put beside, laid after stopping
web-belcastel-book-red-3 = After a white: moves that much more
web-belcastel-book-red-4 = White 1s move 2 spaces
web-belcastel-book-red-5 = As far as your biggest toadstool
web-belcastel-book-red-6 = Sets a chip aside, to lay later
web-belcastel-book-yellow-1 = The white just before goes back
web-belcastel-book-yellow-2 = The next chip goes twice as far
web-belcastel-book-yellow-3 = White limit up to 8, then 9
web-belcastel-book-yellow-4 = The first three: +1, +2, +3
web-belcastel-book-yellow-5 = Adds a chip that is shown and put back
web-belcastel-book-yellow-6 = Pay 1 ruby: 3 spaces more
web-belcastel-book-purple-1 = 1, 2 or 3: points, rubies, drop
web-belcastel-book-purple-2 = Hand in for chips and points
web-belcastel-book-purple-3 = Further along, more points
web-belcastel-book-purple-4 = A chip in the cauldron grows
web-belcastel-book-purple-5 = Its points buy chips
web-belcastel-book-purple-6 = Scores the value of the chip after it
web-belcastel-book-black-2p = As many as the other, or more: drop, ruby
web-belcastel-book-black-34p = More than your neighbours: drop, ruby
web-belcastel-book-black-5 = Goes to a neighbour, pays in rubies
web-belcastel-book-black-6 = Furthest: drop; second: ruby
web-belcastel-book-locoweed-5 = Moves rat + 1, at most 4
web-belcastel-book-locoweed-6 = Copies the last coloured chip
