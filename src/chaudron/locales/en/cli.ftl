# The words of the command line and of the table in a terminal. The words of the game are in belcastel.ftl.

## The board, drawn: everything is short

board-round = Round { $round }/{ $rounds }
board-card = { $card }: { $text }
board-rim = { $name } · coins·points, ◆ ruby
board-score = { $points } pts { $rubies }◆
board-state-brewing = brewing
board-state-stopped = stopped
board-state-exploded = { $protected ->
    [yes] exploded, covered
   *[no] exploded
}
board-at = { $state }, space { $space }
board-whites-of = whites { $whites }/{ $limit }
board-whites-short = { $whites }/{ $limit }
board-drop = drop ▼{ $space }
board-drop-short = ▼{ $space }
board-rat-short = rat { $space }
board-tube-short = tube { $tube }
board-tube-brief = tube { $tube }
board-bag-short = bag { $count }
board-flask-short = { $full ->
    [yes] flask
   *[no] flask empty
}
board-at-short = { $state } { $space }
board-beside = beside: { $chips }
board-bowl = bowl: { $chips }
board-aside = aside: { $chips }
board-start = start: { $chips }
board-hand = in hand: { $chips }
board-pennies = ¢{ $pennies }
board-witch-short = { $id } { $name }{ $state ->
    [now] { " " }(now)
    [spent] { " " }(paid)
   *[other] { "" }
}
board-witch = { $witch }: { $effect }{ $state ->
    [now] { "" }
    [spent] { "" }
   *[other] { " " }({ $phase })
}
board-color-locoweed = weed
board-bought = bought: { $chips }
board-whites = Whites
board-worth = { $coins } { $coins ->
    [one] coin
   *[other] coins
}, { $points } { $points ->
    [one] point
   *[other] points
}{ $ruby ->
    [yes] , a ruby
   *[no] { "" }
}
board-if-stopped = If you stop: { $worth }
board-scoring = Your scoring space: { $worth }
board-bag = Bag { $count }:
board-owned = Your chips, { $count }:
board-rubies = { $rubies } { $rubies ->
    [one] ruby
   *[other] rubies
}
board-flask = { $full ->
    [yes] flask full
   *[no] flask empty
}
board-tubes = Test tubes
board-counter = The shop. You have { $coins } { $coins ->
    [one] coin
   *[other] coins
}: at most two chips, of different colours.
board-opens = opens in round { $round }

## The board, read aloud

read-round = Round { $round } of { $rounds }. First player: { $first }.
read-card = Fortune card: { $card }. { $text }
read-scores = Scores: { $scores }.
read-score = { $name } { $points }{ $tails ->
    [0] { "" }
    [one] { " " }(one rat tail behind)
   *[other] { " " }({ $tails } rat tails behind)
}
read-someone = { $name }: { $parts }
read-you = { $name }, that is you: { $parts }
read-counters = { $points } { $points ->
    [one] point
   *[other] points
}, { $rubies } { $rubies ->
    [one] ruby
   *[other] rubies
}.
read-brew = { $state }{ $protected ->
    [yes] { " " }(covered)
   *[no] { "" }
}, { $count ->
    [0] nothing laid, starting from space { $space }
   *[other] last chip on space { $space }, chips laid: { $chips }
}. Whites { $whites } of { $limit }.
read-belongings = Drop on space { $drop }{ $rat ->
    [0] { "" }
   *[other] , rat { $rat } { $rat ->
        [one] space
       *[other] spaces
    } further
}. { $bag } { $bag ->
    [one] chip
   *[other] chips
} in the bag, flask { $full ->
    [yes] full
   *[no] empty
}.
read-tube = Test tube { $tube } ({ $bonus }).
read-beside = Beside the cauldron: { $chips }.
read-bowl = In the bowl: { $chips }, that is { $points } { $points ->
    [one] point
   *[other] points
}.
read-aside = Set aside: { $chips }.
read-start = To open the next round: { $chips }.
read-hand = Spread out before you: { $chips }.
read-pennies = { $count ->
    [0] No penny left.
    [one] Penny kept: { $pennies }.
   *[other] Pennies kept: { $pennies }.
}
read-witch = Witch { $id }, { $name }: { $effect }{ $state }.
read-witch-state = { $state ->
    [now] { "" }; you can call her now
    [later] { "" }; your { $penny } awaits her (when: { $phase })
    [spent] { "" }; your { $penny } is spent
   *[other] { "" }
}
read-bought = Bought: { $chips }.
read-bag-holds = In the bag: { $chips }.
read-laid = { $chip } on space { $space }
read-cauldron = { $count ->
    [0] Your cauldron is empty.
   *[other] Your cauldron: { $chips }.
}
read-whites = Whites: { $whites } of { $limit }.
read-if-stopped = If you stop now: space { $space }, { $worth }.
read-scoring = Your scoring space: space { $space }, { $worth }.
read-ahead = Further on, { $spaces }.
read-space = space { $space }: { $worth }
read-more = { $list }; { $item }
read-bag = { $count ->
    [0] Your bag is empty.
    [one] In your bag, 1 chip: { $chips }.
   *[other] In your bag, { $count } chips: { $chips }.
}
read-counter = The shop: you have { $coins } { $coins ->
    [one] coin
   *[other] coins
}.
read-shelf = { $book }: { $count ->
    [0] nothing you could buy.
   *[other] { $goods }.
} { $effect }
read-price = { $chip } for { $price } { $price ->
    [one] coin
   *[other] coins
}

