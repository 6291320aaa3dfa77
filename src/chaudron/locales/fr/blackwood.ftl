# Les mots de Blackwood.
# Le vocabulaire est celui de rules/blackwood.md.
# $rule est la règle d’où vient un fait, avec des tirets : BLW-3-6. $about est la clé de la question posée.
# $card dit les ingrédients d’une carte forêt, $cards des cartes une à une avec leur coût, $ingredients tout ce qu’elles portent.
# $coins, $price, $half et $most sont des pièces en toutes lettres ; $coins_number est leur nombre.

## Ingrédients ($count) : nom, un, le, de, plusieurs

blackwood-ingredient-toad = crapaud
    .a = un crapaud
    .the = le crapaud
    .of = de crapaud
    .some = { $count ->
        [one] un crapaud
       *[other] { number-word } crapauds
    }
blackwood-ingredient-clover = trèfle
    .a = un trèfle
    .the = le trèfle
    .of = de trèfle
    .some = { $count ->
        [one] un trèfle
       *[other] { number-word } trèfles
    }
blackwood-ingredient-mushroom = champignon
    .a = un champignon
    .the = le champignon
    .of = de champignon
    .some = { $count ->
        [one] un champignon
       *[other] { number-word } champignons
    }
blackwood-ingredient-bat = chauve-souris
    .a = une chauve-souris
    .the = la chauve-souris
    .of = de chauve-souris
    .some = { $count ->
        [one] une chauve-souris
       *[other] { number-word } chauves-souris
    }

## Cartes forêt : par leurs ingrédients ($kinds, $cost) ; combien ($count)

blackwood-card = { $kinds }
    .cost = { $kinds } ({ $cost })
blackwood-plus = { $list } + { $item }
blackwood-some-cards = { $count ->
    [one] une carte
   *[other] { number-word } cartes
}

## Potions : nom, une, la, de. Les noms sont de nous.

blackwood-potion-P01 = Baiser de crapaud
    .a = un Baiser de crapaud
    .the = le Baiser de crapaud
    .of = de Baiser de crapaud
blackwood-potion-P02 = Sirop de veine
    .a = un Sirop de veine
    .the = le Sirop de veine
    .of = de Sirop de veine
blackwood-potion-P03 = Bleu de cave
    .a = un Bleu de cave
    .the = le Bleu de cave
    .of = de Bleu de cave
blackwood-potion-P04 = Goutte de minuit
    .a = une Goutte de minuit
    .the = la Goutte de minuit
    .of = de Goutte de minuit
blackwood-potion-P05 = Saut de chance
    .a = un Saut de chance
    .the = le Saut de chance
    .of = de Saut de chance
blackwood-potion-P06 = Rosée polissonne
    .a = une Rosée polissonne
    .the = la Rosée polissonne
    .of = de Rosée polissonne
blackwood-potion-P07 = Parapluie de nuit
    .a = un Parapluie de nuit
    .the = le Parapluie de nuit
    .of = de Parapluie de nuit
blackwood-potion-P08 = Grenadine qui mord
    .a = une Grenadine qui mord
    .the = la Grenadine qui mord
    .of = de Grenadine qui mord
blackwood-potion-P09 = Tambouille rouge
    .a = une Tambouille rouge
    .the = la Tambouille rouge
    .of = de Tambouille rouge
blackwood-potion-P10 = Gazon de minuit
    .a = un Gazon de minuit
    .the = le Gazon de minuit
    .of = de Gazon de minuit
blackwood-potion-P11 = Bleu du marais
    .a = un Bleu du marais
    .the = le Bleu du marais
    .of = de Bleu du marais
blackwood-potion-P12 = Velours de vampire
    .a = un Velours de vampire
    .the = le Velours de vampire
    .of = de Velours de vampire
blackwood-potion-P13 = Bave porte-bonheur
    .a = une Bave porte-bonheur
    .the = la Bave porte-bonheur
    .of = de Bave porte-bonheur
blackwood-potion-P14 = Rêve à trois feuilles
    .a = un Rêve à trois feuilles
    .the = le Rêve à trois feuilles
    .of = de Rêve à trois feuilles
