# Les mots de la ligne de commande et de la table dans un terminal. Les mots du jeu sont dans belcastel.ftl.

## Le plateau dessiné : tout y est court

board-round = Manche { $round }/{ $rounds }
board-card = { $card } : { $text }
board-rim = { $name } · sous·points, ◆ rubis
board-score = { $points } pts { $rubies }◆
board-state-brewing = prépare
board-state-stopped = arrêt
board-state-exploded = { $protected ->
    [yes] explosé, protégé
   *[no] explosé
}
board-at = { $state }, case { $space }
board-whites-of = blancs { $whites }/{ $limit }
board-whites-short = { $whites }/{ $limit }
board-drop = goutte ▼{ $space }
board-drop-short = ▼{ $space }
board-rat-short = rat { $space }
board-tube-short = éprouvette { $tube }
board-tube-brief = ép. { $tube }
board-bag-short = sac { $count }
board-flask-short = { $full ->
    [yes] bouteille
   *[no] bouteille vide
}
board-at-short = { $state } { $space }
board-beside = à côté : { $chips }
board-bowl = coupelle : { $chips }
board-aside = de côté : { $chips }
board-start = départ : { $chips }
board-hand = en main : { $chips }
board-pennies = ¢{ $pennies }
board-witch-short = { $id } { $name }{ $state ->
    [now] { " " }(maintenant)
    [spent] { " " }(payée)
   *[other] { "" }
}
board-witch = { $witch } : { $effect }{ $state ->
    [now] { "" }
    [spent] { "" }
   *[other] { " " }({ $phase })
}
board-color-locoweed = chou
board-bought = acheté : { $chips }
board-whites = Blancs
board-worth = { $coins } { $coins ->
    [one] sou
   *[other] sous
}, { $points } { $points ->
    [one] point
   *[other] points
}{ $ruby ->
    [yes] , un rubis
   *[no] { "" }
}
board-if-stopped = Si tu t’arrêtes : { $worth }
board-scoring = Ta case de décompte : { $worth }
board-bag = Sac { $count } :
board-owned = Tes jetons, { $count } :
board-rubies = { $rubies } rubis
board-flask = { $full ->
    [yes] bouteille pleine
   *[no] bouteille vide
}
board-tubes = Éprouvettes
board-counter = La boutique. Tu as { $coins } { $coins ->
    [one] sou
   *[other] sous
} : deux jetons au plus, de couleurs différentes.
board-opens = s’ouvre à la manche { $round }

## Le plateau lu à voix haute

read-round = Manche { $round } sur { $rounds }. Premier joueur : { $first }.
read-card = Carte divinatoire : { $card }. { $text }
read-scores = Scores : { $scores }.
read-score = { $name } { $points }{ $tails ->
    [0] { "" }
    [one] { " " }(une queue de rat derrière)
   *[other] { " " }({ $tails } queues de rat derrière)
}
read-someone = { $name } : { $parts }
read-you = { $name }, c’est toi : { $parts }
read-counters = { $points } { $points ->
    [one] point
   *[other] points
}, { $rubies } rubis.
read-brew = { $state }{ $protected ->
    [yes] { " " }(protégé)
   *[no] { "" }
}, { $count ->
    [0] rien de posé, départ en case { $space }
   *[other] dernier jeton en case { $space }, jetons posés : { $chips }
}. Blancs { $whites } sur { $limit }.
read-belongings = Goutte en case { $drop }{ $rat ->
    [0] { "" }
   *[other] , rat { $rat } { $rat ->
        [one] case
       *[other] cases
    } plus loin
}. { $bag } { $bag ->
    [one] jeton
   *[other] jetons
} au sac, bouteille { $full ->
    [yes] pleine
   *[no] vide
}.
read-tube = Éprouvette { $tube } ({ $bonus }).
read-beside = À côté du chaudron : { $chips }.
read-bowl = Dans la coupelle : { $chips }, soit { $points } { $points ->
    [one] point
   *[other] points
}.
read-aside = Mis de côté : { $chips }.
read-start = Pour ouvrir la prochaine manche : { $chips }.
read-hand = Étalés devant toi : { $chips }.
read-pennies = { $count ->
    [0] Plus de centime.
    [one] Centime gardé : { $pennies }.
   *[other] Centimes gardés : { $pennies }.
}
read-witch = Sorcière { $id }, { $name } : { $effect }{ $state }.
read-witch-state = { $state ->
    [now] { "" } ; tu peux l’appeler maintenant
    [later] { "" } ; ton { $penny } l’attend (moment : { $phase })
    [spent] { "" } ; ton { $penny } est dépensé
   *[other] { "" }
}
read-bought = Acheté : { $chips }.
read-bag-holds = Dans son sac : { $chips }.
read-laid = { $chip } en case { $space }
read-cauldron = { $count ->
    [0] Ton chaudron est vide.
   *[other] Ton chaudron : { $chips }.
}
read-whites = Blancs : { $whites } sur { $limit }.
read-if-stopped = Si tu t’arrêtes maintenant : case { $space }, { $worth }.
read-scoring = Ta case de décompte : case { $space }, { $worth }.
read-ahead = Plus loin, { $spaces }.
read-space = case { $space } : { $worth }
read-more = { $list } ; { $item }
read-bag = { $count ->
    [0] Ton sac est vide.
    [one] Dans ton sac, 1 jeton : { $chips }.
   *[other] Dans ton sac, { $count } jetons : { $chips }.
}
read-counter = La boutique : tu as { $coins } { $coins ->
    [one] sou
   *[other] sous
}.
read-shelf = { $book } : { $count ->
    [0] rien que tu puisses acheter.
   *[other] { $goods }.
} { $effect }
read-price = { $chip } à { $price } { $price ->
    [one] sou
   *[other] sous
}

