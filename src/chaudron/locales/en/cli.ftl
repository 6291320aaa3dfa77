# The words of the command line and of the table in a terminal. The words of the games are in their own files.

## The board, drawn: everything is short

board-round = Round { $round }/{ $rounds }
board-card = { $card }: { $text }
board-rim = { $name } · coins·points, ◆ ruby
board-score = { $points } pts { $rubies }◆
board-state-brewing = brewing
board-state-stopped = stopped
board-state-exploded = { $protected ->
    [yes] exploded, protected
   *[no] exploded
}
board-at = { $state }, space { $space }
board-whites-of = whites { $whites }/{ $limit }
board-whites-short = { $whites }/{ $limit }
board-drop = drop ▼{ $space }
board-drop-short = ▼{ $space }
board-rat-short = rat { $space }
board-tube-short = tube { $tube }
board-tube-brief = tube { $tube }
board-bag-short = bag { $count }
board-flask-short = { $full ->
    [yes] flask
   *[no] flask empty
}
board-at-short = { $state } { $space }
board-beside = beside: { $chips }
board-bowl = bowl: { $chips }
board-aside = aside: { $chips }
board-start = start: { $chips }
board-hand = in hand: { $chips }
board-pennies = ¢{ $pennies }
board-witch-short = { $id } { $name }{ $state ->
    [now] { " " }(now)
    [spent] { " " }(paid)
   *[other] { "" }
}
board-witch = { $witch }: { $effect }{ $state ->
    [now] { "" }
    [spent] { "" }
   *[other] { " " }({ $phase })
}
board-color-locoweed = weed
board-bought = bought: { $chips }
board-whites = Whites
board-worth = { $coins } { $coins ->
    [one] coin
   *[other] coins
}, { $points } { $points ->
    [one] point
   *[other] points
}{ $ruby ->
    [yes] , a ruby
   *[no] { "" }
}
board-if-stopped = If you stop: { $worth }
board-scoring = Your scoring space: { $worth }
board-bag = Bag { $count }:
board-owned = Your chips, { $count }:
board-rubies = { $rubies } { $rubies ->
    [one] ruby
   *[other] rubies
}
board-flask = { $full ->
    [yes] flask full
   *[no] flask empty
}
board-tubes = Test tubes
board-counter = The shop. You have { $coins } { $coins ->
    [one] coin
   *[other] coins
}: at most two chips, of different colours.
board-opens = opens in round { $round }

## The ball, drawn

