# Les coups de pouce d’une première partie

web-hint-close = Compris
web-hint-title = Coup de pouce
web-hint-belcastel-risk = Attention : le prochain jeton peut tout faire exploser. Rien ne t’oblige à piocher.
web-hint-belcastel-flask = Ta bouteille peut remettre au sac le dernier jeton, une fois par manche.
web-hint-belcastel-odds = Les chances exactes sont ici, si tu veux les voir.
web-hint-belcastel-reward = Explosé : points ou sous. En début de partie, les sous rapportent souvent plus.
web-hint-bal-window = Chacune peut réagir maintenant : joue ta carte, ou passe.
web-hint-bal-parry = Pour parer, il faut les mêmes couleurs que l’attaque. Tu peux aussi céder.
web-hint-bal-attack = Une couleur rare est plus difficile à parer.
web-hint-blackwood-place = Pose en avance sur la lanterne : les rangées glissent vers le village.
web-hint-blackwood-behind = Derrière la lanterne, une marionnette attend la prochaine expédition.
web-hint-blackwood-brew = Une recette est complète : tu peux la préparer pendant ce retour.
web-hint-blackwood-sale = À la fin de l’expédition, le garde-manger est vendu à moitié prix.
web-hint-blackwood-values = Le livret ne dit pas ce qui est imprimé sur les cartes : ces valeurs sont notre reconstruction.
web-hint-undo = Tant que rien n’est révélé, tu peux reprendre ton coup.
