# The words of the page for Le Bal des Sorcières.

## Preparing the ball

web-setup-bal-level = Level
web-setup-bal-level-how = the blacker the vial, the spicier the ball
web-setup-bal-cards = { $count } cards
web-setup-bal-new-easy = for a first ball
web-setup-bal-new-medium = seven more spells
web-setup-bal-new-hard = and pranks
web-setup-bal-reconstructed = The Little devil is our reconstruction.
web-setup-bal-reading-gentle = You type every formula you lay; accents do not matter. If you spot a slip, ring the bell!
web-setup-bal-reading-strict = You type every formula you lay, to the letter. If you spot a slip, ring the bell!
web-setup-bal-window = Reactions
    .long = Time to react
    .help = Mirror, ball, nyah-nyah: this long at most; the game goes on once everybody has answered. Against bots alone, you have all the time you want.
web-setup-bal-strict = Strict secrecy
    .help = Every hourglass runs to its end. On one device, a curtain for each witch.

## Le Bal: cards and small pieces ($formula, $short: a card; $color: a color)

web-bal-card-said = { $formula }: { $short }
web-bal-card-narrow-abracadabra = Abraca­dabra
web-bal-card-narrow-nananere = Mine, nyah-nyah!
web-bal-card-narrow-envoutement = Bewitch­ment
web-bal-card-narrow-enchantement = Enchant­ment
web-bal-card-token = { $color } token
web-bal-card-waiting = waiting for her answer
web-bal-card-seconds = { $count ->
    [0] Time is up
    [one] One second left
   *[other] { $count } seconds left
}
web-bal-card-unhurried = Take your time
web-bal-card-chest = { $captured ->
    [0] { $alive } Crapzouilles alive, { $dead } dead
    [one] { $alive } Crapzouilles alive, 1 of them captured, { $dead } dead
   *[other] { $alive } Crapzouilles alive, { $captured } of them captured, { $dead } dead
}

## Le Bal: reaction windows ($name: a witch; $what: cards or colors; the same screen for everybody)

web-bal-keys-digit = Choose by number
web-bal-keys-enter = Confirm
web-bal-window-mirror = Who holds up a mirror?
web-bal-window-carabosse = Who meddles?
web-bal-window-calm = A crystal ball before we go on?
web-bal-window-you = you
web-bal-window-arrives = Carabosse comes to { $name }.
web-bal-window-glass = The same hourglass for everybody, card in hand or not.
web-bal-window-soon = The game goes on once everybody has answered, card in hand or not.
web-bal-window-same = The same hourglass for everybody.
web-bal-window-alone = No hourglass: only you are still to answer.
web-bal-window-each = No hourglass: every witch is asked.
web-bal-window-watch = They all answer in secret, with the same hourglass.
web-bal-window-off-all = You pass, as you chose. The sand runs for everybody.
web-bal-window-off = You pass, as you chose.
web-bal-window-copy = Copy { $what } onto
web-bal-window-copy-any = Copy { $what }
web-bal-window-none = Not in your hand.
web-bal-window-none-miroir = No mirror in your hand. Nobody will know.
web-bal-window-none-passed = You pass. All answers are shown together.
web-bal-window-pass = Pass
web-bal-window-double = Double it on { $name }
web-bal-window-double-nobody = Double it on…
web-bal-window-play = Play the card
web-bal-window-play-nananere = Steal the turn
web-bal-window-play-boule = Light the ball
web-bal-window-play-both = Steal, then the ball
web-bal-window-lacks-card = { $count ->
    [one] { $card } is not in your hand: you can only pass.
   *[other] None of these cards is in your hand: you can only pass.
}
web-bal-window-lacks-aim = Choose a witch first.
web-bal-window-lacks-choice = Choose the card to play first.
web-bal-window-passed = You pass.
web-bal-window-sealed = Sealed
web-bal-window-sealed-mirror = Sealed: { $name }
web-bal-presets = What you let pass
web-bal-presets-next = And from now on?
web-bal-presets-secret = secret
web-bal-presets-card = For which card
web-bal-presets-nananere = nyah-nyah
web-bal-presets-boule = ball
web-bal-presets-miroir = mirror
web-bal-presets-bell = bell
    .name = The bell
    .short = After another witch has read her formulas.
