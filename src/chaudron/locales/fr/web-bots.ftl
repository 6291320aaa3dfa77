# Les bots : qui s’assied, ce qu’ils conseillent.

## Qui s’assied ($name : nom d’un bot, $rank et $ranks : son niveau et combien il y en a)

web-bots-choose = Un bot
web-bots-rank = niveau { $rank } sur { $ranks }
web-bots-elo = Elo { $elo } ± { $margin }
    .about = Force mesurée contre les autres bots de ce jeu, sûre à 95 %
web-bots-take = Asseoir { $name }

## Un conseil ($name : qui le donne)

web-bots-asked = Que jouerait { $name } ?
web-bots-thinking = { $name } réfléchit…
web-bots-somebody = Quelqu’un
web-bots-cancel = Tant pis
web-bots-again = Redemander
web-bots-choices = Les choix, le meilleur d’abord
web-bots-best = son choix
web-bots-unit-points = Points d’avance à la fin sur les autres, en moyenne
web-bots-unit-wins = Chances de gagner
web-bots-points = { $points } { $count ->
    [one] point
   *[other] points
}
web-bots-play = Jouer ce coup
web-bots-open = Toute la table voit que tu as demandé, pas la réponse.
