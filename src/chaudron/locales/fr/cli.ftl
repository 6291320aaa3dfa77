# Les mots de la ligne de commande et de la table dans un terminal. Les mots des jeux sont dans leurs fichiers.

## Le plateau dessiné : tout y est court

board-round = Manche { $round }/{ $rounds }
board-card = { $card } : { $text }
board-rim = { $name } · sous·points, ◆ rubis
board-score = { $points } pts { $rubies }◆
board-state-brewing = prépare
board-state-stopped = arrêt
board-state-exploded = { $protected ->
    [yes] a explosé, à l’abri
   *[no] a explosé
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

## Le bal dessiné

board-bal-round = Manche { $round } · tour { $tour } sur 2
board-bal-piles = pioche { $pile } · défausse { $discard }{ $bowl ->
    [0] { "" }
   *[other] { " " }· bol { $bowl }
}
board-bal-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-bal-brief = { $name } ●{ $lives } ▯{ $cards }
board-bal-doing = { $state ->
    [attacks] attaque
    [defends] doit parer
    [parried] a paré
    [failed] touchée
   *[out] dehors, place { $place }
}
board-bal-attack = { $kind ->
    [hex] Sortilège
    [farce] Farce
    [copy] Miroir
   *[plain] Attaque
} :
board-bal-way = { $head } { $way }{ $shown ->
    [yes] { "" }, avec { $means }
   *[no] { "" }
}
board-bal-all = tout le bal
board-bal-share = { $name } envoie sa part chez { $target }
board-bal-mirror = { $name } tend un miroir à { $target } : ensuite, la même
board-bal-parry = { $has_laid ->
    [yes] { "  " }Posé : { $laid } · reste à parer : { $is_left ->
        [yes] { $left }
       *[no] rien
    }
   *[no] { "  " }À parer : { $left }
}
board-bal-window-carabosse = Carabosse arrive : on demande à tout le monde qui s’en mêle.
board-bal-window-calm = Le calme revient : on demande à tout le monde qui sort une boule.
board-bal-window-mirror = Avant la défense, on demande à tout le monde qui sort un miroir.
board-bal-window-challenge = On demande à toutes les autres s’il y a une faute.
board-bal-window-give = Boule de cristal : chaque sorcière qui échange choisit en secret.
board-bal-hand = { $count ->
    [0] Ta main est vide.
    [one] Ta main, { $count } carte
   *[other] Ta main, { $count } cartes
}
board-bal-spells = sorts

## Blackwood dessiné

board-blackwood-sign-toad = Cr
board-blackwood-sign-clover = Tr
board-blackwood-sign-mushroom = Ch
board-blackwood-sign-bat = Cs
board-blackwood-round = Expédition { $expedition }/3 · tour { $round }/5
board-blackwood-piles = pioche { $deck } · défausse { $discard }
board-blackwood-home = { $count ->
    [0] Personne ne rentre
   *[other] Rentrent : { $puppets }
}
board-blackwood-heir = chaudron pour { $name }
board-blackwood-village = Village ({ $signs })
board-blackwood-stock = { $price ->
    [0] Sorts :
   *[other] Sorts, { $price }¢ :
}
board-blackwood-larder = garde-manger { $shown }
board-blackwood-potions = potions { $shown }
board-blackwood-sold = vendues { $shown }
board-blackwood-traded = troquées { $shown }
board-blackwood-ready = sorts { $shown }
board-blackwood-spent = lancés { $shown }
board-blackwood-fagus = Fagus { $shown }
board-blackwood-pot = Dans la marmite pour { $potions } : { $count ->
    [0] rien encore
   *[other] { $cards }
}{ $is_missing ->
    [yes] { "" } ; il manque { $missing }
   *[no] { "" }
}
board-blackwood-sniffed = Le hérisson a déterré : { $cards }

## Le plateau lu à voix haute

read-round = Manche { $round } sur { $rounds }. { $first } commence.
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

## Le bal lu à voix haute

read-bal-round = Manche { $round }, { $tour ->
    [1] premier tour de table
   *[2] second tour de table
}. Le Chat Noir est chez { $first }.
read-bal-carabosse = Carabosse est chez { $name } : c’est son tour.
read-bal-piles = Pioche { $pile }, défausse { $discard }{ $bowl ->
    [0] { "" }
   *[other] , { $bowl } jetons au bol
}.
read-bal-witch = { $own ->
    [yes] { $name }, c’est toi : { $parts }.
   *[no] { $name } : { $parts }.
}
read-bal-lives = { $lives ->
    [one] { $lives } Crapzouille vivant
   *[other] { $lives } Crapzouilles vivants
}
read-bal-captured = { $count ->
    [one] dont un pris à { $owner }
   *[other] dont { $count } pris à { $owner }
}
read-bal-out = { $own ->
    [yes] { $name }, c’est toi : hors du bal, place { $place }.
   *[no] { $name } : hors du bal, place { $place }.
}
read-bal-attack = { $kind ->
    [hex] { $name } attaque tout le bal.
    [farce] Une farce tombe sur { $name }.
    [copy] Un miroir répète l’attaque : { $name } contre { $target }.
   *[plain] { $name } attaque { $target }.
}
read-bal-means = Sur la table : { $means }.
read-bal-sent-on = { $name } l’a envoyée chez { $target }.
read-bal-reading = { $name } lit : { $formulas }.
read-bal-laid = Posé en défense : { $cards }.
read-bal-missing = { $is_left ->
    [yes] Reste à parer : { $colors }.
   *[no] Il ne reste rien à parer.
}
read-bal-parried = Parée par { $names }.
read-bal-failed = Pas parée par { $names }.
read-bal-hand = { $count ->
    [0] Ta main est vide.
    [one] Ta main, { $count } carte :
   *[other] Ta main, { $count } cartes :
}
read-bal-color = En { $color } ({ $count }) : { $names }.
read-bal-several = { $name }{ $count ->
    [one] { "" }
   *[other] { " " }{ $count } fois
}
read-bal-spell = Sort : { $spell } ({ $effect }).

## Blackwood lu à voix haute

read-blackwood-round = Expédition { $expedition } sur 3, tour { $column } sur 5 : la lanterne éclaire la colonne { $column }.
read-blackwood-phase = Phase : { $phase }. Le chaudron est chez { $name }.
read-blackwood-piles = Pioche de la forêt { $deck }, défausse { $discard }.
read-blackwood-row = Rangée { $row } : { $cards }.
read-blackwood-cell = colonne { $column }, { $card }{ $is_taken ->
    [yes] , { $owner } y est
   *[no] { "" }
}
read-blackwood-card = { $card }, coût { $cost }
read-blackwood-no-card = pas de carte
read-blackwood-at-home = Une marionnette est de retour : { $place }. Elle a trouvé { $card }.
read-blackwood-puppet = { $name }, { $place }
read-blackwood-home = Rentrent, dans cet ordre : { $puppets }.
read-blackwood-heir = Pour l’instant, le chaudron est pour { $name }.
read-blackwood-pot = Dans la marmite : { $potions }.
read-blackwood-pot-missing = Il manque encore { $missing }.
read-blackwood-sniffed = Le hérisson a déterré : { $cards }.
read-blackwood-village = { $count ->
    [0] Le village ne veut aucune potion.
    [1] Le village veut une potion :
   *[other] Le village veut { $count } potions :
}
read-blackwood-potion = { $name }, { $color } : demande { $recipe }, rapporte { $coins } et { $renown } de renommée{ $short ->
    [some] { "" } ; il te manque { $missing }
    [nothing] { "" } ; il ne te manque rien
   *[spectator] { "" }
}.
read-blackwood-spell = { $spell } contre { $colors }{ $count ->
    [1] { "" }
   *[other] { " " }(encore { $count })
}
read-blackwood-stock = { $is_priced ->
    [yes] Sorts à prendre, contre des potions et { $price } : { $spells }.
   *[no] Sorts à prendre : { $spells }.
}
read-blackwood-witch = { $own ->
    [yes] { $name }, c’est toi : { $parts }.
   *[no] { $name } : { $parts }.
}
read-blackwood-in-hand = { $puppets } en main
read-blackwood-cauldron = le chaudron
read-blackwood-larder = Garde-manger : { $cards }.
read-blackwood-side = { $side ->
    [sold] Vendues : { $potions }.
    [traded] Troquées : { $potions }.
   *[potions] Potions visibles : { $potions }.
}
read-blackwood-brewed = { $name } ({ $color }, { $renown } de renommée)
read-blackwood-spells = { $state ->
    [spent] Lancés : { $spells }.
   *[ready] Prêts : { $spells }.
}

## À la table

names-people = Maëlle Odile Basile Ysée Gaspard Perrine
names-bots = Basile Odile Ysée Gaspard Perrine Aliénor
your-name = Comment t’appelles-tu ? (Entrée : { $name })
title-belcastel = Les Charlatans de Belcastel
title-witches = Les Charlatans de Belcastel : Les Sorcières s’en mêlent
title-bal = Le Bal des Sorcières
title-blackwood = Blackwood
welcome-people-belcastel = { $count ->
    [one] Devant le chaudron : { $people }.
   *[other] Devant les chaudrons, à tour de rôle au clavier : { $people }.
}
welcome-bots-belcastel = { $count ->
    [one] En face, un charlatan de bois : { $bots } (niveau { $level }).
   *[other] En face, des charlatans de bois : { $bots } (niveau { $level }).
}
welcome-goal-belcastel = Neuf manches. Pioche des jetons, pousse ta potion le plus loin possible, et arrête-toi avant que tes blancs ne dépassent 7 : sinon, boum. À la fin, le plus de points l’emporte.
welcome-witches = Trois sorcières s’en mêlent. Un centime du bon métal en appelle une, une seule fois ; gardé, il vaut 2 points.
welcome-sealed = Le hasard est scellé avant la partie. À la fin, le secret s’ouvre, et tout le monde peut vérifier chaque tirage. Voici le sceau :
welcome-seed = Hasard de la graine { $seed } : la même graine et les mêmes réponses redonnent la même partie.
welcome-record = Le procès-verbal s’écrit au fur et à mesure dans { $file }
welcome-no-record = Le procès-verbal ne peut pas être gardé ici{ $file } ; « sauver FICHIER » l’écrira où tu veux.
welcome-help = Réponds par un numéro ou par les premières lettres. À tout moment, { "?" } dit ce que tu peux faire et pourquoi.
welcome-start-belcastel = Entrée pour allumer le feu
welcome-people-bal = { $count ->
    [one] Au bal ce soir : { $people }.
   *[other] Au bal ce soir, à tour de rôle au clavier : { $people }.
}
welcome-bots-bal = { $count ->
    [one] En face, une sorcière de bois : { $bots } (niveau { $level }).
   *[other] En face, des sorcières de bois : { $bots } (niveau { $level }).
}
welcome-goal-bal = Dix Crapzouilles par sorcière. À ton tour, tu lances une ou deux potions à une autre sorcière, avec un sort si tu veux ; si elle ne pare pas toutes les couleurs, elle perd un Crapzouille. La dernière à en garder un l’emporte.
welcome-level = Niveau { $level }. { $text }
welcome-bal-witch = { $name } en { $witch }
welcome-bal-witches = Au bal : { $witches }.
welcome-reconstructed = { $own ->
    [yes] Noms, formules et nombre des potions et des jetons viennent du fichier donné (empreinte { $hash }).
   *[no] Noms et formules des potions sont de nous, sauf deux (BAL-10.1).
}{ $devil ->
    [yes] {" "}L’effet du Diablotin est de nous (BAL-7.15) ; « --option diablotin=off » joue sans lui.
   *[no] {""}
}
welcome-incantation = Les formules se lisent ({ $mode }) : tu tapes ce qui est écrit sur chaque carte posée ; si quelqu’un repère une faute, il suffit de sonner la cloche.
welcome-start-bal = Entrée pour ouvrir le bal
welcome-people-blackwood = { $count ->
    [one] En route pour la forêt : { $people }.
   *[other] En route pour la forêt, à tour de rôle au clavier : { $people }.
}
welcome-bots-blackwood = { $count ->
    [one] En face, une sorcière de bois : { $bots } (niveau { $level }).
   *[other] En face, des sorcières de bois : { $bots } (niveau { $level }).
}
welcome-goal-blackwood = Trois expéditions de cinq tours. Tu envoies tes marionnettes chercher des ingrédients, tu achètes ce qu’elles trouvent et tu prépares ce que veut le village ; une potion rapporte des pièces et de la renommée, et deux d’entre elles un sort. La sorcière la plus renommée entre au conseil.
welcome-components = { $ours ->
    [yes] Les valeurs des cartes sont notre reconstruction ; « chaudron play --components FICHIER » les remplace par celles d’une vraie boîte.
   *[no] Les valeurs des cartes viennent du fichier donné (empreinte { $hash }).
}
welcome-start-blackwood = Entrée pour te mettre en route
news-title = Ce qui s’est passé
news-more = Entrée pour continuer
question = { $name } : { $asked }
choice-enter = (Entrée)
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
short-blackwood-sell = Vendre { $id }
short-blackwood-potion = { $name }
short-blackwood-trade = Troquer contre { $name }, { $price }¢
short-blackwood-cast = Lancer { $name }
short-blackwood-card = { $is_sale ->
    [yes] Acheter { $card } pour { $price }¢
   *[no] { $card } { $price }
}
secret-hint = Ce que tu tapes ne s’affiche pas.
commands-line-belcastel = { "?" } aide · conseil · chances · sac · plateau · journal · annuler · quitter
commands-line-bal = { "?" } aide · conseil · main · défausse · plateau · journal · annuler · quitter
commands-line-blackwood = { "?" } aide · conseil · village · sorts · défausse · journal · annuler · quitter
commands-line-all = { "?" } aide · plateau · journal · sauver · quitter
curtain = Rideau ! Le choix qui vient est secret. Passe le clavier à { $name }.
curtain-hand = Rideau ! La main qui vient n’est que pour { $name }. Passe le clavier.
curtain-ready = { $name }, tu y es ? Entrée
offer-stay = Entrée : laisser les autres continuer
offer-other = { $name } peut encore reprendre la louche : « reprendre { $name } ».
nobody-returns = Personne de ce nom ne peut reprendre la louche.
choices-on-board-bal = { $others ->
    [0] (le numéro d’une carte)
   *[other] (ou le numéro d’une carte)
}
choices-on-board-blackwood = { $others ->
    [0] (le numéro d’une place, ou r1c3)
   *[other] (ou le numéro d’une place, ou r1c3)
}
choice-blackwood = { $choice } ({ $more })
call-carabosse = Carabosse vient d’arriver. Quelqu’un s’en mêle ?
call-calm = Le calme est revenu. Quelqu’un sort une boule de cristal ?
call-mirror = Avant la défense : quelqu’un sort un miroir ?
call-challenge = Quelqu’un a repéré une faute ?
call-nobody = Entrée : personne
call-unknown = Personne à ce clavier ne s’appelle « { $typed } ». Tape un nom, ou Entrée si personne n’a rien à dire.
read-formulas = { $count ->
    [one] Lis ta carte : tape la formule comme elle est écrite
   *[other] Lis tes cartes : tape les formules comme elles sont écrites, une par ligne
}{ $is_timed ->
    [yes] , en { $seconds } secondes.
   *[no] .
}
read-formulas-by-heart = { $count ->
    [one] De mémoire : tape la formule de cette carte
   *[other] De mémoire : tape les formules de ces cartes, une par ligne
}{ $is_timed ->
    [yes] , en { $seconds } secondes.
   *[no] .
}
read-late = Trop tard : les { $seconds } secondes sont passées.
heard-title = { $name } lit :
heard-card = { "  " }sur la carte : { $formula }
heard-line = { "  " }à l’écran    : { $line }
card-effect = { $card } : { $effect }
discards-title = { $count ->
    [0] Il n’y a encore rien à la défausse.
    [1] Une carte à la défausse. Combien de chaque, sur toutes celles du jeu :
   *[other] { $count } cartes à la défausse. Combien de chaque, sur toutes celles du jeu :
}
discards-item = { $name } { $count }/{ $all }
spells-item = { $name } ({ $colors } ; { $count ->
    [0] plus aucun
   *[other] encore { $count }
})
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
end-sealed = Le sceau est ouvert : { $draws } tirages, que tout le monde peut vérifier.
log-all = tout

help-card = carte
legend-belcastel = 17◆4 17 sous, 4 points, un rubis · ▶ ta case de décompte · ▼ goutte · rat~ le rat · ~ une queue de rat · ★ qui commence · w blanc, o orange, g vert, b bleu, r rouge, y jaune, p mauve, k noir
legend-witches = o6 grosse citrouille, l chou des fous, l=g2 chou qui copie g2 · ¢SCG centimes d’argent, de cuivre et d’or, qui appellent S1 à S4, C1 à C4 et G1 à G4

legend-bal = ●7 ▯8 sept Crapzouilles, huit cartes · ▶ Carabosse, à qui c’est le tour · ★ le Chat Noir, là où la manche a commencé · ● un Crapzouille vivant · ◆ un capturé · « · » un mort · → où va l’attaque
legend-blackwood = CrTr 2 une carte crapaud et trèfle, coût 2 · CrCr|Tr de cette recette tu as deux crapauds, il te manque un trèfle · ¢ pièces · ◆ renommée · @ à qui la marionnette · ● une marionnette en main, « · » une en forêt · ▲ la lanterne et sa colonne · ★ le chaudron · ▶ à qui le tour, et sa carte

## Commandes

command-help = aide
    .usage = { "?" }
    .help = { $family ->
        [bal] cette aide, et la règle de la question ; { "?" } BAL-4.10, { "?" } rouge, { "?" } Sortilège, { "?" } level : une règle
        [blackwood] cette aide, et les règles de la question ; { "?" } BLW-5.1, { "?" } rouge, { "?" } Bourse fantôme, { "?" } favour : une règle
       *[other] cette aide, et la règle de la question ; { "?" } BEL-6.1, { "?" } vert, { "?" } carte, { "?" } stop : une règle
    }
command-hint = conseil
    .usage = conseil [NIVEAU]
    .help = ce que jouerait le plus fort des bots à ta place, ou celui que tu nommes
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
command-together = ensemble
    .usage = ensemble [toujours|non]
    .help = proposer de piocher ensemble, au signal, ou l’accepter : cette manche, toujours, ou non
together-round = manche
together-always = toujours
together-no = non
together-not-now = Cela se dit entre deux jetons, dans une manche où chacun pioche à son rythme.
offer-together = { $wish ->
    [always] { $name } propose que tout le monde pioche ensemble à partir de maintenant. Pour accepter : ensemble toujours
   *[round] { $name } propose que tout le monde pioche ensemble cette manche. Pour accepter : ensemble
}
command-hand = main
    .usage = main
    .help = tout ce que font tes cartes
command-discards = défausse
    .usage = défausse
    .help = ce qui est à la défausse
command-village = village
    .usage = village
    .help = les potions voulues, et ce qui te manque
command-spells = sorts
    .usage = sorts
    .help = ce que font les sorts, et contre quelles potions ils se troquent
command-undo = annuler
    .usage = annuler
    .help = reprendre ta dernière réponse, si personne n’en a rien appris
command-save = sauver
    .usage = sauver FICHIER
    .help = une copie du procès-verbal
command-lang = langue
    .usage = langue en
    .help = une autre langue : fr, en, es…
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
} tout sauter, soit { $percent } % ({ $deadly }).
odds-within = en { $draws } jetons : { $percent } %
odds-note = Calculé sur ton sac, tes blancs et ta limite du moment, sans compter la bouteille ni l’action des bleus et des jaunes.

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
podium-bal-headline = { $name } remporte le bal, avec { $lives ->
    [one] un Crapzouille
   *[other] { $lives } Crapzouilles
} au coffre !
podium-bal-fate = { $left ->
    [0] danse encore
   *[other] quitte le bal à la manche { $left }, { $whom ->
        [nobody] sur une farce
        [self] par sa propre magie
       *[other] c’est signé { $by }
    }
}
podium-bal-parried = { $count ->
    [0] aucune attaque reçue
    [1] attaques parées : { $parried } sur 1
   *[other] attaques parées : { $parried } sur { $count }
}
podium-bal-spells = { $count ->
    [one] { $count } sort
   *[other] { $count } sorts
}
podium-bal-threw-out = a mis dehors { $names }
podium-bal-line = Place { $place } : { $name }, { $parts }.
podium-bal-place = { $place }. { $name }{ $lives ->
    [0] { "" }
    [1] { " " }(un Crapzouille)
   *[other] { " " }({ $lives } Crapzouilles)
}
podium-blackwood-headline = { $count ->
    [one] { $winners } entre au conseil avec { $points } !
   *[other] { $winners } entrent ensemble au conseil, avec { $points } !
}
podium-blackwood-renown = potions { $points }
podium-blackwood-coins = pièces { $points }
podium-blackwood-favour = faveurs { $points }
podium-blackwood-loans = Fagus Bok { $points }
podium-blackwood-brewed = { $count ->
    [0] aucune potion
    [1] 1 potion préparée
   *[other] { $count } potions préparées
}{ $sold ->
    [0] { "" }
    [1] , 1 vendue
   *[other] , { $sold } vendues
}
podium-blackwood-spells = { $count ->
    [one] { $count } sort
   *[other] { $count } sorts
}
podium-blackwood-line = Place { $place } : { $name }, { $points } ({ $parts }).
podium-blackwood-counted = { $name } { $potions }, avec { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}
podium-blackwood-tie = Égalité à { $points } : le moins de potions, puis le plus de pièces départagent ({ $counted }){ $shared ->
    [yes] , sans résultat : la place est partagée. [BLW-8.4]
   *[no] . [BLW-8.4]
}
podium-space = { $name } case { $space }
podium-tie = Égalité à { $points } points : la case de décompte de la manche 9 départage ({ $spaces }). { $ahead } passe devant. [BEL-13.1]
podium-tie-shared = Égalité à { $points } points, et à la case de décompte de la manche 9 ({ $spaces }) : la place est partagée. [BEL-13.1]

