# Les mots de la page pour Belcastel et ses Sorcières.

## Belcastel, brassage

web-belcastel-controls = Bouteille, sac, arrêt
web-belcastel-flask = Bouteille
web-belcastel-flask-takes = { $chip } retourne au sac
web-belcastel-flask-full = pleine
web-belcastel-flask-empty = vide
web-belcastel-draw = Piocher
web-belcastel-draw-label = Piocher, { $count ->
    [one] { $count } jeton dans le sac
   *[other] { $count } jetons dans le sac
}
web-belcastel-stop = M’arrêter
web-belcastel-return = Reprendre
web-belcastel-risk = risque { $deadly } sur { $bag }
web-belcastel-no-risk = aucun risque
web-belcastel-odds = Les risques
web-belcastel-scores = Les scores
web-belcastel-values-own = À l’essai ici : des prix, des cases, des livres ou des cartes tirés d’un fichier (empreinte { $hash }).
web-belcastel-books = Les livres
web-belcastel-card = La carte de la manche
web-belcastel-others = Les autres chaudrons
web-belcastel-own-bag = Dans mon sac
web-belcastel-whites = Blancs
web-belcastel-gauge = Blancs : { $whites } sur { $limit }.
web-belcastel-gauge-deadly = blanc { $values } : boum
web-belcastel-gauge-calm = rien à craindre
web-belcastel-gauge-safe = rien n’explose
web-belcastel-gauge-boom = tout a sauté
web-belcastel-space = { $coins } { $coins ->
    [one] sou
   *[other] sous
}, { $points } { $points ->
    [one] point
   *[other] points
}{ $ruby ->
    [yes] , un rubis
   *[no] { "" }
}
web-belcastel-cauldron = Chaudron de { $name } : { $chips ->
    [0] aucun jeton
    [one] { $chips } jeton
   *[other] { $chips } jetons
}, case de décompte { $space }, blancs { $whites } sur { $limit }
web-belcastel-opponent = { $name }, { $state } : { $coins } { $coins ->
    [one] sou
   *[other] sous
} et { $points } { $points ->
    [one] point
   *[other] points
} en vue, blancs { $whites } sur { $limit } ; score { $score }, rubis { $rubies }. Voir son chaudron
web-belcastel-state-brewing = brasse…
web-belcastel-state-stopped = à l’arrêt
web-belcastel-draws = { $seat } pioche { $chips } : case { $space }.
web-belcastel-boom = Boum !
    .whites = blancs : { $whites } sur { $limit }
web-belcastel-state-exploded = a explosé
web-belcastel-state-sealed = a choisi
web-belcastel-state-hesitates = hésite

## Belcastel, un choix à faire

