# Las palabras de la página antes de una partida: la preparación, y alrededor de la mesa.

## La preparación

web-setup-tab = Preparar { $title } – Chaudron
web-setup-back = Volver al estante
web-setup-unknown = No hay ningún juego «{ $game }» en el estante.
web-setup-seats = En la mesa
web-setup-places = Asientos
web-setup-seats-range = de { $least } a { $most }
web-setup-your-name = Tu nombre
web-setup-you-host = abre la mesa
web-setup-seat-free = libre
web-setup-seat-open = Asiento libre
web-setup-seat-add = Añadir
web-setup-seat-remove = Quitar el asiento
web-setup-seat-leave = Dejarlo libre
web-setup-seat-who = ¿Quién juega en el asiento { $number }?
web-setup-seat-level = nivel { $rank }
web-setup-seat-choose = o un bot
web-setup-bots-fair = Los bots solo ven lo que vería una persona en su asiento. Los asientos libres esperan a quien invites.
web-setup-books = Libros
web-setup-books-how = arriba una serie entera, o una casilla por color
web-setup-sets = Serie
web-setup-set = Serie { $set }
web-setup-set-first = para empezar
web-setup-set-black = base
web-setup-set-locoweed = no
web-setup-extension = expansión
web-setup-with = con { $title }
web-setup-pumpkin = Calabaza 1: siempre está, sin efecto.
web-setup-pumpkins = Calabazas 1 y 6: siempre están, sin efecto.
web-setup-opening-rounds = El amarillo se abre en la ronda 2, el morado en la ronda 3.
web-setup-mix = Mezclar
web-setup-balance = Al lado de las otras series: { $what }. ({ $games } partidas de { $players } bots)
web-setup-balance-usual = nada fuera de lo normal
web-setup-balance-swingy = vuelcos tardíos
web-setup-balance-steady = quien va en cabeza suele ganar
web-setup-balance-long = larga
web-setup-balance-short = corta
web-setup-balance-explosive = explosiva
web-setup-balance-tame = pocas explosiones
web-setup-balance-favours_books = favorece los libros
web-setup-balance-favours_pots = favorece los calderos llenos
web-setup-options = Opciones
web-setup-belcastel-cauldron_side = Probetas
    .long = Probetas
    .help = el otro lado del caldero, una segunda gota
    .short = dos gotas
web-setup-belcastel-lock_step = ¡A remover!
    .long = ¡A remover! En cada ronda
    .help = si no, solo en la novena
    .short = en cada ronda
web-setup-odds = Probabilidades
    .long = Probabilidades a la vista
    .help = el riesgo de explotar, sobre la bolsa
    .short = a la vista
web-setup-clock = Reloj
    .help = para cada decisión
web-setup-clock-none = sin reloj
web-setup-clock-seconds = { $count } s
web-setup-clock-minutes = { $count } min
web-setup-clock-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
web-setup-overtime = Cuando se acaba el tiempo
web-setup-overtime-show = solo se muestra
web-setup-overtime-bot = juega un bot
web-setup-kind = La mesa
web-setup-kind-public = abierta a todo el mundo
web-setup-kind-private = con invitación
web-setup-kind-no-watchers = sin público
web-setup-kind-no-replays = repetición solo para quien jugó
web-setup-kind-no-chat = sin chat
web-setup-kind-no-undo = sin deshacer
web-setup-kind-no-hints = sin consejos
web-setup-kind-no-lines = bots en silencio
web-setup-public = Abierta a todo el mundo
    .help = si no, solo por enlace, código o QR
web-setup-watchers = Público
    .help = se puede mirar sin asiento; nunca las bolsas, nunca un secreto
web-setup-replays = Repetición
    .help = quien puede mirar puede volver a ver la partida cuando termine, con todo a la vista; si no, solo quienes jugaron
web-setup-chat = Chat
    .help = se puede escribir durante la partida
web-setup-undo = Deshacer
    .help = retirar una respuesta mientras no haya revelado nada
web-setup-hints = Consejos
    .help = preguntar qué jugaría un bot; todo el mundo ve que has preguntado
web-setup-lines = Lo que dicen los bots
    .help = una frase corta de vez en cuando
web-setup-rulings = Decisiones
web-setup-rulings-count = { $changed ->
    [0] { $count }, como en el reglamento
    [one] { $count }, 1 de ellas cambiada
   *[other] { $count }, { $changed } de ellas cambiadas
}
web-setup-rulings-others = { $count ->
    [one] Una más
   *[other] Las otras { $count }
}
web-setup-rule = La regla, sobre «{ $name }»
web-setup-ruling = { $name }: { $value }
web-setup-code = Código de preparación
web-setup-copy = Copiar el enlace
web-setup-qr = Código QR de esta preparación
web-setup-no-locoweed = Sin hierba loca
web-setup-reset = Volver a lo de siempre
web-setup-name-first = Escribe antes tu nombre: lo verá quien invites.
web-setup-open = Abrir la mesa
web-setup-opening = Poniendo la mesa…