board-bal-round = Round { $round } · lap { $tour } of 2
board-bal-piles = pile { $pile } · discards { $discard }{ $bowl ->
    [0] { "" }
   *[other] { " " }· bowl { $bowl }
}
board-bal-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-bal-brief = { $name } ●{ $lives } ▯{ $cards }
board-bal-doing = { $state ->
    [attacks] attacks
    [defends] must parry
    [parried] has parried
    [failed] is hit
   *[out] out, place { $place }
}
board-bal-attack = { $kind ->
    [hex] Hex
    [farce] Prank
    [copy] Mirror
   *[plain] Attack
}:
board-bal-way = { $head } { $way }{ $shown ->
    [yes] { "" }, with { $means }
   *[no] { "" }
}
board-bal-all = everybody
board-bal-share = { $name } sweeps a share on to { $target }
board-bal-mirror = { $name } holds up a mirror to { $target }: the same again, afterwards
board-bal-parry = { $has_laid ->
    [yes] { "  " }Laid: { $laid } · still to match: { $is_left ->
        [yes] { $left }
       *[no] nothing
    }
   *[no] { "  " }To match: { $left }
}
board-bal-window-carabosse = Carabosse arrives: everybody is asked whether to meddle.
board-bal-window-calm = All is calm: everybody is asked about crystal balls.
board-bal-window-mirror = Before the defence everybody is asked about mirrors.
board-bal-window-challenge = Everybody but the reader is asked about a slip.
board-bal-window-give = Crystal ball: everybody concerned chooses in secret.
board-bal-hand = { $count ->
    [0] Your hand is empty.
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
board-bal-spells = spells

## Blackwood, drawn

board-blackwood-sign-toad = T
board-blackwood-sign-clover = C
board-blackwood-sign-mushroom = M
board-blackwood-sign-bat = B
board-blackwood-round = Expedition { $expedition }/3 · round { $round }/5
board-blackwood-piles = deck { $deck } · discards { $discard }
board-blackwood-home = { $count ->
    [0] Nobody comes home
   *[other] Coming home: { $puppets }
}
board-blackwood-heir = cauldron to { $name }
board-blackwood-village = Village ({ $signs })
board-blackwood-stock = { $price ->
    [0] Spells:
   *[other] Spells, { $price }¢:
}
board-blackwood-larder = larder { $shown }
board-blackwood-potions = potions { $shown }
board-blackwood-sold = sold { $shown }
board-blackwood-traded = traded { $shown }
board-blackwood-ready = spells { $shown }
board-blackwood-spent = spent { $shown }
board-blackwood-fagus = Fagus { $shown }
board-blackwood-pot = In the pot for { $potions }: { $count ->
    [0] nothing yet
   *[other] { $cards }
}{ $is_missing ->
    [yes] { "" }; missing { $missing }
   *[no] { "" }
}
board-blackwood-sniffed = The hedgehog dug up: { $cards }

## The board, read aloud

read-round = Round { $round } of { $rounds }. First player: { $first }.
read-card = Fortune card: { $card }. { $text }
read-scores = Scores: { $scores }.
read-score = { $name } { $points }{ $tails ->
    [0] { "" }
    [one] { " " }(one rat tail behind)
   *[other] { " " }({ $tails } rat tails behind)
}
read-someone = { $name }: { $parts }
read-you = { $name }, that is you: { $parts }
read-counters = { $points } { $points ->
    [one] point
   *[other] points
}, { $rubies } { $rubies ->
    [one] ruby
   *[other] rubies
}.
read-brew = { $state }{ $protected ->
    [yes] { " " }(protected)
   *[no] { "" }
}, { $count ->
    [0] nothing laid, starting from space { $space }
   *[other] last chip on space { $space }, chips laid: { $chips }
}. Whites { $whites } of { $limit }.
read-belongings = Drop on space { $drop }{ $rat ->
    [0] { "" }
   *[other] , rat { $rat } { $rat ->
        [one] space
       *[other] spaces
    } further
}. { $bag } { $bag ->
    [one] chip
   *[other] chips
} in the bag, flask { $full ->
    [yes] full
   *[no] empty
}.
read-tube = Test tube { $tube } ({ $bonus }).
read-beside = Beside the cauldron: { $chips }.
read-bowl = In the bowl: { $chips }, that is { $points } { $points ->
    [one] point
   *[other] points
}.
read-aside = Set aside: { $chips }.
read-start = To open the next round: { $chips }.
read-hand = Spread out before you: { $chips }.
read-pennies = { $count ->
    [0] No penny left.
    [one] Penny kept: { $pennies }.
   *[other] Pennies kept: { $pennies }.
}
read-witch = Witch { $id }, { $name }: { $effect }{ $state }.
read-witch-state = { $state ->
    [now] { "" }; you can call her now
    [later] { "" }; your { $penny } can still call her (when: { $phase })
    [spent] { "" }; your { $penny } is spent
   *[other] { "" }
}
read-bought = Bought: { $chips }.
read-bag-holds = In the bag: { $chips }.
read-laid = { $chip } on space { $space }
read-cauldron = { $count ->
    [0] Your cauldron is empty.
   *[other] Your cauldron: { $chips }.
}
read-whites = Whites: { $whites } of { $limit }.
read-if-stopped = If you stop now: space { $space }, { $worth }.
read-scoring = Your scoring space: space { $space }, { $worth }.
read-ahead = Further on, { $spaces }.
read-space = space { $space }: { $worth }
read-more = { $list }; { $item }
read-bag = { $count ->
    [0] Your bag is empty.
    [one] In your bag, 1 chip: { $chips }.
   *[other] In your bag, { $count } chips: { $chips }.
}
read-counter = The shop: you have { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
read-shelf = { $book }: { $count ->
    [0] nothing you could buy.
   *[other] { $goods }.
} { $effect }
read-price = { $chip } for { $price } { $price ->
    [one] coin
   *[other] coins
}

## The ball, read aloud

read-bal-round = Round { $round }, { $tour ->
    [1] first lap
   *[2] second lap
}. The Black Cat is with { $first }.
read-bal-carabosse = Carabosse is with { $name }, whose turn it is.
read-bal-piles = Draw pile { $pile }, discard pile { $discard }{ $bowl ->
    [0] { "" }
   *[other] , { $bowl } tokens in the bowl
}.
read-bal-witch = { $own ->
    [yes] { $name }, that is you: { $parts }.
   *[no] { $name }: { $parts }.
}
read-bal-lives = { $lives ->
    [one] 1 living Crapzouille
   *[other] { $lives } living Crapzouilles
}
read-bal-captured = { $count ->
    [one] one of them captured from { $owner }
   *[other] { $count } of them captured from { $owner }
}
read-bal-out = { $own ->
    [yes] { $name }, that is you: out of the ball, place { $place }.
   *[no] { $name }: out of the ball, place { $place }.
}
read-bal-attack = { $kind ->
    [hex] { $name } attacks the whole ball.
    [farce] A prank hits { $name }.
    [copy] A mirror repeats the attack: { $name } on { $target }.
   *[plain] { $name } attacks { $target }.
}
read-bal-means = On the table: { $means }.
read-bal-sent-on = { $name } has swept it on to { $target }.
read-bal-reading = { $name } reads: { $formulas }.
read-bal-laid = Laid against it: { $cards }.
read-bal-missing = { $is_left ->
    [yes] Still to be matched: { $colors }.
   *[no] Nothing is left to be matched.
}
read-bal-parried = Parried by { $names }.
read-bal-failed = Not parried by { $names }.
read-bal-hand = { $count ->
    [0] Your hand is empty.
    [one] Your hand, 1 card:
   *[other] Your hand, { $count } cards:
}
read-bal-color = In { $color } ({ $count }): { $names }.
read-bal-several = { $name }{ $count ->
    [one] { "" }
    [2] { " " }twice
   *[other] { " " }{ $count } times
}
read-bal-spell = Spell: { $spell } ({ $effect }).

## Blackwood, read aloud

read-blackwood-round = Expedition { $expedition } of 3, round { $column } of 5: the lantern lights column { $column }.
read-blackwood-phase = Phase: { $phase }. The cauldron is with { $name }.
read-blackwood-piles = Forest deck { $deck }, discard pile { $discard }.
read-blackwood-row = Row { $row }: { $cards }.
read-blackwood-cell = column { $column }, { $card }{ $is_taken ->
    [yes] , where { $owner } stands
   *[no] { "" }
}
read-blackwood-card = { $card }, cost { $cost }
read-blackwood-no-card = no card
read-blackwood-at-home = A puppet is back from { $place }. It found { $card }.
read-blackwood-puppet = { $name }, { $place }
read-blackwood-home = Coming home, in this order: { $puppets }.
read-blackwood-heir = As things stand the cauldron is for { $name }.
read-blackwood-pot = In the pot: { $potions }.
read-blackwood-pot-missing = Still missing: { $missing }.
read-blackwood-sniffed = The hedgehog dug up: { $cards }.
read-blackwood-village = { $count ->
    [0] The village wants no potion.
    [one] The village wants one potion:
   *[other] The village wants { $count } potions:
}
read-blackwood-potion = { $name }, { $color }: takes { $recipe }, brings { $coins } and { $renown } renown{ $short ->
    [some] { "" }; you lack { $missing }
    [nothing] { "" }; you lack nothing
   *[spectator] { "" }
}.
read-blackwood-spell = { $spell } for { $colors }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } left)
}
read-blackwood-stock = { $is_priced ->
    [yes] Spells on offer, for potions and { $price }: { $spells }.
   *[no] Spells on offer: { $spells }.
}
read-blackwood-witch = { $own ->
    [yes] { $name }, that is you: { $parts }.
   *[no] { $name }: { $parts }.
}
read-blackwood-in-hand = { $puppets } in hand
read-blackwood-cauldron = the cauldron
read-blackwood-larder = Larder: { $cards }.
read-blackwood-side = { $side ->
    [sold] Sold: { $potions }.
    [traded] Traded: { $potions }.
   *[potions] Potions face up: { $potions }.
}
read-blackwood-brewed = { $name } ({ $color }, { $renown } renown)
read-blackwood-spells = { $state ->
    [spent] Spent: { $spells }.
   *[ready] Ready: { $spells }.
}

## At the table

