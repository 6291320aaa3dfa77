# Los bots: quién se sienta, qué aconsejan.

## Quién se sienta ($name: de un bot, $rank y $ranks: su nivel y cuántos hay)

web-bots-choose = Un bot
web-bots-rank = nivel { $rank } de { $ranks }
web-bots-elo = Elo { $elo } ± { $margin }
    .about = Fuerza medida contra los otros bots de este juego, con un 95 % de seguridad
web-bots-take = Sentar a { $name }

## Consejo ($name: quién lo da)

web-bots-asked = ¿Qué jugaría { $name }?
web-bots-thinking = { $name } está pensando…
web-bots-somebody = Alguien
web-bots-cancel = Déjalo
web-bots-again = Preguntar de nuevo
web-bots-choices = Las opciones, la mejor primero
web-bots-best = su elección
web-bots-unit-points = Puntos de ventaja al final, de media
web-bots-unit-wins = Probabilidad de ganar
web-bots-points = { $points } { $count ->
    [one] punto
   *[other] puntos
}
web-bots-play = Jugar esto
web-bots-open = Todo el mundo ve que has preguntado, pero no la respuesta.
