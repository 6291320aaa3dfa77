# The examples of the rules as situations: a title, and what to see at the start and after every step.

## BEL

situation-BEL-17-1 = Un jeton avance de sa valeur
    .step0 = Manche 2. Le chaudron d’Ysée est vide, sa goutte en case 0.
    .step1 = Orange 1 : une case après la goutte, donc en 1.
    .step2 = Jaune 2 : deux cases plus loin, en 3. La case 2 reste vide.
    .step3 = Blanc 1 : en 4. Le compte des blancs passe à 1.
    .step4 = Elle s’arrête. La première case libre, la 5, est sa case de décompte : 5 sous, 0 point, un rubis.
situation-BEL-17-2 = Boum
    .step0 = Les blancs de Basile font 6 : 2, 3 et 1. L’orange ne compte pas. La limite est 7.
    .step1 = Il ose : un blanc 2, en 9. Blancs 8, explosé. Sa bouteille pleine n’y peut plus rien.
    .step2 = Le jeton de trop reste posé : Basile décompte la case 10, mais seule Ysée peut lancer le dé.
    .step3 = Points ou achats, pas les deux : il prend ses 2 points.
situation-BEL-17-3 = Mêmes sous, un seul dé
    .step0 = Derniers jetons en 30 et en 31.
    .step1 = Ysée s’arrête : case 31, 23 sous et 7 points.
    .step2 = Basile aussi : case 32, 23 sous encore, mais plus loin. Lui seul lance le dé.
situation-BEL-17-4 = Un décompte entier
    .step0 = Les blancs d’Odile font 5, son dernier jeton est en 19. Celui de Gaspard est en 15.
    .step1 = Blanc 3 pour Odile : en 22, blancs 8, explosé. Elle décomptera la case 23.
    .step2 = Gaspard s’arrête : case 16. Il lance le dé, et prend le rubis de sa case.
    .step3 = Odile choisit les achats et renonce à ses 5 points ; Gaspard marque ses 3 points.
    .step4 = Avec 19 sous : un vert 2 pour 8, un bleu 2 pour 10. Le sou qui reste est perdu.
    .step5 = Gaspard, 15 sous, prend un vert 4 pour 14.
situation-BEL-17-5 = Les queues de rat
    .step0 = Scores 20, 19, 17 et 16. Entre chaque score et la tête : 0, 0, 1 et 2 queues.
    .step1 = Odile, une queue : son rat se tient 1 case après sa goutte.
    .step2 = Gaspard, deux queues et la goutte en 3 : son rat va en 5.
    .step3 = Sa potion part de là : un blanc 1 se pose en 6.
situation-BEL-17-8 = Le crâne bleu fait voir
    .step0 = Avec `blue-1`, un bleu fait piocher autant de jetons que sa valeur ; on peut en poser un.
    .step1 = Bleu 2 en 2, et deux jetons pour voir : un blanc 3, un rouge 1.
    .step2 = Basile pose le rouge 1, en 3. Le blanc 3 rentre au sac.
    .step3 = La bouteille reprend le dernier jeton posé : le rouge 1, pas le bleu.
situation-BEL-17-9 = Le bord du chaudron
    .step0 = Odile a son dernier jeton en 50. La case 52 est la dernière.
    .step1 = Un blanc 1 va en 51 : elle peut continuer, et décompterait la case 52, 33 sous et 14 points.
    .step2 = Mettons que sa bouteille le reprenne.
    .step3 = Un vert 4 dépasserait : il se pose en 52. Odile s’arrête et décompte la cuillère, 35 sous et 15 points.
situation-BEL-17-10 = La bouteille
    .step0 = La bouteille de Gaspard est pleine.
    .step1 = Blancs 1, 2 et 3, en 1, 3 et 6 : blancs 6.
    .step2 = Il la vide : le dernier jeton, le blanc 3, rentre au sac. Blancs 3.
    .step3 = La potion continue comme s’il n’avait jamais été là : un vert 1 se pose en 4.
situation-BEL-17-12 = Le crâne bleu veille
    .step0 = Avec `blue-2`, un bleu protège autant de jetons après lui que sa valeur.
    .step1 = Blancs 1, 2 et 3 : blancs 6.
    .step2 = Bleu 2 en 8 : les deux jetons suivants sont protégés.
    .step3 = Blanc 2 en 10, blancs 8 : explosé, mais protégé.
    .step4 = Basile a les deux, 2 points et 11 sous de la case 11. Le dé, non : Ysée le lance.
