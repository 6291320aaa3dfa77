# Ce que dit la maison quand une chose est impossible, et dans ses avis.

house-unknown_table = Cette table n’existe pas. Vérifie le code ou le lien.
house-unknown_cards = Cette table se joue avec des valeurs de cartes d’empreinte { $hash }, que la maison ne connaît pas. Qui tient la maison peut la rouvrir une fois avec leur fichier (« chaudron serve --components FICHIER ») ; la table reprend alors où elle en était.
house-no_such_cards = Personne ici ne connaît de valeurs de cartes d’empreinte « { $name } » pour le jeu « { $game } ».
house-not_found = Il n’y a rien ici.
house-bad_method = Cela ne se demande pas ainsi.
house-bad_token = Cette clé n’ouvre aucune place à cette table.
house-not_seated = Il faut avoir une place à cette table.
house-not_host = Seul l’hôte peut faire cela.
house-no_watchers = Cette table joue sans spectateurs.
house-origin = Cette page n’est pas de la maison.
house-bad_json = Ce message n’est pas du JSON.
house-bad_message = Ce message n’est pas compris.
house-bad_name = Un nom a de 1 à 24 caractères lisibles.
house-bad_text = Il n’y a rien à lire dans ce message.
house-no_such_seat = Il n’y a pas de place { $seat } à cette table.
house-too_big = Ce message est trop long.
house-too_fast = C’est trop à la fois. Attends un instant.
house-too_many_tables = Tu ouvres trop de tables. Attends une minute.
house-too_many_connections = Il y a trop de connexions.
house-busy = La maison est débordée. Essaie encore.
house-closing = La maison ferme un instant ; la partie est gardée.
house-elsewhere = La table change de mains. Essaie encore.
house-moved = La table a changé de mains ; on t’y ramène.
house-replaced = Tu es là sur un autre appareil.
house-broken = Le journal de cette table est abîmé. L’hôte de la maison peut la restaurer.
house-failed = Quelque chose a échoué chez nous. Rien n’a changé.
house-no_hello = Une connexion commence par « hello ».
house-greeted_already = « hello » ne se dit qu’une fois.
house-not_a_socket = On n’entre ici que par WebSocket.
house-sealed_now = On décide en secret ; attends que tous se dévoilent.
house-somebody_there = Quelqu’un joue à la place { $seat }.
house-stale = Cette question n’est plus posée.
house-not_started = La partie n’a pas commencé.
house-started = La partie a déjà commencé.
house-over = La partie est finie.
house-not_over = La partie n’est pas finie.
house-paused = La partie est en pause.
house-not_paused = La partie n’est pas en pause.
house-no_chat = À cette table on ne bavarde pas.
house-said_enough = On a assez parlé à cette table.
house-locked = La table est fermée aux nouveaux venus.
house-full = Toutes les places sont prises.
house-seat_taken = La place { $seat } est prise.
house-name_taken = Quelqu’un s’appelle déjà { $name }.
house-too_many_claims = Trop de personnes demandent une place. Attends la réponse de l’hôte.
house-hosts_seat = La place de l’hôte ne se demande pas ; elle se reprend par son lien personnel.
house-left_already = Tu as déjà quitté la table.
house-not_away = Tu es bien à ta place.
house-seats_empty = { $count ->
    [one] Il reste une place vide.
   *[other] Il reste { $count } places vides.
} Invite quelqu’un ou installe un bot.
house-seats_in_use = Une des places à retirer est prise.
house-no_bot_there = Aucun bot ne peut quitter la place { $seat }.
house-nobody_to_kick = Il n’y a personne à renvoyer de la place { $seat }.
house-nobody_there = Personne n’occupe la place { $seat }.
house-no_such_claim = Cette demande n’existe plus.
house-not_awaited = On n’attend pas la place { $seat }.
house-not_late = Le temps de la place { $seat } n’est pas écoulé.
house-rematched = La revanche est déjà ouverte.
house-no_plans = À ce jeu, on ne laisse pas de plan.
house-plan_without_end = Un plan doit dire quand s’arrêter : choisis au moins une condition.
house-plan_without_odds = À cette table, on joue sans les probabilités : un plan ne peut pas en dépendre.
house-plan_not_now = Un tel plan n’a rien à faire en ce moment. Attends le prochain brassage.
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