web-belcastel-candidates = Ce que tu peux choisir
web-belcastel-choose-first = Choisis d’abord
web-belcastel-choose-confirm = Confirmer ce qui est choisi
web-belcastel-choose-digit = Choisir par numéro, deux fois pour confirmer
web-belcastel-choose-rest = Les autres rentrent au sac. Blancs { $whites }/{ $limit }
web-belcastel-choose-rubies = Tu as { $rubies } rubis.
web-belcastel-from-to = de { $from } à { $to }
web-belcastel-pick-drop = { $about ->
    [choose_wisely] Deux avancées de goutte
   *[other] Chaudron
}
web-belcastel-pick-tube = Éprouvette
web-belcastel-pick-refill = Bouteille
web-belcastel-pick-point = 1 point
web-belcastel-pick-rubies = 3 rubis
web-belcastel-pick-points = { $about ->
    [just_in_time] 4 points
   *[other] 1 point par queue
}
web-belcastel-pick-remove_white = Un blanc 1 de moins
web-belcastel-pick-give_up = { $number } rubis
web-belcastel-pick-row = { $number ->
    [one] { $number } mauve
   *[other] { $number } mauves
}
web-belcastel-pick-rat = Le rat
web-belcastel-pick-back = Au sac
web-belcastel-pick-bag = Au sac
web-belcastel-pick-bonus = { $about ->
    [double] Deux fois plus loin
   *[other] Cases en plus
}
web-belcastel-pick-restart = Recommencer
web-belcastel-pick-go_on = Continuer
web-belcastel-pick-explode = Laisser exploser
web-belcastel-do-drop = { $about ->
    [choose_wisely] Deux avancées de goutte
   *[other] Avancer la goutte
}
web-belcastel-do-tube = Éprouvette suivante
web-belcastel-do-refill = Remplir la bouteille
web-belcastel-do-point = Gagner 1 point
web-belcastel-do-give_up = { $number ->
    [one] Céder 1 queue, 1 rubis
   *[other] Céder { $number } queues, { $number } rubis
}
web-belcastel-do-row = { $about ->
    [ghost_trade] { $number ->
        [one] Rendre { $number } mauve
       *[other] Rendre { $number } mauves
    }
   *[other] { $number ->
        [one] Ligne à { $number } mauve
       *[other] Ligne à { $number } mauves
    }
}
web-belcastel-do-swap = Échanger contre { $a_chip }
web-belcastel-do-restart = Tout reprendre à zéro
web-belcastel-refuse-good_start = N’en céder aucune
web-belcastel-refuse-beside = Les laisser à côté
web-belcastel-note-explodes = tout saute : points ou achats
web-belcastel-note-protected = tout saute, mais le crâne te protège
web-belcastel-note-rubies = +{ $rubies } rubis
web-belcastel-note-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
web-belcastel-note-further = { $spaces ->
    [one] { $spaces } case de plus
   *[other] { $spaces } cases de plus
}
web-belcastel-note-at-limit = pile à la limite
web-belcastel-note-open = la suite au hasard
web-belcastel-note-drop = tu pars d’une case plus loin
web-belcastel-note-rat = { $tails ->
    [one] { $tails } queue de rat : tu pars { $tails } case plus loin
   *[other] { $tails } queues de rat : tu pars { $tails } cases plus loin
}
web-belcastel-note-refill = elle reprendra un jeton
web-belcastel-note-give-up = { $number ->
    [one] contre { $number } queue de rat
   *[other] contre { $number } queues de rat
}
web-belcastel-note-restart = tout rentre au sac, une seule fois
web-belcastel-note-go-on = tu gardes ta potion, blancs { $whites }/{ $limit }
web-belcastel-note-bag = de retour dans ton sac
web-belcastel-note-for-good = retiré de ton sac pour de bon
web-belcastel-note-swap = le nouveau va au sac
web-belcastel-note-left = { $count ->
    [0] plus aucun
    [one] le dernier
   *[other] il en reste { $count }
}

## Belcastel : sceaux, éprouvettes, début de manche, livres, sac, risques, chaudron d’un autre

web-belcastel-beat-signal = Mélangez !
web-belcastel-beat = Coup de louche { $number }
web-belcastel-beat-rule = Chacun scelle son choix, tous se dévoilent ensemble.
web-belcastel-revealed = Coup { $number }, dévoilé :
web-belcastel-revealed-none = Rien n’est encore dévoilé.
web-belcastel-envelopes = Tes deux enveloppes
web-belcastel-seal = Scelle ton choix : personne ne le voit avant les autres.
web-belcastel-seal-open = Scellé. { -web-touch-first } une enveloppe pour changer d’avis, tant que personne d’autre n’a joué.
web-belcastel-sealed = { $count ->
    [0] Scellé, on dévoile.
   *[other] Scellé pour de bon. On attend { $names }.
}
web-belcastel-seal-out = { $state ->
    [exploded] Tout a sauté : on attend la fin du brassage.
   *[other] Ta potion est prête : on attend la fin du brassage.
}
web-belcastel-you = Toi
web-belcastel-reveal-stop = Arrêt
web-belcastel-reveal-boom = boum, { $whites } sur { $limit }
web-belcastel-reveal-holds = blancs { $whites } sur { $limit }
web-belcastel-reveal-thinks = à décider
web-belcastel-reveal-end = Continuer
web-belcastel-next-beat = Coup suivant
web-belcastel-tubes = { $last ->
    [yes] Éprouvettes : goutte dans la dernière, { $tube } ({ $bonus }).
   *[no] Éprouvettes : goutte dans la { $tube } ({ $bonus }) ; ensuite la { $next } ({ $next_bonus }).
}
web-belcastel-intro-round = Manche
web-belcastel-intro-go-on = { -web-touch-first-to } pour continuer
web-belcastel-coins = sous
web-belcastel-book-opens = s’ouvre manche { $round }
web-belcastel-bag = Sac
web-belcastel-bag-mine = Dans ton sac
web-belcastel-bag-empty = rien
web-belcastel-bag-hidden = Ce qu’il y a dedans reste caché.
web-belcastel-bag-holds = { $count ->
    [0] sac vide
    [one] { $count } jeton
   *[other] { $count } jetons
}
web-belcastel-bag-whites = dont { $count ->
    [0] aucun blanc.
    [one] { $count } blanc ({ $percent } %), valeur { $sum }.
   *[other] { $count } blancs ({ $percent } %), somme { $sum }.
}
web-belcastel-odds-off = Cette table joue sans les risques : à toi de sentir le vent.
web-belcastel-odds-none = Rien à calculer pour l’instant : tu ne pioches pas.
web-belcastel-odds-safe = Avant ta seconde chance, rien n’explose, quoi que tu pioches.
web-belcastel-odds-deadly = Font tout sauter :
web-belcastel-odds-calm = Aucun jeton de ton sac ne fait sauter le chaudron au prochain coup.
web-belcastel-odds-bars = Chance d’avoir explosé après…
web-belcastel-odds-draws = { $draws ->
    [one] { $draws } pioche
   *[other] { $draws } pioches
}
web-belcastel-odds-stops = En moyenne, si tu t’arrêtes…
web-belcastel-odds-when = après
web-belcastel-odds-now = tout de suite
web-belcastel-odds-space = case
web-belcastel-odds-either = au choix
web-belcastel-odds-or = { $coins } s. ou { $points } p.
web-belcastel-odds-counted = Calcul exact sur les jetons de ton sac. Seules la pioche et la pose comptent dans les risques. Les moyennes suivent le livre et la carte pour le premier jeton ; ensuite, valeurs et bonus fixes seulement. Jamais comptés : tes choix, la bouteille, ce qu’ajoute le décompte.
web-belcastel-lies = { $chip } (case { $space })
web-belcastel-cauldron-state = État
web-belcastel-cauldron-space = Case de décompte
web-belcastel-cauldron-laid = Dans l’ordre : { $chips }.
web-belcastel-cauldron-empty = Encore aucun jeton dans ce chaudron.
web-belcastel-cauldron-beside = À côté du chaudron : { $chips }.