situation-BEL-17-15 = L’amanite aime les citrouilles
    .step0 = Avec `red-1`, un rouge avance de 1 de plus s’il y a un ou deux oranges, de 2 dès trois.
    .step1 = Deux citrouilles, en 1 et 2.
    .step2 = Rouge 2 : deux cases et une de plus, en 5.
    .step3 = Une troisième citrouille, en 6.
    .step4 = Rouge 1 : une case et deux de plus, en 9.
situation-BEL-17-16 = L’amanite à côté
    .step0 = Avec `red-2`, un rouge pioché va à côté du chaudron.
    .step1 = Blanc 3 en 3, blanc 2 en 5.
    .step2 = Rouge 2 : à côté, le chaudron ne bouge pas.
    .step3 = Tout le monde s’arrête. Ysée peut encore le poser, le garder ou le mettre au sac.
    .step4 = Elle le pose en 7 : case 8, 8 sous et 1 point, au lieu de la case 6.
situation-BEL-17-19 = La mandragore
    .step0 = Avec `yellow-1`, un jaune posé juste après un blanc peut remettre ce blanc au sac.
    .step1 = Blanc 3 en 3.
    .step2 = Jaune 1 en 4, juste après le blanc.
    .step3 = Le blanc 3 rentre au sac : blancs 0. La case 3 reste vide.
    .step4 = On compte toujours depuis le jaune : blanc 2 en 6.
situation-BEL-17-23 = L’araignée verte
    .step0 = Avec `green-1`, un vert parmi les deux derniers jetons donne un rubis.
    .step1 = Vert 1 en 8, vert 2 en 10 : les deux derniers sont verts.
    .step2 = Tout le monde s’arrête : 2 rubis en phase B.
situation-BEL-17-26 = Les souffles mauves
    .step0 = Manche 3, `purple-1`. Odile a trois mauves dans son chaudron.
    .step1 = Au décompte, elle choisit sa ligne : trois mauves, ou une plus basse.
    .step2 = La troisième ligne : 2 points tout de suite,
    .step3 = et sa goutte avance d’1 case.
situation-BEL-17-30 = Les sphinx noirs
    .step0 = Autour de la table : 2 noirs, 1, 2 et 0. Chaque chaudron se compare à ses deux voisins.
    .step1 = Ysée en a plus que Gaspard et plus que Basile : un rubis, et sa goutte.
    .step2 = La goutte d’Ysée avance. Odile aussi en a plus que ses deux voisins : un rubis,
    .step3 = et sa goutte. Basile et Gaspard n’ont rien.
situation-BEL-17-33 = Un ingrédient puissant
    .step0 = La carte est retournée. Les blancs de Basile font 7, dernier jeton en 20.
    .step1 = Il s’arrête, pioche cinq jetons et peut en poser un : rien n’explose plus.
    .step2 = Le blanc 3 en 23 : blancs 10, aucune explosion. Case 24, 19 sous, 5 points, un rubis.
situation-BEL-17-34 = Un mélange détonant
    .step0 = Après cinq jetons, la carte permet à tout le monde de recommencer.
    .step1 = Cinq jetons, blancs 8 : pas d’explosion avant la question. Odile doit choisir.
    .step2 = Elle recommence : les neuf jetons sont au sac, rien n’est posé, et l’offre ne reviendra pas.
situation-BEL-17-42 = La dernière manche
    .step0 = Manche 9. Ysée a son dernier jeton en 30 et 7 rubis.
    .step1 = Elle s’arrête : case 31, 23 sous et 7 points.
    .step2 = 7 points, puis 23 sous changés en 4 points. Plus rien ne s’achète.
    .step3 = 2 rubis font 1 point : six rubis, 3 points. En tout, 14 pour la manche.

## WIT

situation-WIT-7-1 = Sauve-chaudron
    .step0 = Les blancs d’Ysée font 7, son dernier jeton est en 12. Sa bouteille est pleine, et elle a son centime d’argent.
    .step1 = Blanc 1 en 13 : explosé. Mais `S1` est là.
    .step2 = Le blanc rentre au sac, la bouteille est vide, le centime dépensé. Rien n’a explosé.
    .step3 = Elle peut continuer, depuis 12 : un vert 1 en 13.
