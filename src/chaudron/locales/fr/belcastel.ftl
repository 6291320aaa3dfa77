# Les mots des Charlatans de Belcastel et des Sorcières s’en mêlent.
# Le vocabulaire est celui de rules/belcastel.md, de rules/witches.md et de docs/glossary.md.
# $rule est la règle d’où vient un fait, avec des tirets : BEL-10-4. $about est la clé de la question posée.

## Jetons ($value, $count) : nom, un, le, de, plusieurs

belcastel-chip-white = blanc { $value }
    .a = un blanc { $value }
    .the = le blanc { $value }
    .of = de blanc { $value }
    .some = { $count ->
        [one] un blanc { $value }
       *[other] { number-word } blancs { $value }
    }
belcastel-chip-orange = citrouille { $value }
    .a = une citrouille { $value }
    .the = la citrouille { $value }
    .of = de citrouille { $value }
    .some = { $count ->
        [one] une citrouille { $value }
       *[other] { number-word } citrouilles { $value }
    }
belcastel-chip-green = araignée verte { $value }
    .a = une araignée verte { $value }
    .the = l’araignée verte { $value }
    .of = d’araignée verte { $value }
    .some = { $count ->
        [one] une araignée verte { $value }
       *[other] { number-word } araignées vertes { $value }
    }
belcastel-chip-blue = crâne bleu { $value }
    .a = un crâne bleu { $value }
    .the = le crâne bleu { $value }
    .of = de crâne bleu { $value }
    .some = { $count ->
        [one] un crâne bleu { $value }
       *[other] { number-word } crânes bleus { $value }
    }
belcastel-chip-red = amanite rouge { $value }
    .a = une amanite rouge { $value }
    .the = l’amanite rouge { $value }
    .of = d’amanite rouge { $value }
    .some = { $count ->
        [one] une amanite rouge { $value }
       *[other] { number-word } amanites rouges { $value }
    }
belcastel-chip-yellow = mandragore jaune { $value }
    .a = une mandragore jaune { $value }
    .the = la mandragore jaune { $value }
    .of = de mandragore jaune { $value }
    .some = { $count ->
        [one] une mandragore jaune { $value }
       *[other] { number-word } mandragores jaunes { $value }
    }
belcastel-chip-purple = souffle mauve { $value }
    .a = un souffle mauve { $value }
    .the = le souffle mauve { $value }
    .of = de souffle mauve { $value }
    .some = { $count ->
        [one] un souffle mauve { $value }
       *[other] { number-word } souffles mauves { $value }
    }
belcastel-chip-black = sphinx noir { $value }
    .a = un sphinx noir { $value }
    .the = le sphinx noir { $value }
    .of = de sphinx noir { $value }
    .some = { $count ->
        [one] un sphinx noir { $value }
       *[other] { number-word } sphinx noirs { $value }
    }

belcastel-chip-locoweed = chou des fous
    .a = un chou des fous
    .the = le chou des fous
    .of = de chou des fous
    .some = { $count ->
        [one] un chou des fous
       *[other] { number-word } choux des fous
    }
# Un chou des fous et ce qu’il copie.
belcastel-chip-as = { $chip } (comme { $copied })

## Couleurs et ingrédients

belcastel-color-white = blanc
    .ingredient = Claque-doigt
belcastel-color-orange = orange
    .ingredient = Citrouille
belcastel-color-green = vert
    .ingredient = Araignée
belcastel-color-blue = bleu
    .ingredient = Crâne de corbeau
belcastel-color-red = rouge
    .ingredient = Amanite tue-mouche
belcastel-color-yellow = jaune
    .ingredient = Racine de mandragore
belcastel-color-purple = mauve
    .ingredient = Souffle du fantôme
belcastel-color-black = noir
    .ingredient = Sphinx tête de mort
belcastel-color-locoweed = chou des fous
    .ingredient = Chou des fous

## Quantités

belcastel-some-points = { $points } { $points ->
    [one] point
   *[other] points
}
belcastel-some-rubies = { $rubies } rubis
belcastel-space = { $space ->
    [53] la cuillère
   *[other] la case { $space }
}

## Faits racontés

