# Les mots de la page. Chaque groupe dit à quel écran il appartient.

## Partout

web-list-or = { $list } ou { $item }
web-close = Fermer
web-offline = La maison ne répond pas. On réessaie.
web-failed = Quelque chose a mal tourné. Réessaie, ou recharge la page.
web-menu = Menu
web-home = Retour à l’étagère
web-table = table
web-key-space = Espace
web-game-belcastel = Les Charlatans de Belcastel
web-game-witches = Les Sorcières s’en mêlent

## Toute table

web-connecting = On s’approche de la table…
web-your-turn = À toi.
web-awaited = On attend
web-awaited-too = On attend aussi
web-paused = Partie en pause
web-watching = Tu regardes : tout le monde voit la même chose que toi.
web-away = absent
web-round = Manche { $round }
web-points = Points
web-rubies = Rubis
web-scores = { $points } points, { $rubies } rubis : voir tous les scores
web-log = Journal
web-why = Pourquoi ?
web-undo = Reprendre mon dernier coup
web-keys = Raccourcis du clavier
web-said = { $name } : « { $text } »

## Ce que font les gens à table ($name, $emote)

web-event-joined = { $name } s’assied.
web-event-left = { $name } quitte la table.
web-event-returned = { $name } est de retour.
web-event-renamed = Désormais, on dit { $name }.
web-event-bot_seated = { $name } prend place : un bot.
web-event-bot_sent = Le bot laisse la place de { $name }.
web-event-kicked = { $name } perd sa place ; un bot continue.
web-event-host_made = { $name } reçoit la table.
web-event-undone = { $name } reprend son dernier coup.
web-event-paused = { $name } met la partie en pause.
web-event-resumed = { $name } relance la partie.
web-event-emoted = { $emote ->
    [clap] { $name } applaudit.
    [laugh] { $name } éclate de rire.
    [wow] { $name } n’en revient pas.
    [oops] { $name } fait la grimace.
    [boom] { $name } mime l’explosion.
    [think] { $name } se gratte le menton.
    [hurry] { $name } tapote la table.
   *[thanks] { $name } remercie.
}

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
web-belcastel-state-stopped = arrêté
web-belcastel-state-exploded = explosé
web-belcastel-state-sealed = scellé
web-belcastel-state-hesitates = hésite

## L’étagère

web-shelf-tab = Chaudron : des jeux de sorcières
web-shelf-motto = Des jeux de sorcières, une seule table.
web-shelf-boxes = Les boîtes
web-shelf-open = Ouvrir la boîte : { $title }
web-shelf-soon = en préparation
web-shelf-players = { $least } à { $most } joueurs
web-shelf-you = Toi
web-shelf-box-belcastel = Les Charlatans de Belcastel
    .top = Les Charlatans
    .bottom = de Belcastel
    .short = Belcastel
web-shelf-box-witches = Les Sorcières s’en mêlent
    .top = Les Sorcières
    .bottom = s’en mêlent
    .short = Les Sorcières
    .players = extension, jusqu’à 5
web-shelf-box-bal = Le Bal des Sorcières
    .top = Le Bal
    .bottom = des Sorcières
    .short = Le Bal
    .players = 3 à 6 joueurs
web-shelf-box-blackwood = Blackwood
    .players = 2 à 4 joueurs
web-shelf-play = Jouer maintenant
    .short = { $title }, toi contre { $bots } { $count ->
        [one] bot
       *[other] bots
    }
    .about = toi contre { $bots } { $count ->
        [one] bot
       *[other] bots
    }, sans attendre
web-shelf-play-opening = Le feu prend…
web-shelf-play-game = À quel jeu
web-shelf-play-level = Contre quels bots
web-shelf-join = Rejoindre
web-shelf-join-where = Le code est sur l’écran de ton hôte.
web-shelf-join-code = Code ou lien
web-shelf-join-go = Rejoindre
    .long = Entrer à la table
