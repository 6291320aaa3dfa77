# Façons d’être ensemble : le grand écran de la pièce, un appareil qui passe de main en main.

web-modes-screen-how = Ouvre ce lien sur la télé ou l’ordinateur : il montre la table, et rien de ce qui est caché. Chacun garde sa main ou son sac sur son téléphone.
web-modes-screen-link = Lien du grand écran
web-modes-screen-link-qr = Code à scanner pour ouvrir le grand écran
web-modes-screen-here = Ouvrir ici
web-modes-screen-tab = Grand écran – Chaudron
web-modes-screen-join = Rejoindre la table
web-modes-screen-table = La table
web-modes-screen-watch = Rejoindre, regarder
web-modes-screen-qr = Code à scanner pour venir à cette table
web-modes-screen-alone = sur cette machine seulement
web-modes-screen-scan = Scanne avec ton téléphone, ou tape le code
web-modes-screen-taken = { $taken } sur { $all }
web-modes-screen-bot = Bot, { $level }
web-modes-screen-start = Tout le monde est là. { $name } lance la partie.
web-modes-screen-ready = Tout le monde est là. La partie va commencer.
web-modes-screen-sealed = Tirages scellés
web-modes-screen-open = Les tirages étaient scellés ; le sceau est ouvert, tout le monde peut les vérifier.
web-modes-screen-lost = Connexion perdue. On revient tout seul…
web-modes-screen-full = Plein écran
web-modes-screen-window = Quitter le plein écran
web-modes-screen-leave = Quitter le grand écran
web-modes-screen-witches = Sorcières : { $names }
web-modes-screen-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
web-modes-screen-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-modes-screen-renown = { $points } de renommée
web-modes-screen-give = On échange des cartes en secret.
web-modes-screen-bell = Bien lu ? La cloche est à portée de main.

web-modes-mode = Comment jouez-vous ?
web-modes-mode-phones = Chacun son téléphone
web-modes-mode-screen = Grand écran
web-modes-mode-device = Un seul appareil
web-modes-mode-phones-help = Chacun ouvre la table sur son appareil.
web-modes-mode-screen-help = Cet appareil montre la table à tous ; chacun joue sur son téléphone.
web-modes-mode-screen-help-phone = Tu joues ici ; ouvre le grand écran sur une télé ou un ordinateur.
web-modes-mode-device-help = Cet appareil passe de main en main ; un rideau cache ce qui doit l’être.

web-modes-here = Sur cet appareil
web-modes-here-help = L’appareil passe de main en main. Qui joue avec toi ?
web-modes-here-name = Nom de la place { $seat }
web-modes-here-add = Ajouter
web-modes-here-windows = Sur un même appareil, les réactions n’ont pas de sablier : on demande à voix haute qui réagit.

web-modes-turn = À { $name } !
web-modes-aloud = Quelqu’un réagit ?
web-modes-aloud-mirror = { $count ->
    [one] { $name } attaque { $target } : un miroir ?
   *[other] { $name } attaque plusieurs sorcières : un miroir ?
}
web-modes-aloud-carabosse = Carabosse arrive chez { $name }.
web-modes-aloud-calm = Une boule de cristal avant la suite ?
web-modes-aloud-one = { $name } réagit
web-modes-aloud-nobody = Personne ne réagit
web-modes-curtain-to = Passe l’écran à { $name }
web-modes-curtain-hidden-bal = Les mains des autres restent derrière le rideau.
web-modes-curtain-hidden-belcastel = Les sacs et les choix des autres restent derrière le rideau.
web-modes-curtain-window = Une réaction ? On le demande à chaque sorcière, l’une après l’autre.
web-modes-curtain-nobody = Le rideau est fermé
web-modes-curtain-nobody-help = Personne d’ici n’est attendu pour l’instant.
web-modes-curtain-open = Je suis { $name }
web-modes-curtain-hold = garde le doigt pour ouvrir
web-modes-curtain-key = Entrée pour ouvrir
web-modes-curtain-log = Ce qui s’est passé
web-modes-curtain-absent = { $name } n’est pas là
web-modes-curtain-instead = Qui prend l’écran ?
web-modes-curtain-rests = Le sablier attend, rideau fermé.
web-modes-curtain-runs = Le sablier tourne pour tout le monde.
web-modes-curtain-where = { $title }, manche { $round }
