# Les mots du Bal des Sorcières.
# Le vocabulaire est celui de rules/bal.md.
# $rule est la règle d’où vient un fait, avec des tirets : BAL-4-14. $about est la clé de la question posée.
# $cards nomme des cartes une à une, $by_color les potions par couleur, $formulas ce qui s’en lit.

## Potions ($count) : nom court, formule, une, la, de, plusieurs, effet en une ligne, effet en entier

bal-card-g1 = Soupir
    .formula = Soupir de spectre soupçonneux
    .a = un Soupir de spectre soupçonneux
    .the = le Soupir de spectre soupçonneux
    .of = de Soupir de spectre soupçonneux
    .some = { $count ->
        [one] un Soupir de spectre soupçonneux
       *[other] { number-word } Soupirs de spectre soupçonneux
    }
    .short = { bal-color-grey.short }
    .effect = { bal-color-grey.effect }
bal-card-g2 = Cendre
    .formula = Cendre de chandelle sans chandelier
    .a = une Cendre de chandelle sans chandelier
    .the = la Cendre de chandelle sans chandelier
    .of = de Cendre de chandelle sans chandelier
    .some = { $count ->
        [one] une Cendre de chandelle sans chandelier
       *[other] { number-word } Cendres de chandelle sans chandelier
    }
    .short = { bal-color-grey.short }
    .effect = { bal-color-grey.effect }
bal-card-g3 = Silence
    .formula = Silence de cimetière en sachet
    .a = un Silence de cimetière en sachet
    .the = le Silence de cimetière en sachet
    .of = de Silence de cimetière en sachet
    .some = { $count ->
        [one] un Silence de cimetière en sachet
       *[other] { number-word } Silences de cimetière en sachet
    }
    .short = { bal-color-grey.short }
    .effect = { bal-color-grey.effect }
bal-card-b1 = Plume
    .formula = Plume de lapin volant
    .a = une Plume de lapin volant
    .the = la Plume de lapin volant
    .of = de Plume de lapin volant
    .some = { $count ->
        [one] une Plume de lapin volant
       *[other] { number-word } Plumes de lapin volant
    }
    .short = { bal-color-blue.short }
    .effect = { bal-color-blue.effect }
bal-card-b2 = Bulle
    .formula = Bulle de baleine bègue
    .a = une Bulle de baleine bègue
    .the = la Bulle de baleine bègue
    .of = de Bulle de baleine bègue
    .some = { $count ->
        [one] une Bulle de baleine bègue
       *[other] { number-word } Bulles de baleine bègue
    }
    .short = { bal-color-blue.short }
    .effect = { bal-color-blue.effect }
bal-card-b3 = Larme
    .formula = Larme de lune rousse rincée
    .a = une Larme de lune rousse rincée
    .the = la Larme de lune rousse rincée
    .of = de Larme de lune rousse rincée
    .some = { $count ->
        [one] une Larme de lune rousse rincée
       *[other] { number-word } Larmes de lune rousse rincée
    }
    .short = { bal-color-blue.short }
    .effect = { bal-color-blue.effect }
bal-card-b4 = Glaçon
    .formula = Glaçon de grenouille grognonne
    .a = un Glaçon de grenouille grognonne
    .the = le Glaçon de grenouille grognonne
    .of = de Glaçon de grenouille grognonne
    .some = { $count ->
        [one] un Glaçon de grenouille grognonne
       *[other] { number-word } Glaçons de grenouille grognonne
    }
    .short = { bal-color-blue.short }
    .effect = { bal-color-blue.effect }
bal-card-v1 = Bave
    .formula = Bave de crapaud bavard
    .a = une Bave de crapaud bavard
    .the = la Bave de crapaud bavard
    .of = de Bave de crapaud bavard
    .some = { $count ->
        [one] une Bave de crapaud bavard
       *[other] { number-word } Baves de crapaud bavard
    }
    .short = { bal-color-green.short }
    .effect = { bal-color-green.effect }
bal-card-v2 = Mousse
    .formula = Mousse de marais moustachu
    .a = une Mousse de marais moustachu
    .the = la Mousse de marais moustachu
    .of = de Mousse de marais moustachu
    .some = { $count ->
        [one] une Mousse de marais moustachu
       *[other] { number-word } Mousses de marais moustachu
    }
    .short = { bal-color-green.short }
    .effect = { bal-color-green.effect }
bal-card-v3 = Sirop
    .formula = Sirop de salsifis sifflant
    .a = un Sirop de salsifis sifflant
    .the = le Sirop de salsifis sifflant
    .of = de Sirop de salsifis sifflant
    .some = { $count ->
        [one] un Sirop de salsifis sifflant
       *[other] { number-word } Sirops de salsifis sifflant
    }
    .short = { bal-color-green.short }
    .effect = { bal-color-green.effect }
bal-card-v4 = Ortie
    .formula = Ortie tordue de tortue têtue
    .a = une Ortie tordue de tortue têtue
    .the = l’Ortie tordue de tortue têtue
    .of = d’Ortie tordue de tortue têtue
    .some = { $count ->
        [one] une Ortie tordue de tortue têtue
       *[other] { number-word } Orties tordues de tortue têtue
    }
    .short = { bal-color-green.short }
    .effect = { bal-color-green.effect }
