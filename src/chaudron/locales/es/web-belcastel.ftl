# Las palabras de la página para Belcastel y sus brujas.

## Belcastel, la cocción

web-belcastel-controls = Frasco, bolsa, plantarse
web-belcastel-flask = Frasco
web-belcastel-flask-takes = { $chip } a la bolsa
web-belcastel-flask-full = lleno
web-belcastel-flask-empty = vacío
web-belcastel-draw = Sacar
web-belcastel-draw-label = Sacar, { $count ->
    [one] { $count } ficha en la bolsa
   *[other] { $count } fichas en la bolsa
}
web-belcastel-stop = Plantarse
web-belcastel-return = Seguir
web-belcastel-risk = riesgo { $deadly } de { $bag }
web-belcastel-no-risk = sin riesgo
web-belcastel-odds = Las probabilidades
web-belcastel-scores = Las puntuaciones
web-belcastel-books = Los libros
web-belcastel-card = La carta de esta ronda
web-belcastel-others = Los otros calderos
web-belcastel-own-bag = En mi bolsa
web-belcastel-whites = Blancas
web-belcastel-gauge = Blancas: { $whites } de { $limit }.
web-belcastel-gauge-deadly = blanca { $values }: bum
web-belcastel-gauge-calm = nada que temer
web-belcastel-gauge-safe = no explota nada
web-belcastel-gauge-boom = explotó
web-belcastel-space = { $coins } { $coins ->
    [one] moneda
   *[other] monedas
}, { $points } { $points ->
    [one] punto
   *[other] puntos
}{ $ruby ->
    [yes] , un rubí
   *[no] { "" }
}
web-belcastel-cauldron = Caldero de { $name }: { $chips ->
    [0] ninguna ficha
    [one] { $chips } ficha
   *[other] { $chips } fichas
}, casilla de puntuación { $space }, blancas { $whites } de { $limit }
web-belcastel-opponent = { $name }, { $state }: { $coins } { $coins ->
    [one] moneda
   *[other] monedas
} y { $points } { $points ->
    [one] punto
   *[other] puntos
} a la vista, blancas { $whites } de { $limit }; puntuación { $score }, rubíes { $rubies }. Ver el caldero
web-belcastel-state-brewing = cocinando…
web-belcastel-state-stopped = en espera
web-belcastel-draws = { $seat } saca { $chips }: casilla { $space }.
web-belcastel-boom = ¡Bum!
    .whites = blancas { $whites } de { $limit }
web-belcastel-state-exploded = ¡bum!
web-belcastel-state-sealed = ya ha elegido
web-belcastel-state-hesitates = dudando

## Belcastel, una elección

