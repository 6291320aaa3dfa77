# The words of Blackwood.
# The vocabulary is that of rules/blackwood.md.
# $rule is the rule a fact comes from, with dashes: BLW-3-6. $about is the key of the question asked.
# $card tells the ingredients of a forest card, $cards cards one by one with their cost, $ingredients all there is on them.
# $coins, $price, $half and $most are coins in words; $coins_number is their number.

## Ingredients ($count): name, a, the, of, several

blackwood-ingredient-toad = toad
    .a = a toad
    .the = the toad
    .of = toad
    .some = { $count ->
        [one] a toad
       *[other] { number-word } toads
    }
blackwood-ingredient-clover = clover
    .a = a clover
    .the = the clover
    .of = clover
    .some = { $count ->
        [one] a clover
       *[other] { number-word } clovers
    }
blackwood-ingredient-mushroom = mushroom
    .a = a mushroom
    .the = the mushroom
    .of = mushroom
    .some = { $count ->
        [one] a mushroom
       *[other] { number-word } mushrooms
    }
blackwood-ingredient-bat = bat
    .a = a bat
    .the = the bat
    .of = bat
    .some = { $count ->
        [one] a bat
       *[other] { number-word } bats
    }

## Forest cards: by their ingredients ($kinds, $cost); how many ($count)

blackwood-card = { $kinds }
    .cost = { $kinds } ({ $cost })
blackwood-plus = { $list } + { $item }
blackwood-some-cards = { $count ->
    [one] a card
   *[other] { number-word } cards
}

## Potions: name, a, the, of. The names are ours.

blackwood-potion-P01 = Toad’s Kiss
    .a = a Toad’s Kiss
    .the = the Toad’s Kiss
    .of = Toad’s Kiss
blackwood-potion-P02 = Lucky Syrup
    .a = a Lucky Syrup
    .the = the Lucky Syrup
    .of = Lucky Syrup
blackwood-potion-P03 = Cellar Blue
    .a = a Cellar Blue
    .the = the Cellar Blue
    .of = Cellar Blue
blackwood-potion-P04 = Midnight Drop
    .a = a Midnight Drop
    .the = the Midnight Drop
    .of = Midnight Drop
blackwood-potion-P05 = Lucky Hop
    .a = a Lucky Hop
    .the = the Lucky Hop
    .of = Lucky Hop
blackwood-potion-P06 = Cheeky Dew
    .a = a Cheeky Dew
    .the = the Cheeky Dew
    .of = Cheeky Dew
blackwood-potion-P07 = Night Umbrella
    .a = a Night Umbrella
    .the = the Night Umbrella
    .of = Night Umbrella
blackwood-potion-P08 = Biting Cordial
    .a = a Biting Cordial
    .the = the Biting Cordial
    .of = Biting Cordial
blackwood-potion-P09 = Red Hotchpotch
    .a = a Red Hotchpotch
    .the = the Red Hotchpotch
    .of = Red Hotchpotch
blackwood-potion-P10 = Midnight Lawn
    .a = a Midnight Lawn
    .the = the Midnight Lawn
    .of = Midnight Lawn
blackwood-potion-P11 = Marsh Blue
    .a = a Marsh Blue
    .the = the Marsh Blue
    .of = Marsh Blue
blackwood-potion-P12 = Vampire Velvet
    .a = a Vampire Velvet
    .the = the Vampire Velvet
    .of = Vampire Velvet
blackwood-potion-P13 = Lucky Slobber
    .a = a Lucky Slobber
    .the = the Lucky Slobber
    .of = Lucky Slobber
blackwood-potion-P14 = Three-Leaf Dream
    .a = a Three-Leaf Dream
    .the = the Three-Leaf Dream
    .of = Three-Leaf Dream
blackwood-potion-P15 = Flying Truffle
    .a = a Flying Truffle
    .the = the Flying Truffle
    .of = Flying Truffle
blackwood-potion-P16 = Were-Toad
    .a = a Were-Toad
    .the = the Were-Toad
    .of = Were-Toad
blackwood-potion-P17 = Moon Croak
    .a = a Moon Croak
    .the = the Moon Croak
    .of = Moon Croak
blackwood-potion-P18 = Royal Fluke
    .a = a Royal Fluke
    .the = the Royal Fluke
    .of = Royal Fluke