situation-WIT-7-2 = Six d’un coup
    .step0 = Avant sa première pioche, Basile a son centime d’argent et `S2` devant lui.
    .step1 = Six jetons d’un coup : il en pose autant qu’il veut, dans l’ordre qu’il veut.
    .step2 = Orange 1 en 1, bleu 1 en 2, vert 1 en 3.
    .step3 = Il s’en tient là : les trois blancs rentrent au sac.
situation-WIT-7-3 = Ramasse-blancs
    .step0 = Odile : blanc 2 en 2, vert 1 en 3, blanc 1 en 4, orange 1 en 5.
    .step1 = Elle appelle `S3` : son dernier blanc, l’avant-dernier, ou les deux.
    .step2 = Les deux rentrent au sac. Les trous restent.
    .step3 = Le jeton suivant se compte depuis 5, où l’orange est toujours : en 6.
situation-WIT-7-4 = Rien de perdu
    .step0 = Gaspard a explosé, dernier jeton en 23. La carte est *Joie maligne*.
    .step1 = Son explosion profite à sa voisine de gauche : Ysée prendra un jeton 2.
    .step2 = Un vert 2 pour elle. Et Gaspard : `S4` ?
    .step3 = Oui. Sa case 24 est la plus avancée : le dé, un rubis, 5 points, et 19 sous à dépenser.
situation-WIT-7-5 = Bourse double
    .step0 = Dernier jeton d’Ysée en 15, 3 rubis et son centime de cuivre.
    .step1 = Case 16 : un rubis de plus, 3 points, 15 sous.
    .step2 = Avec `C2`, ses sous comptent double : 30.
situation-WIT-7-6 = Fait-grandir
    .step0 = Les deux derniers jetons de Basile : rouge 2 et orange 1.
    .step1 = En phase E, il lui reste son centime de cuivre.
    .step2 = Avec `C1`, le rouge 2 peut monter, ou bien le vert 1 ; une citrouille, jamais.
    .step3 = Le rouge 2 devient un rouge 4, et va au sac.
situation-WIT-7-10 = Pluie de rubis
    .step0 = Dernier jeton d’Ysée en 27. Son centime d’or attend.
    .step1 = Case 28 : 6 points et un rubis. `G3` est prête.
    .step2 = 6 rubis au lieu de 1, et les 6 points comme d’habitude.
situation-WIT-7-12 = La coupelle
    .step0 = Odile a son dernier jeton en 50.
    .step1 = Un orange 6 se pose en 52, la dernière case. Avec la coupelle, ce n’est pas fini.
    .step2 = Bleu 4, blanc 2 et un chou des fous vont dans la coupelle : 4 + 2 + 1 = 7.
    .step3 = La moitié de 7 fait 3 : 15 + 3 = 18 points, 35 sous, et le dé.
situation-WIT-7-13 = Le crâne compte les citrouilles
    .step0 = Avec `blue-5`, un bleu paie sa valeur s’il y a autant d’oranges.
    .step1 = Orange 1 en 1, orange 6 en 7 : deux oranges.
    .step2 = Bleu 2 en 9 : deux oranges, 2 points. Un bleu 4 n’aurait rien donné.
situation-WIT-7-16 = De côté, puis boum
    .step0 = Avec `red-6`, les blancs de Gaspard font 6.
    .step1 = Rouge 1 en 9, et un blanc 2 va de côté : il ne compte pas encore.
    .step2 = Tout le monde s’arrête : le blanc 2 se pose en 11, blancs 8, explosé.
    .step3 = `S1` peut encore le sauver : case 10, le chaudron est intact.
situation-WIT-7-19 = Le chou des fous imite
    .step0 = Avec `locoweed-6`, un chou des fous imite le dernier jeton de couleur. Ici, un bleu 2.
    .step1 = Il vaut 2, se pose en 5 et agit en bleu 2 : deux jetons pour voir.
    .step2 = Ysée pose l’orange 1, en 6.
