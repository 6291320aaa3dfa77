# Lo que dice el servidor de la casa cuando algo no se puede hacer, y en sus avisos.

house-unknown_table = Esa mesa no existe. Revisa el código o el enlace.
house-unknown_night = Esa velada no existe. Revisa el código o el enlace.
house-not_organizer = Solo quien organiza la velada puede hacerlo.
house-not_at_night = Esa persona no participa en la velada.
house-night_over = Esta velada ha terminado.
house-night_full = La velada está completa: ya participan { $most } personas.
house-night_paused = La velada está en pausa.
house-nobody_came = Aún no hay nadie.
house-deal_begun = Ya se está jugando un reparto.
house-no_deal = Ahora no se juega ningún reparto.
house-deal_runs = Este reparto aún se juega en otras mesas. Se podrá ver cuando haya terminado en todas.
house-same_deal = Esta mesa juega el mismo reparto que otras: su suerte la sella la casa sola.
house-unknown_code = Ninguna mesa espera con este código. Un código vale hasta que empieza la partida; el enlace sigue valiendo.
house-too_many_guesses = Demasiados códigos que no llevan a ninguna parte. Espera medio minuto, o pide el enlace de la mesa.
house-unknown_cards = Esta mesa se juega con valores de cartas que esta casa no conoce (huella { $hash }). Quien lleva la casa puede abrirla una vez con su archivo («chaudron serve --components ARCHIVO»); la mesa seguirá entonces donde se quedó.
house-other_rules = Esta mesa se jugó con la versión { $began } de las reglas; con la versión { $known }, la de esta casa, la partida habría ido de otro modo. Aquí no puede continuar. Aún puedes leer quién jugó y qué pasó, y llevarte el acta de una partida terminada.
house-no_such_cards = Nadie conoce aquí valores de cartas con la huella «{ $name }» para el juego «{ $game }».
house-not_found = Aquí no hay nada.
house-bad_method = Así no se puede pedir.
house-bad_token = Esta llave no abre ningún asiento de esta mesa.
house-removed = Quien lleva la mesa ha liberado tu asiento.
house-given_away = Quien lleva la mesa ha dado tu asiento a otra persona.
house-only_elsewhere = Tu asiento ya no se abre aquí: está reservado para otro dispositivo.
house-claim_refused = Quien lleva la mesa no te ha dado el asiento que pediste.
house-kept_out = Quien lleva la mesa ya no te deja entrar. Pídele volver, o juega en otra mesa.
house-nobody_kept_out = Esa persona ya puede volver.
house-not_seated = Hace falta un asiento en esta mesa.
house-not_host = Solo puede hacerlo quien lleva la mesa.
house-no_watchers = Esta mesa juega sin público.
house-no_replays = Solo quienes jugaron en esta mesa pueden volver a ver su partida.
house-as_it_was = Una mesa que sigue desde una posición se juega como aquella partida.
house-origin = Esa página no es de esta casa.
house-unknown_host = Esta casa no responde al nombre «{ $host }». Si es uno de sus nombres, hay que abrirla con «--host-name { $host }».
house-bad_json = Ese mensaje no es JSON.
house-bad_message = La casa no entiende ese mensaje.
house-bad_name = Un nombre tiene de 1 a 24 caracteres visibles.
house-bad_text = En ese mensaje no hay nada que leer.
house-no_such_seat = No hay asiento { $seat } en esta mesa.
house-too_big = Ese mensaje es demasiado largo.
house-too_fast = Demasiado de una vez. Espera un momento.
house-too_many_tables = Estás abriendo demasiadas mesas. Espera un minuto.
house-too_many_connections = Hay demasiadas conexiones.
house-busy = La casa está desbordada. Inténtalo de nuevo.
house-cannot_write = La casa no puede escribir ahora mismo. Lo hecho está a salvo; inténtalo dentro de un momento.
house-closing = La casa cierra un momento; la partida está a salvo.
house-elsewhere = La mesa está cambiando de manos. Inténtalo de nuevo.
house-moved = La mesa ha cambiado de manos; te llevamos de vuelta.
house-replaced = Estás aquí desde otro dispositivo.
house-broken = El registro de esta mesa está dañado. Quien lleva la casa puede restaurarlo.
house-failed = Algo ha fallado por nuestra parte. No ha cambiado nada.
house-no_hello = Una conexión empieza con «hello».
house-greeted_already = «hello» se dice una sola vez.
house-not_a_socket = Por aquí solo entra un WebSocket.
house-sealed_now = Todo el mundo decide en secreto; espera a que se muestre todo.
house-somebody_there = Ya hay quien juega en el asiento { $seat }.
house-stale = Esa pregunta ya no está abierta.
house-not_started = La partida no ha empezado.
house-started = La partida ya ha empezado.
house-starting = El sobre está cerrado: nada cambia hasta que empiece la partida.
house-not_starting = Ahora no se espera ninguna sal.
house-seal_taken = Otro asiento ha puesto el mismo sello.
house-wrong_salt = Esa sal no encaja con el sello de tu asiento.
house-wrong_link = Ese no es el eslabón que toca. Responde de nuevo.
house-over = La partida ha terminado.
house-no_same_deal = Esta partida no se puede volver a repartir: fue una poción del día, una lección, o seguía de otra partida.
house-not_over = La partida no ha terminado.
house-paused = La partida está en pausa.
house-paused_enough = Ya has puesto bastantes veces esta partida en pausa. Otra persona aún puede.
house-did_enough = Has hecho tantas cosas además de jugar que ahora solo puedes jugar. Al resto no le afecta.
house-did_enough_before = Aquí ya se ha hecho tanto antes de la partida que solo queda empezarla o irse.
house-not_paused = La partida no está en pausa.
house-no_chat = En esta mesa no hay chat.
house-said_enough = Esta mesa ya ha tenido bastantes mensajes.
house-locked = La mesa ya no admite a nadie más.
house-full = Todos los asientos están ocupados.
house-seat_taken = El asiento { $seat } está ocupado.
house-name_taken = Alguien se llama ya { $name }.
house-no_such_figure = No hay «{ $given }» en la caja.
house-figure_taken = Esa la lleva { $name }.
house-age_does_not_matter = En esta mesa la edad no decide quién empieza.
house-too_many_claims = Demasiada gente pide un asiento. Espera la respuesta de quien lleva la mesa.
house-hosts_seat = No se puede pedir el asiento de quien lleva la mesa; su enlace personal lo vuelve a abrir.
house-left_already = Ya has dejado la mesa.
house-not_away = Ya estás en tu asiento.
house-seals_missing = { $count ->
    [one] Un dispositivo aún no ha sellado el sobre.
   *[other] { $count } dispositivos aún no han sellado el sobre.
} Espera, o empieza sin ellos: la partida lo dirá.
house-seats_empty = { $count ->
    [one] Aún hay un asiento vacío.
   *[other] Aún hay { $count } asientos vacíos.
} Invita a alguien o sienta a un bot.
house-seats_in_use = Uno de los asientos que se quieren quitar está ocupado.
house-no_bot_there = No hay ningún bot que retirar del asiento { $seat }.
house-nobody_to_kick = No hay nadie a quien sacar del asiento { $seat }.
house-nobody_there = Nadie ocupa el asiento { $seat }.
house-no_such_claim = Esa petición ya no está.
house-not_awaited = Nadie espera al asiento { $seat }.
house-not_late = Al asiento { $seat } aún le queda tiempo.
house-rematched = La revancha ya está abierta.
house-by_ear = Para esto, fíate de tus ojos y tus oídos.
house-no_hints = En esta mesa no hay consejos.
house-no_question = Ahora mismo no se te pregunta nada.
house-no_plans = En este juego no hay planes.
house-plan_without_end = Un plan debe decir cuándo parar: elige al menos una condición.
house-plan_without_odds = Esta mesa juega sin probabilidades: un plan no puede depender de ellas.
house-plan_not_now = Ahora mismo un plan así no tiene nada que hacer. Espera a la próxima cocción.
house-no_plan = Ningún plan juega por ti.
house-too_long = Esta partida es demasiado larga para seguir.