web-bal-presets-of = { $card }, from now on
web-bal-presets-intro = Without being asked. Only this device knows.
web-bal-preset-ask = ask me
web-bal-preset-aimed = if aimed at me
web-bal-preset-tour = pass this lap
web-bal-preset-always = always pass

## Le Bal: crystal ball ($names: the three witches; $card: the card that is given)

web-bal-give-mine = Your ball lights up
web-bal-give-theirs = { $name } lights a crystal ball
web-bal-give-watch = { $name } consults a crystal ball
web-bal-give-both = One card for another, with each neighbour.
web-bal-give-one = One card for another, with { $name }.
web-bal-give-wait = In secret, { $names } choose what changes hands.
web-bal-give-touch = { -web-touch-first } a card, then the neighbour.
web-bal-give-touch-one = { -web-touch-first } the card you give.
web-bal-give-whom = For which of them?
web-bal-give-sealed = Sealed. Waiting for the others.
web-bal-give-neighbors = Neighbours
web-bal-give-hand = Your hand
web-bal-give-nothing = nothing yet
web-bal-give-gets = { $name } gets { $card }
web-bal-give-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-bal-give-stays = They choose while you do. What you get stays with you.
web-bal-give-again = Think again
web-bal-give-seal = Swap in secret
web-bal-give-done = Sealed

## Le Bal: reading formulas, and the bell

web-bal-read = Read your formulas
web-bal-read-says = The whole ball reads along.
web-bal-read-against = Against { $name }. The whole ball reads along.
web-bal-read-theirs = { $name } takes a breath
web-bal-read-listen = Prick up your ears: you will be the judge.
web-bal-read-memory = Card { $number }, from memory
web-bal-read-blank = say it
web-bal-read-note = { $incantation ->
    [strict] Accents count. An empty line does nothing.
   *[gentle] Accents do not count. An empty line does nothing.
}
web-bal-read-next = Next
web-bal-read-done = All said
web-bal-read-accents = Letters with accents
web-bal-verdict = After the bell
web-bal-verdict-slip = Ding! { $name } heard it: { $reader } slipped.
web-bal-verdict-false = False alarm from { $name }: { $reader } read it well.
web-bal-bell-attacks = { $name } attacks { $target }
web-bal-bell-defends = { $name } defends
web-bal-bell-plays = { $name } has spoken
web-bal-bell-look = Was it read well? Keep your eyes open.
web-bal-bell-listen = The others are checking. Hush!
web-bal-bell-card = the card
web-bal-bell-said = what was said
web-bal-bell-of = of { $seconds } s
web-bal-bell-ring = Ring the bell
web-bal-bell-risk = A false alarm costs you the bell for this lap.
web-bal-bell-used = After your false alarm, no more bell this lap.
web-bal-bell-own = You cannot ring for your own reading.
web-bal-bell-watch = Only witches who are still dancing may ring.
web-bal-bell-rung = You rang. Silence…
web-bal-bell-passed = Nothing sounded odd to you.
web-bal-bell-pass = Nothing to say

## Le Bal: pranks, losses, inheritance, leaving ($count: how many; $rank: the rank)

web-bal-farce-bowl = in the bowl
web-bal-lose-says = A captured Crapzouille joins the dead of the witch it came from.
web-bal-lose-own = { $count ->
    [0] it was your own last one
    [one] you keep one of your own
   *[other] you keep { $count } of your own
}
web-bal-lose-captured = it goes to die with { $name }
web-bal-lose-do = { $own ->
    [yes] Lose one of mine
   *[no] Lose the one from { $name }
}
web-bal-send-says = To anybody but the witch who sent it to you.
web-bal-send-to = Send it to { $name }
web-bal-send-nobody = Choose a witch
web-bal-trick-says = As many as you like: you draw as many.
web-bal-trick-do = { $count ->
    [0] { $all ->
        [0] Throw nothing
       *[other] That is all
    }
    [one] Throw 1 card, draw { $all }
   *[other] Throw { $count } cards, draw { $all }
}
web-bal-nopotion-says = { $count ->
    [one] Show a spell and throw it, then draw two cards.
   *[other] Show two spells and throw them, then draw two cards.
}
web-bal-nopotion-do = { $count ->
    [0] Choose { $number } { $number ->
        [one] spell
       *[other] spells
    }
    [one] { $number ->
        [one] Throw this spell
       *[other] One more
    }
   *[other] Throw these { $count } spells
}
web-bal-inherit = { $name } leaves you a hand
web-bal-inherit-says = { $count ->
    [0] You had no card left: everything is discarded.
    [one] You held one card: keep one.
   *[other] You held { $count } cards: keep { $count }.
}
web-bal-inherit-mine = Your hand
web-bal-inherit-hers = Hers
web-bal-inherit-kept = { $kept } kept of { $count }.
web-bal-inherit-leave = Leaving: { $cards }.
web-bal-inherit-own = { $count ->
    [one] My own
   *[other] My own { $count }
}
web-bal-inherit-keep = { $count ->
    [0] Throw all
    [one] Keep this one
   *[other] Keep these { $count }
}
web-bal-out-you = You leave the ball
web-bal-out-gone = You have left the ball
web-bal-out-leaves = { $name } leaves the ball
web-bal-out-rank = { $rank ->
    [2] Second.
    [3] Third.
    [4] Fourth.
    [5] Fifth.
   *[6] Sixth.
}
web-bal-out-by = { $by ->
    [nobody] What a prank!
    [self] Magic that backfired.
   *[other] Signed: { $name }.
}
web-bal-out-watch = Stay and watch: you see everything but the hands.

## Le Bal des Sorcières: the table