## À la table

names-people = Maëlle Odile Basile Ysée Gaspard
names-bots = Basile Odile Ysée Gaspard Perrine
your-name = Comment t’appelles-tu ? (Entrée : { $name })
welcome = { $game ->
    [witches] Les Charlatans de Belcastel : Les Sorcières s’en mêlent
   *[other] Les Charlatans de Belcastel
}
welcome-people = { $count ->
    [one] Devant le chaudron : { $people }.
   *[other] Devant les chaudrons, à tour de rôle au clavier : { $people }.
}
welcome-bots = { $count ->
    [one] En face, un charlatan de bois : { $bots } (niveau { $level }).
   *[other] En face, des charlatans de bois : { $bots } (niveau { $level }).
}
welcome-goal = Neuf manches. Pioche des jetons, pousse ta potion le plus loin possible, et arrête-toi avant que tes blancs ne dépassent 7 : sinon, boum. Le plus de points gagne.
welcome-witches = Trois sorcières s’en mêlent. Un centime du bon métal en appelle une, une seule fois ; gardé, il vaut 2 points.
welcome-sealed = Le hasard est scellé avant la partie. À la fin, le secret s’ouvre et chacun peut vérifier chaque tirage. Voici le sceau :
welcome-seed = Hasard de la graine { $seed } : la même graine et les mêmes réponses redonnent la même partie.
welcome-record = Le procès-verbal s’écrit au fur et à mesure dans { $file }
welcome-no-record = Le procès-verbal ne peut pas être gardé ici{ $file } ; l’ordre « sauver FICHIER » l’écrira où tu veux.
welcome-help = Réponds par un numéro ou par les premières lettres. À tout moment, { "?" } dit ce que tu peux faire et pourquoi.
welcome-start = Entrée pour allumer le feu
news-title = Ce qui s’est passé
news-more = Entrée pour continuer
question = { $name } : { $asked }
choice = ({ $notation })
choice-enter = ({ $notation }, Entrée)
choice-price = { $choice } : { $price } { $price ->
    [one] sou
   *[other] sous
}
choice-gain = { $choice } (+{ $count } { $what ->
    [rubies] rubis
   *[points] { $count ->
        [one] point
       *[other] points
    }
})
short-flask = Bouteille
short-start = { $chip }
secret-hint = Ce que tu tapes ne s’affiche pas.
commands-line = { "?" } aide · chances · sac · plateau · journal · annuler · sauver · quitter
curtain = Rideau ! Le choix qui vient est secret. Passe le clavier à { $name }.
curtain-ready = { $name }, tu y es ? Entrée
offer-stay = Entrée : laisser les autres continuer
offer-other = { $name } peut encore reprendre la louche : « reprendre { $name } ».
nobody-returns = Personne de ce nom ne peut reprendre la louche.
typed-ambiguous = « { $typed } » peut vouloir dire { $choices }. Précise.
typed-number = Il n’y a pas de choix { $typed } : les numéros vont de 1 à { $count }.
typed-unknown = Je ne comprends pas « { $typed } ». Tape un numéro, ou { "?" } pour l’aide.
typed-refused = { $why } [{ $rule }]
typed-enter = Il faut choisir : tape un numéro, ou { "?" } pour l’aide.
typed-enter-risky = Le prochain jeton peut tout faire sauter : Entrée ne pioche plus à ta place. Tape « piocher » ou « s’arrêter ».
undone = C’est repris.
saved = Procès-verbal écrit dans { $file }
save-where = Dans quel fichier ? Par exemple : sauver partie.json
quit-sure = Quitter la partie ? (oui / non)
quit-yes = oui o yes y
left-by-choice = La partie s’arrête ici.
left = Plus personne au clavier : la partie s’arrête ici.
record-kept = Le procès-verbal est dans { $file }
record-nowhere = Le procès-verbal n’a pas été gardé.
end-sealed = Le sceau est ouvert : { $draws } tirages, que chacun peut recompter.
log-all = tout

