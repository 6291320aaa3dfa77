# What happened to the person reading: the sentences of the log in the second person. "met": somebody else acts, and it concerns you.

web-own-bal-first_player = Carabosse and the Black Cat come to you: let the ball begin!
web-own-bal-youngest = You are the youngest.
web-own-bal-round = { $round ->
    [1] Round 1. You open the ball.
   *[other] Round { $round }. You lead the dance.
}
web-own-bal-round-tour = { web-own-bal-round } { bal-told-tour }
web-own-bal-turn = Carabosse calls on you.
web-own-bal-skipped = Not a potion left anywhere: you skip a turn.
web-own-bal-drew = { $rule ->
    [BAL-1-7] You are dealt { $by_color }.
    [BAL-3-4] At the Sabbat you draw { $by_color }.
    [BAL-4-14] You gain { $cards }.
    [BAL-6-1] Short of cards, you draw { $cards }.
    [BAL-7-2] The treasure opens: you draw { $cards }.
    [BAL-7-11] Hey presto! You draw { $by_color }.
   *[other] You draw { $cards }.
}
web-own-bal-drew_unseen = { $rule ->
    [BAL-1-7] You are dealt { bal-some-cards }.
    [BAL-3-4] At the Sabbat you draw { bal-some-cards }.
    [BAL-4-14] You gain { bal-some-cards }.
    [BAL-6-1] Short of cards, you draw { bal-some-cards }.
    [BAL-7-2] The treasure opens: you draw { bal-some-cards }.
    [BAL-7-11] Hey presto! You draw { bal-some-cards }.
   *[other] You draw { bal-some-cards }.
}
web-own-bal-discarded = { $rule ->
    [BAL-5-1] You leave { $by_color } on the discard pile.
    [BAL-6-2] Not a potion in hand: you show and discard { $cards }.
    [BAL-7-10] The Enchantment shakes your hand: you drop { $cards }.
    [BAL-7-11] You make { $cards } vanish.
   *[other] You discard { $cards }.
}
web-own-bal-declared = You take aim at { $target }.
web-own-bal-laid = { $rule ->
    [BAL-1-3] You lay { $the_card }.
    [BAL-7-1] Abracadabra! You have something in place of the missing potion.
    [BAL-7-3] You cast the Hex: the whole ball is in for it!
    [BAL-7-4] You reach for the broom.
    [BAL-7-8] You raise the Magic wand.
    [BAL-7-9] You cast the Bewitchment: a Crapzouille may change chests.
    [BAL-7-12] You wake the Ghost: not parried, it kills two Crapzouilles; parried, it takes revenge.
    [BAL-7-14] You have no choice: the Prankster imp must be played.
   *[other] You cast { $the_card }.
}
web-own-bal-mirrored = You hold up the mirror to { $target }: “Mirror, mirror”.
web-own-bal-doubled = { $spell ->
    [none] The mirror repeats the attack: the same for { $target }, signed by you.
   *[other] The mirror repeats the attack with { $the_spell }: the same for { $target }, signed by you.
}
web-own-bal-defends = Now you must defend.
web-own-bal-parried = You parry.
web-own-bal-failed = You do not parry.
web-own-bal-lost = { $rule ->
    [BAL-7-12] The Ghost turns on you: { $own ->
        [yes] one Crapzouille fewer, { bal-left }.
       *[no] the Crapzouille taken from { $owner } is lost, { bal-left }.
    }
   *[other] { $own ->
        [yes] You lose a Crapzouille: { bal-left }.
       *[no] You lose the Crapzouille taken from { $owner }: { bal-left }.
    }
}
web-own-bal-captured = { $own ->
    [yes] Bewitched, one of your Crapzouilles hops into { $captor }’s chest.
   *[no] Bewitched once more, the Crapzouille taken from { $owner } leaves you for { $captor }’s chest.
}
web-own-bal-healed = The Remedy works: a Crapzouille comes back to life, and you have { $left }.
web-own-bal-eliminated = { $by_whom ->
    [nobody] You have no Crapzouille left and leave the ball. What a prank!
    [self] You have no Crapzouille left and leave the ball, by your own magic.
   *[other] You have no Crapzouille left and leave the ball, courtesy of { $by }.
}
web-own-bal-inherited = You pick up the hand { $of } leaves behind: { $by_color }.
web-own-bal-ended = The ball is over: you are still dancing, with { $lives ->
    [one] a single Crapzouille
   *[other] { $lives } Crapzouilles
}.
web-own-bal-nananere = You pull a face at { $robbed }: “Mine, nyah-nyah!”
web-own-bal-stole_turn = Stolen! Now it is you who plays.
web-own-bal-sent_on = The brush-off! You sweep the attack on to { $target }.
web-own-bal-cancelled = A wave of the wand, and the attack melts away before you.
web-own-bal-took_back = { $count ->
    [one] You take the card back, and your turn is over.
   *[other] You take the { number-word } cards back, and your turn is over.
}
web-own-bal-treasure_returned = { $count ->
    [one] All is cancelled: you put the treasure’s card back into the draw pile.
   *[other] All is cancelled: you put the treasure’s { number-word } cards back into the draw pile.
}
web-own-bal-crystal_ball = You gaze into the Crystal ball.
web-own-bal-got = You get { $cards }. Thank you, { $giver }!
web-own-bal-swapped = { $neighbors_count ->
    [1] You swap a card with { $neighbors }.
   *[other] You swap a card with { $neighbors }, one each.
}
web-own-bal-farce = { $rule ->
    [BAL-7-15] The Little devil fishes out { $tokens } for you: the attack swells.
   *[other] The Prankster imp fishes out { $tokens } for you.
}
web-own-bal-reads = You take a deep breath: { $formulas }.
web-own-bal-challenged = Ding! You ring the bell: was that a slip of the tongue, { $reader }?
web-own-bal-read_well = False alarm: you read it well. No more bell for { $challenger } this lap.
web-own-bal-slipped = { $rule ->
    [BAL-8-3] You gape at { $formulas }: nothing happens.
   *[other] You got tangled up in { $formulas }, and it comes to nothing.
}
web-own-bal-laid-drew = You open the Magic treasure and draw { $cards }.
web-own-bal-laid-drew_unseen = You open the Magic treasure and draw { bal-some-cards }.
web-own-bal-laid-healed = You cast the Remedy: a Crapzouille comes back to life, that makes { $left }.
web-own-bal-laid-cancelled = { web-own-bal-cancelled }
web-own-bal-laid-farce = { $rule ->
    [BAL-7-15] You let loose the Little devil, who fishes out { $tokens }: the attack swells.
   *[other] You have no choice: the Prankster imp fishes out { $tokens }.
}
web-own-bal-farce-farce_fails = You see { $tokens } come out of the bowl: the prank falls flat.
web-own-bal-parried-drew = You parry and gain { $cards }.
web-own-bal-parried-drew_unseen = You parry and gain { bal-some-cards }.
web-own-bal-failed-lost = You do not parry and lose a Crapzouille: { bal-left }.
web-own-bal-eliminated-discarded = { web-own-bal-eliminated } On the discard pile: { $by_color }.
web-own-bal-nananere-stole_turn = You pull a face at { $robbed } and steal the turn: “Mine, nyah-nyah!”
web-own-bal-met-declared = { $seat } takes aim at you.
web-own-bal-met-mirrored = { $seat } holds up the mirror to you: “Mirror, mirror”.
web-own-bal-met-doubled = { $spell ->
    [none] The mirror repeats the attack: the same for you, signed { $seat }.
   *[other] The mirror repeats the attack with { $the_spell }: the same for you, signed { $seat }.
}
web-own-bal-met-captured = { $own ->
    [yes] Bewitched, a Crapzouille leaves { $seat } and hops into your chest.
   *[no] Bewitched once more, the Crapzouille taken from { $owner } leaves { $seat } for your chest.
}
web-own-bal-met-eliminated = { $seat } has no Crapzouille left and leaves the ball, courtesy of you.
web-own-bal-met-eliminated-discarded = { web-own-bal-met-eliminated } On the discard pile: { $by_color }.
web-own-bal-met-inherited = { $seat } picks up the hand you leave behind: { $by_color }.
web-own-bal-met-nananere = { $seat } pulls a face at you: “Mine, nyah-nyah!”
web-own-bal-met-nananere-stole_turn = { $seat } pulls a face at you and steals your turn: “Mine, nyah-nyah!”
web-own-bal-met-sent_on = The brush-off! { $seat } sweeps the attack on to you.
web-own-bal-met-got = { $seat } gets { $cards } from you.
web-own-bal-met-challenged = Ding! { $seat } rings the bell: was that a slip of your tongue?
web-own-bal-met-read_well = False alarm: { $seat } read it well. No more bell for you this lap.
