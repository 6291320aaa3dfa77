# La revisión de una partida: la suerte aparte de las decisiones.

web-review = Revisión
web-review-leave = Dejar la revisión
web-review-share = La revisión de una partida de { $game }:
web-review-somebody = La casa
web-review-making = { $name } está releyendo la partida…
web-review-progress = Avance de la revisión
web-review-far = { $done } de { $answers } { $answers ->
        [one] jugada
       *[other] jugadas
    }
web-review-cancel = Cancelar
web-review-again = Releer la partida
web-review-account = Suerte y decisiones
web-review-par = esperado
web-review-luck = suerte
web-review-decisions = decisiones
web-review-drift = deriva
web-review-result = resultado
web-review-unit-points = puntos
web-review-unit-bal = Crapzouilles
web-review-unit-blackwood = renombre
web-review-unit-chance = victoria
web-review-equal = A igual suerte
web-review-rough = En esta partida la deriva es grande: fíate solo de las líneas generales.
web-review-own = Perdido por decisiones propias
web-review-exercise = Ejercicio
web-review-how = Cómo se cuenta
web-review-how-sum = Para cada asiento: resultado = esperado + suerte + decisiones + deriva. El redondeo se cuenta con la suerte.
web-review-how-par = Esperado: lo que cabía esperar antes de la primera jugada, lo mismo para todo el mundo.
web-review-how-luck = Suerte: todo lo que cambió lo que se sacó, lo tuyo y lo del resto, frente a la media de lo que podía salir.
web-review-how-decisions = Decisiones: todo lo que cambiaron las elecciones, las tuyas y las del resto, frente a la mejor. Una elección se juzga por lo que sabía su asiento, nunca por las manos ocultas del resto.
web-review-how-drift = Deriva: lo que no explican ni la suerte ni las decisiones. La revisión juzga deprisa, y a veces cambia de parecer de una jugada a la siguiente sin que nadie sacara ni eligiera nada. Cuanto mayor es la deriva, menos seguro es el resto de la cuenta.
web-review-how-equal = A igual suerte: lo esperado y las decisiones, sin la suerte ni la deriva.
web-review-how-measured = En mil partidas, cuando dice «una probabilidad de dos», es más o menos una de dos. Una sola elección sigue siendo una opinión: léela como tal.
web-review-how-measured-little = En este juego, lo acertadas que son sus probabilidades se ha medido solo en unas decenas de partidas. Una sola elección es una opinión: léela como tal.
web-review-moments = Momentos de toda la mesa
web-review-moments-of = Momentos de { $name }
web-review-filter-all = todos { $count }
web-review-filter-notable = notables { $count }
web-review-filter-decisive = decisivos { $count }
web-review-kind-lucky = Golpe de suerte
web-review-kind-unlucky = Mala suerte
web-review-kind-fine = Buena elección
web-review-kind-missed = Ocasión perdida
web-review-round = { $game ->
        [blackwood] exp. { $round }
       *[other] r. { $round }
    }
web-review-round-long = { $game ->
        [blackwood] Expedición { $round }
       *[other] Ronda { $round }
    }
web-review-start = inicio
web-review-at-start = Antes de la primera jugada.
web-review-none = En esta partida nada pesó tanto.
web-review-played = jugado
web-review-usual = lo corriente
web-review-chosen = elegido
web-review-better = mejor
web-review-deadly = { $count ->
        [0] Ninguna ficha de la bolsa lo habría hecho explotar.
        [one] Solo una ficha de { $bag } lo habría hecho explotar.
       *[other] { $count } fichas de { $bag } lo habrían hecho explotar.
    }
web-review-amount = { $points } { $unit ->
        [bal] { $count ->
            [one] Crapzouille
           *[other] Crapzouilles
        }
        [blackwood] de renombre
       *[points] { $count ->
            [one] punto
           *[other] puntos
        }
    }
web-review-cost-points = Cuesta: { $chance } de victoria, { $amount }.
web-review-cost-chance = Cuesta: { $chance } de victoria.
web-review-gain-points = Ganado frente a la elección corriente: { $chance } de victoria, { $amount }.
web-review-gain-chance = Ganado frente a la elección corriente: { $chance } de victoria.
web-review-known = Se juzga por lo que se sabía en este asiento.
web-review-lucky-by = Mejor que la media: { $chance } de victoria, { $amount }.
web-review-unlucky-by = Peor que la media: { $chance } de victoria, { $amount }.
web-review-chance = Victoria
web-review-course = Probabilidad de ganar en la jugada { $moment }: { $says }
web-review-course-table = Probabilidad de ganar al final de cada ronda; suerte y decisiones de { $name }, acumuladas
web-review-after = después
web-review-here = Dónde está la partida
web-review-table = La mesa
web-review-next = Momento siguiente
web-review-before = Momento anterior
web-review-which = { $number } de { $count }
web-review-many = { $count ->
        [one] { $count } momento
       *[other] { $count } momentos
    }
