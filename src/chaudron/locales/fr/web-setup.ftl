# Les mots de la page avant la partie : la préparation, et autour de la table.

## La préparation

web-setup-tab = Préparer { $title } – Chaudron
web-setup-back = Retour à l’étagère
web-setup-unknown = Le jeu « { $game } » n’est pas sur l’étagère.
web-setup-seats = À table
web-setup-places = Places
web-setup-seats-range = { $least } à { $most }
web-setup-your-name = Ton nom
web-setup-you-host = hôte
web-setup-seat-free = libre
web-setup-seat-open = Place libre
web-setup-seat-add = Ajouter
web-setup-seat-remove = Retirer la place
web-setup-seat-leave = Laisser libre
web-setup-seat-who = Qui joue à la place { $number } ?
web-setup-seat-level = niveau { $rank }
web-setup-seat-choose = ou un bot
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
web-setup-balance = À côté des autres sets : { $what }. ({ $games } parties de { $players } bots)
web-setup-balance-usual = rien de particulier
web-setup-balance-swingy = retournements tardifs
web-setup-balance-steady = qui mène gagne souvent
web-setup-balance-long = long
web-setup-balance-short = court
web-setup-balance-explosive = explosif
web-setup-balance-tame = peu d’explosions
web-setup-balance-favours_books = favorise les livres
web-setup-balance-favours_pots = favorise les chaudrons pleins
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
web-setup-kind-no-replays = revue par ses seuls joueurs
web-setup-kind-no-chat = en silence
web-setup-kind-no-undo = ce qui est joué est joué
web-setup-kind-no-hints = sans conseils
web-setup-kind-no-lines = bots muets
web-setup-public = Ouverte à tous
    .help = sinon, seulement par le lien, le code ou le QR
web-setup-watchers = Spectateurs
    .help = on peut regarder sans place ; jamais les sacs ni les secrets
web-setup-replays = Revoir la partie
    .help = une fois finie, qui peut regarder peut tout revoir, jeux ouverts ; sinon, seulement qui y a joué
web-setup-chat = Paroles
    .help = on peut s’écrire pendant la partie
web-setup-undo = Reprises
    .help = reprendre son coup, tant que rien n’en a été dévoilé
web-setup-hints = Conseils
    .help = demander ce que jouerait un bot ; toute la table le voit
web-setup-lines = Mots des bots
    .help = une petite phrase de temps en temps
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
web-setup-rule = La règle, à propos de « { $name } »
web-setup-ruling = { $name } : { $value }
web-setup-code = Code de cette préparation
web-setup-copy = Copier le lien
web-setup-qr = QR de cette préparation
web-setup-no-locoweed = Sans chou des fous
web-setup-reset = Tout comme d’habitude
web-setup-name-first = Dis d’abord comment on t’appelle : tes invités le verront.
web-setup-open = Ouvrir la table
web-setup-opening = On dresse la table…

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
web-lobby-bot-choose = Mettre un bot
web-lobby-bot-other = Changer de bot
web-lobby-bot-level = bot { $level }
web-lobby-sit-here = M’y asseoir
web-lobby-free = Libérer la place
web-lobby-make-host = En faire l’hôte
web-lobby-witch = Choisir ta sorcière
web-lobby-witch-other = Choisir une sorcière pour cette place
web-lobby-witch-now = Choisir ta sorcière (pour l’instant : { $witch })
web-lobby-witch-taken = chez { $name }
web-lobby-witch-yours = la tienne
web-lobby-witch-any = Une de celles qui restent
web-lobby-witch-key = Choisir une sorcière par son numéro
web-lobby-youngest = La plus jeune
web-lobby-youngest-nobody = pas encore dit
web-lobby-youngest-lots = commence. Personne n’a dit qui c’est : le hasard déciderait.
web-lobby-youngest-begins = commence
web-lobby-youngest-alone = commence. Les bots n’ont pas d’âge.
web-lobby-seat-youngest = la plus jeune
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
    [0] Au complet.
    [one] Une place libre.
   *[other] { $free } places libres.
} { $here ->
    [0] Personne n’est encore là.
   *[other] Autour de la table : { $names }.
}

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
web-setup-values-ours = Ici, on joue avec les nôtres.
web-setup-values-file = Ici, on joue avec celles de la maison, empreinte { $hash }.
