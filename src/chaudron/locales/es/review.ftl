# La revisión de una partida terminada: la suerte por un lado, las decisiones por otro.

cli-review = separar la suerte de las decisiones en una partida terminada
cli-review-all = todos los momentos, también los pequeños
cli-review-json = toda la cuenta como JSON, para un programa
cli-review-html = escribir la revisión como una página, con curvas, en todos los idiomas completos
review-language = Español
review-progress = Releyendo la partida
review-wrong-unfinished = La partida no ha terminado: solo se puede revisar una partida terminada.
review-wrong-not-a-review = Esto no es una revisión.
review-wrong-page-exists = { $file } ya existe: nombra otro archivo.
review-wrong-page = No se puede escribir { $file }.

review-title = Revisión: { $game ->
    [belcastel] Les Charlatans de Belcastel
    [witches] Les Sorcières s’en mêlent
    [bal] Le Bal des Sorcières
   *[blackwood] Blackwood
}
review-how = Resultado = esperado + suerte + decisiones + deriva, para cada asiento. Cada elección se juzga por lo que sabía su asiento.
review-points = En puntos
review-chance = En probabilidad de ganar
review-column-seat = Asiento
review-column-result = Resultado
review-column-par = Esperado
review-column-own-luck = Suerte propia
review-column-own-decisions = Decisiones propias
review-column-others-luck = Suerte ajena
review-column-others-decisions = Decisiones ajenas
review-column-drift = Deriva
review-column-equal = A igual suerte
review-drift = Deriva: donde la evaluación cambió de parecer sin que nadie sacara ni decidiera nada.
review-judged = { $judged ->
    [one] Se sopesó una decisión.
   *[other] Se sopesaron { $judged } decisiones.
}
review-moments = Momentos clave
review-no-moments = En esta partida nada pesó mucho.
review-fewer = { $count ->
    [one] Se omite un momento menor: --all lo muestra.
   *[other] Se omiten { $count } momentos menores: --all los muestra.
}
review-kind-lucky = Golpe de suerte
review-kind-unlucky = Mala suerte
review-kind-fine = Buena elección
review-kind-missed = Ocasión perdida
review-size-decisive = decisivo
review-size-notable = notable
review-size-small = pequeño
review-percent = { $sign }{ NUMBER($size, style: "percent", maximumFractionDigits: 0) }
review-number = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-heading = { $mark } { $kind } ({ $size }, { $weight }): { $who }
review-at-the-start = Antes de la primera respuesta.
review-missed-points = Elegido: { $chosen }. Mejor: { $best }, que vale { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] punto
   *[other] puntos
} más.
review-missed-chance = Elegido: { $chosen }. Mejor: { $best }.
review-fine = { $best }: lo más corriente habría sido { $obvious }.
review-why = Lo esperado después: { $best }: { $bestpoints } y { $bestchance } de ganar; { $other }: { $otherpoints } y { $otherchance }.
review-plot-chance = Probabilidad de ganar, respuesta a respuesta
review-plot-luck = Suerte acumulada
review-plot-decisions = Decisiones acumuladas