blackwood-potion-P15 = Truffe volante
    .a = une Truffe volante
    .the = la Truffe volante
    .of = de Truffe volante
blackwood-potion-P16 = Crapaud-garou
    .a = un Crapaud-garou
    .the = le Crapaud-garou
    .of = de Crapaud-garou
blackwood-potion-P17 = Croasse-lune
    .a = un Croasse-lune
    .the = le Croasse-lune
    .of = de Croasse-lune
blackwood-potion-P18 = Veine royale
    .a = une Veine royale
    .the = la Veine royale
    .of = de Veine royale
blackwood-potion-P19 = Rouge à pois
    .a = un Rouge à pois
    .the = le Rouge à pois
    .of = de Rouge à pois
blackwood-potion-P20 = Lotion pour chauves
    .a = une Lotion pour chauves
    .the = la Lotion pour chauves
    .of = de Lotion pour chauves
blackwood-potion-P21 = Prince en bouteille
    .a = un Prince en bouteille
    .the = le Prince en bouteille
    .of = de Prince en bouteille
blackwood-potion-P22 = Verrue express
    .a = une Verrue express
    .the = la Verrue express
    .of = de Verrue express
blackwood-potion-P23 = Sérénade des marais
    .a = une Sérénade des marais
    .the = la Sérénade des marais
    .of = de Sérénade des marais
blackwood-potion-P24 = Ragoût de lutin
    .a = un Ragoût de lutin
    .the = le Ragoût de lutin
    .of = de Ragoût de lutin
blackwood-potion-P25 = Poudre d’escampette
    .a = une Poudre d’escampette
    .the = la Poudre d’escampette
    .of = de Poudre d’escampette
blackwood-potion-P26 = Nuit blanche bleue
    .a = une Nuit blanche bleue
    .the = la Nuit blanche bleue
    .of = de Nuit blanche bleue
blackwood-potion-P27 = Pot-pourri du conseil
    .a = un Pot-pourri du conseil
    .the = le Pot-pourri du conseil
    .of = de Pot-pourri du conseil
blackwood-potion-P28 = Tout-en-un du diable
    .a = un Tout-en-un du diable
    .the = le Tout-en-un du diable
    .of = de Tout-en-un du diable
blackwood-potion-P29 = Bain de crapauds
    .a = un Bain de crapauds
    .the = le Bain de crapauds
    .of = de Bain de crapauds
blackwood-potion-P30 = Gelée de fée fâchée
    .a = une Gelée de fée fâchée
    .the = la Gelée de fée fâchée
    .of = de Gelée de fée fâchée
blackwood-potion-P31 = Fricassée rougissante
    .a = une Fricassée rougissante
    .the = la Fricassée rougissante
    .of = de Fricassée rougissante
blackwood-potion-P32 = Vertige de cave
    .a = un Vertige de cave
    .the = le Vertige de cave
    .of = de Vertige de cave
blackwood-potion-P33 = Grand cru de mare
    .a = un Grand cru de mare
    .the = le Grand cru de mare
    .of = de Grand cru de mare
blackwood-potion-P34 = Jouvence en pot
    .a = une Jouvence en pot
    .the = la Jouvence en pot
    .of = de Jouvence en pot
blackwood-potion-P35 = Grand sommeil
    .a = un Grand sommeil
    .the = le Grand sommeil
    .of = de Grand sommeil
blackwood-potion-P36 = Minuit moins le quart
    .a = un Minuit moins le quart
    .the = le Minuit moins le quart
    .of = de Minuit moins le quart
blackwood-potion-P37 = Festin du marais
    .a = un Festin du marais
    .the = le Festin du marais
    .of = de Festin du marais
blackwood-potion-P38 = Encre d’archiviste
    .a = une Encre d’archiviste
    .the = l’Encre d’archiviste
    .of = d’Encre d’archiviste
blackwood-potion-P39 = Mauve de mémé
    .a = un Mauve de mémé
    .the = le Mauve de mémé
    .of = de Mauve de mémé
blackwood-potion-P40 = Feu de joie
    .a = un Feu de joie
    .the = le Feu de joie
    .of = de Feu de joie

## Couleurs des potions ($count) : nom, plusieurs

