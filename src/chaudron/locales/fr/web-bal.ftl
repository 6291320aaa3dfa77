# Les mots de la page pour Le Bal des Sorcières.

## La préparation du bal

web-setup-bal-level = Niveau
web-setup-bal-level-how = plus la fiole est noire, plus le bal est corsé
web-setup-bal-cards = { $count } cartes
web-setup-bal-new-easy = pour un premier bal
web-setup-bal-new-medium = sept sorts de plus
web-setup-bal-new-hard = les farces en plus
web-setup-bal-reconstructed = Le Diablotin est notre reconstruction.
web-setup-bal-reading-gentle = Tu tapes chaque formule que tu poses, sans souci des accents. Qui remarque une faute sonne la cloche !
web-setup-bal-reading-strict = Tu tapes chaque formule que tu poses, accents compris. Qui remarque une faute sonne la cloche !
web-setup-bal-window = Réactions
    .long = Temps pour réagir
    .help = Miroir, boule, nananère : au plus ce temps ; on continue dès que toutes ont répondu. Contre les bots seuls, rien ne presse.
web-setup-bal-strict = Secret strict
    .help = Chaque sablier coule jusqu’au bout. Sur un seul appareil, un rideau pour chacune.

## Le Bal : cartes et petites pièces ($formula, $short : une carte ; $color : une couleur)

web-bal-card-said = { $formula } : { $short }
web-bal-card-narrow-abracadabra = Abraca­dabra
web-bal-card-narrow-nananere = À moi, nana­nère !
web-bal-card-narrow-envoutement = Envoû­tement
web-bal-card-narrow-enchantement = Enchan­tement
web-bal-card-token = jeton { $color }
web-bal-card-waiting = on attend sa réponse
web-bal-card-seconds = { $count ->
    [0] C’est fini
    [one] Encore une seconde
   *[other] Encore { $count } secondes
}
web-bal-card-unhurried = Rien ne presse
web-bal-card-chest = { $captured ->
    [0] { $alive } Crapzouilles en vie, { $dead } morts
    [one] { $alive } Crapzouilles en vie, dont 1 capturé, { $dead } morts
   *[other] { $alive } Crapzouilles en vie, dont { $captured } capturés, { $dead } morts
}

## Le Bal : fenêtres de réaction ($name : une sorcière ; $what : cartes ou couleurs ; le même écran pour toutes)

web-bal-keys-digit = Choisir par son rang
web-bal-keys-enter = Confirmer
web-bal-window-mirror = Qui sort un miroir ?
web-bal-window-carabosse = Qui s’en mêle ?
web-bal-window-calm = Une boule avant la suite ?
web-bal-window-you = toi
web-bal-window-arrives = Carabosse arrive chez { $name }.
web-bal-window-glass = Le même sablier pour toutes, avec ou sans la carte en main.
web-bal-window-soon = On continue dès que toutes ont répondu, avec ou sans la carte.
web-bal-window-same = Le même sablier pour toutes.
web-bal-window-alone = Pas de sablier : on n’attend que toi.
web-bal-window-each = Pas de sablier : on demande à chaque sorcière.
web-bal-window-watch = Chacune répond en secret, au même sablier.
web-bal-window-off-all = Tu passes, comme convenu. Le sablier coule pour toutes.
web-bal-window-off = Tu passes, comme convenu.
web-bal-window-copy = Copier { $what } sur
web-bal-window-copy-any = Copier { $what }
web-bal-window-none = Pas dans ta main.
web-bal-window-none-miroir = Pas de miroir dans ta main. Personne ne le saura.
web-bal-window-none-passed = Tu passes. Les réponses tombent toutes ensemble.
web-bal-window-pass = Passer
web-bal-window-double = Doubler sur { $name }
web-bal-window-double-nobody = Doubler sur…
web-bal-window-play = Jouer la carte
web-bal-window-play-nananere = Voler le tour
web-bal-window-play-boule = Allumer la boule
web-bal-window-play-both = Voler, puis la boule
web-bal-window-lacks-card = { $count ->
    [one] { $card } n’est pas dans ta main : tu ne peux que passer.
   *[other] Aucune de ces cartes n’est dans ta main : tu ne peux que passer.
}
web-bal-window-lacks-aim = Choisis d’abord une sorcière.
web-bal-window-lacks-choice = Choisis d’abord la carte à jouer.
web-bal-window-passed = Tu passes.
web-bal-window-sealed = Réponse scellée
web-bal-window-sealed-mirror = Scellé : { $name }
web-bal-presets = Ce que tu laisses passer
web-bal-presets-next = Et les prochaines fois ?
web-bal-presets-secret = secret
web-bal-presets-card = Pour quelle carte
web-bal-presets-nananere = nananère
web-bal-presets-boule = boule
web-bal-presets-miroir = miroir
web-bal-presets-bell = cloche
    .name = La cloche
    .short = Quand une autre a lu ses formules.