names-people = Maëlle Odile Basile Ysée Gaspard Perrine
names-bots = Basile Odile Ysée Gaspard Perrine Aliénor
your-name = What is your name? (Enter: { $name })
title-belcastel = Les Charlatans de Belcastel
title-witches = Les Charlatans de Belcastel: Les Sorcières s’en mêlent
title-bal = Le Bal des Sorcières
title-blackwood = Blackwood
welcome-people-belcastel = { $count ->
    [one] At the cauldron: { $people }.
   *[other] At the cauldrons, taking turns at the keyboard: { $people }.
}
welcome-bots-belcastel = { $count ->
    [one] Facing you, a wooden quack: { $bots } (level { $level }).
   *[other] Facing you, wooden quacks: { $bots } (level { $level }).
}
welcome-goal-belcastel = Nine rounds. Draw chips, push your potion as far as you dare, and stop before your whites pass 7: otherwise, boom. Most points wins.
welcome-witches = Three witches join in. A penny of the right metal calls one of them, once; kept, it is worth 2 points.
welcome-sealed = Chance is sealed before the game. At the end the secret is opened, and anybody can check every draw. Here is the seal:
welcome-seed = Chance from the seed { $seed }: the same seed and the same answers give the same game again.
welcome-record = The record is written as you play, to { $file }
welcome-no-record = The record cannot be kept here{ $file }; “save FILE” writes it wherever you like.
welcome-help = Answer with a number or the first letters. At any time { "?" } says what you may do, and why.
welcome-start-belcastel = Enter to light the fire
welcome-people-bal = { $count ->
    [one] Invited to the ball: { $people }.
   *[other] Invited to the ball, taking turns at the keyboard: { $people }.
}
welcome-bots-bal = { $count ->
    [one] Facing you, a wooden witch: { $bots } (level { $level }).
   *[other] Facing you, wooden witches: { $bots } (level { $level }).
}
welcome-goal-bal = Ten Crapzouilles each. On your turn you throw one or two potions at another witch, with a spell if you like; unless she parries every colour, she loses a Crapzouille. The last witch to have one wins.
welcome-level = Level { $level }. { $text }
welcome-bal-witch = { $name } as { $witch }
welcome-bal-witches = At the ball: { $witches }.
welcome-reconstructed = { $own ->
    [yes] Names, formulas and numbers of potions and tokens come from the file that was given (fingerprint { $hash }).
   *[no] The names of the potions and their formulas are ours, except two (BAL-10.1).
}{ $devil ->
    [yes] {" "}What the Little devil does is our own reconstruction (BAL-7.15); “--option diablotin=off” plays without it.
   *[no] {""}
}
welcome-incantation = The formulas are read ({ $mode }): you type what is written on each card you lay, and anybody who spots a slip rings the bell.
welcome-start-bal = Enter to open the ball
welcome-people-blackwood = { $count ->
    [one] Off to the forest: { $people }.
   *[other] Off to the forest, taking turns at the keyboard: { $people }.
}
welcome-bots-blackwood = { $count ->
    [one] Facing you, a wooden witch: { $bots } (level { $level }).
   *[other] Facing you, wooden witches: { $bots } (level { $level }).
}
welcome-goal-blackwood = Three expeditions of five rounds. You send your puppets for ingredients, buy what they find, and brew what the village wants; potions bring coins and renown, and two of them a spell. The most renowned joins the council.
welcome-components = { $ours ->
    [yes] The card values are our reconstruction; “chaudron play --components FILE” uses those of a real box instead.
   *[no] The card values come from the file that was given (fingerprint { $hash }).
}
welcome-start-blackwood = Enter to set out
news-title = What happened
news-more = Enter to go on
question = { $name }: { $asked }
choice-enter = (Enter)
choice-price = { $choice }: { $price } { $price ->
    [one] coin
   *[other] coins
}
choice-gain = { $choice } (+{ $count } { $what ->
    [rubies] { $count ->
        [one] ruby
       *[other] rubies
    }
   *[points] { $count ->
        [one] point
       *[other] points
    }
})
short-flask = Flask
short-start = { $chip }
short-blackwood-sell = Sell { $id }
short-blackwood-potion = { $name }
short-blackwood-trade = Trade for { $name }, { $price }¢
short-blackwood-cast = Cast { $name }
short-blackwood-card = { $is_sale ->
    [yes] Buy { $card } for { $price }¢
   *[no] { $card } { $price }
}
secret-hint = What you type is not shown.
commands-line-belcastel = { "?" } help · hint · odds · bag · board · log · undo · quit
commands-line-bal = { "?" } help · hint · hand · discards · board · log · undo · quit
commands-line-blackwood = { "?" } help · hint · village · spells · discards · board · log · undo · quit
commands-line-all = { "?" } help · board · log · save · quit
curtain = Curtain! The next choice is secret. Hand the keyboard to { $name }.
curtain-hand = Curtain! The hand that comes up is for { $name } alone. Hand the keyboard over.
curtain-ready = { $name }, are you there? Enter
offer-stay = Enter: let the others go on
offer-other = { $name } may still pick up the ladle again: “return { $name }”.
nobody-returns = Nobody of that name can pick up the ladle again.
choices-on-board-bal = { $others ->
    [0] (the number of a card)
   *[other] (or the number of a card)
}
choices-on-board-blackwood = { $others ->
    [0] (the number of a place, or r1c3)
   *[other] (or the number of a place, or r1c3)
}
choice-blackwood = { $choice } ({ $more })
call-carabosse = Carabosse has just arrived. Will anybody meddle?
call-calm = All is calm again. Does anybody bring out a crystal ball?
call-mirror = Before the defence: does anybody hold up a mirror?
call-challenge = Did anybody spot a slip?
call-nobody = Enter: nobody
call-unknown = Nobody at this keyboard is called “{ $typed }”. Type a name, or Enter if nobody has anything to say.
read-formulas = { $count ->
    [one] Read your card: type the formula exactly as written
   *[other] Read your cards: type the formulas exactly as written, one per line
}{ $is_timed ->
    [yes] , within { $seconds } seconds.
   *[no] .
}
read-formulas-by-heart = { $count ->
    [one] From memory: type the formula of this card
   *[other] From memory: type the formulas of these cards, one per line
}{ $is_timed ->
    [yes] , within { $seconds } seconds.
   *[no] .
}
read-late = Too late: the { $seconds } seconds are over.
heard-title = { $name } reads:
heard-card = { "  " }on the card: { $formula }
heard-line = { "  " }as typed:    { $line }
card-effect = { $card }: { $effect }
discards-title = { $count ->
    [0] The discard pile is still empty.
    [one] One card on the discard pile. How many of each, out of all there are:
   *[other] { $count } cards on the discard pile. How many of each, out of all there are:
}
discards-item = { $name } { $count }/{ $all }
spells-item = { $name } ({ $colors }; { $count ->
    [0] none left
   *[other] { $count } left
})
typed-ambiguous = “{ $typed }” could mean { $choices }. Which?
typed-number = There is no choice { $typed }: the numbers go from 1 to { $count }.
typed-unknown = I do not understand “{ $typed }”. Type a number, or { "?" } for help.
typed-refused = { $why } [{ $rule }]
typed-enter = You have to choose: type a number, or { "?" } for help.
typed-enter-risky = The next chip may blow it all up: Enter no longer draws for you. Type “draw” or “stop”.
undone = Taken back.
saved = Record written to { $file }
save-where = To which file? For instance: save game.json
quit-sure = Leave the game? (yes / no)
quit-yes = yes y oui o
left-by-choice = The game ends here.
left = Nobody is at the keyboard any more: the game ends here.
record-kept = The record is in { $file }
record-nowhere = The record was not kept.
end-sealed = The seal is open: { $draws } draws that anybody can check.
log-all = all

