# La página de quien lleva la casa.

web-host-title = La casa
web-host-well = todo va bien
web-host-unwell = algo va mal
web-host-since = abierta desde hace { $days ->
    [0] { $hours ->
        [0] un momento
        [one] una hora
       *[other] { $hours } horas
    }
    [one] un día
   *[other] { $days } días
}
web-host-open-table = Abrir una mesa
web-host-lost = La casa no responde. Sigo probando; lo que ves ya no está al día.
web-host-key = Hace falta el enlace de la casa
    .text = Aparece en el terminal cuando la casa se abre: «Para cuidar de ella». Pégalo aquí.
    .label = Enlace o llave
    .go = Entrar
web-host-phone = Con un teléfono
    .wifi = en la misma wifi
    .qr = Código QR de la dirección de la casa
    .print = Cartel
    .alone = Por ahora solo puede entrar esta máquina. Para que entren teléfonos:
web-host-fact-https = https está puesto: funcionan la cámara y los avisos
web-host-fact-http = sin https: ni cámara ni avisos en los teléfonos
web-host-fact-account = sin cuenta, sin instalar nada
web-host-fact-count = { $count ->
    [one] una mesa en total
   *[other] { $count } mesas en total
}

## Las mesas

web-host-tables = Mesas
    .count = { $count ->
    [one] una en uso
   *[other] { $count } en uso
}
    .none = Aún no hay mesas.
web-host-state = { $state ->
    [open] sala
    [over] terminada
    [shut] cerrada
    [asleep] dormida
   *[playing] en juego
}
web-host-public = pública
web-host-watching = { $count ->
    [one] una persona mira
   *[other] { $count } personas miran
}
web-host-round = ronda { $round }
web-host-awaits = se espera a
    .who = { $names }, { $time }
web-host-seats = { $taken } de { $all }
web-host-lobby = sala
web-host-paused = en pausa
web-host-last = última jugada
web-host-watch = Mirar { $table }
web-host-close = Cerrar { $table }
web-host-close-ask = ¿Cerrar { $table }?
    .told = Se avisará enseguida a { $names }. Todo se guarda, y puedes volver a abrir la mesa.
    .nobody = No hay nadie. Todo se guarda, y puedes volver a abrir la mesa.
    .do = Cerrar la mesa
web-host-reopen = Volver a abrir { $table }
web-host-archive = Apartar { $table }
web-host-archive-ask = ¿Apartar { $table }?
    .told = La mesa deja la casa y pasa al archivo; «chaudron restore» puede traerla de vuelta. No se avisa a nadie.
    .do = Apartarla en el archivo
web-host-second = { $count } s
web-host-minute = { $count } min
web-host-hour = { $count } h
web-host-day = { $count } d

## Las personas

web-host-people = Aquí, ahora
    .count = { $people ->
    [0] nadie
    [one] una persona
   *[other] { $people } personas
}, { $bots ->
    [0] ningún bot
    [one] un bot
   *[other] { $bots } bots
}
    .none = No hay nadie.
    .help = bocadillo: silenciar; puerta: despedir
web-host-watches = mira { $table }
web-host-watcher = Público
web-host-on-phone = en un teléfono
web-host-on-laptop = en un ordenador
web-host-mute = Silenciar a { $name }
web-host-unmute = Dejar hablar a { $name }
web-host-muted = en silencio, { $minutes } min más
web-host-remove = Despedir a { $name }
web-host-remove-ask = ¿Despedir a { $name }?
    .told = { $name } lo sabe enseguida y pierde el asiento; si la partida ha empezado, sigue un bot. Lo ya jugado queda.
    .do = Despedir
    .block = Despedir y bloquear el dispositivo
web-host-block-ask = ¿Bloquear este dispositivo?
    .told = Ya no podrá entrar en ninguna parte de la casa, y se le dice. Sus asientos se guardan; puedes desbloquearlo.
    .do = Bloquear el dispositivo