situation-WIT-7-20 = Un jeton pour demain
    .step0 = Avec `green-5`, la potion d’Odile finit par blanc 3 en 20 et vert 4 en 24.
    .step1 = Elle peut garder un jeton valant au plus 4 pour ouvrir la manche suivante.
    .step2 = Le blanc 3 attendra.
    .step3 = Manche suivante : personne n’a rien acheté, et Odile a deux queues de retard.
    .step4 = Rat en 2 : le blanc 3 se pose en 5. Blancs 3.

## BAL

situation-BAL-11-1 = Une demi-parade n’est rien
    .step0 = Ysée tient un rouge et un bleu ; Basile, deux rouges et pas de bleu.
    .step1 = Elle attaque avec les deux. Il faudrait répondre aux deux.
    .step2 = Basile cède : il garde ses rouges, perd 1 Crapzouille, et Ysée pioche.
situation-BAL-11-2 = Rien ne remplace un gris
    .step0 = Ysée tient un gris et un rouge ; Basile, un rouge et un Abracadabra.
    .step1 = Gris et rouge. Abracadabra vaut n’importe quelle couleur, sauf le gris.
    .step2 = Pas de parade possible : Basile perd 1 Crapzouille.
situation-BAL-11-3 = Le balai revient
    .step0 = Quatre sorcières. Basile et Odile ont chacun un balai.
    .step1 = Ysée attaque Basile.
    .step2 = D’un coup de balai, chez Odile : pas chez Ysée, qui la lui a envoyée.
    .step3 = Odile l’envoie chez Ysée : c’est permis. Chez Basile, ce serait interdit.
    .step4 = Ysée ne pare pas sa propre attaque : 1 Crapzouille de moins, et personne ne pioche.
situation-BAL-11-4 = Sortilège
    .step0 = Ysée tient Sortilège et un bleu.
    .step1 = Tout le bal est visé. Chacun se défend à son tour.
    .step2 = Basile et Odile ne parent pas : chacun perd 1 Crapzouille, Ysée ne pioche qu’une carte.
    .step3 = Gaspard pare et pioche 1 carte.
situation-BAL-11-5 = La baguette
    .step0 = Ysée tient Enchantement et un jaune ; Basile, la baguette.
    .step1 = Enchantement : une carte tombe au hasard de la main de Basile, un vert.
    .step2 = Puis le jaune.
    .step3 = Basile lève sa baguette : Ysée reprend ses deux cartes. Le vert reste tombé.
situation-BAL-11-6 = Le fantôme se venge
    .step0 = Ysée n’a plus qu’un Crapzouille, et un Fantôme dans la main.
    .step1 = Elle attaque Basile : pas paré, il perdrait 2 Crapzouilles.
    .step2 = Basile pare et pioche. Le Fantôme prend le dernier Crapzouille d’Ysée, qui quitte le bal.
situation-BAL-11-7 = Le miroir survit
    .step0 = Basile n’a plus qu’un Crapzouille, et un miroir.
    .step1 = Ysée l’attaque. Avant de se défendre, il peut tendre son miroir.
    .step2 = À Odile ! Elle recevra une copie de l’attaque.
    .step3 = Basile ne pare pas et quitte le bal. La copie, elle, reste.
    .step4 = Odile ne pare pas non plus : 1 Crapzouille de moins, et personne ne pioche.
situation-BAL-11-8 = Main courte
    .step0 = Carabosse va arriver chez Ysée, qui ne tient qu’une carte.
    .step1 = Deux cartes ou moins : elle en pioche 2 et en a 3, avant d’attaquer.
situation-BAL-11-9 = Le Grand Sabbat
    .step0 = Ysée : 6 Crapzouilles, 3 cartes. Basile : 8 et 7. Odile : 4 et 12.
    .step1 = Une carte par Crapzouille vivant, 10 en main au plus : Ysée en a 9, Basile 10, Odile toujours 12.
situation-BAL-11-10 = Le blanc ne demande rien
    .step0 = Ysée tient le Lutin farceur ; c’est à elle.
    .step1 = Le lutin tire un rouge et un blanc. Le blanc ne se pare pas.
    .step2 = Un seul rouge suffit. Elle pioche.
