# The potion of the day, and the deal of another game.

web-potion-title = Potion of the day
web-potion-games = Which game
web-potion-house = The potion of the day is made in the house: this device has to reach it.
web-potion-number = no. { $number }
web-potion-points = { $game ->
    [bal] { $count ->
        [one] survival point
       *[other] survival points
    }
   *[other] { $count ->
        [one] point
       *[other] points
    }
}
web-potion-unit = { $game ->
    [bal] a point for each witch outlived and each Crapzouille left
   *[other] in points
}
web-potion-rank = { $rank ->
    [1] 1st of { $people }
    [2] 2nd of { $people }
    [3] 3rd of { $people }
   *[other] place { $rank } of { $people }
}
web-potion-here = in this house, on this potion
web-potion-luck = { $game ->
    [bal] The same cards for all to begin with; then who gets the next one depends on what each plays.
    [blackwood] The same forest for all to begin with; then what comes depends on what each plays.
   *[other] The same bag, the same cards for all:
}
web-potion-you = the difference is you.
web-potion-corked = Waiting for you, still corked
web-potion-playing = Your game is in progress
web-potion-void = This time it does not count
web-potion-once = This device’s first game counts. Later ones are practice.
web-potion-against = Against you: { $count } bots ({ $level }).
web-potion-played = { $count ->
    [0] Nobody has finished it here yet.
    [one] One person has finished it here.
   *[other] { $count } people have finished it here.
}
web-potion-play = Uncork the potion
web-potion-continue = Back to my game
web-potion-practice = Play again, just for practice
web-potion-replay = See again
web-potion-share = Share
    .help = without spoilers
web-potion-share-before = Potion of the day, { $title } no. { $number }, waits for you.
web-potion-share-alone = Potion of the day, { $title } no. { $number }: I have finished it. Your turn!
web-potion-share-text = Potion of the day, { $title } no. { $number }: my bottle is { $share } full, place { $rank } of { $people }.
web-potion-same = The same deal for all
web-potion-me = you, { $score }
web-potion-people = in this house, { $count }
web-potion-bots = bots, { $count }
web-potion-faces = faces: means
web-potion-brewing = the bots are still playing
web-potion-mean = { $mean } on average, over { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-potion-week = This week
web-potion-next = next potion at { $time }
    .midnight = next potion at midnight
web-potion-day = { $share } full
    .missed = not played
    .alone = played, with nobody to compare with

## The same deal as another game

web-ghost-title = The same deal
web-ghost-challenge = Your turn with { $name }’s deal
web-ghost-about = { $game ->
    [bal] The same cards to begin with, the same bots; then who gets the next one depends on what each plays. After each round you see how it went back then; nothing before.
    [blackwood] The same forest to begin with, the same bots; then what comes depends on what each plays. After each expedition you see how it went back then; nothing before.
   *[other] The same luck for every seat, the same bots. After each round you see how it went back then; nothing before.
}
web-ghost-people = Where other people played, a bot takes the seat.
web-ghost-bots = Against you: { $bots }.
web-ghost-play = Play this deal
web-ghost-not-over = That game is not over: its deal is still secret.
web-ghost-rounds = Both games, round by round
web-ghost-column = { $game ->
    [blackwood] Expedition
   *[other] Round
}
web-ghost-mine = You
web-ghost-none = Nothing yet: { $game ->
    [blackwood] the first expedition is not over.
   *[other] the first round is not over.
}
web-ghost-round = { $round }: you { $mine }, { $name } { $theirs }.
    .mine = { $round }: you { $mine }; { $name }’s game was over by then.
    .theirs = { $round }: { $name } { $theirs }; your game was over by then.
web-ghost-has-belcastel = In points.
web-ghost-has-witches = In points.
web-ghost-has-bal = In lives left.
web-ghost-has-blackwood = In coins; at the end, in points.