web-shelf-join-scan = Lire un QR code
web-shelf-join-wrong = Ce n’est ni un code de table ni un lien. Un code a dix signes, par exemple FQ7Z-K2M-9WD.
web-shelf-join-free = Pas de compte, un surnom suffit.
web-shelf-scan-hint = Vise le QR code sur l’écran de ton hôte.
web-shelf-scan-refused = La caméra ne s’ouvre pas. Permets-la dans ton navigateur, ou tape le code.
web-shelf-public = Tables ouvertes à tous
web-shelf-public-about = { $names }, { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
web-shelf-nobody = personne encore
web-shelf-mine = Mes parties
web-shelf-mine-running = { $count } en cours
web-shelf-mine-none = Aucune partie en cours : le chaudron est froid, la nuit est longue.
web-shelf-mine-round = { $title }, manche { $round }
web-shelf-mine-turn = à toi
web-shelf-mine-again = revoir
web-shelf-mine-with = avec { $names }
web-shelf-mine-awaited = on attend { $names }
web-shelf-mine-paused = en pause
web-shelf-mine-open = { $free ->
    [0] au complet, pas encore commencée
    [one] pas commencée, une place libre
   *[other] pas commencée, { $free } places libres
}
web-shelf-mine-over = finie
web-shelf-mine-won = { $tied ->
    [one] finie : tu gagnes avec { $points } points
   *[other] finie : tu gagnes à égalité, { $points } points
}
web-shelf-mine-lost = { $count ->
    [one] finie : { $names } gagne avec { $points } points
   *[other] finie : { $names } gagnent avec { $points } points
}
web-shelf-mine-more = { $count ->
    [one] Encore une
   *[other] Encore { $count }
}
web-shelf-mine-fewer = Moins
web-shelf-just-now = à l’instant

## Le menu

web-menu-title = Menu
web-menu-settings = Réglages
web-menu-rules = Règles
web-menu-shelf = L’étagère
web-menu-about = À propos
web-menu-about-house = Chaudron fait jouer des jeux de sorcières, entre amis ou contre des bots, sans compte et sans rien vendre.
web-menu-about-unofficial = C’est un hommage sans lien avec les éditeurs : les jeux sont à leurs auteurs, les mots et les dessins d’ici sont à nous.
web-menu-about-keeping = Ce navigateur garde tes réglages et tes places ; la maison garde les parties. Rien ne part ailleurs.
web-menu-copied = Copié.

## Les réglages

web-settings-title = Réglages
web-settings-name = Ton nom
    .hint = Comment on t’appelle
web-settings-language = Langue
web-settings-theme = Lumière
web-settings-theme-candlelight = Chandelle
web-settings-theme-daylight = Plein jour
web-settings-theme-contrast = Contraste
web-settings-speed = Rythme des gestes
web-settings-speed-slow = lent
web-settings-speed-usual = normal
web-settings-speed-fast = vif
web-settings-speed-off = aucun
web-settings-sound = Sons
    .help = le sac, la braise, l’explosion
web-settings-motion = Mouvements
    .help = les jetons voyagent, la flamme vacille
web-settings-odds = Risques affichés
    .help = la chance d’exploser, sur le sac
web-settings-text = Table en texte
    .help = tout se lit et se joue sans image
web-settings-here = Tout reste sur cet appareil.

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
web-belcastel-refuse-beside = Garder le reste
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
    [one] { $tails } queue d’avance
   *[other] { $tails } queues d’avance
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
   *[other] reste { $count }
}

## La préparation

web-setup-tab = Préparer { $title } – Chaudron
web-setup-back = Retour à l’étagère
web-setup-unknown = Le jeu « { $game } » n’est pas sur l’étagère.
web-setup-seats = À table
web-setup-places = Places
web-setup-seats-range = { $least } à { $most }
web-setup-your-name = Ton nom
web-setup-you-host = hôte
web-setup-seat-bot = Bot
web-setup-seat-free = libre
web-setup-seat-open = Place libre
web-setup-seat-add = Ajouter
web-setup-seat-remove = retirer
web-setup-seat-free-one = Libérer la place { $number }
web-setup-seat-remove-one = Retirer la place { $number }
web-setup-bots-fair = Les bots ne voient que ce que verrait une personne à leur place. Les places libres attendent tes invités.
web-setup-books = Livres
web-setup-books-how = un set entier en haut, ou une case par couleur
web-setup-sets = Set
web-setup-set = Set { $set }
web-setup-set-first = pour commencer
web-setup-set-black = base
web-setup-set-locoweed = sans
web-setup-extension = extension
web-setup-with = avec { $title }
web-setup-pumpkin = Citrouille 1 : toujours là, sans effet.
web-setup-pumpkins = Citrouilles 1 et 6 : toujours là, sans effet.
web-setup-opening-rounds = Le jaune s’ouvre à la manche 2, le mauve à la manche 3.
web-setup-mix = Mélange
web-setup-options = Options
web-setup-belcastel-cauldron_side = Éprouvettes
    .long = Éprouvettes
    .help = l’autre face du chaudron, une deuxième goutte
    .short = deux gouttes