## At the table

names-people = Maëlle Odile Basile Ysée Gaspard
names-bots = Basile Odile Ysée Gaspard Perrine
your-name = What is your name? (Enter: { $name })
welcome = { $game ->
    [witches] Les Charlatans de Belcastel: Les Sorcières s’en mêlent
   *[other] Les Charlatans de Belcastel
}
welcome-people = { $count ->
    [one] At the cauldron: { $people }.
   *[other] At the cauldrons, taking turns at the keyboard: { $people }.
}
welcome-bots = { $count ->
    [one] Facing you, a wooden quack: { $bots } (level { $level }).
   *[other] Facing you, wooden quacks: { $bots } (level { $level }).
}
welcome-goal = Nine rounds. Draw chips, push your potion as far as you dare, and stop before your whites pass 7: otherwise, boom. Most points wins.
welcome-witches = Three witches join in. A penny of the right metal calls one of them, once; kept, it is worth 2 points.
welcome-sealed = Chance is sealed before the game. At the end the secret is opened, and anybody can check every draw. Here is the seal:
welcome-seed = Chance from the seed { $seed }: the same seed and the same answers give the same game again.
welcome-record = The record is written as you play, to { $file }
welcome-no-record = The record cannot be kept here{ $file }; “save FILE” writes it wherever you like.
welcome-help = Answer with a number or the first letters. At any time { "?" } says what you may do, and why.
welcome-start = Enter to light the fire
news-title = What happened
news-more = Enter to go on
question = { $name }: { $asked }
choice = ({ $notation })
choice-enter = ({ $notation }, Enter)
choice-price = { $choice }: { $price } { $price ->
    [one] coin
   *[other] coins
}
choice-gain = { $choice } (+{ $count } { $what ->
    [rubies] { $count ->
        [one] ruby
       *[other] rubies
    }
   *[points] { $count ->
        [one] point
       *[other] points
    }
})
short-flask = Flask
short-start = { $chip }
secret-hint = What you type is not shown.
commands-line = { "?" } help · odds · bag · board · log · undo · save · quit
curtain = Curtain! The next choice is secret. Hand the keyboard to { $name }.
curtain-ready = { $name }, are you there? Enter
offer-stay = Enter: let the others go on
offer-other = { $name } may still pick up the ladle again: “return { $name }”.
nobody-returns = Nobody of that name can pick up the ladle again.
typed-ambiguous = “{ $typed }” could mean { $choices }. Which?
typed-number = There is no choice { $typed }: the numbers go from 1 to { $count }.
typed-unknown = I do not understand “{ $typed }”. Type a number, or { "?" } for help.
typed-refused = { $why } [{ $rule }]
typed-enter = You have to choose: type a number, or { "?" } for help.
typed-enter-risky = The next chip may blow it all up: Enter no longer draws for you. Type “draw” or “stop”.
undone = Taken back.
saved = Record written to { $file }
save-where = To which file? For instance: save game.json
quit-sure = Leave the game? (yes / no)
quit-yes = yes y oui o
left-by-choice = The game ends here.
left = Nobody is at the keyboard any more: the game ends here.
record-kept = The record is in { $file }
record-nowhere = The record was not kept.
end-sealed = The seal is open: { $draws } draws, for anybody to recount.
log-all = all