blackwood-color-red = rouge
    .some = { $count ->
        [one] une potion rouge
       *[other] { number-word } potions rouges
    }
blackwood-color-green = verte
    .some = { $count ->
        [one] une potion verte
       *[other] { number-word } potions vertes
    }
blackwood-color-blue = bleue
    .some = { $count ->
        [one] une potion bleue
       *[other] { number-word } potions bleues
    }
blackwood-color-purple = violette
    .some = { $count ->
        [one] une potion violette
       *[other] { number-word } potions violettes
    }

## Faces d’une potion

blackwood-side-potions = face visible
    .text = Elle se vend ou se troque encore.
blackwood-side-sold = vendue
    .text = Elle a rapporté 3 pièces et vaut 2 de renommée en moins.
blackwood-side-traded = troquée
    .text = Elle a servi pour un sort et garde toute sa renommée.

## Sorcières du conseil : nom entier, prénom, qui elle est

blackwood-council-abigail = Abigail Scouic
    .first = Abigail
    .text = La plus jeune, la plus douée, et la première à le dire.
blackwood-council-viperine = Vipérine Poison
    .first = Vipérine
    .text = Ses potions font peur à voir et plaisir à boire.
blackwood-council-nocturna = Nocturna Hulotte
    .first = Nocturna
    .text = L’archiviste : elle range tout, sauf ses heures de sommeil.
blackwood-council-charlotte = Charlotte Bouldepoil
    .first = Charlotte
    .text = La doyenne : elle gronde beaucoup, elle aide davantage.

## Sorts ($count) : nom, un, le, de, plusieurs, effet en une ligne, effet en entier. Les noms sont de nous.

blackwood-spell-twin = Marionnette jumelle
    .a = une Marionnette jumelle
    .the = la Marionnette jumelle
    .of = de Marionnette jumelle
    .some = { $count ->
        [one] une Marionnette jumelle
       *[other] { number-word } Marionnettes jumelles
    }
    .short = pose une marionnette de plus
    .effect = Recherche en forêt. Pose une marionnette de plus à ce tour, s’il t’en reste une en main et une carte libre.
blackwood-spell-swap = Sentier tourneboulé
    .a = un Sentier tourneboulé
    .the = le Sentier tourneboulé
    .of = de Sentier tourneboulé
    .some = { $count ->
        [one] un Sentier tourneboulé
       *[other] { number-word } Sentiers tourneboulés
    }
    .short = deux cartes libres changent de place
    .effect = Recherche en forêt ou retour au village. Échange les places de deux cartes forêt libres. Une carte sous une marionnette ne bouge pas.
blackwood-spell-sniff = Flair du hérisson
    .a = un Flair du hérisson
    .the = le Flair du hérisson
    .of = de Flair du hérisson
    .some = { $count ->
        [one] un Flair du hérisson
       *[other] { number-word } Flairs du hérisson
    }
    .short = cinq cartes de la pioche, une à moitié prix
    .effect = Retour au village. Retourne les 5 premières cartes de la pioche et achètes-en une, si tu veux, à la moitié de son coût, arrondie en dessous. Les autres sont défaussées.
blackwood-spell-free = Bourse fantôme
    .a = une Bourse fantôme
    .the = la Bourse fantôme
    .of = de Bourse fantôme
    .some = { $count ->
        [one] une Bourse fantôme
       *[other] { number-word } Bourses fantômes
    }
    .short = la carte de ta marionnette est gratuite
    .effect = Retour au village. Prends sans payer la carte où se tenait ta marionnette.
blackwood-spell-pinch = Pincée de presque
    .a = une Pincée de presque
    .the = la Pincée de presque
    .of = de Pincée de presque
    .some = { $count ->
        [one] une Pincée de presque
       *[other] { number-word } Pincées de presque
    }
    .short = vaut un ingrédient qui manque
    .effect = Retour au village, pendant une préparation. Un ingrédient qui manque compte comme présent. Chaque potion veut au moins un vrai ingrédient.