web-bal-presets-of = { $card }, les prochaines fois
web-bal-presets-intro = Sans qu’on te le demande. Cet appareil est seul à le savoir.
web-bal-preset-ask = me demander
web-bal-preset-aimed = si on me vise
web-bal-preset-tour = passer ce tour-ci
web-bal-preset-always = passer toujours

## Le Bal : boule de cristal ($names : les trois sorcières ; $card : la carte donnée)

web-bal-give-mine = Ta boule s’allume
web-bal-give-theirs = { $name } allume sa boule
web-bal-give-watch = { $name } consulte sa boule
web-bal-give-both = Une carte contre une, avec chaque voisine.
web-bal-give-one = Une carte contre une, avec { $name }.
web-bal-give-wait = En secret, { $names } choisissent ce qui change de main.
web-bal-give-touch = { -web-touch-first } une carte, puis la voisine.
web-bal-give-touch-one = { -web-touch-first } la carte que tu donnes.
web-bal-give-whom = Pour laquelle ?
web-bal-give-sealed = C’est scellé. On attend les autres.
web-bal-give-neighbors = Voisines
web-bal-give-hand = Ta main
web-bal-give-nothing = rien encore
web-bal-give-gets = { $name } reçoit { $card }
web-bal-give-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
web-bal-give-stays = Elles choisissent en même temps que toi. Ce que tu reçois reste chez toi.
web-bal-give-again = Reprendre
web-bal-give-seal = Troquer en secret
web-bal-give-done = C’est scellé

## Le Bal : lire les formules, et la cloche

web-bal-read = Dis tes formules
web-bal-read-says = Tout le bal te lit.
web-bal-read-against = Contre { $name }. Tout le bal te lit.
web-bal-read-theirs = { $name } prend son souffle
web-bal-read-listen = Tends l’oreille : ce sera bientôt à toi de juger.
web-bal-read-memory = Carte { $number }, de mémoire
web-bal-read-blank = à dire
web-bal-read-note = { $incantation ->
    [strict] Les accents comptent. Une ligne vide ne fait rien.
   *[gentle] Les accents ne comptent pas. Une ligne vide ne fait rien.
}
web-bal-read-next = Suivante
web-bal-read-done = J’ai tout dit
web-bal-read-accents = Lettres à accent
web-bal-verdict = Après la cloche
web-bal-verdict-slip = Ding ! { $name } a bien entendu : une faute chez { $reader }.
web-bal-verdict-false = Fausse alerte de { $name } : { $reader } a bien lu.
web-bal-bell-attacks = { $name } attaque { $target }
web-bal-bell-defends = { $name } se défend
web-bal-bell-plays = { $name } a parlé
web-bal-bell-look = A-t-elle bien lu ? À toi d’ouvrir l’œil.
web-bal-bell-listen = Les autres te relisent. Chut !
web-bal-bell-card = la carte
web-bal-bell-said = ce qu’elle a dit
web-bal-bell-of = sur { $seconds } s
web-bal-bell-ring = Sonner la cloche
web-bal-bell-risk = À tort : plus de cloche pour toi ce tour-ci.
web-bal-bell-used = Fausse alerte ce tour-ci : ta cloche se repose.
web-bal-bell-own = On ne sonne pas pour soi.
web-bal-bell-watch = Seules celles qui dansent encore sonnent.
web-bal-bell-rung = Tu as sonné. Silence…
web-bal-bell-passed = Tu n’as rien entendu de louche.
web-bal-bell-pass = Rien à redire

## Le Bal : farce, pertes, héritage, départ ($count : combien ; $rank : le rang)

