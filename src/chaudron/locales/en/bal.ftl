# The words of Le Bal des Sorcières.
# The vocabulary is that of rules/bal.md.
# $rule is the rule a fact comes from, with dashes: BAL-4-14. $about is the key of the question asked.
# $cards names cards one by one, $by_color potions by their colour, $formulas what is read of them.

## Potions ($count): short name, formula, a, the, of, several, effect in one line, whole effect

bal-card-g1 = Sigh
    .formula = Sixth sigh of a sceptical spectre
    .a = a Sixth sigh of a sceptical spectre
    .the = the Sixth sigh of a sceptical spectre
    .of = Sixth sigh of a sceptical spectre
    .some = { $count ->
        [one] a Sixth sigh of a sceptical spectre
       *[other] { number-word } Sixth sighs of a sceptical spectre
    }
    .short = { bal-color-grey.short }
    .effect = { bal-color-grey.effect }
bal-card-g2 = Ash
    .formula = Sticky ash of a stickless candlestick
    .a = a Sticky ash of a stickless candlestick
    .the = the Sticky ash of a stickless candlestick
    .of = Sticky ash of a stickless candlestick
    .some = { $count ->
        [one] a Sticky ash of a stickless candlestick
       *[other] { number-word } Sticky ashes of a stickless candlestick
    }
    .short = { bal-color-grey.short }
    .effect = { bal-color-grey.effect }
bal-card-g3 = Hush
    .formula = Sachet of sheer churchyard hush
    .a = a Sachet of sheer churchyard hush
    .the = the Sachet of sheer churchyard hush
    .of = Sachet of sheer churchyard hush
    .some = { $count ->
        [one] a Sachet of sheer churchyard hush
       *[other] { number-word } Sachets of sheer churchyard hush
    }
    .short = { bal-color-grey.short }
    .effect = { bal-color-grey.effect }
bal-card-b1 = Feather
    .formula = Ruffled rear feather of a flying rabbit
    .a = a Ruffled rear feather of a flying rabbit
    .the = the Ruffled rear feather of a flying rabbit
    .of = Ruffled rear feather of a flying rabbit
    .some = { $count ->
        [one] a Ruffled rear feather of a flying rabbit
       *[other] { number-word } Ruffled rear feathers of a flying rabbit
    }
    .short = { bal-color-blue.short }
    .effect = { bal-color-blue.effect }
bal-card-b2 = Bubble
    .formula = Babbled bubble of a blubbering whale
    .a = a Babbled bubble of a blubbering whale
    .the = the Babbled bubble of a blubbering whale
    .of = Babbled bubble of a blubbering whale
    .some = { $count ->
        [one] a Babbled bubble of a blubbering whale
       *[other] { number-word } Babbled bubbles of a blubbering whale
    }
    .short = { bal-color-blue.short }
    .effect = { bal-color-blue.effect }
bal-card-b3 = Tear
    .formula = Rarely rinsed tear of a rural moon
    .a = a Rarely rinsed tear of a rural moon
    .the = the Rarely rinsed tear of a rural moon
    .of = Rarely rinsed tear of a rural moon
    .some = { $count ->
        [one] a Rarely rinsed tear of a rural moon
       *[other] { number-word } Rarely rinsed tears of a rural moon
    }
    .short = { bal-color-blue.short }
    .effect = { bal-color-blue.effect }
bal-card-b4 = Ice cube
    .formula = Freshly frozen cube of a gruff frog
    .a = a Freshly frozen cube of a gruff frog
    .the = the Freshly frozen cube of a gruff frog
    .of = Freshly frozen cube of a gruff frog
    .some = { $count ->
        [one] a Freshly frozen cube of a gruff frog
       *[other] { number-word } Freshly frozen cubes of a gruff frog
    }
    .short = { bal-color-blue.short }
    .effect = { bal-color-blue.effect }
bal-card-v1 = Drivel
    .formula = Dribbled drivel of a drooling toad
    .a = a Dribbled drivel of a drooling toad
    .the = the Dribbled drivel of a drooling toad
    .of = Dribbled drivel of a drooling toad
    .some = { $count ->
        [one] a Dribbled drivel of a drooling toad
       *[other] { number-word } Dribbled drivels of a drooling toad
    }
    .short = { bal-color-green.short }
    .effect = { bal-color-green.effect }
bal-card-v2 = Moss
    .formula = Moist moss of a moustachioed marsh
    .a = a Moist moss of a moustachioed marsh
    .the = the Moist moss of a moustachioed marsh
    .of = Moist moss of a moustachioed marsh
    .some = { $count ->
        [one] a Moist moss of a moustachioed marsh
       *[other] { number-word } Moist mosses of a moustachioed marsh
    }
    .short = { bal-color-green.short }
    .effect = { bal-color-green.effect }
bal-card-v3 = Syrup
    .formula = Sifted syrup of a whistling salsify
    .a = a Sifted syrup of a whistling salsify
    .the = the Sifted syrup of a whistling salsify
    .of = Sifted syrup of a whistling salsify
    .some = { $count ->
        [one] a Sifted syrup of a whistling salsify
       *[other] { number-word } Sifted syrups of a whistling salsify
    }
    .short = { bal-color-green.short }
    .effect = { bal-color-green.effect }
