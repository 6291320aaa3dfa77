# Les parties de cet appareil.

web-me-title = Mes parties
web-me-here = sur cet appareil, sans compte
web-me-games = { $count ->
    [one] partie
   *[other] parties
}
web-me-won = { $count ->
    [one] victoire
   *[other] victoires
}
web-me-box-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
web-me-against = Contre qui
    .help = Parties gagnées, selon le plus fort des bots à la table ; entre gens, dès qu’il y en avait.
web-me-people = Des gens
web-me-of = { $won } sur { $games }
web-me-luck = Balance de la chance
    .help = Ce que les tirages ont changé pour toi, dans tes parties relues, ajouté partie après partie.
web-me-luck-says = { $sum } de victoire, sur { $count ->
    [one] { $count } partie relue
   *[other] { $count } parties relues
}
web-me-list = Mes parties finies
web-me-place = { $place ->
    [1] 1re place sur { $players }
   *[other] { $place }e place sur { $players }
}
web-me-fine = Beaux moments
web-me-picture = Image à partager : { $title }
web-me-empty = Aucune partie n’est encore finie sur cet appareil.
web-me-file-replay = Revoir une partie depuis son fichier
web-me-forget = Effacer mes traces
    .ask = Effacer toutes tes traces ?
    .about = À chaque table et à chaque soirée de la maison, ta place est libérée, ton nom et tes messages sont effacés ; les autres gardent leurs parties, avec tes coups. Là où tu jouais contre des bots, la partie disparaît. Seul le papier scellé d’une partie commencée à plusieurs garde ton nom, car les preuves de tous en dépendent. Rien ne peut revenir.
    .do = Tout effacer
    .done = { $count ->
    [0] Cet appareil ne sait plus rien.
    [one] Une table est effacée ou ne sait plus qui tu étais, et cet appareil ne sait plus rien.
   *[other] { $count } tables sont effacées ou ne savent plus qui tu étais, et cet appareil ne sait plus rien.
}
    .left = { $count ->
    [one] Une table n’a pas pu t’oublier maintenant ; elle reste ici. Réessaie plus tard.
   *[other] { $count } tables n’ont pas pu t’oublier maintenant ; elles restent ici. Réessaie plus tard.
}
web-me-carry = Emporter mes parties, ou les reprendre d’un autre appareil
web-me-file = Fichier
web-me-qr = QR
web-me-take = Reprendre
web-me-qr-title = Mes places sur un autre appareil
web-me-qr-about = Vise ce code avec l’autre appareil : il aura les mêmes places.
web-me-qr-label = QR code { $number } sur { $count }, avec mes places
web-me-qr-next = Code { $number } sur { $count } : le suivant
web-me-secret = Ne le montre à personne d’autre : qui l’a joue à ta place.
web-me-no-seats = Il n’y a ici aucune place à emporter.
web-me-not-mine = Ce fichier ne contient les parties de personne.
web-me-came = { $count ->
    [0] Rien de neuf : elles étaient toutes là.
    [one] { $count } partie est arrivée.
   *[other] { $count } parties sont arrivées.
}