blackwood-potion-P19 = Polka-Dot Red
    .a = a Polka-Dot Red
    .the = the Polka-Dot Red
    .of = Polka-Dot Red
blackwood-potion-P20 = Bald Bat Tonic
    .a = a Bald Bat Tonic
    .the = the Bald Bat Tonic
    .of = Bald Bat Tonic
blackwood-potion-P21 = Prince in a Bottle
    .a = a Prince in a Bottle
    .the = the Prince in a Bottle
    .of = Prince in a Bottle
blackwood-potion-P22 = Instant Wart
    .a = an Instant Wart
    .the = the Instant Wart
    .of = Instant Wart
blackwood-potion-P23 = Swamp Serenade
    .a = a Swamp Serenade
    .the = the Swamp Serenade
    .of = Swamp Serenade
blackwood-potion-P24 = Goblin Stew
    .a = a Goblin Stew
    .the = the Goblin Stew
    .of = Goblin Stew
blackwood-potion-P25 = Skedaddle Powder
    .a = a Skedaddle Powder
    .the = the Skedaddle Powder
    .of = Skedaddle Powder
blackwood-potion-P26 = Blue All-Nighter
    .a = a Blue All-Nighter
    .the = the Blue All-Nighter
    .of = Blue All-Nighter
blackwood-potion-P27 = Council Potluck
    .a = a Council Potluck
    .the = the Council Potluck
    .of = Council Potluck
blackwood-potion-P28 = Devil’s All-in-One
    .a = a Devil’s All-in-One
    .the = the Devil’s All-in-One
    .of = Devil’s All-in-One
blackwood-potion-P29 = Toad Bath
    .a = a Toad Bath
    .the = the Toad Bath
    .of = Toad Bath
blackwood-potion-P30 = Cross-Fairy Jelly
    .a = a Cross-Fairy Jelly
    .the = the Cross-Fairy Jelly
    .of = Cross-Fairy Jelly
blackwood-potion-P31 = Blushing Fricassee
    .a = a Blushing Fricassee
    .the = the Blushing Fricassee
    .of = Blushing Fricassee
blackwood-potion-P32 = Cellar Vertigo
    .a = a Cellar Vertigo
    .the = the Cellar Vertigo
    .of = Cellar Vertigo
blackwood-potion-P33 = Vintage Pond Red
    .a = a Vintage Pond Red
    .the = the Vintage Pond Red
    .of = Vintage Pond Red
blackwood-potion-P34 = Potted Youth
    .a = a Potted Youth
    .the = the Potted Youth
    .of = Potted Youth
blackwood-potion-P35 = Big Sleep
    .a = a Big Sleep
    .the = the Big Sleep
    .of = Big Sleep
blackwood-potion-P36 = Quarter to Midnight
    .a = a Quarter to Midnight
    .the = the Quarter to Midnight
    .of = Quarter to Midnight
blackwood-potion-P37 = Bog Banquet
    .a = a Bog Banquet
    .the = the Bog Banquet
    .of = Bog Banquet
blackwood-potion-P38 = Archivist’s Ink
    .a = an Archivist’s Ink
    .the = the Archivist’s Ink
    .of = Archivist’s Ink
blackwood-potion-P39 = Granny Mauve
    .a = a Granny Mauve
    .the = the Granny Mauve
    .of = Granny Mauve
blackwood-potion-P40 = Bottled Bonfire
    .a = a Bottled Bonfire
    .the = the Bottled Bonfire
    .of = Bottled Bonfire

## Colours of potions ($count): name, several

blackwood-color-red = red
    .some = { $count ->
        [one] a red potion
       *[other] { number-word } red potions
    }
blackwood-color-green = green
    .some = { $count ->
        [one] a green potion
       *[other] { number-word } green potions
    }
blackwood-color-blue = blue
    .some = { $count ->
        [one] a blue potion
       *[other] { number-word } blue potions
    }
blackwood-color-purple = purple
    .some = { $count ->
        [one] a purple potion
       *[other] { number-word } purple potions
    }

## Sides of a potion

blackwood-side-potions = face up
    .text = It can still be sold or traded.
blackwood-side-sold = sold
    .text = It brought 3 coins and is worth 2 renown less.
blackwood-side-traded = traded
    .text = It went towards a spell and keeps all its renown.

## Witches of the council: whole name, first name, who she is