bal-card-v4 = Nettle
    .formula = Twisted nettle of a tetchy tortoise
    .a = a Twisted nettle of a tetchy tortoise
    .the = the Twisted nettle of a tetchy tortoise
    .of = Twisted nettle of a tetchy tortoise
    .some = { $count ->
        [one] a Twisted nettle of a tetchy tortoise
       *[other] { number-word } Twisted nettles of a tetchy tortoise
    }
    .short = { bal-color-green.short }
    .effect = { bal-color-green.effect }
bal-card-v5 = Varnish
    .formula = Worn varnish of a very verdant wart
    .a = a Worn varnish of a very verdant wart
    .the = the Worn varnish of a very verdant wart
    .of = Worn varnish of a very verdant wart
    .some = { $count ->
        [one] a Worn varnish of a very verdant wart
       *[other] { number-word } Worn varnishes of a very verdant wart
    }
    .short = { bal-color-green.short }
    .effect = { bal-color-green.effect }
bal-card-j1 = Earwax
    .formula = Rare raw earwax of an arrogant ogre
    .a = a Rare raw earwax of an arrogant ogre
    .the = the Rare raw earwax of an arrogant ogre
    .of = Rare raw earwax of an arrogant ogre
    .some = { $count ->
        [one] a Rare raw earwax of an arrogant ogre
       *[other] { number-word } Rare raw earwaxes of an arrogant ogre
    }
    .short = { bal-color-yellow.short }
    .effect = { bal-color-yellow.effect }
bal-card-j2 = Yolk
    .formula = Yolk of a yodelling yellow-bellied dragon
    .a = a Yolk of a yodelling yellow-bellied dragon
    .the = the Yolk of a yodelling yellow-bellied dragon
    .of = Yolk of a yodelling yellow-bellied dragon
    .some = { $count ->
        [one] a Yolk of a yodelling yellow-bellied dragon
       *[other] { number-word } Yolks of a yodelling yellow-bellied dragon
    }
    .short = { bal-color-yellow.short }
    .effect = { bal-color-yellow.effect }
bal-card-j3 = Bristle
    .formula = Brittle bristle of a badly brushed broom
    .a = a Brittle bristle of a badly brushed broom
    .the = the Brittle bristle of a badly brushed broom
    .of = Brittle bristle of a badly brushed broom
    .some = { $count ->
        [one] a Brittle bristle of a badly brushed broom
       *[other] { number-word } Brittle bristles of a badly brushed broom
    }
    .short = { bal-color-yellow.short }
    .effect = { bal-color-yellow.effect }
bal-card-j4 = Tooth
    .formula = Tenth tooth of a dandy lion dentist
    .a = a Tenth tooth of a dandy lion dentist
    .the = the Tenth tooth of a dandy lion dentist
    .of = Tenth tooth of a dandy lion dentist
    .some = { $count ->
        [one] a Tenth tooth of a dandy lion dentist
       *[other] { number-word } Tenth teeth of a dandy lion dentist
    }
    .short = { bal-color-yellow.short }
    .effect = { bal-color-yellow.effect }
bal-card-j5 = Honey
    .formula = Stiff sticky honey of a stuck-up wasp
    .a = a Stiff sticky honey of a stuck-up wasp
    .the = the Stiff sticky honey of a stuck-up wasp
    .of = Stiff sticky honey of a stuck-up wasp
    .some = { $count ->
        [one] a Stiff sticky honey of a stuck-up wasp
       *[other] { number-word } Stiff sticky honeys of a stuck-up wasp
    }
    .short = { bal-color-yellow.short }
    .effect = { bal-color-yellow.effect }
bal-card-r1 = Broth
    .formula = Black cat’s back-up broth
    .a = a Black cat’s back-up broth
    .the = the Black cat’s back-up broth
    .of = Black cat’s back-up broth
    .some = { $count ->
        [one] a Black cat’s back-up broth
       *[other] { number-word } Black cat’s back-up broths
    }
    .short = { bal-color-red.short }
    .effect = { bal-color-red.effect }
bal-card-r2 = Scab
    .formula = Scraped scab of a knobbly-kneed giant
    .a = a Scraped scab of a knobbly-kneed giant
    .the = the Scraped scab of a knobbly-kneed giant
    .of = Scraped scab of a knobbly-kneed giant
    .some = { $count ->
        [one] a Scraped scab of a knobbly-kneed giant
       *[other] { number-word } Scraped scabs of a knobbly-kneed giant
    }
    .short = { bal-color-red.short }
    .effect = { bal-color-red.effect }
bal-card-r3 = Pepper
    .formula = Peppy pepper of a properly prim vampire
    .a = a Peppy pepper of a properly prim vampire
    .the = the Peppy pepper of a properly prim vampire
    .of = Peppy pepper of a properly prim vampire
    .some = { $count ->
        [one] a Peppy pepper of a properly prim vampire
       *[other] { number-word } Peppy peppers of a properly prim vampire
    }
    .short = { bal-color-red.short }
    .effect = { bal-color-red.effect }