help-card = carte
legend = 17◆4 17 sous, 4 points, un rubis · ▶ ta case de décompte · ▼ goutte · rat~ le rat · ~ une queue de rat · ★ premier joueur · w blanc, o orange, g vert, b bleu, r rouge, y jaune, p mauve, k noir
legend-witches = o6 grosse citrouille, l chou des fous, l=g2 chou qui copie g2 · ¢SCG centimes d’argent, de cuivre et d’or, qui appellent S1 à S4, C1 à C4 et G1 à G4

## Ordres

command-help = aide
    .usage = { "?" }
    .help = cette aide, et la règle de la question ; { "?" } BEL-6.1, { "?" } vert, { "?" } carte, { "?" } stop : une règle
command-odds = chances
    .usage = chances
    .help = le risque exact que ton chaudron explose
command-board = plateau
    .usage = plateau
    .help = le plateau, encore une fois
command-log = journal
    .usage = journal
    .help = ce qui s’est passé cette manche ; « journal tout » : depuis le début
command-bag = sac
    .usage = sac
    .help = ce que contient ton sac
command-undo = annuler
    .usage = annuler
    .help = reprendre ta dernière réponse, si personne n’en a rien appris
command-save = sauver
    .usage = sauver FICHIER
    .help = une copie du procès-verbal
command-lang = langue
    .usage = langue en
    .help = changer de langue : fr ou en
command-return = reprendre
    .usage = reprendre NOM
    .help = faire revenir quelqu’un qui s’était arrêté
command-quit = quitter
    .usage = quitter
    .help = quitter la partie

## Risques

odds-not-now = Personne ne pioche en ce moment : aucun risque.
odds-safe = Sous « Un mélange détonant », rien n’explose avant que tu aies choisi.
odds-no-danger = Prochain jeton : aucun risque, quoi qu’il sorte ({ $bag } au sac).
odds-next = Prochain jeton : { $count } sur { $bag } { $count ->
    [one] ferait
   *[other] feraient
} tout sauter, soit { $percent } % ({ $deadly }).
odds-within = en { $draws } jetons : { $percent } %
odds-note = Calculé sur ton sac, tes blancs et ta limite d’aujourd’hui ; l’action des bleus et des jaunes et la bouteille n’y sont pas.

## Podium

