# Ways to be together: the big screen of the room, one device that goes from hand to hand.

web-modes-screen-how = Open this link on the television or computer: it shows the table, and nothing that is hidden. Everyone keeps their hand or bag on their phone.
web-modes-screen-link = Big screen link
web-modes-screen-link-qr = Code to scan to open the big screen
web-modes-screen-here = Open it here
web-modes-screen-tab = Big screen – Chaudron
web-modes-screen-join = Join the table
web-modes-screen-table = The table
web-modes-screen-watch = Join, watch
web-modes-screen-qr = Code to scan to come to this table
web-modes-screen-alone = on this machine only
web-modes-screen-scan = Scan with your phone, or type the code
web-modes-screen-taken = { $taken } of { $all }
web-modes-screen-bot = Bot, { $level }
web-modes-screen-start = Everybody is here. { $name } starts the game.
web-modes-screen-ready = Everybody is here. The game is about to begin.
web-modes-screen-sealed = Sealed draws
web-modes-screen-open = The draws were sealed; the seal is open, and everybody can check them.
web-modes-screen-lost = Connection lost. Reconnecting…
web-modes-screen-full = Full screen
web-modes-screen-window = Leave full screen
web-modes-screen-leave = Leave the big screen
web-modes-screen-witches = Witches: { $names }
web-modes-screen-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
web-modes-screen-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-modes-screen-renown = { $points } renown
web-modes-screen-give = Cards change hands in secret.
web-modes-screen-bell = Was it read well? The bell is within reach.

web-modes-mode = How do you play?
web-modes-mode-phones = Own phones
web-modes-mode-screen = Big screen
web-modes-mode-device = One device
web-modes-mode-phones-help = Everyone opens the table on their own device.
web-modes-mode-screen-help = This device shows the table to everybody; everyone plays on their phone.
web-modes-mode-screen-help-phone = You play here; open the big screen on a television or computer.
web-modes-mode-device-help = This device goes from hand to hand; a curtain hides what must be hidden.

web-modes-here = On this device
web-modes-here-help = The device goes from hand to hand. Who plays with you?
web-modes-here-name = Name for seat { $seat }
web-modes-here-add = Add
web-modes-here-windows = On one device reactions have no hourglass: everybody is asked aloud.

web-modes-turn = { $name }’s turn!
web-modes-aloud = Does anybody react?
web-modes-aloud-mirror = { $count ->
    [one] { $name } attacks { $target }: a mirror?
   *[other] { $name } attacks several witches: a mirror?
}
web-modes-aloud-carabosse = Carabosse comes to { $name }.
web-modes-aloud-calm = A crystal ball before we go on?
web-modes-aloud-one = { $name } reacts
web-modes-aloud-nobody = Nobody reacts
web-modes-curtain-to = Pass the screen to { $name }
web-modes-curtain-hidden-bal = The others’ hands stay behind the curtain.
web-modes-curtain-hidden-belcastel = The others’ bags and choices stay behind the curtain.
web-modes-curtain-window = A reaction? Every witch is asked, one after the other.
web-modes-curtain-nobody = The curtain is closed
web-modes-curtain-nobody-help = Nobody here has to answer right now.
web-modes-curtain-open = I am { $name }
web-modes-curtain-hold = keep your finger down to open
web-modes-curtain-key = Enter opens it
web-modes-curtain-log = What happened
web-modes-curtain-absent = { $name } is not here
web-modes-curtain-instead = Who takes the screen?
web-modes-curtain-rests = The hourglass waits while the curtain is closed.
web-modes-curtain-runs = The hourglass runs for everybody.
web-modes-curtain-where = { $title }, round { $round }