bal-card-v5 = Vernis
    .formula = Vernis de verrue verte
    .a = un Vernis de verrue verte
    .the = le Vernis de verrue verte
    .of = de Vernis de verrue verte
    .some = { $count ->
        [one] un Vernis de verrue verte
       *[other] { number-word } Vernis de verrue verte
    }
    .short = { bal-color-green.short }
    .effect = { bal-color-green.effect }
bal-card-j1 = Cire
    .formula = Cire d’oreille d’ogre orgueilleux
    .a = une Cire d’oreille d’ogre orgueilleux
    .the = la Cire d’oreille d’ogre orgueilleux
    .of = de Cire d’oreille d’ogre orgueilleux
    .some = { $count ->
        [one] une Cire d’oreille d’ogre orgueilleux
       *[other] { number-word } Cires d’oreille d’ogre orgueilleux
    }
    .short = { bal-color-yellow.short }
    .effect = { bal-color-yellow.effect }
bal-card-j2 = Jaune d’œuf
    .formula = Jaune d’œuf de dragon douillet
    .a = un Jaune d’œuf de dragon douillet
    .the = le Jaune d’œuf de dragon douillet
    .of = de Jaune d’œuf de dragon douillet
    .some = { $count ->
        [one] un Jaune d’œuf de dragon douillet
       *[other] { number-word } Jaunes d’œuf de dragon douillet
    }
    .short = { bal-color-yellow.short }
    .effect = { bal-color-yellow.effect }
bal-card-j3 = Brin
    .formula = Brin de balai mal balayé
    .a = un Brin de balai mal balayé
    .the = le Brin de balai mal balayé
    .of = de Brin de balai mal balayé
    .some = { $count ->
        [one] un Brin de balai mal balayé
       *[other] { number-word } Brins de balai mal balayé
    }
    .short = { bal-color-yellow.short }
    .effect = { bal-color-yellow.effect }
bal-card-j4 = Dent
    .formula = Dent de lion dentiste
    .a = une Dent de lion dentiste
    .the = la Dent de lion dentiste
    .of = de Dent de lion dentiste
    .some = { $count ->
        [one] une Dent de lion dentiste
       *[other] { number-word } Dents de lion dentiste
    }
    .short = { bal-color-yellow.short }
    .effect = { bal-color-yellow.effect }
bal-card-j5 = Miel
    .formula = Miel de guêpe guindée
    .a = un Miel de guêpe guindée
    .the = le Miel de guêpe guindée
    .of = de Miel de guêpe guindée
    .some = { $count ->
        [one] un Miel de guêpe guindée
       *[other] { number-word } Miels de guêpe guindée
    }
    .short = { bal-color-yellow.short }
    .effect = { bal-color-yellow.effect }
bal-card-r1 = Soupe
    .formula = Soupe de chat noir
    .a = une Soupe de chat noir
    .the = la Soupe de chat noir
    .of = de Soupe de chat noir
    .some = { $count ->
        [one] une Soupe de chat noir
       *[other] { number-word } Soupes de chat noir
    }
    .short = { bal-color-red.short }
    .effect = { bal-color-red.effect }
bal-card-r2 = Croûte
    .formula = Croûte de genou de géant
    .a = une Croûte de genou de géant
    .the = la Croûte de genou de géant
    .of = de Croûte de genou de géant
    .some = { $count ->
        [one] une Croûte de genou de géant
       *[other] { number-word } Croûtes de genou de géant
    }
    .short = { bal-color-red.short }
    .effect = { bal-color-red.effect }
bal-card-r3 = Piment
    .formula = Piment pimpant de vampire
    .a = un Piment pimpant de vampire
    .the = le Piment pimpant de vampire
    .of = de Piment pimpant de vampire
    .some = { $count ->
        [one] un Piment pimpant de vampire
       *[other] { number-word } Piments pimpants de vampire
    }
    .short = { bal-color-red.short }
    .effect = { bal-color-red.effect }
bal-card-r4 = Sauce
    .formula = Sauce de chaussette sans chaussure
    .a = une Sauce de chaussette sans chaussure
    .the = la Sauce de chaussette sans chaussure
    .of = de Sauce de chaussette sans chaussure
    .some = { $count ->
        [one] une Sauce de chaussette sans chaussure
       *[other] { number-word } Sauces de chaussette sans chaussure
    }
    .short = { bal-color-red.short }
    .effect = { bal-color-red.effect }
bal-card-r5 = Queue
    .formula = Queue de diable enrhumé
    .a = une Queue de diable enrhumé
    .the = la Queue de diable enrhumé
    .of = de Queue de diable enrhumé
    .some = { $count ->
        [one] une Queue de diable enrhumé
       *[other] { number-word } Queues de diable enrhumé
    }
    .short = { bal-color-red.short }
    .effect = { bal-color-red.effect }
bal-card-r6 = Tomate
    .formula = Tomate tapée de prince charmant
    .a = une Tomate tapée de prince charmant
    .the = la Tomate tapée de prince charmant
    .of = de Tomate tapée de prince charmant
    .some = { $count ->
        [one] une Tomate tapée de prince charmant
       *[other] { number-word } Tomates tapées de prince charmant
    }
    .short = { bal-color-red.short }
    .effect = { bal-color-red.effect }
