# The bots: who sits down, what they advise.

## Who sits down ($name: of a bot, $rank and $ranks: its level and how many there are)

web-bots-choose = A bot
web-bots-rank = level { $rank } of { $ranks }
web-bots-elo = Elo { $elo } ± { $margin }
    .about = Strength measured against the other bots of this game, 95% sure
web-bots-take = Seat { $name }

## Advice ($name: who gives it)

web-bots-asked = What would { $name } play?
web-bots-thinking = { $name } is thinking…
web-bots-somebody = Somebody
web-bots-cancel = Never mind
web-bots-again = Ask again
web-bots-choices = The choices, best first
web-bots-best = their choice
web-bots-unit-points = Points ahead of the others at the end, on average
web-bots-unit-wins = Chances of winning
web-bots-points = { $points } { $count ->
    [one] point
   *[other] points
}
web-bots-play = Play this
web-bots-open = Everybody sees that you asked, but not what you were told.