## Rejouer, vérifier, lire les règles

replay-step = Entrée : la suite
replay-unfinished = La partie n’est pas finie.
verify-envelope = Enveloppe d’avant la partie : { $envelope }
verify-sealed = Sceau d’avant la partie : { $commitment }
verify-secret = Secret révélé : il correspond au sceau.
verify-seed = Graine : { $seed }
verify-recorded = Pas de graine : les tirages ont été suivis tels qu’ils étaient écrits.
verify-lesson = Une leçon : son hasard était écrit d’avance, rien n’était scellé. Les règles, elles, ont été suivies.
verify-draws = { $draws } tirages recalculés pour { $answers } réponses : tous justes.
verify-given = { $count ->
    [0] Cette partie reprend le début d’une autre : { $draws } tirages de la mise en place ont été repris tels qu’ils sont écrits, pas tirés ici.
    [one] La première réponse vient d’une autre partie : jusque-là, { $draws } tirages ont été repris tels qu’ils sont écrits, pas tirés ici.
   *[other] Les { $count } premières réponses viennent d’une autre partie : jusque-là, { $draws } tirages ont été repris tels qu’ils sont écrits, pas tirés ici.
}
verify-version = Toute la partie s’est jouée selon la version { $found } des règles ; la version actuelle, { $known }, donne la même partie.
verify-result = Résultat : { $scores }.
verify-head = Tout ce qui s’est passé, en un nombre : { $head }
verify-listed = La liste de la maison contient les deux : la fermeture de l’enveloppe et la fin de la partie.
verify-without-salt = Aucun sel n’est venu de { $who } : cette place est restée vide dès le début.
verify-substitutes = { $count ->
    [one] Un tirage s’est fait sans le maillon du joueur : à la réponse numéro { $answers }. La maison pouvait le connaître d’avance.
   *[other] { $count } réponses ont tiré sans le maillon du joueur, et la maison pouvait le savoir d’avance : numéros { $answers }.
}
verify-bots = { $count ->
    [one] { $who } est un bot : ce que tirent les réponses d’un bot, la maison peut le prévoir.
   *[other] { $who } sont des bots : ce que tirent leurs réponses, la maison peut le prévoir.
}
verify-proven = Prouvé : l’appareil de chaque personne a participé. Personne n’a pu choisir ces tirages, et la maison ne pouvait pas prévoir ce que tireraient les réponses des personnes.
verify-partly = Prouvé en partie : les tirages sont justes et personne ne les a choisis, mais la maison pouvait en prévoir certains.
verify-partly-after = Prouvé en partie : ce qui a été tiré après la réponse numéro { $answer } était scellé, et personne ne l’a choisi. Rien n’est prouvé ici de ce qui a été tiré avant.
verify-house = Scellé par la maison seule : les tirages sont justes, mais la maison pouvait les connaître d’avance.
verify-house-after = Scellé par la maison seule : ce qui a été tiré après la réponse numéro { $answer } est juste, mais la maison pouvait le connaître d’avance. Rien n’est prouvé ici de ce qui a été tiré avant.
verify-seeded = À graine : les tirages peuvent être refaits, mais qui a choisi la graine les connaissait tous.
verify-nothing = Consigné : les règles ont été suivies ; rien n’est prouvé sur les tirages.
verify-unfinished = Inachevé : ce procès-verbal s’arrête avant la fin de la partie, et ne prouve rien.
rules-contents-belcastel = Les Charlatans de Belcastel : les règles
rules-contents-witches = Les Sorcières s’en mêlent : les règles de l’extension
rules-contents-bal = Le Bal des Sorcières : les règles
rules-contents-blackwood = Blackwood : les règles
rules-hint = « chaudron rules BEL-6.1 » montre une règle, BEL-6 un chapitre, green-1 un livre, charity ou balai une carte, S2 une sorcière, twin un sort, stop une option, bal le sommaire d’un jeu.