blackwood-council-abigail = Abigail Scouic
    .first = Abigail
    .text = The youngest, the most gifted, and the first to say so.
blackwood-council-viperine = Vipérine Poison
    .first = Vipérine
    .text = Her potions are a fright to see and a delight to drink.
blackwood-council-nocturna = Nocturna Hulotte
    .first = Nocturna
    .text = The archivist: everything in its place, except her bedtime.
blackwood-council-charlotte = Charlotte Bouldepoil
    .first = Charlotte
    .text = The eldest: she scolds a great deal and helps even more.

## Spells ($count): name, a, the, of, several, effect in one line, whole effect. The names are ours.

blackwood-spell-twin = Twin puppet
    .a = a Twin puppet
    .the = the Twin puppet
    .of = Twin puppet
    .some = { $count ->
        [one] a Twin puppet
       *[other] { number-word } Twin puppets
    }
    .short = place one more puppet
    .effect = Forest search. Place one more puppet this turn, if you have another in hand and there is a free card.
blackwood-spell-swap = Topsy-turvy path
    .a = a Topsy-turvy path
    .the = the Topsy-turvy path
    .of = Topsy-turvy path
    .some = { $count ->
        [one] a Topsy-turvy path
       *[other] { number-word } Topsy-turvy paths
    }
    .short = two free cards change places
    .effect = Forest search or return to the village. Swap two free forest cards. A card under a puppet does not move.
blackwood-spell-sniff = Hedgehog’s nose
    .a = a Hedgehog’s nose
    .the = the Hedgehog’s nose
    .of = Hedgehog’s nose
    .some = { $count ->
        [one] a Hedgehog’s nose
       *[other] { number-word } Hedgehog’s noses
    }
    .short = five cards of the deck, one at half price
    .effect = Return to the village. Turn up the top 5 cards of the forest deck and buy one, if you like, at half its cost, rounded down. The others are discarded.
blackwood-spell-free = Ghost purse
    .a = a Ghost purse
    .the = the Ghost purse
    .of = Ghost purse
    .some = { $count ->
        [one] a Ghost purse
       *[other] { number-word } Ghost purses
    }
    .short = your puppet’s card is free
    .effect = Return to the village. Take the card your puppet stood on without paying.
blackwood-spell-pinch = Pinch of nearly
    .a = a Pinch of nearly
    .the = the Pinch of nearly
    .of = Pinch of nearly
    .some = { $count ->
        [one] a Pinch of nearly
       *[other] { number-word } Pinches of nearly
    }
    .short = stands for a missing ingredient
    .effect = Return to the village, while brewing. One missing ingredient counts as present. Every potion needs at least one real ingredient.
blackwood-spell-shoo = Shoo!
    .a = a “Shoo!”
    .the = the spell “Shoo!”
    .of = “Shoo!”
    .some = { $count ->
        [one] a “Shoo!”
       *[other] { number-word } “Shoo!” spells
    }
    .short = chase away another witch’s puppet
    .effect = Forest search. Chase away the puppet of another witch: she puts it on another free card of her choice and takes 2 coins.

## Phases

blackwood-phase-search = forest search
    .text = Puppets are placed.
blackwood-phase-return = return to the village
    .text = The puppets of the column come home, and cards are bought.

## Places in the forest ($row, $column)

blackwood-place = row { $row }, column { $column }

## Puppets: by colour and headgear; how many ($count)

blackwood-puppet = puppet
    .some = { $count ->
        [0] no puppet
        [one] a puppet
       *[other] { number-word } puppets
    }
blackwood-puppet-orange = orange puppet
    .hat = pointed hat
blackwood-puppet-teal = teal puppet
    .hat = bonnet
blackwood-puppet-pink = pink puppet
    .hat = horns
blackwood-puppet-ivory = ivory puppet
    .hat = toque

## What is on the table ($count)

blackwood-coin = coin
    .some = { $count ->
        [0] nothing
        [one] a coin
       *[other] { number-word } coins
    }
blackwood-renown = renown
    .some = { $count } renown
    .text = What the council remembers of you.
blackwood-fagus = Fagus Bok
    .text = He lends 5 coins to anyone down to 2, and takes 5 renown at the end.
    .some = { $count ->
        [0] no Fagus Bok token
        [one] a Fagus Bok token
       *[other] { number-word } Fagus Bok tokens
    }