podium-headline = { $count ->
    [one] { $winners } l’emporte avec { $points } points !
   *[other] { $winners } se partagent la victoire avec { $points } points !
}
podium-line = Place { $place } : { $name }, { $points } points ({ $parts }).
podium-spaces = cases { $points }
podium-chips = jetons { $points }
podium-die = dé { $points }
podium-cards = cartes { $points }
podium-tubes = éprouvettes { $points }
podium-exchange = échange { $points }
podium-bowl = coupelle { $points }
podium-witches = sorcières { $points }
podium-pennies = centimes { $points }
podium-space = { $name } case { $space }
podium-tie = Égalité à { $points } points : la case de décompte de la manche 9 départage ({ $spaces }). { $ahead } passe devant. [BEL-13.1]
podium-tie-shared = Égalité à { $points } points, et à la case de décompte de la manche 9 ({ $spaces }) : la place est partagée. [BEL-13.1]

## Rejouer, vérifier, lire les règles

replay-step = Entrée : la suite
replay-unfinished = La partie n’est pas finie.
verify-sealed = Sceau d’avant la partie : { $commitment }
verify-secret = Secret révélé : il correspond au sceau.
verify-seed = Graine : { $seed }
verify-recorded = Hasard sans graine : les tirages écrits ont été suivis.
verify-draws = { $draws } tirages recalculés pour { $answers } réponses : tous justes.
verify-result = Résultat : { $scores }.
verify-good = Ce procès-verbal est juste.
rules-contents = Les Charlatans de Belcastel : les règles
rules-contents-witches = Les Sorcières s’en mêlent : les règles de l’extension
rules-hint = « chaudron rules BEL-6.1 » montre une règle, BEL-6 un chapitre, green-1 un livre, charity une carte, S2 une sorcière, stop une option.

## Ce qui ne va pas (une phrase, et rien d’autre)

unknown-command = { $near ->
    [none] « { $given } » n’est pas un ordre de chaudron : essaie { $known }.
   *[other] « { $given } » n’est pas un ordre de chaudron : voulais-tu dire { $near } ?
}
unknown-argument = { $near ->
    [none] Je ne sais que faire de « { $given } » : « { $prog } --help » montre ce qui existe.
   *[other] Je ne sais que faire de « { $given } » : voulais-tu dire { $near } ?
}
table-option = « { $given } » est une option de table : elle s’écrit « --option { $name }=… ».
missing-value = Il manque une valeur après { $name }.
needless-value = { $name } ne prend pas de valeur.
bad-value = « { $given } » ne va pas pour { $name }.
not-among = « { $given } » ne va pas pour { $name } : choisis parmi { $allowed }.
missing-file = Il manque le fichier : « { $prog } FICHIER ».
bad-language = Je ne parle pas « { $given } » : choisis parmi { $known }.
unknown-game = Je n’ai pas de jeu « { $given } » : il y a { $known }.
not-a-number = { $name } veut un nombre entier, pas « { $given } ».
seed-too-big = Une graine va de 0 à 2^64 - 1 : { $given } est trop grand.
bad-option-form = Une option s’écrit nom=valeur, par exemple books=2, pas « { $given } ».
no-people = Il faut au moins une personne au clavier.
too-many-people = { $people } personnes pour { $players } places : il faut plus de places ou moins de monde.
bad-names = Donne des noms différents, séparés par des virgules, pas « { $given } ».
no-such-seat = Il n’y a pas de place { $given } à cette table : elles vont de 1 à { $players }.
file-missing = Le fichier { $file } n’existe pas.
file-is-folder = { $file } est un dossier, pas un fichier.
file-unreadable = Impossible de lire { $file }.
file-exists = { $file } existe déjà : choisis un autre nom, rien n’est écrasé.
file-unwritable = Impossible d’écrire { $file }.
record-trouble = { $file } : { $why }
interrupted = Interrompu.

## Aide de la ligne de commande