bal-card-r4 = Sauce
    .formula = Sour sauce of a soggy shoeless sock
    .a = a Sour sauce of a soggy shoeless sock
    .the = the Sour sauce of a soggy shoeless sock
    .of = Sour sauce of a soggy shoeless sock
    .some = { $count ->
        [one] a Sour sauce of a soggy shoeless sock
       *[other] { number-word } Sour sauces of a soggy shoeless sock
    }
    .short = { bal-color-red.short }
    .effect = { bal-color-red.effect }
bal-card-r5 = Tail
    .formula = Swivelling tail of a snivelling devil
    .a = a Swivelling tail of a snivelling devil
    .the = the Swivelling tail of a snivelling devil
    .of = Swivelling tail of a snivelling devil
    .some = { $count ->
        [one] a Swivelling tail of a snivelling devil
       *[other] { number-word } Swivelling tails of a snivelling devil
    }
    .short = { bal-color-red.short }
    .effect = { bal-color-red.effect }
bal-card-r6 = Tomato
    .formula = Pulped tomato of a primping prince
    .a = a Pulped tomato of a primping prince
    .the = the Pulped tomato of a primping prince
    .of = Pulped tomato of a primping prince
    .some = { $count ->
        [one] a Pulped tomato of a primping prince
       *[other] { number-word } Pulped tomatoes of a primping prince
    }
    .short = { bal-color-red.short }
    .effect = { bal-color-red.effect }
bal-card-r7 = Jam
    .formula = Jiggly jam of jabbering viper tongue
    .a = a Jiggly jam of jabbering viper tongue
    .the = the Jiggly jam of jabbering viper tongue
    .of = Jiggly jam of jabbering viper tongue
    .some = { $count ->
        [one] a Jiggly jam of jabbering viper tongue
       *[other] { number-word } Jiggly jams of jabbering viper tongue
    }
    .short = { bal-color-red.short }
    .effect = { bal-color-red.effect }

## Spells ($count): the same

bal-card-abracadabra = Abracadabra
    .formula = { bal-card-abracadabra }
    .a = an Abracadabra
    .the = the Abracadabra
    .of = Abracadabra
    .some = { $count ->
        [one] an Abracadabra
       *[other] { number-word } Abracadabras
    }
    .short = stands for a missing potion, except a grey
    .effect = Defence. Stands for a potion missing from your parry, of any colour except grey.
bal-card-tresor = Magic treasure
    .formula = { bal-card-tresor }
    .a = a Magic treasure
    .the = the Magic treasure
    .of = Magic treasure
    .some = { $count ->
        [one] a Magic treasure
       *[other] { number-word } Magic treasures
    }
    .short = draw two cards, ready to play at once
    .effect = Attack or defence. Draw 2 cards; you may play them at once, with those you lay.
bal-card-sortilege = Hex
    .formula = { bal-card-sortilege }
    .a = a Hex
    .the = the Hex
    .of = Hex
    .some = { $count ->
        [one] a Hex
       *[other] { number-word } Hexes
    }
    .short = your potions strike the whole ball
    .effect = Attack. Your potions attack all other witches. Each one who parries draws 1 card; if any of them fails, you draw 1 in all.
bal-card-balai = Brush-off
    .formula = { bal-card-balai }
    .a = a Brush-off
    .the = the Brush-off
    .of = Brush-off
    .some = { $count ->
        [one] a Brush-off
       *[other] { number-word } Brush-offs
    }
    .short = the attack flies off, but not back where it came from
    .effect = Defence, alone. The attack flies off to another witch of your choice, except the one who sent it to you.
bal-card-miroir = Mirror, mirror
    .formula = { bal-card-miroir }
    .a = a “Mirror, mirror”
    .the = the “Mirror, mirror” card
    .of = “Mirror, mirror”
    .some = { $count ->
        [one] a “Mirror, mirror”
       *[other] { number-word } “Mirror, mirror” cards
    }
    .short = the attack is repeated on a third witch
    .effect = Reaction, before the defence. The attack is repeated on a third witch. If the copy succeeds you draw 1 card; if not, she does.
bal-card-nananere = Mine, nyah-nyah!
    .formula = { bal-card-nananere }
    .a = a “Mine, nyah-nyah!”
    .the = the “Mine, nyah-nyah!” card
    .of = “Mine, nyah-nyah!”
    .some = { $count ->
        [one] a “Mine, nyah-nyah!”
       *[other] { number-word } “Mine, nyah-nyah!” cards
    }
    .short = steal the turn that begins
    .effect = Reaction, when Carabosse arrives at another witch. You play her turn in her place, and still have your own.
bal-card-remede = Remedy
    .formula = { bal-card-remede }
    .a = a Remedy
    .the = the Remedy
    .of = Remedy
    .some = { $count ->
        [one] a Remedy
       *[other] { number-word } Remedies
    }
    .short = one of your dead Crapzouilles returns to the chest
    .effect = Attack or defence. One of your dead Crapzouilles returns to your chest, if fewer than 10 live there.
