# Continuing: going back to your games, taking a seat along, being told when it is your turn.

## My seat on another device

web-continue-seat-about = This link opens your seat, with your bag and your secrets, on a phone or in another browser. You can then play on both.
web-continue-seat-make = Prepare the link
web-continue-seat-link = Personal link
web-continue-seat-qr = QR code of your personal link
web-continue-seat-secret = Keep it to yourself: anybody who has it can play in your seat.
web-continue-seat-leave = Leave my seat to the other device
    .help = Here you will only watch. Open the link over there first.
    .really = Yes, leave it
web-continue-seat-left = Your seat is no longer on this device. Its link brings it back.
web-continue-seat-only = Cancel the old links
    .help = If a link got into the wrong hands: it and all your other devices lose the seat, this one keeps it.
    .really = Yes, cancel them all
web-continue-seat-only-done = Done: your seat is open only here now.
web-continue-no = No

## A personal link is opened

web-continue-take-tab = Back to my seat – Chaudron
web-continue-take = Back to my seat
web-continue-take-coming = Opening your seat again…
web-continue-take-empty = This link is empty, or was already used in this tab. Get it again on the other device: menu of the table, “My seat on another device”.
web-continue-take-lost = This link no longer opens anything: the seat has changed hands, or its links were cancelled.
web-continue-take-two = This device already holds { $mine }’s seat at this table. Leave it for { $name }’s?
web-continue-take-this = Take { $name }’s seat
web-continue-take-that = Keep { $mine }’s seat
web-continue-take-here = There you are: { $name }’s seat is here too.
web-continue-take-again = Try again

## One of my games

web-continue-game-open = Open the game
web-continue-game-solve = Practise the chances I missed
web-continue-game-forget = Forget this game
    .help = It stays in the house, but this device loses the seat.
    .watched = It leaves your list.
    .really = Yes, forget it

## Being told

web-continue-notices-about = For long games: how to know that it is your turn.
web-continue-notices-tab = The tab always shows it: a dot before its title and on its icon.
web-continue-notices-sound = A sound when it is my turn
    .help = with the other sounds of the game, while the page is open
web-continue-notices-push = A notice from this browser
web-continue-push-able = even with the page closed, when the table is waiting and you are not here
web-continue-push-insecure = this needs an https address: the browser refuses notices here
web-continue-push-unable = this browser cannot receive notices
web-continue-push-install = on iPhone and iPad, only for the installed page
web-continue-push-denied = this browser refuses notices from this page; allow them in its settings
web-continue-push-on = You will be told when the table is waiting for you and you are not here.
web-continue-push-off = All right: no more notices about this table here.
web-continue-install = Install Chaudron: tap Share, then “Add to Home Screen”, and open it from there. It starts with an empty memory, so take your seat along with its personal link; notices can then be turned on here.
web-continue-notices-what = A notice names only the game and the table, never what you hold.