situation-BAL-11-11 = À moi, nananère !
    .step0 = Carabosse arrive chez Basile. Odile et Gaspard ont la carte pour le crier.
    .step1 = Gaspard vole le tour : il joue à la place de Basile.
    .step2 = Il attaque Ysée. Puis Carabosse passe chez Odile.
    .step3 = Odile joue son propre tour, et Carabosse arrive chez Gaspard, pour son propre tour.
    .step4 = Celui-là peut être volé : Odile joue à sa place.
situation-BAL-11-12 = Capturé, puis perdu
    .step0 = Ysée a 9 Crapzouilles et un Envoûtement.
    .step1 = Elle envoûte Basile.
    .step2 = Il ne pare pas : un de ses Crapzouilles passe dans le coffre d’Ysée. 10 pour elle, 9 pour lui.
    .step3 = Basile attaque à son tour.
    .step4 = Ysée ne pare pas et perd le capturé : elle en a 9, et Basile compte 1 mort de plus.

## BLW

situation-BLW-11-1 = Glisser, c’est passer devant
    .step0 = Lanterne à la colonne 2. Basile est le plus haut, en rangée 3 : il prend le chaudron. Ysée, en rangée 1, rentre d’abord.
    .step1 = Elle achète ; la rangée 1 glisse, et la marionnette de Basile passe de (1, 3) à (1, 2).
    .step2 = La rangée la plus basse d’abord : c’est elle qui rentre, avant celle de la rangée 3.
    .step3 = Puis celle de (3, 2). Basile a eu deux tours.
situation-BLW-11-2 = Derrière la lanterne
    .step0 = Lanterne à la colonne 2. Ysée a une marionnette en (1, 1).
    .step1 = Basile achète en (1, 2), la rangée 1 glisse : Ysée, à gauche du trou, ne bouge plus de l’expédition.
situation-BLW-11-3 = La moitié de tout
    .step0 = Dernier tour de l’expédition. Le garde-manger d’Ysée : coûts 3, 2 et 2.
    .step1 = Elle laisse sa carte, et l’expédition finit : 7 / 2 = 3 pièces, pas 1 + 1 + 1.
situation-BLW-11-4 = Une carte pour deux potions
    .step0 = Au village : crapaud + crapaud, et champignon + chauve-souris. Ysée tient crapaud + chauve-souris, crapaud, et une Pincée.
    .step1 = Les deux ensemble : la même carte sert aux deux, et la Pincée fait le champignon.
situation-BLW-11-5 = Le troisième sort
    .step0 = Ysée a déjà lancé deux sorts. Elle a 4 pièces et deux potions.
    .step1 = Le troisième coûte 4 pièces, même si les deux premiers sont déjà lancés.
situation-BLW-11-6 = Fagus Bok prête
    .step0 = Ysée n’a que 2 pièces. Avec 3, Fagus Bok refuserait.
    .step1 = Il prête 5 pièces : la bourse passe à 7, contre un jeton.
situation-BLW-11-7 = Le hérisson
    .step0 = Ysée est rentrée, le Flair du hérisson prêt.
    .step1 = Il déterre cinq cartes : coûts 4, 3, 1, 2 et 2.
    .step2 = Une seule, à moitié prix : celle de 4 pour 2 pièces. Les quatre autres sont défaussées.
situation-BLW-11-8 = Compter la renommée
    .step0 = Fin de la partie. Une potion de 8, une de 6 vendue, une de 5 troquée, 10 pièces, un jeton de Fagus Bok.
    .step1 = 8 + 4 + 5, plus 3 pour les pièces, moins 5 pour le jeton : 15.
situation-BLW-11-9 = À égalité
    .step0 = Fin de la partie. Sept potions d’un côté, six de l’autre.
    .step1 = 30 à 30 : celle qui a préparé le moins de potions gagne.
situation-BLW-11-10 = Ouste !
    .step0 = La marionnette de Basile est sur un simple crapaud, en (1, 1). Ysée a Ouste ! prêt.
    .step1 = Elle la chasse. Basile choisit où elle va.
    .step2 = En (2, 2), sur trois ingrédients : il y gagne, et prend ses 2 pièces quand même.

## Hands that an example shows

open-hand = { $count ->
    [0] { $name } ne tient rien.
   *[other] { $name } tient : { $cards }.
}

## Des règles à essayer avec ses propres nombres

