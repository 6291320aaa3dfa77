# Les mots de la page pour Blackwood.

## Les pièces du jeu, dites à voix haute

web-blackwood-coins = { $count ->
    [0] aucune pièce
    [one] { $count } pièce
   *[other] { $count } pièces
}
web-blackwood-gap = place vide
web-blackwood-potion-said = { $side ->
    [sold] { $potion }, potion { $color } vendue, { $renown } de renommée
    [traded] { $potion }, potion { $color } troquée, { $renown } de renommée
   *[front] { $potion }, potion { $color } : { $recipe } ; { $renown } de renommée, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
}
web-blackwood-spell-said = { $state ->
    [spent] { $spell }, déjà lancé : { $short }
   *[ready] { $spell } : { $short }
}

## La préparation

web-setup-blackwood-forest = La forêt
web-setup-blackwood-forest-how = plus on est de sorcières, plus elle est profonde
web-setup-blackwood-rows = { $rows } rangées de forêt, { $copies ->
    [one] un seul exemplaire
   *[other] { $copies } exemplaires
} de chaque sort.

## La table : ce qui s’y voit et s’entend ($name : une sorcière ; $place : une place ; $card : une carte forêt)

web-blackwood-headline = Expédition { $expedition }, tour { $column }
web-blackwood-headline-short = Exp. { $expedition }, tour { $column }
web-blackwood-between = on rentre les paniers
web-blackwood-over = partie finie
web-blackwood-piles = Ordre et pioches
web-blackwood-piles-label = Ordre du retour et pioches, { $deck } cartes à la pioche
web-blackwood-piles-deck = Pioche de la forêt
web-blackwood-piles-discard = Défausse de la forêt
web-blackwood-piles-potions = Potions à venir
web-blackwood-piles-tokens = Jetons de Fagus Bok
web-blackwood-piles-unlimited = à volonté
web-blackwood-values-ours = Les valeurs des cartes sont notre reconstruction : le livret ne les donne pas.
web-blackwood-values-own = Les valeurs des cartes sont celles de l’hôte, tirées d’un fichier (empreinte { $hash }).
web-blackwood-you = Toi
web-blackwood-no-potion = pas de potion
web-blackwood-no-card = pas de carte
web-blackwood-no-spell = pas de sort
web-blackwood-nothing = rien
web-blackwood-forest = La forêt
web-blackwood-village = Le village
web-blackwood-village-empty = Plus une potion à préparer !
web-blackwood-others = Les autres sorcières
web-blackwood-mine = Tes affaires
web-blackwood-in-hand = en main
web-blackwood-none-in-hand = aucune
web-blackwood-purse = bourse
web-blackwood-potions = potions
web-blackwood-spells = sorts
web-blackwood-row = rangée { $row }
web-blackwood-cell = { $place } : { $card }{ $who ->
    [me] , ta marionnette y est
    [other] , avec la marionnette de { $name }
   *[nobody] , libre
}{ $where ->
    [lit] , colonne de la lanterne
    [behind] , derrière la lanterne
   *[ahead] { "" }
}
web-blackwood-quit = quittée
web-blackwood-slides = la rangée { $row } glisse
web-blackwood-tag-ready = prête
web-blackwood-tag-with = avec
web-blackwood-tag-missing = manque { $count }
    .short = − { $count }
web-blackwood-potion-for-me = { $potion } { $is ->
    [ready] Tu as tout.
    [with] Prête avec { $what } en plus.
    [pinch] Prête avec ta Pincée de presque.
   *[missing] Il te manque { $count ->
        [one] { $count } ingrédient
       *[other] { $count } ingrédients
    }.
}
web-blackwood-witch-said = { $name } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $potions ->
    [one] { $potions } potion
   *[other] { $potions } potions
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} au garde-manger, sorts prêts : { $ready }, lancés : { $spent }, marionnettes en main : { $puppets }, emprunts : { $loans }{ $cauldron ->
    [yes] . Le chaudron est là.
   *[no] .
}
web-blackwood-me-said = Tes affaires : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $potions ->
    [one] { $potions } potion
   *[other] { $potions } potions
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} au garde-manger, sorts prêts : { $ready }, lancés : { $spent }, marionnettes en main : { $puppets }, emprunts : { $loans }{ $cauldron ->
    [yes] . Tu as le chaudron.
   *[no] .
}
web-blackwood-worth = si tout finissait ici
web-blackwood-worth-parts = Potions { $potions }, bourse { $coins }, Fagus Bok { $loans }.
web-blackwood-puppets = marionnettes
web-blackwood-puppets-in-hand = En main : { $count }.
web-blackwood-puppet-at = En forêt : { $place }.
web-blackwood-stock = Sorts à troquer
web-blackwood-stock-said = { $spell } : { $short }. Contre { $colors }, il en reste { $left }.
web-blackwood-fagus-lends = prête { $coins } pièces, coûte { $renown } de renommée
web-blackwood-fagus-left = { $count ->
    [0] plus de jeton
    [one] il reste { $count } jeton
   *[other] il reste { $count } jetons
}

## L’ordre du retour

