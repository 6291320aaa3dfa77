# The words of the page. Each group says to which screen it belongs.

## Everywhere

web-list-or = { $list } or { $item }
web-close = Close
web-offline = The house does not answer. We try again.
web-failed = Something went wrong. Try again, or reload the page.
web-menu = Menu
web-home = Back to the shelf
web-table = table
web-key-space = Space
web-game-belcastel = Les Charlatans de Belcastel
web-game-witches = Les Sorcières s’en mêlent

## Any table

web-connecting = On our way to the table…
web-your-turn = Your turn.
web-awaited = Waiting for
web-awaited-too = Also waiting for
web-paused = The game is paused
web-watching = You are watching: you see what everybody may see.
web-away = away
web-round = Round { $round }
web-points = Points
web-rubies = Rubies
web-scores = { $points } points, { $rubies } rubies: see all scores
web-log = Log
web-why = Why?
web-undo = Take back my last move
web-keys = Keyboard shortcuts
web-said = { $name }: “{ $text }”

## What people do at the table ($name, $emote)

web-event-joined = { $name } sits down.
web-event-left = { $name } leaves the table.
web-event-returned = { $name } is back.
web-event-renamed = From now on it is { $name }.
web-event-bot_seated = { $name } takes a seat: a bot.
web-event-bot_sent = The bot gives { $name }’s seat back.
web-event-kicked = { $name } loses the seat; a bot plays on.
web-event-host_made = { $name } now hosts the table.
web-event-undone = { $name } takes back the last move.
web-event-paused = { $name } pauses the game.
web-event-resumed = { $name } carries on with the game.
web-event-emoted = { $emote ->
    [clap] { $name } applauds.
    [laugh] { $name } bursts out laughing.
    [wow] { $name } is amazed.
    [oops] { $name } pulls a face.
    [boom] { $name } mimes an explosion.
    [think] { $name } strokes a chin.
    [hurry] { $name } drums on the table.
   *[thanks] { $name } says thank you.
}

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
web-belcastel-books = The books
web-belcastel-card = The card of this round
web-belcastel-others = The other cauldrons
web-belcastel-own-bag = In my bag
web-belcastel-whites = Whites
web-belcastel-gauge = Whites: { $whites } of { $limit }.
web-belcastel-gauge-deadly = white { $values }: boom
web-belcastel-gauge-calm = nothing to fear
web-belcastel-gauge-safe = nothing explodes
web-belcastel-gauge-boom = up it went
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
web-belcastel-state-exploded = exploded
web-belcastel-state-sealed = sealed
web-belcastel-state-hesitates = wavering

## The shelf

web-shelf-tab = Chaudron: games of witches
web-shelf-motto = Games of witches, one table.
web-shelf-boxes = The boxes
web-shelf-open = Open the box: { $title }
web-shelf-soon = in the making
web-shelf-players = { $least } to { $most } players
web-shelf-you = You
web-shelf-box-belcastel = Les Charlatans de Belcastel
    .top = Les Charlatans
    .bottom = de Belcastel
    .short = Belcastel
web-shelf-box-witches = Les Sorcières s’en mêlent
    .top = Les Sorcières
    .bottom = s’en mêlent
    .short = Les Sorcières
    .players = expansion, up to 5
web-shelf-box-bal = Le Bal des Sorcières
    .top = Le Bal
    .bottom = des Sorcières
    .short = Le Bal
    .players = 3 to 6 players
web-shelf-box-blackwood = Blackwood
    .players = 2 to 4 players
web-shelf-play = Play now
    .short = { $title }, you against { $bots } { $count ->
        [one] bot
       *[other] bots
    }
    .about = you against { $bots } { $count ->
        [one] bot
       *[other] bots
    }, no waiting
web-shelf-play-opening = Lighting the fire…
web-shelf-play-game = Which game
web-shelf-play-level = Against which bots
web-shelf-join = Join
web-shelf-join-where = The code is on your host’s screen.
web-shelf-join-code = Code or link
web-shelf-join-go = Join
    .long = Come to the table