blackwood-magician = Tapimoket
    .text = The magician of the village: a spell for two potions and a few coins.
blackwood-cauldron = cauldron
    .text = If you have it, you play first.
blackwood-lantern = lantern
    .text = It lights the column of the round.
blackwood-larder = larder
    .text = Your forest cards, in plain sight. They go off when the expedition ends.
blackwood-village = village
    .text = Six potions are wanted there.
blackwood-deck = deck
blackwood-discard = discard pile

## Facts told

blackwood-told-first_witch = The cauldron goes to { $seat }: puppets, into the forest!
blackwood-told-expedition = { $expedition ->
    [1] First expedition: the forest is waiting.
    [2] Second expedition: back into the woods.
   *[3] Third and last expedition: then the council decides.
}
blackwood-told-round = Round { $column }: the lantern lights column { $column }.
blackwood-told-stays_out = Three puppets out, none in hand: { $seat } waits.
blackwood-told-placed = { $waits ->
    [yes] { $seat } places a puppet in { $place }, on { $card }: behind the lantern, too late for this expedition.
   *[no] { $seat } places a puppet in { $place }, on { $card }.
}
blackwood-told-nobody_home = Nobody in column { $column }: no puppet comes home, and the cauldron stays put.
blackwood-told-cauldron = At the far end of the column: the cauldron is for { $seat }.
blackwood-told-came_home = { $seat } calls a puppet home from { $place }: it has found { $card }.
blackwood-told-bought = { $rule ->
    [BLW-7-3] { $seat } has a nose for a bargain: { $card } for { $price }.
    [BLW-7-4] { $seat } takes { $card } without paying.
   *[other] { $seat } buys { $card } for { $price }.
}
blackwood-told-left = { $seat } leaves { $card } to the discard pile.
blackwood-told-slid = { $column ->
    [5] A gap at the end of row { $row }: nothing to slide.
   *[other] Row { $row } slides towards the village, from column { $column } on.
}
blackwood-told-brewed = { $seat } brews { $potions } from { $ingredients }{ $pinched_count ->
    [0] { "" }
   *[other] { " " }and very nearly { $pinched }
}. Reward: { $coins }.
blackwood-told-traded = { $seat } trades { $potions } for { $the_spell }, and adds { $price }.
blackwood-told-sold = { $seat } sells { $the_potion } for { $coins }: word will get around.
blackwood-told-borrowed = Fagus Bok lends { $coins } to { $seat }. He will remember.
blackwood-told-cast = { $rule ->
    [BLW-7-1] { $seat } casts the Twin puppet: one more puppet to place.
    [BLW-7-2] { $seat } casts the Topsy-turvy path: two cards will change places.
    [BLW-7-3] { $seat } lets the hedgehog out, nose to the wind.
    [BLW-7-4] { $seat } opens the Ghost purse.
   *[other] { $seat } cries “Shoo!”
}
blackwood-told-swapped = { $seat } turns the path topsy-turvy: { $place } for { $second }.
blackwood-told-sniffed = The hedgehog digs up for { $seat }: { $cards }.
blackwood-told-shooed = Off with you! { $seat } chases away the puppet that { $owner } had in { $place }.
blackwood-told-moved = { $seat } moves to { $place }, and pockets { $coins } for the trouble.
blackwood-told-reshuffled = The deck is empty: the discards, well shuffled, make a new one.
blackwood-told-grew = { $places_count ->
    [one] A card springs up in { $places }.
   *[other] In the forest { $some_cards } spring up.
}
blackwood-told-displayed = The village wants { $potions }.
blackwood-told-larder_sold = { $seat } sells the leftovers ({ $ingredients }): half of { $worth }, which makes { $coins }.
blackwood-told-refreshed = { $seat } gets { $spells } back: ready for more.
blackwood-told-all_brewed = Not a potion left to brew: the council is done waiting!
blackwood-told-scored = { $seat } earns { $points }: potions { $renown }, purse { $coins_number }{ $loans ->
    [0] { "" }
   *[other] , Fagus Bok { $loans }
}{ $favour ->
    [0] { "" }
   *[other] , favours of the council { $favour }
}.
blackwood-told-ended = { $winners_count ->
    [one] { $winners } joins the council of Blackwood with { $points }{ $tied ->
        [1] { "" }
       *[other] ; the tie was settled by potions, then by coins
    }. Scores: { $scores }.
   *[other] { $winners } join the council of Blackwood together with { $points }. Scores: { $scores }.
}

## Two facts in one breath

blackwood-told-expedition-round = { blackwood-told-expedition } { blackwood-told-round }
blackwood-told-grew-displayed = { blackwood-told-grew } { blackwood-told-displayed }
blackwood-told-cast-bought = { $seat } opens the Ghost purse and takes { $card } without paying.
blackwood-told-cast-sniffed = { $seat } lets the hedgehog out, and it digs up { $cards }.

## Questions

blackwood-ask-search = Forest search: what do you do?
blackwood-ask-return = Return to the village: buy, leave, brew… what do you do?
blackwood-ask-brew_potions = Which potion do you brew?
blackwood-ask-brew_cards = What goes into the pot?
blackwood-ask-trade_potion = Which potion do you give to Tapimoket?
blackwood-ask-swap_first = The path is twisting: which card do you move?
blackwood-ask-swap_second = And which one do you swap it with?
blackwood-ask-sniff = The hedgehog has a nose. Which one do you take, at half price?
blackwood-ask-shoo = Which puppet do you chase away?
blackwood-ask-shoo_place = The card is free: do you put one more puppet on it?
blackwood-ask-move = You are being chased away! Where does your puppet go?

## Answers

blackwood-choice-place = Place in { $place }
blackwood-choice-buy = Buy the card
blackwood-choice-leave = Leave the card
blackwood-choice-brew = Brew a potion
blackwood-choice-sell = Sell { $the_potion }
blackwood-choice-trade = Trade { $colors } for { $the_spell }
blackwood-choice-cast = Cast { $the_spell } ({ $spell_short })
blackwood-choice-borrow = Borrow from Fagus Bok
blackwood-choice-at = { $about ->
    [swap_first] The card in { $place }
    [swap_second] With the card in { $place }
    [shoo] The one in { $place }
   *[other] Go to { $place }
}
blackwood-choice-potion = { $about ->
    [trade_potion] Give { $the_potion }
   *[other] { $potion } ({ $recipe })
}
blackwood-choice-card = { $about ->
    [sniff] Buy { $card } for { $half } (cost { $cost })
   *[other] Use { $card } (cost { $cost })
}
blackwood-choice-pinch = A pinch: very nearly { $an_ingredient }
blackwood-choice-none = { $about ->
    [shoo_place] Leave it free
   *[other] Buy nothing
}
blackwood-choice-done = That is all
blackwood-choice-end = End the turn

## Refusals

blackwood-refused-unknown_choice = There is no such answer.
blackwood-refused-game_over = The game is over: the council has chosen.
blackwood-refused-not_now = That is not what you are being asked.
blackwood-refused-no_such_seat = There is no seat { $seat_number } at this table.
blackwood-refused-not_your_turn = Patience: we are waiting for { $awaited }.
blackwood-refused-only_in_search = You can do that only in the forest search.
blackwood-refused-only_in_return = You can do that only on the return to the village.
blackwood-refused-no_such_place = This forest does not reach that far: { $place }.
blackwood-refused-place_taken = { $owner } has a puppet there: hands off.
blackwood-refused-no_card_there = There is no free card in that place.
blackwood-refused-placed_already = You have placed all you had to place this turn.
blackwood-refused-card_is_gone = The card is gone: already bought, or left.
blackwood-refused-too_dear = It takes { $price }; in your purse: { $coins }.
blackwood-refused-nothing_to_brew = Your larder has not enough for any potion the village wants.
blackwood-refused-turned_already = You have already turned { $the_potion }: a card can be used only once.
blackwood-refused-not_yours = You have not brewed { $the_potion }.
blackwood-refused-none_left = Tapimoket has no { $of_spell } left.
blackwood-refused-wrong_colors = For { $the_spell } you need { $colors }, face up.
blackwood-refused-spell_spent = You have already cast { $the_spell }: wait until the expedition ends.
blackwood-refused-no_such_spell = You have no { $of_spell }.
blackwood-refused-pinch_in_a_brew = The Pinch of nearly goes into the pot while you brew.
blackwood-refused-no_effect = { $the_spell } would do nothing here.
blackwood-refused-purse_too_full = Fagus Bok lends only if you have { $most } at most; in your purse: { $coins }.
blackwood-refused-no_token = Fagus Bok is out of tokens, and without a token he lends nothing.
blackwood-refused-place_first = Place your puppet first.
blackwood-refused-not_on_display = The village does not want { $the_potion }.
blackwood-refused-not_covered = Your larder has not enough to add { $the_potion }.
blackwood-refused-chosen_already = You have already chosen that one.
blackwood-refused-no_pinch = There is no Pinch of nearly for that ingredient.
blackwood-refused-pinch_in_larder = That is not missing: your larder has { $an_ingredient }.
blackwood-refused-needed_for_trade = You need { $the_potion } for the trade you have begun.
blackwood-refused-shoo_before = At this table, puppets are chased away before you place yours.
blackwood-refused-not_in_larder = That card is not in your larder.
blackwood-refused-of_no_use = That card has nothing that is missing: you cannot throw a card away for nothing.
blackwood-refused-no_victim = There is no puppet of another witch there.
blackwood-refused-not_sniffed = The hedgehog does not offer that card: not dug up, or too dear.