## Belcastel, décompte ($phase est une lettre de A à F)

web-belcastel-scoring = Décompte de la manche { $round }
web-belcastel-phases = Phases du décompte
web-belcastel-phase-A = Dé
web-belcastel-phase-B = Jetons
web-belcastel-phase-C = Rubis
web-belcastel-phase-D = Points
web-belcastel-phase-E = Achats
web-belcastel-phase-F = Rubis à dépenser
web-belcastel-ended-stopped = arrêt, blancs { $whites }/{ $limit }
web-belcastel-ended-exploded = a explosé, blancs { $whites }/{ $limit }
web-belcastel-no-die = explosé : pas de dé
web-belcastel-bought-nothing = aucun achat
web-belcastel-exchange = dernier troc
web-belcastel-points = { $points } { $points ->
    [one] point
   *[other] points
}
web-belcastel-coins-count = { $coins } { $coins ->
    [one] sou
   *[other] sous
}
web-belcastel-to-spend = { $coins } { $coins ->
    [one] sou
   *[other] sous
} à dépenser
web-belcastel-or-coins = ou { $coins } { $coins ->
    [one] sou
   *[other] sous
}
web-belcastel-or = ou bien…
web-belcastel-thinks = réfléchit…
web-belcastel-somebody-thinks = { $name } réfléchit
web-belcastel-reward-points = sans achats
web-belcastel-reward-coins = sans points
web-belcastel-gain-coins = sous
web-belcastel-gain-points = points
web-belcastel-gain-rubies = rubis
web-belcastel-gain-drop = case de goutte
web-belcastel-gain-flask = bouteille remplie
web-belcastel-gain-tube = éprouvette
web-belcastel-gain-no-chip = plus de { $chip }
web-belcastel-gain-drop-stays = goutte laissée là
web-belcastel-speed = Vitesse ×{ $speed }
web-belcastel-steps = Pas à pas
web-belcastel-again = Revoir A–{ $phase }
web-belcastel-step = Phase suivante
web-belcastel-show-all = Tout montrer
web-belcastel-go-on = Continuer
web-belcastel-waiting = On attend les autres
web-belcastel-track = Piste de score : { $scores }. { $tails ->
    [0] Aucune queue de rat jusqu’à la tête.
    [one] { $tails } queue de rat jusqu’à la tête.
   *[other] { $tails } queues de rat jusqu’à la tête.
}
web-belcastel-track-score = { $name } { $points }
web-belcastel-tails = { $tails } { $tails ->
    [one] queue
   *[other] queues
}

