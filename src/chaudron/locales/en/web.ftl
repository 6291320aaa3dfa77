# The words of the page. Each group says to which screen it belongs. Those of a game are in web-bal.ftl or
# web-belcastel.ftl, those before a game in web-setup.ftl.

## Everywhere

# POINTER(): “mouse” where a mouse points, “finger” where people touch.
-web-touch = { POINTER() ->
    [mouse] click
   *[finger] touch
}
-web-touch-first = { POINTER() ->
    [mouse] Click
   *[finger] Touch
}

web-list-or = { $list } or { $item }
web-close = Close
web-offline = The house is not answering. Trying again.
web-failed = Something went wrong. Try again, or reload the page.
web-menu = Menu
web-resting = The house is being brought up to date
    .kept = Every move is kept, and everybody’s time has stopped.
    .back = Leave this page open: the game goes on here by itself.
web-no = No
web-home = Back to the shelf
web-table = table
web-key-space = Space
web-game-belcastel = Les Charlatans de Belcastel
web-game-witches = Les Sorcières s’en mêlent
web-game-bal = Le Bal des Sorcières
web-game-blackwood = Blackwood

## Any table

web-connecting = On our way to the table…
web-closed-seats = Who sat here
web-closed-unread = This table cannot be read just now.
web-your-turn = Your turn.
web-awaited = Waiting for
web-awaited-too = Also waiting for
web-paused = The game is paused
web-watching = You are watching: you see what everybody may see.
web-away = away
web-round = Round { $round }
web-points = Points
web-points-of = { $game ->
    [bal] Crapzouilles
   *[other] Points
}
web-score = { $game ->
    [bal] { $points ->
        [one] { $points } Crapzouille
       *[other] { $points } Crapzouilles
    }
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
web-rubies = Rubies
web-scores = { $points } points, { $rubies } rubies: see all scores
web-log = Log
web-why = Why?
web-advice = Ask for advice
web-undo = Take back my last move
web-keys = Keyboard shortcuts
web-said = { $name }: “{ $text }”

## What people do at the table ($name, $emote)

web-event-joined = { $name } sits down.
    .own = You sit down.
web-event-left = { $name } leaves the table.
    .own = You leave the table.
web-event-returned = { $name } is back.
    .own = You are back.
web-event-renamed = Somebody is now called { $name }.
    .own = You are now called { $name }.
web-event-bot_seated = { $name } takes a seat: a bot.
web-event-bot_sent = The bot gives { $name }’s seat back.
web-event-kicked = { $out ->
    [true] { $name } leaves the table and may not come back.
   *[other] { $name } loses the seat; a bot takes over.
}
web-event-let_in = { $name } may come back to the table.
    .own = You may come back to the table.
web-event-chat = { $on ->
    [true] The host allows chat again.
   *[other] The host turns chat off.
}
web-event-host_made = { $name } now hosts the table.
    .own = You now host the table.
web-event-undone = { $name } takes back the last move.
    .own = You take back your last move.
web-event-paused = { $name } pauses the game.
    .own = You pause the game.
web-event-resumed = { $name } carries on with the game.
    .own = You carry on with the game.
web-event-planned = { $name } lets a plan play.
    .own = You let a plan play.
web-event-substitute = The house alone drew for { $name }: nothing came from a device.
    .own = The house alone drew for you: nothing came from your device.
web-menu-envelope = The envelope
    .help = whose wax it bears, to compare and to keep
web-event-hinted = { $name } asks for advice.
    .own = You ask for advice.
web-event-unplanned = { $name } plays on without a plan.
    .own = You play on without a plan.
web-event-rules_changed = From now on version { $version } of the rules applies; what was already played stays as it is.
web-event-muted = { $minutes ->
    [0] { $name } may talk again.
   *[other] The house mutes { $name } for { $minutes } minutes.
}
    .own = { $minutes ->
    [0] You may talk again.
   *[other] The house mutes you for { $minutes } minutes.
}
web-event-forgotten = Somebody has left the table and had their name and messages erased.
web-event-shut = The house closes the table.
web-event-reopened = The house reopens the table.
web-the-house = The house
web-event-emoted = { $emote ->
    [clap] { $name } applauds.
    [laugh] { $name } bursts out laughing.
    [wow] { $name } is amazed.
    [oops] { $name } pulls a face.
    [boom] { $name } mimes an explosion.
    [think] { $name } looks thoughtful.
    [hurry] { $name } drums on the table.
   *[thanks] { $name } says thank you.
}
    .own = { $emote ->
        [clap] You applaud.
        [laugh] You burst out laughing.
        [wow] You are amazed.
        [oops] You pull a face.
        [boom] You mime an explosion.
        [think] You look thoughtful.
        [hurry] You drum on the table.
       *[thanks] You say thank you.
    }

## The shelf

web-shelf-tab = Chaudron: witches’ games
web-shelf-motto = Witches’ games, one table.
web-shelf-boxes = The boxes
web-shelf-open = Open the box: { $title }
web-shelf-soon = coming soon
web-shelf-players = { $least } to { $most } players
web-shelf-names = Juniper Rowan Clover Bramble Saffron Hazel Tansy Sorrel Nutmeg Yarrow
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
web-shelf-join-wrong = That is neither a table code nor a link. A code is a word and a number, such as SAUGE-42.
web-shelf-join-free = No account: a nickname will do.
web-shelf-scan-hint = Point at the QR code on your host’s screen.
web-shelf-scan-refused = The camera will not open. Allow it in your browser, or type the code.
web-shelf-public = Tables open to all
web-shelf-public-about = { $names }, { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
web-shelf-nobody = nobody yet
web-shelf-mine = My games
web-shelf-mine-running = { $count } running
web-shelf-mine-all = All my games
web-shelf-mine-none = No game yet: the cauldron is cold, the night is long.
web-shelf-mine-round = { $game ->
    [blackwood] { $title }, expedition { $round }
   *[other] { $title }, round { $round }
}
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
    [one] over: you win with { $score }
   *[other] over: you share the win, { $score }
}
web-shelf-mine-lost = { $count ->
    [one] over: { $names } wins with { $score }
   *[other] over: { $names } win with { $score }
}
web-shelf-mine-more = { $count ->
    [one] One more
   *[other] { $count } more
}
web-shelf-mine-fewer = Fewer
web-shelf-mine-waiting = { $count ->
    [one] your turn
   *[other] { $count } games are waiting for you
}
web-shelf-mine-deeds = What to do with the game: { $title }
web-shelf-mine-gone-bad_token = your seat is somebody else’s now
web-shelf-mine-gone-removed = the host has freed your seat
web-shelf-mine-gone-given_away = your seat is somebody else’s now
web-shelf-mine-gone-only_elsewhere = your seat is kept for another device
web-shelf-mine-gone-claim_refused = the host did not give you the seat
web-shelf-mine-gone-kept_out = this table is closed to you
web-shelf-mine-gone-unknown_table = this table is gone
web-shelf-mine-gone-unknown_cards = closed: its card values are unknown here
web-shelf-mine-gone-other_rules = closed: played under other rules than this house’s
web-shelf-just-now = just now

## The menu

web-menu-title = Menu
web-menu-settings = Settings
web-menu-night = A night at several tables
web-menu-rules = Rules
web-menu-exercises = Exercises
web-menu-shelf = The shelf
web-menu-about = About
web-menu-about-house = Chaudron is a house for witches’ games, with friends or against bots, without accounts and with nothing to sell.
web-menu-about-unofficial = It is a tribute, with no ties to the publishers: the games belong to their authors, the words and drawings here are our own.
web-menu-about-keeping = This browser keeps your settings and your seats; the house keeps the games. Nothing goes anywhere else.
web-menu-copied = Copied.

## The settings

web-settings-title = Settings
web-settings-name = Your name
    .hint = What people call you
web-settings-language = Language
web-settings-partly = Translated in part; the rest is in English.
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
    .help = the chance of exploding, on the bag
web-settings-hints = Hints
    .help = a tip the first time, and never twice
web-settings-lines = What bots say
    .help = a short line now and then
web-settings-text = Table as text
    .help = everything can be read and played without pictures
web-settings-here = All of it stays on this device.

## The banner of a table

web-banner-lost = Connection lost
web-banner-lost-kept = Your move is waiting here.
web-banner-lost-plan = Your plan is playing meanwhile.
web-banner-lost-nothing = The game is kept; we are reconnecting.
web-banner-retry = Try again, { $seconds } s
web-banner-trying = Trying…
web-banner-again = Try again
web-banner-ended = This table cannot be opened
web-banner-replaced = Your seat is open elsewhere
web-banner-shut = This table is closed
web-banner-kept_out = This table is closed to you
web-banner-seat-removed = The host has freed your seat
web-banner-seat-given_away = Your seat is somebody else’s now
web-banner-seat-only_elsewhere = Your seat is kept for another device
web-banner-seat-claim_refused = The host did not give you the seat
web-banner-seat-bad_token = You have no seat at this table
web-banner-seat-then = { $state ->
    [open] You can sit down again as long as a seat is free.
    [playing] You are watching the game. You can ask the host for a seat.
    [locked] You are watching. The door is closed: nobody can ask for a seat any more.
   *[over] The game is over: here is the result.
}
web-banner-watch = Watch
web-banner-ask-seat = Ask for a seat
web-banner-unfair-ahead = The house asked for more of your wax than was due
    .text = Your device kept it back, or else the house would have known what comes. What you draw now is the house’s alone, and the record says so.
web-banner-unfair-denied = The house says that your wax did not come
    .text = Your device had given it with your answer, and the house drew without it. This is not how an honest house plays.
web-banner-unfair-noted = I have seen it
web-banner-over = The game ended without you
    .text = Here is the result. From here you can offer a rematch.
web-banner-over-log = Look back
web-banner-play-here = Play here
web-banner-home = To the shelf
web-banner-back = All caught up
web-banner-missed = { $count ->
    [0] Nothing was played without you.
    [one] One move while you were away.
   *[other] { $count } moves while you were away.
}
web-banner-received = Your move has arrived: number { $n }.
web-banner-see = { $count ->
    [one] See the move
   *[other] See the { $count } moves
}
web-banner-paused-by = { $name } is taking a break.
web-banner-paused-me = As you asked.
web-banner-resume = Carry on
web-banner-stand-in = A bot plays in your place
    .text = It gives the seat back as soon as you ask.
web-banner-left = You have left the table
    .text = Your seat is waiting for you.
web-banner-return = Take my seat back
web-banner-plan = Your plan is playing
    .text = It stops as soon as you play.
web-banner-take-over = Take over
web-banner-retold = Welcome back
web-banner-retold-count = { $count ->
    [one] Here is { $count } move again.
   *[other] Here are { $count } moves again.
}
web-banner-at-once = All at once
web-banner-my-plan = My plan
web-plan = If I go away
    .help = A plan plays in my place.
web-together = Draw together
    .help = This round or from now on, on the signal.
web-banner-claim = { $name } asks for a seat
web-banner-claim-seat = It is { $seat }’s, who would lose it.
web-banner-grant = Accept
web-banner-refuse = Refuse
web-banner-time = You have { $time } left
web-banner-time-over = Your time is up
web-banner-time-show = After that, the others may hurry you.
web-banner-time-bot = After that, a bot answers for you.
web-banner-late = { $name } is out of time
web-banner-late-text = A bot may answer for them once.
web-banner-hurry = Hurry
web-banner-hours = { $hours } h { $minutes }
web-banner-away = { $name } has slipped away
web-banner-away-text = We wait, or the host seats a bot.
web-banner-away-soon = A bot takes over in { $time }.
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
web-leave-open = Your seat becomes free. You can take one again until the game begins.
web-leave-playing = Your seat is kept, and the host may put a bot there. Come back whenever you like, with the same link.
web-leave-stay = Stay
web-leave-go = Leave
web-text-mode = Table as text
web-text-mode-help = everything can be read and played without pictures
web-alone = This house listens on this machine only: no phone can reach it.
web-alone-how = To let others in, close it (Ctrl-C in its terminal), then type:
web-alone-copy = Copy the command
web-alone-kept = The table will stay as it is.
web-invite = Invite
web-screen = Big screen
web-screen-help = A television or computer that everybody looks at; everyone plays on their phone
web-pass = Pass the screen
web-invite-open = Anybody who opens this link can take a free seat.
web-invite-watch = Anybody who opens this link watches the game, and can ask for a seat.
web-invite-closed = This table plays without spectators: the link works only for people who have a seat.
web-invite-link = Table link
web-invite-qr = QR code of the table link
web-device = My seat on another device
web-device-help = a personal link and its QR code
web-push = Tell me when it is my turn
web-push-help = a sound, a notice even with the page closed

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
web-people-plan = a plan is playing
web-people-hints = { $count ->
    [one] one piece of advice
   *[other] advised { $count } times
}
web-people-substitutes = { $count ->
    [one] drawn once by the house alone
   *[other] drawn { $count } times by the house alone
}
web-people-awaited = awaited
web-people-free = free seat
web-people-seat_bot = Seat a bot
web-people-free_seat = Send the bot away
web-people-kick = Remove
web-remove = Remove { $name }?
    .open = The seat becomes free.
    .playing = A bot takes over the seat.
    .then = And then?
    .do = Remove
web-remove-back = May come back
    .help = by the link, or by asking for a seat
web-remove-device = Cannot come back on this device
    .help = no seat at this table, and nothing to watch
web-remove-address = Cannot come back, not even on another device
    .help = nobody else gets in over the same connection: sometimes a whole family. People who have a seat keep it.
web-kept-out = Kept out of this table
    .device = this device
    .address = this device and this connection
    .back = Let them back in
web-people-make_host = Hand over the table
web-people-hurry = Hurry
web-people-claim = That is my seat
    .bot = Ask for this seat
web-people-claims = { $name } asks for { $seat }’s seat.
web-people-claimed = Asked. The host decides; until then you watch.
web-people-name = Your name
web-people-level = Level of the bot
web-people-lock = Door closed
    .help = nobody else may sit down or ask for a seat

## Talk

web-chat = Chat
web-chat-switch = People may chat
    .help = for the whole table, at any time
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

## The seal, after the game

web-seal-checking = Checking the seal…
    .text = Just a moment.
web-seal-true = Seal verified
    .text = The revealed secret matches the fingerprint given before the game. Worked out here, on your device.
web-seal-false = The seal is broken
    .text = The revealed secret does not match the fingerprint given before the game.
web-seal-night = Deal still sealed
    .text = Other tables are playing the same deal. When it is over everywhere, the secret is opened and every draw can be checked.
web-seal-missing = The secret was not revealed
    .text = Without it there is nothing to check.
web-seal-lesson = A lesson
    .text = Its luck was written in advance: nothing to seal, nothing to check.
web-seal-potion = One deal for the whole house
    .text = The deal stays the same on every device, so none adds its wax. The secret was fixed beforehand; the house reveals it once the games that count are over.
web-seal-deal = The deal of another game
    .text = Its luck is known already: there is nothing to seal.
web-seal-open = Open the envelope
web-seal-details = details
web-seal-commitment = Fingerprint, given before the game
web-seal-secret = Secret, revealed at the end
web-seal-how = The fingerprint is the SHA-256 of “chaudron/1 commitment” followed by the secret. “chaudron verify” also recomputes every draw of the downloaded record.

## The podium of any game

web-podium-moments = Moments
web-podium-touch = { -web-touch } to read again
web-podium-hints = Advice taken: { $list }.
web-podium-hints-of = { $name } { $count }
web-podium-copied = Copied: paste it wherever you like.
web-podium-picture = Picture
web-podium-share = Share
web-resumed = Played on from move { $moment } of another game: from here luck is new.
web-podium-replay = See again
web-podium-review = Review
web-podium-record = Download
web-podium-deal = Same deal
    .text = I played this deal. Your turn: same luck, same bots.
web-potion-link = Potion of the day
web-ghost = Same deal, other game
    .help = Compare round by round with the game this deal comes from.
web-podium-shelf = The shelf
web-podium-join = Join the rematch
web-podium-night = Back to the night
web-podium-again = Play again, same seats

## First steps, from the shelf

web-lesson-shelf = First steps
    .text = Five minutes per game, by playing.
web-lesson-shelf-of = First steps in { $title }
web-lesson-shelf-new = First visit?
    .text = After five minutes of guided play you know how.
web-lesson-shelf-again = Continue the lesson
web-lesson-shelf-done = Lesson finished
