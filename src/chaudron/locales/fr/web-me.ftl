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
web-me-fine = Beaux moments
web-me-picture = Image à partager : { $title }
web-me-empty = Aucune partie n’est encore finie sur cet appareil.
web-me-file-replay = Revoir une partie depuis son fichier
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
