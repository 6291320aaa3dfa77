# Ce qui est arrivé à qui lit : les phrases du journal à la deuxième personne. « met » : quand quelqu’un d’autre agit et que c’est pour toi.

web-own-blackwood-first_witch = Le chaudron est pour toi : toutes les marionnettes en forêt !
web-own-blackwood-stays_out = Trois marionnettes dehors, aucune en main : tu attends.
web-own-blackwood-placed = { $waits ->
    [yes] Tu poses une marionnette en { $place }, sur { $card } : derrière la lanterne, c’est trop tard pour cette expédition.
   *[no] Tu poses une marionnette en { $place }, sur { $card }.
}
web-own-blackwood-cauldron = Tout au bout de la colonne : le chaudron est pour toi.
web-own-blackwood-came_home = Tu rappelles ta marionnette ({ $place }) : elle a déniché { $card }.
web-own-blackwood-bought = { $rule ->
    [BLW-7-3] Tu as du nez : { $card } pour { $price }.
    [BLW-7-4] Tu emportes { $card } sans payer.
   *[other] Tu achètes { $card } pour { $price }.
}
web-own-blackwood-left = Tu laisses { $card } à la défausse.
web-own-blackwood-brewed = Tu prépares { $potions } avec { $ingredients }{ $pinched_count ->
    [0] { "" }
   *[other] { " " }et presque { $pinched }
}. Récompense : { $coins }.
web-own-blackwood-traded = Tu troques { $potions } contre { $the_spell }, avec { $price } d’appoint.
web-own-blackwood-sold = Tu vends { $the_potion } pour { $coins } : ta renommée en prend un coup.
web-own-blackwood-borrowed = Fagus Bok te prête { $coins }. Il s’en souviendra.
web-own-blackwood-cast = { $rule ->
    [BLW-7-1] Tu lances la Marionnette jumelle : une marionnette de plus à poser.
    [BLW-7-2] Tu lances le Sentier tourneboulé : deux cartes vont changer de place.
    [BLW-7-3] Tu lâches le hérisson, la truffe au vent.
    [BLW-7-4] Tu ouvres la Bourse fantôme.
   *[other] Tu cries « Ouste ! »
}
web-own-blackwood-swapped = Tu tourneboules le sentier : { $place }, contre { $second }.
web-own-blackwood-sniffed = Le hérisson déterre pour toi : { $cards }.
web-own-blackwood-shooed = Du vent ! Tu chasses la marionnette que { $owner } avait en { $place }.
web-own-blackwood-moved = Tu déménages en { $place }, et empoches { $coins } pour le dérangement.
web-own-blackwood-larder_sold = Tu brades tes restes ({ $ingredients }) : la moitié de { $worth }, soit { $coins }.
web-own-blackwood-refreshed = Tu retrouves { $spells } : de quoi recommencer.
web-own-blackwood-scored = Tu obtiens { $points } : potions { $renown }, bourse { $coins_number }{ $loans ->
    [0] { "" }
   *[other] , Fagus Bok { $loans }
}{ $favour ->
    [0] { "" }
   *[other] , faveurs du conseil { $favour }
}.
web-own-blackwood-ended = Tu entres au conseil de Blackwood avec { $points }{ $tied ->
    [1] { "" }
   *[other] , après une égalité départagée par les potions, puis par les pièces
}. Scores : { $scores }.
web-own-blackwood-cast-bought = Tu ouvres la Bourse fantôme et emportes { $card } sans payer.
web-own-blackwood-cast-sniffed = Tu lâches le hérisson, qui déterre : { $cards }.
web-own-blackwood-met-shooed = Du vent ! { $seat } chasse la marionnette que tu avais en { $place }.