belcastel-told-first_player = C’est { $seat } qui commence.
belcastel-told-round = { $round ->
    [1] Manche 1 sur 9. On allume les feux.
    [9] Manche 9, la dernière : on pioche au signal. { $first } ouvre.
   *[other] Manche { $round } sur 9. { $first } ouvre.
}
belcastel-told-opened = { $rule ->
    [WIT-6-2] Le livre du chou des fous s’ouvre : { $book }. { $book_effect }
   *[other] Le livre { $color } s’ouvre : { $book }. { $book_effect }
}
belcastel-told-white_added = Un blanc 1 de plus tombe dans chaque sac. Ça va chauffer.
belcastel-told-card = { $seat } retourne la carte : « { $card } ». { $card_text }
belcastel-told-showed = { $seat } montre { $chips } : total { $total }.
belcastel-told-looked = { $seat } pioche pour voir : { $chips }.
belcastel-told-handed_in = { $seat } rend { $some_chips } à la réserve.
belcastel-told-gained_chip = { $rule ->
    [BEL-16-15] { $seat } ricane et prend { $a_chip }.
    [BEL-16-23] Une araignée apporte { $a_chip } : { $seat } remercie.
    [WIT-3-5] Le jeton grandit : { $seat } met { $a_chip } dans son sac.
   *[other] { $seat } prend { $a_chip } pour son sac.
}
belcastel-told-no_chip = { $rule ->
    [BEL-1-6] Pas { $of_chip } pour { $seat } : le livre est encore fermé.
   *[other] Pas { $of_chip } pour { $seat } : la réserve n’en a plus.
}
belcastel-told-points = { $rule ->
    [BEL-7-3] Case à rubis : { $seat } marque aussitôt { belcastel-some-points }.
    [BEL-12-2] Dernier troc : { $seat } gagne { belcastel-some-points }.
    [BEL-16-14] Les rats paient : { $seat } marque { belcastel-some-points }.
    [BEL-16-15] Le rubis porte chance : { $seat } marque { belcastel-some-points } de plus.
    [BEL-16-22] Les souffles mauves paient : { $seat } marque { belcastel-some-points }.
    [WIT-4-2] La coupelle compte pour moitié : { $seat } marque { belcastel-some-points } de plus.
    [WIT-5-3] Les souffles mauves paient : { $seat } marque { belcastel-some-points }.
    [WIT-5-7] Les souffles mauves paient : { $seat } marque { belcastel-some-points }.
    [WIT-5-4] Assez de citrouilles : { $seat } marque aussitôt { belcastel-some-points }.
   *[other] { $seat } marque { belcastel-some-points }.
}
belcastel-told-rubies = { $rule ->
    [BEL-10-2] Les sphinx paient : { $seat } gagne { belcastel-some-rubies }.
    [BEL-10-3] { $seat } ramasse { belcastel-some-rubies } sur sa case.
    [WIT-5-7] Les sphinx paient : { $seat } gagne { belcastel-some-rubies }.
    [WIT-5-8] Les sphinx paient : { $seat } gagne { belcastel-some-rubies }.
   *[other] { $seat } gagne { belcastel-some-rubies }.
}
belcastel-told-lost_rubies = Il n’y a pas assez de rubis pour tout le monde : { $seat } en rend { $rubies }.
belcastel-told-paid_rubies = { $rule ->
    [WIT-5-4] { $seat } paie { belcastel-some-rubies } : la mandragore ira 3 cases plus loin.
   *[other] { $seat } paie { belcastel-some-rubies }.
}
belcastel-told-bought = { $rule ->
    [WIT-5-7] Les souffles mauves paient : { $seat } achète { $a_chip }.
   *[other] { $seat } achète { $a_chip } pour { $price } { $price ->
        [one] sou
       *[other] sous
    }.
}
belcastel-told-drop = { $rule ->
    [BEL-10-2] Les sphinx paient : { $seat } avance sa goutte sur la case { $space }.
    [WIT-5-7] Les sphinx paient : { $seat } avance sa goutte sur la case { $space }.
   *[other] { $seat } avance sa goutte sur la case { $space }.
}
belcastel-told-drop_stays = { $seat } laisse sa goutte où elle est.
belcastel-told-tube = { $seat } avance sa seconde goutte jusqu’à l’éprouvette { $tube } : { $bonus }.
belcastel-told-rat = { $seat } lâche son rat : { $tails } { $tails ->
    [one] queue
   *[other] queues
}, sa potion part de la case { $space }.
belcastel-told-gave_up_tails = { $seat } renonce à { $tails } { $tails ->
    [one] queue
   *[other] queues
} de rat.
belcastel-told-removed_white = { $seat } se débarrasse d’un blanc 1, pour de bon.
belcastel-told-drew = { $seat } pioche { $a_chip }.
belcastel-told-laid = { $rule ->
    [BEL-3-5] { $seat } pose { $the_chip } pour finir : case { $space }.
   *[other] { $seat } pose { $the_chip } : case { $space }.
}
belcastel-told-put_beside = { $seat } met { $the_chip } à côté de son chaudron.
belcastel-told-back_in_bag = { $rule ->
    [BEL-8-1] { $seat } débouche sa bouteille : { $the_chip } rentre au sac.
    [BEL-16-10] { $seat } mélange bien : { $the_chip } rentre au sac.
    [BEL-7-3] { $seat } fait parler sa mandragore : { $the_chip } rentre au sac.
    [WIT-3-1] Ouf : chez { $seat }, { $the_chip } rentre au sac.
    [WIT-3-3] La sorcière passe : chez { $seat }, { $the_chip } rentre au sac.
   *[other] { $seat } remet { $the_chip } au sac.
}
belcastel-told-exploded = Boum ! Le chaudron explose chez { $seat }, blancs : { $whites } sur { $limit }.
belcastel-told-protected = Un crâne bleu veillait : { $seat } aura quand même points et sous.
belcastel-told-stopped = { $seat } s’arrête, { belcastel-space } en vue.
belcastel-told-wished = { $wish ->
    [round] { $seat } propose de piocher ensemble pour cette manche.
    [always] { $seat } propose de piocher ensemble désormais.
   *[no] { $seat } préfère que chacun pioche à son rythme.
}
belcastel-told-agreed = { $wish ->
    [always] C’est d’accord : désormais, tout le monde pioche ensemble, au signal.
   *[round] C’est d’accord : cette manche, tout le monde pioche ensemble, au signal.
}
belcastel-told-signal_again = { $seat } fait d’abord autre chose : le signal est redonné, et tout le monde choisit de nouveau.
belcastel-told-came_back = { $seat } se ravise et reprend la louche.
belcastel-told-restarted = { $seat } remet tout au sac et recommence sa potion.
belcastel-told-scoring_space = { $seat } décompte { belcastel-space } : { $coins_there } { $coins_there ->
    [one] sou
   *[other] sous
}, { $points_there ->
    [0] aucun point
    [one] { $points_there } point
   *[other] { $points_there } points
}{ $ruby_there ->
    [yes] , un rubis
   *[no] { "" }
}.
belcastel-told-rolled = { $seat } lance le dé : { $face }.
belcastel-told-reward = { $reward ->
    [points] { $seat } sauve ses points et se passe d’achats.
   *[coins] { $seat } sauve ses sous et se passe de points.
}
belcastel-told-moved_on = Blancs à 7, pile : { $seat } pousse { $the_chip } jusqu’à la case { $space }.
belcastel-told-refilled = { $seat } remplit sa bouteille.
belcastel-told-flasks_filled = Toutes les bouteilles se remplissent, c’est la maison qui offre.
belcastel-told-witches = Des sorcières s’en mêlent : { $witches }.
belcastel-told-penny = { $seat } tend un centime à { $witch } : { $witch_short }.
belcastel-told-saved = { $seat } vide sa bouteille à temps : finalement, rien n’a explosé.
belcastel-told-poured = { $seat } verse { $the_chip } dans sa coupelle.
belcastel-told-set_aside = { $seat } met { $a_chip } de côté, à poser avant la fin de la manche.
belcastel-told-drew_along = { $seat } montre { $a_chip } : la mandragore avance d’autant, et le jeton rentre au sac.
belcastel-told-start_chip = { $seat } garde { $the_chip } au chaud pour ouvrir la prochaine manche.
belcastel-told-coins = { $seat } a maintenant { $coins } { $coins ->
    [one] sou
   *[other] sous
} en poche.
belcastel-told-passed_black = { $seat } glisse { $the_chip } dans le sac d’à côté : cadeau pour { $neighbor }.
belcastel-told-pennies_left = { $seat } a gardé { $pennies } { $pennies ->
    [one] centime
   *[other] centimes
} : { belcastel-some-points }.
belcastel-told-ended = { $winners_count ->
    [one] La partie est finie : { $winners } gagne avec { belcastel-some-points }{ $tied ->
        [1] { "" }
       *[other] , grâce à une case plus avancée à la dernière manche
    }. Scores : { $scores }.
   *[other] La partie est finie : { $winners } se partagent la victoire avec { belcastel-some-points }. Scores : { $scores }.
}

## Deux faits d’un seul souffle