web-setup-belcastel-lock_step = Mélangez !
    .long = Mélangez ! à chaque manche
    .help = sinon à la neuvième seulement
    .short = à chaque manche
web-setup-odds = Risques
    .long = Risques à la demande
    .help = la chance d’exploser, sur le sac
    .short = à la demande
web-setup-clock = Horloge
    .help = pour chaque décision
web-setup-clock-none = aucune
web-setup-clock-seconds = { $count } s
web-setup-clock-minutes = { $count } min
web-setup-clock-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
web-setup-overtime = Quand le temps est passé
web-setup-overtime-show = on le montre
web-setup-overtime-bot = un bot joue
web-setup-kind = La table
web-setup-kind-public = ouverte à tous
web-setup-kind-private = sur invitation
web-setup-kind-no-watchers = sans spectateurs
web-setup-kind-no-chat = en silence
web-setup-kind-no-undo = ce qui est joué est joué
web-setup-public = Ouverte à tous
    .help = sinon, seulement par le lien, le code ou le QR
web-setup-watchers = Spectateurs
    .help = on peut regarder sans place ; jamais les sacs ni les secrets
web-setup-chat = Paroles
    .help = on peut s’écrire pendant la partie
web-setup-undo = Reprises
    .help = reprendre son coup, tant que rien n’en a été dévoilé
web-setup-rulings = Points de règle
web-setup-rulings-count = { $changed ->
    [0] { $count }, selon le livret
    [one] { $count }, dont 1 changé
   *[other] { $count }, dont { $changed } changés
}
web-setup-rulings-others = { $count ->
    [one] Un autre
   *[other] Les { $count } autres
}
web-setup-ruling = { $name } : { $value }
web-setup-code = Code de cette préparation
web-setup-copy = Copier le lien
web-setup-qr = QR de cette préparation
web-setup-reset = Tout comme d’habitude
web-setup-name-first = Dis d’abord comment on t’appelle : tes invités le verront.
web-setup-open = Ouvrir la table
web-setup-opening = On dresse la table…

## Les livres en quelques mots, dans le tableau de la préparation

web-setup-book-green-1 = Dernière ou avant-dernière : 1 rubis
web-setup-book-green-2 = Dernière ou avant-dernière : un jeton 1
web-setup-book-green-3 = Blancs à 7 pile : le dernier avance
web-setup-book-green-4 = Dernières : 1 rubis, une goutte
web-setup-book-green-5 = Garde un jeton pour la suite
web-setup-book-green-6 = Dernière ou avant-dernière : le dé
web-setup-book-blue-1 = Regarde 1, 2 ou 4 jetons, pose-en un
web-setup-book-blue-2 = Amortit l’explosion 1, 2 ou 4 jetons
web-setup-book-blue-3 = Posé sur un rubis : 1 rubis
web-setup-book-blue-4 = Posé sur un rubis : 1, 2 ou 4 points
web-setup-book-blue-5 = Assez de citrouilles : 1, 2 ou 4 points
web-setup-book-blue-6 = 1 rubis par blanc 1 posé juste avant
web-setup-book-red-1 = Citrouilles posées : 1 ou 2 cases de plus
web-setup-book-red-2 = Mise à côté, posée après l’arrêt
web-setup-book-red-3 = Après un blanc : avance d’autant
web-setup-book-red-4 = Les blancs 1 avancent de 2
web-setup-book-red-5 = Aussi loin que ta plus forte amanite
web-setup-book-red-6 = Un jeton de côté, à poser plus tard
web-setup-book-yellow-1 = Le blanc juste avant rentre au sac
web-setup-book-yellow-2 = Le jeton suivant va deux fois plus loin
web-setup-book-yellow-3 = Limite des blancs à 8, puis 9
web-setup-book-yellow-4 = Les trois premières : +1, +2, +3
web-setup-book-yellow-5 = S’ajoute un jeton montré, puis remis
web-setup-book-yellow-6 = Paie 1 rubis : 3 cases de plus
web-setup-book-purple-1 = 1, 2 ou 3 : points, rubis, goutte
web-setup-book-purple-2 = À rendre contre jetons et points
web-setup-book-purple-3 = Plus loin posé, plus de points
web-setup-book-purple-4 = Grandit un jeton du chaudron
web-setup-book-purple-5 = Ses points achètent des jetons
web-setup-book-purple-6 = Marque la valeur du jeton d’après
web-setup-book-black-0 = Plus que tes voisins : goutte, rubis
web-setup-book-black-5 = Va chez le voisin, paie en rubis
web-setup-book-black-6 = Le plus loin : goutte ; le second : rubis
web-setup-book-locoweed-0 = Sans chou des fous
web-setup-book-locoweed-5 = Avance du rat + 1, 4 au plus
web-setup-book-locoweed-6 = Imite le dernier jeton coloré