web-belcastel-candidates = Lo que puedes elegir
web-belcastel-choose-first = Elige primero
web-belcastel-choose-confirm = Confirmar lo elegido
web-belcastel-choose-digit = Elegir por número, dos veces para confirmar
web-belcastel-choose-rest = Las demás vuelven a la bolsa. Blancas { $whites }/{ $limit }
web-belcastel-choose-rubies = Tienes { $rubies } { $rubies ->
    [one] rubí
   *[other] rubíes
}.
web-belcastel-from-to = de { $from } a { $to }
web-belcastel-pick-drop = { $about ->
    [choose_wisely] Gota, dos pasos
   *[other] Caldero
}
web-belcastel-pick-tube = Probeta
web-belcastel-pick-refill = Frasco
web-belcastel-pick-point = 1 punto
web-belcastel-pick-rubies = 3 rubíes
web-belcastel-pick-points = { $about ->
    [just_in_time] 4 puntos
   *[other] 1 punto por cola
}
web-belcastel-pick-remove_white = Una blanca 1 menos
web-belcastel-pick-give_up = { $number ->
    [one] { $number } rubí
   *[other] { $number } rubíes
}
web-belcastel-pick-row = { $number ->
    [one] { $number } morada
   *[other] { $number } moradas
}
web-belcastel-pick-rat = La rata
web-belcastel-pick-back = A la bolsa
web-belcastel-pick-bag = A la bolsa
web-belcastel-pick-bonus = { $about ->
    [double] El doble de lejos
   *[other] Casillas de más
}
web-belcastel-pick-restart = De nuevo
web-belcastel-pick-go_on = Seguir
web-belcastel-pick-explode = Que explote
web-belcastel-do-drop = { $about ->
    [choose_wisely] Gota, dos pasos
   *[other] Avanzar la gota
}
web-belcastel-do-tube = Siguiente probeta
web-belcastel-do-refill = Rellenar el frasco
web-belcastel-do-point = Tomar 1 punto
web-belcastel-do-give_up = { $number ->
    [one] Dar 1 cola por 1 rubí
   *[other] Dar { $number } colas por { $number } rubíes
}
web-belcastel-do-row = { $about ->
    [ghost_trade] { $number ->
        [one] Devolver { $number } morada
       *[other] Devolver { $number } moradas
    }
   *[other] { $number ->
        [one] Fila de { $number } morada
       *[other] Fila de { $number } moradas
    }
}
web-belcastel-do-swap = Cambiar por { $a_chip }
web-belcastel-do-restart = Empezar de nuevo
web-belcastel-refuse-good_start = A ninguna
web-belcastel-refuse-beside = Dejarlas al lado
web-belcastel-note-explodes = explota: puntos o compras
web-belcastel-note-protected = explota, pero el cráneo te protege
web-belcastel-note-rubies = { $rubies ->
    [one] +{ $rubies } rubí
   *[other] +{ $rubies } rubíes
}
web-belcastel-note-points = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } puntos
}
web-belcastel-note-further = { $spaces ->
    [one] { $spaces } casilla más allá
   *[other] { $spaces } casillas más allá
}
web-belcastel-note-at-limit = justo en el límite
web-belcastel-note-open = el azar decide el resto
web-belcastel-note-drop = empiezas una casilla más allá
web-belcastel-note-rat = { $tails ->
    [one] { $tails } cola de ventaja
   *[other] { $tails } colas de ventaja
}
web-belcastel-note-refill = podrá devolver otra ficha
web-belcastel-note-give-up = { $number ->
    [one] por { $number } cola de rata
   *[other] por { $number } colas de rata
}
web-belcastel-note-restart = todo vuelve a la bolsa, una sola vez
web-belcastel-note-go-on = sigues con tu poción, blancas { $whites }/{ $limit }
web-belcastel-note-bag = vuelve a tu bolsa
web-belcastel-note-for-good = fuera de tu bolsa para siempre
web-belcastel-note-swap = la nueva va a la bolsa
web-belcastel-note-left = { $count ->
    [0] no queda ninguna
    [one] la última
   *[other] quedan { $count }
}

## Belcastel: sellos, probetas, comienzo de una ronda, libros, bolsa, probabilidades, el caldero de otra persona