belcastel-told-drew-laid = { $seat } pioche { $a_chip } : case { $space }.
belcastel-told-drew-put_beside = { $seat } pioche { $a_chip } : à côté du chaudron.
belcastel-told-drew-poured = { $seat } pioche { $a_chip } : dans la coupelle.
belcastel-told-penny-saved = { $seat } tend un centime à { $witch } et vide sa bouteille : finalement, rien n’a explosé.
belcastel-told-penny-looked = { $seat } tend un centime à { $witch } et étale { $chips }.
belcastel-told-penny-back_in_bag = { $seat } tend un centime à { $witch } : { $the_chip } rentre au sac.
belcastel-told-penny-coins = { $seat } tend un centime à { $witch } et a maintenant { $coins } { $coins ->
    [one] sou
   *[other] sous
} en poche.
belcastel-told-penny-gained_chip = { $seat } tend un centime à { $witch } et prend encore { $a_chip }, gratis.
belcastel-told-penny-points = { $seat } tend un centime à { $witch } et marque { belcastel-some-points }.
belcastel-told-penny-rubies = { $seat } tend un centime à { $witch } et ramasse { belcastel-some-rubies }.
belcastel-told-pennies_left-points = { belcastel-told-pennies_left }
belcastel-told-bought-passed_black = { $seat } achète { $a_chip } pour { $price } { $price ->
    [one] sou
   *[other] sous
} et le glisse dans le sac d’à côté : cadeau pour { $neighbor }.
belcastel-told-gained_chip-passed_black = { $seat } prend { $a_chip } et le glisse dans le sac d’à côté : cadeau pour { $neighbor }.
belcastel-told-rolled-points = { belcastel-told-rolled }
belcastel-told-rolled-rubies = { belcastel-told-rolled }
belcastel-told-rolled-gained_chip = { $seat } lance le dé : { $face } dans son sac.
belcastel-told-tube-points = { belcastel-told-tube }
belcastel-told-tube-rubies = { belcastel-told-tube }
belcastel-told-tube-gained_chip = { belcastel-told-tube }
belcastel-told-reward-points = { $seat } sauve { belcastel-some-points } et se passe d’achats.
belcastel-told-paid_rubies-drop = { $seat } paie { belcastel-some-rubies } et avance sa goutte sur la case { $space }.
belcastel-told-paid_rubies-refilled = { $seat } paie { belcastel-some-rubies } et remplit sa bouteille.
belcastel-told-paid_rubies-gained_chip = { $seat } paie { belcastel-some-rubies } et prend { $a_chip } pour son sac.
belcastel-told-gave_up_tails-rubies = { $seat } échange { $tails } { $tails ->
    [one] queue
   *[other] queues
} de rat contre { belcastel-some-rubies }.

## Questions

belcastel-ask-brew = Tu pioches, ou tu t’arrêtes ?
belcastel-ask-commit = Au prochain signal, tu pioches ou tu t’arrêtes ? Ton choix reste scellé.
belcastel-ask-return = Envie de reprendre la louche ? L’offre tient tant que quelqu’un prépare encore sa potion.
belcastel-ask-crow_skull = Ton crâne a fouillé le sac. Quel jeton poses-tu ?
belcastel-ask-mandrake = Ta mandragore peut renvoyer au sac le blanc posé juste avant elle. Tu la laisses faire ?
belcastel-ask-double = Après une mandragore, ce jeton peut avancer deux fois plus loin. Tu doubles ?
belcastel-ask-extra = Ce jeton a droit à des cases en plus. Tu les prends ?
belcastel-ask-well_stirred = Voilà ton premier blanc. Tu le remets au sac ?
belcastel-ask-second_chance = Un mélange détonant : tu recommences ta potion, ou tu assumes ?
belcastel-ask-beside = Que deviennent les jetons à côté de ton chaudron ?
belcastel-ask-strong_ingredient = Quel jeton poses-tu pour finir ? Il ne peut pas exploser, mais n’agit pas non plus.
belcastel-ask-rat = Ton rat ne tient plus en place. Tu le lâches ?
belcastel-ask-drop = Une avancée de goutte pour toi. Qu’en fais-tu ?
belcastel-ask-reward = Ton chaudron a explosé. Que sauves-tu : les points, ou les sous ?
belcastel-ask-buy = La boutique est ouverte. Que prends-tu ?
belcastel-ask-buy_second = Un second jeton, d’une autre couleur ?
belcastel-ask-spend = Tes rubis te brûlent les doigts. Qu’en fais-tu ?
belcastel-ask-spend_less = La sorcière casse les prix. Que fais-tu de tes rubis ?
belcastel-ask-spider_chip = Ton araignée t’apporte un jeton 1. Lequel ?
belcastel-ask-spider_drop = Ton araignée te fait un prix : 1 rubis l’avancée de goutte. Tu paies ?
belcastel-ask-ghost_row = Tes souffles mauves te paient une ligne. Laquelle ?
belcastel-ask-ghost_trade = Tu rends des souffles mauves ? Choisis une ligne.
belcastel-ask-ghost_swap = Tes souffles mauves peuvent faire grandir un jeton de ton chaudron. Lequel ?
belcastel-ask-schadenfreude = Ça a sauté à ta droite : quel jeton 2 prends-tu ?
belcastel-ask-choose_wisely = Choisis sagement : que prends-tu ?
belcastel-ask-only_one = L’embarras du choix : tu ne prends qu’une chose. Laquelle ?
belcastel-ask-wheel_and_deal = Un jeton 1 pour 1 rubis. Ça te tente ?
belcastel-ask-good_start = Combien de queues de rat changes-tu en rubis ?
belcastel-ask-opportune_moment = Une bonne occasion : quel jeton échanges-tu contre un plus grand ?
belcastel-ask-just_in_time = Des points tout de suite, ou un blanc 1 de moins pour toujours ?
belcastel-ask-rats_friends = Les rats t’aiment bien : un jeton 4, ou 1 point par queue ?
belcastel-ask-saved = Boum… ou pas : ta bouteille est pleine. Tu appelles la sorcière ?
belcastel-ask-six = Tes jetons sont étalés devant toi. Lequel poses-tu ?
belcastel-ask-whites = Quel blanc rentre au sac ?
belcastel-ask-gather = Tout le monde s’est arrêté. Pour un centime, tes derniers blancs peuvent encore quitter le chaudron : tu appelles la sorcière ?
belcastel-ask-full_reward = Ton chaudron a explosé. Un centime, et tu as quand même points et achats : tu appelles la sorcière ?
belcastel-ask-rubies_for_points = Ta case montre un rubis. Tu en fais pleuvoir autant que de points ?
belcastel-ask-colors = Ton chaudron en voit de toutes les couleurs. Tu les fais payer ?
belcastel-ask-left_in_bag = Il reste de bons jetons au fond de ton sac. Tu les fais payer ?
belcastel-ask-upgrade = Quels jetons de ton chaudron grandissent : les deux derniers, ou un seul ?
belcastel-ask-copy = Un de tes achats, une deuxième fois et gratis : lequel ?
belcastel-ask-exchange = Tes sous vont devenir des points. Une sorcière, avant ?
belcastel-ask-aside = Tes jetons de côté doivent entrer au chaudron. Par lequel commences-tu ?
belcastel-ask-start_chip = Ton araignée garde un jeton pour ouvrir la prochaine manche. Lequel ?
belcastel-ask-lay_start = Tes jetons de départ t’attendent. Par lequel commences-tu ?
belcastel-ask-mandrake_ruby = Pour 1 rubis, ta mandragore avance de 3 cases de plus. Tu paies ?
belcastel-ask-ghost_buy = Tes souffles mauves t’ouvrent la boutique. Que prends-tu ?
belcastel-ask-ghost_buy_second = Un second jeton, d’une autre couleur ?