bal-card-r7 = Confiture
    .formula = Confiture de langue de vipère
    .a = une Confiture de langue de vipère
    .the = la Confiture de langue de vipère
    .of = de Confiture de langue de vipère
    .some = { $count ->
        [one] une Confiture de langue de vipère
       *[other] { number-word } Confitures de langue de vipère
    }
    .short = { bal-color-red.short }
    .effect = { bal-color-red.effect }

## Sorts ($count) : de même

bal-card-abracadabra = Abracadabra
    .formula = { bal-card-abracadabra }
    .a = un Abracadabra
    .the = l’Abracadabra
    .of = d’Abracadabra
    .some = { $count ->
        [one] un Abracadabra
       *[other] { number-word } Abracadabras
    }
    .short = vaut une potion qui manque, sauf grise
    .effect = Défense. Remplace une potion qui manque à ta parade, de n’importe quelle couleur sauf le gris.
bal-card-tresor = Trésor magique
    .formula = { bal-card-tresor }
    .a = un Trésor magique
    .the = le Trésor magique
    .of = de Trésor magique
    .some = { $count ->
        [one] un Trésor magique
       *[other] { number-word } Trésors magiques
    }
    .short = pioche deux cartes, bonnes à jouer aussitôt
    .effect = Attaque ou défense. Pioche 2 cartes ; tu peux les jouer aussitôt, avec celles que tu poses.
bal-card-sortilege = Sortilège
    .formula = { bal-card-sortilege }
    .a = un Sortilège
    .the = le Sortilège
    .of = de Sortilège
    .some = { $count ->
        [one] un Sortilège
       *[other] { number-word } Sortilèges
    }
    .short = tes potions frappent tout le bal
    .effect = Attaque. Tes potions attaquent toutes les autres sorcières. Chacune qui pare pioche 1 carte ; tu en pioches 1 en tout si l’une d’elles échoue.
bal-card-balai = Du balai
    .formula = { bal-card-balai }
    .a = un « Du balai »
    .the = la carte « Du balai »
    .of = de « Du balai »
    .some = { $count ->
        [one] un « Du balai »
       *[other] { number-word } « Du balai »
    }
    .short = l’attaque file ailleurs, pas chez qui te l’envoie
    .effect = Défense, tout seul. L’attaque file chez une autre sorcière de ton choix, sauf celle qui te l’envoie.
bal-card-miroir = Mon beau miroir
    .formula = { bal-card-miroir }
    .a = un « Mon beau miroir »
    .the = la carte « Mon beau miroir »
    .of = de « Mon beau miroir »
    .some = { $count ->
        [one] un « Mon beau miroir »
       *[other] { number-word } « Mon beau miroir »
    }
    .short = l’attaque se répète sur une troisième sorcière
    .effect = Réaction, avant la défense. L’attaque se répète sur une troisième sorcière. Si la copie réussit, tu pioches 1 carte ; sinon, c’est elle.
bal-card-nananere = À moi, nananère !
    .formula = { bal-card-nananere }
    .a = un « À moi, nananère ! »
    .the = la carte « À moi, nananère ! »
    .of = de « À moi, nananère ! »
    .some = { $count ->
        [one] un « À moi, nananère ! »
       *[other] { number-word } « À moi, nananère ! »
    }
    .short = vole le tour qui commence
    .effect = Réaction, quand Carabosse arrive chez une autre. Tu joues son tour à sa place ; le tien viendra quand même.
bal-card-remede = Remède
    .formula = { bal-card-remede }
    .a = un Remède
    .the = le Remède
    .of = de Remède
    .some = { $count ->
        [one] un Remède
       *[other] { number-word } Remèdes
    }
    .short = un de tes Crapzouilles morts revient au coffre
    .effect = Attaque ou défense. Un de tes Crapzouilles morts revient dans ton coffre, s’il y a moins de 10 vivants.
bal-card-baguette = Baguette magique
    .formula = { bal-card-baguette }
    .a = une Baguette magique
    .the = la Baguette magique
    .of = de Baguette magique
    .some = { $count ->
        [one] une Baguette magique
       *[other] { number-word } Baguettes magiques
    }
    .short = l’attaque contre toi s’évanouit
    .effect = Défense, toute seule. L’attaque contre toi est annulée : l’attaquante reprend ses cartes, son tour est fini, personne ne pioche.
bal-card-envoutement = Envoûtement
    .formula = { bal-card-envoutement }
    .a = un Envoûtement
    .the = l’Envoûtement
    .of = d’Envoûtement
    .some = { $count ->
        [one] un Envoûtement
       *[other] { number-word } Envoûtements
    }
    .short = réussie, l’attaque t’apporte un Crapzouille vivant
    .effect = Attaque. Si elle réussit, le Crapzouille passe vivant dans ton coffre au lieu de mourir, s’il y a moins de 10 vivants.
bal-card-enchantement = Enchantement
    .formula = { bal-card-enchantement }
    .a = un Enchantement
    .the = l’Enchantement
    .of = d’Enchantement
    .some = { $count ->
        [one] un Enchantement
       *[other] { number-word } Enchantements
    }
    .short = ta cible perd d’abord une carte au hasard
    .effect = Attaque. Avant tes potions, une carte au hasard de ta cible tombe à la défausse, face visible.
