# Las palabras del grimorio: reglas para hojear.

web-rules-title = Reglas
web-rules-title-of = Reglas: { $game }
web-rules-all = Las reglas de la casa
web-rules-size = { $rules } reglas, { $situations } para ver
web-rules-start = Abrir el primer capítulo
web-rules-contents = Índice
web-rules-chapters = Otros capítulos
web-rules-chapter-before = capítulo anterior
web-rules-chapter-after = capítulo siguiente
web-rules-search = Buscar en las reglas
    .hint = buscar: frasco, 6.1, espejo
web-rules-results = Resultados
web-rules-found = { $count ->
    [0] Ninguna regla encontrada.
    [one] Una regla encontrada.
   *[other] { $count } reglas encontradas.
}
web-rules-none = Nada sobre «{ $wanted }» en el grimorio.
web-rules-link = Enlace a { $rule }
web-rules-sieve = Mostrar solo
web-rules-sieve-all = todo
web-rules-sieve-rulings = decisiones
web-rules-sieve-options = opciones
web-rules-sieve-editions = ediciones

## Una regla

web-rules-mark-ruling = decisión
web-rules-mark-option = una opción la cambia
web-rules-mark-editions = ediciones
# Cómo hablan las reglas de otras ediciones; lo que aún está en inglés, en inglés.
web-rules-edition-words = edición ediciones editorial transcripciones almanaque edition editions publisher transcriptions almanac
web-rules-about = Acerca de { $rule }
web-rules-usual = lo habitual
web-rules-set-up = Preparar una mesa con «{ $value }»
web-rules-when = Se elige al preparar la mesa. { -web-touch-first } una respuesta para abrir una mesa con ella.
web-rules-your-table = En tu mesa: { $value }.
web-rules-in-your-game = En tu partida
web-rules-moment = ver ese momento
web-rules-moment-of = Ver ese momento: { $says }
web-rules-try = Pruébalo
web-rules-less = Menos: { $what }
web-rules-more = Más: { $what }
web-rules-around = En tu mesa, ahora
web-rules-numbers-of = Probar con los números de { $name }
web-rules-readings = Reglamento y ediciones
web-rules-ruling = Una decisión nuestra
web-rules-fixed = El reglamento calla, o se puede leer de dos maneras. Ninguna opción cambia esta.
web-rules-beside-it = Al lado
web-rules-ways = Regla anterior, regla siguiente
web-rules-previous = Regla anterior, { $rule }
web-rules-next = Regla siguiente, { $rule }
web-rules-copy = Copiar el enlace

## Para ver

web-rules-watch = Para ver en un tablero
web-rules-situation = Para ver: { $title }
web-rules-situation-coming = Poniendo la mesa…
web-rules-as-text = como texto
web-rules-steps = Paso a paso
web-rules-step = Paso { $step } de { $steps }
web-rules-first = Volver al inicio
web-rules-before = Paso anterior
web-rules-after = Siguiente
web-rules-play = Reproducir
web-rules-pause = Pausa
web-rules-points = puntos
web-rules-rubies = rubíes
web-rules-whites = Blancas { $whites } de { $limit }
web-rules-beside = una ficha al lado
web-rules-defense = Parada:
web-rules-pile = mazo { $pile }, descarte { $discard }
web-rules-out = ha dejado el baile
web-rules-no-cards = sin cartas
web-rules-dug = Desenterrado por el erizo
web-rules-loans = { $count ->
    [one] 1 ficha de Fagus Bok
   *[other] { $count } fichas de Fagus Bok
}
web-rules-nothing = despensa vacía, ni poción ni hechizo
