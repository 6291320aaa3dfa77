# Las palabras de todos los juegos. El título de un grupo dice qué recibe cada texto.
# Comillas «», ¿ y ¡ al abrir, espacio fijo ante %: tests/test_words.py lo vigila.

## Listas y asientos

number-word = { $count ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $count }
}
list-empty = nada
list-comma = { $list }, { $item }
list-and = { $list } y { $item }
seat = Asiento { $number }
score = { $name } { $points }

## Opciones rechazadas ($given: lo que se pidió)

bad-option-players = A este juego se juega de { $least } a { $most }, no con { $given }.
bad-option-unknown_option = No existe la opción «{ $name }». Hay: { $known }.
bad-option-unknown_bot = No hay ningún bot llamado «{ $given }». Hay: { $known }.
bad-option-unknown_game = No hay ningún juego «{ $given }». Hay: { $known }.
bad-option-bad_code = «{ $given }» no encaja en un código de preparación, como BEL-A4-2 o «belcastel 4 books=2».
bad-option-newer_code = «{ $given }» viene de una versión más nueva de Chaudron. Actualiza la casa, o pide el enlace de una mesa abierta.
bad-option-bad_value = La opción «{ $name }» no puede ser «{ $given }». Elige entre: { $allowed }.
bad-option-bad_value-components = Nadie conoce aquí los valores de cartas con la huella «{ $given }», solo { $allowed }. Indica su archivo: «--components ARCHIVO», o CHAUDRON_COMPONENTS en el entorno.
bad-option-bad_books = «{ $given }» no designa libros. Da una serie de 1 a 4 (hasta 6 con las brujas), o una serie por color, como g1-b4-r2-y2-p3.
bad-option-bad_witches = «{ $given }» no nombra tres brujas. Nombra una por metal, como S2-C1-G3, o déjalo al azar: random.

## Actas rechazadas

bad-record-not_a_record = Esto no es el acta de una partida.
bad-record-too_big = Este archivo es más largo que el acta de cualquier partida ({ $most } MB como mucho).
bad-record-other_format = Esta acta tiene el formato { $found }; leo { $known }.
bad-record-altered = Esta acta ha sido modificada: su huella ya no coincide.
bad-record-malformed = Esta acta está dañada ({ $where }).
bad-record-unknown_source = Esta acta saca su azar de una fuente que no conozco: { $kind }.
bad-record-still_sealed = El azar de esta partida sigue sellado; se revelará cuando termine.
bad-record-broken_commitment = El secreto revelado no es el que se selló antes de la partida.
bad-record-other_game = Es una partida de { $found }, no de { $known }.
bad-record-other_version = Esta partida sigue la versión { $found } de las reglas, que no conozco: juego con la versión { $known }.
bad-record-earlier_version = { $number ->
    [0] Esta partida sigue la versión { $found } de las reglas; juego con la versión { $known }, que la empieza de otro modo. Solo un programa de aquella versión puede decir si es correcta.
   *[other] Esta partida sigue la versión { $found } de las reglas; juego con la versión { $known }, que toma de otro modo la respuesta número { $number }. Solo un programa de aquella versión puede decir si es correcta.
}
bad-record-bad_options = Las opciones de esta acta no se pueden usar. { $where }
bad-record-refused = La respuesta número { $number } ({ $seat }: { $choice }) no está permitida en ese momento.
bad-record-chance_ended = { $number ->
    [0] El azar anotado no basta para preparar la mesa.
   *[other] El azar anotado no coincide con la respuesta número { $number }.
}
bad-record-draws_differ = { $number ->
    [0] Al recalcularlo, el azar difiere del acta ya en la preparación.
   *[other] Al recalcularlo, el azar difiere del acta en la respuesta número { $number }.
}
bad-record-result_differs = Jugada de nuevo, la partida no acaba con el resultado anotado.
bad-record-not_in_envelope = { $what ->
    [names] Los nombres no son los del sobre sellado.
    [options] Las opciones no son las del sobre sellado.
    [players] El número de asientos no es el del sobre sellado.
    [resumed] El punto desde el que sigue la partida no es el del sobre sellado.
   *[game] El juego no es el del sobre sellado.
}
bad-record-wrong_salt = La sal de { $seat } no es la que se selló.
bad-record-wrong_link = En la respuesta número { $number }, el eslabón de { $seat } no es el que tocaba.
bad-record-head_differs = El número que une todo lo ocurrido no encaja con esta partida.
bad-record-bad_list = La lista de la casa no se sostiene: la línea { $number } no se sigue de la anterior.
bad-record-not_listed = { $what ->
    [closed] La lista de la casa no conoce este sobre.
   *[ended] Según la lista de la casa, la partida de este sobre no terminó así.
}

## No se puede deshacer

undo-nothing = Aún no hay nada que deshacer.
undo-another_acted = Demasiado tarde: otra persona ha jugado después.
undo-chance = El azar ha hablado, y nunca se desdice.
undo-revealed = Lo que se ha visto ya no se puede no ver.
undo-sealed = Lo sellado sigue sellado hasta que todo el mundo termine.
undo-off = En esta mesa, lo jugado, jugado está.

## Regla desconocida

unknown-rule = { $count ->
    [0] No hay ninguna regla «{ $rule }».
   *[other] No hay ninguna regla «{ $rule }». ¿Quizá buscas { $near }?
}

# Bots, por nivel
bot-random = al azar
bot-child = infantil
bot-novice = novel
bot-apprentice = aprendiz
bot-adept = hábil
bot-master = magistral

# En las reglas, en lugar de un valor que representa varios.
rules-value-seconds = en segundos
rules-value-share = de 0 a 1
rules-value-count = 1 o más
rules-value-unlimited = 0, sin límite
rules-value-hash = huella
rules-value-true = sí
rules-value-false = no
rules-value-quoted = «{ $value }»
