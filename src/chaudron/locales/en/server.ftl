# What the house server says when something cannot be done, and in its notices.

house-unknown_table = There is no such table. Check the code or the link.
house-unknown_night = This night does not exist. Check the code or the link.
house-not_organizer = Only the person who organises the night can do that.
house-not_at_night = That person is not taking part in the night.
house-night_over = This night is over.
house-night_full = The night is full: { $most } people are taking part already.
house-night_paused = The night is paused.
house-nobody_came = Nobody is here yet.
house-deal_begun = A deal is being played already.
house-no_deal = No deal is being played now.
house-deal_runs = This deal is still being played at other tables. It can be seen when it is over everywhere.
house-same_deal = This table plays the same deal as others: its luck is sealed by the house alone.
house-unknown_code = No table is waiting under this code. A code works until the game begins; the link keeps working.
house-too_many_guesses = Too many codes that lead nowhere. Wait half a minute, or ask for the link of the table.
house-unknown_cards = This table is played with card values that this house does not know (fingerprint { $hash }). The person who runs the house can open it once with their file (“chaudron serve --components FILE”); the table then continues where it stopped.
house-other_rules = This table was played under version { $began } of the rules; under version { $known }, which this house plays, the game would have gone differently. It cannot continue here. You can still read who played and what happened, and take the record of a game that is over.
house-no_such_cards = Nobody here knows card values with the fingerprint “{ $name }” for the game “{ $game }”.
house-not_found = There is nothing here.
house-bad_method = It cannot be asked for in that way.
house-bad_token = This key opens no seat at this table.
house-removed = The host has freed your seat at this table.
house-given_away = The host has given your seat to somebody else.
house-only_elsewhere = Your seat no longer opens here: it is reserved for one other device.
house-claim_refused = The host has not given you the seat you asked for.
house-kept_out = The host no longer lets you in at this table. Ask them to let you come back, or play at another table.
house-shut = The person who runs the house has closed this table. What was played is kept.
house-not_shut = This table is not closed.
house-in_play = Somebody is at this table, or it goes on by itself. Close it first, or try again in a minute.
house-muted = The person who runs the house lets you talk again in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. You can play meanwhile.
house-blocked = The person who runs the house does not let you in with this device.
house-resting = The house is being brought up to date. Every move is kept; the game goes on right after.
house-bad_host_token = This key does not open the host’s page. The right link is printed when the house is opened.
house-no_backups = Say where backups go when you open the house: “chaudron serve --backups FOLDER”.
house-no_archive = Say where tables are put away when you open the house: “chaudron serve --archive FILE”.
house-nobody_kept_out = That person may already come back.
house-not_seated = You need a seat at this table.
house-not_host = Only the host may do this.
house-no_watchers = This table plays without spectators.
house-no_replays = Only those who played at this table may see its game again.
house-as_it_was = A table that goes on from a position is played as that game was.
house-origin = That page does not belong to this house.
house-unknown_host = This house does not answer to the name “{ $host }”. If it is one of its names, it must be opened with “--host-name { $host }”.
house-bad_json = That message is not JSON.
house-bad_message = The house does not understand that message.
house-bad_name = A name has 1 to 24 printable characters.
house-bad_text = There is nothing to read in that message.
house-no_such_seat = There is no seat { $seat } at this table.
house-too_big = That message is too long.
house-too_fast = That is too much at once. Wait a moment.
house-too_many_tables = You are opening too many tables. Wait a minute.
house-too_many_reviews = You are asking for too many reviews at once. Wait half a minute.
house-too_many_connections = There are too many connections.
house-busy = The house is too busy. Try again.
house-cannot_write = The house cannot write just now. What was done is kept; try again in a moment.
house-closing = The house is closing for a moment; the game is kept.
house-elsewhere = The table is changing hands. Try again.
house-moved = The table has changed hands; you are being taken back.
house-replaced = You are here on another device.
house-broken = The journal of this table is damaged. The person who runs the house can restore it.
house-failed = Something went wrong on our side. Nothing has changed.
house-no_hello = A connection begins with “hello”.
house-greeted_already = “hello” is said only once.
house-not_a_socket = Only a WebSocket comes in here.
house-sealed_now = Everybody is deciding in secret; wait until all is shown.
house-somebody_there = Somebody is playing at seat { $seat }.
house-stale = That question is no longer open.
house-not_started = The game has not begun.
house-started = The game has already begun.
house-starting = The envelope is closed: nothing changes any more until the game begins.
house-not_starting = No salts are awaited now.
house-seal_taken = Another seat has laid the same seal.
house-wrong_salt = That salt does not fit the seal of your seat.
house-wrong_link = That is not the link that is due. Answer again.
house-over = The game is over.
house-no_same_deal = This game cannot be dealt again: it was a potion of the day, a lesson, or went on from another game.
house-not_over = The game is not over.
house-no_review = Nothing was learned of tables like this one: there is no review.
house-paused = The game is paused.
house-paused_enough = You have paused this game often enough. Somebody else still can.
house-did_enough = You have done so much besides playing that now you can only play. This does not affect the others.
house-did_enough_before = So much has been done here before the game that all that is left is to begin it, or to leave.
house-not_paused = The game is not paused.
house-no_chat = There is no chat at this table.
house-said_enough = This table has had enough messages.
house-locked = The table is closed to newcomers.
house-full = All seats are taken.
house-seat_taken = Seat { $seat } is taken.
house-name_taken = Somebody is already called { $name }.
house-no_such_figure = There is no “{ $given }” in the box.
house-figure_taken = { $name } plays with that one.
house-age_does_not_matter = Age does not decide who begins at this table.
house-too_many_claims = Too many people are asking for a seat. Wait for the host’s answer.
house-hosts_seat = The host’s seat cannot be asked for; its personal link opens it again.
house-left_already = You have already left the table.
house-not_away = You are already at your seat.
house-seals_missing = { $count ->
    [one] One device has not sealed the envelope yet.
   *[other] { $count } devices have not sealed the envelope yet.
} Wait, or begin without them: the game will say so.
house-seats_empty = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
} Invite somebody or seat a bot.
house-seats_in_use = One of the seats to be removed is taken.
house-no_bot_there = There is no bot to send away from seat { $seat }.
house-nobody_to_kick = There is nobody to send away from seat { $seat }.
house-nobody_there = Nobody holds seat { $seat }.
house-no_such_claim = That request is no longer there.
house-not_awaited = Nobody is waiting for seat { $seat }.
house-not_late = Seat { $seat } still has time.
house-rematched = The rematch is already open.
house-by_ear = For this, trust your own eyes and ears.
house-no_hints = There are no hints at this table.
house-no_question = You are not being asked anything right now.
house-no_plans = There are no plans in this game.
house-plan_without_end = A plan must say when to stop: choose at least one condition.
house-plan_without_odds = This table plays without odds: a plan cannot depend on them.
house-plan_not_now = There is nothing for such a plan to do right now. Wait for the next brew.
house-no_plan = No plan plays in your place.
house-too_long = This game is too long to go on.

notice-awaited = It is { $name }’s turn, at table { $table }.
notice-over = The game at table { $table } is over.
notice-mine-awaited = Your turn: { $title }, table { $table }.
notice-mine-over = The game is over: { $title }, table { $table }.

bad-notice-too_long = This address is longer than { $limit } characters.
bad-notice-bad_url = This web address cannot be read; copy it again in full.
bad-notice-not_https = The address must use https.
bad-notice-no_host = The address names no server.
bad-notice-has_credentials = The address must not contain a user name or a password.
bad-notice-bad_port = The port must be 443, or from 1024 to 65535.
bad-notice-private_address = { $host } is on a private network; give an address on the internet.
bad-notice-not_a_subscription = The browser’s subscription is incomplete; turn notices off and on again.
bad-notice-bad_p256dh = The browser’s encryption key is not valid; turn notices off and on again.
bad-notice-bad_auth = The browser’s subscription secret is not valid; turn notices off and on again.

page-not-built = Chaudron’s page has not been built yet. Run “make web” in the project’s folder, then open the house again.