bal-card-baguette = Magic wand
    .formula = { bal-card-baguette }
    .a = a Magic wand
    .the = the Magic wand
    .of = Magic wand
    .some = { $count ->
        [one] a Magic wand
       *[other] { number-word } Magic wands
    }
    .short = the attack on you melts away
    .effect = Defence, alone. The attack on you is cancelled: the attacker takes her cards back, her turn is over, nobody draws.
bal-card-envoutement = Bewitchment
    .formula = { bal-card-envoutement }
    .a = a Bewitchment
    .the = the Bewitchment
    .of = Bewitchment
    .some = { $count ->
        [one] a Bewitchment
       *[other] { number-word } Bewitchments
    }
    .short = a successful attack brings you a living Crapzouille
    .effect = Attack. If it succeeds, the Crapzouille moves living into your chest instead of dying, if fewer than 10 live there.
bal-card-enchantement = Enchantment
    .formula = { bal-card-enchantement }
    .a = an Enchantment
    .the = the Enchantment
    .of = Enchantment
    .some = { $count ->
        [one] an Enchantment
       *[other] { number-word } Enchantments
    }
    .short = first your target loses a random card
    .effect = Attack. Before your potions, a random card of your target drops on the discard pile, face up.
bal-card-tourdemagie = Conjuring trick
    .formula = { bal-card-tourdemagie }
    .a = a Conjuring trick
    .the = the Conjuring trick
    .of = Conjuring trick
    .some = { $count ->
        [one] a Conjuring trick
       *[other] { number-word } Conjuring tricks
    }
    .short = throw what you like, draw as many
    .effect = Attack or defence. Discard as many cards as you like and draw as many; this one does not count.
bal-card-fantome = Ghost
    .formula = { bal-card-fantome }
    .a = a Ghost
    .the = the Ghost
    .of = Ghost
    .some = { $count ->
        [one] a Ghost
       *[other] { number-word } Ghosts
    }
    .short = not parried, two Crapzouilles; parried, one of yours
    .effect = Attack. Not parried, it costs 2 Crapzouilles. Parried, it costs you 1.
bal-card-boule = Crystal ball
    .formula = { bal-card-boule }
    .a = a Crystal ball
    .the = the Crystal ball
    .of = Crystal ball
    .some = { $count ->
        [one] a Crystal ball
       *[other] { number-word } Crystal balls
    }
    .short = swap a card with each neighbour
    .effect = Reaction, outside attacks. In secret, swap a card with each of your two neighbours.
bal-card-lutin = Prankster imp
    .formula = { bal-card-lutin }
    .a = a Prankster imp
    .the = the Prankster imp
    .of = Prankster imp
    .some = { $count ->
        [one] a Prankster imp
       *[other] { number-word } Prankster imps
    }
    .short = forced: draw two tokens and parry them
    .effect = Forced, instead of attacking. Draw 2 tokens from the bowl: parry their colours and draw 1 card, or lose 1 Crapzouille. Two whites: nothing happens.
bal-card-diablotin = Little devil
    .formula = { bal-card-diablotin }
    .a = a Little devil
    .the = the Little devil
    .of = Little devil
    .some = { $count ->
        [one] a Little devil
       *[other] { number-word } Little devils
    }
    .short = two prank tokens swell the attack (our reconstruction)
    .effect = Attack, with a single potion. Draw 2 tokens from the bowl: their colours join that of the potion, and all must be parried. The text of this card is missing from the booklet: this is our reconstruction.

# A potion in a sentence, with its colour.
bal-potion = { $card } ({ $color })
bal-formula = “{ $formula }”

## Colours, the rarest first ($count): several, sign, rarity, effect of their potions

bal-color-grey = grey
    .some = { $count ->
        [one] a grey
       *[other] { number-word } greys
    }
    .sign = moon
    .rarity = very rare
    .short = grey, very rare: only a grey parries it
    .effect = Attack: it takes a grey to parry, and nothing can replace it. Defence: parries a grey. 3 cards of 84.
bal-color-blue = blue
    .some = { $count ->
        [one] a blue
       *[other] { number-word } blues
    }
    .sign = drop
    .rarity = rare
    .short = blue, rare: a blue parries it
    .effect = Attack: it takes a blue to parry. Defence: parries a blue. 8 cards of 84.
bal-color-green = green
    .some = { $count ->
        [one] a green
       *[other] { number-word } greens
    }
    .sign = leaf
    .rarity = frequent
    .short = green, frequent: a green parries it
    .effect = Attack: it takes a green to parry. Defence: parries a green. 15 cards of 84.
bal-color-yellow = yellow
    .some = { $count ->
        [one] a yellow
       *[other] { number-word } yellows
    }
    .sign = sun
    .rarity = very frequent
    .short = yellow, very frequent: a yellow parries it
    .effect = Attack: it takes a yellow to parry. Defence: parries a yellow. 23 cards of 84.
