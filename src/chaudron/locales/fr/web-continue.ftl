# Continuer : reprendre ses parties, emporter sa place, être prévenu quand c’est à soi.

## Ma place sur un autre appareil

web-continue-seat-about = Ce lien ouvre ta place, avec ton sac et tes secrets, sur un téléphone ou un autre navigateur. Tu pourras jouer sur les deux.
web-continue-seat-make = Préparer le lien
web-continue-seat-link = Lien personnel
web-continue-seat-qr = QR code de ton lien personnel
web-continue-seat-secret = Ne le donne à personne : qui l’a joue à ta place.
web-continue-seat-leave = Laisser ma place à l’autre appareil
    .help = Ici, tu ne feras plus que regarder. Ouvre d’abord le lien là-bas.
    .really = Oui, la laisser
web-continue-seat-left = Ta place n’est plus sur cet appareil. Son lien te la rend.
web-continue-seat-only = Annuler les anciens liens
    .help = Si un lien s’est égaré : lui et tous tes autres appareils perdent la place, celui-ci la garde.
    .really = Oui, tout annuler
web-continue-seat-only-done = C’est fait : ta place n’est plus ouverte qu’ici.
web-continue-no = Non

## Un lien personnel s’ouvre

web-continue-take-tab = Reprendre ma place – Chaudron
web-continue-take = Reprendre ma place
web-continue-take-coming = On rouvre ta place…
web-continue-take-empty = Ce lien est vide, ou il a déjà servi dans cet onglet. Reprends-le sur l’autre appareil : menu de la table, « Ma place sur un autre appareil ».
web-continue-take-lost = Ce lien n’ouvre plus rien : la place a changé de mains, ou ses liens ont été annulés.
web-continue-take-two = Cet appareil tient déjà la place de { $mine } à cette table. La quitter pour celle de { $name } ?
web-continue-take-this = Prendre la place de { $name }
web-continue-take-that = Garder celle de { $mine }
web-continue-take-here = Te voilà : la place de { $name } est ici aussi.
web-continue-take-again = Réessayer

## Une de mes parties

web-continue-game-open = Ouvrir la partie
web-continue-game-solve = M’exercer sur mes occasions manquées
web-continue-game-forget = Oublier cette partie
    .help = Elle reste à la maison, mais cet appareil perd la place.
    .watched = Elle sort de ta liste.
    .really = Oui, l’oublier

## Être prévenu

web-continue-notices-about = Pour les parties qui durent : comment savoir que c’est à toi.
web-continue-notices-tab = L’onglet te fait signe dans tous les cas : un point devant son titre et sur son icône.
web-continue-notices-sound = Un son quand c’est à moi
    .help = avec les autres sons du jeu, page ouverte
web-continue-notices-push = Un avis de ce navigateur
web-continue-push-able = même page fermée, quand la table t’attend et que tu n’es pas là
web-continue-push-insecure = il faut une adresse en https : ici, le navigateur refuse les avis
web-continue-push-unable = ce navigateur ne sait pas recevoir d’avis
web-continue-push-install = sur iPhone et iPad, seulement pour la page installée
web-continue-push-denied = ce navigateur refuse les avis de cette page ; permets-les dans ses réglages
web-continue-push-on = C’est noté : on te préviendra quand on t’attend et que tu n’es pas là.
web-continue-push-off = Entendu : plus d’avis de cette table ici.
web-continue-install = Installe Chaudron : touche Partager, puis « Sur l’écran d’accueil », et ouvre-le de là. Comme il y a sa propre mémoire, emporte ta place avec son lien personnel ; les avis s’allument ensuite ici.
web-continue-notices-what = L’avis ne dit que le jeu et la table, rien de ce que tu as en main.