web-bal-farce-bowl = au bol
web-bal-lose-says = Un Crapzouille capturé rejoint les morts de celle d’où il vient.
web-bal-lose-own = { $count ->
    [0] c’était ton dernier à toi
    [one] il t’en restera un à toi
   *[other] il t’en restera { $count } à toi
}
web-bal-lose-captured = il ira mourir chez { $name }
web-bal-lose-do = { $own ->
    [yes] Perdre un des miens
   *[no] Perdre celui pris à { $name }
}
web-bal-send-says = Chez qui tu veux, sauf chez qui te l’envoie.
web-bal-send-to = Envoyer chez { $name }
web-bal-send-nobody = Choisis une sorcière
web-bal-trick-says = Autant que tu veux : tu repioches autant.
web-bal-trick-do = { $count ->
    [0] { $all ->
        [0] Ne rien jeter
       *[other] C’est tout
    }
    [one] Jeter 1 carte, en piocher { $all }
   *[other] Jeter { $count } cartes, en piocher { $all }
}
web-bal-nopotion-says = { $count ->
    [one] Montre un sort et jette-le, puis pioche deux cartes.
   *[other] Montre deux sorts et jette-les, puis pioche deux cartes.
}
web-bal-nopotion-do = { $count ->
    [0] Choisis { $number } { $number ->
        [one] sort
       *[other] sorts
    }
    [one] { $number ->
        [one] Jeter ce sort
       *[other] Encore un
    }
   *[other] Jeter ces { $count } sorts
}
web-bal-inherit = { $name } te laisse sa main
web-bal-inherit-says = { $count ->
    [0] Tu n’avais plus de carte : tout part à la défausse.
    [one] Tu tenais une carte : gardes-en une.
   *[other] Tu tenais { $count } cartes : gardes-en { $count }.
}
web-bal-inherit-mine = Ta main
web-bal-inherit-hers = La sienne
web-bal-inherit-kept = { $kept ->
    [one] { $kept } gardée sur { $count }.
   *[other] { $kept } gardées sur { $count }.
}
web-bal-inherit-leave = S’en vont : { $cards }.
web-bal-inherit-own = { $count ->
    [one] La mienne
   *[other] Mes { $count } à moi
}
web-bal-inherit-keep = { $count ->
    [0] Tout jeter
    [one] Garder celle-ci
   *[other] Garder ces { $count }
}
web-bal-out-you = Tu quittes le bal
web-bal-out-gone = Tu as quitté le bal
web-bal-out-leaves = { $name } quitte le bal
web-bal-out-rank = { $rank ->
    [2] Deuxième.
    [3] Troisième.
    [4] Quatrième.
    [5] Cinquième.
   *[6] Sixième.
}
web-bal-out-by = { $by ->
    [nobody] Quelle farce !
    [self] Par sa propre magie.
   *[other] C’est signé { $name }.
}
web-bal-out-watch = Reste donc : tu vois tout, sauf les mains.

## Le Bal des Sorcières : la table

