# Ce qui est arrivé à qui lit : les phrases du journal à la deuxième personne. « met » : quand quelqu’un d’autre agit et que c’est pour toi.

web-own-bal-first_player = Carabosse et le Chat Noir viennent chez toi : que le bal commence !
web-own-bal-youngest = La plus jeune, c’est toi.
web-own-bal-round = { $round ->
    [1] Manche 1. Tu ouvres le bal.
   *[other] Manche { $round }. Tu mènes la danse.
}
web-own-bal-round-tour = { web-own-bal-round } { bal-told-tour }
web-own-bal-turn = Carabosse arrive chez toi.
web-own-bal-skipped = Plus une potion nulle part : tu passes ton tour.
web-own-bal-drew = { $rule ->
    [BAL-1-7] Tu reçois ta main : { $by_color }.
    [BAL-3-4] Au sabbat, tu pioches { $by_color }.
    [BAL-4-14] Tu gagnes { $cards }.
    [BAL-6-1] Main bien courte : tu pioches { $cards }.
    [BAL-7-2] Le trésor s’ouvre : tu pioches { $cards }.
    [BAL-7-11] Et hop ! Tu repioches { $by_color }.
   *[other] Tu pioches { $cards }.
}
web-own-bal-drew_unseen = { $rule ->
    [BAL-1-7] Tu reçois { bal-some-cards }.
    [BAL-3-4] Au sabbat, tu pioches { bal-some-cards }.
    [BAL-4-14] Tu gagnes { bal-some-cards }.
    [BAL-6-1] Main bien courte : tu pioches { bal-some-cards }.
    [BAL-7-2] Le trésor s’ouvre : tu pioches { bal-some-cards }.
    [BAL-7-11] Et hop ! Tu repioches { bal-some-cards }.
   *[other] Tu pioches { bal-some-cards }.
}
web-own-bal-discarded = { $rule ->
    [BAL-5-1] Tu laisses à la défausse { $by_color }.
    [BAL-6-2] Pas une potion en main : tu montres et jettes { $cards }.
    [BAL-7-10] L’Enchantement secoue ta main : tu laisses tomber { $cards }.
    [BAL-7-11] Tu fais disparaître { $cards }.
   *[other] Tu jettes { $cards }.
}
web-own-bal-declared = Tu vises { $target }.
web-own-bal-laid = { $rule ->
    [BAL-1-3] Tu poses { $the_card }.
    [BAL-7-1] Abracadabra ! Tu as de quoi remplacer la potion qui manque.
    [BAL-7-3] Tu lances le Sortilège : tout le bal est visé !
    [BAL-7-4] Tu empoignes le balai.
    [BAL-7-8] Tu lèves la Baguette magique.
    [BAL-7-9] Tu lances l’Envoûtement : un Crapzouille pourrait changer de coffre.
    [BAL-7-12] Tu réveilles le Fantôme : pas paré, il tue deux Crapzouilles ; paré, il se venge.
    [BAL-7-14] Tu n’y coupes pas : au Lutin farceur de jouer.
   *[other] Tu lances { $the_card }.
}
web-own-bal-mirrored = Tu tends le miroir à { $target } : « Mon beau miroir ».
web-own-bal-doubled = { $spell ->
    [none] Le miroir répète l’attaque : la même pour { $target }, signée de ta main.
   *[other] Le miroir répète l’attaque avec { $the_spell } : la même pour { $target }, signée de ta main.
}
web-own-bal-defends = À toi de te défendre.
web-own-bal-parried = Tu pares.
web-own-bal-failed = Tu ne pares pas.
web-own-bal-lost = { $rule ->
    [BAL-7-12] Le Fantôme se retourne contre toi : { $own ->
        [yes] un Crapzouille de moins, { bal-left }.
       *[no] le Crapzouille pris à { $owner } est perdu, { bal-left }.
    }
   *[other] { $own ->
        [yes] Tu perds un Crapzouille : { bal-left }.
       *[no] Tu perds le Crapzouille pris à { $owner } : { bal-left }.
    }
}
web-own-bal-captured = { $own ->
    [yes] Envoûté, un de tes Crapzouilles saute dans le coffre où l’attend { $captor }.
   *[no] Encore envoûté, le Crapzouille pris à { $owner } te quitte pour suivre { $captor }.
}
web-own-bal-healed = Le Remède opère : un Crapzouille ressuscite, tu en as { $left }.
web-own-bal-eliminated = { $by_whom ->
    [nobody] Tu n’as plus de Crapzouille et quittes le bal. Quelle farce !
    [self] Tu n’as plus de Crapzouille et quittes le bal, par ta propre magie.
   *[other] Tu n’as plus de Crapzouille et quittes le bal : c’est signé { $by }.
}
web-own-bal-inherited = Tu ramasses la main que laisse { $of } : { $by_color }.
web-own-bal-ended = Le bal est fini : tu danses encore, avec { $lives ->
    [one] un seul Crapzouille
   *[other] { $lives } Crapzouilles
}.
web-own-bal-nananere = Tu tires la langue à { $robbed } : « À moi, nananère ! »
web-own-bal-stole_turn = Tour volé : c’est toi qui joues.
web-own-bal-sent_on = Du balai ! Tu envoies l’attaque chez { $target }.
web-own-bal-cancelled = D’un coup de baguette, l’attaque s’évanouit devant toi.
web-own-bal-took_back = { $count ->
    [one] Tu reprends ta carte, et ton tour est fini.
   *[other] Tu reprends tes { number-word } cartes, et ton tour est fini.
}
web-own-bal-treasure_returned = { $count ->
    [one] Tout est annulé : tu remets dans la pioche la carte du trésor.
   *[other] Tout est annulé : tu remets dans la pioche les { number-word } cartes du trésor.
}
web-own-bal-crystal_ball = Tu consultes ta Boule de cristal.
web-own-bal-got = Tu reçois { $cards }. Merci, { $giver } !
web-own-bal-swapped = { $neighbors_count ->
    [1] Tu échanges une carte avec { $neighbors }.
   *[other] Tu échanges une carte avec chaque voisine : { $neighbors }.
}
web-own-bal-farce = { $rule ->
    [BAL-7-15] Le Diablotin tire { $tokens } pour toi : l’attaque enfle.
   *[other] Le Lutin farceur tire { $tokens } pour toi.
}
web-own-bal-reads = Tu prends ton souffle : { $formulas }.
web-own-bal-challenged = Ding ! Tu sonnes la cloche : la langue aurait-elle fourché chez { $reader } ?
web-own-bal-read_well = Fausse alerte : tu as bien lu. Plus de cloche pour { $challenger } à ce tour de table.
web-own-bal-slipped = { $rule ->
    [BAL-8-3] Tu restes bouche bée devant { $formulas } : rien ne se passe.
   *[other] La formule n’est pas passée : { $formulas }, et c’est raté pour toi.
}
web-own-bal-laid-drew = Tu ouvres le Trésor magique et pioches { $cards }.
web-own-bal-laid-drew_unseen = Tu ouvres le Trésor magique et pioches { bal-some-cards }.
web-own-bal-laid-healed = Tu lances le Remède : un Crapzouille ressuscite, cela t’en fait { $left }.
web-own-bal-laid-cancelled = { web-own-bal-cancelled }
web-own-bal-laid-farce = { $rule ->
    [BAL-7-15] Tu lâches le Diablotin, qui tire { $tokens } : l’attaque enfle.
   *[other] Tu n’y coupes pas : le Lutin farceur tire { $tokens }.
}
web-own-bal-farce-farce_fails = Tu vois sortir { $tokens } : la farce tombe à l’eau.
web-own-bal-parried-drew = Tu pares et gagnes { $cards }.
web-own-bal-parried-drew_unseen = Tu pares et gagnes { bal-some-cards }.
web-own-bal-failed-lost = Tu ne pares pas et perds un Crapzouille : { bal-left }.
web-own-bal-eliminated-discarded = { web-own-bal-eliminated } À la défausse : { $by_color }.
web-own-bal-nananere-stole_turn = Tu tires la langue à { $robbed } et lui voles son tour : « À moi, nananère ! »
web-own-bal-met-declared = { $seat } te vise.
web-own-bal-met-mirrored = { $seat } te tend le miroir : « Mon beau miroir ».
web-own-bal-met-doubled = { $spell ->
    [none] Le miroir répète l’attaque : la même pour toi, signée { $seat }.
   *[other] Le miroir répète l’attaque avec { $the_spell } : la même pour toi, signée { $seat }.
}
web-own-bal-met-captured = { $own ->
    [yes] Envoûté, un Crapzouille quitte { $seat } et saute dans ton coffre.
   *[no] Encore envoûté, le Crapzouille pris à { $owner } quitte { $seat } et saute dans ton coffre.
}
web-own-bal-met-eliminated = { $seat } n’a plus de Crapzouille et quitte le bal : c’est signé de ta main.
web-own-bal-met-eliminated-discarded = { web-own-bal-met-eliminated } À la défausse : { $by_color }.
web-own-bal-met-inherited = { $seat } ramasse la main que tu laisses : { $by_color }.
web-own-bal-met-nananere = { $seat } te tire la langue : « À moi, nananère ! »
web-own-bal-met-nananere-stole_turn = { $seat } te tire la langue et vole ton tour : « À moi, nananère ! »
web-own-bal-met-sent_on = Du balai ! { $seat } envoie l’attaque chez toi.
web-own-bal-met-got = { $seat } reçoit { $cards } de ta part.
web-own-bal-met-challenged = Ding ! { $seat } sonne la cloche : ta langue aurait-elle fourché ?
web-own-bal-met-read_well = Fausse alerte : { $seat } a bien lu. Plus de cloche pour toi à ce tour de table.