## Réponses

belcastel-choice-draw = Piocher
belcastel-choice-stop = S’arrêter
belcastel-choice-return = Reprendre la louche
belcastel-choice-flask = Bouteille : remettre le dernier jeton au sac
belcastel-choice-lay = Poser { $the_chip }
belcastel-choice-bag = Remettre { $the_chip } au sac
belcastel-choice-back = Le remettre au sac
belcastel-choice-bonus = { $about ->
    [double] Doubler
    [mandrake_ruby] Payer 1 rubis : 3 cases de plus
   *[other] Prendre les cases en plus
}
belcastel-choice-restart = Tout remettre au sac et recommencer
belcastel-choice-go_on = Continuer
belcastel-choice-explode = Laisser exploser
belcastel-choice-rat = Lâcher le rat
belcastel-choice-give_up = { $number ->
    [one] Renoncer à 1 queue contre 1 rubis
   *[other] Renoncer à { $number } queues contre { $number } rubis
}
belcastel-choice-points = { $about ->
    [just_in_time] 4 points
    [rats_friends] 1 point par queue de rat
   *[other] Les points (phase D)
}
belcastel-choice-coins = Les sous (phase E)
belcastel-choice-buy = Acheter { $a_chip }
belcastel-choice-take = { $about ->
    [wheel_and_deal] Payer 1 rubis pour { $a_chip }
    [copy] Prendre encore { $a_chip }
   *[other] Prendre { $a_chip }
}
belcastel-choice-rubies = Prendre 3 rubis
belcastel-choice-remove_white = Retirer un blanc 1 pour de bon
belcastel-choice-row = { $about ->
    [ghost_row] { $number ->
        [1] 1 mauve : 1 point
        [2] 2 mauves : 1 point et 1 rubis
       *[3] 3 mauves : 2 points et une avancée de goutte
    }
    [ghost_trade] { $number ->
        [1] Rendre 1 mauve : un sphinx noir 1, 1 point, 1 rubis
        [2] Rendre 2 mauves : une araignée verte 1, un crâne bleu 2, 3 points, une avancée de goutte
       *[3] Rendre 3 mauves : une mandragore jaune 4, 6 points, 1 rubis, deux avancées de goutte
    }
   *[other] Ligne { $number }
}
belcastel-choice-drop = { $about ->
    [choose_wisely] Deux avancées de goutte
    [spider_drop] Payer 1 rubis : la goutte avance d’une case
    [spend] 2 rubis : la goutte avance d’une case
    [spend_less] 1 rubis : la goutte avance d’une case
   *[other] Avancer la goutte du chaudron
}
belcastel-choice-tube = { $about ->
    [spider_drop] Payer 1 rubis : éprouvette suivante
    [spend] 2 rubis : éprouvette suivante
    [spend_less] 1 rubis : éprouvette suivante
   *[other] Avancer la goutte des éprouvettes
}
belcastel-choice-refill = { $about ->
    [spend_less] 1 rubis : remplir la bouteille
   *[other] 2 rubis : remplir la bouteille
}
belcastel-choice-point = 2 rubis : 1 point
belcastel-choice-keep = { $about ->
    [beside] Les laisser à côté pour une autre manche
   *[other] Le laisser où il est
}
belcastel-choice-none = { $about ->
    [crow_skull] N’en poser aucun
    [strong_ingredient] N’en poser aucun
    [rat] Le garder au chaud
    [drop] Ne pas avancer
    [good_start] N’en changer aucune, le rat en aura besoin
    [double] Avancer normalement
    [extra] S’en passer
    [saved] Assumer l’explosion
    [full_reward] Garder le centime
    [gather] Garder le centime
    [rubies_for_points] Garder le centime
    [colors] Garder le centime
    [left_in_bag] Garder le centime
    [copy] Garder le centime
    [start_chip] N’en garder aucun
    [mandrake_ruby] Garder le rubis
   *[other] Non merci
}
belcastel-choice-done = { $about ->
    [buy] Ne rien acheter
    [buy_second] Ça suffit
    [spend] Garder mes rubis
    [spend_less] Garder mes rubis
    [six] Remettre le reste au sac
    [exchange] Garder le centime
    [ghost_buy] Ne rien acheter
    [ghost_buy_second] Ça suffit
   *[other] C’est tout
}
belcastel-choice-swap = Échanger { $low } contre { $high }
belcastel-choice-witch = { $witch } : { $witch_short }
belcastel-choice-whites = { $which ->
    [last] Le dernier blanc
    [earlier] L’avant-dernier blanc
   *[both] Les deux
}
belcastel-choice-together = { $which ->
    [round] Piocher ensemble cette manche
    [always] Piocher ensemble désormais
   *[no] Chacun à son rythme
}
belcastel-choice-start = Ouvrir la prochaine manche avec { $the_chip }
belcastel-choice-last_two = Faire grandir les deux derniers

## Refus

belcastel-refused-unknown_choice = Cette réponse n’existe pas.
belcastel-refused-game_over = La partie est finie.
belcastel-refused-not_now = Ce n’est pas ce qu’on te demande.
belcastel-refused-no_such_seat = Il n’y a pas de place { $seat_number } à cette table.
belcastel-refused-exploded = Trop tard : ton chaudron a explosé.
belcastel-refused-stopped = Ta potion est terminée pour cette manche.
belcastel-refused-not_your_turn = { $awaited_count ->
    [0] Ce n’est pas à toi de répondre.
   *[other] Patience : on attend { $awaited }.
}
belcastel-refused-too_few_purples = Il faut { $needed } { $needed ->
    [one] mauve
   *[other] mauves
} dans ton chaudron : { $purples ->
    [0] tu n’en as pas
   *[other] tu en as { $purples }
}.
belcastel-refused-not_drawn = Tu n’as pas { $of_chip } sous la main.
belcastel-refused-no_such_swap = Cet échange n’est pas possible.
belcastel-refused-bag_empty = Ton sac est vide.
belcastel-refused-not_beside = Il n’y a pas { $of_chip } à côté de ton chaudron.
belcastel-refused-flask_empty = Ta bouteille est vide.
belcastel-refused-nothing_to_take_back = Il n’y a rien que ta bouteille puisse reprendre.
belcastel-refused-only_white = À cette table, la bouteille ne reprend qu’un blanc.
belcastel-refused-last_space = Ton dernier jeton est sur la case { $space }, la dernière : on ne pioche plus.
belcastel-refused-book_closed = Pas { $of_chip } pour l’instant : le livre est encore fermé.
belcastel-refused-sold_out = Pas { $of_chip } : la réserve n’en a plus.
belcastel-refused-same_color = Deux jetons, deux couleurs : tu as déjà pris un { $color }.
belcastel-refused-too_dear = Trop cher : { $the_chip } coûte { $price } sous, et tu en as { $coins }.
belcastel-refused-flask_full = Ta bouteille est déjà pleine.
belcastel-refused-only_in_last_round = Les rubis ne donnent des points qu’à la manche 9.
belcastel-refused-drop_at_end = Cette goutte est au bout de sa course.
belcastel-refused-no_tubes = On joue sans éprouvettes à cette table.
belcastel-refused-no_penny = Ton { $penny } est déjà dépensé.
belcastel-refused-other_witch = { $witch } ne s’en mêle pas à cette table.
belcastel-refused-no_witches = À cette table, les sorcières ne s’en mêlent pas.
belcastel-refused-no_use_now = { $witch } ne peut rien pour toi en ce moment.
belcastel-refused-no_start_chip = Tu ne peux pas ouvrir de manche avec { $the_chip }.
belcastel-refused-no_white = Il n’y a pas de blanc dans ton chaudron.
belcastel-refused-not_aside = Tu n’as pas { $of_chip } de côté.