web-bal-round = Manche { $round }, { $tour ->
    [1] 1er tour
   *[other] 2e tour
}
web-bal-also = niveau { $level }, { $left ->
    [one] une sorcière au bal
   *[other] { $left } sorcières au bal
}
web-bal-cat = Le Chat Noir montre { $tour ->
    [1] 1 : premier tour de table
   *[other] 2 : deuxième tour de table
}
web-bal-you = Toi
web-bal-witches = Les sorcières
web-bal-witch = { $name } : { $lives ->
    [one] 1 Crapzouille vivant
   *[other] { $lives } Crapzouilles vivants
}{ $captured ->
    [0] {""}
    [one] , dont 1 capturé
   *[other] , dont { $captured } capturés
}, { $dead ->
    [0] aucun mort
    [one] 1 mort
   *[other] { $dead } morts
}, { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
} en main{ $carabosse ->
    [yes] . Carabosse est chez elle
   *[no] {""}
}
web-bal-witch-out = { $name } a quitté le bal, rang { $rank }
web-bal-witch-lives = { $lives ->
    [one] 1 Crapzouille vivant
   *[other] { $lives } Crapzouilles vivants
}, { $dead ->
    [0] aucun mort
    [one] 1 mort
   *[other] { $dead } morts
}.
web-bal-witch-captured = { $count ->
    [one] L’un d’eux est un prisonnier, pris à { $names }.
   *[other] { $count } sont des prisonniers, pris à { $names }.
}
web-bal-witch-cards = { $count ->
    [0] Aucune carte en main.
    [one] 1 carte en main.
   *[other] { $count } cartes en main.
}
web-bal-rank = { $rank }e
web-bal-rank-left = partie, { $rank }e
web-bal-laid = Cartes posées
web-bal-read-card = Lire la carte { $card }
web-bal-read-cards = { $count ->
    [one] Lire la carte posée
   *[other] Lire les { $count } cartes posées
}
web-bal-tag-mine = ton sort
web-bal-tag-theirs = son sort
web-bal-tag-forced = forcé
web-bal-tag-white = rien à parer
web-bal-tag-open = à parer
web-bal-arrow = { $kind ->
    [left] { $name } visait { $target } ; c’est balayé
    [copy] le miroir de { $name } double l’attaque sur { $target }
    [meant] { $name } vise { $target }
   *[live] { $name } attaque { $target }
}
web-bal-arrows = Qui attaque qui
web-bal-event = Ce qui se passe
web-bal-event-over = Le bal est fini
web-bal-event-turn = Carabosse est chez { $name }
web-bal-event-my-turn = Carabosse est chez toi
web-bal-event-aim = Qui vises-tu ?
web-bal-event-aim-text = { -web-touch-first } une sorcière, puis une ou deux potions.
web-bal-event-aims = Tu vises { $name }
web-bal-event-aims-all = Tu vises tout le bal
web-bal-event-missed = Raté :
web-bal-event-missed-text = { $spell ->
    [fantome] elle perd 2 { $toad }, tu pioches 1 carte.
    [envoutement] son { $toad } passe dans ton coffre, et tu pioches.
    [sortilege] chacune perd 1 { $toad }, tu pioches 1 carte en tout.
   *[other] elle perd 1 { $toad }, tu pioches 1 carte.
}
web-bal-event-parried = Paré :
web-bal-event-parried-text = { $spell ->
    [fantome] tu perds 1 { $toad }, elle pioche 1 carte.
    [sortilege] chacune qui pare pioche 1 carte.
   *[other] aucun { $toad } de moins, elle pioche 1 carte.
}
web-bal-event-attacked = { $name } t’attaque
web-bal-event-hexed = { $name } attaque tout le bal
web-bal-event-swept = { $name } t’envoie l’attaque
web-bal-event-copied = { $name } double l’attaque sur toi
web-bal-event-farce = Le lutin te joue un tour
web-bal-event-stake = { $spell ->
    [fantome] Raté, tu perds 2 { $toad }. Paré, elle en perd 1.
    [envoutement] Raté, elle te prend 1 { $toad } vivant. Paré, tu pioches.
    [farce] À parer : { $colors }. Sinon, tu perds 1 { $toad }.
   *[other] Raté, tu perds 1 { $toad }. Paré, tu pioches 1 carte.
}
web-bal-event-attacks = { $name } attaque { $target }
web-bal-event-attacks-all = { $name } attaque tout le bal
web-bal-event-mine = Tu attaques { $target }
web-bal-event-mine-all = Tu attaques tout le bal
web-bal-event-doubled = { $name } double l’attaque sur { $target }
web-bal-event-mine-doubled = Tu doubles l’attaque sur { $target }
web-bal-event-farce-of = Le lutin joue un tour à { $target }
web-bal-event-farce-swept = La farce file chez { $target }
web-bal-event-off = L’attaque s’évanouit
web-bal-event-defends = { $name } doit parer { $colors }.
web-bal-hand = Ta main : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
web-bal-hand-card = { $card } ({ $short }){ $use ->
    [parries] , va dans ce que tu poses
    [alone] , un sort à lancer
    [dimmed] , pas maintenant
   *[plain] {""}
}{ $number ->
    [0] {""}
   *[other] . Touche { $number }
}
web-bal-hand-none = Plus une carte en main.
web-bal-hand-out = Tu as quitté le bal : regarde les autres danser, et commente.
web-bal-formulas = lire les formules
web-bal-formulas-ours = Noms et formules des potions sont de nous, sauf deux ; ce que fait le Diablotin aussi.
web-bal-formulas-own = Noms, formules et nombre des potions sont ceux de l’hôte, tirés d’un fichier (empreinte { $hash }).
web-bal-formulas-title = Tes formules
web-bal-hint-attack = Une ou deux potions, un sort si tu veux.
web-bal-hint-cast = Le sort est jeté : choisis tes potions.
web-bal-hint-defend = Cadre plein : parade. Pointillé : sort seul.
web-bal-hint-cannot = Ta main ne pare pas tout.
web-bal-hint-why = pourquoi ?
web-bal-do-attack = Attaquer
web-bal-do-attack-whom = Attaquer { $name }
web-bal-do-attack-all = Attaquer tout le bal
web-bal-do-cast = Lancer { $card }
web-bal-do-cast-first = d’abord le sort, puis les potions
web-bal-do-missing-aim = choisis qui
web-bal-do-missing-potion = choisis une potion
web-bal-do-sending = c’est parti…
web-bal-do-take-back = Reprendre
web-bal-do-take-back-all = tout en main
web-bal-do-concede = Céder
web-bal-do-concede-costs = tu perds { $count }
web-bal-do-spell = Sort
web-bal-do-spell-now = Lancer
web-bal-do-spell-none = aucun ne va seul
web-bal-do-spell-many = { $count } au choix
web-bal-do-parry = Parer
web-bal-do-parry-missing = il manque { $colors }
web-bal-why-cast = Un seul sort par attaque, et il est déjà jeté.
web-bal-why-color = Il n’y a pas de { $color } dans cette attaque : cette carte n’y répond pas.
web-bal-why-whole = Il te manque { $colors } : parer, c’est tout ou rien.
web-bal-why-timing = Pas maintenant. { $card } : { $when }.
web-bal-key-card = Prendre ou reposer une carte
web-bal-key-attack = Attaquer
web-bal-key-aim = Viser la suivante
web-bal-piles = Pioche et défausse
web-bal-piles-label = Pioche : { $pile }. Défausse : { $discard }
web-bal-piles-draw = { $count ->
    [0] La pioche est vide : la défausse en fera une neuve.
    [one] 1 carte à piocher.
   *[other] { $count } cartes à piocher.
}
web-bal-piles-discard = Défausse, { $count }
web-bal-piles-none = Rien n’a été défaussé.
web-bal-pile = pioche { $count }
web-bal-discard = défausse { $count }
web-bal-bowl = bol, { $count }
web-bal-bowl-label = Bol à farces : { $count } jetons
web-bal-podium-mine = Tu danses encore : le bal est à toi !
web-bal-podium-won = { $name } danse encore !
web-bal-podium-after = { $rounds ->
    [one] Le bal a duré 1 manche.
   *[other] Le bal a duré { $rounds } manches.
}
web-bal-podium-dances = la dernière à danser
web-bal-podium-left = { $order ->
    [1] la première à partir
    [2] la deuxième à partir
    [3] la troisième à partir
    [4] la quatrième à partir
   *[other] la cinquième à partir
}
web-bal-podium-deeds = { $hits ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $hits } touches
}, { $parried ->
    [0] aucune parade
    [one] 1 parade
   *[other] { $parried } parades
}
web-bal-podium-share-text = { $title } { $lives ->
    [one] Il reste 1 Crapzouille.
   *[other] Il reste { $lives } Crapzouilles.
} Le bal, dans l’ordre : { $names }.
web-bal-podium-lives = { $count ->
    [one] Il reste 1 Crapzouille.
   *[other] Il reste { $count } Crapzouilles.
}
web-bal-podium-fates = Ce que sont devenus les Crapzouilles
web-bal-podium-rounds = Manche par manche
web-bal-podium-curve = Crapzouilles vivants
web-bal-podium-curve-label = Les Crapzouilles vivants de chacune, manche par manche
web-bal-podium-round = m. { $round }
web-bal-fate-alive = vivants
web-bal-fate-attack = perdus face à une attaque
web-bal-fate-ghost = perdus par un Fantôme paré
web-bal-fate-captured = capturés par une autre
web-bal-moment-first = Le premier coassement
    .text = { $name } perd le premier Crapzouille du bal.
    .own = Tu perds le premier Crapzouille du bal.
