# Les mots du grimoire : les règles à feuilleter.

web-rules-title = Règles
web-rules-title-of = Règles : { $game }
web-rules-all = Les règles de la maison
web-rules-size = { $rules } règles, { $situations } à voir jouer
web-rules-start = Ouvrir le premier chapitre
web-rules-contents = Sommaire
web-rules-chapters = Autres chapitres
web-rules-chapter-before = chapitre précédent
web-rules-chapter-after = chapitre suivant
web-rules-search = Chercher dans les règles
    .hint = chercher : bouteille, 6.1, miroir
web-rules-results = Ce qu’on a trouvé
web-rules-found = { $count ->
    [0] Aucune règle trouvée.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
web-rules-none = Rien sur « { $wanted } » dans le grimoire.
web-rules-link = Lien vers { $rule }
web-rules-sieve = Ne montrer que
web-rules-sieve-all = tout
web-rules-sieve-rulings = décisions
web-rules-sieve-options = options
web-rules-sieve-editions = éditions

## Une règle

web-rules-mark-ruling = décision
web-rules-mark-option = une option la change
web-rules-mark-editions = éditions
web-rules-edition-words = édition éditions éditeur relevés transcriptions almanach
web-rules-about = À propos de { $rule }
web-rules-usual = par défaut
web-rules-set-up = Préparer une table avec « { $value } »
web-rules-when = Se choisit à la préparation. { -web-touch-first } une réponse pour ouvrir une table avec elle.
web-rules-your-table = À ta table : { $value }.
web-rules-in-your-game = Dans ta partie
web-rules-moment = revoir ce moment
web-rules-moment-of = Revoir ce moment : { $says }
web-rules-try = Essaie
web-rules-less = Moins : { $what }
web-rules-more = Plus : { $what }
web-rules-around = Autour de ta table, maintenant
web-rules-numbers-of = Essayer avec les nombres de { $name }
web-rules-readings = Livret et éditions
web-rules-ruling = Une décision de nous
web-rules-fixed = Le livret se tait ou se lit de deux façons. Aucune option ne change celle-ci.
web-rules-beside-it = Voisines
web-rules-ways = Règle précédente, règle suivante
web-rules-previous = Règle précédente, { $rule }
web-rules-next = Règle suivante, { $rule }
web-rules-copy = Copier le lien

## À voir jouer

web-rules-watch = À voir sur un plateau
web-rules-situation = À voir jouer : { $title }
web-rules-situation-coming = On dresse la table…
web-rules-as-text = en texte
web-rules-steps = Pas à pas
web-rules-step = Étape { $step } sur { $steps }
web-rules-first = Revenir au début
web-rules-before = Étape précédente
web-rules-after = Suite
web-rules-play = Dérouler
web-rules-pause = Pause
web-rules-points = points
web-rules-rubies = rubis
web-rules-whites = Blancs { $whites } sur { $limit }
web-rules-beside = un jeton à côté
web-rules-defense = Parade :
web-rules-pile = pioche { $pile }, défausse { $discard }
web-rules-out = a quitté le bal
web-rules-no-cards = aucune carte
web-rules-dug = Déterrées par le hérisson
web-rules-loans = { $count ->
    [one] 1 jeton de Fagus Bok
   *[other] { $count } jetons de Fagus Bok
}
web-rules-nothing = rien au garde-manger, ni potion, ni sort