## Belcastel, achats

web-belcastel-short-orange = Citrouille
web-belcastel-short-green = Araignée
web-belcastel-short-blue = Corbeau
web-belcastel-short-red = Amanite
web-belcastel-short-yellow = Mandragore
web-belcastel-short-purple = Fantôme
web-belcastel-short-black = Sphinx
web-belcastel-short-locoweed = Chou des fous
web-belcastel-shop-book = { $book }. Voir les livres
web-belcastel-shop-cell = { $chip }, prix { $price } : { $state }
web-belcastel-shop-free = à prendre
web-belcastel-shop-chosen = choisi
web-belcastel-shop-swap = échanger
web-belcastel-shop-bought = acheté
web-belcastel-shop-too-dear = manque { $missing }
web-belcastel-shop-same-color = déjà un { $color }
web-belcastel-shop-sold-out = épuisé
web-belcastel-shop-closed = s’ouvre manche { $round }
web-belcastel-shop-not-now = pas maintenant
web-belcastel-shop-purse = Bourse : { $coins }, dépensés : { $spent }, perdus : { $left }
web-belcastel-shop-spent = { $coins ->
    [0] rien de dépensé
    [one] { $coins } dépensé
   *[other] { $coins } dépensés
}
web-belcastel-shop-lost = { $coins ->
    [0] rien de perdu
    [one] { $coins } sou sera perdu
   *[other] { $coins } sous seront perdus
}
web-belcastel-shop-hint = Deux jetons au plus, de couleurs différentes.
web-belcastel-shop-slot = un jeton, si tu veux
web-belcastel-shop-put-back = Reposer { $chip }
web-belcastel-shop-confirm = Acheter
web-belcastel-shop-pick = Choisis d’abord un jeton ; sinon, « Ne rien acheter ».
web-belcastel-shop-nothing = Ne rien acheter
web-belcastel-shop-enough = Ce sera tout
web-belcastel-shop-both = Acheter les deux
web-belcastel-shop-one = Acheter ce jeton

## Belcastel, podium

web-belcastel-podium-won = { $name } l’emporte !
web-belcastel-podium-mine = Tu l’emportes !
web-belcastel-podium-shared = Victoire partagée : { $names } !
web-belcastel-podium-after = { $rounds } manches, { $minutes } min
web-belcastel-podium-sources = D’où viennent les points
web-belcastel-podium-rounds = Manche par manche
web-belcastel-podium-sum = points cumulés
web-belcastel-podium-curve = Points cumulés de chacun, manche par manche
web-belcastel-podium-round = m. { $round }
web-belcastel-podium-share-text = { $title } { $scores }.
web-belcastel-source-spaces = Cases
web-belcastel-source-chips = Jetons
web-belcastel-source-die = Dé
web-belcastel-source-cards = Cartes
web-belcastel-source-tubes = Éprouvettes
web-belcastel-source-exchange = Échange
web-belcastel-source-other = Autres
web-belcastel-moment-exploded = Le blanc de trop
    .text = { $name } fait tout sauter, blancs : { $whites } sur { $limit }.
    .own = Tu fais tout sauter, blancs : { $whites } sur { $limit }.
web-belcastel-moment-furthest = Au bord de la cuillère
    .text = { $name } pousse jusqu’à la case { $space } : personne n’ira plus loin.
    .own = Tu pousses jusqu’à la case { $space } : personne n’ira plus loin.
web-belcastel-moment-rats = La cavalcade
    .text = { $name } lâche son rat : { $tails } { $tails ->
        [one] case
       *[other] cases
    } de plus au départ.
    .own = Tu lâches ton rat : { $tails } { $tails ->
        [one] case
       *[other] cases
    } de plus au départ.
web-belcastel-moment-best = La manche en or
    .text = { $name } marque { $points } { $points ->
        [one] point
       *[other] points
    } d’un coup.
    .own = Tu marques { $points } { $points ->
        [one] point
       *[other] points
    } d’un coup.
web-belcastel-moment-card = La bonne carte
    .text = « { $card } » n’oublie pas { $name }.
    .own = « { $card } » ne t’oublie pas.
web-belcastel-moment-patient = La goutte patiente
    .text = { $name } a payé { $drops } cases de goutte en rubis.
    .own = Tu as payé { $drops } cases de goutte en rubis.
