# The words of all games. The title of a group says what each text is given.
# Curly quotes and apostrophes; tests/test_words.py looks after them.

## Lists and seats

number-word = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
}
list-empty = nothing
list-comma = { $list }, { $item }
list-and = { $list } and { $item }
seat = Seat { $number }
score = { $name } { $points }

## Options refused ($given: what was asked for)

bad-option-players = This game is for { $least } to { $most } players, not { $given }.
bad-option-unknown_option = There is no option “{ $name }”. There are: { $known }.
bad-option-unknown_bot = There is no bot called “{ $given }”. There are: { $known }.
bad-option-unknown_game = There is no game “{ $given }”. There are: { $known }.
bad-option-bad_code = “{ $given }” does not belong in a setup code, such as BEL-A4-2 or “belcastel 4 books=2”.
bad-option-newer_code = “{ $given }” comes from a newer version of Chaudron. Update the house, or ask for the link of an open table.
bad-option-bad_value = The option “{ $name }” cannot be “{ $given }”. Choose from: { $allowed }.
bad-option-bad_value-components = Nobody here knows the card values with the fingerprint “{ $given }”, only { $allowed }. Give their file: “--components FILE”, or CHAUDRON_COMPONENTS in the environment.
bad-option-bad_books = “{ $given }” names no books. Give a set from 1 to 4 (to 6 with the witches), or one set per colour, such as g1-b4-r2-y2-p3.
bad-option-bad_witches = “{ $given }” does not name three witches. Name one per metal, such as S2-C1-G3, or leave it to chance: random.

## Records refused

bad-record-not_a_record = This is not the record of a game.
bad-record-too_big = This file is longer than the record of any game ({ $most } MB at most).
bad-record-other_format = This record has the format { $found }; I read { $known }.
bad-record-altered = This record has been altered: its fingerprint no longer matches.
bad-record-malformed = This record is damaged ({ $where }).
bad-record-unknown_source = This record takes its chance from a source I do not know: { $kind }.
bad-record-still_sealed = The chance of this game is still sealed; it will be revealed when the game is over.
bad-record-broken_commitment = The secret revealed is not the one that was sealed before the game.
bad-record-other_game = This is a game of { $found }, not of { $known }.
bad-record-other_version = This game follows version { $found } of the rules, which I do not know: I play version { $known }.
bad-record-earlier_version = { $number ->
    [0] This game follows version { $found } of the rules; I play version { $known }, which begins it differently. Only a program of that version can tell whether it is sound.
   *[other] This game follows version { $found } of the rules; I play version { $known }, which takes answer number { $number } differently. Only a program of that version can tell whether it is sound.
}
bad-record-bad_options = The options of this record cannot be used. { $where }
bad-record-refused = Answer number { $number } ({ $seat }: { $choice }) is not allowed at that point.
bad-record-chance_ended = { $number ->
    [0] The chance written down is not enough to set up the table.
   *[other] The chance written down does not match answer number { $number }.
}
bad-record-draws_differ = { $number ->
    [0] Recomputed, chance differs from the record as early as the set-up.
   *[other] Recomputed, chance differs from the record at answer number { $number }.
}
bad-record-result_differs = Played again, the game does not end with the result written down.
bad-record-not_in_envelope = { $what ->
    [names] The names are not those in the sealed envelope.
    [options] The options are not those in the sealed envelope.
    [players] The number of players is not the one in the sealed envelope.
    [resumed] From where the game goes on is not what the sealed envelope says.
   *[game] The game is not the one in the sealed envelope.
}
bad-record-wrong_salt = The salt of { $seat } is not the one that was sealed.
bad-record-wrong_link = At answer number { $number }, the link of { $seat } is not the one that was due.
bad-record-head_differs = The number that binds everything that happened does not fit this game.
bad-record-bad_list = The list of the house does not hold: line { $number } does not follow from the one before.
bad-record-not_listed = { $what ->
    [closed] The list of the house does not know this envelope.
   *[ended] By the list of the house, the game with this envelope did not end like this.
}

## Undo refused

undo-nothing = There is nothing to take back yet.
undo-another_acted = Too late: somebody else has played since.
undo-chance = Chance has spoken, and it never takes a word back.
undo-revealed = What has been seen cannot be unseen.
undo-sealed = What is sealed stays sealed until everybody is done.
undo-off = At this table nothing can be taken back.

## Unknown rule

unknown-rule = { $count ->
    [0] There is no rule “{ $rule }”.
   *[other] There is no rule “{ $rule }”. Perhaps you mean { $near }?
}

# Bots, by level
bot-random = random
bot-child = child
bot-novice = novice
bot-apprentice = apprentice
bot-adept = adept
bot-master = master

# In the rules, instead of a value that stands for many.
rules-value-seconds = in seconds
rules-value-share = from 0 to 1
rules-value-count = 1 or more
rules-value-unlimited = 0, without limit
rules-value-hash = fingerprint
rules-value-true = yes
rules-value-false = no
rules-value-quoted = “{ $value }”