## Ce qui ne va pas (une phrase, et rien d’autre)

unknown-command = { $near ->
    [none] « { $given } » n’est pas une commande de chaudron : essaie { $known }.
   *[other] « { $given } » n’est pas une commande de chaudron : voulais-tu dire { $near } ?
}
unknown-argument = { $near ->
    [none] Je ne sais que faire de « { $given } » : « { $prog } --help » montre ce qui existe.
   *[other] Je ne sais que faire de « { $given } » : voulais-tu dire { $near } ?
}
table-option = « { $given } » est une option de table : elle s’écrit « --option { $name }=… ».
missing-value = Il manque une valeur après { $name }.
needless-value = { $name } ne prend pas de valeur.
bad-value = « { $given } » n’est pas une valeur pour { $name }.
missing-file = Il manque le fichier : « { $prog } FICHIER ».
bad-language = Je ne parle pas « { $given } » : choisis parmi { $known }.
unknown-game = Il n’y a pas de jeu « { $given } » : choisis parmi { $known }.
not-a-number = { $name } attend un nombre entier, pas « { $given } ».
seed-too-big = Une graine va de 0 à 2^64 - 1 : { $given } est trop grand.
bad-option-form = Une option s’écrit nom=valeur, par exemple books=2, pas « { $given } ».
no-people = Il faut au moins une personne au clavier.
unknown-witch = Nomme des sorcières différentes de la boîte, séparées par des virgules, pas « { $given } » : { $known }.
too-many-witches = { $given } sorcières pour { $people ->
    [one] une personne
   *[other] { $people } personnes
} : les bots prennent les autres.
too-many-people = { $people } personnes pour { $players } places : ajoute des places, ou nomme moins de monde.
bad-names = Donne des noms différents, séparés par des virgules, pas « { $given } ».
no-such-seat = Il n’y a pas de place { $given } à cette table : elles vont de 1 à { $players }.
file-missing = Le fichier { $file } n’existe pas.
file-is-folder = { $file } est un dossier, pas un fichier.
file-unreadable = Impossible de lire { $file }.
file-exists = { $file } existe déjà et ne sera pas écrasé : choisis un autre nom.
file-not-written = Impossible d’écrire { $file } : { $why }. Rien n’a été laissé à moitié.
file-unwritable = Impossible d’écrire { $file }.
record-trouble = { $file } : { $why }
interrupted = Interrompu.