## Les sorcières dans la préparation

web-setup-witches = Les Sorcières
    .long = Les Sorcières s’en mêlent
    .help = trois sorcières, sets 5 et 6, cinq places
    .short = l’extension
web-setup-witches-on = Les Sorcières s’en mêlent : sets 5 et 6, chou des fous et cinquième place viennent avec elles.
web-setup-witches-who = Les trois sorcières
web-setup-witches-how = Qui s’en mêle
web-setup-witches-random = trois au hasard
web-setup-witches-chosen = trois au choix

## Belcastel : sceaux, éprouvettes, début de manche, livres, sac, risques, chaudron d’un autre

web-belcastel-beat-signal = Mélangez !
web-belcastel-beat = Coup de louche { $number }
web-belcastel-beat-rule = Chacun scelle son choix, tous se dévoilent ensemble.
web-belcastel-revealed = Coup { $number }, dévoilé :
web-belcastel-revealed-none = Rien n’est encore dévoilé.
web-belcastel-envelopes = Tes deux enveloppes
web-belcastel-seal = Scelle ton choix : personne ne le voit avant les autres.
web-belcastel-seal-open = Scellé. Touche une enveloppe pour changer d’avis, tant que personne d’autre n’a joué.
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
web-belcastel-intro-go-on = Touche pour continuer
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
web-belcastel-odds-counted = Calcul exact sur les jetons de ton sac. Les risques ne comptent que piocher et poser. Les moyennes suivent le livre et la carte pour le premier jeton ; ensuite, valeurs et bonus fixes seulement. Jamais comptés : tes choix, la bouteille, ce qu’ajoute le décompte.
web-belcastel-lies = { $chip } (case { $space })
web-belcastel-cauldron-state = État
web-belcastel-cauldron-space = Case de décompte
web-belcastel-cauldron-laid = Dans l’ordre : { $chips }.
web-belcastel-cauldron-empty = Encore aucun jeton dans ce chaudron.
web-belcastel-cauldron-beside = À côté du chaudron : { $chips }.

## Le bandeau d’une table

web-banner-lost = Connexion perdue
web-banner-lost-kept = Ton geste attend ici.
web-banner-lost-nothing = La partie est gardée, on revient.
web-banner-retry = Réessayer, { $seconds } s
web-banner-trying = On réessaie…
web-banner-again = Réessayer
web-banner-ended = Cette table ne s’ouvre pas
web-banner-replaced = Ta place est ouverte ailleurs
web-banner-play-here = Jouer ici
web-banner-home = À l’étagère
web-banner-back = Tout est à jour
web-banner-missed = { $count ->
    [0] Rien ne s’est joué sans toi.
    [one] Un coup pendant ton absence.
   *[other] { $count } coups pendant ton absence.
}
web-banner-see = { $count ->
    [one] Voir le coup
   *[other] Voir les { $count } coups
}
web-banner-paused-by = { $name } souffle un peu.
web-banner-paused-me = À ta demande.
web-banner-resume = Reprendre
web-banner-stand-in = Un bot joue à ta place
    .text = Il la rend dès que tu la demandes.
web-banner-left = Tu as quitté la table
    .text = Ta place t’attend.