## Alrededor de la mesa, antes de la partida

web-lobby-invitation = Invitación
web-lobby-qr = Código QR de esta mesa
web-lobby-code = Código de mesa
web-lobby-invite = Invitar
web-lobby-copy = Copiar el enlace
web-lobby-share = { $title }: ven a mi mesa
web-lobby-change = Cambiar la preparación
web-lobby-change-do = Cambiar
web-lobby-welcome = { $name } te espera
web-lobby-welcome-nobody = Un asiento te espera
web-lobby-name = Tu nombre
web-lobby-sit = Sentarme
web-lobby-full = Todos los asientos están ocupados: estás mirando.
web-lobby-locked-out = La puerta está cerrada: estás mirando.
web-lobby-around = Alrededor del caldero
web-lobby-taken = { $taken } de { $all }{ $watching ->
    [0] { "" }
    [one] , una persona mirando
   *[other] , { $watching } mirando
}
web-lobby-seat-free = Asiento libre
    .host = invita a alguien, o sienta a un bot
    .help = espera a alguien
web-lobby-seat-menu = Qué hacer: { $name }
web-lobby-you = tú
web-lobby-you-host = tú, abres la mesa
web-lobby-host = abre la mesa
web-lobby-guest = en su asiento
web-lobby-here = aquí
web-lobby-away = fuera
web-lobby-bot = Bot
web-lobby-bot-choose = Sentar a un bot
web-lobby-bot-other = Cambiar el bot
web-lobby-bot-level = bot de nivel { $level }
web-lobby-sit-here = Sentarme aquí
web-lobby-free = Liberar el asiento
web-lobby-make-host = Cederle la mesa
web-lobby-witch = Elige tu bruja
web-lobby-witch-other = Elige una bruja para este asiento
web-lobby-witch-now = Elige tu bruja (ahora: { $witch })
web-lobby-witch-taken = la tiene { $name }
web-lobby-witch-yours = la tuya
web-lobby-witch-any = La que quede
web-lobby-witch-key = Elegir una bruja por su número
web-lobby-youngest = Menor edad
web-lobby-youngest-nobody = aún no se sabe
web-lobby-youngest-lots = empieza. Nadie ha dicho quién es: decidiría el azar.
web-lobby-youngest-begins = empieza
web-lobby-youngest-alone = empieza. Los bots no tienen edad.
web-lobby-seat-youngest = la persona más joven
web-lobby-rename = Cambiar mi nombre
web-lobby-rename-do = Así me llamo
web-lobby-take-over = Quedarme con la mesa
    .help = si quien la abrió lleva fuera dos minutos
web-lobby-leave = Dejar la mesa
    .help = tu asiento volverá a quedar libre
web-lobby-fill = Bots en todas partes
web-lobby-lock = Cerrar la puerta
web-lobby-unlock = Volver a abrir la puerta
web-lobby-locked = La puerta está cerrada: ya no entra nadie.
web-lobby-start = Empezar
web-lobby-start-ready = todo el mundo tiene asiento
web-lobby-start-missing = { $count ->
    [one] queda un asiento libre
   *[other] quedan { $count } asientos libres
}
web-lobby-wait = A la espera de que empiece la partida.
web-lobby-wait-host = A la espera de que { $name } empiece.
web-lobby-wait-seats = { $count ->
    [one] Falta una persona.
   *[other] Faltan { $count } personas.
}
web-lobby-heard = { $free ->
    [0] Mesa completa.
    [one] Un asiento libre.
   *[other] { $free } asientos libres.
} { $here ->
    [0] Aún no hay nadie.
   *[other] En la mesa: { $names }.
}

## Las brujas en la preparación

web-setup-witches = Les Sorcières
    .long = Les Sorcières s’en mêlent
    .help = tres brujas, series 5 y 6, cinco asientos
    .short = la expansión
web-setup-witches-on = Les Sorcières s’en mêlent: traen las series 5 y 6, la hierba loca y el quinto asiento.
web-setup-witches-who = Las tres brujas
web-setup-witches-how = Quién interviene
web-setup-witches-random = tres al azar
web-setup-witches-chosen = tres a elegir
web-setup-values-ours = Esta mesa usa los nuestros.
web-setup-values-file = Esta mesa usa los de esta casa, huella { $hash }.
