# The words of the laboratory: many games, and their results.

## Help ($default: what is used if you say nothing)

lab-help-game = the game; { $default } if you name none
lab-help-games = how many games ({ $default })
lab-help-players = how many seats at the table ({ $default })
lab-help-bots = one level for all seats, or one per seat, separated by commas ({ $default })
lab-help-option = a table option; may be repeated
lab-help-seed = the seed of all chance: the same seed gives the same games ({ $default })
lab-help-jobs = how many processes at a time ({ $default })
lab-help-on = instead of processes: “ray”, the Ray cluster of this machine (started if none runs), or “ray://HOST:PORT”
lab-help-out = a folder: the games as Parquet files, a row for every game, seat and decision; what is there already is not played again
lab-help-json = the results as JSON, for a program
lab-name-game = GAME
lab-name-number = N
lab-name-levels = LEVEL[,LEVEL…]
lab-name-file = FILE
lab-name-option = NAME=VALUE

## What is wrong

lab-wrong-number = { $name } takes a whole number of at least { $least }, not “{ $given }”.
lab-wrong-option = An option is written name=value, for instance books=2, not “{ $given }”.
lab-wrong-bots = Give one bot level, or one for each of the { $players } seats: you gave { $given }.
lab-wrong-game = There is no game “{ $given }”: choose from { $known }.
lab-wrong-cluster = --on takes “ray” or “ray://HOST:PORT”, not “{ $given }”.
lab-no-cluster = The cluster “{ $address }” cannot be reached: { $why }.
lab-missing-extra = This needs { $library }, which is not installed: pip install chaudron[{ $extra }].
lab-no-dataset = “{ $path }” holds no games that this version can read: chaudron simulate --out writes some.
lab-data-damaged = “{ $path }” is damaged: delete it, and the command that made it plays its games again.
lab-out-taken = “{ $path }” holds something else: name another place for the games.
lab-out-other = “{ $path }” holds games of another run ({ $differing }): name another place, or ask for the same run.
lab-out-failed = “{ $path }” cannot be written: { $why }.
lab-out-interrupted = Interrupted: what was written stays, and the same command goes on from there.
lab-bad-record = Record { $number } does not hold: { $why }.
lab-interrupted = Interrupted: nothing was counted.

## Results

lab-progress = Games
lab-out-done = { $new ->
    [one] { $new } new game
   *[other] { $new } new games
} in “{ $path }”{ $before ->
    [0] .
    [one] ; { $before } was there already.
   *[other] ; { $before } were there already.
}
lab-title = { $game ->
    [belcastel] Les Charlatans de Belcastel
    [witches] Les Sorcières s’en mêlent
    [bal] Le Bal des Sorcières
    [blackwood] Blackwood
   *[other] { $game }
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $players } players
lab-own-values = On trial: somebody’s own prices, spaces, books or cards, from a file (fingerprint { $hash }).
lab-timing = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } games per second on { $jobs ->
    [one] { $jobs } process
   *[other] { $jobs } processes
}, seed { $seed }
lab-length = { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds and { NUMBER($decisions, maximumFractionDigits: 0) } decisions per game
lab-options = Options: { $options }
lab-seat = { $number } { $bot }
lab-column-seat = Seat
lab-column-bot = Bot
lab-column-wins = Wins
lab-column-interval = 95% sure
lab-column-points = Points
lab-column-space = Scoring space
lab-column-explosions = Explosions per game
lab-column-round = In round
lab-column-source = Points from
lab-column-witch = Witches called
lab-column-place = Final place
lab-column-parried = Parried
lab-column-defenses = Defences per game
lab-column-hits = Hits per game
lab-column-eliminations = Witches sent home
lab-column-spell = Spells per game
lab-column-renown = Renown from
lab-column-deed = Per game
lab-cell-wins = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-cell-interval = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
lab-cell-points = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-cell-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-cell-none = –
lab-source = { $source ->
    [BEL-7-3] crow skulls
    [BEL-10-1] bonus die
    [BEL-10-4] scoring space
    [BEL-12-2] exchange of round 9
    [BEL-14-1] test tubes
    [BEL-16-14] { belcastel-card-rats_friends }
    [BEL-16-15] { belcastel-card-lucky_devil }
    [BEL-16-22] ghost’s breath
    [BEL-16-26] { belcastel-card-just_in_time }
    [WIT-2-2] pennies kept
    [WIT-3-9] { belcastel-witch-G1 }
    [WIT-3-10] { belcastel-witch-G2 }
    [WIT-4-2] bowls
    [WIT-5-2] spiders
    [WIT-5-3] ghost’s breath
    [WIT-5-4] crow skulls
    [WIT-5-7] ghost’s breath
    [taken_back] taken back by { belcastel-card-second_chance }
   *[other] { $rule }
}
lab-renown = { $source ->
    [potions] potions brewed
    [sales] potions sold
    [coins] coins
    [loans] Fagus Bok
    [favour] favours of the council
   *[other] { $source }
}
lab-deed = { $deed ->
    [cards] cards bought
    [potions] potions brewed
    [sales] potions sold
    [loans] loans
    [trades] spells learned
   *[other] { $deed }
}

## The report

lab-help-report-games = the games, as chaudron simulate --out has written them (games.parquet)
lab-help-report-out = where the page is written (report.html)
lab-report-mixed = “{ $path }” holds games of several titles or numbers of players: a report is about one of them.
lab-report-empty = There is no game yet in “{ $path }”.
lab-report-done = The report is in “{ $path }”.
lab-report-title = { $game ->
    [belcastel] The balance of Belcastel
    [witches] The balance of Les Sorcières s’en mêlent
    [bal] The balance of Le Bal des Sorcières
   *[blackwood] The balance of Blackwood
}
lab-report-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $players } players
lab-report-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-report-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
lab-report-more = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-report-mean = points on average, standard deviation { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-report-decisions = decisions in a game
lab-report-explosions-each = explosions per player and game
lab-report-seat = Seat { $number }
lab-report-table = The figures as a table
lab-report-books = Strength of the books
    .about = points more per player than in games with another one; hollow: no certain effect
lab-report-seats = Wins by seat
    .about = the line is what is fair; hollow: no certain difference
lab-report-rounds = Explosions by round
    .about = of all cauldrons
lab-report-points = Points
    .about = of every seat
lab-report-middle = nine in ten have { $low } to { $high }
lab-report-spells = Spells
    .about = per seat and game, the most frequent first
lab-report-deeds = Deeds
    .about = per seat and game
lab-report-between = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } to { NUMBER($high, style: "percent", maximumFractionDigits: 0) })
lab-report-range = { $low } to { $high }
lab-report-round = Round { $number }
lab-report-witches = Strength of the witches
    .about = points more per player than in games without her; hollow: no certain effect
lab-report-leads = Wins of those ahead
    .about = after each round, alone or with others; the line is what is fair
lab-report-length = Length of games
    .about = decisions of all players together
lab-report-cards = Cards that decided
    .about = of the games it was turned in: after its round the winner never fell behind again; the line is the average card
lab-report-casters = Wins of those who play a spell
    .about = at least once in the game; whoever lasts longer plays more of them; the line is what is fair
lab-report-brewed = Potions
    .about = brewed per seat and game, the most frequent first
lab-report-sure = Bars show where a value lies 95 times out of 100; a dot is filled only where that holds for twenty values together.
lab-report-again = Play these games again:
