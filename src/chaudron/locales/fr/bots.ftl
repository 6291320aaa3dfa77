# Les bots : comment chacun joue, et ce qu’il dit de temps en temps. Une ligne ne parle que de ce que tous ont vu.
# start : la partie commence ; won, lost : elle finit ; boom, hit, out : il m’arrive malheur ; saved : je m’en sors ;
# glee : il arrive malheur à un autre ; proud, sold : ça me réussit ; behind : je suis loin derrière.

## Conseils ($best, $next : ce qu’on attend du meilleur choix et du suivant ; $lead : la différence ; $sign et $size : une valeur, en deux)

hint-would = Ce que jouerait { $name } :
hint-by-ear = Là, fie-toi à tes yeux et à tes oreilles.
hint-nobody = « { $given } » ne joue pas à ce jeu. Demande à : { $known }.
hint-plain = D’instinct, c’est ce que je jouerais.
hint-points-alone = Écart attendu à la fin avec le meilleur des autres : { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $size ->
    [one] point
   *[other] points
}.
hint-points-lead = { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $lead ->
    [one] point
   *[other] points
} de mieux que le choix suivant, tout compté jusqu’à la fin.
hint-even = À peu près aussi bon que le choix suivant : fais comme tu le sens.
hint-wins-alone = De quoi gagner { NUMBER($best, style: "percent", maximumFractionDigits: 0) } du temps.
hint-wins-lead = De quoi gagner { NUMBER($best, style: "percent", maximumFractionDigits: 0) } du temps, contre { NUMBER($next, style: "percent", maximumFractionDigits: 0) } avec le choix suivant.
hint-worth-points = { $sign }{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $size ->
    [one] point
   *[other] points
}
hint-worth-wins = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }

## Belcastel

bots-belcastel-child =
    .style = Pioche tant que ça l’amuse, et adore les jolies couleurs.
    .start = C’est moi qui touille !
    .boom = Oh… il y en a jusqu’au plafond !
    .glee = Boum ! Encore ! Encore !
    .proud = Le dé ! Le dé ! C’est moi, le dé !
    .behind = Viens, petit rat, on court !
    .saved = Même pas mal !
    .won = J’ai gagné ! Maman, j’ai gagné !
    .lost = On recommence ? Dis oui !

bots-belcastel-novice =
    .style = Gourmand et pressé : il pioche une fois de trop, puis s’arrête trop tôt.
    .start = Ça sent bon, on commence quand ?
    .boom = J’avais pourtant dit : le dernier !
    .glee = Ouf, ce n’est pas que moi.
    .proud = Qui a le plus gros chaudron ? C’est Gustin !
    .behind = Je prends mon élan, c’est tout.
    .saved = J’en ai renversé, mais le meilleur reste.
    .won = Ça alors ! Tournée de soupe pour tout le monde !
    .lost = La prochaine fois, je goûte moins.

bots-belcastel-apprentice =
    .style = Compte ses blancs, fait ses courses avec soin, prend peu de risques.
    .start = Ma liste est prête. La tienne ?
    .boom = Je l’avais pourtant noté dans la marge…
    .glee = Un couvercle, ça existe, tu sais.
    .proud = Bien dosé, bien remué : voilà le travail.
    .behind = Lentement, mais sûrement.
    .saved = Toujours garder un peu de marge.
    .won = Maîtresse sera fière de moi !
    .lost = Bien joué. Je note ta recette.

bots-belcastel-adept =
    .style = Pique au bon moment : elle calcule ses chances et ne les force pas.
    .start = Que personne ne touche à mes bocaux.
    .boom = Pas un mot. Pas un seul mot.
    .glee = Ça pique, n’est-ce pas ?
    .proud = Une pincée d’ortie, et tout s’élève.
    .behind = Les mauvaises herbes repoussent toujours.
    .saved = On ne déracine pas une ortie si vite.
    .won = Je l’avais bien dit : je pique.
    .lost = Hum. Revenez demain, qu’on en reparle.

bots-belcastel-master =
    .style = Le vieux renard du marché : il pèse chaque jeton et pense déjà à la dernière manche.
    .start = Approchez, approchez ! La science va commencer.
    .boom = C’était prévu. Si, si, c’était prévu.
    .glee = Une belle couleur, cette fumée.
    .proud = Admirez la mousse, messieurs-dames.
    .behind = Un maître sait se faire attendre.
    .saved = L’expérience, mes amis, l’expérience.
    .won = Deux sous la fiole, et l’élixir est pour vous.
    .lost = Vendez-moi votre secret. Votre prix ?