blackwood-spell-shoo = Ouste !
    .a = un « Ouste ! »
    .the = le sort « Ouste ! »
    .of = de « Ouste ! »
    .some = { $count ->
        [one] un « Ouste ! »
       *[other] { number-word } « Ouste ! »
    }
    .short = chasse une marionnette adverse
    .effect = Recherche en forêt. Chasse la marionnette d’une autre sorcière : elle la pose sur une autre carte libre de son choix et prend 2 pièces.

## Phases

blackwood-phase-search = recherche en forêt
    .text = Chaque sorcière pose une marionnette.
blackwood-phase-return = retour au village
    .text = Les marionnettes de la colonne rentrent, et on achète.

## Places de la forêt ($row, $column)

blackwood-place = rangée { $row }, colonne { $column }

## Marionnettes : par couleur et par coiffe ; combien ($count)

blackwood-puppet = marionnette
    .some = { $count ->
        [0] aucune marionnette
        [one] une marionnette
       *[other] { number-word } marionnettes
    }
blackwood-puppet-orange = marionnette orange
    .hat = chapeau pointu
blackwood-puppet-teal = marionnette turquoise
    .hat = bonnet
blackwood-puppet-pink = marionnette rose
    .hat = cornes
blackwood-puppet-ivory = marionnette ivoire
    .hat = toque

## Ce qu’il y a sur la table ($count)

blackwood-coin = pièce
    .some = { $count ->
        [0] rien
        [one] une pièce
       *[other] { number-word } pièces
    }
blackwood-renown = renommée
    .some = { $count } de renommée
    .text = Ce que le conseil retient de toi.
blackwood-fagus = Fagus Bok
    .text = Il prête 5 pièces à qui n’en a plus que 2, et reprend 5 de renommée à la fin.
    .some = { $count ->
        [0] aucun jeton Fagus Bok
        [one] un jeton Fagus Bok
       *[other] { number-word } jetons Fagus Bok
    }
blackwood-magician = Tapimoket
    .text = Le magicien du village : un sort contre deux potions et quelques pièces.
blackwood-cauldron = chaudron
    .text = Si tu l’as, tu joues en premier.
blackwood-lantern = lanterne
    .text = Elle éclaire la colonne du tour.
blackwood-larder = garde-manger
    .text = Tes cartes forêt, visibles de tout le monde. Elles se périment à la fin de l’expédition.
blackwood-village = village
    .text = Six potions y sont demandées.
blackwood-deck = pioche
blackwood-discard = défausse

## Faits racontés