help-card = card
legend-belcastel = 17◆4 17 coins, 4 points, a ruby · ▶ your scoring space · ▼ drop · rat~ the rat · ~ a rat tail · ★ first player · w white, o orange, g green, b blue, r red, y yellow, p purple, k black
legend-witches = o6 big pumpkin, l locoweed, l=g2 locoweed that copies g2 · ¢SCG silver, copper and gold pennies, which call S1 to S4, C1 to C4 and G1 to G4

legend-bal = ●7 ▯8 seven Crapzouilles, eight cards · ▶ Carabosse, who has the turn · ★ the Black Cat, who began the round · ● a living Crapzouille · ◆ a captured one · “·” a dead one · → where the attack goes
legend-blackwood = TC 2 a card with toad and clover, cost 2 · TT|C of this recipe you have two toads and lack a clover · ¢ coins · ◆ renown · @ whose puppet · ● a puppet in hand, “·” one in the forest · ▲ the lantern and its column · ★ the cauldron · ▶ whose turn it is, and the card in play

## Commands

command-help = help
    .usage = { "?" }
    .help = { $family ->
        [bal] this help, and the rule of the question; { "?" } BAL-4.10, { "?" } red, { "?" } Hex, { "?" } level: a rule
        [blackwood] this help, and the rules of the question; { "?" } BLW-5.1, { "?" } red, { "?" } Ghost purse, { "?" } favour: a rule
       *[other] this help, and the rule of the question; { "?" } BEL-6.1, { "?" } green, { "?" } card, { "?" } stop: a rule
    }
command-hint = hint
    .usage = hint [LEVEL]
    .help = what the strongest bot would play in your place, or the one you name
command-odds = odds
    .usage = odds
    .help = the exact risk that your cauldron explodes
command-board = board
    .usage = board
    .help = the board, once more
command-log = log
    .usage = log
    .help = what happened this round; “log all”: from the beginning
command-bag = bag
    .usage = bag
    .help = what your bag holds
command-together = together
    .usage = together [always|no]
    .help = propose or agree to draw together, on the signal: this round, always, or not
together-round = round
together-always = always
together-no = no
together-not-now = You can say so between two chips, in a round in which everybody draws at their own pace.
offer-together = { $wish ->
    [always] { $name } would like everybody to draw together from now on. To agree: together always
   *[round] { $name } would like everybody to draw together this round. To agree: together
}
command-hand = hand
    .usage = hand
    .help = what each of your cards does
command-discards = discards
    .usage = discards
    .help = what is on the discard pile
command-village = village
    .usage = village
    .help = the potions that are wanted, and what you lack
command-spells = spells
    .usage = spells
    .help = what spells do, and which potions they cost
command-undo = undo
    .usage = undo
    .help = take back your last answer, if nobody learned anything from it
command-save = save
    .usage = save FILE
    .help = a copy of the record
command-lang = lang
    .usage = lang fr
    .help = another language: fr, en, es…
command-return = return
    .usage = return NAME
    .help = bring back somebody who had stopped
command-quit = quit
    .usage = quit
    .help = leave the game

## Risks

odds-not-now = Nobody is drawing now: no risk.
odds-safe = Under “A Second Chance” nothing explodes before you have chosen.
odds-no-danger = Next chip: no risk, whatever it is ({ $bag } in the bag).
odds-next = Next chip: { $count } in { $bag } would blow it all up, that is { $percent }% ({ $deadly }).
odds-within = within { $draws } chips: { $percent }%
odds-note = Worked out from your bag, your whites and your limit as they are, without the flask and what blue and yellow chips do.

## Podium

podium-headline = { $count ->
    [one] { $winners } wins with { $points } points!
   *[other] { $winners } share the victory with { $points } points!
}
podium-line = Place { $place }: { $name }, { $points } points ({ $parts }).
podium-spaces = spaces { $points }
podium-chips = chips { $points }
podium-die = die { $points }
podium-cards = cards { $points }
podium-tubes = tubes { $points }
podium-exchange = exchange { $points }
podium-bowl = bowl { $points }
podium-witches = witches { $points }
podium-pennies = pennies { $points }
podium-bal-headline = { $name } wins the ball, with { $lives ->
    [one] one Crapzouille
   *[other] { $lives } Crapzouilles
} left!
podium-bal-fate = { $left ->
    [0] still dancing
   *[other] left in round { $left }, { $whom ->
        [nobody] by a prank
        [self] by their own magic
       *[other] with compliments from { $by }
    }
}
podium-bal-parried = { $count ->
    [0] never attacked
    [one] parried { $parried } of 1 attack
   *[other] parried { $parried } of { $count } attacks
}
podium-bal-spells = { $count ->
    [one] 1 spell
   *[other] { $count } spells
}
podium-bal-threw-out = saw off { $names }
podium-bal-line = Place { $place }: { $name }, { $parts }.
podium-bal-place = { $place }. { $name }{ $lives ->
    [0] { "" }
    [one] { " " }(one Crapzouille)
   *[other] { " " }({ $lives } Crapzouilles)
}
podium-blackwood-headline = { $count ->
    [one] { $winners } joins the council with { $points }!
   *[other] { $winners } join the council together, with { $points }!
}
podium-blackwood-renown = potions { $points }
podium-blackwood-coins = coins { $points }
podium-blackwood-favour = favours { $points }
podium-blackwood-loans = Fagus Bok { $points }
podium-blackwood-brewed = { $count ->
    [0] no potion
    [one] 1 potion brewed
   *[other] { $count } potions brewed
}{ $sold ->
    [0] { "" }
   *[other] , { $sold } sold
}
podium-blackwood-spells = { $count ->
    [one] 1 spell
   *[other] { $count } spells
}
podium-blackwood-line = Place { $place }: { $name }, { $points } ({ $parts }).
podium-blackwood-counted = { $name } { $potions }, with { $coins } { $coins ->
    [one] coin
   *[other] coins
}
podium-blackwood-tie = A tie at { $points }: fewest potions, then most coins decide ({ $counted }){ $shared ->
    [yes] , but nothing separates them: the place is shared. [BLW-8.4]
   *[no] . [BLW-8.4]
}
podium-space = { $name } space { $space }
podium-tie = A tie at { $points } points: the scoring space of round 9 decides ({ $spaces }). { $ahead } goes ahead. [BEL-13.1]
podium-tie-shared = A tie at { $points } points, and on the scoring space of round 9 ({ $spaces }): the place is shared. [BEL-13.1]

