# S’exercer : une position, un choix, puis ce que valait chaque réponse. Sans chronomètre, sans score, sans série.

web-exercises-title = Exercices
web-exercises-about = Une position, une question. Réponds en jouant, sur le plateau ; ensuite seulement viennent les chiffres. Ni chronomètre ni score : les exercices suivants portent sur ce qui te réussit le moins, et tout reste sur cet appareil.
web-exercises-shipped = Des positions choisies
web-exercises-mine = Mes occasions manquées
web-exercises-mine-about = Tes parties finies, relues : des décisions où une autre réponse valait nettement mieux.
web-exercises-mine-none = Finis une partie, et tu retrouveras ici ce que tu aurais pu mieux jouer.
web-exercises-back = Quitter les exercices
web-exercises-ask = Que ferais-tu ?
web-exercises-where = { $round ->
    [0] { $question }
   *[other] { $game ->
        [blackwood] Expédition
       *[other] Manche
    } { $round }. { $question }
}
web-exercises-coming = Mise en place de la position…
web-exercises-reading = { $name } relit ta partie…
web-exercises-nothing = Rien de marquant dans cette partie : aucune de tes réponses n’en valait nettement moins qu’une autre.
web-exercises-other = S’exercer sur des positions choisies
web-exercises-chances = Chances de gagner, selon la relecture
web-exercises-your = ta réponse
web-exercises-your-best = ta réponse, la meilleure
web-exercises-best = la meilleure
web-exercises-played = en partie
web-exercises-unweighed = pas pesée
web-exercises-tone-best = Bien vu !
web-exercises-tone-close = Ça se défend.
web-exercises-tone-other = Il y a mieux.
web-exercises-cost-near = « { $other } » n’était pas fou : cela n’aurait coûté que { $cost }.
web-exercises-cost-close = Ta réponse n’a rien de fou : elle ne coûte que { $cost }.
web-exercises-cost-other = Ta réponse se comprend ; elle coûte { $cost }.
web-exercises-cost-unweighed = Ta réponse n’a pas été pesée : la relecture ne l’a pas essayée.
web-exercises-agrees = Ici, la meilleure réponse est aussi celle de { $name }.
web-exercises-next = Suivant
web-exercises-on = Jouer la suite
web-exercises-again = Réessayer
web-exercises-date = { $game }, le { $date }
