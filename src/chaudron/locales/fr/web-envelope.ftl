### L’enveloppe : avant la partie, pendant qu’on attend, et ouverte à la fin.

web-envelope-lobby = L’enveloppe des tirages.
    .about = { $all ->
        [0] Toute la chance est dedans.
       *[other] Cires posées : { $poured } sur { $all }. À la fin, chaque tirage se vérifie.
    }
web-envelope-open = L’enveloppe
    .text = Toute la chance de la partie tiendra dedans. Chaque appareil y verse sa cire : personne ne pourra plus la changer, pas même la maison.
web-envelope-sealed = L’enveloppe est scellée
    .text = Toute la chance de la partie est dedans. Chaque appareil y a versé sa cire : personne ne peut plus la changer, pas même la maison.
    .partly = Toute la chance de la partie est dedans, avec la cire des appareils qui en ont versé : personne ne peut plus la changer, pas même la maison.
web-envelope-opened = L’enveloppe est ouverte
    .text = Chaque tirage, recompté sur ton appareil.
web-envelope-opening = On ouvre l’enveloppe…
web-envelope-missing = Cette partie n’a pas d’enveloppe.
web-envelope-house = La maison
web-envelope-wax-poured = posée
web-envelope-wax-awaited = attendue
web-envelope-wax-missing = manque
web-envelope-wax-bot = un bot, sans cire
web-envelope-wax-free = libre
web-envelope-picture-open = Une enveloppe, avec la cire de chaque appareil
web-envelope-picture-sealed = Une enveloppe scellée de la cire de chaque appareil
web-envelope-picture-opened = L’enveloppe ouverte, sa lettre, son sceau brisé en deux
web-envelope-fingerprint = empreinte
web-envelope-curious = pour les curieux
web-envelope-how-open = La maison a tiré un secret avant l’arrivée de la première personne ; voici son empreinte. Au début de la partie, l’enveloppe se ferme sur ce secret et sur la cire de chaque appareil, et reçoit sa propre empreinte.
web-envelope-how = L’empreinte de l’enveloppe, en entier. Compare-la avec celle d’un autre appareil de la table : si tous les signes sont les mêmes, c’est la même enveloppe.
web-envelope-copy = Copier l’empreinte
web-envelope-download = Télécharger l’enveloppe
web-envelope-qr = À photographier avec un autre téléphone : l’empreinte en entier.
web-envelope-held = Tant que ces détails sont ouverts, ton appareil attend avant le premier tirage : le temps de comparer l’enveloppe fermée, ou de la garder.
web-envelope-list = La maison tient une liste de toutes les enveloppes qu’elle ferme, et de la fin de chaque partie. Elle a { $count ->
    [one] une ligne
   *[other] { $count } lignes
} ; voici où elle s’arrête. Note-le : plus tard, la liste doit encore le contenir.
    .keep = Télécharger la liste de la maison
web-envelope-awaited = On attend l’appareil de { $names }.
web-envelope-without = { $count ->
    [one] Commencer sans la cire de { $names }
   *[other] Commencer sans les cires de { $names }
}
    .help = Ce sera marqué dans la partie.
web-envelope-missing-wax = { $count ->
    [one] La cire de { $names } n’est pas encore là
   *[other] Les cires de { $names } ne sont pas encore là
}
    .text = Un appareil verse sa cire dès qu’il ouvre la table. Tu peux attendre, ou commencer sans : alors la maison tire seule pour ces places, et ce sera marqué dans la partie.
    .wait = Attendre
web-envelope-refused = Cette enveloppe n’est pas celle de cet écran : ton appareil garde sa cire. Demande à la personne qui héberge de rouvrir une table.

## Ouverte, après la partie

web-envelope-right = { $count ->
    [0] aucun tirage juste
    [one] tirage juste
   *[other] tirages justes
}
web-envelope-counted = { $right } tirages justes sur { $all }.
web-envelope-of-start = au départ
web-envelope-of-seats = pour les places
web-envelope-of-table = pour toute la table
web-envelope-verdict-proven = Prouvé
    .text = Chaque appareil a versé sa cire et l’a suivie jusqu’au bout : personne n’a pu choisir un tirage, et la maison ne pouvait pas connaître d’avance ce que les personnes autour de la table allaient piocher.