web-shelf-join-scan = Scan a QR code
web-shelf-join-wrong = That is neither a table code nor a link. A code has ten characters, such as FQ7Z-K2M-9WD.
web-shelf-join-free = No account: a nickname will do.
web-shelf-scan-hint = Point at the QR code on your host’s screen.
web-shelf-scan-refused = The camera does not open. Allow it in your browser, or type the code.
web-shelf-public = Tables open to all
web-shelf-public-about = { $names }, { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
web-shelf-nobody = nobody yet
web-shelf-mine = My games
web-shelf-mine-running = { $count } running
web-shelf-mine-none = No game yet: the cauldron is cold, the night is long.
web-shelf-mine-round = { $title }, round { $round }
web-shelf-mine-turn = your turn
web-shelf-mine-again = look back
web-shelf-mine-with = with { $names }
web-shelf-mine-awaited = waiting for { $names }
web-shelf-mine-paused = paused
web-shelf-mine-open = { $free ->
    [0] complete, not started yet
    [one] not started, one free seat
   *[other] not started, { $free } free seats
}
web-shelf-mine-over = over
web-shelf-mine-won = { $tied ->
    [one] over: you win with { $points } points
   *[other] over: you share the win, { $points } points
}
web-shelf-mine-lost = { $count ->
    [one] over: { $names } wins with { $points } points
   *[other] over: { $names } win with { $points } points
}
web-shelf-mine-more = { $count ->
    [one] One more
   *[other] { $count } more
}
web-shelf-mine-fewer = Fewer
web-shelf-just-now = just now

## The menu

web-menu-title = Menu
web-menu-settings = Settings
web-menu-rules = Rules
web-menu-shelf = The shelf
web-menu-about = About
web-menu-about-house = Chaudron is a house for games of witches, with friends or against bots, without accounts and with nothing to sell.
web-menu-about-unofficial = It is a homage without ties to the publishers: the games are their authors’, the words and drawings here are our own.
web-menu-about-keeping = This browser keeps your settings and your seats; the house keeps the games. Nothing goes anywhere else.
web-menu-copied = Copied.

## The settings

web-settings-title = Settings
web-settings-name = Your name
    .hint = What people call you
web-settings-language = Language
web-settings-theme = Light
web-settings-theme-candlelight = Candle
web-settings-theme-daylight = Daylight
web-settings-theme-contrast = Contrast
web-settings-speed = Speed of moves
web-settings-speed-slow = slow
web-settings-speed-usual = usual
web-settings-speed-fast = fast
web-settings-speed-off = none
web-settings-sound = Sounds
    .help = the bag, the embers, the bang
web-settings-motion = Movement
    .help = chips travel, the flame flickers
web-settings-odds = Show the odds
    .help = the chance to explode, on the bag
web-settings-text = Table as text
    .help = all can be read and played without pictures
web-settings-here = All of it stays on this device.

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
   *[other] 1 point a tail
}
web-belcastel-pick-remove_white = One white 1 less
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
web-belcastel-pick-explode = Let it blow
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
web-belcastel-do-restart = Start all over
web-belcastel-refuse-good_start = Give up none
web-belcastel-refuse-beside = Keep the rest
web-belcastel-note-explodes = it blows: points or shopping
web-belcastel-note-protected = it blows, but the skull protects you
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

## The preparation