bal-card-tourdemagie = Tour de magie
    .formula = { bal-card-tourdemagie }
    .a = un Tour de magie
    .the = le Tour de magie
    .of = de Tour de magie
    .some = { $count ->
        [one] un Tour de magie
       *[other] { number-word } Tours de magie
    }
    .short = jette ce que tu veux, repioche autant
    .effect = Attaque ou défense. Jette autant de cartes que tu veux et pioches-en autant ; celle-ci ne compte pas.
bal-card-fantome = Fantôme
    .formula = { bal-card-fantome }
    .a = un Fantôme
    .the = le Fantôme
    .of = de Fantôme
    .some = { $count ->
        [one] un Fantôme
       *[other] { number-word } Fantômes
    }
    .short = pas paré, deux Crapzouilles ; paré, un des tiens
    .effect = Attaque. Pas paré, il coûte 2 Crapzouilles. Paré, il t’en coûte 1.
bal-card-boule = Boule de cristal
    .formula = { bal-card-boule }
    .a = une Boule de cristal
    .the = la Boule de cristal
    .of = de Boule de cristal
    .some = { $count ->
        [one] une Boule de cristal
       *[other] { number-word } Boules de cristal
    }
    .short = échange une carte avec chaque voisine
    .effect = Réaction, en dehors des attaques. Échange en secret une carte avec chacune de tes deux voisines.
bal-card-lutin = Lutin farceur
    .formula = { bal-card-lutin }
    .a = un Lutin farceur
    .the = le Lutin farceur
    .of = de Lutin farceur
    .some = { $count ->
        [one] un Lutin farceur
       *[other] { number-word } Lutins farceurs
    }
    .short = forcé : tire deux jetons et pare-les
    .effect = Forcé, au lieu d’attaquer. Tire 2 jetons du bol : pare leurs couleurs et pioche 1 carte, ou perds 1 Crapzouille. Deux blancs : il ne se passe rien.
bal-card-diablotin = Diablotin
    .formula = { bal-card-diablotin }
    .a = un Diablotin
    .the = le Diablotin
    .of = de Diablotin
    .some = { $count ->
        [one] un Diablotin
       *[other] { number-word } Diablotins
    }
    .short = deux jetons de farce gonflent l’attaque (notre reconstruction)
    .effect = Attaque, avec une seule potion. Tire 2 jetons du bol : leurs couleurs s’ajoutent à celle de la potion, et il faut tout parer. Le texte de cette carte manque au livret : c’est notre reconstruction.

# Une potion dans une phrase, avec sa couleur.
bal-potion = { $card } ({ $color })
bal-formula = « { $formula } »

## Couleurs, de la plus rare à la plus courante ($count) : plusieurs, signe, rareté, effet de leurs potions

bal-color-grey = gris
    .some = { $count ->
        [one] un gris
       *[other] { number-word } gris
    }
    .sign = lune
    .rarity = très rare
    .short = gris, très rare : seul un gris le pare
    .effect = Attaque : il faut un gris pour parer, rien ne le remplace. Défense : pare un gris. 3 cartes sur 84.
bal-color-blue = bleu
    .some = { $count ->
        [one] un bleu
       *[other] { number-word } bleus
    }
    .sign = goutte
    .rarity = rare
    .short = bleu, rare : un bleu le pare
    .effect = Attaque : il faut un bleu pour parer. Défense : pare un bleu. 8 cartes sur 84.
bal-color-green = vert
    .some = { $count ->
        [one] un vert
       *[other] { number-word } verts
    }
    .sign = feuille
    .rarity = fréquent
    .short = vert, fréquent : un vert le pare
    .effect = Attaque : il faut un vert pour parer. Défense : pare un vert. 15 cartes sur 84.
bal-color-yellow = jaune
    .some = { $count ->
        [one] un jaune
       *[other] { number-word } jaunes
    }
    .sign = soleil
    .rarity = très fréquent
    .short = jaune, très fréquent : un jaune le pare
    .effect = Attaque : il faut un jaune pour parer. Défense : pare un jaune. 23 cartes sur 84.
bal-color-red = rouge
    .some = { $count ->
        [one] un rouge
       *[other] { number-word } rouges
    }
    .sign = flamme
    .rarity = courant
    .short = rouge, courant : un rouge le pare
    .effect = Attaque : il faut un rouge pour parer. Défense : pare un rouge. 35 cartes sur 84.

## Jetons de farce et leur bol ($count)

bal-token = jeton de farce
    .some = { $count ->
        [one] un jeton de farce
       *[other] { number-word } jetons de farce
    }
bal-token-white = blanc
    .some = { $count ->
        [one] un blanc
       *[other] { number-word } blancs
    }
    .effect = Le farceur s’est trompé : rien à parer.
bal-token-grey = { bal-color-grey }
    .some = { bal-color-grey.some }
    .effect = À parer avec un gris.
bal-token-blue = { bal-color-blue }
    .some = { bal-color-blue.some }
    .effect = À parer avec un bleu.
bal-token-green = { bal-color-green }
    .some = { bal-color-green.some }
    .effect = À parer avec un vert.
bal-token-yellow = { bal-color-yellow }
    .some = { bal-color-yellow.some }
    .effect = À parer avec un jaune.
bal-token-red = { bal-color-red }
    .some = { bal-color-red.some }
    .effect = À parer avec un rouge.