## États et phases

belcastel-state-brewing = prépare sa potion
belcastel-state-stopped = à l’arrêt
belcastel-state-exploded = a explosé
belcastel-phase-A = Phase A, dé bonus
belcastel-phase-B = Phase B, actions des jetons
belcastel-phase-C = Phase C, rubis
belcastel-phase-D = Phase D, points
belcastel-phase-E = Phase E, achats
belcastel-phase-F = Phase F, dépense des rubis

## Dé et éprouvettes

belcastel-die-1 = 1 point
belcastel-die-2 = 1 point
belcastel-die-3 = 2 points
belcastel-die-4 = 1 rubis
belcastel-die-5 = une avancée de goutte
belcastel-die-6 = une citrouille 1
belcastel-tube-0 = départ
belcastel-tube-1 = 1 rubis
belcastel-tube-2 = 1 point
belcastel-tube-3 = un crâne bleu 1
belcastel-tube-4 = 2 points
belcastel-tube-5 = un sphinx noir 1
belcastel-tube-6 = 2 points
belcastel-tube-7 = une amanite rouge 2
belcastel-tube-8 = 3 points
belcastel-tube-9 = un souffle mauve 1
belcastel-tube-10 = 3 points
belcastel-tube-11 = une mandragore jaune 4
belcastel-tube-12 = 4 points

## Livres

belcastel-book-orange = Citrouille
    .effect = Aucune action : elle remplit une case et sent la citrouille.
belcastel-book-orange-6 = Citrouille, 1 et 6
    .effect = Aucune action : elle avance d’1 ou de 6 cases et sent la citrouille.
belcastel-book-black-2p = Sphinx tête de mort, à deux
    .effect = Phase B : autant de noirs que l’autre, les deux gouttes avancent d’1 case ; plus que l’autre, ta goutte avance d’1 case et tu prends 1 rubis.
belcastel-book-black-34p = Sphinx tête de mort, à trois ou plus
    .effect = Phase B : plus de noirs qu’un seul des chaudrons voisins, ta goutte avance d’1 case ; plus que les deux, tu prends aussi 1 rubis.
belcastel-book-black-5 = Sphinx tête de mort, set 5
    .effect = Un noir que tu gagnes file dans le sac à ta gauche, et ta goutte avance d’1 case. Phase B : 1 rubis par noir dans le chaudron à ta gauche ; dans le tien, 1 rubis par noir dernier ou avant-dernier.
belcastel-book-black-6 = Sphinx tête de mort, set 6
    .effect = Phase B : le noir le plus avancé de la table rapporte une avancée de goutte, le deuxième 1 rubis.
belcastel-book-green-1 = Araignée, set 1
    .effect = Phase B : 1 rubis par vert dernier ou avant-dernier.
belcastel-book-green-2 = Araignée, set 2
    .effect = Phase B : par vert dernier ou avant-dernier, un jeton 1. Vert 1 : orange ; vert 2 : bleu ou rouge ; vert 4 : jaune ou mauve.
belcastel-book-green-3 = Araignée, set 3
    .effect = Phase B : si tes blancs font exactement 7, ton dernier jeton avance de la somme de tes verts.
belcastel-book-green-4 = Araignée, set 4
    .effect = Phase B : par vert dernier ou avant-dernier, tu peux payer 1 rubis pour une avancée de goutte.
belcastel-book-green-5 = Araignée, set 5
    .effect = Phase B : par vert dernier ou avant-dernier, un jeton de ton chaudron qui ne vaut pas plus que lui ouvre ta prochaine manche.
belcastel-book-green-6 = Araignée, set 6
    .effect = Phase B : par vert dernier ou avant-dernier, lance une fois le dé bonus.
belcastel-book-blue-1 = Crâne de corbeau, set 1
    .effect = À la pioche : sors autant de jetons que sa valeur ; tu peux en poser un, les autres rentrent au sac.
belcastel-book-blue-2 = Crâne de corbeau, set 2
    .effect = À la pioche : protège autant de jetons suivants que sa valeur. Si l’un d’eux fait tout exploser, tu as quand même points et sous.
belcastel-book-blue-3 = Crâne de corbeau, set 3
    .effect = À la pioche : posé sur une case à rubis, il rapporte 1 rubis.
belcastel-book-blue-4 = Crâne de corbeau, set 4
    .effect = À la pioche : posé sur une case à rubis, il rapporte sa valeur en points.
belcastel-book-blue-5 = Crâne de corbeau, set 5
    .effect = À la pioche : avec au moins autant d’oranges dans ton chaudron que sa valeur, il rapporte sa valeur en points.
belcastel-book-blue-6 = Crâne de corbeau, set 6
    .effect = À la pioche : regarde les jetons juste avant lui, autant que sa valeur ; chaque blanc 1 rapporte 1 rubis.
belcastel-book-red-1 = Amanite tue-mouche, set 1
    .effect = À la pioche : 1 case en plus avec un ou deux oranges dans ton chaudron, 2 avec trois ou plus.
belcastel-book-red-2 = Amanite tue-mouche, set 2
    .effect = À la pioche : elle va à côté de ton chaudron ; à la fin des potions, pose-la, garde-la ou remets-la au sac.
belcastel-book-red-3 = Amanite tue-mouche, set 3
    .effect = À la pioche : juste après un blanc, elle avance aussi de la valeur de ce blanc.
belcastel-book-red-4 = Amanite tue-mouche, set 4
    .effect = Dès qu’un rouge est dans ton chaudron, tes blancs 1 avancent de 2 cases.