web-setup-tab = Prepare { $title } – Chaudron
web-setup-back = Back to the shelf
web-setup-unknown = There is no game “{ $game }” on the shelf.
web-setup-seats = At the table
web-setup-places = Seats
web-setup-seats-range = { $least } to { $most }
web-setup-your-name = Your name
web-setup-you-host = host
web-setup-seat-bot = Bot
web-setup-seat-free = free
web-setup-seat-open = Free seat
web-setup-seat-add = Add
web-setup-seat-remove = remove
web-setup-seat-free-one = Free seat { $number }
web-setup-seat-remove-one = Remove seat { $number }
web-setup-bots-fair = Bots see only what a person in their seat would see. Free seats wait for your guests.
web-setup-books = Books
web-setup-books-how = a whole set above, or a cell for each colour
web-setup-sets = Set
web-setup-set = Set { $set }
web-setup-set-first = to begin with
web-setup-set-black = base
web-setup-set-locoweed = none
web-setup-extension = expansion
web-setup-with = with { $title }
web-setup-pumpkin = Pumpkin 1: always there, without effect.
web-setup-pumpkins = Pumpkins 1 and 6: always there, without effect.
web-setup-opening-rounds = Yellow opens in round 2, purple in round 3.
web-setup-mix = Mix
web-setup-options = Options
web-setup-belcastel-cauldron_side = Test tubes
    .long = Test tubes
    .help = the other side of the cauldron, a second drop
    .short = two drops
web-setup-belcastel-lock_step = Stir!
    .long = Stir! In every round
    .help = otherwise only in the ninth
    .short = in every round
web-setup-odds = Odds
    .long = Odds on demand
    .help = the chance to explode, on the bag
    .short = on demand
web-setup-clock = Clock
    .help = for each decision
web-setup-clock-none = none
web-setup-clock-seconds = { $count } s
web-setup-clock-minutes = { $count } min
web-setup-clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-setup-overtime = When the time is over
web-setup-overtime-show = it is shown
web-setup-overtime-bot = a bot plays
web-setup-kind = The table
web-setup-kind-public = open to all
web-setup-kind-private = by invitation
web-setup-kind-no-watchers = no watchers
web-setup-kind-no-chat = in silence
web-setup-kind-no-undo = no take-backs
web-setup-public = Open to all
    .help = otherwise only by link, code or QR
web-setup-watchers = Watchers
    .help = people may watch without a seat; never the bags, never a secret
web-setup-chat = Talk
    .help = people may write to each other during the game
web-setup-undo = Take-backs
    .help = take an answer back, as long as it has revealed nothing
web-setup-rulings = Rulings
web-setup-rulings-count = { $changed ->
    [0] { $count }, by the booklet
    [one] { $count }, 1 of them changed
   *[other] { $count }, { $changed } of them changed
}
web-setup-rulings-others = { $count ->
    [one] One more
   *[other] The other { $count }
}
web-setup-ruling = { $name }: { $value }
web-setup-code = Code of this preparation
web-setup-copy = Copy the link
web-setup-qr = QR of this preparation
web-setup-reset = All as usual
web-setup-name-first = First say what people call you: your guests will see it.
web-setup-open = Open the table
web-setup-opening = Laying the table…

## The books in a few words, in the table of the setup

web-setup-book-green-1 = Last or next to last: 1 ruby
web-setup-book-green-2 = Last or next to last: a 1-chip
web-setup-book-green-3 = Whites exactly 7: the last chip moves on
web-setup-book-green-4 = Last ones: 1 ruby moves the drop
web-setup-book-green-5 = Keeps a chip for the next round
web-setup-book-green-6 = Last or next to last: the die
web-setup-book-blue-1 = Look at 1, 2 or 4 chips, lay one
web-setup-book-blue-2 = Softens an explosion for 1, 2 or 4 chips
web-setup-book-blue-3 = Laid on a ruby: 1 ruby
web-setup-book-blue-4 = Laid on a ruby: 1, 2 or 4 points
web-setup-book-blue-5 = Enough pumpkins: 1, 2 or 4 points
web-setup-book-blue-6 = 1 ruby for each white 1 just before
web-setup-book-red-1 = Pumpkins laid: 1 or 2 spaces more
web-setup-book-red-2 = Put beside, laid after stopping
web-setup-book-red-3 = After a white: moves that much more
web-setup-book-red-4 = White 1s move 2 spaces
web-setup-book-red-5 = As far as your biggest toadstool
web-setup-book-red-6 = Sets a chip aside, to lay later
web-setup-book-yellow-1 = The white just before goes back
web-setup-book-yellow-2 = The next chip goes twice as far
web-setup-book-yellow-3 = White limit up to 8, then 9
web-setup-book-yellow-4 = The first three: +1, +2, +3
web-setup-book-yellow-5 = Adds a chip that is shown and put back
web-setup-book-yellow-6 = Pay 1 ruby: 3 spaces more
web-setup-book-purple-1 = 1, 2 or 3: points, rubies, drop
web-setup-book-purple-2 = Hand in for chips and points
web-setup-book-purple-3 = Further along, more points
web-setup-book-purple-4 = A chip in the cauldron grows
web-setup-book-purple-5 = Its points buy chips
web-setup-book-purple-6 = Scores the value of the chip after it
web-setup-book-black-0 = More than your neighbours: drop, ruby
web-setup-book-black-5 = Goes to a neighbour, pays in rubies
web-setup-book-black-6 = Furthest: drop; second: ruby
web-setup-book-locoweed-0 = No locoweed
web-setup-book-locoweed-5 = Moves rat + 1, at most 4
web-setup-book-locoweed-6 = Copies the last coloured chip