web-blackwood-order = Ordre du retour
web-blackwood-order-done = fini
web-blackwood-order-now = en ce moment
web-blackwood-order-nobody = Personne dans la colonne.

## Mon tour : le grand bouton, et ce qui s’ensuit ($coins : des pièces en toutes lettres)

web-blackwood-act-place = Poser ici
web-blackwood-act-place-none = Pose une marionnette
web-blackwood-act-place-hint = { -web-touch } une carte libre
web-blackwood-act-move = S’installer ici
web-blackwood-act-move-none = Où va-t-elle ?
web-blackwood-act-move-hint = { -web-touch } une carte libre
web-blackwood-act-cost = { $card }, { $coins } au retour, { $when }
web-blackwood-when-first = première servie
web-blackwood-when-after = après { $names }
web-blackwood-when-own = toi-même
web-blackwood-when-later = au tour { $column }
web-blackwood-when-waits = attendra la prochaine expédition
web-blackwood-act-swap = Tourneboule !
web-blackwood-act-swap-small = { $picked ->
    [0] { -web-touch } deux cartes libres
    [one] { $place }, et puis ?
   *[other] { $place } ↔ { $second }
}
web-blackwood-act-leave-free = La laisser libre
web-blackwood-act-shoo = Ouste !
web-blackwood-act-shoo-small = { $name }, { $place }
web-blackwood-act-shoo-none = Qui chasses-tu ?
web-blackwood-act-shoo-hint = { -web-touch } une marionnette
web-blackwood-act-back = Plus tard
web-blackwood-act-buy = Acheter
web-blackwood-act-buy-small = pour { $coins } ; il t’en restera { $left }
web-blackwood-act-buy-short = { $count ->
    [one] il te manque { $count } pièce
   *[other] il te manque { $count } pièces
}
web-blackwood-act-leave = Laisser
web-blackwood-act-leave-small = à la défausse
web-blackwood-act-end = Finir mon tour
web-blackwood-act-end-search = ta marionnette est posée
web-blackwood-act-end-return = puis la rangée glisse
web-blackwood-key-enter = Confirmer
web-blackwood-key-arrows = Choisir une carte de la forêt (flèches)
web-blackwood-key-digit = Choisir par son rang
web-blackwood-deeds = Actions facultatives
web-blackwood-do-brew = Préparer
web-blackwood-do-sell = Vendre
web-blackwood-do-trade = Troquer
web-blackwood-do-spells = Sorts
web-blackwood-do-borrow = Emprunt
web-blackwood-money = De quoi payer

## Vendre, troquer, lancer, emprunter

web-blackwood-sell = Vendre une potion
web-blackwood-sell-how = Une potion vendue rapporte { $coins } pièces tout de suite, et vaut { $renown } de renommée en moins jusqu’à la fin.
web-blackwood-sell-one = vendre celle-ci
web-blackwood-sell-none = Pas de potion à vendre : prépares-en une d’abord.
web-blackwood-trade = Troquer contre un sort
web-blackwood-trade-how = Deux potions des bonnes couleurs, et des pièces. Ton prochain sort :
web-blackwood-trade-keeps = Une potion troquée garde sa renommée, mais ne sert plus. Chaque sort coûte une pièce de plus que le précédent.
web-blackwood-trade-which = Quelle potion donnes-tu ?
web-blackwood-spells-title = Tes sorts
web-blackwood-spells-none = Pas encore de sort : troque deux potions.
web-blackwood-spell-ready = prêt
web-blackwood-spell-spent = lancé, prêt à la prochaine expédition
web-blackwood-borrow-how = Fagus Bok prête { $coins } pièces à qui en a { $most } ou moins. Il ne les redemande jamais : il prend { $renown } de renommée à la fin.
web-blackwood-borrow-so-far = { $count ->
    [0] ton premier emprunt
    [one] { $count } emprunt déjà
   *[other] { $count } emprunts déjà
}
web-blackwood-borrow-do = Emprunter { $coins } pièces
web-blackwood-potion-ready = Tu as tout ce qu’il faut.
web-blackwood-potion-lacks = Il te manque : { $what }.
web-blackwood-potion-how = Les potions se préparent au retour au village.
web-blackwood-sniff = Le hérisson a déterré
web-blackwood-sniff-half = moitié
web-blackwood-sniff-card = { $card }, à moitié prix : { $coins }
web-blackwood-sniff-none = Aucune
web-blackwood-sniff-choose = Choisis une carte
web-blackwood-sniff-take = La prendre : { $coins }
web-blackwood-shooed = { $name } chasse ta marionnette !
web-blackwood-shooed-choose = Choisis-lui une autre carte libre.
web-blackwood-shooed-coins = Pour ta peine :
web-blackwood-shooed-silent = Sans réponse : { $place }.

## L’établi ($what : des ingrédients)