web-envelope-verdict-partly = Prouvé en partie
    .text = Tous les tirages sont justes. Là où une cire manquait, la maison aurait pu les connaître d’avance.
web-envelope-verdict-onward = Prouvé en partie
    .text = Cette partie en reprend une autre. Tout ce qui a été tiré depuis est comme il était scellé, et personne n’a pu le choisir ; ce qui a été tiré avant n’est pas prouvé ici.
web-envelope-verdict-recorded = Rien n’est prouvé
    .text = Cette partie en reprend une autre, et son enveloppe, d’un ancien modèle, ne le dit pas. Les tirages ne sont pas faux pour autant.
web-envelope-given = { $count ->
    [0] La mise en place vient de cette autre partie : { $draws } tirages qui ne sont pas comptés ici.
    [one] Le premier coup vient de cette autre partie : { $draws } tirages jusque-là, qui ne sont pas comptés ici.
   *[other] Les { $count } premiers coups viennent de cette autre partie : { $draws } tirages jusque-là, qui ne sont pas comptés ici.
}
web-envelope-bots = { $count ->
    [one] { $names } est un bot : la maison peut connaître d’avance ce qu’il va tirer.
   *[other] { $names } sont des bots : la maison peut connaître d’avance ce qu’ils vont tirer.
}
web-envelope-verdict-house = Scellé par la maison seule
    .text = Tous les tirages sont justes, mais aucun appareil n’a versé de cire : la maison aurait pu les connaître d’avance.
web-envelope-verdict-unsound = Quelque chose ne va pas
web-envelope-unsalted = Sans cire : { $names }.
web-envelope-substitutes = { $count ->
    [one] { $name } : un tirage fait par la maison.
   *[other] { $name } : { $count } coups tirés par la maison.
}
web-envelope-wrong-draw = { $count ->
    [one] Le tirage nº { $number } n’est pas celui qui était scellé.
   *[other] { $count } tirages ne sont pas ceux qui étaient scellés, à partir du nº { $number }.
}
web-envelope-wrong-commitment = Le secret de la maison ne correspond pas à l’empreinte.
web-envelope-wrong-resumed = Le point d’où la partie reprend, ou ce qui s’y est joué, n’est pas celui de l’enveloppe.
web-envelope-wrong-salt = La cire de { $name } n’est pas celle qui était posée.
web-envelope-wrong-link = Au coup nº { $number }, la suite de la cire de { $name } ne correspond pas.
web-envelope-wrong-head = Un coup de la partie, ou son résultat, a été changé après la fin.
web-envelope-wrong-other_envelope = Ce n’est pas l’enveloppe que cet appareil a scellée.
web-envelope-wrong-other_names = Les noms de la partie ne sont pas ceux de l’enveloppe.
web-envelope-wrong-other_game = Le jeu, les places ou les options ne sont pas ceux de l’enveloppe.
web-envelope-wrong-other_head = Le dernier nombre de la partie n’est pas celui que la maison a dit à la fin.
web-envelope-wrong-unfair = Pendant la partie, la maison a demandé à ton appareil ce qu’il ne devait pas encore, ou tiré sans ce qu’il avait donné.
web-envelope-keep = Télécharger la preuve
web-envelope-same = L’empreinte de l’enveloppe
web-envelope-waxes = { $missing ->
    [0] Toutes les cires sont là
    [one] Une cire manque
   *[other] { $missing } cires manquent
}
    .short = { $count ->
        [0] la maison seule
        [one] un appareil et la maison
       *[other] { $count } appareils et la maison
    }
web-envelope-draws = { $count ->
    [one] Le tirage
   *[other] Les { $count } tirages, un à un
}
web-envelope-whose-table = Toute la table
web-envelope-draw = nº { $number } : { $result } sur { $out }
web-envelope-draw-wrong = nº { $number } : { $result } sur { $out }, faux
web-envelope-elsewhere = Recompter ailleurs
    .short = un fichier et une commande
    .text = Télécharge la partie et lance, sur un ordinateur où Chaudron est installé :
    .second = Ou avec un second petit programme, qui n’utilise rien du nôtre :