## Replaying, checking, reading the rules

replay-step = Enter: go on
replay-unfinished = The game is not over.
verify-envelope = Envelope from before the game: { $envelope }
verify-sealed = Seal from before the game: { $commitment }
verify-secret = Secret revealed: it fits the seal.
verify-seed = Seed: { $seed }
verify-recorded = No seed: the draws were followed as they were written down.
verify-lesson = A lesson: its luck was written in advance, and nothing was sealed. The rules were still followed.
verify-draws = { $draws } draws recomputed for { $answers } answers: all correct.
verify-given = { $count ->
    [0] This game goes on from the beginning of another: { $draws } draws of its set-up were taken as they are written down, and not drawn here.
    [one] The first answer comes from another game: { $draws } draws up to there were taken as they are written down, and not drawn here.
   *[other] The first { $count } answers come from another game: { $draws } draws up to there were taken as they are written down, and not drawn here.
}
verify-version = The whole game was played under version { $found } of the rules; today’s version, { $known }, gives the same game.
verify-result = Result: { $scores }.
verify-head = Everything that happened, as one number: { $head }
verify-listed = The list of the house holds both: when the envelope was closed, and how the game ended.
verify-without-salt = No salt came from { $who }: that place stayed empty from the start.
verify-substitutes = { $count ->
    [one] One draw was made without the player’s link: at answer number { $answers }. The house could know it beforehand.
   *[other] { $count } answers drew without the player’s link, and the house could know that beforehand: numbers { $answers }.
}
verify-bots = { $count ->
    [one] { $who } is a bot: what a bot’s answers draw, the house can foresee.
   *[other] { $who } are bots: what their answers draw, the house can foresee.
}
verify-proven = Proven: every person’s device took part. Nobody could choose these draws, and the house could not foresee what people’s answers would draw.
verify-partly = Partly proven: the draws are sound and nobody chose them, but some could be foreseen by the house.
verify-partly-after = Partly proven: what was drawn after answer number { $answer } was sealed, and nobody chose it. Nothing is proven here about what was drawn before.
verify-house = Sealed by the house alone: the draws are sound, but the house could know them beforehand.
verify-house-after = Sealed by the house alone: what was drawn after answer number { $answer } is sound, but the house could know it beforehand. Nothing is proven here about what was drawn before.
verify-seeded = Seeded: the draws can be repeated, but whoever chose the seed knew them all.
verify-nothing = Recorded: the rules were followed; nothing is proven about the draws.
verify-unfinished = Unfinished: this record was cut off before the end of the game, and proves nothing.
rules-contents-belcastel = Les Charlatans de Belcastel: the rules
rules-contents-witches = Les Sorcières s’en mêlent: the rules of the expansion
rules-contents-bal = Le Bal des Sorcières: the rules
rules-contents-blackwood = Blackwood: the rules
rules-hint = “chaudron rules BEL-6.1” shows a rule, BEL-6 a chapter, green-1 a book, charity or balai a card, S2 a witch, twin a spell, stop an option, bal the contents of a game.

## What goes wrong (one sentence, and nothing else)

unknown-command = { $near ->
    [none] “{ $given }” is not a chaudron command: try { $known }.
   *[other] “{ $given }” is not a chaudron command: did you mean { $near }?
}
unknown-argument = { $near ->
    [none] I do not know what to do with “{ $given }”: “{ $prog } --help” shows what there is.
   *[other] I do not know what to do with “{ $given }”: did you mean { $near }?
}
table-option = “{ $given }” is a table option: it is written “--option { $name }=…”.
missing-value = A value is missing after { $name }.
needless-value = { $name } takes no value.
bad-value = “{ $given }” is not a value for { $name }.
missing-file = The file is missing: “{ $prog } FILE”.
bad-language = I do not speak “{ $given }”: choose from { $known }.
unknown-game = There is no game “{ $given }”: choose from { $known }.
not-a-number = { $name } takes a whole number, not “{ $given }”.
seed-too-big = A seed goes from 0 to 2^64 - 1: { $given } is too big.
bad-option-form = An option is written name=value, for instance books=2, not “{ $given }”.
no-people = There must be at least one person at the keyboard.
unknown-witch = Name different witches of the box, separated by commas, not “{ $given }”: { $known }.
too-many-witches = { $given } witches for { $people ->
    [one] one person
   *[other] { $people } people
}: bots get the others.
too-many-people = { $people } people for { $players } seats: add seats, or name fewer people.
bad-names = Give different names, separated by commas, not “{ $given }”.
no-such-seat = There is no seat { $given } at this table: seats go from 1 to { $players }.
file-missing = There is no file { $file }.
file-is-folder = { $file } is a folder, not a file.
file-unreadable = { $file } cannot be read.
file-exists = { $file } already exists and is not overwritten: choose another name.
file-not-written = { $file } cannot be written: { $why }. Nothing was left behind.
file-unwritable = { $file } cannot be written.
record-trouble = { $file }: { $why }
interrupted = Interrupted.

## Help of the command line

cli-about = Witch-and-potion games, in this terminal.
cli-usage = Usage:{" "}
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-more = “chaudron COMMAND --help” says more. In a game, type { "?" } at any time.
cli-help = show this help
cli-version = show the version
cli-lang = language: { $known } (otherwise that of the system)
cli-file = FILE
cli-command = COMMAND
cli-play = play at one keyboard, against friends or bots
cli-play-game-name = GAME
cli-play-game = the game: belcastel, witches with its expansion, bal or blackwood; then, if you like, the number of seats and options: bal 4 level=hard
cli-play-players = seats at the table: 2 to 4, up to 5 with witches, 3 to 6 at the ball
cli-play-people = how many people are at the keyboard, or their names: Anna,Bea
cli-play-as = at the ball, the witches of these people, in their order: ursule,edmee
cli-play-level-name = LEVEL
cli-play-bots = level of the bots: child, novice, apprentice, adept or master; random for one that plays at random
cli-play-seed = chance from a number, to play the same game again; without it, chance is sealed
cli-play-option = a table option, name=value; may be repeated
cli-play-record = where to keep the record; otherwise in your data folder
cli-play-no-color = without colours
cli-play-linear = plain sentences, no drawing, for a screen reader
cli-play-options-belcastel = Table options of belcastel (the default first):
cli-play-options-witches = With witches, also:
cli-play-options-bal = Table options of bal:
cli-play-options-blackwood = Table options of blackwood:
cli-report = write a page about games that simulate has written
cli-simulate = let bots play many games, and count
cli-replay = tell a game, sentence by sentence
cli-replay-seat = tell only what this seat saw: 1, 2…
cli-replay-step = step by step, with the board
cli-replay-json = as JSON, for a program
cli-verify = check every draw of a game
cli-verify-file = the record
cli-verify-list = the list of the house (GET /api/seals), to look the game up in
cli-rules = read a rule, a chapter, a book, a card or a witch
cli-rules-id = BEL-6.1, BEL-6, green-1, charity, S2, stop, BAL-7.5, balai, bal, BLW-5.1, twin; nothing: the table of contents
cli-words = say what a translation lacks
cli-words-check = the word “check”
cli-words-language = a folder of locales/; nothing: every language that was translated
cli-words-all = name everything, not just the first of each kind
words-missing = missing: { $key }
words-idle = not in English: { $key }
words-wrong = differs (here / in English): { $key }, { $what }
words-more = … and { $count } more (--all)
words-said = { $language }: { $said } of { $all } said; { $wrong } that differ, { $idle } not in English. What is missing is said in English.
words-no-language = There is no language “{ $given }”: locales/ has { $known }.