belcastel-book-red-5 = Amanite tue-mouche, set 5
    .effect = À la pioche : elle avance aussi loin que le plus grand rouge déjà dans ton chaudron.
belcastel-book-red-6 = Amanite tue-mouche, set 6
    .effect = À la pioche : pioche un jeton de plus et mets-le de côté ; pose-le quand tu veux pendant cette manche.
belcastel-book-yellow-1 = Racine de mandragore, set 1
    .effect = À la pioche : le blanc posé juste avant elle peut rentrer au sac.
belcastel-book-yellow-2 = Racine de mandragore, set 2
    .effect = À la pioche : le jeton suivant avance deux fois plus loin.
belcastel-book-yellow-3 = Racine de mandragore, set 3
    .effect = Ta limite de blancs monte à 8 avec un jaune dans ton chaudron, à 9 avec trois.
belcastel-book-yellow-4 = Racine de mandragore, set 4
    .effect = À la pioche : 1 case en plus pour ton premier jaune, 2 pour le deuxième, 3 pour le troisième.
belcastel-book-yellow-5 = Racine de mandragore, set 5
    .effect = À la pioche : pioche un jeton de plus, avance des deux valeurs, puis remets-le au sac.
belcastel-book-yellow-6 = Racine de mandragore, set 6
    .effect = À la pioche : tu peux payer 1 rubis pour avancer de 3 cases de plus.
belcastel-book-purple-1 = Souffle du fantôme, set 1
    .effect = Phase B : 1 mauve, 1 point ; 2 mauves, 1 point et 1 rubis ; 3 mauves, 2 points et une avancée de goutte.
belcastel-book-purple-2 = Souffle du fantôme, set 2
    .effect = Phase B : rends 1, 2 ou 3 mauves contre des jetons, des points, des rubis et des avancées de goutte.
belcastel-book-purple-3 = Souffle du fantôme, set 3
    .effect = Phase B : par mauve, 1 point sur une case de 10 sous ou plus, 2 dès 20 sous, 3 dès 30.
belcastel-book-purple-4 = Souffle du fantôme, set 4
    .effect = Phase B : un jeton de ton chaudron grandit. 1 mauve, de 1 à 2 ; 2 mauves, de 2 à 4 ; 3 mauves, de 1 à 4.
belcastel-book-purple-5 = Souffle du fantôme, set 5
    .effect = Phase B : les points imprimés sous tes mauves paient un jeton, ou deux de couleurs différentes, en plus de tes achats.
belcastel-book-purple-6 = Souffle du fantôme, set 6
    .effect = Phase B : chaque mauve rapporte en points la valeur du jeton posé juste après lui.
belcastel-book-locoweed-5 = Chou des fous, set 5
    .effect = À la pioche : il avance d’autant de cases que ton rat, plus 1 ; 4 au plus.
belcastel-book-locoweed-6 = Chou des fous, set 6
    .effect = À la pioche : il prend la valeur et l’action de ton dernier jeton de couleur ; à défaut, il vaut 1 et ne fait rien.

## Sorcières : nom, effet en une ligne, effet en entier, pourquoi maintenant, moment

belcastel-witch-S1 = Sauve-chaudron
    .short = le blanc de trop rentre au sac
    .effect = Ton chaudron explose et ta bouteille est pleine : vide-la, et le blanc de trop rentre au sac. Rien n’a explosé ; pioche encore ou arrête-toi.
    .now = Ton chaudron vient d’exploser, et ta bouteille est pleine.
    .phase = explosion
belcastel-witch-S2 = Six d’un coup
    .short = six jetons, à poser au choix
    .effect = Pioche 6 jetons et poses-en autant que tu veux, dans l’ordre que tu veux, avec leurs actions ; le reste rentre au sac.
    .now = Ta potion n’est pas finie, et il reste des jetons dans ton sac.
    .phase = potion
belcastel-witch-S3 = Ramasse-blancs
    .short = un ou deux blancs au sac
    .effect = Ton dernier blanc, l’avant-dernier ou les deux rentrent au sac, où qu’ils soient dans le chaudron. Les trous restent.
    .now = Ta potion n’est pas finie, et il y a du blanc dans ton chaudron.
    .phase = potion
belcastel-witch-S4 = Rien de perdu
    .short = points et achats malgré l’explosion
    .effect = Malgré l’explosion, tu as points et achats, et même le dé bonus si ta case est la plus avancée.
    .now = Ton chaudron a explosé, et le décompte va commencer.
    .phase = décompte
belcastel-witch-C1 = Fait-grandir
    .short = un jeton grandit, ou les deux derniers
    .effect = Tes deux derniers jetons grandissent d’un cran, ou bien un seul, n’importe où dans ton chaudron : de 1 à 2, ou de 2 à 4. Jamais une citrouille.
    .now = C’est ton tour en phase E, et un jeton de ton chaudron peut grandir.
    .phase = phase E
belcastel-witch-C2 = Bourse double
    .short = les sous comptent double
    .effect = Les sous de ta case comptent double ; tu achètes toujours deux jetons au plus, de couleurs différentes. À la manche 9, ils s’échangent doublés contre des points.
    .now = C’est ton tour en phase E, et tu n’as encore rien dépensé.
    .phase = phase E
belcastel-witch-C3 = Deux pour un
    .short = un achat vient deux fois
    .effect = Un jeton que tu viens d’acheter vient une deuxième fois, gratis.
    .now = Tu viens d’acheter, et la réserve a de quoi doubler.
    .phase = phase E
belcastel-witch-C4 = Rubis sonnants
    .short = 2 sous de plus par rubis
    .effect = Tu as 2 sous de plus par rubis que tu possèdes, et tu gardes les rubis.
    .now = C’est ton tour en phase E, et tu possèdes des rubis.
    .phase = phase E
belcastel-witch-G1 = Palette
    .short = des points selon les couleurs
    .effect = Des points selon les couleurs de ton chaudron, blanc à part : jusqu’à quatre, 3 points ; cinq, 4 ; six, 7 ; sept, 10 ; huit, 14.
    .now = C’est la phase D, et ton chaudron a des couleurs.
    .phase = phase D
belcastel-witch-G2 = Fond de sac
    .short = 2 points par bon jeton resté au sac
    .effect = 2 points par jeton de couleur 2, 4 ou 6, par mauve et par chou des fous restés dans ton sac à la fin de ta potion.
    .now = C’est la phase D, et ton sac cache des jetons qui comptent.
    .phase = phase D
belcastel-witch-G3 = Pluie de rubis
    .short = autant de rubis que de points
    .effect = Ta case montre un rubis : prends autant de rubis qu’elle montre de points. Les points, tu les marques quand même.
    .now = C’est la phase C, et ta case montre un rubis.
    .phase = phase C
belcastel-witch-G4 = Demi-tarif
    .short = goutte et bouteille à 1 rubis
    .effect = Cette manche, une avancée de goutte ou une bouteille remplie coûte 1 rubis au lieu de 2, autant de fois que tu veux.
    .now = C’est la phase F, et tu possèdes des rubis.
    .phase = phase F

