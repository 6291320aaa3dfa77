# The page's words for Blackwood.

## The pieces of the game, said aloud

web-blackwood-coins = { $count ->
    [0] no coin
    [one] { $count } coin
   *[other] { $count } coins
}
web-blackwood-gap = empty place
web-blackwood-potion-said = { $side ->
    [sold] { $potion }, { $color } potion, sold, { $renown } renown
    [traded] { $potion }, { $color } potion, traded, { $renown } renown
   *[front] { $potion }, { $color } potion: { $recipe }; { $renown } renown, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
}
web-blackwood-spell-said = { $state ->
    [spent] { $spell }, already cast: { $short }
   *[ready] { $spell }: { $short }
}

## Before a game

web-setup-blackwood-forest = The forest
web-setup-blackwood-forest-how = the more witches, the deeper it is
web-setup-blackwood-rows = { $rows } rows of forest, { $copies ->
    [one] a single copy
   *[other] { $copies } copies
} of each spell.

## The table: what is seen and heard there ($name: a witch; $place: a place; $card: a forest card)

web-blackwood-headline = Expedition { $expedition }, round { $column }
web-blackwood-headline-short = Exp. { $expedition }, round { $column }
web-blackwood-between = between expeditions
web-blackwood-over = the game is over
web-blackwood-piles = Order and piles
web-blackwood-piles-label = Order of the return and piles, { $deck } cards in the deck
web-blackwood-piles-deck = Forest deck
web-blackwood-piles-discard = Forest discard pile
web-blackwood-piles-potions = Potions to come
web-blackwood-piles-tokens = Fagus Bok tokens
web-blackwood-piles-unlimited = as many as you like
web-blackwood-values-ours = The values on the cards are our reconstruction: the booklet does not give them.
web-blackwood-values-own = The values on the cards are the host’s own, from a file (fingerprint { $hash }).
web-blackwood-you = You
web-blackwood-no-potion = no potion
web-blackwood-no-card = no card
web-blackwood-no-spell = no spell
web-blackwood-nothing = nothing
web-blackwood-forest = The forest
web-blackwood-village = The village
web-blackwood-village-empty = Not a potion left to brew!
web-blackwood-others = The other witches
web-blackwood-mine = Your things
web-blackwood-in-hand = in hand
web-blackwood-none-in-hand = none
web-blackwood-purse = purse
web-blackwood-potions = potions
web-blackwood-spells = spells
web-blackwood-row = row { $row }
web-blackwood-cell = { $place }: { $card }{ $who ->
    [me] , your puppet is there
    [other] , with { $name }’s puppet
   *[nobody] , free
}{ $where ->
    [lit] , the lantern’s column
    [behind] , behind the lantern
   *[ahead] { "" }
}
web-blackwood-quit = left
web-blackwood-slides = row { $row } slides
web-blackwood-tag-ready = ready
web-blackwood-tag-with = with
web-blackwood-tag-missing = lacks { $count }
    .short = − { $count }
web-blackwood-potion-for-me = { $potion } { $is ->
    [ready] You have everything.
    [with] Ready with { $what } more.
    [pinch] Ready with your Pinch of nearly.
   *[missing] You lack { $count ->
        [one] { $count } ingredient
       *[other] { $count } ingredients
    }.
}
web-blackwood-witch-said = { $name }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $potions ->
    [one] { $potions } potion
   *[other] { $potions } potions
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the larder, spells ready: { $ready }, spent: { $spent }, puppets in hand: { $puppets }, loans: { $loans }{ $cauldron ->
    [yes] . The cauldron is here.
   *[no] .
}
web-blackwood-me-said = Your things: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $potions ->
    [one] { $potions } potion
   *[other] { $potions } potions
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the larder, spells ready: { $ready }, spent: { $spent }, puppets in hand: { $puppets }, loans: { $loans }{ $cauldron ->
    [yes] . You have the cauldron.
   *[no] .
}
web-blackwood-worth = if it all ended here
web-blackwood-worth-parts = Potions { $potions }, purse { $coins }, Fagus Bok { $loans }.
web-blackwood-puppets = puppets
web-blackwood-puppets-in-hand = In hand: { $count }.
web-blackwood-puppet-at = In the forest: { $place }.
web-blackwood-stock = Spells to trade for
web-blackwood-stock-said = { $spell }: { $short }. For { $colors }, { $left } left.
web-blackwood-fagus-lends = lends { $coins } coins, costs { $renown } renown
web-blackwood-fagus-left = { $count ->
    [0] no token left
    [one] { $count } token left
   *[other] { $count } tokens left
}