bal-bowl = bol à farces
    .text = Deux jetons en sortent à chaque farce, et y retournent : 2 blancs, 1 gris, 2 bleus, 4 verts, 6 jaunes, 10 rouges.

## Fioles, moments, niveaux

bal-vial-white = fiole blanche
bal-vial-black-white = fiole noire et blanche
bal-vial-black = fiole noire
bal-timing-attack = attaque
bal-timing-defence = défense
bal-timing-reaction = réaction
bal-timing-instead-of-attack = forcé
bal-level-easy = facile
    .text = Les potions et les sorts à fiole blanche : 106 cartes.
bal-level-medium = moyen
    .text = Les sorts à fiole noire et blanche en plus : 118 cartes.
bal-level-hard = difficile
    .text = Les sorts à fiole noire en plus, et le bol à farces : 121 cartes.

## Sorcières : nom entier, prénom

bal-witch-hilda = Hilda Bigleuse
    .first = Hilda
bal-witch-edmee = Edmée Nez Crochu
    .first = Edmée
bal-witch-ursule = Ursule Pustule
    .first = Ursule
bal-witch-daphne = Daphné Menton Poilu
    .first = Daphné
bal-witch-honorine = Honorine Bossu
    .first = Honorine
bal-witch-gervaise = Gervaise Mauvaise Haleine
    .first = Gervaise

## Figurines ; Crapzouilles ($count) : combien, vivants, morts, capturés

bal-carabosse = Carabosse
    .text = Elle est chez celle dont c’est le tour.
bal-cat = Chat Noir
    .text = Il montre 1 ou 2, selon le tour de table qu’on joue.
bal-crapzouille = Crapzouille
    .text = Une vie. Si tu perds le dernier, tu quittes le bal.
    .some = { $count ->
        [0] aucun Crapzouille
        [one] un Crapzouille
       *[other] { number-word } Crapzouilles
    }
    .alive = { $count ->
        [0] aucun vivant
        [one] un vivant
       *[other] { number-word } vivants
    }
    .dead = { $count ->
        [0] aucun mort
        [one] un mort
       *[other] { number-word } morts
    }
    .captured = { $count ->
        [0] aucun capturé
        [one] un capturé
       *[other] { number-word } capturés
    }

## Quantités

bal-some-cards = { $count ->
    [one] une carte
   *[other] { number-word } cartes
}
bal-left = { $left ->
    [0] c’était le dernier
    [one] il en reste un
   *[other] il en reste { $left }
}

## Faits racontés