bal-color-red = red
    .some = { $count ->
        [one] a red
       *[other] { number-word } reds
    }
    .sign = flame
    .rarity = common
    .short = red, common: a red parries it
    .effect = Attack: it takes a red to parry. Defence: parries a red. 35 cards of 84.

## Prank tokens and their bowl ($count)

bal-token = prank token
    .some = { $count ->
        [one] a prank token
       *[other] { number-word } prank tokens
    }
bal-token-white = white
    .some = { $count ->
        [one] a white
       *[other] { number-word } whites
    }
    .effect = The prankster got it wrong: nothing to parry.
bal-token-grey = { bal-color-grey }
    .some = { bal-color-grey.some }
    .effect = To be parried with a grey.
bal-token-blue = { bal-color-blue }
    .some = { bal-color-blue.some }
    .effect = To be parried with a blue.
bal-token-green = { bal-color-green }
    .some = { bal-color-green.some }
    .effect = To be parried with a green.
bal-token-yellow = { bal-color-yellow }
    .some = { bal-color-yellow.some }
    .effect = To be parried with a yellow.
bal-token-red = { bal-color-red }
    .some = { bal-color-red.some }
    .effect = To be parried with a red.
bal-bowl = prank bowl
    .text = Two tokens come out for each prank, and go back in: 2 white, 1 grey, 2 blue, 4 green, 6 yellow, 10 red.

## Vials, moments, levels

bal-vial-white = white vial
bal-vial-black-white = black and white vial
bal-vial-black = black vial
bal-timing-attack = attack
bal-timing-defence = defence
bal-timing-reaction = reaction
bal-timing-instead-of-attack = forced
bal-level-easy = easy
    .text = The potions and the white-vial spells: 106 cards.
bal-level-medium = medium
    .text = The black-and-white-vial spells as well: 118 cards.
bal-level-hard = hard
    .text = The black-vial spells as well, and the prank bowl: 121 cards.

## Witches: whole name, first name

bal-witch-hilda = Hilda Goggle-Eye
    .first = Hilda
bal-witch-edmee = Edmée Hooknose
    .first = Edmée
bal-witch-ursule = Ursula Pustula
    .first = Ursula
bal-witch-daphne = Daphne Hairychin
    .first = Daphne
bal-witch-honorine = Honorine Hunch
    .first = Honorine
bal-witch-gervaise = Gervaise Foulbreath
    .first = Gervaise

## Figures; Crapzouilles ($count): how many, living, dead, captured

bal-carabosse = Carabosse
    .text = She is with the witch whose turn it is.
bal-cat = Black Cat
    .text = It shows 1 or 2, for the lap being played.
bal-crapzouille = Crapzouille
    .text = A life. Lose the last one, and you leave the ball.
    .some = { $count ->
        [0] no Crapzouilles
        [one] a Crapzouille
       *[other] { number-word } Crapzouilles
    }
    .alive = { $count ->
        [0] none living
        [one] one living
       *[other] { number-word } living
    }
    .dead = { $count ->
        [0] none dead
        [one] one dead
       *[other] { number-word } dead
    }
    .captured = { $count ->
        [0] none captured
        [one] one captured
       *[other] { number-word } captured
    }

## Amounts

bal-some-cards = { $count ->
    [one] a card
   *[other] { number-word } cards
}
bal-left = { $left ->
    [0] that was the last
    [one] one left
   *[other] { $left } left
}

## Facts told

