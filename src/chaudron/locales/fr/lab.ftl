# Les mots du laboratoire : beaucoup de parties, et ce qu’elles donnent.

## Aide ($default : ce qui vaut si tu ne dis rien)

lab-help-game = le jeu ; { $default } par défaut
lab-help-games = combien de parties ({ $default })
lab-help-players = combien de places à la table ({ $default })
lab-help-bots = un niveau pour toutes les places, ou un par place, séparés par des virgules ({ $default })
lab-help-option = une option de table ; peut se répéter
lab-help-seed = la graine du hasard : la même donne les mêmes parties ({ $default })
lab-help-jobs = combien de processus à la fois ({ $default })
lab-help-on = au lieu de processus : « ray », la grappe Ray de cette machine (lancée s’il n’y en a pas), ou « { "ray://HÔTE:PORT" } »
lab-help-out = un dossier : les parties en fichiers Parquet, une ligne par partie, par place et par décision ; ce qui y est déjà n’est pas rejoué
lab-help-json = les résultats en JSON, pour un programme
lab-name-game = JEU
lab-name-number = N
lab-name-levels = NIVEAU[,NIVEAU…]
lab-name-file = FICHIER
lab-name-option = NOM=VALEUR

## Ce qui ne va pas

lab-wrong-number = { $name } attend un nombre entier d’au moins { $least }, pas « { $given } ».
lab-wrong-option = Une option s’écrit nom=valeur, par exemple books=2, pas « { $given } ».
lab-wrong-bots = Donne un seul niveau de bot, ou un pour chacune des { $players } places : tu en donnes { $given }.
lab-wrong-game = Il n’y a pas de jeu « { $given } » : choisis parmi { $known }.
lab-wrong-cluster = --on attend « ray » ou « { "ray://HÔTE:PORT" } », pas « { $given } ».
lab-no-cluster = La grappe « { $address } » est injoignable : { $why }.
lab-missing-extra = Il faut { $library }, qui n’est pas installé : pip install chaudron[{ $extra }].
lab-no-dataset = « { $path } » ne contient pas de parties que cette version sache lire : chaudron simulate --out en écrit.
lab-data-damaged = « { $path } » est abîmé : supprime-le, et la commande qui l’avait écrit rejouera ses parties.
lab-out-taken = « { $path } » contient autre chose : donne un autre endroit pour les parties.
lab-out-other = « { $path } » contient les parties d’une autre série ({ $differing }) : donne un autre endroit, ou demande la même série.
lab-out-failed = « { $path } » ne peut pas être écrit : { $why }.
lab-out-interrupted = Interrompu : ce qui est écrit reste, et la même commande reprend là.
lab-bad-record = L’enregistrement { $number } ne tient pas : { $why }.
lab-interrupted = Interrompu : rien n’est compté.

## Résultats

