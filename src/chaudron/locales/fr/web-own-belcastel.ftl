# Ce qui est arrivé à qui lit : les phrases du journal à la deuxième personne. « met » : quand quelqu’un d’autre agit et que c’est pour toi.

web-own-belcastel-first_player = C’est toi qui commences.
web-own-belcastel-round = { $round ->
    [1] Manche 1 sur 9. On allume les feux.
    [9] Manche 9, la dernière : on pioche au signal. Tu ouvres.
   *[other] Manche { $round } sur 9. Tu ouvres.
}
web-own-belcastel-card = Tu retournes la carte : « { $card } ». { $card_text }
web-own-belcastel-showed = Tu montres { $chips } : total { $total }.
web-own-belcastel-looked = Tu pioches pour voir : { $chips }.
web-own-belcastel-handed_in = Tu rends { $some_chips } à la réserve.
web-own-belcastel-gained_chip = { $rule ->
    [BEL-16-15] Tu ricanes et prends { $a_chip }.
    [BEL-16-23] Une araignée t’apporte { $a_chip }.
    [WIT-3-5] Le jeton grandit : tu mets { $a_chip } dans ton sac.
   *[other] Tu prends { $a_chip } pour ton sac.
}
web-own-belcastel-no_chip = { $rule ->
    [BEL-1-6] Pas { $of_chip } pour toi : le livre est encore fermé.
   *[other] Pas { $of_chip } pour toi : la réserve n’en a plus.
}
web-own-belcastel-points = { $rule ->
    [BEL-7-3] Case à rubis : tu marques aussitôt { belcastel-some-points }.
    [BEL-12-2] Dernier troc : tu gagnes { belcastel-some-points }.
    [BEL-16-14] Les rats paient : tu marques { belcastel-some-points }.
    [BEL-16-15] Le rubis porte chance : tu marques { belcastel-some-points } de plus.
    [BEL-16-22] Les souffles mauves paient : tu marques { belcastel-some-points }.
    [WIT-4-2] La coupelle compte pour moitié : tu marques { belcastel-some-points } de plus.
    [WIT-5-3] Les souffles mauves paient : tu marques { belcastel-some-points }.
    [WIT-5-7] Les souffles mauves paient : tu marques { belcastel-some-points }.
    [WIT-5-4] Assez de citrouilles : tu marques aussitôt { belcastel-some-points }.
   *[other] Tu marques { belcastel-some-points }.
}
web-own-belcastel-rubies = { $rule ->
    [BEL-10-2] Les sphinx paient : tu gagnes { belcastel-some-rubies }.
    [BEL-10-3] Tu ramasses { belcastel-some-rubies } sur ta case.
    [WIT-5-7] Les sphinx paient : tu gagnes { belcastel-some-rubies }.
    [WIT-5-8] Les sphinx paient : tu gagnes { belcastel-some-rubies }.
   *[other] Tu gagnes { belcastel-some-rubies }.
}
web-own-belcastel-lost_rubies = Il n’y a pas assez de rubis pour tout le monde : tu en rends { $rubies }.
web-own-belcastel-paid_rubies = { $rule ->
    [WIT-5-4] Tu paies { belcastel-some-rubies } : la mandragore ira 3 cases plus loin.
   *[other] Tu paies { belcastel-some-rubies }.
}
web-own-belcastel-bought = { $rule ->
    [WIT-5-7] Les souffles mauves paient : tu achètes { $a_chip }.
   *[other] Tu achètes { $a_chip } pour { $price } { $price ->
        [one] sou
       *[other] sous
    }.
}
web-own-belcastel-drop = { $rule ->
    [BEL-10-2] Les sphinx paient : tu avances ta goutte sur la case { $space }.
    [WIT-5-7] Les sphinx paient : tu avances ta goutte sur la case { $space }.
   *[other] Tu avances ta goutte sur la case { $space }.
}
web-own-belcastel-drop_stays = Tu laisses ta goutte où elle est.
web-own-belcastel-tube = Tu avances ta seconde goutte jusqu’à l’éprouvette { $tube } : { $bonus }.
web-own-belcastel-rat = Tu lâches ton rat : { $tails } { $tails ->
    [one] queue
   *[other] queues
}, ta potion part de la case { $space }.
web-own-belcastel-gave_up_tails = Tu renonces à { $tails } { $tails ->
    [one] queue
   *[other] queues
} de rat.
web-own-belcastel-removed_white = Tu te débarrasses d’un blanc 1, pour de bon.
web-own-belcastel-drew = Tu pioches { $a_chip }.
web-own-belcastel-laid = { $rule ->
    [BEL-3-5] Tu poses { $the_chip } pour finir : case { $space }.
   *[other] Tu poses { $the_chip } : case { $space }.
}
web-own-belcastel-put_beside = Tu mets { $the_chip } à côté de ton chaudron.
web-own-belcastel-back_in_bag = { $rule ->
    [BEL-8-1] Tu débouches ta bouteille : { $the_chip } rentre au sac.
    [BEL-16-10] Tu mélanges bien : { $the_chip } rentre au sac.
    [BEL-7-3] Tu fais parler ta mandragore : { $the_chip } rentre au sac.
    [WIT-3-1] Ouf : { $the_chip } rentre dans ton sac.
    [WIT-3-3] La sorcière passe : { $the_chip } rentre dans ton sac.
   *[other] Tu remets { $the_chip } au sac.
}
web-own-belcastel-exploded = Boum ! Ton chaudron explose, blancs : { $whites } sur { $limit }.
web-own-belcastel-protected = Un crâne bleu veillait : tu auras quand même points et sous.
web-own-belcastel-stopped = Tu t’arrêtes, { belcastel-space } en vue.
web-own-belcastel-wished = { $wish ->
    [round] Tu proposes de piocher ensemble pour cette manche.
    [always] Tu proposes de piocher ensemble à partir de maintenant.
   *[no] Tu préfères que chaque personne pioche à son rythme.
}
web-own-belcastel-signal_again = Tu fais d’abord autre chose : le signal est redonné, et tout le monde choisit de nouveau.
web-own-belcastel-came_back = Tu te ravises et reprends la louche.
web-own-belcastel-restarted = Tu remets tout au sac et recommences ta potion.
web-own-belcastel-scoring_space = Tu décomptes { belcastel-space } : { $coins_there } { $coins_there ->
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
web-own-belcastel-rolled = Tu lances le dé : { $face }.
web-own-belcastel-reward = { $reward ->
    [points] Tu sauves tes points et te passes d’achats.
   *[coins] Tu sauves tes sous et te passes de points.
}
web-own-belcastel-moved_on = Blancs à 7, pile : tu pousses { $the_chip } jusqu’à la case { $space }.
web-own-belcastel-refilled = Tu remplis ta bouteille.
web-own-belcastel-penny = Tu tends un centime à { $witch } : { $witch_short }.
web-own-belcastel-saved = Tu vides ta bouteille à temps : finalement, rien n’a explosé.
web-own-belcastel-poured = Tu verses { $the_chip } dans ta coupelle.
web-own-belcastel-set_aside = Tu mets { $a_chip } de côté, à poser avant la fin de la manche.
web-own-belcastel-drew_along = Tu montres { $a_chip } : la mandragore avance d’autant, et le jeton rentre au sac.
web-own-belcastel-start_chip = Tu gardes { $the_chip } au chaud pour ouvrir la prochaine manche.
web-own-belcastel-coins = Tu as maintenant { $coins } { $coins ->
    [one] sou
   *[other] sous
} en poche.
web-own-belcastel-passed_black = Tu glisses { $the_chip } dans le sac d’à côté : cadeau pour { $neighbor }.
web-own-belcastel-pennies_left = Tu as gardé { $pennies } { $pennies ->
    [one] centime
   *[other] centimes
} : { belcastel-some-points }.
web-own-belcastel-ended = La partie est finie : tu gagnes avec { belcastel-some-points }{ $tied ->
    [1] { "" }
   *[other] , grâce à une case plus avancée à la dernière manche
}. Scores : { $scores }.
web-own-belcastel-draws = Tu pioches { $chips } : case { $space }.
web-own-belcastel-drew-laid = Tu pioches { $a_chip } : case { $space }.
web-own-belcastel-drew-put_beside = Tu pioches { $a_chip } : à côté du chaudron.
web-own-belcastel-drew-poured = Tu pioches { $a_chip } : dans la coupelle.
web-own-belcastel-penny-saved = Tu tends un centime à { $witch } et vides ta bouteille : finalement, rien n’a explosé.
web-own-belcastel-penny-looked = Tu tends un centime à { $witch } et étales { $chips }.
web-own-belcastel-penny-back_in_bag = Tu tends un centime à { $witch } : { $the_chip } rentre au sac.
web-own-belcastel-penny-coins = Tu tends un centime à { $witch } et as maintenant { $coins } { $coins ->
    [one] sou
   *[other] sous
} en poche.
web-own-belcastel-penny-gained_chip = Tu tends un centime à { $witch } et prends encore { $a_chip }, gratis.
web-own-belcastel-penny-points = Tu tends un centime à { $witch } et marques { belcastel-some-points }.
web-own-belcastel-penny-rubies = Tu tends un centime à { $witch } et ramasses { belcastel-some-rubies }.
web-own-belcastel-pennies_left-points = { web-own-belcastel-pennies_left }
web-own-belcastel-bought-passed_black = Tu achètes { $a_chip } pour { $price } { $price ->
    [one] sou
   *[other] sous
} et le glisses dans le sac d’à côté : cadeau pour { $neighbor }.
web-own-belcastel-gained_chip-passed_black = Tu prends { $a_chip } et le glisses dans le sac d’à côté : cadeau pour { $neighbor }.
web-own-belcastel-rolled-points = { web-own-belcastel-rolled }
web-own-belcastel-rolled-rubies = { web-own-belcastel-rolled }
web-own-belcastel-rolled-gained_chip = Tu lances le dé : { $face } dans ton sac.
web-own-belcastel-tube-points = { web-own-belcastel-tube }
web-own-belcastel-tube-rubies = { web-own-belcastel-tube }
web-own-belcastel-tube-gained_chip = { web-own-belcastel-tube }
web-own-belcastel-reward-points = Tu sauves { belcastel-some-points } et te passes d’achats.
web-own-belcastel-paid_rubies-drop = Tu paies { belcastel-some-rubies } et avances ta goutte sur la case { $space }.
web-own-belcastel-paid_rubies-refilled = Tu paies { belcastel-some-rubies } et remplis ta bouteille.
web-own-belcastel-paid_rubies-gained_chip = Tu paies { belcastel-some-rubies } et prends { $a_chip } pour ton sac.
web-own-belcastel-gave_up_tails-rubies = Tu échanges { $tails } { $tails ->
    [one] queue
   *[other] queues
} de rat contre { belcastel-some-rubies }.
web-own-belcastel-met-passed_black = { $seat } glisse { $the_chip } dans ton sac : cadeau !
web-own-belcastel-met-bought-passed_black = { $seat } achète { $a_chip } pour { $price } { $price ->
    [one] sou
   *[other] sous
} et le glisse dans ton sac : cadeau !
web-own-belcastel-met-gained_chip-passed_black = { $seat } prend { $a_chip } et le glisse dans ton sac : cadeau !