web-belcastel-beat-signal = ¡A remover!
web-belcastel-beat = Golpe { $number }
web-belcastel-beat-rule = Cada cual sella su elección y todas se revelan juntas.
web-belcastel-revealed = Golpe { $number }, a la vista:
web-belcastel-revealed-none = Aún no se ha revelado nada.
web-belcastel-envelopes = Tus dos sobres
web-belcastel-seal = Sella tu elección: nadie la ve antes que las demás.
web-belcastel-seal-open = Sellado. { -web-touch-first } un sobre para cambiar de idea, mientras nadie más haya actuado.
web-belcastel-sealed = { $count ->
    [0] Sellado, ahora se revela.
   *[other] Sellado del todo. Falta { $names }.
}
web-belcastel-seal-out = { $state ->
    [exploded] Ha explotado: a esperar el final de la cocción.
   *[other] Tu poción está lista: a esperar el final de la cocción.
}
web-belcastel-you = Tú
web-belcastel-reveal-stop = Se planta
web-belcastel-reveal-boom = bum, { $whites } de { $limit }
web-belcastel-reveal-holds = blancas { $whites } de { $limit }
web-belcastel-reveal-thinks = por decidir
web-belcastel-reveal-end = Seguir
web-belcastel-next-beat = Siguiente golpe
web-belcastel-tubes = { $last ->
    [yes] Probetas: gota en la última, la { $tube } ({ $bonus }).
   *[no] Probetas: gota en la { $tube } ({ $bonus }); la siguiente es la { $next } ({ $next_bonus }).
}
web-belcastel-intro-round = Ronda
web-belcastel-intro-go-on = { -web-touch-first } para seguir
web-belcastel-coins = monedas
web-belcastel-book-opens = se abre en la ronda { $round }
web-belcastel-bag = Bolsa
web-belcastel-bag-mine = En tu bolsa
web-belcastel-bag-empty = nada
web-belcastel-bag-hidden = Lo que contiene sigue oculto.
web-belcastel-bag-holds = { $count ->
    [0] bolsa vacía
    [one] { $count } ficha
   *[other] { $count } fichas
}
web-belcastel-bag-whites = de ellas, { $count ->
    [0] ninguna blanca.
    [one] { $count } blanca ({ $percent } %), valor { $sum }.
   *[other] { $count } blancas ({ $percent } %), suma { $sum }.
}
web-belcastel-odds-off = En esta mesa se juega sin probabilidades: fíate de tu olfato.
web-belcastel-odds-none = Nada que calcular ahora: no estás sacando.
web-belcastel-odds-safe = Antes de tu segunda oportunidad no explota nada, saques lo que saques.
web-belcastel-odds-deadly = Lo haría explotar:
web-belcastel-odds-calm = Ninguna ficha de tu bolsa hace explotar el caldero en la próxima extracción.
web-belcastel-odds-bars = Probabilidad de haber explotado tras…
web-belcastel-odds-draws = { $draws ->
    [one] { $draws } extracción
   *[other] { $draws } extracciones
}
web-belcastel-odds-stops = De media, si te plantas…
web-belcastel-odds-when = tras
web-belcastel-odds-now = ahora mismo
web-belcastel-odds-space = casilla
web-belcastel-odds-either = o bien
web-belcastel-odds-or = { $coins } m. o { $points } p.
web-belcastel-odds-counted = Exactas, según las fichas de tu bolsa. Los riesgos solo cuentan sacar y colocar. Las medias siguen libro y carta para la primera ficha; después, solo valores y premios fijos. Nunca se cuentan tus elecciones, el frasco ni lo que añade el recuento.
web-belcastel-lies = { $chip } (casilla { $space })
web-belcastel-cauldron-state = Estado
web-belcastel-cauldron-space = Casilla de puntuación
web-belcastel-cauldron-laid = En orden: { $chips }.
web-belcastel-cauldron-empty = Aún no hay fichas en este caldero.
web-belcastel-cauldron-beside = Junto al caldero: { $chips }.

## Belcastel, el recuento ($phase es una letra de A a F)

web-belcastel-scoring = Recuento de la ronda { $round }
web-belcastel-phases = Fases del recuento
web-belcastel-phase-A = Dado
web-belcastel-phase-B = Fichas
web-belcastel-phase-C = Rubíes
web-belcastel-phase-D = Puntos
web-belcastel-phase-E = Tienda
web-belcastel-phase-F = Gastar rubíes
web-belcastel-ended-stopped = sin explotar, blancas { $whites }/{ $limit }
web-belcastel-ended-exploded = explotó, blancas { $whites }/{ $limit }
web-belcastel-no-die = explotó: sin dado
web-belcastel-bought-nothing = ninguna compra
web-belcastel-exchange = último trueque
web-belcastel-points = { $points } { $points ->
    [one] punto
   *[other] puntos
}
web-belcastel-coins-count = { $coins } { $coins ->
    [one] moneda
   *[other] monedas
}
web-belcastel-to-spend = { $coins } { $coins ->
    [one] moneda
   *[other] monedas
} para gastar
web-belcastel-or-coins = o { $coins } { $coins ->
    [one] moneda
   *[other] monedas
}
web-belcastel-or = o bien…
web-belcastel-thinks = pensando…
web-belcastel-somebody-thinks = { $name } está pensando
web-belcastel-reward-points = sin compras
web-belcastel-reward-coins = sin puntos
web-belcastel-gain-coins = monedas
web-belcastel-gain-points = puntos
web-belcastel-gain-rubies = rubíes
web-belcastel-gain-drop = avance de gota
web-belcastel-gain-flask = frasco lleno
web-belcastel-gain-tube = probeta
web-belcastel-gain-no-chip = no queda { $chip }
web-belcastel-gain-drop-stays = la gota no se mueve
web-belcastel-speed = Velocidad ×{ $speed }
web-belcastel-steps = Paso a paso
web-belcastel-again = Repetir A–{ $phase }
web-belcastel-step = Siguiente fase
web-belcastel-show-all = Mostrarlo todo
web-belcastel-go-on = Seguir
web-belcastel-waiting = A la espera del resto
web-belcastel-track = Pista de puntos: { $scores }. { $tails ->
    [0] Ninguna cola de rata hasta la cabeza.
    [one] { $tails } cola de rata hasta la cabeza.
   *[other] { $tails } colas de rata hasta la cabeza.
}
web-belcastel-track-score = { $name } { $points }
web-belcastel-tails = { $tails } { $tails ->
    [one] cola
   *[other] colas
}

## Belcastel, la tienda

web-belcastel-short-orange = Calabaza
web-belcastel-short-green = Araña
web-belcastel-short-blue = Cuervo
web-belcastel-short-red = Amanita
web-belcastel-short-yellow = Mandrágora
web-belcastel-short-purple = Fantasma
web-belcastel-short-black = Polilla
web-belcastel-short-locoweed = Hierba
web-belcastel-shop-book = { $book }. Ver los libros
web-belcastel-shop-cell = { $chip }, precio { $price }: { $state }
web-belcastel-shop-free = a tu alcance
web-belcastel-shop-chosen = elegida
web-belcastel-shop-swap = cambiar
web-belcastel-shop-bought = comprada
web-belcastel-shop-too-dear = faltan { $missing }
web-belcastel-shop-same-color = { $color }: ya
web-belcastel-shop-sold-out = agotada
web-belcastel-shop-closed = en ronda { $round }
web-belcastel-shop-not-now = ahora no
web-belcastel-shop-purse = Monedero: { $coins }, gastado: { $spent }, perdido: { $left }
web-belcastel-shop-spent = { $coins ->
    [0] nada gastado
    [one] { $coins } gastada
   *[other] { $coins } gastadas
}
web-belcastel-shop-lost = { $coins ->
    [0] nada perdido
    [one] se perderá { $coins } moneda
   *[other] se perderán { $coins } monedas
}
web-belcastel-shop-hint = Dos fichas como mucho, de colores distintos.
web-belcastel-shop-slot = una ficha, si quieres
web-belcastel-shop-put-back = Devolver { $chip }
web-belcastel-shop-confirm = Comprar
web-belcastel-shop-pick = Elige antes una ficha, o «No comprar nada».
web-belcastel-shop-nothing = No comprar nada
web-belcastel-shop-enough = Con eso basta
web-belcastel-shop-both = Comprar las dos
web-belcastel-shop-one = Comprar esta ficha

## Belcastel, el podio

web-belcastel-podium-won = ¡Gana { $name }!
web-belcastel-podium-mine = ¡Ganas tú!
web-belcastel-podium-shared = Victoria compartida: ¡{ $names }!
web-belcastel-podium-after = { $rounds } rondas, { $minutes } min
web-belcastel-podium-sources = De dónde salieron los puntos
web-belcastel-podium-rounds = Ronda a ronda
web-belcastel-podium-sum = puntos acumulados
web-belcastel-podium-curve = Los puntos de cada cual, ronda a ronda
web-belcastel-podium-round = r. { $round }
web-belcastel-podium-share-text = { $title } { $scores }.
web-belcastel-source-spaces = Casillas
web-belcastel-source-chips = Fichas
web-belcastel-source-die = Dado
web-belcastel-source-cards = Cartas
web-belcastel-source-tubes = Probetas
web-belcastel-source-exchange = Trueque
web-belcastel-source-other = Otros
web-belcastel-moment-exploded = Una blanca de más
    .text = { $name } lo hace saltar todo, blancas { $whites } de { $limit }.
    .own = Lo haces saltar todo, blancas { $whites } de { $limit }.
web-belcastel-moment-furthest = Casi en la cuchara
    .text = { $name } llega a la casilla { $space }: nadie va más lejos.
    .own = Llegas a la casilla { $space }: nadie va más lejos.
web-belcastel-moment-rats = La estampida
    .text = { $name } suelta la rata: { $tails } { $tails ->
        [one] casilla
       *[other] casillas
    } de ventaja al empezar.
    .own = Sueltas tu rata: { $tails } { $tails ->
        [one] casilla
       *[other] casillas
    } de ventaja al empezar.
web-belcastel-moment-best = La ronda de oro
    .text = { $name } gana { $points } { $points ->
        [one] punto
       *[other] puntos
    } de una vez.
    .own = Ganas { $points } { $points ->
        [one] punto
       *[other] puntos
    } de una vez.
web-belcastel-moment-card = La carta justa
    .text = «{ $card }» cuida bien de { $name }.
    .own = «{ $card }» cuida bien de ti.
web-belcastel-moment-patient = La gota paciente
    .text = { $name } pagó rubíes por { $drops } avances de gota.
    .own = Pagaste rubíes por { $drops } avances de gota.