web-blackwood-bench = L’établi
web-blackwood-bench-where = retour au village, colonne { $column }
web-blackwood-bench-empty = Choisis une potion du village, ou plusieurs.
web-blackwood-bench-of = { $covered } sur { $total }
web-blackwood-bench-covered = couverts
web-blackwood-bench-missing = manque
web-blackwood-bench-wasted = sera perdu
web-blackwood-bench-larder = Ton garde-manger
web-blackwood-bench-touch = { -web-touch-to } pour poser ou retirer
web-blackwood-bench-card = { $card }{ $letter ->
    [0] { "" }
   *[other] { " " }{ $letter }
}{ $wasted ->
    [no] { "" }
   *[other] , sera perdu : { $wasted }
}
web-blackwood-bench-no-use = { $card } ne sert à rien dans ce mélange.
web-blackwood-bench-choose = Choisis une potion
web-blackwood-bench-lacks = Il manque { $what }
web-blackwood-bench-brew = { $count ->
    [one] Préparer la potion
   *[other] Préparer les { $count } potions
}
web-blackwood-bench-clear = Vider
web-blackwood-bench-purse = bourse { $before } → { $after }
web-blackwood-bench-key-digit = Prendre ou reposer une potion
web-blackwood-socket = { $what } : { $by ->
    [card] carte { $letter }
    [pinch] par la Pincée de presque
   *[nothing] manque
}
web-blackwood-pinch-for = remplace { $what }
web-blackwood-pinch-idle = prête, si quelque chose manque
web-blackwood-pinch-off = gardée pour plus tard

## La fin d’une expédition

web-blackwood-end-title = La nuit tombe : fin de l’expédition { $expedition }
web-blackwood-end-larder = Garde-manger vendu
    .text = à moitié prix
web-blackwood-end-spells = Sorts de nouveau prêts
    .text = ceux de tout le monde
web-blackwood-end-lantern = Lanterne en colonne 1
    .text = les marionnettes restent
web-blackwood-end-next = Expédition { $expedition }
    .text = commence par { $name }
web-blackwood-end-score = Décompte
    .text = potions, bourse, Fagus Bok
web-blackwood-end-empty = rien à vendre
web-blackwood-end-half = moitié :
web-blackwood-end-ready = lancé → prêt
web-blackwood-end-stays = Ce qui reste en forêt
web-blackwood-end-stays-text = { $count ->
    [0] Plus une marionnette : la forêt est à prendre.
    [one] Une marionnette attend où elle est : { $who }.
   *[other] { $count } marionnettes attendent où elles sont : { $who }.
}
web-blackwood-end-stays-one = { $who ->
    [me] toi
   *[other] { $name }
} en { $count ->
    [one] colonne { $columns }
   *[other] colonnes { $columns }
}
web-blackwood-end-go-on = Expédition { $expedition }
web-blackwood-end-to-score = Voir le décompte
web-blackwood-part-potions = potions
web-blackwood-part-coins = 1 pour 3 pièces

## Le palmarès

web-blackwood-podium-mine = Le conseil te couronne !
web-blackwood-podium-won = { $count ->
    [one] { $names } l’emporte
   *[other] { $names } se partagent la victoire
}
web-blackwood-podium-after = après { $expedition } expéditions
web-blackwood-podium-early = toutes les potions sont préparées
web-blackwood-podium-by-potions = À égalité, qui a préparé le moins de potions l’emporte.
web-blackwood-podium-by-coins = À égalité, la bourse la plus pleine l’emporte.
web-blackwood-podium-by-shared = Même renommée, mêmes potions, même bourse.
web-blackwood-podium-share = { $title } Blackwood : { $scores }.
web-blackwood-podium-sources = D’où vient la renommée
web-blackwood-podium-rounds = Expédition par expédition
web-blackwood-podium-curve = renommée cumulée
web-blackwood-podium-curve-label = La renommée de chaque sorcière, tour par tour
web-blackwood-podium-expedition = exp. { $expedition }
web-blackwood-moment-first = La première fiole
    .text = { $name } prépare la première potion de la partie.
    .own = Tu prépares la première potion de la partie.
web-blackwood-moment-best = Le chef-d’œuvre
    .text = { $name } gagne { $renown } de renommée d’un seul chaudron.
    .own = Tu gagnes { $renown } de renommée d’un seul chaudron.
web-blackwood-moment-together = Le chaudron plein
    .text = { $name } prépare { $count } potions à la fois.
    .own = Tu prépares { $count } potions à la fois.
web-blackwood-moment-caster = La magicienne
    .text = { $name } jette { $count } sorts en tout.
    .own = Tu jettes { $count } sorts en tout.
web-blackwood-moment-debt = Chez Fagus Bok
    .text = { $name } lui emprunte { $count } fois.
    .own = Tu lui empruntes { $count } fois.
web-blackwood-moment-shooed = Ouste !
    .text = { $count ->
        [one] La marionnette de { $name } doit déguerpir.
       *[other] Les marionnettes de { $name } doivent déguerpir { $count } fois.
    }
    .own = { $count ->
        [one] Ta marionnette doit déguerpir.
       *[other] Tes marionnettes doivent déguerpir { $count } fois.
    }
web-blackwood-moment-overtaken = Le renversement
    .text = { $name } avait { $renown } de retard avant la dernière expédition.
    .own = Tu avais { $renown } de retard avant la dernière expédition.