web-banner-return = Reprendre ma place
web-banner-claim = { $name } demande une place
web-banner-claim-seat = Celle de { $seat }, qui la perdrait.
web-banner-grant = Accepter
web-banner-refuse = Refuser
web-banner-time = Il te reste { $time }
web-banner-time-over = Ton temps est écoulé
web-banner-time-show = Après, les autres peuvent te presser.
web-banner-time-bot = Après, un bot répond pour toi.
web-banner-late = { $name } a dépassé son temps
web-banner-late-text = Un bot peut répondre une fois à sa place.
web-banner-hurry = Presser
web-banner-hours = { $hours } h { $minutes }
web-banner-away = { $name } a filé en douce
web-banner-away-text = On attend son retour, ou un bot de l’hôte.
web-banner-away-host = Un bot peut tenir sa place d’ici là.
web-banner-bot = Mettre un bot
web-banner-wait = L’attendre
web-banner-rematch = La revanche est prête
web-banner-rematch-text = Mêmes sorcières, chaudrons propres.
web-banner-rematch-join = Rejoindre la revanche

## Les feuilles d’une table

web-key-escape = Échap
web-key-enter = Entrée
web-keys-tab = d’un bouton au suivant
web-keys-escape = fermer, ou passer l’animation
web-copy = Copier
web-copied = Copié
web-share = Partager
web-pause = Mettre en pause
web-leave = Quitter la table
web-leave-open = Ta place redevient libre. Tu pourras en reprendre une tant que la partie n’a pas commencé.
web-leave-playing = Ta place t’est gardée, et l’hôte peut y mettre un bot. Tu reviens quand tu veux par le même lien.
web-leave-stay = Rester
web-leave-go = Quitter
web-text-mode = Table en texte
web-text-mode-help = tout se lit et se joue sans image
web-invite = Inviter
web-invite-open = Qui ouvre ce lien peut s’asseoir à une place libre.
web-invite-watch = Qui ouvre ce lien regarde la partie, et peut demander une place.
web-invite-closed = Cette table joue sans spectateurs : le lien ne sert qu’à ceux qui ont une place.
web-invite-link = Lien de la table
web-invite-qr = QR code du lien de la table
web-device = Ma place sur un autre appareil
web-device-help = un lien personnel et son QR code
web-device-about = Ce lien ouvre ta place, avec ton sac et tes secrets, sur un téléphone ou un autre navigateur. Tu peux jouer sur les deux.
web-device-make = Préparer le lien
web-device-link = Lien personnel
web-device-qr = QR code de ton lien personnel
web-device-secret = Ne le donne à personne : qui l’a joue à ta place.
web-push = Me prévenir quand c’est à moi
web-push-able = un avis de ce navigateur, même page fermée
web-push-insecure = il faut une adresse en https : ce navigateur refuse les avis ici
web-push-unable = ce navigateur ne sait pas recevoir d’avis ; sur iPhone, ajoute d’abord la page à l’écran d’accueil
web-push-denied = ce navigateur refuse les avis de cette page ; permets-les dans ses réglages
web-push-on = C’est noté : on te préviendra quand on t’attend et que tu n’es pas là.

## Autour de la table ($name, $seat : noms ; $level : niveau d’un bot)

