# Les mots de la page. Chaque groupe dit à quel écran il appartient. Ceux d’un jeu sont dans web-bal.ftl ou
# web-belcastel.ftl, ceux d’avant la partie dans web-setup.ftl.

## Partout

# POINTER() : « mouse » là où l’on montre avec une souris, « finger » là où l’on touche.
-web-touch = { POINTER() ->
    [mouse] clique sur
   *[finger] touche
}
-web-touch-first = { POINTER() ->
    [mouse] Clique sur
   *[finger] Touche
}
-web-touch-to = { POINTER() ->
    [mouse] clique
   *[finger] touche
}
-web-touch-first-to = { POINTER() ->
    [mouse] Clique
   *[finger] Touche
}

web-list-or = { $list } ou { $item }
web-close = Fermer
web-offline = La maison ne répond pas. On réessaie.
web-failed = Quelque chose a mal tourné. Réessaie, ou recharge la page.
web-menu = Menu
web-resting = On met la maison à jour
    .kept = Tous les coups sont gardés, et le temps de chacun s’est arrêté.
    .back = Laisse cette page ouverte : la partie reprend ici toute seule.
web-no = Non
web-home = Retour à l’étagère
web-table = table
web-key-space = Espace
web-game-belcastel = Les Charlatans de Belcastel
web-game-witches = Les Sorcières s’en mêlent
web-game-bal = Le Bal des Sorcières
web-game-blackwood = Blackwood

## Toute table

web-connecting = On s’approche de la table…
web-closed-seats = Qui jouait ici
web-closed-unread = Rien de cette table ne se lit pour l’instant.
web-your-turn = À toi.
web-awaited = On attend
web-awaited-too = On attend aussi
web-paused = Partie en pause
web-watching = Tu regardes : tout le monde voit la même chose que toi.
web-away = pas là
web-round = Manche { $round }
web-points = Points
web-points-of = { $game ->
    [bal] Crapzouilles
   *[other] Points
}
web-score = { $game ->
    [bal] { $points ->
        [one] { $points } Crapzouille
       *[other] { $points } Crapzouilles
    }
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
web-rubies = Rubis
web-scores = { $points } points, { $rubies } rubis : voir tous les scores
web-log = Journal
web-why = Pourquoi ?
web-undo = Reprendre mon dernier coup
web-advice = Demander conseil
web-keys = Raccourcis du clavier
web-said = { $name } : « { $text } »

## Ce que font les gens à table ($name, $emote)

web-event-joined = { $name } s’assied.
    .own = Tu t’assieds.
web-event-left = { $name } quitte la table.
    .own = Tu quittes la table.
web-event-returned = { $name } est de retour.
    .own = Te voilà de retour.
web-event-renamed = Cette place porte maintenant le nom de { $name }.
    .own = Tu t’appelles maintenant { $name }.
web-event-bot_seated = { $name } prend place : un bot.
web-event-bot_sent = Le bot laisse la place de { $name }.
web-event-kicked = { $out ->
    [true] { $name } quitte la table et ne peut pas revenir.
   *[other] { $name } perd sa place ; un bot continue.
}
web-event-let_in = { $name } peut revenir à la table.
    .own = Tu peux revenir à la table.
web-event-chat = { $on ->
    [true] L’hôte rouvre le bavardage.
   *[other] L’hôte coupe le bavardage.
}
web-event-host_made = { $name } reçoit la table.
    .own = La table est à toi.
web-event-undone = { $name } reprend son dernier coup.
    .own = Tu reprends ton dernier coup.
web-event-paused = { $name } met la partie en pause.
    .own = Tu mets la partie en pause.
web-event-resumed = { $name } relance la partie.
    .own = Tu relances la partie.
web-event-planned = { $name } laisse un plan jouer à sa place.
    .own = Tu laisses un plan jouer à ta place.
web-event-unplanned = { $name } reprend la main.
    .own = Tu reprends la main.
web-event-rules_changed = La partie continue avec la version { $version } des règles ; tout ce qui est joué reste acquis.
web-event-substitute = La maison seule a tiré pour { $name } : aucun appareil n’a rien apporté.
    .own = La maison seule a tiré pour toi : ton appareil n’a rien apporté.
web-menu-envelope = L’enveloppe
    .help = qui y a posé sa cire, à comparer et à garder
web-event-hinted = { $name } demande conseil.
    .own = Tu demandes conseil.
web-event-muted = { $minutes ->
    [0] { $name } peut de nouveau parler.
   *[other] La maison coupe la parole à { $name } pour { $minutes } minutes.
}
    .own = { $minutes ->
    [0] Tu peux de nouveau parler.
   *[other] La maison te coupe la parole pour { $minutes } minutes.
}
web-event-forgotten = Quelqu’un a quitté la table et a fait effacer son nom et ses messages.
web-event-shut = La maison ferme la table.
web-event-reopened = La maison rouvre la table.
web-the-house = La maison
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
    .own = { $emote ->
        [clap] Tu applaudis.
        [laugh] Tu éclates de rire.
        [wow] Tu n’en reviens pas.
        [oops] Tu fais la grimace.
        [boom] Tu mimes l’explosion.
        [think] Tu te grattes le menton.
        [hurry] Tu tapotes la table.
       *[thanks] Tu remercies.
    }

## L’étagère

web-shelf-tab = Chaudron : des jeux de sorcières
web-shelf-motto = Des jeux de sorcières, une seule table.
web-shelf-boxes = Les boîtes
web-shelf-open = Ouvrir la boîte : { $title }
web-shelf-soon = en préparation
web-shelf-players = { $least } à { $most } joueurs
web-shelf-names = Mélisse Romarin Garance Myrtille Sureau Réglisse Camomille Genièvre Cassis Verveine
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
web-shelf-join-wrong = Ce n’est ni un code de table ni un lien. Un code est un mot et un nombre, par exemple SAUGE-42.
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
web-shelf-mine-all = Toutes mes parties
web-shelf-mine-none = Aucune partie en cours : le chaudron est froid, la nuit est longue.
web-shelf-mine-round = { $game ->
    [blackwood] { $title }, expédition { $round }
   *[other] { $title }, manche { $round }
}
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
    [one] finie : tu gagnes avec { $score }
   *[other] finie : tu gagnes à égalité, { $score }
}
web-shelf-mine-lost = { $count ->
    [one] finie : { $names } gagne avec { $score }
   *[other] finie : { $names } gagnent avec { $score }
}
web-shelf-mine-more = { $count ->
    [one] Encore une
   *[other] Encore { $count }
}
web-shelf-mine-fewer = Moins
web-shelf-mine-waiting = { $count ->
    [one] à toi
   *[other] { $count } parties t’attendent
}
web-shelf-mine-deeds = Que faire de la partie : { $title }
web-shelf-mine-gone-bad_token = ta place est à quelqu’un d’autre
web-shelf-mine-gone-removed = l’hôte a libéré ta place
web-shelf-mine-gone-given_away = ta place est à quelqu’un d’autre
web-shelf-mine-gone-only_elsewhere = ta place est gardée pour un autre appareil
web-shelf-mine-gone-claim_refused = l’hôte n’a pas donné la place
web-shelf-mine-gone-kept_out = cette table t’est fermée
web-shelf-mine-gone-unknown_table = cette table n’existe plus
web-shelf-mine-gone-unknown_cards = fermée : la maison ne connaît pas ses valeurs de cartes
web-shelf-mine-gone-other_rules = fermée : jouée selon d’autres règles que celles de la maison
web-shelf-just-now = à l’instant

## Le menu

web-menu-title = Menu
web-menu-settings = Réglages
web-menu-night = Soirée à plusieurs tables
web-menu-rules = Règles
web-menu-exercises = Exercices
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
web-settings-partly = Traduit en partie ; le reste est en anglais.
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
web-settings-hints = Coups de pouce
    .help = une astuce la première fois, jamais deux fois
web-settings-lines = Mots des bots
    .help = une petite phrase de temps en temps
web-settings-text = Table en texte
    .help = tout se lit et se joue sans image
web-settings-here = Tout reste sur cet appareil.

## Le bandeau d’une table

web-banner-lost = Connexion perdue
web-banner-lost-kept = Ton geste attend ici.
web-banner-lost-plan = Ton plan joue pendant ce temps.
web-banner-lost-nothing = La partie est gardée, on revient.
web-banner-retry = Réessayer, { $seconds } s
web-banner-trying = On réessaie…
web-banner-again = Réessayer
web-banner-ended = Cette table ne s’ouvre pas
web-banner-replaced = Ta place est ouverte ailleurs
web-banner-shut = Cette table est fermée
web-banner-kept_out = Cette table t’est fermée
web-banner-seat-removed = L’hôte a libéré ta place
web-banner-seat-given_away = Ta place est à quelqu’un d’autre
web-banner-seat-only_elsewhere = Ta place est gardée pour un autre appareil
web-banner-seat-claim_refused = L’hôte n’a pas donné la place
web-banner-seat-bad_token = Tu n’as pas de place à cette table
web-banner-seat-then = { $state ->
    [open] Tu peux te rasseoir tant qu’une place est libre.
    [playing] Tu regardes la partie. Tu peux demander une place à l’hôte.
    [locked] Tu regardes. La porte est fermée : on ne peut plus demander de place.
   *[over] La partie est finie : voici le résultat.
}
web-banner-watch = Regarder
web-banner-ask-seat = Demander une place
web-banner-unfair-ahead = La maison a demandé plus de ta cire que son dû
    .text = Ton appareil l’a gardée, sinon la maison aurait su ce qui vient. Ce que tu tires maintenant vient de la maison seule, et la partie le dira.
web-banner-unfair-denied = La maison dit que ta cire n’est pas venue
    .text = Ton appareil l’avait donnée avec ta réponse, et la maison a tiré sans elle. Une maison honnête ne joue pas ainsi.
web-banner-unfair-noted = C’est vu
web-banner-over = La partie s’est terminée sans toi
    .text = Voici le résultat. D’ici, tu peux proposer une revanche.
web-banner-over-log = Revoir la partie
web-banner-play-here = Jouer ici
web-banner-home = À l’étagère
web-banner-back = Tout est à jour
web-banner-missed = { $count ->
    [0] Rien ne s’est joué sans toi.
    [one] Un coup pendant ton absence.
   *[other] { $count } coups pendant ton absence.
}
web-banner-received = Ton geste est bien arrivé, coup { $n }.
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
web-banner-plan = Ton plan joue
    .text = Il s’arrête dès que tu joues.
web-banner-take-over = Reprendre la main
web-banner-retold = Te revoilà
web-banner-retold-count = { $count ->
    [one] On te rejoue { $count } coup.
   *[other] On te rejoue { $count } coups.
}
web-banner-at-once = Tout d’un coup
web-banner-my-plan = Mon plan
web-plan = Si je m’absente
    .help = Un plan joue à ma place.
web-together = Piocher ensemble
    .help = Cette manche ou toutes les suivantes, au signal.
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
web-banner-away-soon = Un bot prend le relais dans { $time }.
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
web-alone = Cette maison n’écoute que sur cette machine : aucun téléphone ne peut y venir.
web-alone-how = Pour laisser entrer les autres, ferme-la (Ctrl-C dans son terminal), puis tape :
web-alone-copy = Copier la commande
web-alone-kept = La table restera comme elle est.
web-invite = Inviter
web-screen = Grand écran
web-screen-help = Une télé ou un ordinateur que tout le monde regarde ; chacun joue sur son téléphone
web-pass = Passer l’écran
web-invite-open = Qui ouvre ce lien peut s’asseoir à une place libre.
web-invite-watch = Qui ouvre ce lien regarde la partie, et peut demander une place.
web-invite-closed = Cette table joue sans spectateurs : le lien ne sert qu’aux personnes qui ont une place.
web-invite-link = Lien de la table
web-invite-qr = QR code du lien de la table
web-device = Ma place sur un autre appareil
web-device-help = un lien personnel et son QR code
web-push = Me prévenir quand c’est à moi
web-push-help = un son, un avis même page fermée

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
web-people-plan = joue par un plan
web-people-hints = { $count ->
    [one] un conseil
   *[other] { $count } conseils
}
web-people-substitutes = { $count ->
    [one] un coup tiré par la maison seule
   *[other] { $count } coups tirés par la maison seule
}
web-people-awaited = on l’attend
web-people-free = place libre
web-people-seat_bot = Mettre un bot
web-people-free_seat = Renvoyer le bot
web-people-kick = Retirer
web-remove = Retirer { $name } ?
    .open = La place se libère.
    .playing = Un bot continue à sa place.
    .then = Et ensuite ?
    .do = Retirer