cli-values = FILE
cli-values-help = a file with what is printed on the cards of Blackwood or on the potions of the ball, instead of our reconstruction
cli-components = print our card values of Blackwood and of the ball, or check a file of your own
cli-components-file = the file to check; without one, ours are printed for you to change
own-code-failed = The code of { $name } fails in the middle of the game: { $why }.
components-good-belcastel = { $file } is fine for Belcastel and the witches: { $books ->
    [one] { $books } own book
   *[other] { $books } own books
}, { $cards } fortune cards{ $games ->
    [0] { "" }
   *[other] , tried in { $games } games
}. Fingerprint: { $hash }
components-good-bal = { $file } is fine for the ball: { $potions } potions, { $tokens } prank tokens. Fingerprint: { $hash }
components-good = { $file } is fine: { $forest } forest cards, { $potions } potions, { $spells } spells. Fingerprint: { $hash }

## What bots learn ($default: what is used if you say nothing)

cli-train = let bots learn from games they play among themselves
cli-train-help-game = the game; { $default } if you name none
cli-train-help-games = how many games to learn from; otherwise as many as for the bots of the house
cli-train-help-seed = the seed: the same gives the same weights ({ $default })
cli-train-help-jobs = how many processes at a time ({ $default })
cli-train-help-on = { lab-help-on }
cli-train-help-out = where to write the weights; otherwise weights-GAME.json
cli-train-help-log = where to write the results of every iteration, one JSON object per line
cli-train-progress = Learning { $game }
cli-train-done = Learned from { $games } games in { NUMBER($seconds, maximumFractionDigits: 0) } s: { $file }
cli-train-try = To try it, replace { $shipped } with it and run: chaudron tournament { $game }
cli-train-wrong-game = There is no game “{ $given }”: choose from { $known }.
cli-train-wrong-number = { $name } takes a whole number of at least { $least }, not “{ $given }”.
cli-train-wrong-unwritable = { $file } cannot be written.
cli-train-wrong-training = The bots of { $given } have nothing to learn.
cli-train-wrong-numpy = Learning needs { $name }, which is not installed: pip install chaudron[train].

## Tournaments of bots ($default: what is used if you say nothing)

cli-tournament = let bots meet, and measure how strong they are
cli-tournament-help-game = the game; { $default } if you name none
cli-tournament-help-bots = who plays, the weakest first, separated by commas: levels, stand-in, or module:Class of your own; otherwise every level of the game
cli-tournament-help-players = seats at the table; otherwise 2, at the ball 4
cli-tournament-help-seeds = how many seeds; each is played in all seat rotations with the same luck ({ $default })
cli-tournament-help-seed = the seed of them all: the same gives the same games ({ $default })
cli-tournament-help-meet = all: everybody meets everybody; neighbors: only those named side by side ({ $default })
cli-tournament-help-tables = with more than two seats: each-way, one bot among others of one kind, and the other way round; one-way, only the bot named later among the others; mixed, all different ({ $default })
cli-tournament-help-sets = the usual box, or another random one for every seed ({ $default })
cli-tournament-help-jobs = how many processes at a time ({ $default })
cli-tournament-help-on = { lab-help-on }
cli-tournament-help-minutes = stop after this many minutes, with the seeds played by then
cli-tournament-help-option = a table option; may be repeated
cli-tournament-help-json = the results as JSON; the games are kept beside it, in a .jsonl file
cli-tournament-help-html = the results as a web page
cli-tournament-help-show = show the results of this JSON file, and play nothing
cli-tournament-help-resume = continue the interrupted tournament with the same --json file
cli-tournament-name-game = GAME
cli-tournament-name-bots = BOT[,BOT…]
cli-tournament-name-number = N
cli-tournament-name-option = NAME=VALUE
cli-tournament-name-file = FILE
cli-tournament-wrong-game = There is no game “{ $given }”: choose from { $known }.
cli-tournament-wrong-number = { $name } takes a whole number of at least { $least }, not “{ $given }”.
cli-tournament-wrong-option = An option is written name=value, for instance books=2, not “{ $given }”.
cli-tournament-wrong-word = { $name } is one of { $known }, not “{ $given }”.
cli-tournament-wrong-class = There is no bot “{ $given }”: { $why }
cli-tournament-wrong-twice = Every bot enters only once: { $given }.
cli-tournament-wrong-few = A tournament needs at least { $least } bots: you named { $given }.
cli-tournament-wrong-journal = { $file } holds the games of another tournament, or of bots that have changed since. Without --resume it is started again.
cli-tournament-wrong-unwritable = { $file } cannot be written.
cli-tournament-wrong-file = { $file } does not hold the results of a tournament.
cli-tournament-interrupted = { $is_kept ->
    [yes] Interrupted: this is what was played. The same command with --resume continues from here.
   *[no] Interrupted: this is what was played.
}
cli-tournament-written = The report is in { $file }
cli-tournament-how = { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}, each in all seat rotations with the same luck; { $sets ->
    [random] another box for every seed
   *[usual] the usual box
}.
cli-tournament-column-bot = Bot
cli-tournament-column-elo = Elo
cli-tournament-column-interval = 95% sure
cli-tournament-column-points = Points
cli-tournament-column-against = Against
cli-tournament-column-games = Games
cli-tournament-column-wins = Wins
cli-tournament-column-fair = Fair share
cli-tournament-column-mean = Thinks for
cli-tournament-column-p99 = 99% within
cli-tournament-column-worst = At worst
cli-tournament-elo = { NUMBER($elo, maximumFractionDigits: 0, useGrouping: 0) }
cli-tournament-between = { NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } – { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }
cli-tournament-others = { $seats ->
    [one] { $bot }
   *[other] { $seats } × { $bot }
}
cli-tournament-all-others = all others
cli-tournament-fair = { NUMBER($fair, style: "percent", maximumFractionDigits: 0) }
cli-tournament-ms = { NUMBER($number, maximumFractionDigits: 0) } ms
cli-tournament-ms-short = { NUMBER($number, maximumFractionDigits: 2) } ms
cli-tournament-report-kicker = Tournament of bots
cli-tournament-report-incomplete = Interrupted: this is what was played.
cli-tournament-report-ratings = How strong they are
cli-tournament-report-ratings-note = Elo ratings from all games (the model of Bradley and Terry). Bars: where the rating lies 95 times out of 100. Only differences mean something: 70 points more win 60% of two-player games.
cli-tournament-report-pairs = Who beats whom
cli-tournament-report-pairs-note = { $seats ->
    [one] How often the bot of the row wins against the bot of the column; below, where that lies 95 times out of 100. The seed is the unit, not the game. Equals win 50%.
   *[other] How often one bot of the row wins alone among { $seats } of the column; below, where that lies 95 times out of 100. The seed is the unit, not the game. Equals win { NUMBER($fair, style: "percent", maximumFractionDigits: 0) }.
}
cli-tournament-report-mixed = At one table
cli-tournament-report-mixed-note = How often each bot wins when all sit at one table; below, where that lies 95 times out of 100. The seed is the unit, not the game.
cli-tournament-report-points = Points
cli-tournament-report-points-note = Mean and standard deviation of all games; the columns show how often every score came up, the line is the mean.
cli-tournament-report-thinking = Thinking time
cli-tournament-report-thinking-note = Processor time for a decision with more than one option: the dot is the mean, the bar ends where 99 of 100 decisions are made, the thin line ends at the longest.
cli-tournament-report-repeat = To play it again
cli-tournament-report-versions = Chaudron { $chaudron }, { $game } { $version }, Python { $python }, fingerprint of the bots { $bots_digest }.

## The house server

cli-serve = open the house: tables for everybody, over the network
cli-serve-host-name = ADDRESS
cli-serve-host = the address to listen on; 127.0.0.1 is this machine only, 0.0.0.0 everybody who can reach it
cli-serve-port = the port, 8600 unless you say otherwise; 0 is any free one
cli-serve-https = https with a certificate of the house’s own; shows every phone how to trust it, and lets others in
cli-serve-cert = a certificate (PEM) of somebody else’s, taken anew when the file changes
cli-serve-key = its key, if that is in a file of its own
cli-serve-store-name = STORE
cli-serve-store = where tables are kept: a file, or postgresql://…; otherwise in your data folder
cli-serve-workers = how many processes share the work
cli-serve-bots = how many processes think for the bots of each worker; otherwise 2 to 4, as the machine allows
cli-serve-origin = a page elsewhere that may connect, such as https://example.org; may be repeated
cli-serve-proxies = how many proxies stand in front of the house and say where requests come from
cli-serve-name = NAME
cli-serve-names = a name the house answers to, such as play.example.org, besides those of this machine; may be repeated
cli-serve-connections = how many connections one address may have at a time, 100 unless you say otherwise; a fifth of them at tables
cli-serve-contact = whom push services may write to: mailto:… or https://…
cli-serve-folder = FOLDER
cli-serve-backups = make a backup in this folder every day, and keep the newest seven
cli-serve-unlimited = no limits on how fast anybody may act; for measurements
cli-serve-verbose = log more
cli-install-service = have systemd keep the house open, from now on and after every start of this machine
cli-install-service-system = for the whole machine (needs root), not for you alone; root always means that
cli-install-service-with = options for `chaudron serve`, in quotes, such as “--https --port 8700”
cli-install-service-print = only show the unit
cli-backup = write all tables to a new file, even while the house is open
cli-backup-file = the file to write; it is itself a store
cli-restore = fill an empty store from a backup
cli-restore-file = the backup
cli-restore-table = bring back only this table, into a store that may hold others
cli-restore-record = write the record of this table’s game into a file, for “chaudron replay” and “verify”, and restore nothing
restore-record-done = The record is in { $file }; “chaudron replay { $file }” tells the game.
restore-no-record = The game at table { $table } is not over, so there is no record of it. Bring the table back instead.
cli-restore-list = only say which tables are in the file
cli-doctor = say what is wrong with a store, a port, a certificate or a database
cli-doctor-port = the port on which the house is to listen
cli-doctor-cert = a certificate to look at
cli-doctor-key = the key that belongs to it
cli-doctor-json = as JSON
doctor-clock = The clock of this machine says { $year }: set it.
doctor-no-folder = There is no folder { $folder }: make it, or name another file with --store.
doctor-folder-read-only = Nothing can be written in { $folder }: change its permissions, or name another file with --store.
doctor-disk-full = The disk of { $folder } is nearly full: { $megabytes } MB are left.
doctor-no-store-yet = There is no store at { $file } yet; the house makes one when it opens.
doctor-no-file = { $file } is not a file.
doctor-file-read-only = { $file } cannot be written by you: change its owner or its permissions.
doctor-file-for-all = Others on this machine can read { $file }, and the secrets of games in it: “chmod 600 { $file }”.
doctor-too-new = { $store } was written by a newer version of Chaudron: update first.
doctor-strange = { $file } holds things that no store of ours does: restore a backup.
doctor-altered = In { $store } a journal is not as it was written ({ $why }): restore a backup.
doctor-damaged = { $file } is damaged or not a store ({ $why }): restore a backup.
doctor-older = { $store } is of an earlier version ({ $version }); it is brought up to date when the house opens.
doctor-current = { $store } is of this version ({ $version }).
doctor-in-use = A house has { $file } open now.
doctor-no-lock = Nobody can claim { $file } for a house: { $why }
doctor-store-whole = { $file } is whole: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, every journal as it was written.
doctor-bad-address = “{ $store }” is not a store: give a file, or an address that begins with postgresql://.
doctor-no-database = The database { $store } cannot be used: { $why }
doctor-database-answers = The database { $store } answers, and its clock agrees with ours.
doctor-clocks-differ = The clock of the database { $store } is { $seconds } seconds away from ours: set both by NTP.
doctor-no-tables-yet = There is no store in { $store } yet; the house makes one when it opens.
doctor-database-whole = { $store } is whole: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, every journal as it was written.
doctor-port-free = The house can listen on { $host }, port { $port }.
doctor-house-there = A house is open already on { $host }, port { $port }.
doctor-port-taken = Port { $port } is taken by another program: choose another one with --port.
doctor-port-forbidden = Port { $port } is reserved for the system: choose one from 1024 up with --port.
doctor-no-address = “{ $host }” is not an address of this machine: 127.0.0.1 is this machine only, 0.0.0.0 is everybody.
doctor-no-port = Nothing can listen on { $host }, port { $port }: { $why }
doctor-no-network = This machine is in no network: nobody else can come.
doctor-cert-unread = { $file } cannot be read: { $why }
doctor-no-cert = { $file } is not a certificate (PEM).
doctor-cert-over = The certificate { $file } expired on { $until }: renew it.
doctor-cert-early = The certificate { $file } is not valid before { $since }: is the clock of this machine right?
doctor-cert-soon = The certificate { $file } expires on { $until }: renew it soon.
doctor-cert-name = The certificate { $file } is not for { $name }: browsers will warn.
doctor-cert-key = The key { $private } does not belong to the certificate { $file }, or needs a password.
doctor-key-for-all = Others on this machine can read the key { $file }: “chmod 600 { $file }”.
doctor-cert-well = The certificate { $file } is valid until { $until }.
doctor-own-broken = { https-broken }
doctor-own-authority-over = { https-authority-over }
doctor-own-over = The house’s own certificate { $file } expired on { $until }: a house that is open renews it, so open it again.
doctor-own-untrusted = The house’s own certificate { $file } is not by its authority { $authority }, so no device trusts it: remove it; the house makes a new one when it opens.
doctor-own-stranger = { https-other-name }
doctor-own-uncovered = { https-uncovered }
doctor-own-name = The house’s own certificate { $file } is not for { $name } yet: the house makes a new one when it opens.
doctor-own-well = The house’s own certificate { $file } is valid until { $until }; the house renews it by itself.
cli-tidy = put away tables where nothing has happened for long
cli-tidy-days = DAYS
cli-tidy-unfinished = put away games that are not over when nothing has happened there for so many days
cli-tidy-finished = put away games that have been over for so many days
cli-tidy-archive = the file into which tables are put; otherwise one beside the store
cli-tidy-discard = delete them for good instead of archiving them
tidy-no-days = Say how long tables stay: --keep-unfinished DAYS, --keep-finished DAYS, or both.
tidy-no-archive = Where should the tables go? Name a file with --archive, or delete them for good with --discard.
tidy-archived = { $count ->
    [0] Nothing is old enough to be put away{ $left ->
        [0] {""}
       *[other] ; { $left } old tables are in use
    }.
    [one] One table was put into { $file }{ $left ->
        [0] {""}
       *[other] ; { $left } are in use and stay
    }.
   *[other] { $count } tables were put into { $file }{ $left ->
        [0] {""}
       *[other] ; { $left } are in use and stay
    }.
}
tidy-deleted = { $count ->
    [0] Nothing is old enough to be deleted.
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
}{ $left ->
    [0] {""}
   *[other] { " " }In use, and so kept: { $left }.
}
restore-no-table = { $file } does not hold table { $table }. “chaudron restore { $file } --list” says which it holds.
restore-table-there = Table { $table } is in { $store } already.
restore-table-done = Table { $table } is in { $store } again, with { $events ->
    [one] one event
   *[other] { $events } events
}.
restore-listed = { $table }  { $game }  { $state ->
    [over] over
    [open] not begun
   *[other] not over
}  { $names }