## Les sorcières

bots-witches-child =
    .style = Fait ce que fait maman, mais sans regarder dans le sac.
    .start = J’ai mis ma carotte porte-bonheur.
    .boom = C’est pas moi, c’est le chat !
    .glee = Hi hi, t’as de la suie sur le nez !
    .proud = Vous avez vu ? Vous avez vu ?
    .behind = Attendez-moi, j’ai un caillou dans la botte !
    .saved = Ouf ! J’ai croisé les orteils.
    .won = Les sorcières m’aiment bien, je crois.
    .lost = Je reviens quand je serai grand. Demain.

bots-witches-novice =
    .style = Enthousiaste : elle achète ce qui brille et appelle une sorcière pour un rien.
    .start = Oh, quelle belle tablée !
    .boom = Tant pis, ça sent la vanille !
    .glee = Pauvre toi ! Tu veux mon torchon ?
    .proud = Ça mousse, ça mousse !
    .behind = D’en bas, on voit mieux les étoiles.
    .saved = Merci, merci, merci, les sorcières !
    .won = C’est vrai ? C’est moi ? Oh !
    .lost = C’était si bon que j’en redemande.

bots-witches-apprentice =
    .style = Connaît ses herbes : elle dose, elle compte, et garde ses sous.
    .start = Le basilic est coupé, allons-y.
    .boom = Trop de sauge. C’est toujours la sauge.
    .glee = Une tisane, pour te remettre ?
    .proud = Cueilli à la bonne lune, voilà tout.
    .behind = Les bonnes herbes prennent leur temps.
    .saved = Une feuille de plus et tout partait.
    .won = Un bouquet pour moi, merci !
    .lost = Tu me donnes une bouture de ta chance ?

bots-witches-adept =
    .style = Érudit : il garde ses sorcières pour le moment qui compte.
    .start = Chapitre premier : le feu doux.
    .boom = Voilà qui contredit tous mes grimoires.
    .glee = Page quarante : ne pas faire cela.
    .proud = Conforme à la théorie.
    .behind = Je relis mes notes, un instant.
    .saved = Note de bas de page : toujours se garder une sorcière.
    .won = J’ajouterai un chapitre à mon nom.
    .lost = Passionnant. Puis-je vous citer ?

bots-witches-master =
    .style = Cent ans de chaudron : elle sait ce qu’il reste dans le sac, et ce que tu vas acheter.
    .start = Attisez, mes petits, Mémé a froid.
    .boom = Bah ! Je n’avais plus de sourcils de toute façon.
    .glee = Heh heh. Bienvenue au club de la suie.
    .proud = Le vieux chaudron fait la bonne soupe.
    .behind = Je laisse courir la jeunesse.
    .saved = Une dent, mais de la jugeote.
    .won = Allez, Mémé vous sert une louche.
    .lost = Bien, mon chou. Tu reviendras touiller chez moi.

## Le Bal

bots-bal-child =
    .style = Lance ce qui lui passe par la main, en riant très fort.
    .start = J’ai le droit de veiller tard !
    .hit = Hé ! Pourquoi moi ?
    .saved = Raté ! Na na na !
    .boom = Mon Crapzouille…
    .out = Je danse quand même, d’abord.
    .glee = Moins de monde, plus de gâteau !
    .proud = Tout neuf, mon crapaud !
    .won = C’est moi la reine du bal !
    .lost = Je suis pas fatiguée, c’est mes yeux.

bots-bal-novice =
    .style = Attaque pour se faire remarquer, et garde trop peu pour se défendre.
    .start = Ai-je bien mis ma fraise ?
    .hit = Pas sur le velours !
    .saved = Tout en élégance.
    .boom = Une tache ! Une tache affreuse !
    .out = Je sors, mais avec panache.
    .glee = Quelle sortie manquée, vraiment.
    .proud = Me revoilà, plus beau que jamais.
    .won = Applaudissez, je vous en prie.
    .lost = Mes boucles, au moins, sont restées en place.