## Table options (BLW-13)

blackwood-option-first_witch = Who begins
    .help = The booklet leaves it open how to choose.
blackwood-option-first_witch-random = at random
blackwood-option-first_witch-seat = a seat of your choice
blackwood-option-fagus_limit = Fagus Bok tokens
    .help = There are ten in the box, but the booklet says only that spells are limited. No token, no loan.
blackwood-option-fagus_limit-unlimited = no limit
blackwood-option-fagus_limit-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
blackwood-option-swap_phases = Topsy-turvy path
    .help = We do not have the symbol that says when to cast it.
blackwood-option-swap_phases-both = in both phases
blackwood-option-swap_phases-search = in the search only
blackwood-option-swap_phases-return = in the return only
blackwood-option-sniff_phases = Hedgehog’s nose
    .help = We do not have the symbol that says when to cast it; cards are bought in the return.
blackwood-option-sniff_phases-return = in the return only
blackwood-option-sniff_phases-both = in both phases
blackwood-option-favour = Favours of the council
    .help = 3 renown for having the most potions of a council witch, without a tie. A variant of ours, not a rule.
blackwood-option-favour-false = no
blackwood-option-favour-true = yes
blackwood-option-components = Card values
    .help = We do not know the printed cards: ours are a reconstruction. The host may use a file with those of a real box.
blackwood-option-components-ours = ours
blackwood-option-components-file = those of this house
blackwood-option-components-hash = fingerprint { $hash }
blackwood-option-pinch_missing = Pinch of nearly
    .help = The card adds a missing ingredient: one that your larder lacks, or one that no card of the brew brings.
blackwood-option-pinch_missing-larder = for what the larder lacks
blackwood-option-pinch_missing-brew = may save a card
blackwood-option-shoo_placement = Shoo! and your placement
    .help = You may place a puppet on the freed card, says the booklet; it does not say whether that is an extra one.
blackwood-option-shoo_placement-own = before or after, none extra
blackwood-option-shoo_placement-extra = one more on the freed card
blackwood-option-shoo_placement-before = only before it

## What is wrong with a file of values ($why: the error; $part, $field, $given and $allowed as in the file)

blackwood-components-unreadable = { $why ->
    [FileNotFoundError] The card file “{ $file }” does not exist.
    [JSONDecodeError] The card file “{ $file }” is not JSON: look at line { $line }, column { $column }.
    [UnicodeDecodeError] The card file “{ $file }” is not text in UTF-8.
   *[other] The card file “{ $file }” cannot be read ({ $why }).
}
blackwood-components-no_list = The card file “{ $file }” lacks the list “{ $part }”.
blackwood-components-wrong_cards = { $file }: The list “{ $part }” must have { $count } cards, each once.{ $missing_count ->
    [0] { "" }
   *[other] { " " }Missing: { $missing }.
}{ $extra_count ->
    [0] { "" }
   *[other] { " " }Too many: { $extra }.
}
blackwood-components-bad_value = { $given ->
    [nothing] { $file }: Card { $card } lacks the field “{ $field }”. It takes: { $allowed }.
   *[other] { $file }: Card { $card } has a field “{ $field }” that cannot be used: { $given }. It takes: { $allowed }.
}
