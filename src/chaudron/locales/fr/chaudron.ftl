# Les mots de tous les jeux. Le titre d’un groupe dit quelles valeurs chaque texte reçoit.
# Espaces insécables avant : ; ! ? et dans « », apostrophe courbe : tests/test_words.py y veille.

## Listes et places

number-word = { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $count }
}
list-empty = rien
list-comma = { $list }, { $item }
list-and = { $list } et { $item }
seat = Place { $number }
score = { $name } { $points }

## Options refusées ($given : ce qui a été demandé)

bad-option-players = On joue de { $least } à { $most } : { $given }, ça ne va pas.
bad-option-unknown_option = L’option « { $name } » n’existe pas. Il y a : { $known }.
bad-option-unknown_bot = Aucun bot ne s’appelle « { $given } ». Il y a : { $known }.
bad-option-unknown_game = Il n’y a pas de jeu « { $given } ». Il y a : { $known }.
bad-option-bad_code = « { $given } » n’a pas sa place dans un code de préparation, comme BEL-A4-2 ou « belcastel 4 books=2 ».
bad-option-newer_code = « { $given } » vient d’une version plus récente de Chaudron. Mets la maison à jour, ou demande le lien d’une table ouverte.
bad-option-bad_value = L’option « { $name } » ne peut pas valoir « { $given } ». Au choix : { $allowed }.
bad-option-bad_value-components = Personne ici ne connaît les valeurs de cartes d’empreinte « { $given } », seulement { $allowed }. Donne leur fichier : « --components FICHIER », ou CHAUDRON_COMPONENTS dans l’environnement.
bad-option-bad_books = « { $given } » ne désigne pas des livres. Donne un set, de 1 à 4 (de 1 à 6 avec les sorcières), ou un set par couleur, par exemple g1-b4-r2-y2-p3.
bad-option-bad_witches = « { $given } » ne désigne pas trois sorcières. Nommes-en une par métal, par exemple S2-C1-G3, ou laisse faire le hasard : random.

## Procès-verbaux refusés

bad-record-not_a_record = Ce n’est pas le procès-verbal d’une partie.
bad-record-too_big = Ce fichier est plus long que n’importe quel procès-verbal ({ $most } Mo au plus).
bad-record-other_format = Ce procès-verbal est au format { $found } ; je lis { $known }.
bad-record-altered = Ce procès-verbal a été modifié : son empreinte ne correspond plus.
bad-record-malformed = Ce procès-verbal est abîmé ({ $where }).
bad-record-unknown_source = Ce procès-verbal tire son hasard d’une source inconnue : { $kind }.
bad-record-still_sealed = Le hasard de cette partie est encore scellé : il ne sera dévoilé qu’à la fin.
bad-record-broken_commitment = Le secret dévoilé n’est pas celui qui avait été scellé avant la partie.
bad-record-other_game = C’est une partie de { $found }, pas de { $known }.
bad-record-other_version = Cette partie suit la version { $found } des règles, que je ne connais pas : je joue la version { $known }.
bad-record-earlier_version = { $number ->
    [0] Cette partie suit la version { $found } des règles ; je joue la version { $known }, qui la commence autrement. Seul un programme de cette version-là peut dire si elle est juste.
   *[other] Cette partie suit la version { $found } des règles ; je joue la version { $known }, qui prend autrement la réponse numéro { $number }. Seul un programme de cette version-là peut dire si elle est juste.
}
bad-record-bad_options = Les options de ce procès-verbal sont inutilisables. { $where }
bad-record-refused = La réponse numéro { $number } ({ $seat } : { $choice }) n’est pas permise à ce moment.
bad-record-chance_ended = { $number ->
    [0] Le hasard écrit ne suffit pas à mettre la table en place.
   *[other] Le hasard écrit ne correspond pas à la réponse numéro { $number }.
}
bad-record-draws_differ = { $number ->
    [0] Le hasard recalculé ne correspond pas, dès la mise en place.
   *[other] Le hasard recalculé ne correspond pas à la réponse numéro { $number }.
}
bad-record-result_differs = Rejouée, la partie ne donne pas le résultat écrit.
bad-record-not_in_envelope = { $what ->
    [names] Les noms ne sont pas ceux de l’enveloppe scellée.
    [options] Les options ne sont pas celles de l’enveloppe scellée.
    [players] Le nombre de joueurs n’est pas celui de l’enveloppe scellée.
    [resumed] Le point d’où la partie reprend n’est pas celui de l’enveloppe scellée.
   *[game] Le jeu n’est pas celui de l’enveloppe scellée.
}
bad-record-wrong_salt = Le sel de { $seat } n’est pas celui qui avait été scellé.
bad-record-wrong_link = À la réponse numéro { $number }, le maillon de { $seat } n’est pas celui qui était attendu.
bad-record-head_differs = Le nombre qui lie tout ce qui s’est passé ne correspond pas à cette partie.
bad-record-bad_list = La liste de la maison ne tient pas : la ligne { $number } ne découle pas de la précédente.
bad-record-not_listed = { $what ->
    [closed] La liste de la maison ne connaît pas cette enveloppe.
   *[ended] Selon la liste de la maison, la partie de cette enveloppe ne s’est pas terminée ainsi.
}

## Retour en arrière refusé

undo-nothing = Il n’y a encore rien à reprendre.
undo-another_acted = Trop tard : quelqu’un d’autre a joué depuis.
undo-chance = Le hasard a parlé, on ne le fait pas taire.
undo-revealed = Ce qui est dévoilé reste dévoilé.
undo-sealed = Ce qui est scellé le reste jusqu’à la fin du tour.
undo-off = À cette table, ce qui est joué est joué.

## Règle inconnue

unknown-rule = { $count ->
    [0] Aucune règle ne s’appelle « { $rule } ».
   *[other] Aucune règle ne s’appelle « { $rule } ». Tu cherches peut-être : { $near } ?
}

# Bots, by level
bot-random = au hasard
bot-child = enfant
bot-novice = novice
bot-apprentice = apprenti
bot-adept = adepte
bot-master = maître

# Dans les règles, à la place d’une valeur qui en vaut plusieurs.
rules-value-seconds = en secondes
rules-value-share = de 0 à 1
rules-value-count = 1 ou plus
rules-value-unlimited = 0, sans limite
rules-value-hash = empreinte
rules-value-true = oui
rules-value-false = non
rules-value-quoted = « { $value } »