bots-bal-apprentice =
    .style = Mesure ses pas : elle compte les couleurs et riposte en rythme.
    .start = Un, deux, trois… et l’on tourne.
    .hit = Tu m’invites à danser ?
    .saved = Un pas de côté, et voilà.
    .boom = Faux pas.
    .out = La musique s’arrête pour moi.
    .glee = Une place de plus sur la piste.
    .proud = Et l’on repart du bon pied.
    .won = La dernière danse était la mienne.
    .lost = Une autre valse ?

bots-bal-adept =
    .style = Sourit par-devant, complote par-derrière : il frappe qui ne peut plus parer.
    .start = Souriez. Ce sera bref.
    .hit = Comme c’est aimable. Je m’en souviendrai.
    .saved = Vous disiez ?
    .boom = Une égratignure. Continuez donc.
    .out = Je hanterai les rideaux.
    .glee = Quel dommage. Vraiment. Quel dommage.
    .proud = On ne se débarrasse pas d’un baron.
    .won = Mon sourire ? Le même qu’au début.
    .lost = Grrr… je voulais dire : bravo.

bots-bal-master =
    .style = Elle lit les mains derrière les masques et garde toujours un coup d’avance.
    .start = On m’annonce ? Inutile, je suis déjà là.
    .hit = Quelle audace. C’est presque charmant.
    .saved = Un coup d’éventail a suffi.
    .boom = Je vous le prêtais, de toute façon.
    .out = Je me retire. Ne touchez pas au buffet.
    .glee = Qu’on raccompagne cette personne.
    .proud = Une marquise se relève toujours.
    .won = Le bal est fini quand je le dis.
    .lost = Exquis. Vous reviendrez, j’y tiens.

## Blackwood

bots-blackwood-child =
    .style = Ramasse ce qui est joli et prépare dès qu’elle peut.
    .start = On va dans les bois ? Pour de vrai ?
    .proud = Ça fait des bulles vertes !
    .hit = Ma marionnette ! Elle faisait rien de mal !
    .glee = Ouste, ouste, ouste !
    .boom = Le monsieur m’a prêté des sous. Il est gentil.
    .sold = Tiens, j’en ai plein d’autres !
    .won = Même les hiboux applaudissent !
    .lost = J’ai trouvé un escargot, c’est pareil.

bots-blackwood-novice =
    .style = Flâne sous les arbres et prépare ce qui lui tombe sous la main.
    .start = Pas si vite, je mets mes chaussettes.
    .proud = Tiens, ça a marché.
    .hit = On faisait la sieste, nous.
    .glee = Pardon, c’était mon coin d’ombre.
    .boom = Je rembourserai… un jour.
    .sold = Ça pesait lourd, dans la musette.
    .won = Et sans courir !
    .lost = Je m’étais assoupi, non ?

bots-blackwood-apprentice =
    .style = Connaît les sentiers : elle compte ses pièces et vise les bonnes potions.
    .start = Suivez la lanterne, moi je suis devant.
    .proud = Recette suivie à la goutte.
    .hit = Je connais un autre sentier.
    .glee = La forêt est petite, parfois.
    .boom = Juste le temps d’un marché…
    .sold = Client content, bourse ronde.
    .won = Le conseil a bon goût.
    .lost = Je reviendrai par un autre chemin.

bots-blackwood-adept =
    .style = Sombre et patient : il prend juste avant toi ce dont tu avais besoin.
    .start = Mon corbeau a déjà tout vu.
    .proud = Noir, épais, parfait.
    .hit = Croâ. Il a noté ton nom.
    .glee = Il te l’avait dit, pourtant : croâ.
    .boom = Une dette. Encore une plume en moins.
    .sold = Qu’ils la boivent, s’ils osent.
    .won = Même lui sourit. Regardez bien.
    .lost = Croâ. Il dit que c’est ma faute.

bots-blackwood-master =
    .style = Voit la nuit : elle connaît chaque sentier, chaque carte et ton prochain pas.
    .start = Hou… je vous attendais.
    .proud = Mijoté toute une lune. Goûtez.
    .hit = Quelle imprudence. La nuit est longue.
    .glee = Hou hou. Cette branche est à moi.
    .boom = Fagus et moi, c’est une vieille histoire.
    .sold = Le village dort mieux quand je vends.
    .won = La nuit porte conseil. Surtout à moi.
    .lost = Tiens, un œil plus perçant que le mien.