## The witches in the setup

web-setup-witches = Les Sorcières
    .long = Les Sorcières s’en mêlent
    .help = three witches, sets 5 and 6, five seats
    .short = the expansion
web-setup-witches-on = Les Sorcières s’en mêlent: sets 5 and 6, locoweed and the fifth seat come with them.
web-setup-witches-who = The three witches
web-setup-witches-how = Who joins in
web-setup-witches-random = three at random
web-setup-witches-chosen = three of your choice

## Belcastel: seals, test tubes, the start of a round, books, bag, odds, another’s cauldron

web-belcastel-beat-signal = Stir!
web-belcastel-beat = Stroke { $number }
web-belcastel-beat-rule = Everyone seals a choice, all reveal together.
web-belcastel-revealed = Stroke { $number }, revealed:
web-belcastel-revealed-none = Nothing is revealed yet.
web-belcastel-envelopes = Your two envelopes
web-belcastel-seal = Seal your choice: nobody sees it before the others.
web-belcastel-seal-open = Sealed. Touch an envelope to change your mind, as long as nobody else has acted.
web-belcastel-sealed = { $count ->
    [0] Sealed, now revealing.
   *[other] Sealed for good. Waiting for { $names }.
}
web-belcastel-seal-out = { $state ->
    [exploded] It all blew up: waiting for the brewing to end.
   *[other] Your potion is done: waiting for the brewing to end.
}
web-belcastel-you = You
web-belcastel-reveal-stop = Stop
web-belcastel-reveal-boom = boom, { $whites } of { $limit }
web-belcastel-reveal-holds = whites { $whites } of { $limit }
web-belcastel-reveal-thinks = to decide
web-belcastel-reveal-end = Go on
web-belcastel-next-beat = Next stroke
web-belcastel-tubes = { $last ->
    [yes] Test tubes: drop in the last one, { $tube } ({ $bonus }).
   *[no] Test tubes: drop in number { $tube } ({ $bonus }); next is { $next } ({ $next_bonus }).
}
web-belcastel-intro-round = Round
web-belcastel-intro-go-on = Touch to go on
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

## The banner of a table

web-banner-lost = Connection lost
web-banner-lost-kept = Your move waits here.
web-banner-lost-nothing = The game is kept, we are coming back.
web-banner-retry = Try again, { $seconds } s
web-banner-trying = Trying…
web-banner-again = Try again
web-banner-ended = This table does not open
web-banner-replaced = Your seat is open elsewhere
web-banner-play-here = Play here
web-banner-home = To the shelf
web-banner-back = All caught up
web-banner-missed = { $count ->
    [0] Nothing was played without you.
    [one] One move while you were away.
   *[other] { $count } moves while you were away.
}
web-banner-see = { $count ->
    [one] See the move
   *[other] See the { $count } moves
}
web-banner-paused-by = { $name } is catching a breath.
web-banner-paused-me = As you asked.
web-banner-resume = Carry on
web-banner-stand-in = A bot plays in your place
    .text = It gives the seat back as soon as you ask.