## The order of the return

web-blackwood-order = Order of the return
web-blackwood-order-done = done
web-blackwood-order-now = right now
web-blackwood-order-nobody = Nobody in the column.

## My turn: the large button, and what follows ($coins: coins in words)

web-blackwood-act-place = Place here
web-blackwood-act-place-none = Place a puppet
web-blackwood-act-place-hint = { -web-touch } a free card
web-blackwood-act-move = Move here
web-blackwood-act-move-none = Where will it go?
web-blackwood-act-move-hint = { -web-touch } a free card
web-blackwood-act-cost = { $card }, { $coins } on return, { $when }
web-blackwood-when-first = first served
web-blackwood-when-after = after { $names }
web-blackwood-when-own = yourself
web-blackwood-when-later = in round { $column }
web-blackwood-when-waits = will wait for the next expedition
web-blackwood-act-swap = Topsy-turvy!
web-blackwood-act-swap-small = { $picked ->
    [0] { -web-touch } two free cards
    [one] { $place }, and then?
   *[other] { $place } ↔ { $second }
}
web-blackwood-act-leave-free = Leave it free
web-blackwood-act-shoo = Shoo!
web-blackwood-act-shoo-small = { $name }, { $place }
web-blackwood-act-shoo-none = Who will you chase away?
web-blackwood-act-shoo-hint = { -web-touch } a puppet
web-blackwood-act-back = Later
web-blackwood-act-buy = Buy
web-blackwood-act-buy-small = for { $coins }; { $left } left
web-blackwood-act-buy-short = { $count ->
    [one] you are { $count } coin short
   *[other] you are { $count } coins short
}
web-blackwood-act-leave = Leave it
web-blackwood-act-leave-small = to the discard
web-blackwood-act-end = End my turn
web-blackwood-act-end-search = your puppet is placed
web-blackwood-act-end-return = then the row slides
web-blackwood-key-enter = Confirm
web-blackwood-key-arrows = Choose a card of the forest (arrows)
web-blackwood-key-digit = Choose by its place
web-blackwood-deeds = Optional actions
web-blackwood-do-brew = Brew
web-blackwood-do-sell = Sell
web-blackwood-do-trade = Trade
web-blackwood-do-spells = Spells
web-blackwood-do-borrow = Borrow
web-blackwood-money = Money for it

## Selling, trading, casting, borrowing

web-blackwood-sell = Sell a potion
web-blackwood-sell-how = A potion you sell brings { $coins } coins at once, and is worth { $renown } renown less for the rest of the game.
web-blackwood-sell-one = sell this one
web-blackwood-sell-none = No potion to sell: brew one first.
web-blackwood-trade = Trade for a spell
web-blackwood-trade-how = Two potions of the right colours, and some coins. Your next spell:
web-blackwood-trade-keeps = A traded potion keeps its renown but cannot be used again. Every spell costs one coin more than the one before.
web-blackwood-trade-which = Which potion do you give?
web-blackwood-spells-title = Your spells
web-blackwood-spells-none = No spell yet: trade two potions.
web-blackwood-spell-ready = ready
web-blackwood-spell-spent = cast, ready again next expedition
web-blackwood-borrow-how = Fagus Bok lends { $coins } coins to anyone with { $most } or fewer. He never asks for them back, but takes { $renown } renown at the end.
web-blackwood-borrow-so-far = { $count ->
    [0] your first loan
    [one] { $count } loan so far
   *[other] { $count } loans so far
}
web-blackwood-borrow-do = Borrow { $coins } coins
web-blackwood-potion-ready = You have everything it needs.
web-blackwood-potion-lacks = You lack: { $what }.
web-blackwood-potion-how = Potions are brewed on the return to the village.
web-blackwood-sniff = The hedgehog has dug up
web-blackwood-sniff-half = half
web-blackwood-sniff-card = { $card }, at half price: { $coins }
web-blackwood-sniff-none = None
web-blackwood-sniff-choose = Choose a card
web-blackwood-sniff-take = Take it: { $coins }
web-blackwood-shooed = { $name } chases your puppet away!
web-blackwood-shooed-choose = Choose another free card for it.
web-blackwood-shooed-coins = For your trouble:
web-blackwood-shooed-silent = If you do not answer: { $place }.

## The workbench ($what: ingredients)