web-belcastel-moment-steady = Mano firme
    .text = { $name } no hizo explotar ningún caldero.
    .own = No hiciste explotar ningún caldero.
web-belcastel-moment-overtaken = El vuelco
    .text = { $name } iba { $points } { $points ->
        [one] punto
       *[other] puntos
    } por detrás antes de la última ronda.
    .own = Ibas { $points } { $points ->
        [one] punto
       *[other] puntos
    } por detrás antes de la última ronda.

## La mesa de las brujas

web-belcastel-witches = Las brujas
web-belcastel-witch-call = Llamar a { $witch }: { $brings }. Cuesta tu { $penny }
web-belcastel-witch-other = { $isSpent ->
    [yes] { $witch }, { $phase }: { $penny } gastado
   *[no] { $witch }, { $phase }, { $penny }
}
web-belcastel-witch-spent = gastado
web-belcastel-witch-why = ¿Por qué ahora?
web-belcastel-witch-ask = ¿Llamar a { $witch }?
web-belcastel-witch-keep = Guardar el penique
web-belcastel-witch-no-hurry = Sin prisa: la mesa te espera.
web-belcastel-witch-callers = La han llamado:
web-belcastel-witch-left = Cada penique guardado hasta el final vale 2 puntos.
web-belcastel-witch-whites = blancas { $from } → { $to }
web-belcastel-witch-coins = { $from } → { $to } monedas
web-belcastel-witch-six = { $count ->
    [one] 1 ficha a la vista
   *[other] { $count } fichas a la vista
} de { $bag }, colócalas como quieras
web-belcastel-witch-all = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
web-belcastel-witch-points = { $points ->
    [one] +1 punto
   *[other] +{ $points } puntos
}
web-belcastel-witch-rubies = { $rubies ->
    [one] +1 rubí
   *[other] +{ $rubies } rubíes
}
web-belcastel-do-witch = Llamar a { $witch }
web-belcastel-pennies = Peniques: { $pennies }.
web-belcastel-brief-brewing = cocina
web-belcastel-brief-stopped = alto
web-belcastel-brief-exploded = bum
web-belcastel-brief-sealed = elegido
web-belcastel-brief-hesitates = duda
web-belcastel-bowl = Cuenco: { $chips }. { $spoon } + { $points } puntos
web-belcastel-bowl-empty = Cuenco vacío
web-belcastel-bowl-points = { $spoon } + { $points } puntos
web-belcastel-flask-bowl = { $chip } fuera del cuenco
web-belcastel-waits = Para abrir la próxima ronda: { $chips }
web-belcastel-aside-ask = ¿{ $choice } ahora?
web-belcastel-aside-hint = Apartada por la amanita: hay que colocarla antes de que acabe la ronda.
web-belcastel-aside-later = Después
web-belcastel-touch-whites = { -web-touch-first } una blanca del caldero, o las dos.
web-belcastel-touch-upgrade = { -web-touch-first } una ficha del caldero, o las dos últimas.
web-belcastel-touch-start_chip = { -web-touch-first } la ficha en el caldero. Se queda fuera de tu bolsa.
web-belcastel-candidate-count = hay { $count }
web-belcastel-note-poured = al cuenco
web-belcastel-note-start = la primera de la próxima ronda
web-belcastel-along = { $chip }, a la vista: { $spaces ->
    [one] 1 casilla más
   *[other] { $spaces } casillas más
}
web-belcastel-shop-for = para { $name }
web-belcastel-shop-ghosts = Pagan tus fantasmas: dos fichas como mucho, de colores distintos.
web-belcastel-gain-kept = para la próxima ronda
web-belcastel-gain-passed = pasa al lado
web-belcastel-pennies-title = Peniques
web-belcastel-cauldron-bowl = En el cuenco: { $chips }.
web-belcastel-cauldron-aside = Apartado, por colocar: { $chips }.
web-belcastel-cauldron-kept = Guardado para la próxima ronda: { $chips }.
web-belcastel-cauldron-start = Para abrir la próxima ronda: { $chips }.
web-belcastel-source-witches = Brujas
web-belcastel-moment-witch = Un escobazo
    .text = { $witch } le sienta bien a { $name }.
    .own = { $witch } te sienta bien.
web-belcastel-witch-exchange = { $coins } monedas: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en vez de { $otherwise }
web-belcastel-do-whites = { $which ->
    [last] Devolver la última blanca
    [earlier] Devolver la blanca anterior
   *[both] Devolver las dos blancas
}
web-belcastel-do-start = Guardar { $the_chip }