trial-BEL-4-1 = { $tails ->
    [0] Aucune queue de rat : tu pars de ta goutte.
    [one] Une queue de rat : tu pars 1 case plus loin.
   *[other] { $tails } queues de rat : tu pars { $tails } cases plus loin.
}
    .short = { $tails ->
    [0] aucune queue
    [one] 1 queue
   *[other] { $tails } queues
}
    .points = tes points
    .leader = points en tête
trial-BEL-6-1 = { $over ->
    [0] Blancs : { $whites } sur { $limit }. { $room ->
        [0] Le prochain blanc fait exploser ton chaudron.
       *[other] Il tient encore { $room } de blanc.
    }
   *[other] Boum ! Blancs : { $whites } sur { $limit }.
}
    .short = { $over ->
    [0] encore { $room }
   *[other] boum
}
    .whites = blancs posés, en tout
    .limit = limite
trial-BEL-12-2 = { $points ->
    [0] Trop peu pour un échange : aucun point.
   *[other] Points pour les sous : { $coins } ; pour les rubis : { $rubies }. Cela fait { $points } en tout.
}
    .short = + { $points }
    .coins = sous de ta case de décompte
    .rubies = tes rubis
trial-WIT-3-8 = Tes rubis en ajoutent { $more } : { $coins } sous. À la manche 9, { $points ->
    [0] pas un point.
    [one] cela fait { $points } point.
   *[other] cela fait { $points } points.
}
    .short = { $coins } sous
    .coins = sous de ta case de décompte
    .rubies = tes rubis
trial-WIT-3-9 = { $points ->
    [0] Aucun point.
    [one] { $points } point.
   *[other] { $points } points.
}
    .short = + { $points }
    .colors = couleurs dans ton chaudron, sans le blanc
trial-WIT-3-12 = { $often ->
    [0] Sans rubis, tu n’as rien pour payer.
   *[other] Avancées de ta goutte ou remplissages de ta bouteille : { $often } en tout. Sans la sorcière : { $usual }.
}
    .short = { $often } au lieu de { $usual }
    .rubies = tes rubis
trial-WIT-4-2 = { $half ->
    [0] Ta coupelle n’ajoute rien : { $points } points.
   *[other] Ta coupelle ajoute { $half } : { $points } points.
}
    .short = + { $half }
    .values = valeurs dans ta coupelle, en tout
trial-BAL-3-4 = { $draws ->
    [0] Rien à piocher : tu restes à { $holds }.
    [one] Tu pioches 1 carte : { $holds } en main.
   *[other] Tu pioches { $draws } cartes : { $holds } en main.
}
    .short = { $draws ->
    [0] rien, déjà { $holds }
   *[other] + { $draws } = { $holds }
}
    .lives = Crapzouilles vivants
    .hand = cartes en main
trial-BAL-6-1 = { $draws ->
    [0] Plus de 2 cartes : tu n’en pioches pas.
   *[other] Tu pioches { $draws } cartes : { $holds } en main.
}
    .short = { $draws ->
    [0] rien
   *[other] + { $draws } = { $holds }
}
    .hand = cartes en main
trial-BLW-4-1 = { $coins ->
    [0] Ton garde-manger ne te rapporte rien.
    [one] Ton garde-manger te rapporte { $coins } pièce.
   *[other] Ton garde-manger te rapporte { $coins } pièces.
}
    .short = + { $coins }
    .worth = coûts imprimés dans ton garde-manger, en tout
trial-BLW-5-3 = Le prochain sort coûte { $price } pièces. { $short ->
    [0] Il t’en reste { $left }.
    [one] Il te manque 1 pièce.
   *[other] Il te manque { $short } pièces.
}
    .short = { $short ->
    [0] coûte { $price }
   *[other] coûte { $price }, il manque { $short }
}
    .spells = sorts achetés jusqu’ici
    .coins = tes pièces
trial-BLW-8-3 = { $lost ->
    [0] Potions { $potions }, pièces { $coins } : { $total } de renommée.
   *[other] Potions { $potions }, pièces { $coins }, Fagus Bok − { $lost } : { $total } de renommée.
}
    .short = { $total } de renommée
    .potions = renommée des potions
    .coins = pièces
    .loans = jetons de Fagus Bok
