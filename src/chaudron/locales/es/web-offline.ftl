# Jugar sin red: en este dispositivo, contra bots.

web-offline-play = Jugar sin red
web-offline-what = Todo el juego se guarda en este dispositivo (unos 8 MB); después puedes jugar contra bots en cualquier parte.
web-offline-preparing = Guardándolo todo en este dispositivo…
web-offline-ready = Todo listo: apaga la red y juega.
web-offline-here = Las partidas contra bots se quedan en este dispositivo; la casa no las ve.