## Sacar a la vez en una ronda en la que cada cual va a su ritmo

web-belcastel-together-asked = { $wish ->
    [always] ¿Sacar a la vez a partir de ahora? Lo propone { $names }.
   *[round] ¿Sacar a la vez en esta ronda? Lo propone { $names }.
}
web-belcastel-together-waiting = { $wish ->
    [always] Propones sacar a la vez a partir de ahora. Falta que acepte { $names }.
   *[round] Propones sacar a la vez en esta ronda. Falta que acepte { $names }.
}
web-belcastel-together-ready = Quienes siguen cocinando quieren sacar a la vez.
web-belcastel-together-begin = Empezar
web-belcastel-together-yes = De acuerdo
web-belcastel-together-no = No
web-belcastel-together-back = Déjalo
web-belcastel-together-help = Cada cual elige en secreto y todo se revela a la señal, como en la última ronda. Empieza en cuanto aceptan quienes siguen cocinando; hasta entonces, cada cual sigue a su ritmo.
web-belcastel-together-round = Esta ronda
web-belcastel-together-always = Desde ahora
web-belcastel-together-later = Puedes proponerlo entre dos fichas.

## Los libros en pocas palabras

web-belcastel-book-orange = Sin efecto
web-belcastel-book-orange-6 = Avanza 1 o 6 casillas
web-belcastel-book-green-1 = Última o penúltima: 1 rubí
web-belcastel-book-green-2 = Última o penúltima: una ficha 1
web-belcastel-book-green-3 = Blancas a 7: avanza la última ficha
web-belcastel-book-green-4 = Al final: 1 rubí avanza la gota
web-belcastel-book-green-5 = Guarda una ficha para la próxima ronda
web-belcastel-book-green-6 = Última o penúltima: el dado
web-belcastel-book-blue-1 = Mira 1, 2 o 4 fichas, coloca una
web-belcastel-book-blue-2 = Alivia una explosión en 1, 2 o 4 fichas
web-belcastel-book-blue-3 = Sobre un rubí: 1 rubí
web-belcastel-book-blue-4 = Sobre un rubí: 1, 2 o 4 puntos
web-belcastel-book-blue-5 = Con calabazas: 1, 2 o 4 puntos
web-belcastel-book-blue-6 = 1 rubí por cada blanca 1 justo antes
web-belcastel-book-red-1 = Con calabazas: 1 o 2 casillas más
web-belcastel-book-red-2 = Queda al lado, se coloca al final
web-belcastel-book-red-3 = Tras una blanca: avanza otro tanto
web-belcastel-book-red-4 = Las blancas 1 avanzan 2 casillas
web-belcastel-book-red-5 = Tan lejos como tu mayor amanita
web-belcastel-book-red-6 = Aparta una ficha para después
web-belcastel-book-yellow-1 = La blanca anterior vuelve a la bolsa
web-belcastel-book-yellow-2 = La ficha siguiente avanza el doble
web-belcastel-book-yellow-3 = Límite de blancas a 8, luego a 9
web-belcastel-book-yellow-4 = Las tres primeras: +1, +2, +3
web-belcastel-book-yellow-5 = Suma una ficha que muestra y devuelve
web-belcastel-book-yellow-6 = Paga 1 rubí: 3 casillas más
web-belcastel-book-purple-1 = 1, 2 o 3: puntos, rubíes, gota
web-belcastel-book-purple-2 = Se cambian por fichas y puntos
web-belcastel-book-purple-3 = Más lejos, más puntos
web-belcastel-book-purple-4 = Crece una ficha del caldero
web-belcastel-book-purple-5 = Sus puntos compran fichas
web-belcastel-book-purple-6 = Da el valor de la ficha siguiente
web-belcastel-book-black-2p = Tantas o más: gota, rubí
web-belcastel-book-black-34p = Más que al lado: gota, rubí
web-belcastel-book-black-5 = Va a la bolsa de al lado, paga en rubíes
web-belcastel-book-black-6 = La más lejana: gota; la segunda: rubí
web-belcastel-book-locoweed-5 = Avanza rata + 1, 4 como mucho
web-belcastel-book-locoweed-6 = Copia la última ficha de color
web-belcastel-values-own = Aquí se prueban precios, casillas, libros o cartas de un archivo (huella { $hash }).