bal-told-first_player = Carabosse et le Chat Noir vont chez { $seat } : que le bal commence !
bal-told-youngest = La plus jeune, c’est { $seat }.
bal-told-youngest_unknown = Personne n’a dit qui est la plus jeune : le hasard décide.
bal-told-round = { $round ->
    [1] Manche 1. { $first } ouvre le bal.
   *[other] Manche { $round }. { $first } mène la danse.
}
bal-told-sabbat = Grand Sabbat ! Les Crapzouilles vivants remplissent les mains.
bal-told-tour = { $tour ->
    [1] Premier tour de table.
   *[2] Le Chat Noir se retourne : deuxième tour de table.
}
bal-told-turn = Carabosse arrive chez { $seat }.
bal-told-skipped = Plus une potion nulle part : { $seat } passe son tour.
bal-told-drew = { $rule ->
    [BAL-1-7] { $seat } reçoit sa main : { $by_color }.
    [BAL-3-4] Au sabbat, { $seat } pioche { $by_color }.
    [BAL-4-14] { $seat } gagne { $cards }.
    [BAL-6-1] Main bien courte : { $seat } pioche { $cards }.
    [BAL-7-2] Le trésor s’ouvre : { $seat } pioche { $cards }.
    [BAL-7-11] Et hop ! { $seat } repioche { $by_color }.
   *[other] { $seat } pioche { $cards }.
}
bal-told-drew_unseen = { $rule ->
    [BAL-1-7] { $seat } reçoit { bal-some-cards }.
    [BAL-3-4] Au sabbat, { $seat } pioche { bal-some-cards }.
    [BAL-4-14] { $seat } gagne { bal-some-cards }.
    [BAL-6-1] Main bien courte : { $seat } pioche { bal-some-cards }.
    [BAL-7-2] Le trésor s’ouvre : { $seat } pioche { bal-some-cards }.
    [BAL-7-11] Et hop ! { $seat } repioche { bal-some-cards }.
   *[other] { $seat } pioche { bal-some-cards }.
}
bal-told-reshuffled = { $rule ->
    [BAL-3-9] Avant le sabbat, toute la défausse retourne dans la pioche.
   *[other] La pioche est vide : la défausse, bien battue, en fait une neuve.
}
bal-told-discarded = { $rule ->
    [BAL-5-1] { $seat } laisse à la défausse { $by_color }.
    [BAL-6-2] Pas une potion en main : { $seat } montre et jette { $cards }.
    [BAL-7-10] L’Enchantement secoue la main d’en face : { $seat } laisse tomber { $cards }.
    [BAL-7-11] { $seat } fait disparaître { $cards }.
   *[other] { $seat } jette { $cards }.
}
bal-told-declared = { $seat } vise { $target }.
bal-told-laid = { $rule ->
    [BAL-1-3] { $seat } pose { $the_card }.
    [BAL-7-1] Abracadabra ! { $seat } a de quoi remplacer la potion qui manque.
    [BAL-7-3] { $seat } lance le Sortilège : tout le bal est visé !
    [BAL-7-4] { $seat } empoigne le balai.
    [BAL-7-8] { $seat } lève la Baguette magique.
    [BAL-7-9] { $seat } lance l’Envoûtement : un Crapzouille pourrait changer de coffre.
    [BAL-7-12] { $seat } réveille le Fantôme : pas paré, il tue deux Crapzouilles ; paré, il se venge.
    [BAL-7-14] { $seat } n’y coupe pas : au Lutin farceur de jouer.
   *[other] { $seat } lance { $the_card }.
}
bal-told-mirrored = { $seat } tend le miroir à { $target } : « Mon beau miroir ».
bal-told-doubled = { $spell ->
    [none] Le miroir répète l’attaque : la même pour { $target }, signée { $seat }.
   *[other] Le miroir répète l’attaque avec { $the_spell } : la même pour { $target }, signée { $seat }.
}
bal-told-defends = À { $seat } de se défendre.
bal-told-parried = { $seat } pare.
bal-told-failed = { $seat } ne pare pas.
bal-told-lost = { $rule ->
    [BAL-7-12] Le Fantôme se retourne contre { $seat } : { $own ->
        [yes] un Crapzouille de moins, { bal-left }.
       *[no] le Crapzouille pris à { $owner } est perdu, { bal-left }.
    }
   *[other] { $own ->
        [yes] { $seat } perd un Crapzouille : { bal-left }.
       *[no] { $seat } perd le Crapzouille pris à { $owner } : { bal-left }.
    }
}
bal-told-captured = { $own ->
    [yes] Envoûté, un Crapzouille quitte { $seat } et saute dans le coffre où l’attend { $captor }.
   *[no] Encore envoûté, le Crapzouille pris à { $owner } quitte { $seat } pour suivre { $captor }.
}
bal-told-healed = Le Remède opère : un Crapzouille ressuscite, et { $seat } en a { $left }.
bal-told-eliminated = { $by_whom ->
    [nobody] { $seat } n’a plus de Crapzouille et quitte le bal. Quelle farce !
    [self] { $seat } n’a plus de Crapzouille et quitte le bal, par sa propre magie.
   *[other] { $seat } n’a plus de Crapzouille et quitte le bal : c’est signé { $by }.
}
bal-told-inherited = { $seat } ramasse la main que laisse { $of } : { $by_color }.
bal-told-ended = Le bal est fini : { $winners } danse encore, avec { $lives ->
    [one] un seul Crapzouille
   *[other] { $lives } Crapzouilles
}.
bal-told-nananere = { $seat } tire la langue à { $robbed } : « À moi, nananère ! »
bal-told-stole_turn = Tour volé : c’est { $seat } qui joue.
bal-told-sent_on = Du balai ! { $seat } envoie l’attaque chez { $target }.
bal-told-cancelled = D’un coup de baguette, l’attaque s’évanouit devant { $seat }.
bal-told-took_back = { $count ->
    [one] { $seat } reprend sa carte, et son tour est fini.
   *[other] { $seat } reprend ses { number-word } cartes, et son tour est fini.
}
bal-told-treasure_returned = { $count ->
    [one] Tout est annulé : { $seat } remet dans la pioche la carte du trésor.
   *[other] Tout est annulé : { $seat } remet dans la pioche les { number-word } cartes du trésor.
}
bal-told-crystal_ball = { $seat } consulte sa Boule de cristal.
bal-told-got = { $seat } reçoit { $cards }. Merci, { $giver } !
bal-told-swapped = { $neighbors_count ->
    [1] { $seat } échange une carte avec { $neighbors }.
   *[other] { $seat } échange une carte avec chaque voisine : { $neighbors }.
}
bal-told-farce = { $rule ->
    [BAL-7-15] Le Diablotin tire { $tokens } pour { $seat } : l’attaque enfle.
   *[other] Le Lutin farceur tire { $tokens } pour { $seat }.
}
bal-told-farce_fails = Deux blancs : la farce tombe à l’eau.
bal-told-reads = { $seat } prend son souffle : { $formulas }.
bal-told-challenged = Ding ! { $seat } sonne la cloche : la langue aurait-elle fourché chez { $reader } ?
bal-told-read_well = Fausse alerte : { $seat } a bien lu. Plus de cloche pour { $challenger } à ce tour de table.
bal-told-slipped = { $rule ->
    [BAL-8-3] { $seat } reste bouche bée devant { $formulas } : rien ne se passe.
   *[other] La formule n’est pas passée chez { $seat } : { $formulas }, et c’est raté.
}

## Deux faits d’un seul souffle

