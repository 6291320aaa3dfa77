# Maneras de jugar en compañía: la pantalla grande de la sala, un dispositivo que va de mano en mano.

web-modes-screen-how = Abre este enlace en la televisión o el ordenador: muestra la mesa, y nada de lo oculto. Cada cual conserva su mano o su bolsa en el teléfono.
web-modes-screen-link = Enlace de la pantalla grande
web-modes-screen-link-qr = Código para escanear y abrir la pantalla grande
web-modes-screen-here = Abrirla aquí
web-modes-screen-tab = Pantalla grande – Chaudron
web-modes-screen-join = Únete a la mesa
web-modes-screen-table = La mesa
web-modes-screen-watch = Únete, mira
web-modes-screen-qr = Código para escanear y venir a esta mesa
web-modes-screen-alone = solo en esta máquina
web-modes-screen-scan = Escanea con tu teléfono, o escribe el código
web-modes-screen-taken = { $taken } de { $all }
web-modes-screen-bot = Bot, { $level }
web-modes-screen-start = Ya está todo el mundo. { $name } empieza la partida.
web-modes-screen-ready = Ya está todo el mundo. La partida va a empezar.
web-modes-screen-sealed = Azar sellado
web-modes-screen-open = El azar estaba sellado; el sello está abierto y cualquiera puede comprobarlo.
web-modes-screen-lost = Conexión perdida. Conectando de nuevo…
web-modes-screen-full = Pantalla completa
web-modes-screen-window = Salir de la pantalla completa
web-modes-screen-leave = Dejar la pantalla grande
web-modes-screen-witches = Brujas: { $names }
web-modes-screen-won = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
}
web-modes-screen-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-modes-screen-renown = { $points } de renombre
web-modes-screen-give = Las cartas cambian de manos en secreto.
web-modes-screen-bell = ¿Se ha leído bien? La campana está a mano.

web-modes-mode = ¿Cómo jugáis?
web-modes-mode-phones = Cada teléfono
web-modes-mode-screen = Pantalla grande
web-modes-mode-device = Un dispositivo
web-modes-mode-phones-help = Cada cual abre la mesa en su propio dispositivo.
web-modes-mode-screen-help = Este dispositivo muestra la mesa a todo el mundo; cada cual juega en su teléfono.
web-modes-mode-screen-help-phone = Tú juegas aquí; abre la pantalla grande en una televisión o un ordenador.
web-modes-mode-device-help = Este dispositivo va de mano en mano; un telón tapa lo que hay que ocultar.

web-modes-here = En este dispositivo
web-modes-here-help = El dispositivo va de mano en mano. ¿Quién juega contigo?
web-modes-here-name = Nombre del asiento { $seat }
web-modes-here-add = Añadir
web-modes-here-windows = En un solo dispositivo las reacciones no tienen reloj de arena: se pregunta en voz alta.

web-modes-turn = ¡Turno de { $name }!
web-modes-aloud = ¿Reacciona alguien?
web-modes-aloud-mirror = { $count ->
    [one] { $name } ataca a { $target }: ¿un espejo?
   *[other] { $name } ataca a varias brujas: ¿un espejo?
}
web-modes-aloud-carabosse = Carabosse llega a { $name }.
web-modes-aloud-calm = ¿Una bola de cristal antes de seguir?
web-modes-aloud-one = Reacciona { $name }
web-modes-aloud-nobody = No reacciona nadie
web-modes-curtain-to = Pasa la pantalla a { $name }
web-modes-curtain-hidden-bal = Las demás manos quedan tras el telón.
web-modes-curtain-hidden-belcastel = Las demás bolsas y elecciones quedan tras el telón.
web-modes-curtain-window = ¿Una reacción? Se pregunta a cada bruja, una tras otra.
web-modes-curtain-nobody = El telón está echado
web-modes-curtain-nobody-help = Ahora mismo nadie tiene que responder aquí.
web-modes-curtain-open = Soy { $name }
web-modes-curtain-hold = mantén el dedo para abrir
web-modes-curtain-key = Intro lo abre
web-modes-curtain-log = Qué ha pasado
web-modes-curtain-absent = { $name } no está
web-modes-curtain-instead = ¿Quién toma la pantalla?
web-modes-curtain-rests = El reloj de arena espera mientras el telón está echado.
web-modes-curtain-runs = El reloj de arena corre para todo el mundo.
web-modes-curtain-where = { $title }, ronda { $round }