web-bal-round = Round { $round }, { $tour ->
    [1] 1st lap
   *[other] 2nd lap
}
web-bal-also = { $level } level, { $left ->
    [one] one witch at the ball
   *[other] { $left } witches at the ball
}
web-bal-cat = The Black Cat shows { $tour ->
    [1] 1: first lap of the table
   *[other] 2: second lap of the table
}
web-bal-you = You
web-bal-witches = The witches
web-bal-witch = { $name }: { $lives ->
    [one] 1 living Crapzouille
   *[other] { $lives } living Crapzouilles
}{ $captured ->
    [0] {""}
    [one] , 1 of them captured
   *[other] , { $captured } of them captured
}, { $dead ->
    [0] none dead
    [one] 1 dead
   *[other] { $dead } dead
}, { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
} in hand{ $carabosse ->
    [yes] . Carabosse is with her
   *[no] {""}
}
web-bal-witch-out = { $name } has left the ball, rank { $rank }
web-bal-witch-lives = { $lives ->
    [one] 1 living Crapzouille
   *[other] { $lives } living Crapzouilles
}, { $dead ->
    [0] none dead
    [one] 1 dead
   *[other] { $dead } dead
}.
web-bal-witch-captured = { $count ->
    [one] One of them is a prisoner, taken from { $names }.
   *[other] { $count } are prisoners, taken from { $names }.
}
web-bal-witch-cards = { $count ->
    [0] No card in hand.
    [one] 1 card in hand.
   *[other] { $count } cards in hand.
}
web-bal-rank = { $rank ->
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
web-bal-rank-left = gone, { $rank ->
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
web-bal-laid = Cards laid
web-bal-read-card = Read the card { $card }
web-bal-read-cards = { $count ->
    [one] Read the card that lies there
   *[other] Read the { $count } cards that lie there
}
web-bal-tag-mine = your spell
web-bal-tag-theirs = her spell
web-bal-tag-forced = forced
web-bal-tag-white = nothing to parry
web-bal-tag-open = to parry
web-bal-arrow = { $kind ->
    [left] { $name } aimed at { $target }; swept away
    [copy] { $name }’s mirror doubles the attack on { $target }
    [meant] { $name } aims at { $target }
   *[live] { $name } attacks { $target }
}
web-bal-arrows = Who attacks whom
web-bal-event = What is going on
web-bal-event-over = The ball is over
web-bal-event-turn = Carabosse is with { $name }
web-bal-event-my-turn = Carabosse is with you
web-bal-event-aim = Who do you aim at?
web-bal-event-aim-text = { -web-touch-first } a witch, then one or two potions.
web-bal-event-aims = You aim at { $name }
web-bal-event-aims-all = You aim at the whole ball
web-bal-event-missed = Not parried:
web-bal-event-missed-text = { $spell ->
    [fantome] she loses 2 { $toad }, you draw 1 card.
    [envoutement] her { $toad } hops into your chest, and you draw.
    [sortilege] each loses 1 { $toad }, you draw 1 card in all.
   *[other] she loses 1 { $toad }, you draw 1 card.
}
web-bal-event-parried = Parried:
web-bal-event-parried-text = { $spell ->
    [fantome] you lose 1 { $toad }, she draws 1 card.
    [sortilege] each one who parries draws 1 card.
   *[other] no { $toad } lost, she draws 1 card.
}
web-bal-event-attacked = { $name } attacks you
web-bal-event-hexed = { $name } attacks the whole ball
web-bal-event-swept = { $name } sweeps the attack to you
web-bal-event-copied = { $name } doubles the attack on you
web-bal-event-farce = The imp plays a prank on you
web-bal-event-stake = { $spell ->
    [fantome] Not parried, you lose 2 { $toad }. Parried, she loses 1.
    [envoutement] Not parried, she takes 1 living { $toad }. Parried, you draw.
    [farce] To parry: { $colors }. If not, you lose 1 { $toad }.
   *[other] Not parried, you lose 1 { $toad }. Parried, you draw 1 card.
}
web-bal-event-attacks = { $name } attacks { $target }
web-bal-event-attacks-all = { $name } attacks the whole ball
web-bal-event-mine = You attack { $target }
web-bal-event-mine-all = You attack the whole ball
web-bal-event-doubled = { $name } doubles the attack on { $target }
web-bal-event-mine-doubled = You double the attack on { $target }
web-bal-event-farce-of = The imp plays a prank on { $target }
web-bal-event-farce-swept = The prank flies to { $target }
web-bal-event-off = The attack vanishes
web-bal-event-defends = { $name } must parry { $colors }.
web-bal-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-bal-hand-card = { $card } ({ $short }){ $use ->
    [parries] , goes with what you lay
    [alone] , a spell to cast
    [dimmed] , not now
   *[plain] {""}
}{ $number ->
    [0] {""}
   *[other] . Key { $number }
}
web-bal-hand-none = Not a card left in hand.
web-bal-hand-out = You have left the ball: watch the others dance.
web-bal-formulas = read the formulas
web-bal-formulas-title = Your formulas
web-bal-formulas-ours = Names and formulas of the potions are ours, except two; so is what the Little devil does.
web-bal-formulas-own = Names, formulas and numbers of the potions are the host’s own, from a file (fingerprint { $hash }).
web-bal-hint-attack = One or two potions, a spell if you like.
web-bal-hint-cast = The spell is cast: choose your potions.
web-bal-hint-defend = Solid frame: parry. Dashed: a spell alone.
web-bal-hint-cannot = Your hand cannot parry all of it.
web-bal-hint-why = why?
web-bal-do-attack = Attack
web-bal-do-attack-whom = Attack { $name }
web-bal-do-attack-all = Attack the whole ball
web-bal-do-cast = Cast { $card }
web-bal-do-cast-first = first the spell, then potions
web-bal-do-missing-aim = choose a witch
web-bal-do-missing-potion = choose a potion
web-bal-do-sending = here it goes…
web-bal-do-take-back = Take back
web-bal-do-take-back-all = all to hand
web-bal-do-concede = Give in
web-bal-do-concede-costs = you lose { $count }
web-bal-do-spell = Spell
web-bal-do-spell-now = Cast
web-bal-do-spell-none = none to cast alone
web-bal-do-spell-many = { $count } to choose from
web-bal-do-parry = Parry
web-bal-do-parry-missing = { $colors } missing
web-bal-why-cast = One spell per attack, and you have already cast it.
web-bal-why-color = There is no { $color } in this attack: this card does not answer it.
web-bal-why-whole = You lack { $colors }: a parry is all or nothing.
web-bal-why-timing = Not now. { $card }: { $when }.
web-bal-key-card = Take or put back a card
web-bal-key-attack = Attack
web-bal-key-aim = Aim at the next witch
web-bal-piles = Draw and discard piles
web-bal-piles-label = Draw pile: { $pile }. Discard pile: { $discard }
web-bal-piles-draw = { $count ->
    [0] The draw pile is empty: the discards will make a new one.
    [one] 1 card to draw.
   *[other] { $count } cards to draw.
}
web-bal-piles-discard = Discard pile, { $count }
web-bal-piles-none = Nothing has been discarded.
web-bal-pile = draw { $count }
web-bal-discard = discard { $count }
web-bal-bowl = bowl, { $count }
web-bal-bowl-label = Prank bowl: { $count } tokens
web-bal-podium-mine = You are still dancing: the ball is yours!
web-bal-podium-won = { $name } is still dancing!
web-bal-podium-after = { $rounds ->
    [one] The ball lasted 1 round.
   *[other] The ball lasted { $rounds } rounds.
}
web-bal-podium-dances = the last one dancing
web-bal-podium-left = { $order ->
    [1] the first to leave
    [2] the second to leave
    [3] the third to leave
    [4] the fourth to leave
   *[other] the fifth to leave
}
web-bal-podium-deeds = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}, { $parried ->
    [0] no parry
    [one] 1 parry
   *[other] { $parried } parries
}
web-bal-podium-share-text = { $title } { $lives ->
    [one] 1 Crapzouille is left.
   *[other] { $lives } Crapzouilles are left.
} The ball, in order: { $names }.
web-bal-podium-lives = { $count ->
    [one] 1 Crapzouille is left.
   *[other] { $count } Crapzouilles are left.
}
web-bal-podium-fates = What became of the Crapzouilles
web-bal-podium-rounds = Round by round
web-bal-podium-curve = living Crapzouilles
web-bal-podium-curve-label = Everybody’s living Crapzouilles, round by round
web-bal-podium-round = r. { $round }
web-bal-fate-alive = alive
web-bal-fate-attack = lost to an attack
web-bal-fate-ghost = lost to a parried Ghost
web-bal-fate-captured = captured by somebody else
web-bal-moment-first = The first croak
    .text = { $name } loses the first Crapzouille of the ball.
    .own = You lose the first Crapzouille of the ball.
web-bal-moment-strike = The big strike
    .text = { $name } knocks out { $count } in a single turn.
    .own = You knock out { $count } in a single turn.
web-bal-moment-wall = The wall
    .text = { $name } parries { $count } attacks in a row.
    .own = You parry { $count } attacks in a row.
web-bal-moment-narrow = A narrow escape
    .text = { $count ->
        [one] { $name } was down to a single Crapzouille.
       *[other] { $name } was down to { $count } Crapzouilles.
    }
    .own = { $count ->
        [one] You were down to a single Crapzouille.
       *[other] You were down to { $count } Crapzouilles.
    }
web-bal-moment-nananere = Mine!
    .text = { $count ->
        [one] { $name } steals somebody’s turn.
       *[other] { $name } steals somebody’s turn { $count } times.
    }
    .own = { $count ->
        [one] You steal somebody’s turn.
       *[other] You steal somebody’s turn { $count } times.
    }
web-bal-moment-mirrored = Mirror, mirror
    .text = { $count ->
        [one] { $name } doubles an attack.
       *[other] { $name } doubles { $count } attacks.
    }
    .own = { $count ->
        [one] You double an attack.
       *[other] You double { $count } attacks.
    }
web-bal-moment-broom = Shoo!
    .text = { $count ->
        [one] { $name } sweeps the attack on to somebody else.
       *[other] The attack is swept on { $count } times, the last time by { $name }.
    }
    .own = { $count ->
        [one] You sweep the attack on to somebody else.
       *[other] The attack is swept on { $count } times, the last time by you.
    }
web-bal-moment-rung = The bell
    .text = { $name } hears the slip, and rings.
    .own = You hear the slip, and ring.