bal-told-round-tour = { bal-told-round } { bal-told-tour }
bal-told-laid-drew = { $seat } ouvre le Trésor magique et pioche { $cards }.
bal-told-laid-drew_unseen = { $seat } ouvre le Trésor magique et pioche { bal-some-cards }.
bal-told-laid-healed = { $seat } lance le Remède : un Crapzouille ressuscite, cela en fait { $left }.
bal-told-laid-cancelled = { bal-told-cancelled }
bal-told-laid-farce = { $rule ->
    [BAL-7-15] { $seat } lâche le Diablotin, qui tire { $tokens } : l’attaque enfle.
   *[other] { $seat } n’y coupe pas : le Lutin farceur tire { $tokens }.
}
bal-told-farce-farce_fails = { $seat } voit sortir { $tokens } : la farce tombe à l’eau.
bal-told-parried-drew = { $seat } pare et gagne { $cards }.
bal-told-parried-drew_unseen = { $seat } pare et gagne { bal-some-cards }.
bal-told-failed-lost = { $seat } ne pare pas et perd un Crapzouille : { bal-left }.
bal-told-eliminated-discarded = { bal-told-eliminated } À la défausse : { $by_color }.
bal-told-nananere-stole_turn = { $seat } tire la langue à { $robbed } et lui vole son tour : « À moi, nananère ! »

## Questions

bal-ask-carabosse = Carabosse vient d’arriver. Tu t’en mêles ?
bal-ask-calm = Le calme est revenu. Une boule de cristal, avant la suite ?
bal-ask-mirror = Avant la défense : tu sors un miroir ?
bal-ask-give = Quelle carte donnes-tu ? Si tu en donnes deux, la première va à gauche.
bal-ask-no_potion = Pas une potion en main ! Quel sort jettes-tu ?
bal-ask-declare = À toi d’attaquer. Qui vises-tu ?
bal-ask-attack_spell = Un sort avec ton attaque ?
bal-ask-attack_potion = Quelle potion lances-tu ?
bal-ask-second_potion = Une seconde potion ?
bal-ask-defense_spell = C’est pour toi ! Un sort pour te défendre ?
bal-ask-parry = Tu pares, ou tu cèdes ?
bal-ask-send_on = Du balai ! Chez qui envoies-tu l’attaque ?
bal-ask-trick = Tour de magie : que fais-tu disparaître ?
bal-ask-loss = Lequel de tes Crapzouilles perds-tu ?
bal-ask-inherit = Deux mains, c’est trop. Quelle carte jettes-tu ?
bal-ask-read = À haute voix, et sans fourcher : comment lis-tu ?
bal-ask-challenge = As-tu entendu une faute ?

## Réponses

bal-choice-attack = Viser { $seat }
bal-choice-lay = { $about ->
    [attack_potion] Poser { $the_card }
    [second_potion] Poser { $the_card }
    [parry] Poser { $the_card }
    [nothing] Poser { $the_card }
   *[other] { $card } ({ $card_short })
}
bal-choice-both = Les deux : « À moi, nananère ! », puis Boule de cristal
bal-choice-to = { $about ->
    [mirror] Tendre le miroir à { $seat }
   *[other] L’envoyer chez { $seat }
}
bal-choice-discard = { $about ->
    [trick] Faire disparaître { $the_card }
   *[other] Jeter { $the_card }
}
bal-choice-give = Donner { $the_card }
bal-choice-lose = { $own ->
    [yes] Un des tiens
   *[no] Celui pris à { $seat }
}
bal-choice-read = Lire sans faute
bal-choice-slip = Bafouiller
bal-choice-silent = Rester bouche bée
bal-choice-challenge = Sonner la cloche
bal-choice-concede = Céder
bal-choice-pass = { $about ->
    [challenge] Rien à redire
    [carabosse] Laisser faire
   *[other] Passer
}
bal-choice-none = Pas de sort
bal-choice-done = { $about ->
    [second_potion] Une seule suffit
   *[other] C’est tout
}

## Refus

bal-refused-unknown_choice = Cette réponse n’existe pas.
bal-refused-game_over = Le bal est fini.
bal-refused-not_now = Ce n’est pas ce qu’on te demande.
bal-refused-no_such_seat = Il n’y a pas de place { $seat_number } à cette table.
bal-refused-eliminated = Tu as quitté le bal : regarde les autres danser.
bal-refused-not_your_turn = Patience : on attend { $awaited }.
bal-refused-not_in_hand = Tu n’as pas { $of_card } en main.
bal-refused-not_a_target = Impossible de choisir { $seat } ici.
bal-refused-wrong_moment = Ce n’est pas le moment : { $the_card } ne se joue pas ici.
bal-refused-nothing_to_heal = Il te faut un Crapzouille mort, et de la place au coffre.
bal-refused-no_recipient = Il n’y a personne à qui envoyer l’attaque.
bal-refused-wrong_color = Cette couleur n’est pas dans l’attaque, ou elle est déjà parée.
bal-refused-cannot_match = Avec { $the_card }, la parade ne serait pas complète : c’est tout ou rien.

## Options de table (BAL-13)

bal-option-level = Niveau
    .help = Quels sorts sont en jeu, et s’il y a des farces. Pour un premier bal, le plus facile.
bal-option-level-easy = { bal-level-easy }
bal-option-level-medium = { bal-level-medium }
bal-option-level-hard = { bal-level-hard }
bal-option-first_player = Qui commence
    .help = La plus jeune, dit le livret. Dites qui c’est, ou laissez faire le hasard.
bal-option-first_player-youngest = la plus jeune
bal-option-first_player-random = au hasard
bal-option-first_player-seat = une place au choix
bal-option-sabbat = Grand Sabbat
    .help = Piocher une carte par Crapzouille vivant, ou compléter la main jusqu’à ce nombre ? Le livret se lit des deux façons.