web-people = Autour de la table
web-people-watching = { $count ->
    [0] personne ne regarde
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
web-people-you = toi
web-people-host = hôte
web-people-bot = bot { $level }
web-people-away = pas là
web-people-awaited = on l’attend
web-people-free = place libre
web-people-seat_bot = Mettre un bot
web-people-free_seat = Renvoyer le bot
web-people-kick = Renvoyer
web-people-kick-sure = Vraiment renvoyer ?
web-people-make_host = Confier la table
web-people-hurry = Presser
web-people-claim = C’est ma place
web-people-claims = { $name } demande la place de { $seat }.
web-people-claimed = C’est demandé. L’hôte décide ; en attendant, tu regardes.
web-people-name = Ton nom
web-people-level = Niveau du bot
web-people-lock = Porte fermée
    .help = plus personne ne s’assied ni ne demande de place

## Bavardage

web-chat = Bavarder
web-chat-empty = Personne n’a encore rien dit. On n’entend que le chaudron.
web-chat-say = Dire à la table
web-chat-send = Envoyer
web-chat-emotes = Sans un mot
web-chat-off = À cette table, on ne bavarde pas.
web-chat-watching = Pour parler, il faut une place à la table.
web-emote-clap = Bravo
web-emote-laugh = Ha ha
web-emote-wow = Oh !
web-emote-oops = Aïe
web-emote-boom = Boum
web-emote-think = Hmm
web-emote-hurry = Alors ?
web-emote-thanks = Merci

## Journal et lecture à voix haute

web-log-search = Chercher dans le journal
    .hint = chercher : explosion, citrouille, BEL-6.1
web-log-whose = De qui
web-log-everybody = Tout le monde
web-log-missed = Pendant ton absence
web-log-empty = Rien de tel dans le journal.
web-log-whole = Journal complet
web-live-more = { $count ->
    [one] Et encore une chose, dans le journal.
   *[other] Et encore { $count } choses, dans le journal.
}

## Règles

web-rule-back = Retour
web-rule-loading = On ouvre le grimoire…
web-rule-unknown = Cette règle n’est pas dans le grimoire.
web-rule-refused = Ce que tu ne peux pas faire, et pourquoi
web-rule-all = Ouvrir toutes les règles
web-rules-title = Règles
web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles
    .hint = chercher : bouteille, 6.1, green-2
web-rules-found = { $count ->
    [0] Aucune règle trouvée.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
web-rules-none = Rien sur « { $wanted } » dans le grimoire.
web-rules-link = Lien vers { $rule }

## Table en texte

web-text-turn = À qui de jouer
web-text-over = La partie est finie.
web-text-board = Plateau
web-text-shape = Le plateau se lit
web-text-sentences = en phrases
web-text-drawing = en tableau
web-text-digits = répondre par le numéro
web-text-odds-within = { $chance } d’exploser d’ici { $draws } pioches
web-text-leave = Revenir au dessin
web-text-podium = Podium
web-text-place = Rang
web-text-name = Nom
web-text-rematch = Revanche
web-text-record = Télécharger le procès-verbal

## Autour de la table, avant la partie

web-lobby-invitation = Invitation
web-lobby-qr = QR de cette table
web-lobby-code = Code de la table
web-lobby-invite = Inviter
web-lobby-copy = Copier le lien
web-lobby-share = { $title } : viens à ma table
web-lobby-change = Revoir la préparation
web-lobby-change-do = Changer
web-lobby-welcome = { $name } t’attend
web-lobby-welcome-nobody = Une place t’attend
web-lobby-name = Ton nom
web-lobby-sit = M’asseoir
web-lobby-full = Toutes les places sont prises : tu regardes.
web-lobby-locked-out = La table est fermée aux nouveaux : tu regardes.
web-lobby-around = Autour du chaudron
web-lobby-taken = { $taken } sur { $all }{ $watching ->
    [0] { "" }
    [one] , une personne regarde
   *[other] , { $watching } regardent
}
web-lobby-seat-free = Place libre
    .host = invite, ou mets un bot
    .help = attend quelqu’un
web-lobby-seat-menu = Que faire : { $name }
web-lobby-you = toi
web-lobby-you-host = toi, hôte
web-lobby-host = hôte
web-lobby-guest = à sa place
web-lobby-here = là
web-lobby-away = ailleurs
web-lobby-bot = Bot
web-lobby-bot-level = bot { $level }
web-lobby-sit-here = M’y asseoir
web-lobby-free = Libérer la place
web-lobby-make-host = En faire l’hôte
web-lobby-kick = Libérer la place
    .help = la personne pourra revenir par le lien
web-lobby-rename = Changer de nom
web-lobby-rename-do = C’est moi
web-lobby-take-over = Devenir l’hôte
    .help = si l’hôte est parti depuis deux minutes
web-lobby-leave = Quitter la table
    .help = ta place redevient libre
web-lobby-fill = Bots partout
web-lobby-lock = Fermer la porte
web-lobby-unlock = Rouvrir la porte
web-lobby-locked = La porte est fermée : plus personne n’entre.
web-lobby-seal = Tirages scellés.
    .about = Toute la chance est déjà fixée ; à la fin, chacun peut la recompter.
web-lobby-seal-title = Le sceau
web-lobby-seal-how = Avant que quiconque s’assoie, la maison a tiré un secret et montré cette empreinte. Chacun y ajoute son grain de sel, et toute la chance de la partie en découle. À la fin, le secret est dévoilé : qui veut peut vérifier qu’il va avec l’empreinte, et recalculer chaque tirage.
web-lobby-seal-copy = Copier l’empreinte
web-lobby-start = Commencer
web-lobby-start-ready = tout le monde a sa place
web-lobby-start-missing = { $count ->
    [one] il reste une place libre
   *[other] il reste { $count } places libres
}
web-lobby-wait = On attend que ça commence.
web-lobby-wait-host = On attend que { $name } commence.
web-lobby-wait-seats = { $count ->
    [one] On attend encore quelqu’un.
   *[other] On attend encore { $count } personnes.
}
web-lobby-heard = { $free ->
    [0] Au complet. Sont là : { $names }.
    [one] Une place libre. Sont là : { $names }.
   *[other] { $free } places libres. Sont là : { $names }.
}

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
web-belcastel-shop-too-dear = il manque { $missing }
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
web-belcastel-podium-moments = Moments
web-belcastel-podium-touch = touche pour relire
web-belcastel-podium-round = m. { $round }
web-belcastel-podium-share = Partager
web-belcastel-podium-share-text = { $title } { $scores }.
web-belcastel-podium-copied = Copié : colle-le où tu veux.
web-belcastel-podium-record = La partie
web-belcastel-podium-shelf = L’étagère
web-belcastel-podium-again = Rejouer, mêmes sièges
web-belcastel-podium-join = Rejoindre la revanche
web-belcastel-source-spaces = Cases
web-belcastel-source-chips = Jetons
web-belcastel-source-die = Dé
web-belcastel-source-cards = Cartes
web-belcastel-source-tubes = Éprouvettes
web-belcastel-source-exchange = Échange
web-belcastel-source-other = Autres
web-belcastel-moment-exploded = Le blanc de trop
    .text = { $name } fait tout sauter, avec { $whites } de blancs.
web-belcastel-moment-furthest = Au bord de la cuillère
    .text = { $name } pousse jusqu’à la case { $space } : personne n’ira plus loin.
web-belcastel-moment-rats = La cavalcade
    .text = { $name } lâche son rat : { $tails } { $tails ->
        [one] queue
       *[other] queues
    } d’avance.
web-belcastel-moment-best = La manche en or
    .text = { $name } marque { $points } { $points ->
        [one] point
       *[other] points
    } d’un coup.
web-belcastel-moment-card = La bonne carte
    .text = « { $card } » n’oublie pas { $name }.
web-belcastel-moment-patient = La goutte patiente
    .text = { $name } a payé { $drops } cases de goutte en rubis.
web-belcastel-moment-steady = La main sûre
    .text = { $name } n’a jamais fait exploser son chaudron.
web-belcastel-moment-overtaken = Le renversement
    .text = { $name } avait { $points } { $points ->
        [one] point
       *[other] points
    } de retard avant la dernière manche.

## Le sceau, après la partie

web-seal-checking = On vérifie le sceau…
    .text = Encore un instant.
web-seal-true = Sceau vérifié
    .text = Le secret révélé est bien celui de l’empreinte donnée avant la partie. Calculé ici, sur ton appareil.
web-seal-false = Le sceau est brisé
    .text = Le secret révélé ne correspond pas à l’empreinte donnée avant la partie.
web-seal-unable = Sceau à vérifier
    .text = Ce navigateur ne calcule pas d’empreinte sans connexion sûre. Télécharge la partie et lance « chaudron verify ».
web-seal-missing = Le secret n’est pas révélé
    .text = Sans secret, rien à vérifier.
web-seal-details = détail
web-seal-commitment = Empreinte, donnée avant la partie
web-seal-secret = Secret, révélé à la fin
web-seal-how = L’empreinte est le SHA-256 de « chaudron/1 commitment » suivi du secret. « chaudron verify » recompte aussi chaque tirage de la partie téléchargée.

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
web-belcastel-brief-sealed = scellé
web-belcastel-brief-hesitates = hésite
web-belcastel-bowl = Coupelle : { $chips }. { $spoon } + { $points } points
web-belcastel-bowl-empty = Coupelle vide
web-belcastel-bowl-points = { $spoon } + { $points } points
web-belcastel-flask-bowl = rendre { $chip } de la coupelle
web-belcastel-waits = Pour ouvrir la prochaine manche : { $chips }
web-belcastel-aside-ask = { $choice } maintenant ?
web-belcastel-aside-hint = Mis de côté par l’amanite : à poser avant la fin de la manche.
web-belcastel-aside-later = Plus tard
web-belcastel-touch-whites = Touche un blanc dans le chaudron, ou les deux.
web-belcastel-touch-upgrade = Touche un jeton du chaudron, ou les deux derniers.
web-belcastel-touch-start_chip = Touche-le dans le chaudron. Il restera hors du sac.
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
