# Une soirée à plusieurs tables : annonce, conduite, page de chacun, grand écran.

web-night-title = Soirée même donne
web-night-tab = Soirée – Chaudron
web-night-about = { $titles }, { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}. { $count ->
    [0] Personne n’est encore là.
    [one] Une personne est là.
   *[other] { $count } personnes sont là.
}
web-night-same = Mêmes sacs, mêmes cartes, à chaque table
web-night-same-how = Ton résultat est comparé à celui des personnes qui avaient le même siège aux autres tables : à chance égale, c’est le jeu qui compte.
web-night-same-luck = La même chance à toutes les tables
web-night-deal = Donne { $deal }
web-night-deal-planned = à venir
web-night-deal-playing = scellée, en cours
web-night-deal-over = finie, vérifiable
web-night-deal-seat = Donne { $deal }, siège { $crest }
web-night-crest = { $seat ->
    [0] Lune
    [1] Étoile
    [2] Feuille
    [3] Clé
    [4] Cloche
   *[other] Chapeau
}
web-night-honors = Palmarès
web-night-honors-after = après la dernière donne
web-night-schedule = Déroulement
web-night-table = Table { $table }
web-night-tables = Tables
web-night-table-over = finie
web-night-table-unfinished = pas finie à temps, ne compte pas
web-night-round = manche { $round }
web-night-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-night-you = Toi
web-night-you-points = toi { $count }
web-night-bot = Bot
web-night-awaited = on l’attend
web-night-to-table = À ma table
web-night-until = Jusqu’à { $at }. Une table qui n’a pas fini à cette heure ne compte pas.
web-night-others-play = Ta table a fini. Les résultats arrivent quand toutes les tables ont fini, ou à l’heure dite.
web-night-margin = Mon écart
web-night-mean = moyenne { $mean }
web-night-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
} sur { $count }
web-night-same-seat = { $count } fois le même siège, la même chance.
web-night-standings = Classement, chance égale
web-night-unit = écart au même siège, en points
web-night-all = voir les { $count }
web-night-around = autour de moi
web-night-order = Classer
web-night-order-rank = par écart, à chance égale
web-night-order-rank_by_places = par places
web-night-order-rank_by_points = par points
web-night-col-rank = Rang
web-night-col-name = Nom
web-night-col-deal = donne { $deal }
web-night-col-places = 1er · 2e · 3e
web-night-col-points = points
web-night-col-total = total
web-night-join = J’en suis
web-night-your-name = Ton nom
web-night-level = Je joue…
web-night-level-0 = pour la première fois
web-night-level-1 = de temps en temps
web-night-level-2 = souvent
web-night-soon = La première donne va bientôt commencer. { $count ->
    [0] Personne n’est encore là.
    [one] Une personne est là.
   *[other] { $count } personnes sont là.
}
web-night-next = La prochaine donne va commencer.
web-night-next-at = La prochaine donne commence à { $at }.
web-night-late = Une donne est en cours. Tu joues dès la prochaine.
web-night-resting = Tu te reposes cette fois : les tables sont pleines. La prochaine donne est pour toi.
web-night-gone = Tu as quitté la soirée. Ta place t’attend.
web-night-return = Revenir
web-night-leave = Quitter la soirée
web-night-over = La soirée est finie. Merci d’avoir joué.
web-night-paused = Tout le monde est en pause.
web-night-paused-short = en pause
web-night-begin = Commencer la donne { $deal }
web-night-pause = Mettre en pause
web-night-resume = Reprendre
web-night-extend = + { $minutes } minutes
web-night-end = Arrêter la donne
web-night-end-sure = Les tables qui n’ont pas fini ne compteront pas. Tout le monde le verra.
web-night-end-yes = Arrêter
web-night-end-no = Laisser jouer
web-night-project = Projeter
web-night-left = encore { $count } min
web-night-file = soiree
web-night-invite = Comment venir
web-night-qr = Code à scanner pour venir à la soirée
web-night-follow = Venir avec son téléphone :
web-night-come = Venir
web-night-people = { $count ->
    [0] Personne
    [one] Une personne
   *[other] { $count } personnes
}
web-night-nobody = Montre le code : on le scanne une seule fois, pour toute la soirée.
web-night-away = a quitté la soirée
web-night-strike = Ne plus attendre { $name }
web-night-back = Attendre de nouveau { $name }
web-night-again = Revoir
web-night-after = { $count ->
    [0] avant la première donne
    [one] après une donne
   *[other] après { $count } donnes
}
web-night-as-player = Je joue aussi
web-night-as-host = J’anime sans jouer
web-night-name = Nom du groupe
web-night-name-hint = Club du lundi
web-night-deals = Ce qui se joue
web-night-deal-more = Une donne de plus
web-night-deal-away = Retirer la donne { $deal }
web-night-size = À chaque table
web-night-no-size = Ces jeux ne se jouent pas au même nombre de personnes.
web-night-time = Par donne
web-night-break = Entre les donnes
web-night-minutes = { $count } minutes
web-night-untimed = sans limite
web-night-by-hand = quand je le dis
web-night-bots = Bots, là où il manque quelqu’un
web-night-pairing = Qui joue avec qui
web-night-pairing-around = de nouvelles têtes à chaque donne
web-night-pairing-swiss = voisins au classement
web-night-fill = Quand une table n’est pas pleine
web-night-fill-bots = des bots s’assoient
web-night-fill-rest = on se repose à tour de rôle
web-night-open = Ouvrir la soirée
