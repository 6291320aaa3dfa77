# La page de la personne qui tient la maison.

web-host-title = La maison
web-host-well = tout va bien
web-host-unwell = quelque chose ne va pas
web-host-since = ouverte depuis { $days ->
    [0] { $hours ->
        [0] peu
        [one] une heure
       *[other] { $hours } heures
    }
    [one] un jour
   *[other] { $days } jours
}
web-host-open-table = Ouvrir une table
web-host-lost = La maison ne répond pas. Nouvel essai en cours ; ce que tu vois n’est plus à jour.
web-host-key = Il faut le lien de la maison
    .text = Il s’affiche dans le terminal quand la maison s’ouvre : « Pour t’en occuper ». Colle-le ici.
    .label = Lien ou clé
    .go = Entrer
web-host-phone = Avec un téléphone
    .wifi = sur le même Wi-Fi
    .qr = QR code de l’adresse de la maison
    .print = Affiche
    .alone = Pour l’instant, seule cette machine peut entrer. Pour ouvrir aux téléphones :
web-host-fact-https = https actif : caméra et notifications marchent
web-host-fact-http = sans https : ni caméra ni notifications sur les téléphones
web-host-fact-account = sans compte, rien à installer
web-host-fact-count = { $count ->
    [0] aucune table encore
    [one] une table en tout
   *[other] { $count } tables en tout
}

## Les tables

web-host-tables = Tables
    .count = { $count ->
    [0] aucune en cours
    [one] une en cours
   *[other] { $count } en cours
}
    .none = Aucune table pour l’instant.
web-host-state = { $state ->
    [open] salon
    [over] finie
    [shut] fermée
    [asleep] dort
   *[playing] en jeu
}
web-host-public = publique
web-host-watching = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
}
web-host-round = manche { $round }
web-host-awaits = on attend
    .who = { $names }, { $time }
web-host-seats = { $taken } sur { $all }
web-host-lobby = salon
web-host-paused = en pause
web-host-last = dernier coup
web-host-watch = Regarder { $table }
web-host-close = Fermer { $table }
web-host-close-ask = Fermer { $table } ?
    .told = On prévient { $names } tout de suite. Tout est gardé, et tu peux rouvrir la table.
    .nobody = Personne n’y est. Tout est gardé, et tu peux rouvrir la table.
    .do = Fermer la table
web-host-reopen = Rouvrir { $table }
web-host-archive = Ranger { $table }
web-host-archive-ask = Ranger { $table } ?
    .told = La table quitte la maison pour l’archive ; « chaudron restore » peut l’en ressortir. Personne n’est prévenu.
    .do = Ranger dans l’archive
web-host-second = { $count } s
web-host-minute = { $count } min
web-host-hour = { $count } h
web-host-day = { $count } j

## Les personnes

web-host-people = Présents
    .count = { $people ->
    [0] personne
    [one] une personne
   *[other] { $people } personnes
}, { $bots ->
    [0] aucun bot
    [one] un bot
   *[other] { $bots } bots
}
    .none = Personne n’est là.
    .help = bulle : couper la parole ; porte : renvoyer
web-host-watches = regarde { $table }
web-host-watcher = Spectateur
web-host-on-phone = au téléphone
web-host-on-laptop = à l’ordinateur
web-host-mute = Couper la parole à { $name }
web-host-unmute = Rendre la parole à { $name }
web-host-muted = parole coupée, encore { $minutes } min
web-host-remove = Renvoyer { $name }
web-host-remove-ask = Renvoyer { $name } ?
    .told = On prévient { $name } tout de suite, et sa place est libérée ; si la partie est commencée, un bot y joue. Les coups joués restent.
    .do = Renvoyer
    .block = Renvoyer et bloquer l’appareil
web-host-block-ask = Bloquer cet appareil ?
    .told = Il ne peut plus entrer nulle part dans la maison, et on le lui dit. Ses places restent gardées ; tu peux le débloquer.
    .do = Bloquer l’appareil

## Le bas de la page

web-host-health = Santé
    .answers = répond en { $ms } ms
    .load = processeur { $cpu } %, { $memory }
    .missing = { $answered } processus sur { $processes } répondent
web-host-store = Dépôt
    .size = { $size }{ $free ->
        [none] {""}
       *[other] , { $free } libres
    }
    .tables = { $count ->
    [0] aucune partie
    [one] une partie
   *[other] { $count } parties
}, dont { $playing } en jeu
    .keeps = rangées : finies après { $finished } j, inachevées après { $unfinished } j
web-host-backup = Sauvegarde
    .last = { $when }
    .file = { $count ->
    [0] aucune table
    [one] une table
   *[other] { $count } tables
}, { $file }
    .never = pas encore de sauvegarde
    .none = dis où avec --backups DOSSIER
    .now = Maintenant
web-host-version = Chaudron { $version }
    .one = un seul processus
    .many = { $count } processus
    .more = Entretien, limites, journal

## L’entretien

web-host-upkeep = Entretien
web-host-rest = Mettre la maison en pause
    .about = Pour une mise à jour : les tables s’arrêtent, tout le monde voit que ses coups sont gardés, et tout reprend quand tu rouvres, même après un redémarrage.
    .do = Mettre en pause
web-host-resting = La maison est en pause depuis { $time }
    .text = Tout le monde voit que ses coups sont gardés. Personne ne peut jouer.
    .do = Rouvrir la maison
web-host-blocked = Appareils bloqués
    .none = Aucun.
    .since = depuis le { $day }
    .undo = Débloquer
web-host-limits = Limites
    .about = Celles qu’on peut atteindre en jouant. « chaudron serve » en change quelques-unes.
web-host-acts = Ce que tu as fait
    .none = Rien encore.
web-host-act = { $do ->
    [close] Table { $table } fermée
    [reopen] Table { $table } rouverte
    [archive] Table { $table } rangée
    [remove] Place { $seat } de { $table } libérée
    [mute] Parole coupée, place { $seat } de { $table }
    [unmute] Parole rendue, place { $seat } de { $table }
    [block] Appareil bloqué
    [unblock] Appareil débloqué
    [forget] Traces effacées, place { $seat } de { $table }
    [rest] Maison en pause
    [go_on] Maison rouverte
   *[backup] Sauvegarde faite
}
web-host-limit = { $name ->
    [SOCKETS] Personnes à des tables, par processus
    [SOCKETS_PER_SEAT] Appareils par place
    [WATCHERS_PER_TABLE] Spectateurs par table
    [EVENTS] Événements par table
    [SAYINGS] Messages par table
    [PAUSES] Pauses par place et par partie
    [DEEDS] Autres actions par place et par partie
    [KEPT_OUT] Personnes écartées par table
    [RECORD_BYTES] Octets d’un enregistrement
    [FRAME_BYTES] Octets d’un message
    [MUTE_MINUTES] Minutes de parole coupée
    [frames] Messages par seconde et par connexion
    [frames_at_once] … d’un coup
    [requests] Requêtes par seconde et par adresse
    [requests_at_once] … d’un coup
    [new_tables] Tables ouvertes par minute et par adresse
    [new_tables_at_once] … d’un coup
    [new_reviews] Relectures commencées par minute depuis une adresse
    [new_reviews_at_once] … d’un coup
    [guesses] Codes faux par minute et par adresse
    [guesses_at_once] … d’un coup
    [all_guesses] Codes faux par minute, en tout
    [all_guesses_at_once] … d’un coup
    [host_tries] Clés fausses de cette page par minute et par adresse
    [host_tries_at_once] … d’un coup
    [connections] Connexions par adresse
   *[sockets] … dont à des tables
}
    .none = sans limite
