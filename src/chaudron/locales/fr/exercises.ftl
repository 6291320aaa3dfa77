# Les exercices : pourquoi une réponse est la meilleure ($best, $other : des réponses ; $points : l’écart à la fin).

exercise-why-draw = { $deadly ->
    [0] Aucun jeton du sac ne peut faire exploser ton chaudron.
   *[other] { $safe ->
        [one] Un jeton
       *[other] { $safe } jetons
    } sur { $bag } te { $safe ->
        [one] fait
       *[other] font
    } avancer sans rien faire exploser.
}
exercise-why-risk = { $deadly } jetons sur { $bag } feraient tout exploser, mais ici le risque en vaut la peine.
exercise-why-stop = { $deadly ->
    [0] Le prochain jeton ne peut rien faire exploser, mais la suite ne rapporte plus assez.
    [one] Un jeton sur { $bag } ferait exploser ton chaudron.
   *[other] { $deadly } jetons sur { $bag } feraient exploser ton chaudron.
}
exercise-why-points = À la fin, « { $best } » rapporte en moyenne { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus que « { $other } ».
exercise-why-place = « { $other } » rapporte un peu plus de points, mais « { $best } » gagne plus souvent : ici la place compte plus que les points.
exercise-why-chance = Les points se valent, mais « { $best } » gagne plus souvent que « { $other } ».
