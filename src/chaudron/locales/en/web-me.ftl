# The games of this device.

web-me-title = My games
web-me-here = on this device, no account
web-me-games = { $count ->
    [one] game
   *[other] games
}
web-me-won = { $count ->
    [one] win
   *[other] wins
}
web-me-box-won = { $count } won
web-me-against = Against whom
    .help = Games won, by the strongest bot at the table; among people, where any played.
web-me-people = People
web-me-of = { $won } of { $games }
web-me-luck = Balance of luck
    .help = What draws have changed for you, in your games that were reviewed, added up game by game.
web-me-luck-says = { $sum } of a victory, over { $count ->
    [one] { $count } game reviewed
   *[other] { $count } games reviewed
}
web-me-list = My finished games
web-me-place = { $place ->
    [1] 1st of { $players }
    [2] 2nd of { $players }
    [3] 3rd of { $players }
   *[other] { $place }th of { $players }
}
web-me-fine = Fine moments
web-me-picture = Picture to share: { $title }
web-me-empty = No game has ended on this device yet.
web-me-file-replay = See a game again from its file
web-me-forget = Erase my traces
    .ask = Erase all your traces?
    .about = At every table and night of the house your seat is freed, and your name and messages are erased; the others keep their games, with your moves. Where you played against bots, the game disappears. Only the sealed paper of a game begun by several keeps your name, since everybody’s proof depends on it. Nothing can come back.
    .do = Erase everything
    .done = { $count ->
    [0] This device knows nothing any more.
    [one] One table is erased or no longer knows who you were, and this device knows nothing any more.
   *[other] { $count } tables are erased or no longer know who you were, and this device knows nothing any more.
}
    .left = { $count ->
    [one] One table could not forget you just now; it stays here. Try again later.
   *[other] { $count } tables could not forget you just now; they stay here. Try again later.
}
web-me-carry = Take my games along, or take them up from another device
web-me-file = File
web-me-qr = QR
web-me-take = Take up
web-me-qr-title = My seats on another device
web-me-qr-about = Point the other device’s camera here: it will hold the same seats.
web-me-qr-label = QR code { $number } of { $count } with my seats
web-me-qr-next = Code { $number } of { $count }: the next
web-me-secret = Show it to nobody else: whoever has it plays in your place.
web-me-no-seats = There is no seat here that another device could hold.
web-me-not-mine = This file does not hold anybody’s games.
web-me-came = { $count ->
    [0] Nothing new: they were all here.
    [one] { $count } game has come.
   *[other] { $count } games have come.
}
