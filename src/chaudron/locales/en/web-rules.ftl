# The words of the grimoire: rules to browse.

web-rules-title = Rules
web-rules-title-of = Rules: { $game }
web-rules-all = The rules of the house
web-rules-size = { $rules } rules, { $situations } to watch
web-rules-start = Open the first chapter
web-rules-contents = Contents
web-rules-chapters = Other chapters
web-rules-chapter-before = previous chapter
web-rules-chapter-after = next chapter
web-rules-search = Search the rules
    .hint = search: flask, 6.1, mirror
web-rules-results = Results
web-rules-found = { $count ->
    [0] No rule found.
    [one] One rule found.
   *[other] { $count } rules found.
}
web-rules-none = Nothing about “{ $wanted }” in the grimoire.
web-rules-link = Link to { $rule }
web-rules-sieve = Show only
web-rules-sieve-all = all
web-rules-sieve-rulings = rulings
web-rules-sieve-options = options
web-rules-sieve-editions = editions

## One rule

web-rules-mark-ruling = ruling
web-rules-mark-option = an option changes it
web-rules-mark-editions = editions
web-rules-edition-words = edition editions publisher transcriptions almanac
web-rules-about = About { $rule }
web-rules-usual = the default
web-rules-set-up = Set up a table with “{ $value }”
web-rules-when = Chosen at setup. { -web-touch-first } an answer to open a table with it.
web-rules-your-table = At your table: { $value }.
web-rules-in-your-game = In your game
web-rules-moment = see that moment
web-rules-moment-of = See that moment: { $says }
web-rules-try = Try it
web-rules-less = Less: { $what }
web-rules-more = More: { $what }
web-rules-around = Around your table, now
web-rules-numbers-of = Try with { $name }’s numbers
web-rules-readings = Booklet and editions
web-rules-ruling = A ruling of ours
web-rules-fixed = The booklet is silent, or can be read in two ways. No option changes this one.
web-rules-beside-it = Neighbours
web-rules-ways = Previous rule, next rule
web-rules-previous = Previous rule, { $rule }
web-rules-next = Next rule, { $rule }
web-rules-copy = Copy the link

## To watch

web-rules-watch = To watch on a board
web-rules-situation = To watch: { $title }
web-rules-situation-coming = Setting the table…
web-rules-as-text = as text
web-rules-steps = Step by step
web-rules-step = Step { $step } of { $steps }
web-rules-first = Back to the start
web-rules-before = Previous step
web-rules-after = Next
web-rules-play = Play
web-rules-pause = Pause
web-rules-points = points
web-rules-rubies = rubies
web-rules-whites = Whites { $whites } of { $limit }
web-rules-beside = a chip beside
web-rules-defense = Parry:
web-rules-pile = draw pile { $pile }, discard { $discard }
web-rules-out = has left the ball
web-rules-no-cards = no cards
web-rules-dug = Dug up by the hedgehog
web-rules-loans = { $count ->
    [one] 1 Fagus Bok token
   *[other] { $count } Fagus Bok tokens
}
web-rules-nothing = an empty larder, no potion, no spell