notice-awaited = Le toca a { $name }, en la mesa { $table }.
notice-over = La partida de la mesa { $table } ha terminado.
notice-mine-awaited = Te toca: { $title }, mesa { $table }.
notice-mine-over = La partida ha terminado: { $title }, mesa { $table }.

bad-notice-too_long = Esta dirección tiene más de { $limit } caracteres.
bad-notice-bad_url = Esta dirección web no se puede leer; cópiala otra vez entera.
bad-notice-not_https = La dirección debe usar https.
bad-notice-no_host = La dirección no nombra ningún servidor.
bad-notice-has_credentials = La dirección no debe contener ni usuario ni contraseña.
bad-notice-bad_port = El puerto debe ser 443, o de 1024 a 65535.
bad-notice-private_address = { $host } está en una red privada; da una dirección de internet.
bad-notice-not_a_subscription = La suscripción del navegador está incompleta; desactiva los avisos y actívalos de nuevo.
bad-notice-bad_p256dh = La clave de cifrado del navegador no es válida; desactiva los avisos y actívalos de nuevo.
bad-notice-bad_auth = El secreto de la suscripción del navegador no es válido; desactiva los avisos y actívalos de nuevo.

page-not-built = La página de Chaudron aún no se ha construido. Ejecuta «make web» en la carpeta del proyecto y vuelve a abrir la casa.

house-shut = Quien lleva la casa ha cerrado esta mesa. Lo jugado está a salvo.
house-not_shut = Esta mesa no está cerrada.
house-in_play = Hay alguien en esta mesa, o sigue por sí sola. Ciérrala antes, o inténtalo dentro de un minuto.
house-muted = Quien lleva la casa te deja volver a hablar dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}. Mientras tanto puedes jugar.
house-blocked = Quien lleva la casa no te deja entrar con este dispositivo.
house-resting = La casa se está actualizando. Cada jugada está a salvo; la partida sigue enseguida.
house-bad_host_token = Esta llave no abre la página de quien lleva la casa. El enlace correcto se imprime al abrir la casa.
house-no_backups = Di adónde van las copias al abrir la casa: «chaudron serve --backups CARPETA».
house-no_archive = Di adónde se apartan las mesas al abrir la casa: «chaudron serve --archive ARCHIVO».
house-too_many_reviews = Pides demasiadas revisiones a la vez. Espera medio minuto.
house-no_review = De mesas como esta no se ha aprendido nada: no hay revisión.