## Aide de la ligne de commande

cli-about = Des jeux de sorcières et de potions, dans ce terminal.
cli-usage = Usage :{" "}
cli-commands = Commandes{ " " }
cli-arguments = Arguments{ " " }
cli-options = Options{ " " }
cli-more = « chaudron COMMANDE --help » en dit plus. Dans la partie, tape { "?" } à tout moment.
cli-help = montrer cette aide
cli-version = montrer la version
cli-lang = langue : { $known } (sinon celle du système)
cli-file = FICHIER
cli-command = COMMANDE
cli-play = jouer à un clavier, contre des amis ou des bots
cli-play-game-name = JEU
cli-play-game = le jeu : belcastel, witches avec son extension, bal ou blackwood ; puis, si tu veux, le nombre de places et des options : bal 4 level=hard
cli-play-players = places à la table : de 2 à 4, jusqu’à 5 avec witches, de 3 à 6 au bal
cli-play-people = combien de personnes au clavier, ou leurs noms : Anna,Bea
cli-play-as = au bal, les sorcières de ces personnes, dans l’ordre : ursule,edmee
cli-play-level-name = NIVEAU
cli-play-bots = niveau des bots : child, novice, apprentice, adept ou master ; random pour jouer au hasard
cli-play-seed = hasard à partir d’un nombre, pour rejouer la même partie ; sans graine, il est scellé
cli-play-option = une option de table, nom=valeur ; peut se répéter
cli-play-record = où garder le procès-verbal ; sinon dans ton dossier de données
cli-play-no-color = sans couleurs
cli-play-linear = phrases simples, sans dessin, pour un lecteur d’écran
cli-play-options-belcastel = Options de table de belcastel (la valeur par défaut d’abord) :
cli-play-options-witches = Avec witches, en plus :
cli-play-options-bal = Options de table de bal :
cli-play-options-blackwood = Options de table de blackwood :
cli-report = écrire une page sur des parties que simulate a écrites
cli-simulate = jouer beaucoup de parties entre bots et compter
cli-replay = raconter une partie, phrase par phrase
cli-replay-seat = ne raconter que ce que cette place a vu : 1, 2…
cli-replay-step = pas à pas, avec le plateau
cli-replay-json = en JSON, pour un programme
cli-verify = vérifier chaque tirage d’une partie
cli-verify-file = le procès-verbal
cli-verify-list = la liste de la maison (GET /api/seals), pour y chercher la partie
cli-rules = lire une règle, un chapitre, un livre, une carte ou une sorcière
cli-rules-id = BEL-6.1, BEL-6, green-1, charity, S2, stop, BAL-7.5, balai, bal, BLW-5.1, twin ; rien : la table des matières

