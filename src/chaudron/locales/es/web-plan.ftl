### El plan de quien deja un rato una cocción de Belcastel.

web-plan-about = Mi plan juega por mí, desde ahora y hasta que yo tome el relevo.
web-plan-until = Saco hasta…
web-plan-first = lo que ocurra primero
web-plan-whites = blancas en el caldero
web-plan-coins = monedas en la casilla de puntuación
web-plan-risk = un riesgo superior a
web-plan-percent = { $percent } %
web-plan-less = Menos: { $what }
web-plan-more = Más: { $what }
web-plan-no-odds = Esta mesa juega sin probabilidades: un plan no puede parar según el riesgo.
web-plan-flask = Mi frasco
web-plan-flask-high = para una blanca 2 o 3
web-plan-flask-last = para la última blanca
web-plan-flask-never = nunca
web-plan-questions = Elecciones por el camino
web-plan-questions-bot = como aprendiz
web-plan-questions-wait = que me esperen
web-plan-after = Tras la cocción
web-plan-after-wait = que me esperen
web-plan-after-round = acabar la ronda
web-plan-after-back = hasta mi vuelta
web-plan-exploded = Si explota
web-plan-exploded-points = salvar los puntos
web-plan-exploded-coins = ir de compras
web-plan-after-help = Un bot aprendiz hace el resto por mí, también las compras.
web-plan-forecast = Con tu bolsa: se detiene hacia { $coins } { $whole ->
    [1] moneda
   *[other] monedas
} de media, { $boom ->
    [never] sin explosión.
    [seldom] y explota 1 vez de cada { $times }.
   *[often] y explota el { $percent } de las veces.
}
web-plan-forecast-waits = Una vez de cada { $times }, una pregunta te esperará.
web-plan-nothing = Elige al menos una condición.
web-plan-idle = Ahora no estás cocinando: un plan que después te espera no tendría nada que hacer.
web-plan-keep = Que juegue este plan
web-plan-change = Cambiar el plan