web-belcastel-moment-steady = La main sûre
    .text = { $name } n’a jamais fait exploser son chaudron.
    .own = Tu n’as jamais fait exploser ton chaudron.
web-belcastel-moment-overtaken = Le renversement
    .text = { $name } avait { $points } { $points ->
        [one] point
       *[other] points
    } de retard avant la dernière manche.
    .own = Tu avais { $points } { $points ->
        [one] point
       *[other] points
    } de retard avant la dernière manche.

## La table des Sorcières

web-belcastel-witches = Les sorcières
web-belcastel-witch-call = Appeler { $witch } : { $brings }. Coûte ton { $penny }
web-belcastel-witch-other = { $isSpent ->
    [yes] { $witch }, { $phase } : { $penny } dépensé
   *[no] { $witch }, { $phase }, { $penny }
}
web-belcastel-witch-spent = dépensé
web-belcastel-witch-why = Pourquoi maintenant ?
web-belcastel-witch-ask = Tu appelles { $witch } ?
web-belcastel-witch-keep = Garder le centime
web-belcastel-witch-no-hurry = Rien ne presse : la table t’attend.
web-belcastel-witch-callers = L’ont déjà appelée :
web-belcastel-witch-left = Chaque centime gardé jusqu’au bout vaut 2 points.
web-belcastel-witch-whites = blancs { $from } → { $to }
web-belcastel-witch-coins = { $from } → { $to } sous
web-belcastel-witch-six = { $count ->
    [one] 1 jeton étalé
   *[other] { $count } jetons étalés
} sur { $bag }, à poser au choix
web-belcastel-witch-all = { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $coins ->
    [one] { $coins } sou
   *[other] { $coins } sous
}
web-belcastel-witch-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
web-belcastel-witch-rubies = +{ $rubies } rubis
web-belcastel-do-witch = Appeler { $witch }
web-belcastel-pennies = Centimes : { $pennies }.
web-belcastel-brief-brewing = brasse
web-belcastel-brief-stopped = arrêt
web-belcastel-brief-exploded = boum
web-belcastel-brief-sealed = choisi
web-belcastel-brief-hesitates = hésite
web-belcastel-bowl = Coupelle : { $chips }. { $spoon } + { $points } points
web-belcastel-bowl-empty = Coupelle vide
web-belcastel-bowl-points = { $spoon } + { $points } points
web-belcastel-flask-bowl = rendre { $chip } de la coupelle
web-belcastel-waits = Pour ouvrir la prochaine manche : { $chips }
web-belcastel-aside-ask = { $choice } maintenant ?
web-belcastel-aside-hint = Mis de côté par l’amanite : à poser avant la fin de la manche.
web-belcastel-aside-later = Plus tard
web-belcastel-touch-whites = { -web-touch-first } un blanc dans le chaudron, ou les deux.
web-belcastel-touch-upgrade = { -web-touch-first } un jeton du chaudron, ou les deux derniers.
web-belcastel-touch-start_chip = Choisis-le dans le chaudron. Il restera hors du sac.
web-belcastel-candidate-count = { $count } exemplaires
web-belcastel-note-poured = dans la coupelle
web-belcastel-note-start = posé en premier à la prochaine manche
web-belcastel-along = { $chip }, montré : { $spaces ->
    [one] 1 case de plus
   *[other] { $spaces } cases de plus
}
web-belcastel-shop-for = pour { $name }
web-belcastel-shop-ghosts = Payé par tes souffles mauves : deux jetons au plus, de couleurs différentes.
web-belcastel-gain-kept = gardé pour la prochaine manche
web-belcastel-gain-passed = passe au voisin
web-belcastel-pennies-title = Centimes
web-belcastel-cauldron-bowl = Dans la coupelle : { $chips }.
web-belcastel-cauldron-aside = De côté, à poser : { $chips }.
web-belcastel-cauldron-kept = Gardé pour la prochaine manche : { $chips }.
web-belcastel-cauldron-start = Pour ouvrir la prochaine manche : { $chips }.
web-belcastel-source-witches = Sorcières
web-belcastel-moment-witch = Le coup de balai
    .text = { $witch } travaille bien pour { $name }.
    .own = { $witch } travaille bien pour toi.
web-belcastel-witch-exchange = { $coins } sous : { $points ->
    [one] { $points } point
   *[other] { $points } points
} au lieu de { $otherwise }
web-belcastel-do-whites = { $which ->
    [last] Rendre le dernier blanc
    [earlier] Rendre l’avant-dernier blanc
   *[both] Rendre les deux blancs
}
web-belcastel-do-start = Garder { $the_chip }

