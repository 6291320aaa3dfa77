### The envelope: before the game, while somebody is awaited, and opened at the end.

web-envelope-lobby = The envelope of draws.
    .about = { $all ->
        [0] All the luck is inside.
       *[other] Drops of wax: { $poured } of { $all }. After the game every draw can be checked.
    }
web-envelope-open = The envelope
    .text = All the luck of the game will be inside. Every device pours its wax on it: nobody can change it afterwards, not even the house.
web-envelope-sealed = The envelope is sealed
    .text = All the luck of the game is inside. Every device has poured its wax on it: nobody can change it any more, not even the house.
    .partly = All the luck of the game is inside, with the wax of the devices that poured it: nobody can change it any more, not even the house.
web-envelope-opened = The envelope is open
    .text = Every draw, counted again on your device.
web-envelope-opening = Opening the envelope…
web-envelope-missing = This game has no envelope.
web-envelope-house = The house
web-envelope-wax-poured = poured
web-envelope-wax-awaited = awaited
web-envelope-wax-missing = missing
web-envelope-wax-bot = a bot, no wax
web-envelope-wax-free = free
web-envelope-picture-open = An envelope, with the wax of every device
web-envelope-picture-sealed = An envelope, sealed with the wax of every device
web-envelope-picture-opened = The open envelope, its letter, its seal broken in two
web-envelope-fingerprint = fingerprint
web-envelope-curious = for the curious
web-envelope-how-open = The house drew a secret before anybody sat down; this is its fingerprint. When the game begins, the envelope closes over this secret and the wax of every device, and gets a fingerprint of its own.
web-envelope-how = The whole fingerprint of the envelope. Compare it with another device at the table: if all the signs are the same, you have the same envelope.
web-envelope-copy = Copy the fingerprint
web-envelope-download = Download the envelope
web-envelope-qr = Photograph it with another phone: the whole fingerprint.
web-envelope-held = As long as these details are open, your device waits before the first draw: so there is time to compare the closed envelope, or to keep it.
web-envelope-list = The house keeps a list of every envelope it closes and how each game ended. It has { $count ->
    [one] one line
   *[other] { $count } lines
}; this is its end now. Note it: later the list must still hold it.
    .keep = Download the list of the house
web-envelope-awaited = Waiting for the device of { $names }.
web-envelope-without = { $count ->
    [one] Begin without the wax of { $names }
   *[other] Begin without the drops of wax of { $names }
}
    .help = The game will say so.
web-envelope-missing-wax = { $count ->
    [one] The wax of { $names } is not there yet
   *[other] The wax of { $names } is not there yet
}
    .text = Their device pours it as soon as it opens the table. You can wait, or begin without: then the house draws for them alone, and the game will say so.
    .wait = Wait
web-envelope-refused = This is not the envelope that this screen shows: your device keeps its wax. Ask the host to open a new table.

## Opened, after the game

web-envelope-right = { $count ->
    [0] no draw is right
    [one] draw is right
   *[other] draws are right
}
web-envelope-counted = { $right } of { $all } draws are right.
web-envelope-of-start = at the beginning
web-envelope-of-seats = for the seats
web-envelope-of-table = for the whole table
web-envelope-verdict-proven = Proven
    .text = Every device poured its wax and kept to it until the end: nobody could choose a draw, and the house could not know in advance what people would draw.
web-envelope-verdict-partly = Partly proven
    .text = All draws are right. Where a drop of wax was missing, the house could have known them in advance.
web-envelope-verdict-onward = Partly proven
    .text = This game goes on from another. Whatever was drawn since is as it was sealed, and nobody could choose it; what was drawn before is not proven here.
web-envelope-verdict-recorded = Nothing is proven
    .text = This game goes on from another, and its envelope, one of before, does not say so. The draws are not wrong for all that.
web-envelope-given = { $count ->
    [0] The set-up comes from that game: { $draws } draws that are not counted here.
    [one] The first move comes from that game: { $draws } draws up to there that are not counted here.
   *[other] The first { $count } moves come from that game: { $draws } draws up to there that are not counted here.
}
web-envelope-bots = { $count ->
    [one] { $names } is a bot: the house can know in advance what it will draw.
   *[other] { $names } are bots: the house can know in advance what they will draw.
}
web-envelope-verdict-house = Sealed by the house alone
    .text = All draws are right, but no device poured wax: the house could have known them in advance.
web-envelope-verdict-unsound = Something is wrong
web-envelope-unsalted = Without wax: { $names }.
web-envelope-substitutes = { $count ->
    [one] { $name }: one move drawn by the house.
   *[other] { $name }: { $count } moves drawn by the house.
}
web-envelope-wrong-draw = { $count ->
    [one] Draw no. { $number } is not the one that was sealed.
   *[other] { $count } draws are not the ones that were sealed, from no. { $number } on.
}
web-envelope-wrong-commitment = The secret of the house does not match the fingerprint.
web-envelope-wrong-resumed = From where the game goes on, or what was played there, is not what the envelope says.
web-envelope-wrong-salt = The wax of { $name } is not the one that was poured.
web-envelope-wrong-link = At move no. { $number }, what followed from the wax of { $name } does not match.
web-envelope-wrong-head = A move of the game, or its result, was changed after the end.
web-envelope-wrong-other_envelope = This is not the envelope that this device sealed.
web-envelope-wrong-other_names = The names in the game are not those in the envelope.
web-envelope-wrong-other_game = The game, its players or its options are not those in the envelope.
web-envelope-wrong-other_head = The last number of the game is not the one that the house told at its end.
web-envelope-wrong-unfair = During the game the house asked your device for what was not due, or drew without what it had given.
web-envelope-keep = Download the proof
web-envelope-same = The fingerprint of the envelope
web-envelope-waxes = { $missing ->
    [0] Every drop of wax is there
    [one] One drop of wax is missing
   *[other] { $missing } drops of wax are missing
}
    .short = { $count ->
        [0] the house alone
        [one] one device and the house
       *[other] { $count } devices and the house
    }
web-envelope-draws = { $count ->
    [one] The draw
   *[other] The { $count } draws, one by one
}
web-envelope-whose-table = The whole table
web-envelope-draw = no. { $number }: { $result } of { $out }
web-envelope-draw-wrong = no. { $number }: { $result } of { $out }, wrong
web-envelope-elsewhere = Check elsewhere
    .short = a file and a command
    .text = Download the game and run, on a computer where Chaudron is installed:
    .second = Or with a second, small program that uses nothing of ours:
