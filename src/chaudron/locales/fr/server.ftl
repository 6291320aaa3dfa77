# Ce que dit la maison quand une chose est impossible, et dans ses avis.

house-unknown_table = Cette table n’existe pas. Vérifie le code ou le lien.
house-unknown_night = Cette soirée n’existe pas. Vérifie le code ou le lien.
house-not_organizer = Seule la personne qui organise la soirée peut faire cela.
house-not_at_night = Cette personne ne participe pas à la soirée.
house-night_over = Cette soirée est finie.
house-night_full = La soirée est complète : { $most } personnes y participent déjà.
house-night_paused = La soirée est en pause.
house-nobody_came = Personne n’est encore là.
house-deal_begun = Une donne se joue déjà.
house-no_deal = Aucune donne ne se joue en ce moment.
house-deal_runs = Cette donne se joue encore à d’autres tables. On la verra quand elle sera finie partout.
house-same_deal = Cette table joue la même donne que d’autres : sa chance est scellée par la maison seule.
house-unknown_code = Aucune table n’attend sous ce code. Il ne marche que jusqu’au début de la partie ; le lien, lui, marche toujours.
house-too_many_guesses = Trop de codes qui ne mènent nulle part. Attends une demi-minute, ou demande le lien de la table.
house-unknown_cards = Cette table se joue avec des valeurs de cartes d’empreinte { $hash }, que la maison ne connaît pas. La personne qui tient la maison peut la rouvrir une fois avec leur fichier (« chaudron serve --components FICHIER ») ; la table reprend alors où elle en était.
house-other_rules = Cette table s’est jouée selon la version { $began } des règles ; avec la version { $known }, celle de cette maison, la partie se serait passée autrement. Elle ne peut pas continuer ici. On peut encore lire qui jouait et ce qui s’est passé, et emporter le procès-verbal d’une partie finie.
house-no_such_cards = Personne ici ne connaît de valeurs de cartes d’empreinte « { $name } » pour le jeu « { $game } ».
house-not_found = Il n’y a rien ici.
house-bad_method = Cela ne se demande pas comme ça.
house-bad_token = Cette clé n’ouvre aucune place à cette table.
house-removed = L’hôte a libéré ta place à cette table.
house-given_away = L’hôte a donné ta place à quelqu’un d’autre.
house-only_elsewhere = Ta place ne s’ouvre plus ici : elle est réservée à un autre appareil.
house-claim_refused = L’hôte n’a pas donné la place que tu demandais.
house-kept_out = L’hôte ne te laisse plus entrer à cette table. Demande-lui de te laisser revenir, ou joue à une autre table.
house-shut = La personne qui tient la maison a fermé cette table. Ce qui a été joué est gardé.
house-not_shut = Cette table n’est pas fermée.
house-in_play = Il y a quelqu’un à cette table, ou elle avance toute seule. Ferme-la d’abord, ou réessaie dans une minute.
house-muted = La personne qui tient la maison te rend la parole dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}. En attendant, tu peux jouer.
house-blocked = La personne qui tient la maison ne te laisse pas entrer avec cet appareil.
house-resting = On met la maison à jour. Tous les coups sont gardés ; la partie reprend juste après.
house-bad_host_token = Cette clé n’ouvre pas la page de l’hôte. Le bon lien s’affiche quand on ouvre la maison.
house-no_backups = Dis où vont les sauvegardes quand tu ouvres la maison : « chaudron serve --backups DOSSIER ».
house-no_archive = Dis où ranger les tables quand tu ouvres la maison : « chaudron serve --archive FICHIER ».
house-nobody_kept_out = Cette personne peut déjà revenir.
house-not_seated = Il faut avoir une place à cette table.
house-not_host = Seul l’hôte peut faire cela.
house-no_watchers = Cette table joue sans spectateurs.
house-no_replays = Seules les personnes qui ont joué à cette table peuvent revoir sa partie.
house-as_it_was = Une table qui reprend une position se joue comme cette partie-là.
house-origin = Cette page n’est pas de la maison.
house-unknown_host = Cette maison ne répond pas au nom « { $host } ». Si c’est l’un des siens, il faut l’ouvrir avec « --host-name { $host } ».
house-bad_json = Ce message n’est pas du JSON.
house-bad_message = La maison ne comprend pas ce message.
house-bad_name = Un nom a de 1 à 24 caractères lisibles.
house-bad_text = Il n’y a rien à lire dans ce message.
house-no_such_seat = Il n’y a pas de place { $seat } à cette table.
house-too_big = Ce message est trop long.
house-too_fast = C’est trop à la fois. Attends un instant.
house-too_many_tables = Tu ouvres trop de tables. Attends une minute.
house-too_many_reviews = Tu demandes trop de relectures à la fois. Attends une demi-minute.
house-too_many_connections = Il y a trop de connexions.
house-busy = La maison est débordée. Essaie encore.
house-cannot_write = La maison ne peut pas écrire pour l’instant. Ce qui était fait est gardé ; réessaie dans un moment.
house-closing = La maison ferme un instant ; la partie est gardée.
house-elsewhere = La table change de mains. Essaie encore.
house-moved = La table a changé de mains ; on t’y ramène.
house-replaced = Tu es là sur un autre appareil.
house-broken = Le journal de cette table est abîmé. La personne qui tient la maison peut la restaurer.
house-failed = Quelque chose n’a pas marché chez nous. Rien n’a changé.
house-no_hello = Une connexion commence par « hello ».
house-greeted_already = « hello » ne se dit qu’une fois.
house-not_a_socket = On n’entre ici que par WebSocket.
house-sealed_now = Tout le monde décide en secret ; attends que tout soit dévoilé.
house-somebody_there = Quelqu’un joue à la place { $seat }.
house-stale = Cette question n’est plus posée.
house-not_started = La partie n’a pas commencé.
house-started = La partie a déjà commencé.
house-starting = L’enveloppe est fermée : plus rien ne change jusqu’au début de la partie.
house-not_starting = Aucun sel n’est attendu pour l’instant.
house-seal_taken = Un autre siège a déjà déposé le même sceau.
house-wrong_salt = Ce sel ne correspond pas au sceau de ton siège.
house-wrong_link = Ce n’est pas le maillon attendu. Réponds encore une fois.
house-over = La partie est finie.
house-no_same_deal = Cette partie ne peut pas être redonnée : c’était une potion du jour, une leçon, ou la suite d’une autre partie.
house-not_over = La partie n’est pas finie.
house-no_review = Rien n’a été appris de ce genre de table : il n’y a pas de relecture.
house-paused = La partie est en pause.
house-paused_enough = Tu as assez souvent mis cette partie en pause. Quelqu’un d’autre le peut encore.
house-did_enough = Tu as fait tant de choses à côté du jeu que tu ne peux plus que jouer. Cela ne change rien pour les autres.
house-did_enough_before = Il s’est passé tant de choses ici avant la partie qu’il ne reste plus qu’à la commencer, ou à quitter la table.
house-not_paused = La partie n’est pas en pause.
house-no_chat = À cette table on ne bavarde pas.
house-said_enough = On a assez parlé à cette table.
house-locked = La table n’accepte plus personne.
house-full = Toutes les places sont prises.
house-seat_taken = La place { $seat } est prise.
house-name_taken = Quelqu’un s’appelle déjà { $name }.
house-no_such_figure = Il n’y a pas de « { $given } » dans la boîte.
house-figure_taken = { $name } joue déjà avec celle-là.
house-age_does_not_matter = À cette table, l’âge ne dit pas qui commence.
house-too_many_claims = Trop de personnes demandent une place. Attends la réponse de l’hôte.
house-hosts_seat = La place de l’hôte ne se demande pas ; elle se reprend par son lien personnel.
house-left_already = Tu as déjà quitté la table.
house-not_away = Tu es bien à ta place.
house-seals_missing = { $count ->
    [one] Un appareil n’a pas encore scellé l’enveloppe.
   *[other] { $count } appareils n’ont pas encore scellé l’enveloppe.
} Attends, ou commence sans : ce sera marqué dans la partie.
house-seats_empty = { $count ->
    [one] Il reste une place vide.
   *[other] Il reste { $count } places vides.
} Invite quelqu’un ou installe un bot.
house-seats_in_use = Une des places à retirer est prise.
house-no_bot_there = Il n’y a pas de bot à renvoyer de la place { $seat }.
house-nobody_to_kick = Il n’y a personne à renvoyer de la place { $seat }.
house-nobody_there = Personne n’occupe la place { $seat }.
house-no_such_claim = Cette demande n’existe plus.
house-not_awaited = On n’attend pas la place { $seat }.
house-not_late = La place { $seat } a encore du temps.
house-rematched = La revanche est déjà ouverte.
house-by_ear = Là, fie-toi à tes yeux et à tes oreilles.
house-no_hints = À cette table, on joue sans conseils.
house-no_question = On ne te demande rien en ce moment.
house-no_plans = Il n’y a pas de plans dans ce jeu.
house-plan_without_end = Un plan doit dire quand s’arrêter : choisis au moins une condition.
house-plan_without_odds = À cette table, on joue sans les probabilités : un plan ne peut pas en dépendre.
house-plan_not_now = Un tel plan n’a rien à faire en ce moment. Attends la prochaine potion.
house-no_plan = Aucun plan ne joue à ta place.
house-too_long = Cette partie est trop longue pour continuer.

notice-awaited = C’est à { $name } de jouer, à la table { $table }.
notice-over = La partie de la table { $table } est finie.
notice-mine-awaited = À toi de jouer : { $title }, table { $table }.
notice-mine-over = La partie est finie : { $title }, table { $table }.

bad-notice-too_long = Cette adresse dépasse { $limit } caractères.
bad-notice-bad_url = Cette adresse web est illisible ; recopie-la en entier.
bad-notice-not_https = L’adresse doit être en https.
bad-notice-no_host = L’adresse ne nomme aucun serveur.
bad-notice-has_credentials = L’adresse ne doit contenir ni nom d’utilisateur ni mot de passe.
bad-notice-bad_port = Le port doit être 443, ou compris entre 1024 et 65535.
bad-notice-private_address = { $host } est sur un réseau privé ; donne une adresse sur Internet.
bad-notice-not_a_subscription = L’abonnement du navigateur est incomplet ; désactive puis réactive les avis.
bad-notice-bad_p256dh = La clé de chiffrement du navigateur n’est pas valable ; désactive puis réactive les avis.
bad-notice-bad_auth = Le secret d’abonnement du navigateur n’est pas valable ; désactive puis réactive les avis.

page-not-built = La page de Chaudron n’est pas encore construite. Lance « make web » dans le dossier du projet, puis rouvre la maison.