bal-told-first_player = Carabosse and the Black Cat go to { $seat }: let the ball begin!
bal-told-youngest = { $seat } is the youngest.
bal-told-youngest_unknown = Nobody has said who is the youngest: chance decides.
bal-told-round = { $round ->
    [1] Round 1. { $first } opens the ball.
   *[other] Round { $round }. { $first } leads the dance.
}
bal-told-sabbat = Grand Sabbat! Living Crapzouilles fill the hands.
bal-told-tour = { $tour ->
    [1] First lap.
   *[2] The Black Cat turns over: second lap.
}
bal-told-turn = Carabosse calls on { $seat }.
bal-told-skipped = Not a potion left anywhere: { $seat } skips a turn.
bal-told-drew = { $rule ->
    [BAL-1-7] { $seat } is dealt { $by_color }.
    [BAL-3-4] At the Sabbat { $seat } draws { $by_color }.
    [BAL-4-14] { $seat } gains { $cards }.
    [BAL-6-1] Short of cards, { $seat } draws { $cards }.
    [BAL-7-2] The treasure opens: { $seat } draws { $cards }.
    [BAL-7-11] Hey presto! { $seat } draws { $by_color }.
   *[other] { $seat } draws { $cards }.
}
bal-told-drew_unseen = { $rule ->
    [BAL-1-7] { $seat } is dealt { bal-some-cards }.
    [BAL-3-4] At the Sabbat { $seat } draws { bal-some-cards }.
    [BAL-4-14] { $seat } gains { bal-some-cards }.
    [BAL-6-1] Short of cards, { $seat } draws { bal-some-cards }.
    [BAL-7-2] The treasure opens: { $seat } draws { bal-some-cards }.
    [BAL-7-11] Hey presto! { $seat } draws { bal-some-cards }.
   *[other] { $seat } draws { bal-some-cards }.
}
bal-told-reshuffled = { $rule ->
    [BAL-3-9] Before the Sabbat all discards go back into the draw pile.
   *[other] The draw pile is empty: the discards, well shuffled, make a new one.
}
bal-told-discarded = { $rule ->
    [BAL-5-1] { $seat } leaves { $by_color } on the discard pile.
    [BAL-6-2] Not a potion in hand: { $seat } shows and discards { $cards }.
    [BAL-7-10] The Enchantment shakes a hand: { $seat } drops { $cards }.
    [BAL-7-11] { $seat } makes { $cards } vanish.
   *[other] { $seat } discards { $cards }.
}
bal-told-declared = { $seat } takes aim at { $target }.
bal-told-laid = { $rule ->
    [BAL-1-3] { $seat } lays { $the_card }.
    [BAL-7-1] Abracadabra! { $seat } has something in place of the missing potion.
    [BAL-7-3] { $seat } casts the Hex: the whole ball is in for it!
    [BAL-7-4] { $seat } reaches for the broom.
    [BAL-7-8] { $seat } raises the Magic wand.
    [BAL-7-9] { $seat } casts the Bewitchment: a Crapzouille may change chests.
    [BAL-7-12] { $seat } wakes the Ghost: not parried, it kills two Crapzouilles; parried, it takes revenge.
    [BAL-7-14] { $seat } has no choice: the Prankster imp must be played.
   *[other] { $seat } casts { $the_card }.
}
bal-told-mirrored = { $seat } holds up the mirror to { $target }: “Mirror, mirror”.
bal-told-doubled = { $spell ->
    [none] The mirror repeats the attack: the same for { $target }, signed { $seat }.
   *[other] The mirror repeats the attack with { $the_spell }: the same for { $target }, signed { $seat }.
}
bal-told-defends = Now { $seat } must defend.
bal-told-parried = { $seat } parries.
bal-told-failed = { $seat } does not parry.
bal-told-lost = { $rule ->
    [BAL-7-12] The Ghost turns on { $seat }: { $own ->
        [yes] one Crapzouille fewer, { bal-left }.
       *[no] the Crapzouille taken from { $owner } is lost, { bal-left }.
    }
   *[other] { $own ->
        [yes] { $seat } loses a Crapzouille: { bal-left }.
       *[no] { $seat } loses the Crapzouille taken from { $owner }: { bal-left }.
    }
}
bal-told-captured = { $own ->
    [yes] Bewitched, a Crapzouille leaves { $seat } and hops into { $captor }’s chest.
   *[no] Bewitched once more, the Crapzouille taken from { $owner } leaves { $seat } for { $captor }’s chest.
}
bal-told-healed = The Remedy works: a Crapzouille comes back to life, and { $seat } has { $left }.
bal-told-eliminated = { $by_whom ->
    [nobody] { $seat } has no Crapzouille left and leaves the ball. What a prank!
    [self] { $seat } has no Crapzouille left and leaves the ball, by their own magic.
   *[other] { $seat } has no Crapzouille left and leaves the ball, courtesy of { $by }.
}
bal-told-inherited = { $seat } picks up the hand { $of } leaves behind: { $by_color }.
bal-told-ended = The ball is over: { $winners } is still dancing, with { $lives ->
    [one] a single Crapzouille
   *[other] { $lives } Crapzouilles
}.
bal-told-nananere = { $seat } pulls a face at { $robbed }: “Mine, nyah-nyah!”
bal-told-stole_turn = Stolen! It is { $seat } who plays.
bal-told-sent_on = The brush-off! { $seat } sweeps the attack on to { $target }.
bal-told-cancelled = A wave of the wand, and the attack melts away before { $seat }.
bal-told-took_back = { $count ->
    [one] { $seat } takes the card back, and the turn is over.
   *[other] { $seat } takes the { number-word } cards back, and the turn is over.
}
bal-told-treasure_returned = { $count ->
    [one] All is cancelled: { $seat } puts the treasure’s card back into the draw pile.
   *[other] All is cancelled: { $seat } puts the treasure’s { number-word } cards back into the draw pile.
}
bal-told-crystal_ball = { $seat } gazes into the Crystal ball.
bal-told-got = { $seat } gets { $cards }. Thank you, { $giver }!
bal-told-swapped = { $neighbors_count ->
    [1] { $seat } swaps a card with { $neighbors }.
   *[other] { $seat } swaps a card with { $neighbors }, one each.
}
bal-told-farce = { $rule ->
    [BAL-7-15] The Little devil fishes out { $tokens } for { $seat }: the attack swells.
   *[other] The Prankster imp fishes out { $tokens } for { $seat }.
}
bal-told-farce_fails = Two whites: the prank falls flat.
bal-told-reads = { $seat } takes a deep breath: { $formulas }.
bal-told-challenged = Ding! { $seat } rings the bell: was that a slip of the tongue, { $reader }?
bal-told-read_well = False alarm: { $seat } read it well. No more bell for { $challenger } this lap.
bal-told-slipped = { $rule ->
    [BAL-8-3] { $seat } gapes at { $formulas }: nothing happens.
   *[other] { $seat } got tangled up in { $formulas }, and it comes to nothing.
}

