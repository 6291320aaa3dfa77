# What happened to the person reading: the sentences of the log in the second person. "met": somebody else acts, and it concerns you.

web-own-blackwood-first_witch = The cauldron goes to you: puppets, into the forest!
web-own-blackwood-stays_out = Three puppets out, none in hand: you wait.
web-own-blackwood-placed = { $waits ->
    [yes] You place a puppet in { $place }, on { $card }: behind the lantern, too late for this expedition.
   *[no] You place a puppet in { $place }, on { $card }.
}
web-own-blackwood-cauldron = At the far end of the column: the cauldron is for you.
web-own-blackwood-came_home = You call a puppet home from { $place }: it has found { $card }.
web-own-blackwood-bought = { $rule ->
    [BLW-7-3] You have a nose for a bargain: { $card } for { $price }.
    [BLW-7-4] You take { $card } without paying.
   *[other] You buy { $card } for { $price }.
}
web-own-blackwood-left = You leave { $card } to the discard pile.
web-own-blackwood-brewed = You brew { $potions } from { $ingredients }{ $pinched_count ->
    [0] { "" }
   *[other] { " " }and very nearly { $pinched }
}. Reward: { $coins }.
web-own-blackwood-traded = You trade { $potions } for { $the_spell }, and add { $price }.
web-own-blackwood-sold = You sell { $the_potion } for { $coins }: word will get around.
web-own-blackwood-borrowed = Fagus Bok lends you { $coins }. He will remember.
web-own-blackwood-cast = { $rule ->
    [BLW-7-1] You cast the Twin puppet: one more puppet to place.
    [BLW-7-2] You cast the Topsy-turvy path: two cards will change places.
    [BLW-7-3] You let the hedgehog out, nose to the wind.
    [BLW-7-4] You open the Ghost purse.
   *[other] You cry “Shoo!”
}
web-own-blackwood-swapped = You turn the path topsy-turvy: { $place } for { $second }.
web-own-blackwood-sniffed = The hedgehog digs up for you: { $cards }.
web-own-blackwood-shooed = Off with you! You chase away the puppet that { $owner } had in { $place }.
web-own-blackwood-moved = You move to { $place }, and pocket { $coins } for the trouble.
web-own-blackwood-larder_sold = You sell your leftovers ({ $ingredients }): half of { $worth }, which makes { $coins }.
web-own-blackwood-refreshed = You get { $spells } back: ready for more.
web-own-blackwood-scored = You earn { $points }: potions { $renown }, purse { $coins_number }{ $loans ->
    [0] { "" }
   *[other] , Fagus Bok { $loans }
}{ $favour ->
    [0] { "" }
   *[other] , favours of the council { $favour }
}.
web-own-blackwood-ended = You join the council of Blackwood with { $points }{ $tied ->
    [1] { "" }
   *[other] ; the tie was settled by potions, then by coins
}. Scores: { $scores }.
web-own-blackwood-cast-bought = You open the Ghost purse and take { $card } without paying.
web-own-blackwood-cast-sniffed = You let the hedgehog out, and it digs up { $cards }.
web-own-blackwood-met-shooed = Off you go! { $seat } chases away the puppet that you had in { $place }.
