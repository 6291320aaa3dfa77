# The words of the page before a game: the setup, and around the table.

## The setup

web-setup-tab = Set up { $title } – Chaudron
web-setup-back = Back to the shelf
web-setup-unknown = There is no game “{ $game }” on the shelf.
web-setup-seats = At the table
web-setup-places = Seats
web-setup-seats-range = { $least } to { $most }
web-setup-your-name = Your name
web-setup-you-host = host
web-setup-seat-free = free
web-setup-seat-open = Free seat
web-setup-seat-add = Add
web-setup-seat-remove = Remove the seat
web-setup-seat-leave = Leave it free
web-setup-seat-who = Who plays at seat { $number }?
web-setup-seat-level = level { $rank }
web-setup-seat-choose = or a bot
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
web-setup-balance = Beside the other sets: { $what }. ({ $games } games of { $players } bots)
web-setup-balance-usual = nothing out of the ordinary
web-setup-balance-swingy = late turns of luck
web-setup-balance-steady = whoever leads often wins
web-setup-balance-long = long
web-setup-balance-short = short
web-setup-balance-explosive = explosive
web-setup-balance-tame = few explosions
web-setup-balance-favours_books = favours books
web-setup-balance-favours_pots = favours full cauldrons
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
    .help = the chance of exploding, on the bag
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
web-setup-overtime = When time is up
web-setup-overtime-show = just show it
web-setup-overtime-bot = a bot plays
web-setup-kind = The table
web-setup-kind-public = open to all
web-setup-kind-private = by invitation
web-setup-kind-no-watchers = no watchers
web-setup-kind-no-replays = replays for players only
web-setup-kind-no-chat = no chat
web-setup-kind-no-undo = no take-backs
web-setup-kind-no-hints = no advice
web-setup-kind-no-lines = silent bots
web-setup-public = Open to all
    .help = otherwise only by link, code or QR
web-setup-watchers = Watchers
    .help = people may watch without a seat; never the bags, never a secret
web-setup-replays = Replays
    .help = whoever may watch may see the game again when it is over, everything open; otherwise only those who played
web-setup-chat = Chat
    .help = people may write to each other during the game
web-setup-undo = Take-backs
    .help = take an answer back, as long as it has revealed nothing
web-setup-hints = Advice
    .help = ask what a bot would play; everybody sees that you asked
web-setup-lines = What bots say
    .help = a short line now and then
web-setup-rulings = Rulings
web-setup-rulings-count = { $changed ->
    [0] { $count }, as in the booklet
    [one] { $count }, 1 of them changed
   *[other] { $count }, { $changed } of them changed
}
web-setup-rulings-others = { $count ->
    [one] One more
   *[other] The other { $count }
}
web-setup-rule = The rule, about “{ $name }”
web-setup-ruling = { $name }: { $value }
web-setup-code = Setup code
web-setup-copy = Copy the link
web-setup-qr = QR code of this setup
web-setup-no-locoweed = No locoweed
web-setup-reset = Back to the defaults
web-setup-name-first = First enter your name: your guests will see it.
web-setup-open = Open the table
web-setup-opening = Setting the table…

## Around the table, before the game

web-lobby-invitation = Invitation
web-lobby-qr = QR code of this table
web-lobby-code = Table code
web-lobby-invite = Invite
web-lobby-copy = Copy the link
web-lobby-share = { $title }: come to my table
web-lobby-change = Change the setup
web-lobby-change-do = Change
web-lobby-welcome = { $name } is waiting for you
web-lobby-welcome-nobody = A seat is waiting for you
web-lobby-name = Your name
web-lobby-sit = Sit down
web-lobby-full = All seats are taken: you are watching.
web-lobby-locked-out = The door is closed: you are watching.
web-lobby-around = Around the cauldron
web-lobby-taken = { $taken } of { $all }{ $watching ->
    [0] { "" }
    [one] , one watching
   *[other] , { $watching } watching
}
web-lobby-seat-free = Free seat
    .host = invite, or seat a bot
    .help = waiting for somebody
web-lobby-seat-menu = What to do: { $name }
web-lobby-you = you
web-lobby-you-host = you, host
web-lobby-host = host
web-lobby-guest = at their seat
web-lobby-here = here
web-lobby-away = away
web-lobby-bot = Bot
web-lobby-bot-choose = Seat a bot
web-lobby-bot-other = Change the bot
web-lobby-bot-level = { $level } bot
web-lobby-sit-here = Sit here
web-lobby-free = Free the seat
web-lobby-make-host = Make them the host
web-lobby-witch = Choose your witch
web-lobby-witch-other = Choose a witch for this seat
web-lobby-witch-now = Choose your witch (now: { $witch })
web-lobby-witch-taken = { $name } has her
web-lobby-witch-yours = yours
web-lobby-witch-any = Whichever is left
web-lobby-witch-key = Choose a witch by her number
web-lobby-youngest = The youngest
web-lobby-youngest-nobody = not said yet
web-lobby-youngest-lots = begins. Nobody has said who that is: chance would decide.
web-lobby-youngest-begins = begins
web-lobby-youngest-alone = begins. Bots have no age.
web-lobby-seat-youngest = the youngest
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
    [0] Complete.
    [one] One free seat.
   *[other] { $free } free seats.
} { $here ->
    [0] Nobody is here yet.
   *[other] At the table: { $names }.
}

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
web-setup-values-ours = This table uses ours.
web-setup-values-file = This table uses those of this house, fingerprint { $hash }.