## Two facts in one breath

bal-told-round-tour = { bal-told-round } { bal-told-tour }
bal-told-laid-drew = { $seat } opens the Magic treasure and draws { $cards }.
bal-told-laid-drew_unseen = { $seat } opens the Magic treasure and draws { bal-some-cards }.
bal-told-laid-healed = { $seat } casts the Remedy: a Crapzouille comes back to life, that makes { $left }.
bal-told-laid-cancelled = { bal-told-cancelled }
bal-told-laid-farce = { $rule ->
    [BAL-7-15] { $seat } lets loose the Little devil, who fishes out { $tokens }: the attack swells.
   *[other] { $seat } has no choice: the Prankster imp fishes out { $tokens }.
}
bal-told-farce-farce_fails = { $seat } sees { $tokens } come out of the bowl: the prank falls flat.
bal-told-parried-drew = { $seat } parries and gains { $cards }.
bal-told-parried-drew_unseen = { $seat } parries and gains { bal-some-cards }.
bal-told-failed-lost = { $seat } does not parry and loses a Crapzouille: { bal-left }.
bal-told-eliminated-discarded = { bal-told-eliminated } On the discard pile: { $by_color }.
bal-told-nananere-stole_turn = { $seat } pulls a face at { $robbed } and steals the turn: “Mine, nyah-nyah!”

## Questions

bal-ask-carabosse = Carabosse has just arrived. Will you meddle?
bal-ask-calm = All is calm again. A crystal ball, before we go on?
bal-ask-mirror = Before the defence: will you hold up a mirror?
bal-ask-give = Which card do you give? If you give two, the first goes to the left.
bal-ask-no_potion = Not a potion in hand! Which spell do you discard?
bal-ask-declare = Your attack. Who is it going to be?
bal-ask-attack_spell = A spell with your attack?
bal-ask-attack_potion = Which potion do you throw?
bal-ask-second_potion = A second potion?
bal-ask-defense_spell = It’s coming for you! A spell to defend yourself?
bal-ask-parry = Parry, or give in?
bal-ask-send_on = The brush-off! Where do you sweep the attack?
bal-ask-trick = Conjuring trick: what do you make vanish?
bal-ask-loss = Which of your Crapzouilles do you lose?
bal-ask-inherit = Two hands are one too many. Which card do you discard?
bal-ask-read = Out loud, and mind your tongue: how do you read?
bal-ask-challenge = Did you hear a slip?

## Answers

bal-choice-attack = Take aim at { $seat }
bal-choice-lay = { $about ->
    [attack_potion] Lay { $the_card }
    [second_potion] Lay { $the_card }
    [parry] Lay { $the_card }
    [nothing] Lay { $the_card }
   *[other] { $card } ({ $card_short })
}
bal-choice-both = Both: “Mine, nyah-nyah!”, then the Crystal ball
bal-choice-to = { $about ->
    [mirror] Hold up the mirror to { $seat }
   *[other] Sweep it on to { $seat }
}
bal-choice-discard = { $about ->
    [trick] Make { $the_card } vanish
   *[other] Discard { $the_card }
}
bal-choice-give = Give { $the_card }
bal-choice-lose = { $own ->
    [yes] One of your own
   *[no] The one taken from { $seat }
}
bal-choice-read = Read it well
bal-choice-slip = Stumble
bal-choice-silent = Stand there gaping
bal-choice-challenge = Ring the bell
bal-choice-concede = Give in
bal-choice-pass = { $about ->
    [challenge] No objection
    [carabosse] Let it be
   *[other] Pass
}
bal-choice-none = No spell
bal-choice-done = { $about ->
    [second_potion] One is enough
   *[other] That is all
}

## Refusals

bal-refused-unknown_choice = There is no such answer.
bal-refused-game_over = The ball is over.
bal-refused-not_now = That is not what you are being asked.
bal-refused-no_such_seat = There is no seat { $seat_number } at this table.
bal-refused-eliminated = You have left the ball: watch the others dance.
bal-refused-not_your_turn = Patience: we are waiting for { $awaited }.
bal-refused-not_in_hand = There is no { $of_card } in your hand.
bal-refused-not_a_target = { $seat } is out of reach this time.
bal-refused-wrong_moment = Not now: { $the_card } is not played here.
bal-refused-nothing_to_heal = You need a dead Crapzouille, and room in the chest.
bal-refused-no_recipient = There is nobody to send the attack to.
bal-refused-wrong_color = This colour is not in the attack, or is already parried.
bal-refused-cannot_match = With { $the_card } the parry would not be complete: it is all or nothing.

## Table options (BAL-13)

bal-option-level = Level
    .help = Which spells are in play, and whether there are pranks. For a first ball, the easiest.