blackwood-told-first_witch = Le chaudron va à { $seat } : toutes les marionnettes en forêt !
blackwood-told-expedition = { $expedition ->
    [1] Première expédition : la forêt attend.
    [2] Deuxième expédition : on y retourne.
   *[3] Troisième et dernière expédition : après, le conseil tranche.
}
blackwood-told-round = Tour { $column } : la lanterne éclaire la colonne { $column }.
blackwood-told-stays_out = Trois marionnettes dehors, aucune en main : { $seat } attend.
blackwood-told-placed = { $waits ->
    [yes] { $seat } pose une marionnette en { $place }, sur { $card } : derrière la lanterne, c’est trop tard pour cette expédition.
   *[no] { $seat } pose une marionnette en { $place }, sur { $card }.
}
blackwood-told-nobody_home = Personne dans la colonne { $column } : aucune marionnette ne rentre, et le chaudron ne bouge pas.
blackwood-told-cauldron = Tout au bout de la colonne : le chaudron est pour { $seat }.
blackwood-told-came_home = { $seat } rappelle sa marionnette ({ $place }) : elle a déniché { $card }.
blackwood-told-bought = { $rule ->
    [BLW-7-3] { $seat } a du nez : { $card } pour { $price }.
    [BLW-7-4] { $seat } emporte { $card } sans payer.
   *[other] { $seat } achète { $card } pour { $price }.
}
blackwood-told-left = { $seat } laisse { $card } à la défausse.
blackwood-told-slid = { $column ->
    [5] Un trou au bout de la rangée { $row } : rien à faire glisser.
   *[other] La rangée { $row } glisse vers le village, à partir de la colonne { $column }.
}
blackwood-told-brewed = { $seat } prépare { $potions } avec { $ingredients }{ $pinched_count ->
    [0] { "" }
   *[other] { " " }et presque { $pinched }
}. Récompense : { $coins }.
blackwood-told-traded = { $seat } troque { $potions } contre { $the_spell }, avec { $price } d’appoint.
blackwood-told-sold = { $seat } vend { $the_potion } pour { $coins } : la renommée en prend un coup.
blackwood-told-borrowed = Fagus Bok prête { $coins } à { $seat }. Il s’en souviendra.
blackwood-told-cast = { $rule ->
    [BLW-7-1] { $seat } lance la Marionnette jumelle : une marionnette de plus à poser.
    [BLW-7-2] { $seat } lance le Sentier tourneboulé : deux cartes vont changer de place.
    [BLW-7-3] { $seat } lâche le hérisson, la truffe au vent.
    [BLW-7-4] { $seat } ouvre la Bourse fantôme.
   *[other] { $seat } crie « Ouste ! »
}
blackwood-told-swapped = { $seat } tourneboule le sentier : { $place }, contre { $second }.
blackwood-told-sniffed = Le hérisson déterre pour { $seat } : { $cards }.
blackwood-told-shooed = Du vent ! { $seat } chasse la marionnette que { $owner } avait en { $place }.
blackwood-told-moved = { $seat } déménage en { $place }, et empoche { $coins } pour le dérangement.
blackwood-told-reshuffled = La pioche est vide : la défausse, bien battue, en fait une neuve.
blackwood-told-grew = { $places_count ->
    [one] Une carte pousse en { $places }.
   *[other] En forêt, il pousse { $some_cards }.
}
blackwood-told-displayed = Le village demande { $potions }.
blackwood-told-larder_sold = { $seat } brade ses restes ({ $ingredients }) : la moitié de { $worth }, soit { $coins }.
blackwood-told-refreshed = { $seat } retrouve { $spells } : de quoi recommencer.
blackwood-told-all_brewed = Plus une potion à préparer : le conseil n’attend plus !
blackwood-told-scored = { $seat } obtient { $points } : potions { $renown }, bourse { $coins_number }{ $loans ->
    [0] { "" }
   *[other] , Fagus Bok { $loans }
}{ $favour ->
    [0] { "" }
   *[other] , faveurs du conseil { $favour }
}.
blackwood-told-ended = { $winners_count ->
    [one] { $winners } entre au conseil de Blackwood avec { $points }{ $tied ->
        [1] { "" }
       *[other] , après une égalité départagée par les potions, puis par les pièces
    }. Scores : { $scores }.
   *[other] { $winners } entrent ensemble au conseil de Blackwood avec { $points }. Scores : { $scores }.
}

## Deux faits d’un seul souffle

blackwood-told-expedition-round = { blackwood-told-expedition } { blackwood-told-round }
blackwood-told-grew-displayed = { blackwood-told-grew } { blackwood-told-displayed }
blackwood-told-cast-bought = { $seat } ouvre la Bourse fantôme et emporte { $card } sans payer.
blackwood-told-cast-sniffed = { $seat } lâche le hérisson, qui déterre : { $cards }.

## Questions

blackwood-ask-search = Recherche en forêt : que fais-tu ?
blackwood-ask-return = Retour au village : acheter, laisser, préparer… que fais-tu ?
blackwood-ask-brew_potions = Quelle potion prépares-tu ?
blackwood-ask-brew_cards = Qu’est-ce qui part dans la marmite ?
blackwood-ask-trade_potion = Quelle potion donnes-tu à Tapimoket ?
blackwood-ask-swap_first = Le sentier se tord : quelle carte déplaces-tu ?
blackwood-ask-swap_second = Et avec laquelle l’échanges-tu ?
blackwood-ask-sniff = Le hérisson a du nez. Laquelle prends-tu, à moitié prix ?
blackwood-ask-shoo = Quelle marionnette chasses-tu ?
blackwood-ask-shoo_place = La carte est libre : y poses-tu une marionnette de plus ?
blackwood-ask-move = On te chasse ! Où va ta marionnette ?

## Réponses

