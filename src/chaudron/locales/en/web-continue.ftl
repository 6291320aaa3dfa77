# Continuing: taking up one’s games, taking a seat along, being told when it is one’s turn.

## My seat on another device

web-continue-seat-about = This link opens your seat, with your bag and your secrets, on a phone or in another browser. You can then play on both.
web-continue-seat-make = Prepare the link
web-continue-seat-link = Personal link
web-continue-seat-qr = QR code of your personal link
web-continue-seat-secret = Give it to nobody: whoever has it plays in your seat.
web-continue-seat-leave = Leave my seat to the other device
    .help = Here you will only watch. Open the link over there first.
    .really = Yes, leave it
web-continue-seat-left = Your seat is no longer on this device. Its link brings it back.
web-continue-seat-only = Cancel the old links
    .help = If a link went astray: it and all your other devices lose the seat, this one keeps it.
    .really = Yes, cancel them all
web-continue-seat-only-done = Done: your seat is open only here now.
web-continue-no = No

## A personal link is opened

web-continue-take-tab = Take up my seat – Chaudron
web-continue-take = Take up my seat
web-continue-take-coming = Opening your seat again…
web-continue-take-empty = This link is empty, or was used in this tab before. Get it again on the other device: menu of the table, “My seat on another device”.
web-continue-take-lost = This link opens nothing any more: the seat has changed hands, or its links were cancelled.
web-continue-take-two = This device already holds the seat of { $mine } at this table. Leave it for that of { $name }?
web-continue-take-this = Take the seat of { $name }
web-continue-take-that = Keep that of { $mine }
web-continue-take-here = There you are: the seat of { $name } is here too.
web-continue-take-again = Try again

## One of my games

web-continue-game-open = Open the game
web-continue-game-forget = Forget this game
    .help = It stays in the house, but this device loses the seat.
    .watched = It leaves your list.
    .really = Yes, forget it

## Being told

web-continue-notices-about = For games that take long: how to know that it is your turn.
web-continue-notices-tab = The tab always makes a sign: a dot before its title and on its icon.
web-continue-notices-sound = A sound when it is my turn
    .help = with the other sounds of the game, while the page is open
web-continue-notices-push = A notice from this browser
web-continue-push-able = even with the page closed, when the table waits for you and you are nowhere
web-continue-push-insecure = this needs an https address: the browser refuses notices here
web-continue-push-unable = this browser cannot receive notices
web-continue-push-install = on iPhone and iPad, only for the installed page
web-continue-push-denied = this browser refuses notices from this page; allow them in its settings
web-continue-push-on = Noted: you will be told when the table waits for you and you are not here.
web-continue-push-off = All right: no more notices of this table here.
web-continue-install = Install Chaudron: tap Share, then “Add to Home Screen”, and open it from there. As it has a memory of its own, take your seat along with its personal link; notices can then be turned on here.
web-continue-notices-what = A notice names only the game and the table, nothing of what you hold.
