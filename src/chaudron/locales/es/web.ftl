# Las palabras de la página. Cada grupo dice a qué pantalla pertenece. Las de un juego están en web-bal.ftl o
# web-belcastel.ftl, las de antes de una partida en web-setup.ftl.

## En todas partes

# POINTER(): «mouse» donde apunta un ratón, «finger» donde se toca.
-web-touch = { POINTER() ->
    [mouse] pulsa
   *[finger] toca
}
-web-touch-first = { POINTER() ->
    [mouse] Pulsa
   *[finger] Toca
}

web-list-or = { $list } o { $item }
web-close = Cerrar
web-offline = La casa no responde. Se intenta de nuevo.
web-failed = Algo ha salido mal. Inténtalo otra vez o recarga la página.
web-menu = Menú
web-home = Volver al estante
web-table = mesa
web-key-space = Espacio
web-game-belcastel = Les Charlatans de Belcastel
web-game-witches = Les Sorcières s’en mêlent
web-game-bal = Le Bal des Sorcières
web-game-blackwood = Blackwood

## Cualquier mesa

web-connecting = De camino a la mesa…
web-closed-seats = Quién se sentaba aquí
web-closed-unread = Ahora mismo no se puede leer esta mesa.
web-your-turn = Te toca.
web-awaited = Falta
web-awaited-too = También falta
web-paused = La partida está en pausa
web-watching = Estás mirando: ves lo que todo el mundo puede ver.
web-away = fuera
web-round = Ronda { $round }
web-points = Puntos
web-points-of = { $game ->
    [bal] Crapzouilles
   *[other] Puntos
}
web-score = { $game ->
    [bal] { $points ->
        [one] { $points } Crapzouille
       *[other] { $points } Crapzouilles
    }
   *[other] { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
}
web-rubies = Rubíes
web-scores = { $points } puntos, { $rubies } rubíes: ver todas las puntuaciones
web-log = Crónica
web-why = ¿Por qué?
web-advice = Pedir consejo
web-undo = Deshacer mi última jugada
web-keys = Atajos de teclado
web-said = { $name }: «{ $text }»

## Lo que hace la gente en la mesa ($name, $emote)

web-event-joined = { $name } se sienta.
    .own = Te sientas.
web-event-left = { $name } deja la mesa.
    .own = Dejas la mesa.
web-event-returned = { $name } ha vuelto.
    .own = Has vuelto.
web-event-renamed = Alguien se llama ahora { $name }.
    .own = Ahora te llamas { $name }.
web-event-bot_seated = { $name } toma asiento: es un bot.
web-event-bot_sent = El bot devuelve el asiento de { $name }.
web-event-kicked = { $out ->
    [true] { $name } deja la mesa y no puede volver.
   *[other] { $name } pierde el asiento; sigue un bot.
}
web-event-let_in = { $name } puede volver a la mesa.
    .own = Puedes volver a la mesa.
web-event-chat = { $on ->
    [true] Se vuelve a permitir el chat.
   *[other] Se apaga el chat.
}
web-event-host_made = { $name } lleva ahora la mesa.
    .own = Ahora llevas tú la mesa.
web-event-undone = { $name } deshace la última jugada.
    .own = Deshaces tu última jugada.
web-event-paused = { $name } pone la partida en pausa.
    .own = Pones la partida en pausa.
web-event-resumed = { $name } reanuda la partida.
    .own = Reanudas la partida.
web-event-planned = { $name } deja jugar a un plan.
    .own = Dejas jugar a un plan.
web-event-substitute = La casa sola sacó para { $name }: ningún dispositivo aportó nada.
    .own = La casa sola sacó para ti: tu dispositivo no aportó nada.
web-menu-envelope = El sobre
    .help = de quién es el lacre, para comparar y guardar
web-event-hinted = { $name } pide consejo.
    .own = Pides consejo.
web-event-unplanned = { $name } sigue sin plan.
    .own = Sigues sin plan.
web-event-rules_changed = A partir de ahora vale la versión { $version } de las reglas; lo ya jugado queda como está.
web-event-emoted = { $emote ->
    [clap] { $name } aplaude.
    [laugh] { $name } se echa a reír.
    [wow] { $name } no se lo cree.
    [oops] { $name } hace una mueca.
    [boom] { $name } imita una explosión.
    [think] { $name } se queda pensando.
    [hurry] { $name } tamborilea en la mesa.
   *[thanks] { $name } da las gracias.
}
    .own = { $emote ->
        [clap] Aplaudes.
        [laugh] Te echas a reír.
        [wow] No te lo crees.
        [oops] Haces una mueca.
        [boom] Imitas una explosión.
        [think] Te quedas pensando.
        [hurry] Tamborileas en la mesa.
       *[thanks] Das las gracias.
    }

## El estante

web-shelf-tab = Chaudron: juegos de brujas
web-shelf-motto = Juegos de brujas, una sola mesa.
web-shelf-boxes = Las cajas
web-shelf-open = Abrir la caja: { $title }
web-shelf-soon = próximamente
web-shelf-players = de { $least } a { $most } personas
web-shelf-names = Enebro Serbal Trébol Zarza Azafrán Avellana Tanaceto Acedera Canela Milenrama
web-shelf-box-belcastel = Les Charlatans de Belcastel
    .top = Les Charlatans
    .bottom = de Belcastel
    .short = Belcastel
web-shelf-box-witches = Les Sorcières s’en mêlent
    .top = Les Sorcières
    .bottom = s’en mêlent
    .short = Les Sorcières
    .players = expansión, hasta 5
web-shelf-box-bal = Le Bal des Sorcières
    .top = Le Bal
    .bottom = des Sorcières
    .short = Le Bal
    .players = de 3 a 6 personas
web-shelf-box-blackwood = Blackwood
    .players = de 2 a 4 personas
web-shelf-play = Jugar ya
    .short = { $title }, tú contra { $bots } { $count ->
        [one] bot
       *[other] bots
    }
    .about = tú contra { $bots } { $count ->
        [one] bot
       *[other] bots
    }, sin esperar
web-shelf-play-opening = Encendiendo el fuego…
web-shelf-play-game = Qué juego
web-shelf-play-level = Contra qué bots
web-shelf-join = Unirse
web-shelf-join-where = El código está en la pantalla de quien invita.
web-shelf-join-code = Código o enlace
web-shelf-join-go = Unirme
    .long = Ir a la mesa
web-shelf-join-scan = Escanear un código QR
web-shelf-join-wrong = Eso no es ni un código de mesa ni un enlace. Un código es una palabra y un número, como SAUGE-42.
web-shelf-join-free = Sin cuenta: basta un apodo.
web-shelf-scan-hint = Apunta al código QR en la pantalla de quien invita.
web-shelf-scan-refused = La cámara no se abre. Permítela en tu navegador, o escribe el código.
web-shelf-public = Mesas abiertas
web-shelf-public-about = { $names }, { $free ->
    [one] un asiento libre
   *[other] { $free } asientos libres
}
web-shelf-nobody = aún nadie
web-shelf-mine = Mis partidas
web-shelf-mine-running = { $count } en curso
web-shelf-mine-all = Todas mis partidas
web-shelf-mine-none = Aún no hay partidas: el caldero está frío y la noche es larga.
web-shelf-mine-round = { $game ->
    [blackwood] { $title }, expedición { $round }
   *[other] { $title }, ronda { $round }
}
web-shelf-mine-turn = te toca
web-shelf-mine-again = volver a ver
web-shelf-mine-with = con { $names }
web-shelf-mine-awaited = falta { $names }
web-shelf-mine-paused = en pausa
web-shelf-mine-open = { $free ->
    [0] completa, sin empezar
    [one] sin empezar, un asiento libre
   *[other] sin empezar, { $free } asientos libres
}
web-shelf-mine-over = terminada
web-shelf-mine-won = { $tied ->
    [one] terminada: ganas con { $score }
   *[other] terminada: compartes la victoria, { $score }
}
web-shelf-mine-lost = { $count ->
    [one] terminada: gana { $names } con { $score }
   *[other] terminada: ganan { $names } con { $score }
}
web-shelf-mine-more = { $count ->
    [one] Una más
   *[other] { $count } más
}
web-shelf-mine-fewer = Menos
web-shelf-mine-waiting = { $count ->
    [one] te toca
   *[other] { $count } partidas te esperan
}
web-shelf-mine-deeds = Qué hacer con la partida: { $title }
web-shelf-mine-gone-bad_token = tu asiento es ahora de otra persona
web-shelf-mine-gone-removed = quien lleva la mesa ha liberado tu asiento
web-shelf-mine-gone-given_away = tu asiento es ahora de otra persona
web-shelf-mine-gone-only_elsewhere = tu asiento se guarda para otro dispositivo
web-shelf-mine-gone-claim_refused = quien lleva la mesa no te ha dado el asiento
web-shelf-mine-gone-kept_out = esta mesa está cerrada para ti
web-shelf-mine-gone-unknown_table = esta mesa ya no existe
web-shelf-mine-gone-unknown_cards = cerrada: aquí no se conocen sus valores de cartas
web-shelf-mine-gone-other_rules = cerrada: se jugó con otras reglas que las de esta casa
web-shelf-just-now = ahora mismo

## El menú

web-menu-title = Menú
web-menu-settings = Ajustes
web-menu-night = Una velada en varias mesas
web-menu-rules = Reglas
web-menu-shelf = El estante
web-menu-about = Acerca de
web-menu-about-house = Chaudron es una casa para juegos de brujas, con tu gente o contra bots, sin cuentas y sin nada que vender.
web-menu-about-unofficial = Es un homenaje, sin relación con las editoriales: los juegos son de quienes los crearon; las palabras y los dibujos de aquí son nuestros.
web-menu-about-keeping = Este navegador guarda tus ajustes y tus asientos; la casa guarda las partidas. Nada va a ningún otro sitio.
web-menu-copied = Copiado.

## Los ajustes

web-settings-title = Ajustes
web-settings-name = Tu nombre
    .hint = Cómo te llaman
web-settings-language = Idioma
web-settings-partly = Traducido en parte; el resto está en inglés.
web-settings-theme = Luz
web-settings-theme-candlelight = Vela
web-settings-theme-daylight = Día
web-settings-theme-contrast = Contraste
web-settings-speed = Ritmo de las jugadas
web-settings-speed-slow = lento
web-settings-speed-usual = normal
web-settings-speed-fast = rápido
web-settings-speed-off = ninguno
web-settings-sound = Sonidos
    .help = la bolsa, las brasas, el bum
web-settings-motion = Movimiento
    .help = las fichas viajan, la llama tiembla
web-settings-odds = Mostrar probabilidades
    .help = el riesgo de explotar, sobre la bolsa
web-settings-hints = Pistas
    .help = un consejo la primera vez, y nunca dos veces
web-settings-lines = Lo que dicen los bots
    .help = una frase corta de vez en cuando
web-settings-text = La mesa como texto
    .help = todo se puede leer y jugar sin imágenes
web-settings-here = Todo se queda en este dispositivo.

## El aviso de una mesa

web-banner-lost = Conexión perdida
web-banner-lost-kept = Tu jugada espera aquí.
web-banner-lost-plan = Mientras tanto juega tu plan.
web-banner-lost-nothing = La partida está a salvo; nos volvemos a conectar.
web-banner-retry = Otro intento, { $seconds } s
web-banner-trying = Intentándolo…
web-banner-again = Intentarlo de nuevo
web-banner-ended = Esta mesa no se puede abrir
web-banner-replaced = Tu asiento está abierto en otro sitio
web-banner-kept_out = Esta mesa está cerrada para ti
web-banner-seat-removed = Quien lleva la mesa ha liberado tu asiento
web-banner-seat-given_away = Tu asiento es ahora de otra persona
web-banner-seat-only_elsewhere = Tu asiento se guarda para otro dispositivo
web-banner-seat-claim_refused = Quien lleva la mesa no te ha dado el asiento
web-banner-seat-bad_token = No tienes asiento en esta mesa
web-banner-seat-then = { $state ->
    [open] Puedes volver a sentarte mientras haya un asiento libre.
    [playing] Estás mirando la partida. Puedes pedir un asiento.
    [locked] Estás mirando. La puerta está cerrada: ya no se puede pedir asiento.
   *[over] La partida ha terminado: aquí está el resultado.
}
web-banner-watch = Mirar
web-banner-ask-seat = Pedir un asiento
web-banner-unfair-ahead = La casa pidió más de tu lacre de lo que le tocaba
    .text = Tu dispositivo lo guardó; si no, la casa habría sabido lo que viene. Lo que sacas ahora viene solo de la casa, y la partida lo dirá.
web-banner-unfair-denied = La casa dice que tu lacre no llegó
    .text = Tu dispositivo lo había dado con tu respuesta, y la casa sacó sin él. Una casa honesta no juega así.
web-banner-unfair-noted = Visto
web-banner-over = La partida terminó sin ti
    .text = Aquí está el resultado. Desde aquí puedes ofrecer la revancha.
web-banner-over-log = Volver a ver
web-banner-play-here = Jugar aquí
web-banner-home = Al estante
web-banner-back = Ya estás al día
web-banner-missed = { $count ->
    [0] No se jugó nada sin ti.
    [one] Una jugada en tu ausencia.
   *[other] { $count } jugadas en tu ausencia.
}
web-banner-received = Tu jugada ha llegado: es la número { $n }.
web-banner-see = { $count ->
    [one] Ver la jugada
   *[other] Ver las { $count } jugadas
}
web-banner-paused-by = { $name } se toma un descanso.
web-banner-paused-me = Tal como pediste.
web-banner-resume = Seguir
web-banner-stand-in = Un bot juega por ti
    .text = Devuelve el asiento en cuanto lo pidas.
web-banner-left = Has dejado la mesa
    .text = Tu asiento te espera.
web-banner-return = Recuperar mi asiento
web-banner-plan = Tu plan está jugando
    .text = Se detiene en cuanto juegues.
web-banner-take-over = Tomar el relevo
web-banner-retold = Hola de nuevo
web-banner-retold-count = { $count ->
    [one] Aquí tienes otra vez { $count } jugada.
   *[other] Aquí tienes otra vez { $count } jugadas.
}
web-banner-at-once = Todo de una vez
web-banner-my-plan = Mi plan
web-plan = Si me voy
    .help = Un plan juega por mí.
web-together = Sacar a la vez
    .help = En esta ronda o desde ahora, a la señal.
web-banner-claim = { $name } pide un asiento
web-banner-claim-seat = Es el de { $seat }, que lo perdería.
web-banner-grant = Aceptar
web-banner-refuse = Rechazar
web-banner-time = Te quedan { $time }
web-banner-time-over = Se acabó tu tiempo
web-banner-time-show = Después pueden meterte prisa.
web-banner-time-bot = Después responde un bot por ti.
web-banner-late = A { $name } se le acabó el tiempo
web-banner-late-text = Un bot puede responder una vez en su lugar.
web-banner-hurry = Meter prisa
web-banner-hours = { $hours } h { $minutes }
web-banner-away = { $name } se ha ausentado
web-banner-away-text = Esperamos, o se sienta a un bot.
web-banner-away-soon = Un bot toma el relevo en { $time }.
web-banner-away-host = Un bot puede guardar el sitio.
web-banner-bot = Sentar a un bot
web-banner-wait = Esperar
web-banner-rematch = La revancha está lista
web-banner-rematch-text = Las mismas brujas, los calderos limpios.
web-banner-rematch-join = Ir a la revancha

## Las hojas de una mesa

web-key-escape = Esc
web-key-enter = Intro
web-keys-tab = de un botón al siguiente
web-keys-escape = cerrar, o saltarse lo que se muestra
web-copy = Copiar
web-copied = Copiado
web-share = Compartir
web-pause = Poner en pausa
web-leave = Dejar la mesa
web-leave-open = Tu asiento queda libre. Puedes tomar otro hasta que empiece la partida.
web-leave-playing = Tu asiento se guarda, y quien lleva la mesa puede poner un bot. Vuelve cuando quieras, con el mismo enlace.
web-leave-stay = Quedarme
web-leave-go = Irme
web-text-mode = La mesa como texto
web-text-mode-help = todo se puede leer y jugar sin imágenes
web-alone = Esta casa solo escucha en esta máquina: ningún teléfono puede llegar.
web-alone-how = Para dejar entrar a más gente, ciérrala (Ctrl-C en su terminal) y escribe:
web-alone-copy = Copiar la orden
web-alone-kept = La mesa seguirá como está.
web-invite = Invitar
web-screen = Pantalla grande
web-screen-help = Una televisión o un ordenador que mira todo el mundo; cada cual juega en su teléfono
web-pass = Pasar la pantalla
web-invite-open = Quien abra este enlace puede tomar un asiento libre.
web-invite-watch = Quien abra este enlace mira la partida y puede pedir un asiento.
web-invite-closed = Esta mesa juega sin público: el enlace solo sirve a quien tiene asiento.
web-invite-link = Enlace de la mesa
web-invite-qr = Código QR del enlace de la mesa
web-device = Mi asiento en otro dispositivo
web-device-help = un enlace personal y su código QR
web-push = Avisarme cuando me toca
web-push-help = un sonido, un aviso incluso con la página cerrada

## Alrededor de la mesa ($name, $seat: nombres; $level: de un bot)

web-people = Alrededor de la mesa
web-people-watching = { $count ->
    [0] no mira nadie
    [one] mira una persona
   *[other] miran { $count } personas
}
web-people-you = tú
web-people-host = lleva la mesa
web-people-bot = bot, { $level }
web-people-away = fuera
web-people-plan = juega un plan
web-people-hints = { $count ->
    [one] un consejo
   *[other] { $count } consejos
}
web-people-substitutes = { $count ->
    [one] una jugada sacada solo por la casa
   *[other] { $count } jugadas sacadas solo por la casa
}
web-people-awaited = por jugar
web-people-free = asiento libre
web-people-seat_bot = Sentar a un bot
web-people-free_seat = Retirar el bot
web-people-kick = Sacar de la mesa
web-remove = ¿Sacar a { $name }?
    .open = El asiento queda libre.
    .playing = Un bot ocupa el asiento.
    .then = ¿Y después?
    .do = Sacar
web-remove-back = Puede volver
    .help = con el enlace, o pidiendo un asiento
web-remove-device = No puede volver en este dispositivo
    .help = ni asiento en esta mesa, ni nada que mirar
web-remove-address = No puede volver, tampoco en otro dispositivo
    .help = nadie más entra por la misma conexión: a veces, toda una familia. Quien ya tiene asiento lo conserva.
web-kept-out = Fuera de esta mesa
    .device = este dispositivo
    .address = este dispositivo y esta conexión
    .back = Dejar volver
web-people-make_host = Ceder la mesa
web-people-hurry = Meter prisa
web-people-claim = Ese es mi asiento
    .bot = Pedir este asiento
web-people-claims = { $name } pide el asiento de { $seat }.
web-people-claimed = Pedido. Decide quien lleva la mesa; hasta entonces, miras.
web-people-name = Tu nombre
web-people-level = Nivel del bot
web-people-lock = Puerta cerrada
    .help = nadie más puede sentarse ni pedir un asiento

## Hablar

web-chat = Chat
web-chat-switch = Se puede chatear
    .help = para toda la mesa, en cualquier momento
web-chat-empty = Aún no ha hablado nadie. Solo borbotea el caldero.
web-chat-say = Decir a la mesa
web-chat-send = Enviar
web-chat-emotes = Sin palabras
web-chat-off = Esta mesa juega sin chat.
web-chat-watching = Para hablar hace falta un asiento en la mesa.
web-emote-clap = Bravo
web-emote-laugh = Ja, ja
web-emote-wow = ¡Oh!
web-emote-oops = Ay
web-emote-boom = Bum
web-emote-think = Mmm
web-emote-hurry = ¿Y bien?
web-emote-thanks = Gracias

## Crónica, y lo que se lee en voz alta

web-log-search = Buscar en la crónica
    .hint = buscar: explosión, calabaza, BEL-6.1
web-log-whose = De quién
web-log-everybody = De todo el mundo
web-log-missed = En tu ausencia
web-log-empty = Nada parecido en la crónica.
web-log-whole = Toda la crónica
web-live-more = { $count ->
    [one] Y una cosa más, en la crónica.
   *[other] Y { $count } cosas más, en la crónica.
}

## Reglas

web-rule-back = Atrás
web-rule-loading = Abriendo el grimorio…
web-rule-unknown = Esta regla no está en el grimorio.
web-rule-refused = Lo que no puedes hacer, y por qué
web-rule-all = Abrir todas las reglas

## La mesa como texto

web-text-turn = A quién le toca
web-text-over = La partida ha terminado.
web-text-board = Tablero
web-text-shape = Leer el tablero
web-text-sentences = en frases
web-text-drawing = como cuadro
web-text-digits = responde por número
web-text-odds-within = { $chance } de explotar en { $draws } extracciones
web-text-leave = Volver al dibujo
web-text-podium = Podio
web-text-place = Puesto
web-text-name = Nombre
web-text-rematch = Revancha
web-text-record = Descargar el acta

## El sello, tras la partida

web-seal-checking = Comprobando el sello…
    .text = Un momento.
web-seal-true = Sello comprobado
    .text = El secreto revelado coincide con la huella dada antes de la partida. Calculado aquí, en tu dispositivo.
web-seal-false = El sello está roto
    .text = El secreto revelado no coincide con la huella dada antes de la partida.
web-seal-night = Reparto aún sellado
    .text = Otras mesas juegan el mismo reparto. Cuando haya terminado en todas, se abre el secreto y se puede comprobar cada extracción.
web-seal-missing = No se reveló el secreto
    .text = Sin él no hay nada que comprobar.
web-seal-lesson = Una lección
    .text = Su azar estaba escrito de antemano: nada que sellar, nada que comprobar.
web-seal-potion = Un reparto para toda la casa
    .text = El reparto sigue siendo el mismo en cada dispositivo, así que ninguno pone su lacre. El secreto se fijó de antemano; la casa lo revela cuando han terminado las partidas que cuentan.
web-seal-deal = El reparto de otra partida
    .text = Su suerte ya se conoce: no hay nada que sellar.
web-seal-open = Abrir el sobre
web-seal-details = detalles
web-seal-commitment = Huella, dada antes de la partida
web-seal-secret = Secreto, revelado al final
web-seal-how = La huella es el SHA-256 de «chaudron/1 commitment» seguido del secreto. «chaudron verify» también vuelve a calcular cada extracción del acta descargada.

## El podio de cualquier partida

web-podium-moments = Momentos
web-podium-touch = { -web-touch } para releer
web-podium-hints = Consejos pedidos: { $list }.
web-podium-hints-of = { $name } { $count }
web-podium-copied = Copiado: pégalo donde quieras.
web-podium-picture = Imagen
web-podium-share = Compartir
web-resumed = Continuación desde la jugada { $moment } de otra partida: a partir de ahí el azar es nuevo.
web-podium-replay = Volver a ver
web-podium-record = Descargar
web-podium-deal = Mismo reparto
    .text = He jugado este reparto. Te toca: misma suerte, mismos bots.
web-potion-link = Poción del día
web-ghost = Mismo reparto, otra partida
    .help = Compara ronda a ronda con la partida de la que viene este reparto.
web-podium-shelf = El estante
web-podium-join = Ir a la revancha
web-podium-night = Volver a la velada
web-podium-again = Otra vez, mismos asientos

## Primeros pasos, desde el estante

web-lesson-shelf = Primeros pasos
    .text = Cinco minutos por juego, jugando.
web-lesson-shelf-of = Primeros pasos en { $title }
web-lesson-shelf-new = ¿Primera visita?
    .text = Tras cinco minutos de partida guiada ya sabes jugar.
web-lesson-shelf-again = Continuar la lección
web-lesson-shelf-done = Lección terminada

## La casa, y lo que hace

web-resting = La casa se está actualizando
    .kept = Cada jugada está a salvo, y el tiempo de todo el mundo se ha detenido.
    .back = Deja esta página abierta: la partida sigue aquí por sí sola.
web-no = No
web-event-muted = { $minutes ->
    [0] { $name } puede volver a hablar.
   *[other] La casa silencia a { $name } durante { $minutes } minutos.
}
    .own = { $minutes ->
        [0] Puedes volver a hablar.
       *[other] La casa te silencia durante { $minutes } minutos.
    }
web-event-forgotten = Alguien ha dejado la mesa y ha hecho borrar su nombre y sus mensajes.
web-event-shut = La casa cierra la mesa.
web-event-reopened = La casa vuelve a abrir la mesa.
web-the-house = La casa
web-menu-exercises = Ejercicios
web-banner-shut = Esta mesa está cerrada
web-podium-review = Revisión