cli-words = dire ce qui manque à une traduction
cli-words-check = le mot « check »
cli-words-language = un dossier de locales/ ; rien : toutes les langues traduites
cli-words-all = tout nommer, pas seulement les premiers de chaque sorte
words-missing = manque : { $key }
words-idle = pas en anglais : { $key }
words-wrong = diffère (ici / en anglais) : { $key }, { $what }
words-more = … et encore { $count } (--all)
words-said = { $language } : { $said } sur { $all } dits ; { $wrong } qui diffèrent, { $idle } absents de l’anglais. Ce qui manque est dit en anglais.
words-no-language = Il n’y a pas de langue « { $given } » : locales/ contient { $known }.

cli-values = FICHIER
cli-values-help = un fichier avec ce qui est imprimé sur les cartes de Blackwood ou sur les potions du bal, à la place de notre reconstruction
cli-components = afficher nos valeurs des cartes de Blackwood et du bal, ou vérifier ton propre fichier
cli-components-file = le fichier à vérifier ; sans fichier, affiche les nôtres, à modifier
own-code-failed = Le code de { $name } échoue en pleine partie : { $why }.
components-good-belcastel = { $file } convient pour Belcastel et les sorcières : { $books ->
    [one] { $books } livre à toi
   *[other] { $books } livres à toi
}, { $cards } cartes divinatoires{ $games ->
    [0] { "" }
   *[other] , essayés en { $games } parties
}. Empreinte : { $hash }
components-good-bal = { $file } convient pour le bal : { $potions } potions, { $tokens } jetons de farce. Empreinte : { $hash }
components-good = { $file } convient : { $forest } cartes de forêt, { $potions } potions, { $spells } sorts. Empreinte : { $hash }

## Ce que les bots apprennent ($default : ce qui vaut si tu ne dis rien)

cli-train = faire apprendre des bots qui jouent entre eux
cli-train-help-game = le jeu ; { $default } par défaut
cli-train-help-games = de combien de parties apprendre ; sinon autant que les bots de la maison
cli-train-help-seed = la graine : la même donne les mêmes poids ({ $default })
cli-train-help-jobs = combien de processus à la fois ({ $default })
cli-train-help-on = { lab-help-on }
cli-train-help-out = où écrire les poids ; sinon weights-JEU.json
cli-train-help-log = où écrire les résultats de chaque étape, un objet JSON par ligne
cli-train-progress = Apprentissage de { $game }
cli-train-done = Appris sur { $games } parties en { NUMBER($seconds, maximumFractionDigits: 0) } s : { $file }
cli-train-try = Pour l’essayer, mets-le à la place de { $shipped } et lance : chaudron tournament { $game }
cli-train-wrong-game = Il n’y a pas de jeu « { $given } » : choisis parmi { $known }.
cli-train-wrong-number = { $name } attend un nombre entier d’au moins { $least }, pas « { $given } ».
cli-train-wrong-unwritable = Impossible d’écrire { $file }.
cli-train-wrong-training = Les bots de { $given } n’ont rien à apprendre.
cli-train-wrong-numpy = Pour apprendre il faut { $name }, qui n’est pas installé : pip install chaudron[train].

## Les tournois de bots ($default : ce qui vaut si tu ne dis rien)