web-bal-moment-strike = Le grand coup
    .text = { $name } en fait tomber { $count } en un seul tour.
    .own = Tu en fais tomber { $count } en un seul tour.
web-bal-moment-wall = Le mur
    .text = { $name } pare { $count } attaques de suite.
    .own = Tu pares { $count } attaques de suite.
web-bal-moment-narrow = Il s’en fallait de peu
    .text = { $count ->
        [one] { $name } n’avait plus qu’un seul Crapzouille.
       *[other] { $name } n’avait plus que { $count } Crapzouilles.
    }
    .own = { $count ->
        [one] Tu n’avais plus qu’un seul Crapzouille.
       *[other] Tu n’avais plus que { $count } Crapzouilles.
    }
web-bal-moment-nananere = À moi !
    .text = { $count ->
        [one] { $name } vole le tour d’une autre.
       *[other] { $name } vole { $count } fois le tour d’une autre.
    }
    .own = { $count ->
        [one] Tu voles le tour d’une autre.
       *[other] Tu voles { $count } fois le tour d’une autre.
    }
web-bal-moment-mirrored = Mon beau miroir
    .text = { $count ->
        [one] { $name } double une attaque.
       *[other] { $name } double { $count } attaques.
    }
    .own = { $count ->
        [one] Tu doubles une attaque.
       *[other] Tu doubles { $count } attaques.
    }
web-bal-moment-broom = Du balai !
    .text = { $count ->
        [one] { $name } balaie l’attaque vers une autre.
       *[other] L’attaque est balayée { $count } fois, la dernière par { $name }.
    }
    .own = { $count ->
        [one] Tu balaies l’attaque vers une autre.
       *[other] L’attaque est balayée { $count } fois, la dernière par toi.
    }
web-bal-moment-rung = La cloche
    .text = { $name } entend la langue qui fourche, et sonne.
    .own = Tu entends la langue qui fourche, et tu sonnes.