web-remove-back = Peut revenir
    .help = par le lien, ou en demandant une place
web-remove-device = Ne revient pas avec cet appareil
    .help = pas de place à cette table, et rien à y regarder
web-remove-address = Ne revient pas, même d’un autre appareil
    .help = plus personne n’entre par la même connexion : parfois toute une famille. Qui a déjà une place la garde.
web-kept-out = À l’écart de cette table
    .device = cet appareil
    .address = cet appareil et cette connexion
    .back = Laisser revenir
web-people-make_host = Confier la table
web-people-hurry = Presser
web-people-claim = C’est ma place
    .bot = Demander cette place
web-people-claims = { $name } demande la place de { $seat }.
web-people-claimed = C’est demandé. L’hôte décide ; en attendant, tu regardes.
web-people-name = Ton nom
web-people-level = Niveau du bot
web-people-lock = Porte fermée
    .help = plus personne ne s’assied ni ne demande de place

## Bavardage

web-chat = Bavarder
web-chat-switch = On peut bavarder
    .help = pour toute la table, à tout moment
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
web-text-record = Télécharger la partie

## Le sceau, après la partie

web-seal-checking = On vérifie le sceau…
    .text = Encore un instant.
web-seal-true = Sceau vérifié
    .text = Le secret révélé est bien celui de l’empreinte donnée avant la partie. Calculé ici, sur ton appareil.
web-seal-false = Le sceau est brisé
    .text = Le secret révélé ne correspond pas à l’empreinte donnée avant la partie.
web-seal-night = Donne encore scellée
    .text = D’autres tables jouent la même donne. Quand elle sera finie partout, le secret s’ouvre et chaque tirage se vérifie.
web-seal-missing = Le secret n’est pas révélé
    .text = Sans secret, rien à vérifier.
web-seal-lesson = Une leçon
    .text = Sa chance était écrite d’avance : rien à sceller, rien à vérifier.
web-seal-potion = Une même donne pour toute la maison
    .text = La donne reste la même sur chaque appareil : aucun n’y verse sa cire. Le secret est fixé d’avance ; la maison le révèle une fois les parties qui comptent terminées.
web-seal-deal = La donne d’une autre partie
    .text = Sa chance est déjà connue : il n’y a rien à sceller.
web-seal-open = Ouvrir l’enveloppe
web-seal-details = détail
web-seal-commitment = Empreinte, donnée avant la partie
web-seal-secret = Secret, révélé à la fin
web-seal-how = L’empreinte est le SHA-256 de « chaudron/1 commitment » suivi du secret. « chaudron verify » recompte aussi chaque tirage de la partie téléchargée.

## Le podium de tout jeu

web-podium-moments = Moments
web-podium-touch = { -web-touch-to } pour relire
web-podium-hints = Conseils demandés : { $list }.
web-podium-hints-of = { $name } { $count }
web-podium-copied = Copié : colle-le où tu veux.
web-podium-picture = Image
web-podium-share = Partager
web-resumed = Partie reprise d’une autre au coup { $moment } : à partir d’ici la chance est neuve.
web-podium-replay = Revoir
web-podium-review = Relecture
web-podium-record = Télécharger
web-podium-deal = Même donne
    .text = J’ai joué cette donne. À toi : même chance, mêmes bots.
web-potion-link = La potion du jour
web-ghost = Même donne, autre partie
    .help = Comparer manche par manche avec la partie dont vient la donne.
web-podium-shelf = L’étagère
web-podium-join = Rejoindre la revanche
web-podium-night = Retour à la soirée
web-podium-again = Rejouer, mêmes places

## Premiers pas, depuis l’étagère

web-lesson-shelf = Premiers pas
    .text = Cinq minutes par jeu, en jouant.
web-lesson-shelf-of = Premiers pas dans { $title }
web-lesson-shelf-new = Première visite ?
    .text = Cinq minutes de jeu guidé, et tu sais jouer.
web-lesson-shelf-again = Reprendre la leçon
web-lesson-shelf-done = Leçon déjà suivie