## Centimes ($count : plusieurs), coupelle, cinquième place

belcastel-penny-silver = centime d’argent
    .some = { $count ->
        [one] un centime d’argent
       *[other] { number-word } centimes d’argent
    }
belcastel-penny-copper = centime de cuivre
    .some = { $count ->
        [one] un centime de cuivre
       *[other] { number-word } centimes de cuivre
    }
belcastel-penny-gold = centime d’or
    .some = { $count ->
        [one] un centime d’or
       *[other] { number-word } centimes d’or
    }
belcastel-bowl = coupelle
    .text = Un jeton sur la dernière case, et les suivants vont ici : la moitié de leurs valeurs s’ajoute aux 15 points de la cuillère.
belcastel-fifth_seat = cinquième place
    .text = Avec les sorcières, on joue jusqu’à cinq.

## Cartes divinatoires

belcastel-card-choose_wisely = Choisis sagement
    .text = Au choix : deux avancées de goutte, ou un mauve dès la manche 3.
belcastel-card-pot_filling_up = Le chaudron se remplit
    .text = Toutes les gouttes avancent d’1 case.
belcastel-card-charity = L’aumône
    .text = Qui a le moins de rubis en prend 1.
belcastel-card-less_is_more = Moins, c’est plus
    .text = Tout le monde pioche 5 jetons : le plus petit total prend un bleu 2, les autres 1 rubis.
belcastel-card-only_one = L’embarras du choix
    .text = Au choix : un noir, un jeton 2 ou 3 rubis.
belcastel-card-wheel_and_deal = Le troc
    .text = Tu peux payer 1 rubis pour un jeton 1, ni mauve ni noir.
belcastel-card-good_start = Un bon départ
    .text = Tu peux échanger jusqu’à 3 de tes queues de rat contre autant de rubis.
belcastel-card-roll_the_die = Dons généreux
    .text = Tout le monde lance le dé bonus.
belcastel-card-opportune_moment = Une bonne occasion
    .text = Tout le monde pioche 4 jetons et peut en échanger un contre la valeur supérieure. Pas d’échange possible : un vert 1.
belcastel-card-beginners_bonus = Le bonus du novice
    .text = Qui a le moins de points prend un vert 1.
belcastel-card-rat_infestation = Invasion de rats
    .text = Cette manche, les queues de rat comptent double.
belcastel-card-just_in_time = Au bon moment
    .text = Au choix : 4 points, ou retirer pour de bon un blanc 1 de son sac.
belcastel-card-rats_friends = La faveur des rats
    .text = Au choix : un jeton 4, ou 1 point par queue de rat.
belcastel-card-living_in_luxury = À pleines mains
    .text = Cette manche, la limite de blancs est 9 au lieu de 7.
belcastel-card-seasoned_perfectly = Assaisonnement parfait
    .text = Si tes blancs font exactement 7 à la fin des potions, ta goutte avance d’1 case.
belcastel-card-lucky_devil = Veinard
    .text = Un rubis sur ta case de décompte rapporte aussi 2 points.
belcastel-card-shining = Ça brille
    .text = Un rubis sur ta case de décompte en vaut 2.
belcastel-card-schadenfreude = Joie maligne
    .text = Si le chaudron à ta droite explose, prends un jeton 2.
belcastel-card-well_stirred = Bien mélangé
    .text = Tu peux remettre au sac le premier blanc que tu poses.
belcastel-card-pot_is_full = Un chaudron plein
    .text = Qui a droit au dé bonus le lance deux fois.
belcastel-card-second_chance = Un mélange détonant
    .text = Après ton cinquième jeton, tu peux tout remettre au sac et recommencer ; d’ici là, rien n’explose.
belcastel-card-strong_ingredient = Un ingrédient puissant
    .text = À la fin des potions, qui n’a pas explosé pioche 5 jetons et peut en poser un, sans danger.
belcastel-card-pumpkin_party = La fête des citrouilles
    .text = Cette manche, les oranges avancent d’une case de plus.
belcastel-card-magic_potion = Potion magique
    .text = À la fin de la manche, toutes les bouteilles se remplissent.

## Options de table (BEL-15, WIT-6)

belcastel-option-first_player = Qui commence
    .help = Le hasard désigne une place, ou c’est toi.
belcastel-option-first_player-random = au hasard
belcastel-option-first_player-seat = une place au choix
belcastel-option-books = Livres
    .help = Un set entier, ou un set par couleur.
belcastel-option-books-1 = set 1
belcastel-option-books-2 = set 2
belcastel-option-books-3 = set 3
belcastel-option-books-4 = set 4
belcastel-option-books-5 = set 5
belcastel-option-books-6 = set 6
belcastel-option-books-mix = mélange
belcastel-option-cauldron_side = Face du chaudron
    .help = Les éprouvettes ajoutent une seconde goutte et un choix à chaque avancée.
belcastel-option-cauldron_side-plain = simple
belcastel-option-cauldron_side-tubes = éprouvettes
belcastel-option-lock_step = Piocher au signal
    .help = Tout le monde scelle son choix, puis tous se dévoilent ensemble. Aux autres manches, vous pouvez encore en convenir à la table.
belcastel-option-lock_step-last_round = à la dernière manche
belcastel-option-lock_step-every_round = à chaque manche
belcastel-option-open_bags = Sacs ouverts
    .help = Tout le monde voit le contenu de tous les sacs.
belcastel-option-open_bags-false = non
belcastel-option-open_bags-true = oui
belcastel-option-stop = S’arrêter
    .help = Peut-on se raviser tant que quelqu’un prépare encore sa potion ?
belcastel-option-stop-final = pour de bon
belcastel-option-stop-revocable = on peut se raviser
belcastel-option-flask_takes = La bouteille reprend
    .help = Quel dernier jeton la bouteille peut remettre au sac.
belcastel-option-flask_takes-any = n’importe quel jeton
belcastel-option-flask_takes-white = seulement un blanc
belcastel-option-bonus_moves = Cases en plus
    .help = La question est-elle posée quand moins de cases gardent un rubis, jamais, ou à chaque fois ?
belcastel-option-bonus_moves-where_it_matters = on demande si cela compte
belcastel-option-bonus_moves-automatic = toujours d’office
belcastel-option-bonus_moves-may_decline = on demande chaque fois
belcastel-option-yellow_2_doubles = La mandragore du set 2 double
    .help = La valeur imprimée seule, ou aussi les cases en plus.
belcastel-option-yellow_2_doubles-value = la valeur
belcastel-option-yellow_2_doubles-whole_move = tout le déplacement
belcastel-option-black_zero_tie = Zéro noir partout, à deux
    .help = Ce que donne l’égalité quand aucun chaudron n’a de noir.
