# Una velada en varias mesas: anunciarla, llevarla, la página de cada cual, la pantalla grande.

web-night-title = Velada de igual reparto
web-night-tab = Velada – Chaudron
web-night-about = { $titles }, { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}. { $count ->
    [0] Aún no hay nadie.
    [one] Hay una persona.
   *[other] Hay { $count } personas.
}
web-night-same = Las mismas bolsas, las mismas cartas, en cada mesa
web-night-same-how = Tu resultado se compara con el de quienes tenían el mismo asiento en las otras mesas: a igual suerte, decide el juego.
web-night-same-luck = La misma suerte en todas las mesas
web-night-deal = Reparto { $deal }
web-night-deal-planned = por venir
web-night-deal-playing = sellado, en juego
web-night-deal-over = terminado, se puede comprobar
web-night-deal-seat = Reparto { $deal }, asiento { $crest }
web-night-crest = { $seat ->
    [0] Luna
    [1] Estrella
    [2] Hoja
    [3] Llave
    [4] Campana
   *[other] Sombrero
}
web-night-honors = Palmarés
web-night-honors-after = tras el último reparto
web-night-schedule = Programa
web-night-table = Mesa { $table }
web-night-tables = Mesas
web-night-table-over = terminada
web-night-table-unfinished = no terminó a tiempo, no cuenta
web-night-round = ronda { $round }
web-night-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
web-night-you = Tú
web-night-you-points = tú { $count }
web-night-bot = Bot
web-night-awaited = se espera
web-night-to-table = A mi mesa
web-night-until = Hasta las { $at }. Una mesa que no haya terminado para entonces no cuenta.
web-night-others-play = Tu mesa ha terminado. Los resultados llegan cuando terminen todas, o cuando se acabe el tiempo.
web-night-margin = Mi diferencia
web-night-mean = media { $mean }
web-night-rank = { $rank } de { $count }
web-night-same-seat = { $count } veces el mismo asiento, la misma suerte.
web-night-standings = Clasificación, a igual suerte
web-night-unit = diferencia en el mismo asiento, en puntos
web-night-all = ver las { $count }
web-night-around = a mi alrededor
web-night-order = Ordenar
web-night-order-rank = por diferencia, a igual suerte
web-night-order-rank_by_places = por puestos
web-night-order-rank_by_points = por puntos
web-night-col-rank = Puesto
web-night-col-name = Nombre
web-night-col-deal = reparto { $deal }
web-night-col-places = 1.º · 2.º · 3.º
web-night-col-points = puntos
web-night-col-total = total
web-night-join = Me apunto
web-night-your-name = Tu nombre
web-night-level = Juego…
web-night-level-0 = por primera vez
web-night-level-1 = de vez en cuando
web-night-level-2 = a menudo
web-night-soon = El primer reparto empieza pronto. { $count ->
    [0] Aún no hay nadie.
    [one] Hay una persona.
   *[other] Hay { $count } personas.
}
web-night-next = El próximo reparto está a punto de empezar.
web-night-next-at = El próximo reparto empieza a las { $at }.
web-night-late = Se está jugando un reparto. Juegas desde el siguiente.
web-night-resting = Esta vez descansas: las mesas están completas. El próximo reparto es tuyo.
web-night-gone = Has dejado la velada. Tu sitio te espera.
web-night-return = Volver
web-night-leave = Dejar la velada
web-night-over = La velada ha terminado. Gracias por venir.
web-night-paused = Todo el mundo está en pausa.
web-night-paused-short = en pausa
web-night-begin = Empezar el reparto { $deal }
web-night-pause = Pausa
web-night-resume = Seguir
web-night-extend = + { $minutes } minutos
web-night-end = Terminar el reparto
web-night-end-sure = Las mesas que no hayan terminado no contarán. Todo el mundo lo verá.
web-night-end-yes = Terminarlo
web-night-end-no = Dejar que jueguen
web-night-project = Proyectar
web-night-left = quedan { $count } min
web-night-file = velada
web-night-invite = Cómo venir
web-night-qr = Código que escanear para venir a la velada
web-night-follow = Ven con tu teléfono:
web-night-come = Venir
web-night-people = { $count ->
    [0] Nadie
    [one] Una persona
   *[other] { $count } personas
}
web-night-nobody = Enseña el código: cada cual se apunta una vez, para toda la velada.
web-night-away = se ha ido
web-night-strike = No esperar más a { $name }
web-night-back = Volver a esperar a { $name }
web-night-again = Volver a ver
web-night-after = { $count ->
    [0] antes del primer reparto
    [one] tras un reparto
   *[other] tras { $count } repartos
}
web-night-as-player = Yo también juego
web-night-as-host = La llevo sin jugar
web-night-name = Nombre del grupo
web-night-name-hint = Club de los lunes
web-night-deals = Qué se juega
web-night-deal-more = Un reparto más
web-night-deal-away = Quitar el reparto { $deal }
web-night-size = En cada mesa
web-night-no-size = Estos juegos no se juegan entre el mismo número de personas.
web-night-time = Para cada reparto
web-night-break = Entre repartos
web-night-minutes = { $count } minutos
web-night-untimed = sin límite
web-night-by-hand = cuando yo diga
web-night-bots = Bots, donde falte alguien
web-night-pairing = Quién juega con quién
web-night-pairing-around = caras nuevas en cada reparto
web-night-pairing-swiss = quienes van cerca en la clasificación
web-night-fill = Cuando una mesa no está completa
web-night-fill-bots = se sientan bots
web-night-fill-rest = se descansa por turnos
web-night-open = Abrir la velada