bal-option-level-easy = { bal-level-easy }
bal-option-level-medium = { bal-level-medium }
bal-option-level-hard = { bal-level-hard }
bal-option-first_player = Who begins
    .help = The youngest, says the booklet. Say who that is, or leave it to chance.
bal-option-first_player-youngest = the youngest
bal-option-first_player-random = at random
bal-option-first_player-seat = a seat of your choice
bal-option-sabbat = Grand Sabbat
    .help = Draw a card for each living Crapzouille, or fill the hand up to that number? The booklet can be read both ways.
bal-option-sabbat-draw_n = draw that many
bal-option-sabbat-refill_to_n = fill up to that many
bal-option-reshuffle = Discards return to the draw pile
    .help = The booklet does not say at what moment.
bal-option-reshuffle-when_empty = when the pile is empty
bal-option-reshuffle-each_sabbat = at every Sabbat
bal-option-must_parry = Parrying if you can
    .help = The booklet says you must, but at a real table nobody can check.
bal-option-must_parry-false = as you like
bal-option-must_parry-true = compulsory
bal-option-inherit_hand = Inheriting hands
    .help = Eliminate a witch, and you choose from her cards. An option in the booklet, at the hard level.
bal-option-inherit_hand-false = no
bal-option-inherit_hand-true = yes
bal-option-diablotin = Little devil
    .help = Its text is missing from the booklet. Play our reconstruction, or play without it.
bal-option-diablotin-boost = it swells the attack
bal-option-diablotin-off = without it
bal-option-incantation = Reading the formulas
    .help = You type each formula without a slip; the others listen for mistakes.
bal-option-incantation-off = no
bal-option-incantation-gentle = without accents
bal-option-incantation-strict = to the letter
bal-option-incantation_time = Time to read
    .help = To type the formulas of a set.
bal-option-incantation_time-seconds = { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}
bal-option-from_memory = From memory
    .help = The card hides while its formula is typed.
bal-option-from_memory-false = no
bal-option-from_memory-true = yes
bal-option-challenge_time = Time to ring
    .help = To point out a slip.
bal-option-challenge_time-seconds = { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}
bal-option-bot_diction = Diction of the bots
    .help = The chance that a bot reads well.
bal-option-bot_diction-share = { $percent }%
bal-option-bot_ear = Ear of the bots
    .help = The chance that a bot notices a slip.
bal-option-bot_ear-share = { $percent }%
bal-option-youngest = The youngest
    .help = Who begins, according to the booklet. Say it here or in the lobby; otherwise chance decides.
bal-option-youngest-nobody = not said yet
bal-option-youngest-seat = a seat of your choice
bal-option-mirror_time = Mirrors are held up
    .help = At any moment of an attack, says the card. Asking twice per attack makes the ball longer.
bal-option-mirror_time-before_defense = before the defence
bal-option-mirror_time-any_moment = before it and after the result
bal-option-mirror_copy = A mirror copies
    .help = In the booklet the spell belongs to the attack: a Ghost in the mirror is still a Ghost.
bal-option-mirror_copy-whole = the attack with its spell
bal-option-mirror_copy-potions = the potions only
bal-option-doubled_check = Short hand before a doubled attack
    .help = The witch in the mirror draws and exchanges like any target, or defends with what she has.
bal-option-doubled_check-true = is topped up
bal-option-doubled_check-false = stays short
bal-option-enchanted_check = Short hand after an Enchantment
    .help = Is the Enchantment before the attack, or part of it? If before, it can give more than it takes.
bal-option-enchanted_check-false = stays short
bal-option-enchanted_check-true = is topped up
bal-option-no_potion = A defender without potions exchanges
    .help = The booklet sets no moment: also after a brush-off, or only when she is aimed at?
bal-option-no_potion-defending = whenever she must defend
bal-option-no_potion-named = only when aimed at
bal-option-hex_treasure = Treasure beside a Hex
    .help = One spell per attack; but the treasure may be played “when a Hex is played”.
bal-option-hex_treasure-false = for defenders only
bal-option-hex_treasure-true = for its author too
bal-option-robber_spared = A robber’s own turn, right after the theft
    .help = Never against a player who has just laid one, says the card.
bal-option-robber_spared-true = is safe
bal-option-robber_spared-false = may be stolen
bal-option-slip_treasure = A treasure’s cards after a slip
    .help = The move is cancelled entirely, says the booklet.
bal-option-slip_treasure-returned = go back
bal-option-slip_treasure-kept = are kept
bal-option-hex_wand = The wand under a Hex
    .help = The attacker takes back all her cards: does that end the Hex for everybody?
bal-option-hex_wand-everyone = ends it
bal-option-hex_wand-alone = protects its player alone
bal-option-components = Potions and tokens
    .help = Names and formulas of the potions, and how many tokens of each colour there are, are ours, with a few exceptions. The host may use a file with those of a real box.
bal-option-components-ours = ours
bal-option-components-file = those of this house
bal-option-components-hash = fingerprint { $hash }
