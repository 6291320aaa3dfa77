# The page of whoever runs the house.

web-host-title = The house
web-host-well = all is well
web-host-unwell = something is wrong
web-host-since = open for { $days ->
    [0] { $hours ->
        [0] a short while
        [one] an hour
       *[other] { $hours } hours
    }
    [one] a day
   *[other] { $days } days
}
web-host-open-table = Open a table
web-host-lost = The house does not answer. Trying again; what you see is no longer up to date.
web-host-key = You need the house’s link
    .text = It is printed in the terminal when the house opens: “To look after it”. Paste it here.
    .label = Link or key
    .go = Enter
web-host-phone = With a phone
    .wifi = on the same Wi-Fi
    .qr = QR code of the house’s address
    .print = Poster
    .alone = For now only this machine can enter. To let phones in:
web-host-fact-https = https is on: camera and notices work
web-host-fact-http = without https: no camera and no notices on phones
web-host-fact-account = no account, nothing to install
web-host-fact-count = { $count ->
    [one] one table in all
   *[other] { $count } tables in all
}

## The tables

web-host-tables = Tables
    .count = { $count ->
    [one] one in use
   *[other] { $count } in use
}
    .none = No table yet.
web-host-state = { $state ->
    [open] lobby
    [over] over
    [shut] closed
    [asleep] asleep
   *[playing] playing
}
web-host-public = public
web-host-watching = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
web-host-round = round { $round }
web-host-awaits = waiting for
    .who = { $names }, { $time }
web-host-seats = { $taken } of { $all }
web-host-lobby = lobby
web-host-paused = paused
web-host-last = last move
web-host-watch = Watch { $table }
web-host-close = Close { $table }
web-host-close-ask = Close { $table }?
    .told = { $names } will be told at once. Everything is kept, and you can reopen the table.
    .nobody = Nobody is there. Everything is kept, and you can reopen the table.
    .do = Close the table
web-host-reopen = Reopen { $table }
web-host-archive = Put { $table } away
web-host-archive-ask = Put { $table } away?
    .told = The table leaves the house and goes into the archive; “chaudron restore” can bring it back. Nobody is told.
    .do = Put it into the archive
web-host-second = { $count } s
web-host-minute = { $count } min
web-host-hour = { $count } h
web-host-day = { $count } d

## The people

web-host-people = Here now
    .count = { $people ->
    [0] nobody
    [one] one person
   *[other] { $people } people
}, { $bots ->
    [0] no bot
    [one] one bot
   *[other] { $bots } bots
}
    .none = Nobody is here.
    .help = bubble: mute; door: send away
web-host-watches = watching { $table }
web-host-watcher = Spectator
web-host-on-phone = on a phone
web-host-on-laptop = on a computer
web-host-mute = Mute { $name }
web-host-unmute = Let { $name } talk again
web-host-muted = muted, { $minutes } min to go
web-host-remove = Send { $name } away
web-host-remove-ask = Send { $name } away?
    .told = { $name } is told at once and loses the seat; if the game has begun, a bot plays on. Moves already made stay.
    .do = Send away
    .block = Send away and block the device
web-host-block-ask = Block this device?
    .told = It can no longer enter the house anywhere, and is told so. Its seats are kept; you can unblock it.
    .do = Block the device

## The foot of the page

web-host-health = Health
    .answers = answers in { $ms } ms
    .load = processor { $cpu } %, { $memory }
    .missing = { $answered } of { $processes } processes answer
web-host-store = Store
    .size = { $size }{ $free ->
        [none] {""}
       *[other] , { $free } free
    }
    .tables = { $count ->
    [one] one game
   *[other] { $count } games
}, { $playing } being played
    .keeps = archived: finished after { $finished } d, unfinished after { $unfinished } d
web-host-backup = Backup
    .last = { $when }
    .file = { $count ->
    [one] one table
   *[other] { $count } tables
}, { $file }
    .never = no backup yet
    .none = say where with --backups FOLDER
    .now = Now
web-host-version = Chaudron { $version }
    .one = a single process
    .many = { $count } processes
    .more = Upkeep, limits, log

## Upkeep

web-host-upkeep = Upkeep
web-host-rest = Pause the house
    .about = For an update: tables stop, people see that their moves are kept, and everything goes on when you reopen, even after a restart.
    .do = Pause
web-host-resting = The house has been paused since { $time }
    .text = People see that their moves are kept. Nobody can play.
    .do = Reopen the house
web-host-blocked = Blocked devices
    .none = None.
    .since = since { $day }
    .undo = Unblock
web-host-limits = Limits
    .about = Those that people may run into. “chaudron serve” changes some of them.
web-host-acts = What you did
    .none = Nothing yet.
web-host-act = { $do ->
    [close] Table { $table } closed
    [reopen] Table { $table } reopened
    [archive] Table { $table } put away
    [remove] Seat { $seat } of { $table } freed
    [mute] Seat { $seat } of { $table } muted
    [unmute] Seat { $seat } of { $table } may talk again
    [block] Device blocked
    [unblock] Device unblocked
    [forget] Traces erased, seat { $seat } of { $table }
    [rest] House paused
    [go_on] House reopened
   *[backup] Backup made
}
web-host-limit = { $name ->
    [SOCKETS] People at tables, per process
    [SOCKETS_PER_SEAT] Devices per seat
    [WATCHERS_PER_TABLE] Spectators per table
    [EVENTS] Events per table
    [SAYINGS] Messages per table
    [PAUSES] Pauses per seat and game
    [DEEDS] Other actions per seat and game
    [KEPT_OUT] People kept out per table
    [RECORD_BYTES] Bytes of a record
    [FRAME_BYTES] Bytes of a message
    [MUTE_MINUTES] Minutes muted
    [frames] Messages a second over one connection
    [frames_at_once] … at once
    [requests] Requests a second from one address
    [requests_at_once] … at once
    [new_tables] Tables opened a minute from one address
    [new_tables_at_once] … at once
    [new_reviews] Reviews begun a minute from one address
    [new_reviews_at_once] … at once
    [guesses] Wrong codes a minute from one address
    [guesses_at_once] … at once
    [all_guesses] Wrong codes a minute, from everybody
    [all_guesses_at_once] … at once
    [host_tries] Wrong keys to this page a minute from one address
    [host_tries_at_once] … at once
    [connections] Connections from one address
   *[sockets] … of these at tables
}
    .none = no limit