web-banner-left = You have left the table
    .text = Your seat is waiting for you.
web-banner-return = Take my seat back
web-banner-claim = { $name } asks for a seat
web-banner-claim-seat = That of { $seat }, who would lose it.
web-banner-grant = Accept
web-banner-refuse = Refuse
web-banner-time = You have { $time } left
web-banner-time-over = Your time is up
web-banner-time-show = After that, the others may hurry you.
web-banner-time-bot = After that, a bot answers for you.
web-banner-late = { $name } is out of time
web-banner-late-text = A bot may answer once in that place.
web-banner-hurry = Hurry
web-banner-hours = { $hours } h { $minutes }
web-banner-away = { $name } has slipped away
web-banner-away-text = We wait, or the host seats a bot.
web-banner-away-host = A bot can keep the seat warm.
web-banner-bot = Seat a bot
web-banner-wait = Wait
web-banner-rematch = The rematch is ready
web-banner-rematch-text = Same witches, clean cauldrons.
web-banner-rematch-join = Join the rematch

## The sheets of a table

web-key-escape = Esc
web-key-enter = Enter
web-keys-tab = from one button to the next
web-keys-escape = close, or skip what is being shown
web-copy = Copy
web-copied = Copied
web-share = Share
web-pause = Pause the game
web-leave = Leave the table
web-leave-open = Your seat becomes free. You can take one again as long as the game has not begun.
web-leave-playing = Your seat is kept, and the host may put a bot there. Come back whenever you like by the same link.
web-leave-stay = Stay
web-leave-go = Leave
web-text-mode = Table as text
web-text-mode-help = everything can be read and played without pictures
web-invite = Invite
web-invite-open = Whoever opens this link can take a free seat.
web-invite-watch = Whoever opens this link watches the game, and can ask for a seat.
web-invite-closed = This table plays without spectators: the link only serves those who have a seat.
web-invite-link = Link of the table
web-invite-qr = QR code of the table’s link
web-device = My seat on another device
web-device-help = a personal link and its QR code
web-device-about = This link opens your seat, with your bag and your secrets, on a phone or in another browser. You can play on both.
web-device-make = Make the link
web-device-link = Personal link
web-device-qr = QR code of your personal link
web-device-secret = Give it to nobody: whoever has it plays in your place.
web-push = Tell me when it is my turn
web-push-able = a notice from this browser, even with the page closed
web-push-insecure = this needs an https address: the browser refuses notices here
web-push-unable = this browser cannot receive notices; on an iPhone, add the page to the home screen first
web-push-denied = this browser refuses notices from this page; allow them in its settings
web-push-on = Noted: you will be told when the table waits for you and you are not here.

## Around the table ($name, $seat: names; $level: of a bot)

web-people = Around the table
web-people-watching = { $count ->
    [0] nobody is watching
    [one] one person is watching
   *[other] { $count } people are watching
}
web-people-you = you
web-people-host = host
web-people-bot = bot, { $level }
web-people-away = away
web-people-awaited = awaited
web-people-free = free seat
web-people-seat_bot = Seat a bot
web-people-free_seat = Send the bot away
web-people-kick = Send away
web-people-kick-sure = Really send away?
web-people-make_host = Hand over the table
web-people-hurry = Hurry
web-people-claim = That is my seat
web-people-claims = { $name } asks for the seat of { $seat }.
web-people-claimed = Asked. The host decides; until then you watch.
web-people-name = Your name
web-people-level = Level of the bot
web-people-lock = Door closed
    .help = nobody else may sit down or ask for a seat

## Talk

web-chat = Chat
web-chat-empty = Nobody has said anything yet. Only the cauldron is bubbling.
web-chat-say = Say to the table
web-chat-send = Send
web-chat-emotes = Without a word
web-chat-off = This table plays without chat.
web-chat-watching = To talk you need a seat at the table.
web-emote-clap = Bravo
web-emote-laugh = Ha ha
web-emote-wow = Oh!
web-emote-oops = Ouch
web-emote-boom = Boom
web-emote-think = Hmm
web-emote-hurry = Well?
web-emote-thanks = Thanks

