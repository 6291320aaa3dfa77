# Jouer sans réseau : sur cet appareil, contre des bots.

web-offline-play = Jouer sans réseau
web-offline-what = Le jeu entier se range sur cet appareil (environ 8 Mo) ; ensuite, tu joues contre des bots n’importe où.
web-offline-preparing = On range tout sur cet appareil…
web-offline-ready = C’est prêt : tu peux couper le réseau et jouer.
web-offline-here = Contre des bots, tu joues sur cet appareil, et la maison n’en sait rien.
