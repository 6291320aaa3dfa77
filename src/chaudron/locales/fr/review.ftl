# La relecture d’une partie finie : la chance d’un côté, les décisions de l’autre.

cli-review = démêler la chance des décisions dans une partie finie
cli-review-all = tous les moments, même les petits
cli-review-json = tout le compte en JSON, pour un programme
cli-review-html = écrire la relecture dans une page, avec des courbes, dans toutes les langues complètes
review-language = Français
review-progress = Relecture de la partie
review-wrong-unfinished = La partie n’est pas finie : on ne relit qu’une partie finie.
review-wrong-not-a-review = Ce n’est pas une relecture.
review-wrong-page-exists = { $file } existe déjà : choisis un autre nom.
review-wrong-page = Impossible d’écrire { $file }.

review-title = Relecture : { $game ->
    [belcastel] Les Charlatans de Belcastel
    [witches] Les Sorcières s’en mêlent
    [bal] Le Bal des Sorcières
   *[blackwood] Blackwood
}
review-how = Résultat = par + chance + décisions + dérive, pour chaque place. Chaque choix est jugé sur ce que sa place savait.
review-points = En points
review-chance = En chances de gagner
review-column-seat = Place
review-column-result = Résultat
review-column-par = Par
review-column-own-luck = Sa chance
review-column-own-decisions = Ses décisions
review-column-others-luck = Chance des autres
review-column-others-decisions = Décisions des autres
review-column-drift = Dérive
review-column-equal = À chance égale
review-drift = Dérive : là où l’évaluation a changé d’avis sans que personne ne pioche ni ne décide.
review-judged = { $judged ->
    [one] Une décision a été pesée.
   *[other] { $judged } décisions ont été pesées.
}
review-moments = Moments clés
review-no-moments = Rien n’a beaucoup pesé dans cette partie.
review-fewer = { $count ->
    [one] Un moment plus petit est omis : --all le montre.
   *[other] { $count } moments plus petits sont omis : --all les montre.
}
review-kind-lucky = Coup de chance
review-kind-unlucky = Tuile
review-kind-fine = Belle pioche
review-kind-missed = Occasion manquée
review-size-decisive = décisif
review-size-notable = marquant
review-size-small = petit
review-percent = { $sign }{ NUMBER($size, style: "percent", maximumFractionDigits: 0) }
review-number = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-heading = { $mark } { $kind } ({ $size }, { $weight }) : { $who }
review-at-the-start = Avant la première réponse.
review-missed-points = Joué : { $chosen }. Mieux : { $best }, qui valait { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus.
review-missed-chance = Joué : { $chosen }. Mieux : { $best }.
review-fine = { $best } : d’autres auraient joué { $obvious }.
review-why = À attendre ensuite : { $best } : { $bestpoints } et { $bestchance } de gagner ; { $other } : { $otherpoints } et { $otherchance }.
review-plot-chance = Chances de gagner, réponse après réponse
review-plot-luck = La chance, accumulée
review-plot-decisions = Les décisions, accumulées