cli-tournament = faire se rencontrer des bots et mesurer leur force
cli-tournament-help-game = le jeu ; { $default } par défaut
cli-tournament-help-bots = qui joue, du plus faible au plus fort, séparés par des virgules : niveaux, stand-in, ou une classe à toi, nommée par son module et deux points ; sinon tous les niveaux du jeu
cli-tournament-help-players = places à la table ; sinon 2, et 4 au bal
cli-tournament-help-seeds = combien de graines ; chacune se joue à toutes les places tour à tour, avec le même hasard ({ $default })
cli-tournament-help-seed = la graine de toutes : la même donne les mêmes parties ({ $default })
cli-tournament-help-meet = all : tous contre tous ; neighbors : seulement les bots nommés côte à côte ({ $default })
cli-tournament-help-tables = à plus de deux : un bot parmi d’autres tous pareils, puis l’inverse (each-way) ; seulement le dernier nommé parmi les autres (one-way) ; ou tous différents (mixed) ({ $default })
cli-tournament-help-sets = la boîte habituelle (usual), ou une autre au hasard à chaque graine (random) ({ $default })
cli-tournament-help-jobs = combien de processus à la fois ({ $default })
cli-tournament-help-on = { lab-help-on }
cli-tournament-help-minutes = s’arrêter après ce nombre de minutes, avec les graines déjà jouées
cli-tournament-help-option = une option de table ; peut se répéter
cli-tournament-help-json = les résultats en JSON ; les parties sont gardées à côté, dans un fichier .jsonl
cli-tournament-help-html = les résultats en page web
cli-tournament-help-show = montrer les résultats de ce fichier JSON, sans rien jouer
cli-tournament-help-resume = reprendre le tournoi interrompu qui a le même fichier --json
cli-tournament-name-game = JEU
cli-tournament-name-bots = BOT[,BOT…]
cli-tournament-name-number = N
cli-tournament-name-option = NOM=VALEUR
cli-tournament-name-file = FICHIER
cli-tournament-wrong-game = Il n’y a pas de jeu « { $given } » : choisis parmi { $known }.
cli-tournament-wrong-number = { $name } attend un nombre entier d’au moins { $least }, pas « { $given } ».
cli-tournament-wrong-option = Une option s’écrit nom=valeur, par exemple books=2, pas « { $given } ».
cli-tournament-wrong-word = { $name } vaut { $known }, pas « { $given } ».
cli-tournament-wrong-class = Il n’y a pas de bot « { $given } » : { $why }
cli-tournament-wrong-twice = Chaque bot ne s’inscrit qu’une fois : { $given }.
cli-tournament-wrong-few = Un tournoi demande au moins { $least } bots : tu en nommes { $given }.
cli-tournament-wrong-journal = { $file } contient les parties d’un autre tournoi, ou de bots qui ont changé depuis. Sans --resume, il est recommencé.
cli-tournament-wrong-unwritable = Impossible d’écrire { $file }.
cli-tournament-wrong-file = { $file } ne contient pas les résultats d’un tournoi.
cli-tournament-interrupted = { $is_kept ->
    [yes] Interrompu : voici ce qui a été joué. La même commande avec --resume continue à partir d’ici.
   *[no] Interrompu : voici ce qui a été joué.
}
cli-tournament-written = Le rapport est dans { $file }
cli-tournament-how = { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
}, chacune à toutes les places tour à tour, avec le même hasard ; { $sets ->
    [random] une autre boîte à chaque graine
   *[usual] la boîte habituelle
}.
cli-tournament-column-bot = Bot
cli-tournament-column-elo = Elo
cli-tournament-column-interval = à 95 %
cli-tournament-column-points = Points
cli-tournament-column-against = Contre
cli-tournament-column-games = Parties
cli-tournament-column-wins = Gagnées
cli-tournament-column-fair = Part juste
cli-tournament-column-mean = Pense
cli-tournament-column-p99 = 99 % en
cli-tournament-column-worst = Au pire
cli-tournament-elo = { NUMBER($elo, maximumFractionDigits: 0, useGrouping: 0) }
cli-tournament-between = { NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } – { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }
cli-tournament-others = { $seats ->
    [one] { $bot }
   *[other] { $seats } × { $bot }
}
cli-tournament-all-others = tous les autres
cli-tournament-fair = { NUMBER($fair, style: "percent", maximumFractionDigits: 0) }
cli-tournament-ms = { NUMBER($number, maximumFractionDigits: 0) } ms
cli-tournament-ms-short = { NUMBER($number, maximumFractionDigits: 2) } ms
cli-tournament-report-kicker = Tournoi de bots
cli-tournament-report-incomplete = Interrompu : voici ce qui a été joué.
cli-tournament-report-ratings = Leur force
cli-tournament-report-ratings-note = Classement Elo d’après toutes les parties (modèle de Bradley et Terry). Barres : où il se trouve 95 fois sur 100. Seules les différences comptent : 70 points de plus font gagner 60 % des parties à deux.
cli-tournament-report-pairs = Qui bat qui
cli-tournament-report-pairs-note = { $seats ->
    [one] Combien de fois le bot de la ligne gagne contre celui de la colonne ; dessous, où cela se trouve 95 fois sur 100. L’unité est la graine, pas la partie. À force égale : 50 %.
   *[other] Combien de fois un bot de la ligne gagne, seul parmi { $seats } de la colonne ; dessous, où cela se trouve 95 fois sur 100. L’unité est la graine, pas la partie. À force égale : { NUMBER($fair, style: "percent", maximumFractionDigits: 0) }.
}
cli-tournament-report-mixed = À la même table
cli-tournament-report-mixed-note = Combien de fois chaque bot gagne quand tous sont à la même table ; dessous, où cela se trouve 95 fois sur 100. L’unité est la graine, pas la partie.
cli-tournament-report-points = Points
cli-tournament-report-points-note = Moyenne et écart type de toutes les parties ; les colonnes montrent la fréquence de chaque score, le trait la moyenne.
cli-tournament-report-thinking = Temps de réflexion
cli-tournament-report-thinking-note = Temps de processeur pour une décision entre plusieurs choix : le point est la moyenne, la barre finit là où 99 décisions sur 100 sont prises, le trait fin à la plus longue.
cli-tournament-report-repeat = Pour le rejouer
cli-tournament-report-versions = Chaudron { $chaudron }, { $game } { $version }, Python { $python }, empreinte des bots { $bots_digest }.

## La maison

