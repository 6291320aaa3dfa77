# What the house server says when something cannot be done, and in its notices.

house-unknown_table = There is no such table. Check the code or the link.
house-unknown_cards = This table is played with card values of the fingerprint { $hash }, which this house does not know. Whoever runs the house can open it once with their file (“chaudron serve --components FILE”); the table then goes on where it was.
house-no_such_cards = Nobody here knows card values of the fingerprint “{ $name }” for the game “{ $game }”.
house-not_found = There is nothing here.
house-bad_method = That is not how to ask for it.
house-bad_token = This key opens no seat at this table.
house-not_seated = You need a seat at this table.
house-not_host = Only the host may do this.
house-no_watchers = This table plays without spectators.
house-origin = That page is not of this house.
house-bad_json = That message is not JSON.
house-bad_message = That message is not understood.
house-bad_name = A name has 1 to 24 printable characters.
house-bad_text = There is nothing to read in that message.
house-no_such_seat = There is no seat { $seat } at this table.
house-too_big = That message is too long.
house-too_fast = That is too much at once. Wait a moment.
house-too_many_tables = You are opening too many tables. Wait a minute.
house-too_many_connections = There are too many connections.
house-busy = The house is too busy. Try again.
house-closing = The house closes for a moment; the game is kept.
house-elsewhere = The table is changing hands. Try again.
house-moved = The table has changed hands; you are being taken back.
house-replaced = You are here on another device.
house-broken = The journal of this table is damaged. Whoever runs the house can restore it.
house-failed = Something failed on our side. Nothing has changed.
house-no_hello = A connection begins with “hello”.
house-greeted_already = “hello” is said only once.
house-not_a_socket = Only a WebSocket comes in here.
house-sealed_now = Everybody is deciding in secret; wait until all is shown.
house-somebody_there = Somebody is playing at seat { $seat }.
house-stale = That question is no longer open.
house-not_started = The game has not begun.
house-started = The game has already begun.
house-over = The game is over.
house-not_over = The game is not over.
house-paused = The game is paused.
house-not_paused = The game is not paused.
house-no_chat = There is no chat at this table.
house-said_enough = Enough has been said at this table.
house-locked = The table is closed to newcomers.
house-full = All seats are taken.
house-seat_taken = Seat { $seat } is taken.
house-name_taken = Somebody is already called { $name }.
house-too_many_claims = Too many people are asking for a seat. Wait for the host’s answer.
house-hosts_seat = The host’s seat cannot be asked for; it is taken up again by its personal link.
house-left_already = You have already left the table.
house-not_away = You are at your seat already.
house-seats_empty = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
} Invite somebody or seat a bot.
house-seats_in_use = One of the seats to be removed is taken.
house-no_bot_there = There is no bot to send away from seat { $seat }.
house-nobody_to_kick = There is nobody to send away from seat { $seat }.
house-nobody_there = Nobody holds seat { $seat }.
house-no_such_claim = That request is no longer there.
house-not_awaited = Seat { $seat } is not awaited.
house-not_late = The time of seat { $seat } is not over.
house-rematched = The rematch is already open.
house-no_plans = This game knows no plans.
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
