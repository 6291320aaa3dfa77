# La relecture d’une partie : la chance démêlée des décisions.

web-review = Relecture
web-review-leave = Quitter la relecture
web-review-share = La relecture d’une partie de { $game } :
web-review-somebody = La maison
web-review-making = { $name } relit la partie…
web-review-progress = Avancement de la relecture
web-review-far = { $done } { $done ->
        [one] coup
       *[other] coups
    } sur { $answers }
web-review-cancel = Annuler
web-review-again = Relire la partie
web-review-account = Chance et décisions
web-review-par = par
web-review-luck = chance
web-review-decisions = décisions
web-review-drift = dérive
web-review-result = résultat
web-review-unit-points = points
web-review-unit-bal = Crapzouilles
web-review-unit-blackwood = renommée
web-review-unit-chance = victoire
web-review-equal = À chance égale
web-review-rough = La dérive est grande dans cette partie : n’y lis que les grandes lignes.
web-review-own = Perdu par ses propres choix
web-review-exercise = Exercice
web-review-how = Comment c’est compté
web-review-how-sum = Pour chaque place : résultat = par + chance + décisions + dérive. L’arrondi est compté avec la chance.
web-review-how-par = Par : ce qu’on pouvait attendre avant le premier coup, la même chose pour tout le monde.
web-review-how-luck = Chance : tout ce que les tirages ont changé, les tiens et ceux des autres, comparé à la moyenne de ce qui pouvait venir.
web-review-how-decisions = Décisions : tout ce que les choix ont changé, les tiens et ceux des autres, comparé au meilleur choix. Un choix est jugé sur ce que sa place savait, jamais sur les mains cachées des autres.
web-review-how-drift = Dérive : ce que ni la chance ni les décisions n’expliquent. La relecture juge vite, et change parfois d’avis d’un coup à l’autre sans que personne ait pioché ni choisi. Plus la dérive est grande, moins le reste du compte est sûr.
web-review-how-equal = À chance égale : par et décisions, sans la chance ni la dérive.
web-review-how-measured = Sur mille parties, quand elle dit « une chance sur deux », c’est à peu près une sur deux. Un choix isolé reste un avis : lis-le comme tel.
web-review-how-measured-little = Pour ce jeu, la justesse de ses chances n’a été mesurée que sur quelques dizaines de parties. Un choix isolé est un avis : lis-le comme tel.
web-review-moments = Moments de toute la table
web-review-moments-of = Moments de { $name }
web-review-filter-all = tous { $count }
web-review-filter-notable = marquants { $count }
web-review-filter-decisive = décisifs { $count }
web-review-kind-lucky = Coup de chance
web-review-kind-unlucky = Tuile
web-review-kind-fine = Belle pioche
web-review-kind-missed = Occasion manquée
web-review-round = { $game ->
        [blackwood] exp. { $round }
       *[other] m. { $round }
    }
web-review-round-long = { $game ->
        [blackwood] Expédition { $round }
       *[other] Manche { $round }
    }
web-review-start = début
web-review-at-start = Avant le premier coup.
web-review-none = Rien n’a pesé autant dans cette partie.
web-review-played = joué
web-review-usual = d’habitude
web-review-chosen = choisi
web-review-better = mieux
web-review-deadly = { $count ->
        [0] Aucun jeton du sac ne faisait tout exploser.
        [one] Un seul jeton sur { $bag } faisait tout exploser.
       *[other] { $count } jetons sur { $bag } faisaient tout exploser.
    }
web-review-amount = { $points } { $unit ->
        [bal] { $count ->
            [one] Crapzouille
           *[other] Crapzouilles
        }
        [blackwood] de renommée
       *[points] { $count ->
            [one] point
           *[other] points
        }
    }
web-review-cost-points = Coût : { $chance } de victoire, { $amount }.
web-review-cost-chance = Coût : { $chance } de victoire.
web-review-gain-points = Gagné sur le choix habituel : { $chance } de victoire, { $amount }.
web-review-gain-chance = Gagné sur le choix habituel : { $chance } de victoire.
web-review-known = Jugé sur ce qu’on savait à cette place.
web-review-lucky-by = Mieux que la moyenne : { $chance } de victoire, { $amount }.
web-review-unlucky-by = Moins bien que la moyenne : { $chance } de victoire, { $amount }.
web-review-chance = Victoire
web-review-course = Chances de gagner au coup { $moment } : { $says }
web-review-course-table = Chances de gagner à la fin de chaque manche ; chance et décisions de { $name }, ajoutées
web-review-after = après
web-review-here = Où en est la partie
web-review-table = La table
web-review-next = Moment suivant
web-review-before = Moment précédent
web-review-which = { $number } sur { $count }
web-review-many = { $count ->
        [one] { $count } moment
       *[other] { $count } moments
    }