## Piocher ensemble dans une manche où chacun pioche à son rythme

web-belcastel-together-asked = { $wish ->
    [always] Piocher ensemble à partir de maintenant ? Proposé par { $names }.
   *[round] Piocher ensemble cette manche ? Proposé par { $names }.
}
web-belcastel-together-waiting = { $wish ->
    [always] Tu proposes de piocher ensemble à partir de maintenant. Manque encore : { $names }.
   *[round] Tu proposes de piocher ensemble cette manche. Manque encore : { $names }.
}
web-belcastel-together-ready = Toutes les personnes qui préparent encore leur potion veulent piocher ensemble.
web-belcastel-together-begin = Commencer
web-belcastel-together-yes = D’accord
web-belcastel-together-no = Non
web-belcastel-together-back = Laisser tomber
web-belcastel-together-help = Tout le monde choisit en secret et se dévoile au signal, comme à la dernière manche. Cela commence dès que toutes les personnes qui préparent encore leur potion sont d’accord ; d’ici là, on continue à son rythme.
web-belcastel-together-round = Cette manche
web-belcastel-together-always = À partir de maintenant
web-belcastel-together-later = Cela se propose entre deux jetons.

## Les livres en quelques mots

web-belcastel-book-orange = Sans effet
web-belcastel-book-orange-6 = Avance de 1 ou de 6 cases
web-belcastel-book-green-1 = Dernière ou avant-dernière : 1 rubis
web-belcastel-book-green-2 = Dernière ou avant-dernière : un jeton 1
web-belcastel-book-green-3 = Blancs à 7 pile : le dernier avance
web-belcastel-book-green-4 = Dernières : 1 rubis, une goutte
web-belcastel-book-green-5 = Garde un jeton pour la suite
web-belcastel-book-green-6 = Dernière ou avant-dernière : le dé
web-belcastel-book-blue-1 = Regarde 1, 2 ou 4 jetons, pose-en un
web-belcastel-book-blue-2 = Amortit l’explosion 1, 2 ou 4 jetons
web-belcastel-book-blue-3 = Posé sur un rubis : 1 rubis
web-belcastel-book-blue-4 = Posé sur un rubis : 1, 2 ou 4 points
web-belcastel-book-blue-5 = Assez de citrouilles : 1, 2 ou 4 points
web-belcastel-book-blue-6 = 1 rubis par blanc 1 posé juste avant
web-belcastel-book-red-1 = Citrouilles posées : 1 ou 2 cases de plus
web-belcastel-book-red-2 = Mise à côté, posée après l’arrêt
web-belcastel-book-red-3 = Après un blanc : avance d’autant
web-belcastel-book-red-4 = Les blancs 1 avancent de 2
web-belcastel-book-red-5 = Aussi loin que ta plus forte amanite
web-belcastel-book-red-6 = Un jeton de côté, à poser plus tard
web-belcastel-book-yellow-1 = Le blanc juste avant rentre au sac
web-belcastel-book-yellow-2 = Le jeton suivant va deux fois plus loin
web-belcastel-book-yellow-3 = Limite des blancs à 8, puis 9
web-belcastel-book-yellow-4 = Les trois premières : +1, +2, +3
web-belcastel-book-yellow-5 = Ajoute un jeton montré, puis remis
web-belcastel-book-yellow-6 = Paie 1 rubis : 3 cases de plus
web-belcastel-book-purple-1 = 1, 2 ou 3 : points, rubis, goutte
web-belcastel-book-purple-2 = À rendre contre jetons et points
web-belcastel-book-purple-3 = Plus loin posé, plus de points
web-belcastel-book-purple-4 = Fait grandir un jeton du chaudron
web-belcastel-book-purple-5 = Ses points achètent des jetons
web-belcastel-book-purple-6 = Rapporte la valeur du jeton d’après
web-belcastel-book-black-2p = Autant que l’autre, ou plus : goutte, rubis
web-belcastel-book-black-34p = Plus que tes voisins : goutte, rubis
web-belcastel-book-black-5 = Va chez le voisin, paie en rubis
web-belcastel-book-black-6 = Le plus loin : goutte ; le second : rubis
web-belcastel-book-locoweed-5 = Avance du rat + 1, 4 au plus
web-belcastel-book-locoweed-6 = Imite le dernier jeton coloré
