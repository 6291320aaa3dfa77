# A night at several tables: announcing it, leading it, everybody's page, the big screen.

web-night-title = Same-deal night
web-night-tab = Night – Chaudron
web-night-about = { $titles }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}. { $count ->
    [0] Nobody is here yet.
    [one] One person is here.
   *[other] { $count } people are here.
}
web-night-same = The same bags, the same cards, at every table
web-night-same-how = Your result is compared with those who had the same seat at the other tables: with equal luck, play decides.
web-night-same-luck = The same luck at every table
web-night-deal = Deal { $deal }
web-night-deal-planned = to come
web-night-deal-playing = sealed, being played
web-night-deal-over = over, can be checked
web-night-deal-seat = Deal { $deal }, { $crest } seat
web-night-crest = { $seat ->
    [0] Moon
    [1] Star
    [2] Leaf
    [3] Key
    [4] Bell
   *[other] Hat
}
web-night-honors = Honours
web-night-honors-after = after the last deal
web-night-schedule = Schedule
web-night-table = Table { $table }
web-night-tables = Tables
web-night-table-over = over
web-night-table-unfinished = not finished in time, does not count
web-night-round = round { $round }
web-night-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-night-you = You
web-night-you-points = you { $count }
web-night-bot = Bot
web-night-awaited = awaited
web-night-to-table = To my table
web-night-until = Until { $at }. A table that has not finished by then does not count.
web-night-others-play = Your table has finished. Results come when all tables have, or when time is up.
web-night-margin = My margin
web-night-mean = mean { $mean }
web-night-rank = { $rank } of { $count }
web-night-same-seat = { $count } times the same seat, the same luck.
web-night-standings = Standings, at equal luck
web-night-unit = margin at the same seat, in points
web-night-all = see all { $count }
web-night-around = around me
web-night-order = Rank
web-night-order-rank = by margin, at equal luck
web-night-order-rank_by_places = by places
web-night-order-rank_by_points = by points
web-night-col-rank = Rank
web-night-col-name = Name
web-night-col-deal = deal { $deal }
web-night-col-places = 1st · 2nd · 3rd
web-night-col-points = points
web-night-col-total = total
web-night-join = Count me in
web-night-your-name = Your name
web-night-level = I play…
web-night-level-0 = for the first time
web-night-level-1 = now and then
web-night-level-2 = often
web-night-soon = The first deal begins soon. { $count ->
    [0] Nobody is here yet.
    [one] One person is here.
   *[other] { $count } people are here.
}
web-night-next = The next deal is about to begin.
web-night-next-at = The next deal begins at { $at }.
web-night-late = A deal is being played. You play from the next one on.
web-night-resting = You rest this time: the tables are full. The next deal is yours.
web-night-gone = You have left the night. Your place waits for you.
web-night-return = Come back
web-night-leave = Leave the night
web-night-over = The night is over. Thank you for coming.
web-night-paused = Everybody is on a break.
web-night-paused-short = paused
web-night-begin = Begin deal { $deal }
web-night-pause = Pause
web-night-resume = Go on
web-night-extend = + { $minutes } minutes
web-night-end = End the deal
web-night-end-sure = Tables that have not finished will not count. Everybody will see that.
web-night-end-yes = End it
web-night-end-no = Let them play
web-night-project = Project
web-night-left = { $count } min left
web-night-file = night
web-night-invite = How to come
web-night-qr = Code to scan to come to the night
web-night-follow = Come with your phone:
web-night-come = Come
web-night-people = { $count ->
    [0] Nobody
    [one] One person
   *[other] { $count } people
}
web-night-nobody = Show the code: everybody joins once, for the whole night.
web-night-away = has left
web-night-strike = Stop waiting for { $name }
web-night-back = Wait for { $name } again
web-night-again = Replay
web-night-after = { $count ->
    [0] before the first deal
    [one] after one deal
   *[other] after { $count } deals
}
web-night-as-player = I play too
web-night-as-host = I host without playing
web-night-name = Name of the group
web-night-name-hint = Monday club
web-night-deals = What is played
web-night-deal-more = One more deal
web-night-deal-away = Remove deal { $deal }
web-night-size = At each table
web-night-no-size = These games do not take the same number of players.
web-night-time = For each deal
web-night-break = Between deals
web-night-minutes = { $count } minutes
web-night-untimed = no limit
web-night-by-hand = when I say so
web-night-bots = Bots, where somebody is missing
web-night-pairing = Who plays with whom
web-night-pairing-around = new faces every deal
web-night-pairing-swiss = neighbours in the standings
web-night-fill = When a table is not full
web-night-fill-bots = bots sit down
web-night-fill-rest = people rest in turn
web-night-open = Open the night