belcastel-option-black_zero_tie-nothing = rien
belcastel-option-black_zero_tie-drop_each = une avancée de goutte pour les deux
belcastel-option-exploded_coins_round_9 = Sous après une explosion, manche 9
    .help = Les sous choisis après une explosion s’échangent-ils contre des points ?
belcastel-option-exploded_coins_round_9-none = sans valeur
belcastel-option-exploded_coins_round_9-exchange = 5 sous, 1 point
belcastel-option-rubies = Rubis
    .help = Les rubis de la boîte (20, ou 40 avec les sorcières) sont-ils tout ce qui existe ?
belcastel-option-rubies-unlimited = à volonté
belcastel-option-rubies-limited = ceux de la boîte
belcastel-option-price_green_3_4 = Prix du vert 4, set 3
    .help = Le livre imprimé dit 21, un almanach plus récent 18.
belcastel-option-price_green_3_4-21 = 21 sous
belcastel-option-price_green_3_4-18 = 18 sous
belcastel-option-price_blue_4_4 = Prix du bleu 4, set 4
    .help = Trois relevés donnent 19, un seul 20.
belcastel-option-price_blue_4_4-19 = 19 sous
belcastel-option-price_blue_4_4-20 = 20 sous
belcastel-option-second_chance_restores = Recommencer rend
    .help = Jusqu’où « Un mélange détonant » remonte le temps.
belcastel-option-second_chance_restores-all_but_flask = jetons, points et rubis
belcastel-option-second_chance_restores-everything = jetons, points, rubis et bouteille
belcastel-option-second_chance_restores-chips_only = seulement les jetons
belcastel-option-second_chance_over_limit = Trop de blancs avant le choix
    .help = Ce qui arrive au-dessus de la limite sous « Un mélange détonant ».
belcastel-option-second_chance_over_limit-safe = aucun danger
belcastel-option-second_chance_over_limit-explodes_unless_restarted = recommencer ou exploser
belcastel-option-strong_ingredient_acts = Un jeton posé par « Un ingrédient puissant »
    .help = Le livret dit que son action n’est pas réalisée. Est-ce vrai aussi en phase B ?
belcastel-option-strong_ingredient_acts-never = n’agit jamais
belcastel-option-strong_ingredient_acts-in_phase_b = agit en phase B
belcastel-option-closed_books = Les livres fermés
    .help = Ce qu’ils refusent en plus de l’achat : le livret ne nomme que les cartes, ni araignées ni éprouvettes.
belcastel-option-closed_books-buying_and_cards = les jetons des cartes
belcastel-option-closed_books-every_gain = tous les gains
belcastel-option-witches = Sorcières
    .help = Le hasard en retourne trois, une par métal, ou c’est toi.
belcastel-option-witches-random = au hasard
belcastel-option-witches-chosen = trois au choix
belcastel-option-locoweed_opens = Le chou des fous s’ouvre
    .help = L’indicateur de manche n’ouvre que le jaune et le mauve ; aucun livret ne parle du chou des fous.
belcastel-option-locoweed_opens-1 = dès le début
belcastel-option-locoweed_opens-2 = à la manche 2
belcastel-option-locoweed_opens-3 = à la manche 3
belcastel-option-green_5_start_chips = Jetons de départ, araignée du set 5
    .help = Le livret français parle d’un jeton ; le livre et d’autres éditions en donnent un par vert.
belcastel-option-green_5_start_chips-one = un seul
belcastel-option-green_5_start_chips-per_green = un par vert
belcastel-option-red_6_white_counts = Un blanc de côté, amanite du set 6
    .help = À partir de quand compte-t-il pour l’explosion ?
belcastel-option-red_6_white_counts-when_laid = compte une fois posé
belcastel-option-red_6_white_counts-when_set_aside = compte aussitôt
belcastel-option-red_6_after_stop = Un jeton de côté posé après l’arrêt
    .help = Rapporte-t-il encore points, rubis et cases en plus ? Aucun livret ne le dit.
belcastel-option-red_6_after_stop-moves_and_gains = avance et rapporte
belcastel-option-red_6_after_stop-no_action = avance, c’est tout
belcastel-option-black_5_other_gains = Un noir gagné autrement, sphinx du set 5
    .help = Le livret n’envoie à gauche que les noirs achetés ou venus d’une carte.
belcastel-option-black_5_other_gains-pass_left = va aussi à gauche
belcastel-option-black_5_other_gains-own_bag = va dans ton sac
belcastel-option-locoweed_6_copies = Le chou des fous du set 6 copie
    .help = Prend-il aussi l’action qu’un jeton a en phase B ?
belcastel-option-locoweed_6_copies-all = tout, phase B comprise
belcastel-option-locoweed_6_copies-on_draw = seulement à la pioche
belcastel-option-ruby_coins_after_points = Rubis sonnants après une explosion
    .help = Après avoir pris les points, peut-on encore acheter, avec les seuls sous de cette sorcière ?
belcastel-option-ruby_coins_after_points-true = oui
belcastel-option-ruby_coins_after_points-false = non
belcastel-option-black_5_own_rubies = Rubis pour tes propres noirs, sphinx du set 5
    .help = Le livret donne « un rubis si le jeton noir » est dernier ou avant-dernier ; d’autres éditions, un pour chacun.
belcastel-option-black_5_own_rubies-one = un en tout
belcastel-option-black_5_own_rubies-per_black = un par noir
belcastel-option-spoon_tie = Une égalité sur la cuillère
    .help = Mêmes points, et les deux chaudrons sont pleins : la coupelle décide-t-elle ?
belcastel-option-spoon_tie-shared = victoire partagée
belcastel-option-spoon_tie-bowls = la coupelle la plus remplie gagne

## Ce qui ne va pas dans des valeurs à l’essai ($part, $name, $place : comme dans le fichier ; $why : l’erreur)

belcastel-components-no_map = Le fichier « { $file } » a une partie « { $part } » qui n’est pas un objet avec des noms.
belcastel-components-unknown = { $file } : il n’y a pas de « { $name } » dans « { $part } ». Il y a : { $known }.
belcastel-components-few_cards = { $file } : il ne reste que { $count } cartes divinatoires ; une partie en retourne { $least }.
belcastel-components-no_code = { $file } : { $place } demande « python » (un fichier) ou « plugin » (un nom).
belcastel-components-no_file = { $file } : le code de { $place }, « { $code } », n’est pas à côté, ou ne peut pas être lu.
belcastel-components-no_plugin = { $file } : aucun paquet installé n’offre « { $name } » pour { $place } comme point d’entrée de « { $group } ». Offerts : { $known }.
belcastel-components-no_function = { $file } : il manque au code de { $place } la fonction « { $function } ».
belcastel-components-broken_code = { $file } : le code de { $place } ne peut pas s’exécuter : { $why }.
belcastel-components-broken_game = { $file } : une partie jouée avec lui se brise : { $why }.