## Log, and what is read aloud

web-log-search = Search the log
    .hint = search: explosion, pumpkin, BEL-6.1
web-log-whose = Whose
web-log-everybody = Everybody
web-log-missed = While you were away
web-log-empty = Nothing like that in the log.
web-log-whole = Whole log
web-live-more = { $count ->
    [one] And one more thing, in the log.
   *[other] And { $count } more things, in the log.
}

## Rules

web-rule-back = Back
web-rule-loading = Opening the grimoire…
web-rule-unknown = This rule is not in the grimoire.
web-rule-refused = What you cannot do, and why
web-rule-all = Open all the rules
web-rules-title = Rules
web-rules-contents = Contents
web-rules-search = Search the rules
    .hint = search: flask, 6.1, green-2
web-rules-found = { $count ->
    [0] No rule found.
    [one] One rule found.
   *[other] { $count } rules found.
}
web-rules-none = Nothing about “{ $wanted }” in the grimoire.
web-rules-link = Link to { $rule }

## Table as text

web-text-turn = Whose turn
web-text-over = The game is over.
web-text-board = Board
web-text-shape = Read the board
web-text-sentences = in sentences
web-text-drawing = as a chart
web-text-digits = answer by number
web-text-odds-within = { $chance } to explode within { $draws } draws
web-text-leave = Back to the drawing
web-text-podium = Podium
web-text-place = Place
web-text-name = Name
web-text-rematch = Rematch
web-text-record = Download the record

## Around the table, before the game

web-lobby-invitation = Invitation
web-lobby-qr = QR of this table
web-lobby-code = Table code
web-lobby-invite = Invite
web-lobby-copy = Copy the link
web-lobby-share = { $title }: come to my table
web-lobby-change = Change the preparation
web-lobby-change-do = Change
web-lobby-welcome = { $name } is waiting for you
web-lobby-welcome-nobody = A seat is waiting for you
web-lobby-name = Your name
web-lobby-sit = Sit down
web-lobby-full = All seats are taken: you are watching.
web-lobby-locked-out = The table is closed to newcomers: you are watching.
web-lobby-around = Around the cauldron
web-lobby-taken = { $taken } of { $all }{ $watching ->
    [0] { "" }
    [one] , one watching
   *[other] , { $watching } watching
}
web-lobby-seat-free = Free seat
    .host = invite, or seat a bot
    .help = waits for somebody
web-lobby-seat-menu = What to do: { $name }
web-lobby-you = you
web-lobby-you-host = you, host
web-lobby-host = host
web-lobby-guest = at their seat
web-lobby-here = here
web-lobby-away = away
web-lobby-bot = Bot
web-lobby-bot-level = { $level } bot
web-lobby-sit-here = Sit here
web-lobby-free = Free the seat
web-lobby-make-host = Make them the host
web-lobby-kick = Free the seat
    .help = they can come back by the link
web-lobby-rename = Change my name
web-lobby-rename-do = That is me
web-lobby-take-over = Become the host
    .help = if the host has been away for two minutes
web-lobby-leave = Leave the table
    .help = your seat will be free again
web-lobby-fill = Bots everywhere
web-lobby-lock = Close the door
web-lobby-unlock = Open the door again
web-lobby-locked = The door is closed: nobody else comes in.
web-lobby-seal = Sealed draws.
    .about = All chance is fixed already; in the end anybody can count it again.