help-card = card
legend = 17◆4 17 coins, 4 points, a ruby · ▶ your scoring space · ▼ drop · rat~ the rat · ~ a rat tail · ★ first player · w white, o orange, g green, b blue, r red, y yellow, p purple, k black
legend-witches = o6 big pumpkin, l locoweed, l=g2 locoweed that copies g2 · ¢SCG silver, copper and gold pennies, which call S1 to S4, C1 to C4 and G1 to G4

## Commands

command-help = help
    .usage = { "?" }
    .help = this help, and the rule of the question; { "?" } BEL-6.1, { "?" } green, { "?" } card, { "?" } stop: a rule
command-odds = odds
    .usage = odds
    .help = the exact risk that your cauldron explodes
command-board = board
    .usage = board
    .help = the board, once more
command-log = log
    .usage = log
    .help = what happened this round; “log all”: from the beginning
command-bag = bag
    .usage = bag
    .help = what your bag holds
command-undo = undo
    .usage = undo
    .help = take back your last answer, if nobody learned anything from it
command-save = save
    .usage = save FILE
    .help = a copy of the record
command-lang = lang
    .usage = lang fr
    .help = another language: fr or en
command-return = return
    .usage = return NAME
    .help = bring back somebody who had stopped
command-quit = quit
    .usage = quit
    .help = leave the game

## Risks

odds-not-now = Nobody is drawing now: no risk.
odds-safe = Under “A Second Chance” nothing explodes before you have chosen.
odds-no-danger = Next chip: no risk, whatever it is ({ $bag } in the bag).
odds-next = Next chip: { $count } in { $bag } would blow it all up, that is { $percent }% ({ $deadly }).
odds-within = within { $draws } chips: { $percent }%
odds-note = Worked out from your bag, your whites and your limit as they are; what blue and yellow chips do, and the flask, is left out.

## Podium

podium-headline = { $count ->
    [one] { $winners } wins with { $points } points!
   *[other] { $winners } share the victory with { $points } points!
}
podium-line = Place { $place }: { $name }, { $points } points ({ $parts }).
podium-spaces = spaces { $points }
podium-chips = chips { $points }
podium-die = die { $points }
podium-cards = cards { $points }
podium-tubes = tubes { $points }
podium-exchange = exchange { $points }
podium-bowl = bowl { $points }
podium-witches = witches { $points }
podium-pennies = pennies { $points }
podium-space = { $name } space { $space }
podium-tie = A tie at { $points } points: the scoring space of round 9 decides ({ $spaces }). { $ahead } goes ahead. [BEL-13.1]
podium-tie-shared = A tie at { $points } points, and on the scoring space of round 9 ({ $spaces }): the place is shared. [BEL-13.1]

## Replaying, checking, reading the rules

replay-step = Enter: go on
replay-unfinished = The game is not over.
verify-sealed = Seal from before the game: { $commitment }
verify-secret = Secret revealed: it fits the seal.
verify-seed = Seed: { $seed }
verify-recorded = Chance without a seed: the draws written down were followed.
verify-draws = { $draws } draws recomputed for { $answers } answers: all correct.
verify-result = Result: { $scores }.
verify-good = This record is sound.
rules-contents = Les Charlatans de Belcastel: the rules
rules-contents-witches = Les Sorcières s’en mêlent: the rules of the expansion
rules-hint = “chaudron rules BEL-6.1” shows a rule, BEL-6 a chapter, green-1 a book, charity a card, S2 a witch, stop an option.

## What goes wrong (one sentence, and nothing else)

unknown-command = { $near ->
    [none] “{ $given }” is no chaudron command: try { $known }.
   *[other] “{ $given }” is no chaudron command: did you mean { $near }?
}
unknown-argument = { $near ->
    [none] I do not know what to do with “{ $given }”: “{ $prog } --help” shows what there is.
   *[other] I do not know what to do with “{ $given }”: did you mean { $near }?
}
table-option = “{ $given }” is a table option: it is written “--option { $name }=…”.
missing-value = A value is missing after { $name }.
needless-value = { $name } takes no value.
bad-value = “{ $given }” will not do for { $name }.
not-among = “{ $given }” will not do for { $name }: choose from { $allowed }.
missing-file = The file is missing: “{ $prog } FILE”.
bad-language = I do not speak “{ $given }”: choose from { $known }.
unknown-game = I have no game “{ $given }”: there is { $known }.
not-a-number = { $name } wants a whole number, not “{ $given }”.
seed-too-big = A seed goes from 0 to 2^64 - 1: { $given } is too big.
bad-option-form = An option is written name=value, for instance books=2, not “{ $given }”.
no-people = There must be at least one person at the keyboard.
too-many-people = { $people } people for { $players } seats: more seats are needed, or fewer people.
bad-names = Give different names, separated by commas, not “{ $given }”.
no-such-seat = There is no seat { $given } at this table: they go from 1 to { $players }.
file-missing = There is no file { $file }.
file-is-folder = { $file } is a folder, not a file.
file-unreadable = { $file } cannot be read.
file-exists = { $file } exists already: choose another name, nothing is overwritten.
file-unwritable = { $file } cannot be written.
record-trouble = { $file }: { $why }
interrupted = Interrupted.

