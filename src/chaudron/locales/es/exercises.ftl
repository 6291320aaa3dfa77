# Ejercicios: por qué una respuesta es la mejor ($best, $other: respuestas; $points: la diferencia al final).

exercise-why-draw = { $deadly ->
    [0] Ninguna ficha de la bolsa puede hacer explotar tu caldero.
   *[other] { $safe ->
        [one] Una ficha
       *[other] { $safe } fichas
    } de { $bag } { $safe ->
        [one] te hace
       *[other] te hacen
    } avanzar sin explotar.
}
exercise-why-risk = { $deadly } fichas de { $bag } lo harían explotar todo, pero aquí el riesgo vale la pena.
exercise-why-stop = { $deadly ->
    [0] La próxima ficha no puede hacer explotar nada, pero lo que sigue ya no vale la pena.
    [one] Una ficha de { $bag } haría explotar tu caldero.
   *[other] { $deadly } fichas de { $bag } harían explotar tu caldero.
}
exercise-why-points = Al final «{ $best }» da de media { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] punto
   *[other] puntos
} más que «{ $other }».
exercise-why-place = «{ $other }» da algunos puntos más, pero «{ $best }» gana más a menudo: aquí el puesto cuenta más que los puntos.
exercise-why-chance = En puntos son casi iguales, pero «{ $best }» gana más a menudo que «{ $other }».