serve-open = The house is open: { $address }
serve-host = To look after it (keep this link to yourself): { $address }
serve-alone = Only this machine can come in. To let others join with their phones: { $command }
serve-others = On the same network, others can join at { $address }
serve-kept = Tables are kept in { $store }.
serve-values = The card values are those of { $file } (fingerprint { $hash }).
serve-room = There is room for { $room } connections{ $workers ->
    [one] {""}
   *[other] { " " }in each process
}, { $each } from one address.
serve-any-name = Behind a proxy the house answers to every name; say which are its own with --host-name.
serve-end = Ctrl-C closes it; games continue later where they stopped.
serve-closing = Closing.
serve-no-folder = The folder { $folder } cannot be made: something else has its name. Name a file with --store.
serve-no-home = There is no folder to keep tables in. Name a file with --store.
serve-clock = The clock of this machine says { $year }: set it, then open the house again.
serve-disk-full = Nothing can be written to { $store }: its disk is full or does not work. Make room, then open the house again; no table is lost.
serve-read-only = { $store } cannot be written: change the permissions of { $folder }, or name another file with --store.
serve-not-a-store = { $store } is damaged, or no store of Chaudron. Name another file with --store, or restore a backup.
serve-database-away = The database { $store } cannot be reached, or does not let us in. Start it, or look at its address; no table is lost.
serve-bad-name = “{ $given }” is not a host name. Give the name alone, such as play.example.org, without http:// and without a port.
serve-out-of-range = { $name } goes from { $least } to { $most }, not { $given }.
serve-port-taken = Port { $port } is taken, perhaps by a house that is open already: close that one, or choose another port with --port.
serve-port-forbidden = Port { $port } is reserved for the system: choose one from 1024 up with --port.
serve-no-address = “{ $host }” is not an address of this machine: 127.0.0.1 is this machine only, 0.0.0.0 is everybody.
serve-no-port = Nothing can listen on { $host }, port { $port }: { $why }
serve-bad-store = “{ $given }” is not a store. Give a file, or an address that begins with postgresql://.
serve-in-use = Another house keeps its tables in { $store }. Close it first, or name another store.
serve-too-new = { $store } was written by a newer version of Chaudron. Update first.
serve-no-store = The store { $store } cannot be used: { $why }
backup-done = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $events ->
    [one] one event
   *[other] { $events } events
}.
restore-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
} with { $events ->
    [one] one event
   *[other] { $events } events
} restored from { $file }.
restore-not-empty = { $store } is not empty. Restore into a new store.
restore-strange-file = { $file } holds things that no Chaudron backup contains. Nothing was restored.
restore-altered-file = { $file } has been altered: the journal of a table is not as it was written. Nothing was restored.
restore-bad-file = { $file } is not a backup, or it is damaged.
service-done = The house is open, and systemd keeps it open: { $unit }
service-how = To look after it: { $systemctl } status chaudron; its log: journalctl{ $user } -u chaudron; to close it for good: { $systemctl } disable --now chaudron
service-no-systemd = There is no systemd on this machine. “chaudron serve” opens the house; have it started as your system does that.
service-not-root = Only root can add a service for the whole machine: use sudo, or leave out --system to have one of your own.
service-at-home = Chaudron is installed in { $folder }, and a service of the whole machine sees nothing in { $home }. Install it for everybody (for instance with pipx install --global), or run this as yourself, without --system.
service-failed = systemd says no to “{ $command }”: { $why }