bal-option-sabbat-draw_n = piocher autant
bal-option-sabbat-refill_to_n = compléter jusque-là
bal-option-reshuffle = La défausse retourne en pioche
    .help = Le livret ne dit pas à quel moment.
bal-option-reshuffle-when_empty = quand la pioche est vide
bal-option-reshuffle-each_sabbat = à chaque sabbat
bal-option-must_parry = Parer quand on peut
    .help = Le livret dit qu’on doit, mais à une vraie table personne ne peut le vérifier.
bal-option-must_parry-false = au choix
bal-option-must_parry-true = obligatoire
bal-option-inherit_hand = Hériter des mains
    .help = Si tu élimines une sorcière, tu choisis parmi ses cartes. Une option du livret, au niveau difficile.
bal-option-inherit_hand-false = non
bal-option-inherit_hand-true = oui
bal-option-diablotin = Diablotin
    .help = Son texte manque au livret. Joue avec notre reconstruction, ou sans lui.
bal-option-diablotin-boost = il gonfle l’attaque
bal-option-diablotin-off = sans lui
bal-option-incantation = Lire les formules
    .help = Tu tapes chaque formule sans faute ; les autres guettent l’erreur.
bal-option-incantation-off = non
bal-option-incantation-gentle = sans les accents
bal-option-incantation-strict = à la lettre
bal-option-incantation_time = Temps pour lire
    .help = Pour taper les formules d’une pose.
bal-option-incantation_time-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
bal-option-from_memory = De mémoire
    .help = La carte se cache pendant qu’on tape sa formule.
bal-option-from_memory-false = non
bal-option-from_memory-true = oui
bal-option-challenge_time = Temps pour sonner
    .help = Pour signaler une faute de lecture.
bal-option-challenge_time-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
bal-option-bot_diction = Diction des bots
    .help = La chance qu’un bot lise juste.
bal-option-bot_diction-share = { $percent } %
bal-option-bot_ear = Oreille des bots
    .help = La chance qu’un bot remarque une faute.
bal-option-bot_ear-share = { $percent } %
bal-option-youngest = La plus jeune
    .help = C’est elle qui commence, selon le livret. Dis-le ici ou dans le salon ; sinon, le hasard décide.
bal-option-youngest-nobody = pas encore dit
bal-option-youngest-seat = une place au choix
bal-option-mirror_time = On tend les miroirs
    .help = À n’importe quel moment d’une attaque, dit la carte. Deux fois par attaque, le bal est plus long.
bal-option-mirror_time-before_defense = avant la défense
bal-option-mirror_time-any_moment = avant, et après le résultat
bal-option-mirror_copy = Un miroir copie
    .help = Pour le livret, le sort fait partie de l’attaque : un Fantôme au miroir reste un Fantôme.
bal-option-mirror_copy-whole = l’attaque avec son sort
bal-option-mirror_copy-potions = les potions seulement
bal-option-doubled_check = Main courte avant une attaque doublée
    .help = La sorcière du miroir pioche et échange comme toute sorcière visée, ou se défend telle quelle.
bal-option-doubled_check-true = complétée
bal-option-doubled_check-false = laissée courte
bal-option-enchanted_check = Main courte après un Enchantement
    .help = L’Enchantement vient-il avant l’attaque, ou en fait-il partie ? Avant, il peut donner plus qu’il ne prend.
bal-option-enchanted_check-false = laissée courte
bal-option-enchanted_check-true = complétée
bal-option-no_potion = Qui se défend sans potion échange
    .help = Le livret ne fixe pas de moment : aussi après un coup de balai, ou seulement pour la sorcière visée ?
bal-option-no_potion-defending = à chaque défense
bal-option-no_potion-named = seulement si on la vise
bal-option-hex_treasure = Un trésor avec un Sortilège
    .help = Un seul sort par attaque ; mais le trésor peut se jouer « lorsqu’un Sortilège est joué ».
bal-option-hex_treasure-false = pour qui se défend
bal-option-hex_treasure-true = pour qui l’a lancé aussi
bal-option-robber_spared = Le tour d’une voleuse, juste après le vol
    .help = Jamais contre un joueur qui vient d’en poser une, dit la carte.
bal-option-robber_spared-true = à l’abri
bal-option-robber_spared-false = peut être volé
bal-option-slip_treasure = Les cartes d’un trésor après une faute
    .help = Le coup est entièrement annulé, dit le livret.
bal-option-slip_treasure-returned = repartent
bal-option-slip_treasure-kept = restent en main
bal-option-hex_wand = La baguette sous un Sortilège
    .help = L’attaquante reprend toutes ses cartes : est-ce la fin du Sortilège pour toutes ?
bal-option-hex_wand-everyone = y met fin
bal-option-hex_wand-alone = ne protège que qui la joue
bal-option-components = Potions et jetons
    .help = Noms et formules des potions, et le nombre de jetons de chaque couleur, sont presque tous de nous. L’hôte peut donner un fichier avec ceux de sa boîte.
bal-option-components-ours = les nôtres
bal-option-components-file = ceux de cette maison
bal-option-components-hash = empreinte { $hash }