blackwood-choice-place = Poser en { $place }
blackwood-choice-buy = Acheter la carte
blackwood-choice-leave = Laisser la carte
blackwood-choice-brew = Préparer une potion
blackwood-choice-sell = Vendre { $the_potion }
blackwood-choice-trade = Troquer { $colors } contre { $the_spell }
blackwood-choice-cast = Lancer { $the_spell } ({ $spell_short })
blackwood-choice-borrow = Emprunter à Fagus Bok
blackwood-choice-at = { $about ->
    [swap_first] La carte en { $place }
    [swap_second] Avec la carte en { $place }
    [shoo] Celle en { $place }
   *[other] Aller en { $place }
}
blackwood-choice-potion = { $about ->
    [trade_potion] Donner { $the_potion }
   *[other] { $potion } ({ $recipe })
}
blackwood-choice-card = { $about ->
    [sniff] Acheter { $card } pour { $half } (coût { $cost })
   *[other] Utiliser { $card } (coût { $cost })
}
blackwood-choice-pinch = Une pincée : presque { $an_ingredient }
blackwood-choice-none = { $about ->
    [shoo_place] La laisser libre
   *[other] Ne rien acheter
}
blackwood-choice-done = C’est tout
blackwood-choice-end = Finir le tour

## Refus

blackwood-refused-unknown_choice = Cette réponse n’existe pas.
blackwood-refused-game_over = La partie est finie : le conseil a choisi.
blackwood-refused-not_now = Ce n’est pas ce qu’on te demande.
blackwood-refused-no_such_seat = Il n’y a pas de place { $seat_number } à cette table.
blackwood-refused-not_your_turn = Patience : on attend { $awaited }.
blackwood-refused-only_in_search = Cela ne se fait qu’en recherche en forêt.
blackwood-refused-only_in_return = Cela ne se fait qu’au retour au village.
blackwood-refused-no_such_place = Cette forêt ne va pas jusque-là : { $place }.
blackwood-refused-place_taken = { $owner } y a une marionnette : on n’y touche pas.
blackwood-refused-no_card_there = Il n’y a pas de carte libre à cet endroit.
blackwood-refused-placed_already = Pour ce tour, tu as posé tout ce que tu devais poser.
blackwood-refused-card_is_gone = La carte n’est plus là : elle est déjà achetée, ou laissée.
blackwood-refused-too_dear = Il faut { $price } ; dans ta bourse : { $coins }.
blackwood-refused-nothing_to_brew = Ton garde-manger ne suffit à aucune potion du village.
blackwood-refused-turned_already = Tu as déjà retourné { $the_potion } : une carte ne sert qu’une fois.
blackwood-refused-not_yours = Tu n’as pas préparé { $the_potion }.
blackwood-refused-none_left = Tapimoket n’a plus { $of_spell }.
blackwood-refused-wrong_colors = Pour { $the_spell }, il te faut { $colors }, face visible.
blackwood-refused-spell_spent = Tu as déjà lancé { $the_spell } : patience jusqu’à la fin de l’expédition.
blackwood-refused-no_such_spell = Tu n’as pas { $of_spell }.
blackwood-refused-pinch_in_a_brew = La Pincée de presque va dans la marmite, pendant une préparation.
blackwood-refused-no_effect = Ici, lancer { $the_spell } ne servirait à rien.
blackwood-refused-purse_too_full = Fagus Bok ne prête que si tu as { $most } au plus ; dans ta bourse : { $coins }.
blackwood-refused-no_token = Fagus Bok n’a plus de jetons, et sans jeton il ne prête pas.
blackwood-refused-place_first = Pose d’abord ta marionnette.
blackwood-refused-not_on_display = Le village ne demande pas { $the_potion }.
blackwood-refused-not_covered = Ton garde-manger ne suffit pas pour ajouter { $the_potion }.
blackwood-refused-chosen_already = Tu l’as déjà choisie.
blackwood-refused-no_pinch = Pas de Pincée de presque pour cet ingrédient-là.
blackwood-refused-pinch_in_larder = Il n’en manque pas : ton garde-manger a { $an_ingredient }.
blackwood-refused-needed_for_trade = Il te faut { $the_potion } pour le troc commencé.
blackwood-refused-shoo_before = À cette table, chasse d’abord, puis pose ta marionnette.
blackwood-refused-not_in_larder = Cette carte n’est pas dans ton garde-manger.
blackwood-refused-of_no_use = Cette carte n’apporte rien de ce qui manque : tu ne peux pas la jeter pour rien.
blackwood-refused-no_victim = Il n’y a là aucune marionnette adverse.
blackwood-refused-not_sniffed = Le hérisson ne t’offre pas cette carte : pas déterrée, ou trop chère.