cli-serve = ouvrir la maison : des tables pour tout le monde, par le réseau
cli-serve-host-name = ADRESSE
cli-serve-host = l’adresse où écouter ; 127.0.0.1 pour cette machine seule, 0.0.0.0 pour toutes celles qui peuvent l’atteindre
cli-serve-port = le port, 8600 par défaut ; 0 pour n’importe quel port libre
cli-serve-https = https avec un certificat de la maison elle-même ; montre à chaque téléphone comment lui faire confiance, et laisse entrer les autres
cli-serve-cert = un certificat (PEM) venu d’ailleurs, relu quand le fichier change
cli-serve-key = sa clé, si elle est dans un fichier à part
cli-serve-store-name = DÉPÔT
cli-serve-store = où garder les tables : un fichier, ou l’adresse d’une base PostgreSQL ; sinon dans ton dossier de données
cli-serve-workers = combien de processus se partagent le travail
cli-serve-bots = combien de processus réfléchissent pour les bots de chacun d’eux ; sinon de 2 à 4, selon la machine
cli-serve-origin = une page d’ailleurs qui peut se connecter ; répétable
cli-serve-proxies = combien de serveurs mandataires (proxys) sont devant la maison et disent d’où viennent les requêtes
cli-serve-name = NOM
cli-serve-names = un nom auquel la maison répond, comme jeux.exemple.org, en plus de ceux de cette machine ; répétable
cli-serve-connections = combien de connexions une adresse peut avoir à la fois, 100 par défaut ; un cinquième d’entre elles à des tables
cli-serve-contact = à qui les services de notification peuvent écrire : une adresse de courriel (mailto) ou de page
cli-serve-folder = DOSSIER
cli-serve-backups = faire chaque jour une sauvegarde dans ce dossier, et garder les sept dernières
cli-serve-unlimited = aucune limite de vitesse ; pour les mesures
cli-serve-verbose = un journal plus bavard
cli-install-service = confier la maison à systemd, qui la garde ouverte, aussi après chaque démarrage de cette machine
cli-install-service-system = pour toute la machine (il faut être root), et non pour toi seul ; pour root, c’est toujours ainsi
cli-install-service-with = des options pour `chaudron serve`, entre guillemets, comme « --https --port 8700 »
cli-install-service-print = montrer l’unité, sans plus
cli-backup = sauvegarder toutes les tables dans un nouveau fichier, même quand la maison est ouverte
cli-backup-file = le fichier à écrire ; c’est lui-même un dépôt
cli-restore = remplir un dépôt vide à partir d’une sauvegarde
cli-restore-file = la sauvegarde
cli-restore-table = ne reprendre que cette table, dans un dépôt qui peut en contenir d’autres
cli-restore-record = écrire dans un fichier l’enregistrement de la partie de cette table, pour « chaudron replay » et « verify », sans rien reprendre
restore-record-done = L’enregistrement est dans { $file } ; « chaudron replay { $file } » raconte la partie.
restore-no-record = La partie de la table { $table } n’est pas finie : il n’y en a pas d’enregistrement. Reprends plutôt la table.
cli-restore-list = dire seulement quelles tables sont dans le fichier
cli-doctor = dire ce qui ne va pas avec un dépôt, un port, un certificat ou une base
cli-doctor-port = le port où la maison doit écouter
cli-doctor-cert = un certificat à examiner
cli-doctor-key = la clé qui va avec
cli-doctor-json = en JSON
doctor-clock = L’horloge de cette machine dit { $year } : mets-la à l’heure.
doctor-no-folder = Le dossier { $folder } n’existe pas : crée-le, ou nomme un autre fichier avec --store.
doctor-folder-read-only = On ne peut rien écrire dans { $folder } : change ses droits, ou nomme un autre fichier avec --store.
doctor-disk-full = Le disque de { $folder } est presque plein : il reste { $megabytes } Mo.
doctor-no-store-yet = Il n’y a pas encore de dépôt dans { $file } ; la maison le crée en s’ouvrant.
doctor-no-file = { $file } n’est pas un fichier.
doctor-file-read-only = Tu ne peux pas écrire dans { $file } : change son propriétaire ou ses droits.
doctor-file-for-all = D’autres sur cette machine peuvent lire { $file }, et les secrets des parties : « chmod 600 { $file } ».
doctor-too-new = { $store } vient d’une version plus récente de Chaudron : mets-le à jour d’abord.
doctor-strange = { $file } contient des choses qu’aucun dépôt de Chaudron ne contient : reprends une sauvegarde.
doctor-altered = Dans { $store }, un journal n’est plus tel qu’il a été écrit ({ $why }) : reprends une sauvegarde.
doctor-damaged = { $file } est abîmé ou n’est pas un dépôt ({ $why }) : reprends une sauvegarde.
doctor-older = { $store } est d’une version antérieure ({ $version }) ; la maison le met à jour en s’ouvrant.
doctor-current = { $store } est de cette version ({ $version }).
doctor-in-use = Une maison tient { $file } ouvert en ce moment.
doctor-no-lock = Personne ne peut réserver { $file } pour une maison : { $why }
doctor-store-whole = { $file } est entier : { $tables ->
    [one] une table
   *[other] { $tables } tables
}, chaque journal tel qu’il a été écrit.
doctor-bad-address = « { $store } » n’est pas un dépôt : donne un fichier, ou une adresse de base PostgreSQL.
doctor-no-database = La base { $store } ne peut pas servir : { $why }
doctor-database-answers = La base { $store } répond, et son horloge s’accorde avec la nôtre.
doctor-clocks-differ = L’horloge de la base { $store } est à { $seconds } secondes de la nôtre : règle les deux par NTP.
doctor-no-tables-yet = Il n’y a pas encore de dépôt dans { $store } ; la maison le crée en s’ouvrant.
doctor-database-whole = { $store } est entière : { $tables ->
    [one] une table
   *[other] { $tables } tables
}, chaque journal tel qu’il a été écrit.
doctor-port-free = La maison peut écouter sur { $host }, port { $port }.
doctor-house-there = Une maison est déjà ouverte sur { $host }, port { $port }.
doctor-port-taken = Le port { $port } est pris par un autre programme : choisis-en un autre avec --port.
doctor-port-forbidden = Le port { $port } est réservé au système : choisis-en un à partir de 1024 avec --port.
doctor-no-address = « { $host } » n’est pas une adresse de cette machine : 127.0.0.1 pour cette machine seule, 0.0.0.0 pour tout le monde.
doctor-no-port = Rien ne peut écouter sur { $host }, port { $port } : { $why }
doctor-no-network = Cette machine n’est dans aucun réseau : personne d’autre ne peut venir.
doctor-cert-unread = On ne peut pas lire { $file } : { $why }
doctor-no-cert = { $file } n’est pas un certificat (PEM).
doctor-cert-over = Le certificat { $file } a expiré le { $until } : renouvelle-le.
doctor-cert-early = Le certificat { $file } n’est pas valable avant le { $since } : cette machine est-elle à l’heure ?
doctor-cert-soon = Le certificat { $file } expire le { $until } : renouvelle-le bientôt.
doctor-cert-name = Le certificat { $file } n’est pas pour { $name } : les navigateurs vont s’en plaindre.
doctor-cert-key = La clé { $private } ne va pas avec le certificat { $file }, ou demande un mot de passe.
doctor-key-for-all = D’autres sur cette machine peuvent lire la clé { $file } : « chmod 600 { $file } ».
doctor-cert-well = Le certificat { $file } est valable jusqu’au { $until }.
doctor-own-broken = { https-broken }
doctor-own-authority-over = { https-authority-over }
doctor-own-over = Le certificat de la maison, { $file }, a expiré le { $until } : une maison ouverte le renouvelle, rouvre-la donc.
doctor-own-untrusted = Le certificat de la maison, { $file }, ne vient pas de son autorité { $authority }, et aucun appareil ne lui fait confiance : supprime-le ; la maison en fait un autre à l’ouverture.
doctor-own-stranger = { https-other-name }
doctor-own-uncovered = { https-uncovered }
doctor-own-name = Le certificat de la maison, { $file }, n’est pas encore pour { $name } : la maison en fait un autre à l’ouverture.
doctor-own-well = Le certificat de la maison, { $file }, est valable jusqu’au { $until } ; la maison le renouvelle d’elle-même.
cli-tidy = ranger les tables où il ne se passe plus rien depuis longtemps
cli-tidy-days = JOURS
cli-tidy-unfinished = ranger les parties inachevées où il ne s’est rien passé depuis tant de jours
cli-tidy-finished = ranger les parties finies depuis tant de jours
cli-tidy-archive = le fichier où ranger les tables ; sinon, un fichier à côté du dépôt
cli-tidy-discard = les supprimer pour de bon au lieu de les archiver
tidy-no-days = Dis combien de temps les tables restent : --keep-unfinished JOURS, --keep-finished JOURS, ou les deux.
tidy-no-archive = Où ranger les tables ? Nomme un fichier avec --archive, ou supprime-les pour de bon avec --discard.
tidy-archived = { $count ->
    [0] Rien n’est assez ancien pour être rangé{ $left ->
        [0] {""}
       *[other] {" ;"} anciennes mais occupées : { $left }
    }.
    [one] Une table est rangée dans { $file }{ $left ->
        [0] {""}
       *[other] {" ;"} occupées, donc gardées : { $left }
    }.
   *[other] { $count } tables sont rangées dans { $file }{ $left ->
        [0] {""}
       *[other] {" ;"} occupées, donc gardées : { $left }
    }.
}
tidy-deleted = { $count ->
    [0] Rien n’est assez ancien pour être supprimé.
    [one] Une table est supprimée.
   *[other] { $count } tables sont supprimées.
}{ $left ->
    [0] {""}
   *[other] { " " }Occupées, donc gardées : { $left }.
}
restore-no-table = La table { $table } n’est pas dans { $file }. « chaudron restore { $file } --list » dit lesquelles y sont.
restore-table-there = La table { $table } est déjà dans { $store }.
restore-table-done = La table { $table } est revenue dans { $store }, avec { $events ->
    [one] un événement
   *[other] { $events } événements
}.
restore-listed = { $table }  { $game }  { $state ->
    [over] finie
    [open] pas commencée
   *[other] inachevée
}  { $names }