## Help of the command line

cli-about = Games of witches and potions, in this terminal.
cli-usage = Usage:{" "}
cli-commands = Commands
cli-arguments = To be given
cli-options = Options
cli-more = “chaudron COMMAND --help” says more. In a game, type { "?" } at any time.
cli-help = show this help
cli-version = show the version
cli-lang = language: fr or en (otherwise that of the system)
cli-file = FILE
cli-command = COMMAND
cli-play = play at one keyboard, against friends or bots
cli-play-game-name = GAME
cli-play-game = the game: belcastel, or witches with the expansion; belcastel unless you say otherwise
cli-play-players = seats at the table, 2 to 4, up to 5 with witches
cli-play-people = how many people are at the keyboard, or their names: Anna,Bea
cli-play-level-name = LEVEL
cli-play-bots = level of the bots: random or apprentice
cli-play-seed = chance from a number, to have the same game again; without it, chance is sealed
cli-play-option = a table option, name=value; may be repeated
cli-play-record = where to keep the record; otherwise in your data folder
cli-play-no-color = without colours
cli-play-linear = plain sentences, no drawing, for a screen reader
cli-play-options = Table options (the default first):
cli-play-options-witches = With witches, moreover:
cli-simulate = let bots play many games, and count
cli-replay = tell a game, sentence by sentence
cli-replay-seat = tell only what this seat saw: 1, 2…
cli-replay-step = step by step, with the board
cli-replay-json = as JSON, for a program
cli-verify = recount every draw of a game
cli-verify-file = the record
cli-rules = read a rule, a chapter, a book, a card or a witch
cli-rules-id = BEL-6.1, BEL-6, green-1, charity, S2, stop; nothing: the table of contents

## The house server

cli-serve = open the house: tables for everybody, over the network
cli-serve-host-name = ADDRESS
cli-serve-host = the address to listen on; 127.0.0.1 is this machine only, 0.0.0.0 everybody who can reach it
cli-serve-port = the port, 8600 unless you say otherwise; 0 is any free one
cli-serve-store-name = STORE
cli-serve-store = where tables are kept: a file, or postgresql://…; otherwise in your data folder
cli-serve-workers = how many processes share the work
cli-serve-bots = how many processes think for the bots of each worker
cli-serve-origin = a page elsewhere that may connect, such as https://example.org; may be repeated
cli-serve-proxies = how many proxies stand before the house and name where requests come from
cli-serve-contact = whom push services may write to: mailto:… or https://…
cli-serve-unlimited = without limits on how fast somebody may act: for measuring
cli-serve-verbose = log more
cli-backup = write all tables into a new file, also while the house is open
cli-backup-file = the file to write; it is a store itself
cli-restore = fill an empty store from a backup
cli-restore-file = the backup

serve-open = The house is open: { $address }
serve-kept = Tables are kept in { $store }.
serve-end = Ctrl-C closes it; games go on where they stood.
serve-closing = Closing.
serve-no-folder = There is no folder to keep tables in. Name a file with --store.
serve-out-of-range = { $name } goes from { $least } to { $most }, not { $given }.
serve-no-port = Nothing can listen on { $host }, port { $port }: { $why }
serve-bad-store = “{ $given }” is no store. Give a file, or an address that begins with postgresql://.
serve-in-use = Another house keeps its tables in { $store }. Close it first, or name another store.
serve-too-new = { $store } was written by a newer version of Chaudron. Update first.
serve-no-store = The store { $store } cannot be used: { $why }
backup-done = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $events ->
    [one] one event
   *[other] { $events } events
}.
restore-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
} with { $events ->
    [one] one event
   *[other] { $events } events
} restored from { $file }.
restore-not-empty = { $store } is not empty. Restore into a new store.
restore-bad-file = { $file } is no backup, or a damaged one.