## El pie de la página

web-host-health = Salud
    .answers = responde en { $ms } ms
    .load = procesador { $cpu } %, { $memory }
    .missing = responden { $answered } de { $processes } procesos
web-host-store = Almacén
    .size = { $size }{ $free ->
        [none] {""}
       *[other] , { $free } libres
    }
    .tables = { $count ->
    [one] una partida
   *[other] { $count } partidas
}, { $playing } en juego
    .keeps = se apartan: las terminadas a los { $finished } d, las inacabadas a los { $unfinished } d
web-host-backup = Copia
    .last = { $when }
    .file = { $count ->
    [one] una mesa
   *[other] { $count } mesas
}, { $file }
    .never = aún no hay copia
    .none = di dónde con --backups CARPETA
    .now = Ahora
web-host-version = Chaudron { $version }
    .one = un solo proceso
    .many = { $count } procesos
    .more = Cuidados, límites, registro

## Los cuidados

web-host-upkeep = Cuidados
web-host-rest = Poner la casa en pausa
    .about = Para actualizar: las mesas se detienen, cada cual ve que sus jugadas se guardan, y todo sigue cuando vuelves a abrir, también tras un reinicio.
    .do = Poner en pausa
web-host-resting = La casa está en pausa desde las { $time }
    .text = Cada cual ve que sus jugadas se guardan. Nadie puede jugar.
    .do = Volver a abrir la casa
web-host-blocked = Dispositivos bloqueados
    .none = Ninguno.
    .since = desde el { $day }
    .undo = Desbloquear
web-host-limits = Límites
    .about = Aquellos con los que alguien puede toparse. «chaudron serve» cambia algunos.
web-host-acts = Lo que has hecho
    .none = Nada todavía.
web-host-act = { $do ->
    [close] Mesa { $table } cerrada
    [reopen] Mesa { $table } abierta de nuevo
    [archive] Mesa { $table } apartada
    [remove] Asiento { $seat } de { $table } liberado
    [mute] Asiento { $seat } de { $table } en silencio
    [unmute] Asiento { $seat } de { $table } puede volver a hablar
    [block] Dispositivo bloqueado
    [unblock] Dispositivo desbloqueado
    [forget] Huellas borradas, asiento { $seat } de { $table }
    [rest] Casa en pausa
    [go_on] Casa abierta de nuevo
   *[backup] Copia hecha
}
web-host-limit = { $name ->
    [SOCKETS] Personas en mesas, por proceso
    [SOCKETS_PER_SEAT] Dispositivos por asiento
    [WATCHERS_PER_TABLE] Personas que miran, por mesa
    [EVENTS] Eventos por mesa
    [SAYINGS] Mensajes por mesa
    [PAUSES] Pausas por asiento y partida
    [DEEDS] Otras acciones por asiento y partida
    [KEPT_OUT] Personas que no pueden volver, por mesa
    [RECORD_BYTES] Bytes de un acta
    [FRAME_BYTES] Bytes de un mensaje
    [MUTE_MINUTES] Minutos en silencio
    [frames] Mensajes por segundo en una conexión
    [frames_at_once] … de una vez
    [requests] Peticiones por segundo desde una dirección
    [requests_at_once] … de una vez
    [new_tables] Mesas abiertas por minuto desde una dirección
    [new_tables_at_once] … de una vez
    [new_reviews] Revisiones empezadas por minuto desde una dirección
    [new_reviews_at_once] … de una vez
    [guesses] Códigos falsos por minuto desde una dirección
    [guesses_at_once] … de una vez
    [all_guesses] Códigos falsos por minuto, de todo el mundo
    [all_guesses_at_once] … de una vez
    [host_tries] Llaves falsas de esta página por minuto desde una dirección
    [host_tries_at_once] … de una vez
    [connections] Conexiones desde una dirección
   *[sockets] … de ellas en mesas
}
    .none = sin límite