lab-progress = Parties
lab-out-done = { $new ->
    [one] { $new } nouvelle partie
   *[other] { $new } nouvelles parties
} dans « { $path } »{ $before ->
    [0] .
    [one] , en plus de { $before } qui y était déjà.
   *[other] , en plus de { $before } qui y étaient déjà.
}
lab-title = { $game ->
    [belcastel] Les Charlatans de Belcastel
    [witches] Les Sorcières s’en mêlent
    [bal] Le Bal des Sorcières
    [blackwood] Blackwood
   *[other] { $game }
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $players }
lab-own-values = À l’essai : des prix, des cases, des livres ou des cartes tirés d’un fichier (empreinte { $hash }).
lab-timing = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } parties par seconde sur { $jobs ->
    [one] { $jobs } processus
   *[other] { $jobs } processus
}, graine { $seed }
lab-length = { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } manches et { NUMBER($decisions, maximumFractionDigits: 0) } décisions par partie
lab-options = Options : { $options }
lab-seat = { $number } { $bot }
lab-column-seat = Place
lab-column-bot = Bot
lab-column-wins = Gagnées
lab-column-interval = à 95 %
lab-column-points = Points
lab-column-space = Case de décompte
lab-column-explosions = Explosions par partie
lab-column-round = À la manche
lab-column-source = Points venus de
lab-column-witch = Sorcières appelées
lab-column-place = Rang final
lab-column-parried = Parées
lab-column-defenses = Défenses par partie
lab-column-hits = Touches par partie
lab-column-eliminations = Rivales sorties
lab-column-spell = Sorts par partie
lab-column-renown = Renommée venue de
lab-column-deed = Par partie
lab-cell-wins = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-cell-interval = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
lab-cell-points = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-cell-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-cell-none = –
lab-source = { $source ->
    [BEL-7-3] crânes de corbeau
    [BEL-10-1] dé bonus
    [BEL-10-4] case de décompte
    [BEL-12-2] échange de la manche 9
    [BEL-14-1] éprouvettes
    [BEL-16-14] { belcastel-card-rats_friends }
    [BEL-16-15] { belcastel-card-lucky_devil }
    [BEL-16-22] souffles du fantôme
    [BEL-16-26] { belcastel-card-just_in_time }
    [WIT-2-2] centimes gardés
    [WIT-3-9] { belcastel-witch-G1 }
    [WIT-3-10] { belcastel-witch-G2 }
    [WIT-4-2] coupelles
    [WIT-5-2] araignées
    [WIT-5-3] souffles du fantôme
    [WIT-5-4] crânes de corbeau
    [WIT-5-7] souffles du fantôme
    [taken_back] repris par { belcastel-card-second_chance }
   *[other] { $rule }
}
lab-renown = { $source ->
    [potions] potions préparées
    [sales] potions vendues
    [coins] pièces
    [loans] Fagus Bok
    [favour] faveurs du conseil
   *[other] { $source }
}
lab-deed = { $deed ->
    [cards] cartes achetées
    [potions] potions préparées
    [sales] potions vendues
    [loans] prêts
    [trades] sorts obtenus
   *[other] { $deed }
}

## Le rapport

lab-help-report-games = les parties, comme chaudron simulate --out les a écrites (games.parquet)
lab-help-report-out = où écrire la page (report.html)
lab-report-mixed = « { $path } » contient des parties de plusieurs titres ou nombres de places : un rapport n’en concerne qu’un.
lab-report-empty = Il n’y a encore aucune partie dans « { $path } ».
lab-report-done = Le rapport est dans « { $path } ».
lab-report-title = { $game ->
    [belcastel] L’équilibre de Belcastel
    [witches] L’équilibre des Sorcières s’en mêlent
    [bal] L’équilibre du Bal des Sorcières
   *[blackwood] L’équilibre de Blackwood
}
lab-report-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $players }
lab-report-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-report-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
lab-report-more = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-report-mean = points en moyenne, écart type { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-report-decisions = décisions par partie
lab-report-explosions-each = explosions par place et par partie
lab-report-seat = Place { $number }
lab-report-table = Les chiffres en tableau
lab-report-books = Force des livres
    .about = points de plus par place que dans les parties avec un autre ; creux : pas d’effet sûr
lab-report-seats = Victoires par place
    .about = le trait est la part équitable ; creux : pas de différence sûre
lab-report-rounds = Explosions par manche
    .about = de tous les chaudrons
lab-report-points = Points
    .about = de chaque place
lab-report-middle = neuf sur dix ont de { $low } à { $high }
lab-report-spells = Sorts
    .about = par place et par partie, les plus fréquents d’abord
lab-report-deeds = Actions
    .about = par place et par partie
lab-report-between = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } (de { NUMBER($low, style: "percent", maximumFractionDigits: 0) } à { NUMBER($high, style: "percent", maximumFractionDigits: 0) })
lab-report-range = { $low } à { $high }
lab-report-round = Manche { $number }
lab-report-witches = Force des sorcières
    .about = points de plus par place que dans les parties sans elle ; creux : pas d’effet sûr
lab-report-leads = Victoires de qui mène
    .about = après chaque manche, à égalité ou non ; le trait est la part équitable
lab-report-length = Longueur des parties
    .about = décisions de toute la table
lab-report-cards = Cartes décisives
    .about = part des parties où, dès la manche de la carte, on ne rattrape plus qui va gagner ; le trait est la carte moyenne
lab-report-casters = Victoires de qui joue un sort
    .about = au moins une fois dans la partie ; plus on dure, plus on en joue ; le trait est la part équitable
lab-report-brewed = Potions
    .about = préparées par place et par partie, les plus fréquentes d’abord
lab-report-sure = Les barres montrent où se trouve la valeur 95 fois sur 100 ; un point n’est plein que si cela vaut pour vingt valeurs à la fois.
lab-report-again = Rejouer ces parties :