serve-open = La maison est ouverte : { $address }
serve-host = Pour t’en occuper (garde ce lien pour toi) : { $address }
serve-alone = Seule cette machine peut y entrer. Pour que d’autres viennent avec leur téléphone : { $command }
serve-others = Sur le même réseau, les autres entrent par { $address }
serve-kept = Les tables sont gardées dans { $store }.
serve-values = On joue avec les valeurs de cartes de { $file } (empreinte { $hash }).
serve-room = Il y a place pour { $room } connexions{ $workers ->
    [one] {""}
   *[other] { " " }dans chaque processus
}, dont { $each } par adresse.
serve-any-name = Derrière un proxy, la maison répond à tous les noms ; dis lesquels sont les siens avec --host-name.
serve-end = Ctrl-C la ferme ; les parties reprendront où elles en étaient.
serve-closing = On ferme.
serve-no-folder = Impossible de créer le dossier { $folder } : autre chose porte ce nom. Nomme un fichier avec --store.
serve-no-home = Il n’y a pas de dossier où garder les tables. Nomme un fichier avec --store.
serve-clock = L’horloge de cette machine dit { $year } : règle-la, puis rouvre la maison.
serve-disk-full = Rien ne peut être écrit dans { $store } : son disque est plein ou en panne. Fais de la place, puis rouvre la maison ; aucune table n’est perdue.
serve-read-only = Impossible d’écrire dans { $store } : change les droits du dossier { $folder }, ou nomme un autre fichier avec --store.
serve-not-a-store = { $store } est abîmé, ou n’est pas un dépôt de Chaudron. Nomme un autre fichier avec --store, ou restaure une sauvegarde.
serve-database-away = La base { $store } ne répond pas, ou ne nous laisse pas entrer. Démarre-la, ou vérifie son adresse ; aucune table n’est perdue.
serve-bad-name = « { $given } » n’est pas un nom de machine. Donne le nom seul, comme jeux.exemple.org, sans protocole et sans port.
serve-out-of-range = { $name } va de { $least } à { $most }, pas { $given }.
serve-port-taken = Le port { $port } est déjà pris, peut-être par une maison déjà ouverte : ferme-la, ou choisis un autre port avec --port.
serve-port-forbidden = Le port { $port } est réservé au système : choisis-en un à partir de 1024 avec --port.
serve-no-address = « { $host } » n’est pas une adresse de cette machine : 127.0.0.1 pour elle seule, 0.0.0.0 pour tout le monde.
serve-no-port = Impossible d’écouter sur { $host }, port { $port } : { $why }
serve-bad-store = « { $given } » n’est pas un dépôt. Donne un fichier, ou l’adresse d’une base PostgreSQL.
serve-in-use = Une autre maison garde ses tables dans { $store }. Ferme-la d’abord, ou nomme un autre dépôt.
serve-too-new = { $store } a été écrit par une version plus récente de Chaudron. Mets d’abord Chaudron à jour.
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
} restaurés à partir de { $file }.
restore-not-empty = { $store } n’est pas vide. Restaure la sauvegarde dans un nouveau dépôt.
restore-strange-file = { $file } contient ce qu’aucune sauvegarde de Chaudron ne contient. Rien n’a été restauré.
restore-altered-file = { $file } a été modifié : le journal d’une table n’est plus tel qu’il a été écrit. Rien n’a été restauré.
restore-bad-file = { $file } n’est pas une sauvegarde, ou elle est abîmée.
service-done = La maison est ouverte, et systemd la garde ouverte : { $unit }
service-how = Pour s’en occuper : { $systemctl } status chaudron ; son journal : journalctl{ $user } -u chaudron ; pour la fermer pour de bon : { $systemctl } disable --now chaudron
service-no-systemd = Il n’y a pas de systemd sur cette machine. « chaudron serve » ouvre la maison ; fais-la démarrer comme ton système le veut.
service-not-root = Seul root peut ajouter un service pour toute la machine : prends sudo, ou retire --system pour en avoir un à toi.
service-at-home = Chaudron est installé dans { $folder }, et un service de toute la machine ne voit rien dans { $home }. Installe-le pour tout le monde (par exemple avec pipx install --global), ou lance ceci sous ton nom, sans --system.
service-failed = systemd refuse « { $command } » : { $why }