## Options de table (BLW-13)

blackwood-option-first_witch = Qui commence
    .help = Le livret ne dit pas comment choisir.
blackwood-option-first_witch-random = au hasard
blackwood-option-first_witch-seat = une place au choix
blackwood-option-fagus_limit = Jetons Fagus Bok
    .help = Il y en a dix dans la boîte, mais le livret ne dit limités que les sorts. Sans jeton, pas de prêt.
blackwood-option-fagus_limit-unlimited = sans limite
blackwood-option-fagus_limit-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
blackwood-option-swap_phases = Sentier tourneboulé
    .help = Il nous manque le symbole qui dit quand le lancer.
blackwood-option-swap_phases-both = aux deux phases
blackwood-option-swap_phases-search = en recherche seulement
blackwood-option-swap_phases-return = au retour seulement
blackwood-option-sniff_phases = Flair du hérisson
    .help = Il nous manque le symbole qui dit quand le lancer ; les achats se font au retour.
blackwood-option-sniff_phases-return = au retour seulement
blackwood-option-sniff_phases-both = aux deux phases
blackwood-option-favour = Faveurs du conseil
    .help = 3 de renommée pour le plus de potions d’une sorcière du conseil, sans égalité. Une variante à nous, pas une règle.
blackwood-option-favour-false = non
blackwood-option-favour-true = oui
blackwood-option-components = Valeurs des cartes
    .help = Nous ne connaissons pas les cartes imprimées : les nôtres sont une reconstruction. L’hôte peut donner un fichier avec celles de sa boîte.
blackwood-option-components-ours = les nôtres
blackwood-option-components-file = celles de cette maison
blackwood-option-components-hash = empreinte { $hash }
blackwood-option-pinch_missing = Pincée de presque
    .help = Elle ajoute un ingrédient manquant : que ton garde-manger n’a pas, ou qu’aucune carte utilisée n’apporte.
blackwood-option-pinch_missing-larder = ce que le garde-manger n’a pas
blackwood-option-pinch_missing-brew = peut épargner une carte
blackwood-option-shoo_placement = Ouste ! et ta pose
    .help = On peut poser une marionnette sur la carte libérée ou pas, dit le livret ; il ne dit pas si c’est une de plus.
blackwood-option-shoo_placement-own = avant ou après, sans pose de plus
blackwood-option-shoo_placement-extra = une de plus sur la carte libérée
blackwood-option-shoo_placement-before = seulement avant

## Ce qui ne va pas dans un fichier de valeurs ($why : l’erreur ; $part, $field, $given et $allowed comme dans le fichier)

blackwood-components-unreadable = { $why ->
    [FileNotFoundError] Le fichier de cartes « { $file } » n’existe pas.
    [JSONDecodeError] Le fichier de cartes « { $file } » n’est pas du JSON : regarde à la ligne { $line }, colonne { $column }.
    [UnicodeDecodeError] Le fichier de cartes « { $file } » n’est pas du texte en UTF-8.
   *[other] Le fichier de cartes « { $file } » est illisible ({ $why }).
}
blackwood-components-no_list = Il manque au fichier de cartes « { $file } » la liste « { $part } ».
blackwood-components-wrong_cards = { $file } : La liste « { $part } » doit compter { $count } cartes, chacune une fois.{ $missing_count ->
    [0] { "" }
   *[other] { " " }Il manque { $missing }.
}{ $extra_count ->
    [0] { "" }
   *[other] { " " }En trop : { $extra }.
}
blackwood-components-bad_value = { $given ->
    [nothing] { $file } : Il manque à la carte { $card } le champ « { $field } ». Il y faut : { $allowed }.
   *[other] { $file } : La carte { $card } a un champ « { $field } » qui ne va pas : { $given }. Il y faut : { $allowed }.
}