cli-about = Des jeux de sorcières et de potions, dans ce terminal.
cli-usage = Usage :{" "}
cli-commands = Ordres{ " " }
cli-arguments = À donner{ " " }
cli-options = Options{ " " }
cli-more = « chaudron ORDRE --help » en dit plus. Dans la partie, tape { "?" } à tout moment.
cli-help = montrer cette aide
cli-version = montrer la version
cli-lang = langue : fr ou en (sinon celle du système)
cli-file = FICHIER
cli-command = ORDRE
cli-play = jouer à un clavier, contre des amis ou des bots
cli-play-game-name = JEU
cli-play-game = le jeu : belcastel, ou witches avec l’extension ; belcastel si tu n’en dis rien
cli-play-players = places à la table, de 2 à 4, jusqu’à 5 avec witches
cli-play-people = combien de personnes au clavier, ou leurs noms : Anna,Bea
cli-play-level-name = NIVEAU
cli-play-bots = niveau des bots : random ou apprentice
cli-play-seed = hasard à partir d’un nombre, pour rejouer la même partie ; sans graine, il est scellé
cli-play-option = une option de table, nom=valeur ; peut se répéter
cli-play-record = où garder le procès-verbal ; sinon dans ton dossier de données
cli-play-no-color = sans couleurs
cli-play-linear = phrases simples, sans dessin, pour un lecteur d’écran
cli-play-options = Options de table (la valeur par défaut d’abord) :
cli-play-options-witches = De plus avec witches :
cli-simulate = jouer beaucoup de parties entre bots et compter
cli-replay = raconter une partie, phrase par phrase
cli-replay-seat = ne raconter que ce que cette place a vu : 1, 2…
cli-replay-step = pas à pas, avec le plateau
cli-replay-json = en JSON, pour un programme
cli-verify = recompter chaque tirage d’une partie
cli-verify-file = le procès-verbal
cli-rules = lire une règle, un chapitre, un livre, une carte ou une sorcière
cli-rules-id = BEL-6.1, BEL-6, green-1, charity, S2, stop ; rien : la table des matières

## La maison

cli-serve = ouvrir la maison : des tables pour tous, par le réseau
cli-serve-host-name = ADRESSE
cli-serve-host = l’adresse où écouter ; 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tous ceux qui peuvent l’atteindre
cli-serve-port = le port, 8600 sauf avis contraire ; 0 pour un port libre
cli-serve-store-name = DÉPÔT
cli-serve-store = où garder les tables : un fichier, ou l’adresse d’une base PostgreSQL ; sinon dans ton dossier de données
cli-serve-workers = combien de processus se partagent le travail
cli-serve-bots = combien de processus pensent pour les bots de chacun d’eux
cli-serve-origin = une page d’ailleurs qui peut se connecter ; répétable
cli-serve-proxies = combien de mandataires se tiennent devant la maison et disent d’où viennent les requêtes
cli-serve-contact = à qui les services de notification peuvent écrire : une adresse de courriel (mailto) ou de page
cli-serve-unlimited = sans limite de vitesse pour personne : pour mesurer
cli-serve-verbose = un journal plus bavard
cli-backup = copier toutes les tables dans un nouveau fichier, même maison ouverte
cli-backup-file = le fichier à écrire ; c’est lui-même un dépôt
cli-restore = remplir un dépôt vide à partir d’une copie
cli-restore-file = la copie

serve-open = La maison est ouverte : { $address }
serve-kept = Les tables sont gardées dans { $store }.
serve-end = Ctrl-C la ferme ; les parties reprennent où elles en étaient.
serve-closing = On ferme.
serve-no-folder = Il n’y a pas de dossier où garder les tables. Nomme un fichier avec --store.
serve-out-of-range = { $name } va de { $least } à { $most }, pas { $given }.
serve-no-port = Impossible d’écouter sur { $host }, port { $port } : { $why }
serve-bad-store = « { $given } » n’est pas un dépôt. Donne un fichier, ou l’adresse d’une base PostgreSQL.
serve-in-use = Une autre maison garde ses tables dans { $store }. Ferme-la d’abord, ou nomme un autre dépôt.
serve-too-new = { $store } a été écrit par une version plus récente de Chaudron. Mets-la à jour d’abord.
serve-no-store = Le dépôt { $store } ne peut pas servir : { $why }
backup-done = { $file } contient { $tables ->
    [one] une table
   *[other] { $tables } tables
} et { $events ->
    [one] un événement
   *[other] { $events } événements
}.
restore-done = { $tables ->
    [one] Une table
   *[other] { $tables } tables
} et { $events ->
    [one] un événement
   *[other] { $events } événements
} repris de { $file }.
restore-not-empty = { $store } n’est pas vide. Reprends la copie dans un nouveau dépôt.
restore-bad-file = { $file } n’est pas une copie, ou elle est abîmée.
