### The plan of somebody who goes away from a brew of Belcastel.

web-plan-about = Mon plan joue à ma place, dès maintenant et jusqu’à ce que je reprenne la main.
web-plan-until = Je pioche jusqu’à…
web-plan-first = le premier atteint arrête
web-plan-whites = blancs au chaudron
web-plan-coins = sous à la case de décompte
web-plan-risk = risque au-delà de
web-plan-percent = { $percent } %
web-plan-less = Moins : { $what }
web-plan-more = Plus : { $what }
web-plan-no-odds = À cette table on joue sans les probabilités : le risque ne peut pas arrêter un plan.
web-plan-flask = Ma bouteille
web-plan-flask-high = pour un blanc 2 ou 3
web-plan-flask-last = pour le dernier blanc
web-plan-flask-never = jamais
web-plan-questions = Les choix en cours de route
web-plan-questions-bot = comme un apprenti
web-plan-questions-wait = m’attendre
web-plan-after = Après le brassage
web-plan-after-wait = m’attendre
web-plan-after-round = finir la manche
web-plan-after-back = jusqu’à mon retour
web-plan-exploded = Si tout explose
web-plan-exploded-points = garder les points
web-plan-exploded-coins = acheter
web-plan-after-help = Un apprenti fait le reste à ma place, achats compris.
web-plan-forecast = Avec ton sac : arrêt vers { $coins } { $whole ->
    [0] sou
    [1] sou
   *[other] sous
} en moyenne, { $boom ->
    [never] sans exploser.
    [seldom] explosion 1 fois sur { $times }.
   *[often] explosion dans { $percent } des cas.
}
web-plan-forecast-waits = Une fois sur { $times }, une question t’attendra.
web-plan-nothing = Choisis au moins une condition.
web-plan-idle = Ton brassage n’est pas en cours : un plan qui t’attend après n’aurait rien à faire.
web-plan-keep = Laisser jouer ce plan
web-plan-change = Changer de plan
