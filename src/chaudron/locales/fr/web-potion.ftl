# La potion du jour, et la donne d’une autre partie.

web-potion-title = La potion du jour
web-potion-games = Quel jeu
web-potion-house = La potion du jour se prépare à la maison : il faut que cet appareil puisse la joindre.
web-potion-number = n° { $number }
web-potion-points = { $game ->
    [bal] { $count ->
        [one] point de survie
       *[other] points de survie
    }
   *[other] { $count ->
        [one] point
       *[other] points
    }
}
web-potion-unit = { $game ->
    [bal] un point par sorcière éliminée avant toi, un par Crapzouille
   *[other] en points
}
web-potion-rank = { $rank ->
    [1] 1re place sur { $people }
   *[other] { $rank }e place sur { $people }
}
web-potion-here = chez nous, sur cette potion
web-potion-luck = { $game ->
    [bal] Mêmes cartes partout au départ ; la suite dépend de ce que fait chacun.
    [blackwood] Même forêt partout au départ ; la suite dépend de ce que fait chacun.
   *[other] Même sac, mêmes cartes partout :
}
web-potion-you = l’écart, c’est toi.
web-potion-corked = Elle t’attend, encore bouchée
web-potion-playing = Ta partie est en cours
web-potion-void = Cette fois, elle ne compte pas
web-potion-once = La première partie de cet appareil compte. Les suivantes sont pour s’entraîner.
web-potion-against = En face : { $count } bots ({ $level }).
web-potion-played = { $count ->
    [0] Personne ne l’a encore finie ici.
    [one] Une personne l’a déjà finie ici.
   *[other] { $count } personnes l’ont déjà finie ici.
}
web-potion-play = Déboucher la potion
web-potion-continue = Reprendre ma partie
web-potion-practice = Rejouer, sans que cela compte
web-potion-replay = Revoir
web-potion-share = Partager
    .help = sans rien dévoiler
web-potion-share-before = La potion du jour { $title } n° { $number } t’attend.
web-potion-share-alone = La potion du jour { $title } n° { $number } : je l’ai finie. À toi !
web-potion-share-text = La potion du jour { $title } n° { $number } : bouteille pleine à { $share }, place { $rank } sur { $people }.
web-potion-same = La même donne pour tout le monde
web-potion-me = toi, { $score }
web-potion-people = chez nous, { $count }
web-potion-bots = bots, { $count }
web-potion-faces = visages : moyennes
web-potion-brewing = les bots jouent encore
web-potion-mean = en moyenne { $mean }, sur { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-potion-week = Cette semaine
web-potion-next = prochaine potion à { $time }
    .midnight = prochaine potion à minuit
web-potion-day = pleine à { $share }
    .missed = pas jouée
    .alone = jouée, sans personne à qui se comparer

## La même donne qu’une autre partie

web-ghost-title = La même donne
web-ghost-challenge = À toi la donne de { $name }
web-ghost-about = { $game ->
    [bal] Les mêmes cartes au départ, les mêmes bots ; la suite dépend de ce que fait chacun. Après chaque manche, tu vois comment ça s’était passé ; rien avant.
    [blackwood] La même forêt au départ, les mêmes bots ; la suite dépend de ce que fait chacun. Après chaque expédition, tu vois comment ça s’était passé ; rien avant.
   *[other] La même chance pour chaque place, les mêmes bots. Après chaque manche, tu vois comment ça s’était passé ; rien avant.
}
web-ghost-people = Un bot prend la place des autres personnes.
web-ghost-bots = En face : { $bots }.
web-ghost-play = Jouer cette donne
web-ghost-not-over = Cette partie n’est pas finie : sa donne est encore secrète.
web-ghost-rounds = Les deux parties, manche par manche
web-ghost-column = { $game ->
    [blackwood] Expédition
   *[other] Manche
}
web-ghost-mine = Toi
web-ghost-none = Rien encore : { $game ->
    [blackwood] la première expédition n’est pas finie.
   *[other] la première manche n’est pas finie.
}
web-ghost-round = { $round } : toi { $mine }, { $name } { $theirs }.
    .mine = { $round } : toi { $mine } ; pour { $name }, la partie était déjà finie.
    .theirs = { $round } : { $name } { $theirs } ; ta partie était déjà finie.
web-ghost-has-belcastel = En points.
web-ghost-has-witches = En points.
web-ghost-has-bal = En vies restantes.
web-ghost-has-blackwood = En pièces ; à la fin, en points.