web-lobby-seal-title = The seal
web-lobby-seal-how = Before anybody sat down, the house drew a secret and showed this fingerprint. Everybody adds their pinch of salt, and all chance of the game follows from both. In the end the secret is told: whoever likes can check that it goes with the fingerprint, and compute every draw again.
web-lobby-seal-copy = Copy the fingerprint
web-lobby-start = Begin
web-lobby-start-ready = everybody has a seat
web-lobby-start-missing = { $count ->
    [one] one seat is still free
   *[other] { $count } seats are still free
}
web-lobby-wait = Waiting for the game to begin.
web-lobby-wait-host = Waiting for { $name } to begin.
web-lobby-wait-seats = { $count ->
    [one] Still waiting for somebody.
   *[other] Still waiting for { $count } people.
}
web-lobby-heard = { $free ->
    [0] Complete. Here: { $names }.
    [one] One free seat. Here: { $names }.
   *[other] { $free } free seats. Here: { $names }.
}

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
web-belcastel-podium-moments = Moments
web-belcastel-podium-touch = touch to read again
web-belcastel-podium-round = r. { $round }
web-belcastel-podium-share = Share
web-belcastel-podium-share-text = { $title } { $scores }.
web-belcastel-podium-copied = Copied: paste it wherever you like.
web-belcastel-podium-record = The record
web-belcastel-podium-shelf = The shelf
web-belcastel-podium-again = Play again, same seats
web-belcastel-podium-join = Join the rematch
web-belcastel-source-spaces = Spaces
web-belcastel-source-chips = Chips
web-belcastel-source-die = Die
web-belcastel-source-cards = Cards
web-belcastel-source-tubes = Test tubes
web-belcastel-source-exchange = Exchange
web-belcastel-source-other = Other
web-belcastel-moment-exploded = One white too many
    .text = { $name } blows it all up, with { $whites } in whites.
web-belcastel-moment-furthest = Nearly at the spoon
    .text = { $name } gets to space { $space }: nobody goes further.
web-belcastel-moment-rats = The stampede
    .text = { $name } lets the rat run, { $tails } { $tails ->
        [one] tail
       *[other] tails
    } ahead.
web-belcastel-moment-best = The golden round
    .text = { $name } scores { $points } { $points ->
        [one] point
       *[other] points
    } in one go.
web-belcastel-moment-card = The right card
    .text = “{ $card }” takes good care of { $name }.
web-belcastel-moment-patient = The patient drop
    .text = { $name } paid rubies for { $drops } drop moves.
web-belcastel-moment-steady = The steady hand
    .text = { $name } never blew up a cauldron.
web-belcastel-moment-overtaken = The upset
    .text = { $name } was { $points } { $points ->
        [one] point
       *[other] points
    } behind before the last round.

## The seal, after the game

web-seal-checking = Checking the seal…
    .text = Just a moment.
web-seal-true = Seal verified
    .text = The secret told is the one of the fingerprint given before the game. Worked out here, on your device.
web-seal-false = The seal is broken
    .text = The secret told does not match the fingerprint given before the game.
web-seal-unable = Seal not checked yet
    .text = This browser works out no fingerprints without a secure connection. Download the record and run “chaudron verify”.
web-seal-missing = The secret was not told
    .text = Without it there is nothing to check.
web-seal-details = details
web-seal-commitment = Fingerprint, given before the game
web-seal-secret = Secret, told at the end
web-seal-how = The fingerprint is the SHA-256 of “chaudron/1 commitment” followed by the secret. “chaudron verify” also counts every draw of the downloaded record again.

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
web-belcastel-brief-sealed = sealed
web-belcastel-brief-hesitates = thinks
web-belcastel-bowl = Bowl: { $chips }. { $spoon } + { $points } points
web-belcastel-bowl-empty = Empty bowl
web-belcastel-bowl-points = { $spoon } + { $points } points
web-belcastel-flask-bowl = { $chip } out of the bowl
web-belcastel-waits = To open the next round: { $chips }
web-belcastel-aside-ask = { $choice } now?
web-belcastel-aside-hint = Set aside by the toadstool: to be laid before the round is over.
web-belcastel-aside-later = Later
web-belcastel-touch-whites = Touch one white in the cauldron, or both.
web-belcastel-touch-upgrade = Touch one chip in the cauldron, or the last two.
web-belcastel-touch-start_chip = Touch it in the cauldron. It stays out of your bag.
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
