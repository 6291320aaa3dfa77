# Practicar: una posición, una elección y después lo que valía cada respuesta. Sin reloj, sin puntuación, sin rachas.

web-exercises-title = Ejercicios
web-exercises-about = Una posición, una pregunta. Responde jugando, en el tablero; las cifras llegan solo después. Ni reloj ni puntuación: lo que viene luego depende de lo que te cuesta más, y eso se queda en este dispositivo.
web-exercises-shipped = Posiciones escogidas
web-exercises-mine = Las ocasiones que perdí
web-exercises-mine-about = Tus partidas terminadas, releídas: decisiones en las que otra respuesta valía claramente más.
web-exercises-mine-none = Termina una partida, y aquí encontrarás lo que podías haber jugado mejor.
web-exercises-back = Dejar los ejercicios
web-exercises-ask = ¿Qué harías tú?
web-exercises-where = { $round ->
    [0] { $question }
   *[other] { $game ->
        [blackwood] Expedición
       *[other] Ronda
    } { $round }. { $question }
}
web-exercises-coming = Se está preparando la posición…
web-exercises-reading = { $name } está releyendo tu partida…
web-exercises-nothing = En esta partida no destaca nada: ninguna de tus respuestas valía claramente menos que otra.
web-exercises-other = Practicar con posiciones escogidas
web-exercises-chances = Probabilidad de ganar, según la revisión
web-exercises-your = tu respuesta
web-exercises-your-best = tu respuesta, la mejor
web-exercises-best = la mejor
web-exercises-played = en la partida
web-exercises-unweighed = sin sopesar
web-exercises-tone-best = ¡Bien visto!
web-exercises-tone-close = Se defiende.
web-exercises-tone-other = Hay algo mejor.
web-exercises-cost-near = «{ $other }» no era ninguna locura: solo habría costado { $cost }.
web-exercises-cost-close = Tu respuesta no es ninguna locura: solo cuesta { $cost }.
web-exercises-cost-other = Tu respuesta tiene sentido; cuesta { $cost }.
web-exercises-cost-unweighed = Tu respuesta no se sopesó: la revisión no la probó.
web-exercises-agrees = Aquí la mejor respuesta es también la de { $name }.
web-exercises-next = Siguiente
web-exercises-on = Jugar lo que sigue
web-exercises-again = Otra vez
web-exercises-date = { $game }, { $date }