web-blackwood-bench = The workbench
web-blackwood-bench-where = return to the village, column { $column }
web-blackwood-bench-empty = Choose a potion of the village, or several.
web-blackwood-bench-of = { $covered } of { $total }
web-blackwood-bench-covered = covered
web-blackwood-bench-missing = missing
web-blackwood-bench-wasted = will be wasted
web-blackwood-bench-larder = Your larder
web-blackwood-bench-touch = { -web-touch } to put in or take out
web-blackwood-bench-card = { $card }{ $letter ->
    [0] { "" }
   *[other] { " " }{ $letter }
}{ $wasted ->
    [no] { "" }
   *[other] , wasted: { $wasted }
}
web-blackwood-bench-no-use = { $card } is no use in this brew.
web-blackwood-bench-choose = Choose a potion
web-blackwood-bench-lacks = Still missing: { $what }
web-blackwood-bench-brew = { $count ->
    [one] Brew the potion
   *[other] Brew the { $count } potions
}
web-blackwood-bench-clear = Clear
web-blackwood-bench-purse = purse { $before } → { $after }
web-blackwood-bench-key-digit = Take a potion or put it back
web-blackwood-socket = { $what }: { $by ->
    [card] card { $letter }
    [pinch] by the Pinch of nearly
   *[nothing] missing
}
web-blackwood-pinch-for = stands for { $what }
web-blackwood-pinch-idle = ready, in case something is missing
web-blackwood-pinch-off = kept for later

## The end of an expedition

web-blackwood-end-title = Night falls: expedition { $expedition } is over
web-blackwood-end-larder = Larders sold
    .text = at half price
web-blackwood-end-spells = Spells ready again
    .text = all of them, for everybody
web-blackwood-end-lantern = Lantern at column 1
    .text = puppets stay
web-blackwood-end-next = Expedition { $expedition }
    .text = begins with { $name }
web-blackwood-end-score = The score
    .text = potions, purse, Fagus Bok
web-blackwood-end-empty = nothing to sell
web-blackwood-end-half = half:
web-blackwood-end-ready = cast → ready
web-blackwood-end-stays = What stays in the forest
web-blackwood-end-stays-text = { $count ->
    [0] Not a single puppet: the forest is free.
    [one] One puppet stays where it is: { $who }.
   *[other] { $count } puppets stay where they are: { $who }.
}
web-blackwood-end-stays-one = { $who ->
    [me] you
   *[other] { $name }
} in { $count ->
    [one] column { $columns }
   *[other] columns { $columns }
}
web-blackwood-end-go-on = Expedition { $expedition }
web-blackwood-end-to-score = See the score
web-blackwood-part-potions = potions
web-blackwood-part-coins = 1 for 3 coins

## The podium

web-blackwood-podium-mine = The council crowns you!
web-blackwood-podium-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-blackwood-podium-after = after { $expedition } expeditions
web-blackwood-podium-early = all potions are brewed
web-blackwood-podium-by-potions = Level on renown: fewer potions wins.
web-blackwood-podium-by-coins = Level on renown and potions: the fuller purse wins.
web-blackwood-podium-by-shared = The same renown, the same potions, the same purse.
web-blackwood-podium-share = { $title } Blackwood: { $scores }.
web-blackwood-podium-sources = Where the renown came from
web-blackwood-podium-rounds = Expedition by expedition
web-blackwood-podium-curve = renown so far
web-blackwood-podium-curve-label = The renown of every witch, round by round
web-blackwood-podium-expedition = exp. { $expedition }
web-blackwood-moment-first = The first potion
    .text = { $name } brews the first potion of the game.
    .own = You brew the first potion of the game.
web-blackwood-moment-best = The masterpiece
    .text = { $name } gains { $renown } renown from a single cauldron.
    .own = You gain { $renown } renown from a single cauldron.
web-blackwood-moment-together = A full cauldron
    .text = { $name } brews { $count } potions at once.
    .own = You brew { $count } potions at once.
web-blackwood-moment-caster = The conjurer
    .text = { $name } casts { $count } spells in all.
    .own = You cast { $count } spells in all.
web-blackwood-moment-debt = Fagus Bok’s best customer
    .text = { $name } borrows { $count } times.
    .own = You borrow { $count } times.
web-blackwood-moment-shooed = Shoo!
    .text = { $count ->
        [one] { $name } has a puppet chased away.
       *[other] { $name } has puppets chased away { $count } times.
    }
    .own = { $count ->
        [one] A puppet of yours is chased away.
       *[other] Puppets of yours are chased away { $count } times.
    }
web-blackwood-moment-overtaken = From behind
    .text = { $name } was { $renown } behind before the last expedition.
    .own = You were { $renown } behind before the last expedition.
