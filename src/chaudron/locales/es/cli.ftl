# Las palabras de la línea de órdenes y de la mesa en un terminal. Las de los juegos están en sus propios archivos.

## El tablero, dibujado: todo es breve

board-round = Ronda { $round }/{ $rounds }
board-card = { $card }: { $text }
board-rim = { $name } · monedas·puntos, ◆ rubí
board-score = { $points } pts { $rubies }◆
board-state-brewing = cocinando
board-state-stopped = en espera
board-state-exploded = { $protected ->
    [yes] explotó, protegido
   *[no] explotó
}
board-at = { $state }, casilla { $space }
board-whites-of = blancas { $whites }/{ $limit }
board-whites-short = { $whites }/{ $limit }
board-drop = gota ▼{ $space }
board-drop-short = ▼{ $space }
board-rat-short = rata { $space }
board-tube-short = probeta { $tube }
board-tube-brief = prob. { $tube }
board-bag-short = bolsa { $count }
board-flask-short = { $full ->
    [yes] frasco
   *[no] frasco vacío
}
board-at-short = { $state } { $space }
board-beside = al lado: { $chips }
board-bowl = cuenco: { $chips }
board-aside = apartado: { $chips }
board-start = inicio: { $chips }
board-hand = en mano: { $chips }
board-pennies = ¢{ $pennies }
board-witch-short = { $id } { $name }{ $state ->
    [now] { " " }(ahora)
    [spent] { " " }(pagada)
   *[other] { "" }
}
board-witch = { $witch }: { $effect }{ $state ->
    [now] { "" }
    [spent] { "" }
   *[other] { " " }({ $phase })
}
board-color-locoweed = hierba
board-bought = comprado: { $chips }
board-whites = Blancas
board-worth = { $coins } { $coins ->
    [one] moneda
   *[other] monedas
}, { $points } { $points ->
    [one] punto
   *[other] puntos
}{ $ruby ->
    [yes] , un rubí
   *[no] { "" }
}
board-if-stopped = Si te plantas: { $worth }
board-scoring = Tu casilla de puntuación: { $worth }
board-bag = Bolsa { $count }:
board-owned = Tus fichas, { $count }:
board-rubies = { $rubies } { $rubies ->
    [one] rubí
   *[other] rubíes
}
board-flask = { $full ->
    [yes] frasco lleno
   *[no] frasco vacío
}
board-tubes = Probetas
board-counter = La tienda. Tienes { $coins } { $coins ->
    [one] moneda
   *[other] monedas
}: dos fichas como mucho, de colores distintos.
board-opens = se abre en la ronda { $round }

## El tablero, leído en voz alta

read-round = Ronda { $round } de { $rounds }. Abre { $first }.
read-card = Carta de adivinación: { $card }. { $text }
read-scores = Puntuaciones: { $scores }.
read-score = { $name } { $points }{ $tails ->
    [0] { "" }
    [one] { " " }(una cola de rata por detrás)
   *[other] { " " }({ $tails } colas de rata por detrás)
}
read-someone = { $name }: { $parts }
read-you = { $name }, eres tú: { $parts }
read-counters = { $points } { $points ->
    [one] punto
   *[other] puntos
}, { $rubies } { $rubies ->
    [one] rubí
   *[other] rubíes
}.
read-brew = { $state }{ $protected ->
    [yes] { " " }(protegido)
   *[no] { "" }
}, { $count ->
    [0] nada colocado, empieza en la casilla { $space }
   *[other] última ficha en la casilla { $space }, fichas colocadas: { $chips }
}. Blancas { $whites } de { $limit }.
read-belongings = Gota en la casilla { $drop }{ $rat ->
    [0] { "" }
   *[other] , rata { $rat } { $rat ->
        [one] casilla
       *[other] casillas
    } más allá
}. { $bag } { $bag ->
    [one] ficha
   *[other] fichas
} en la bolsa, frasco { $full ->
    [yes] lleno
   *[no] vacío
}.
read-tube = Probeta { $tube } ({ $bonus }).
read-beside = Junto al caldero: { $chips }.
read-bowl = En el cuenco: { $chips }, que son { $points } { $points ->
    [one] punto
   *[other] puntos
}.
read-aside = Apartado: { $chips }.
read-start = Para abrir la próxima ronda: { $chips }.
read-hand = Extendido ante ti: { $chips }.
read-pennies = { $count ->
    [0] No queda ningún penique.
    [one] Penique guardado: { $pennies }.
   *[other] Peniques guardados: { $pennies }.
}
read-witch = Bruja { $id }, { $name }: { $effect }{ $state }.
read-witch-state = { $state ->
    [now] { "" }; puedes llamarla ahora
    [later] { "" }; tu { $penny } aún puede llamarla (cuándo: { $phase })
    [spent] { "" }; ya has gastado tu { $penny }
   *[other] { "" }
}
read-bought = Comprado: { $chips }.
read-bag-holds = En la bolsa: { $chips }.
read-laid = { $chip } en la casilla { $space }
read-cauldron = { $count ->
    [0] Tu caldero está vacío.
   *[other] Tu caldero: { $chips }.
}
read-whites = Blancas: { $whites } de { $limit }.
read-if-stopped = Si te plantas ahora: casilla { $space }, { $worth }.
read-scoring = Tu casilla de puntuación: casilla { $space }, { $worth }.
read-ahead = Más adelante, { $spaces }.
read-space = casilla { $space }: { $worth }
read-more = { $list }; { $item }
read-bag = { $count ->
    [0] Tu bolsa está vacía.
    [one] En tu bolsa, 1 ficha: { $chips }.
   *[other] En tu bolsa, { $count } fichas: { $chips }.
}
read-counter = La tienda: tienes { $coins } { $coins ->
    [one] moneda
   *[other] monedas
}.
read-shelf = { $book }: { $count ->
    [0] nada que puedas comprar.
   *[other] { $goods }.
} { $effect }
read-price = { $chip } por { $price } { $price ->
    [one] moneda
   *[other] monedas
}

## En la mesa

names-people = Maëlle Odile Basile Ysée Gaspard Perrine
names-bots = Basile Odile Ysée Gaspard Perrine Aliénor
your-name = ¿Cómo te llamas? (Intro: { $name })
title-belcastel = Les Charlatans de Belcastel
title-witches = Les Charlatans de Belcastel: Les Sorcières s’en mêlent
title-bal = Le Bal des Sorcières
title-blackwood = Blackwood
welcome-people-belcastel = { $count ->
    [one] Ante el caldero: { $people }.
   *[other] Ante los calderos, por turnos al teclado: { $people }.
}
welcome-bots-belcastel = { $count ->
    [one] Frente a ti, un charlatán de madera: { $bots } (nivel { $level }).
   *[other] Frente a ti, charlatanes de madera: { $bots } (nivel { $level }).
}
welcome-goal-belcastel = Nueve rondas. Saca fichas, lleva tu poción tan lejos como te atrevas, y plántate antes de que tus blancas pasen de 7: si no, bum. Gana quien tiene más puntos.
welcome-witches = Intervienen tres brujas. Un penique del metal adecuado llama a una de ellas, una vez; guardado, vale 2 puntos.
welcome-sealed = El azar se sella antes de la partida. Al final se abre el secreto, y cualquiera puede comprobar cada extracción. Este es el sello:
welcome-seed = Azar de la semilla { $seed }: la misma semilla y las mismas respuestas dan otra vez la misma partida.
welcome-record = El acta se escribe mientras juegas, en { $file }
welcome-no-record = Aquí no se puede guardar el acta{ $file }; «guardar ARCHIVO» la escribe donde quieras.
welcome-help = Responde con un número o con las primeras letras. En cualquier momento, { "?" } dice qué puedes hacer, y por qué.
welcome-start-belcastel = Intro para encender el fuego
news-title = Qué ha pasado
news-more = Intro para seguir
question = { $name }: { $asked }
choice-enter = (Intro)
choice-price = { $choice }: { $price } { $price ->
    [one] moneda
   *[other] monedas
}
choice-gain = { $choice } (+{ $count } { $what ->
    [rubies] { $count ->
        [one] rubí
       *[other] rubíes
    }
   *[points] { $count ->
        [one] punto
       *[other] puntos
    }
})
short-flask = Frasco
short-start = { $chip }
secret-hint = Lo que escribes no se muestra.
commands-line-belcastel = { "?" } ayuda · consejo · riesgos · bolsa · tablero · crónica · deshacer · salir
commands-line-all = { "?" } ayuda · tablero · crónica · guardar · salir
curtain = ¡Telón! La próxima elección es secreta. Pasa el teclado a { $name }.
curtain-hand = ¡Telón! La mano que viene es solo para { $name }. Pasa el teclado.
curtain-ready = { $name }, ¿estás ahí? Intro
offer-stay = Intro: que sigan los otros
offer-other = { $name } aún puede retomar el cazo: «volver { $name }».
nobody-returns = Nadie con ese nombre puede retomar el cazo.
call-nobody = Intro: nadie
call-unknown = Nadie en este teclado se llama «{ $typed }». Escribe un nombre, o Intro si nadie tiene nada que decir.
typed-ambiguous = «{ $typed }» puede querer decir { $choices }. ¿Cuál?
typed-number = No hay opción { $typed }: los números van de 1 a { $count }.
typed-unknown = No entiendo «{ $typed }». Escribe un número, o { "?" } para pedir ayuda.
typed-refused = { $why } [{ $rule }]
typed-enter = Tienes que elegir: escribe un número, o { "?" } para pedir ayuda.
typed-enter-risky = La próxima ficha puede hacerlo saltar todo: Intro ya no saca por ti. Escribe «sacar» o «plantarse».
undone = Deshecho.
saved = Acta escrita en { $file }
save-where = ¿En qué archivo? Por ejemplo: guardar partida.json
quit-sure = ¿Dejar la partida? (sí / no)
quit-yes = sí si s yes y
left-by-choice = La partida acaba aquí.
left = Ya no hay nadie al teclado: la partida acaba aquí.
record-kept = El acta está en { $file }
record-nowhere = El acta no se ha guardado.
end-sealed = El sello está abierto: { $draws } extracciones que cualquiera puede comprobar.
log-all = toda

help-card = carta
legend-belcastel = 17◆4 17 monedas, 4 puntos, un rubí · ▶ tu casilla de puntuación · ▼ gota · rata~ la rata · ~ una cola de rata · ★ abre la ronda · w blanco, o naranja, g verde, b azul, r rojo, y amarillo, p morado, k negro
legend-witches = o6 calabaza grande, l hierba loca, l=g2 hierba loca que copia g2 · ¢SCG peniques de plata, cobre y oro, que llaman a S1 a S4, C1 a C4 y G1 a G4

## Órdenes

command-help = ayuda
    .usage = { "?" }
    .help = { $family ->
        [bal] esta ayuda, y la regla de la pregunta; { "?" } BAL-4.10: una regla
        [blackwood] esta ayuda, y las reglas de la pregunta; { "?" } BLW-5.1: una regla
       *[other] esta ayuda, y la regla de la pregunta; { "?" } BEL-6.1, { "?" } verde, { "?" } carta, { "?" } plantarse: una regla
    }
command-hint = consejo
    .usage = consejo [NIVEL]
    .help = qué jugaría por ti el bot más fuerte, o el que nombres
command-odds = riesgos
    .usage = riesgos
    .help = el riesgo exacto de que explote tu caldero
command-board = tablero
    .usage = tablero
    .help = el tablero, otra vez
command-log = crónica
    .usage = crónica
    .help = qué ha pasado en esta ronda; «crónica toda»: desde el principio
command-bag = bolsa
    .usage = bolsa
    .help = qué contiene tu bolsa
command-together = juntos
    .usage = juntos [siempre|no]
    .help = proponer o aceptar sacar a la vez, a la señal: esta ronda, siempre o no
together-round = ronda
together-always = siempre
together-no = no
together-not-now = Puedes decirlo entre dos fichas, en una ronda en la que cada cual saca a su ritmo.
offer-together = { $wish ->
    [always] { $name } propone que a partir de ahora se saque a la vez. Para aceptar: juntos siempre
   *[round] { $name } propone que en esta ronda se saque a la vez. Para aceptar: juntos
}
command-hand = mano
    .usage = mano
    .help = qué hace cada una de tus cartas
command-discards = descartes
    .usage = descartes
    .help = qué hay en la pila de descartes
command-village = aldea
    .usage = aldea
    .help = las pociones que se piden, y lo que te falta
command-spells = hechizos
    .usage = hechizos
    .help = qué hacen los hechizos, y qué pociones cuestan
command-undo = deshacer
    .usage = deshacer
    .help = retirar tu última respuesta, si nadie se ha enterado de nada por ella
command-save = guardar
    .usage = guardar ARCHIVO
    .help = una copia del acta
command-lang = idioma
    .usage = idioma en
    .help = otro idioma, por el nombre de su carpeta
command-return = volver
    .usage = volver NOMBRE
    .help = que vuelva quien se había plantado
command-quit = salir
    .usage = salir
    .help = dejar la partida

## Riesgos

odds-not-now = Nadie está sacando: ningún riesgo.
odds-safe = Con «Segunda Oportunidad» nada explota antes de que hayas elegido.
odds-no-danger = Próxima ficha: ningún riesgo, sea cual sea ({ $bag } en la bolsa).
odds-next = Próxima ficha: { $count } de { $bag } lo harían saltar todo, es decir, el { $percent } % ({ $deadly }).
odds-within = en { $draws } fichas: { $percent } %
odds-note = Calculado según tu bolsa, tus blancas y tu límite tal como están, sin el frasco ni lo que hacen las azules y las amarillas.

## Podio

podium-headline = { $count ->
    [one] ¡Gana { $winners } con { $points } puntos!
   *[other] ¡{ $winners } comparten la victoria con { $points } puntos!
}
podium-line = Puesto { $place }: { $name }, { $points } puntos ({ $parts }).
podium-spaces = casillas { $points }
podium-chips = fichas { $points }
podium-die = dado { $points }
podium-cards = cartas { $points }
podium-tubes = probetas { $points }
podium-exchange = trueque { $points }
podium-bowl = cuenco { $points }
podium-witches = brujas { $points }
podium-pennies = peniques { $points }
podium-space = { $name } casilla { $space }
podium-tie = Empate a { $points } puntos: decide la casilla de puntuación de la ronda 9 ({ $spaces }). Queda por delante { $ahead }. [BEL-13.1]
podium-tie-shared = Empate a { $points } puntos, y en la casilla de puntuación de la ronda 9 ({ $spaces }): puesto compartido. [BEL-13.1]

## Repetir, comprobar, leer las reglas

replay-step = Intro: seguir
replay-unfinished = La partida no ha terminado.
verify-envelope = Sobre de antes de la partida: { $envelope }
verify-sealed = Sello de antes de la partida: { $commitment }
verify-secret = Secreto revelado: encaja con el sello.
verify-seed = Semilla: { $seed }
verify-recorded = Sin semilla: se siguieron las extracciones tal como están anotadas.
verify-lesson = Una lección: su azar estaba escrito de antemano y no se selló nada. Las reglas se siguieron igualmente.
verify-draws = { $draws } extracciones recalculadas para { $answers } respuestas: todas correctas.
verify-given = { $count ->
    [0] Esta partida sigue desde el principio de otra: { $draws } extracciones de la preparación se tomaron tal como están anotadas, no se hicieron aquí.
    [one] La primera respuesta viene de otra partida: hasta ahí, { $draws } extracciones se tomaron tal como están anotadas, no se hicieron aquí.
   *[other] Las primeras { $count } respuestas vienen de otra partida: hasta ahí, { $draws } extracciones se tomaron tal como están anotadas, no se hicieron aquí.
}
verify-version = Toda la partida se jugó con la versión { $found } de las reglas; la de hoy, { $known }, da la misma partida.
verify-result = Resultado: { $scores }.
verify-head = Todo lo ocurrido, en un número: { $head }
verify-listed = La lista de la casa recoge las dos cosas: cuándo se cerró el sobre y cómo terminó la partida.
verify-without-salt = No llegó sal de { $who }: ese lugar quedó vacío desde el principio.
verify-substitutes = { $count ->
    [one] Una extracción se hizo sin el eslabón de quien jugaba: en la respuesta número { $answers }. La casa pudo conocerla antes.
   *[other] { $count } respuestas sacaron sin el eslabón de quien jugaba, y la casa pudo conocerlo antes: números { $answers }.
}
verify-bots = { $count ->
    [one] { $who } es un bot: lo que sacan las respuestas de un bot, la casa puede preverlo.
   *[other] { $who } son bots: lo que sacan sus respuestas, la casa puede preverlo.
}
verify-proven = Demostrado: participó el dispositivo de cada persona. Nadie pudo elegir estas extracciones, y la casa no pudo prever qué sacarían las respuestas de las personas.
verify-partly = Demostrado en parte: las extracciones son correctas y nadie las eligió, pero la casa pudo prever algunas.
verify-partly-after = Demostrado en parte: lo que salió después de la respuesta número { $answer } estaba sellado, y nadie lo eligió. De lo que salió antes no se demuestra nada aquí.
verify-house = Sellado solo por la casa: las extracciones son correctas, pero la casa pudo conocerlas antes.
verify-house-after = Sellado solo por la casa: lo que salió después de la respuesta número { $answer } es correcto, pero la casa pudo conocerlo antes. De lo que salió antes no se demuestra nada aquí.
verify-seeded = Con semilla: las extracciones se pueden repetir, pero quien eligió la semilla las conocía todas.
verify-nothing = Anotado: se siguieron las reglas; sobre las extracciones no se demuestra nada.
verify-unfinished = Incompleto: esta acta se cortó antes del final de la partida, y no demuestra nada.
rules-contents-belcastel = Les Charlatans de Belcastel: las reglas
rules-contents-witches = Les Sorcières s’en mêlent: las reglas de la expansión
rules-contents-bal = Le Bal des Sorcières: las reglas
rules-contents-blackwood = Blackwood: las reglas
rules-hint = «chaudron rules BEL-6.1» muestra una regla; BEL-6, un capítulo; green-1, un libro; charity o balai, una carta; S2, una bruja; twin, un hechizo; stop, una opción; bal, el índice de un juego.

## Lo que sale mal (una frase, y nada más)

unknown-command = { $near ->
    [none] «{ $given }» no es una orden de chaudron: prueba { $known }.
   *[other] «{ $given }» no es una orden de chaudron: ¿querías decir { $near }?
}
unknown-argument = { $near ->
    [none] No sé qué hacer con «{ $given }»: «{ $prog } --help» muestra lo que hay.
   *[other] No sé qué hacer con «{ $given }»: ¿querías decir { $near }?
}
table-option = «{ $given }» es una opción de mesa: se escribe «--option { $name }=…».
missing-value = Falta un valor después de { $name }.
needless-value = { $name } no lleva valor.
bad-value = «{ $given }» no es un valor para { $name }.
missing-file = Falta el archivo: «{ $prog } ARCHIVO».
bad-language = No hablo «{ $given }»: elige entre { $known }.
unknown-game = No hay ningún juego «{ $given }»: elige entre { $known }.
not-a-number = { $name } lleva un número entero, no «{ $given }».
seed-too-big = Una semilla va de 0 a 2^64 - 1: { $given } es demasiado grande.
bad-option-form = Una opción se escribe nombre=valor, por ejemplo books=2, no «{ $given }».
no-people = Tiene que haber al menos una persona al teclado.
unknown-witch = Nombra brujas distintas de la caja, separadas por comas, no «{ $given }»: { $known }.
too-many-witches = { $given } brujas para { $people ->
    [one] una persona
   *[other] { $people } personas
}: los bots llevan las demás.
too-many-people = { $people } personas para { $players } asientos: añade asientos, o nombra a menos personas.
bad-names = Da nombres distintos, separados por comas, no «{ $given }».
no-such-seat = No hay asiento { $given } en esta mesa: los asientos van de 1 a { $players }.
file-missing = No existe el archivo { $file }.
file-is-folder = { $file } es una carpeta, no un archivo.
file-unreadable = No se puede leer { $file }.
file-exists = { $file } ya existe y no se sobrescribe: elige otro nombre.
file-not-written = No se puede escribir { $file }: { $why }. No ha quedado nada.
file-unwritable = No se puede escribir { $file }.
record-trouble = { $file }: { $why }
interrupted = Interrumpido.

## Ayuda de la línea de órdenes

cli-about = Juegos de brujas y pociones, en este terminal.
cli-usage = Uso:{" "}
cli-commands = Órdenes
cli-arguments = Argumentos
cli-options = Opciones
cli-more = «chaudron ORDEN --help» dice más. En una partida, escribe { "?" } en cualquier momento.
cli-help = mostrar esta ayuda
cli-version = mostrar la versión
cli-lang = idioma: { $known } (si no, el del sistema)
cli-file = ARCHIVO
cli-command = ORDEN
cli-play = jugar en un teclado, con tu gente o contra bots
cli-play-game-name = JUEGO
cli-play-game = el juego: belcastel, witches con su expansión, bal o blackwood; después, si quieres, el número de asientos y opciones: bal 4 level=hard
cli-play-players = asientos en la mesa: de 2 a 4, hasta 5 con witches, de 3 a 6 en el baile
cli-play-people = cuántas personas hay al teclado, o sus nombres: Anna,Bea
cli-play-as = en el baile, las brujas de estas personas, en su orden: ursule,edmee
cli-play-level-name = NIVEL
cli-play-bots = nivel de los bots: child, novice, apprentice, adept o master; random para uno que juega al azar
cli-play-seed = azar a partir de un número, para volver a jugar la misma partida; sin él, el azar se sella
cli-play-option = una opción de mesa, nombre=valor; se puede repetir
cli-play-record = dónde guardar el acta; si no, en tu carpeta de datos
cli-play-no-color = sin colores
cli-play-linear = frases sencillas, sin dibujos, para un lector de pantalla
cli-play-options-belcastel = Opciones de mesa de belcastel (primero, la habitual):
cli-play-options-witches = Con witches, además:
cli-play-options-bal = Opciones de mesa de bal:
cli-play-options-blackwood = Opciones de mesa de blackwood:
cli-report = escribir una página sobre partidas que simulate ha anotado
cli-simulate = que los bots jueguen muchas partidas, y contar
cli-replay = contar una partida, frase a frase
cli-replay-seat = contar solo lo que vio este asiento: 1, 2…
cli-replay-step = paso a paso, con el tablero
cli-replay-json = como JSON, para un programa
cli-verify = comprobar cada extracción de una partida
cli-verify-file = el acta
cli-verify-list = la lista de la casa (GET /api/seals), para buscar en ella la partida
cli-rules = leer una regla, un capítulo, un libro, una carta o una bruja
cli-rules-id = BEL-6.1, BEL-6, green-1, charity, S2, stop, BAL-7.5, balai, bal, BLW-5.1, twin; nada: el índice
cli-words = decir qué le falta a una traducción
cli-words-check = la palabra «check»
cli-words-language = una carpeta de locales/; nada: todos los idiomas traducidos
cli-words-all = nombrarlo todo, no solo lo primero de cada clase
words-missing = falta: { $key }
words-idle = no está en inglés: { $key }
words-wrong = difiere (aquí / en inglés): { $key }, { $what }
words-more = … y { $count } más (--all)
words-said = { $language }: dichas { $said } de { $all }; { $wrong } que difieren, { $idle } que no están en inglés. Lo que falta se dice en inglés.
words-no-language = No hay ningún idioma «{ $given }»: locales/ tiene { $known }.

cli-values = ARCHIVO
cli-values-help = un archivo con lo impreso en las cartas de Blackwood o en las pociones del baile, en lugar de nuestra reconstrucción
cli-components = imprimir nuestros valores de cartas de Blackwood y del baile, o comprobar un archivo tuyo
cli-components-file = el archivo que comprobar; sin él se imprimen los nuestros, para que los cambies
own-code-failed = El código de { $name } falla en plena partida: { $why }.
components-good-belcastel = { $file } está bien para Belcastel y las brujas: { $books ->
    [one] { $books } libro propio
   *[other] { $books } libros propios
}, { $cards } cartas de adivinación{ $games ->
    [0] { "" }
   *[other] , probado en { $games } partidas
}. Huella: { $hash }
components-good-bal = { $file } sirve para el baile: { $potions } pociones, { $tokens } fichas de broma. Huella: { $hash }
components-good = { $file } sirve: { $forest } cartas de bosque, { $potions } pociones, { $spells } hechizos. Huella: { $hash }

## Lo que aprenden los bots ($default: lo que se usa si no dices nada)

cli-train = que los bots aprendan de partidas que juegan entre ellos
cli-train-help-game = el juego; { $default } si no nombras ninguno
cli-train-help-games = de cuántas partidas aprender; si no, de tantas como los bots de la casa
cli-train-help-seed = la semilla: la misma da los mismos pesos ({ $default })
cli-train-help-jobs = cuántos procesos a la vez ({ $default })
cli-train-help-on = { lab-help-on }
cli-train-help-out = dónde escribir los pesos; si no, weights-JUEGO.json
cli-train-help-log = dónde escribir los resultados de cada iteración, un objeto JSON por línea
cli-train-progress = Aprendiendo { $game }
cli-train-done = Aprendido de { $games } partidas en { NUMBER($seconds, maximumFractionDigits: 0) } s: { $file }
cli-train-try = Para probarlo, sustituye { $shipped } por él y ejecuta: chaudron tournament { $game }
cli-train-wrong-game = No hay ningún juego «{ $given }»: elige entre { $known }.
cli-train-wrong-number = { $name } lleva un número entero de al menos { $least }, no «{ $given }».
cli-train-wrong-unwritable = No se puede escribir { $file }.
cli-train-wrong-training = Los bots de { $given } no tienen nada que aprender.
cli-train-wrong-numpy = Para aprender hace falta { $name }, que no está instalado: pip install chaudron[train].

## Torneos de bots ($default: lo que se usa si no dices nada)

cli-tournament = enfrentar a los bots, y medir su fuerza
cli-tournament-help-game = el juego; { $default } si no nombras ninguno
cli-tournament-help-bots = quién juega, primero el más débil, separados por comas: niveles, stand-in, o modulo:Clase tuya; si no, todos los niveles del juego
cli-tournament-help-players = asientos en la mesa; si no, 2, y 4 en el baile
cli-tournament-help-seeds = cuántas semillas; cada una se juega en todas las rotaciones de asientos con el mismo azar ({ $default })
cli-tournament-help-seed = la semilla de todas ellas: la misma da las mismas partidas ({ $default })
cli-tournament-help-meet = all: todos contra todos; neighbors: solo los que se nombran uno al lado de otro ({ $default })
cli-tournament-help-tables = con más de dos asientos: each-way, un bot entre otros de una misma clase, y al revés; one-way, solo el nombrado después entre los otros; mixed, todos distintos ({ $default })
cli-tournament-help-sets = la caja habitual, u otra al azar para cada semilla ({ $default })
cli-tournament-help-jobs = cuántos procesos a la vez ({ $default })
cli-tournament-help-on = { lab-help-on }
cli-tournament-help-minutes = parar tras estos minutos, con las semillas jugadas hasta entonces
cli-tournament-help-option = una opción de mesa; se puede repetir
cli-tournament-help-json = los resultados como JSON; las partidas se guardan al lado, en un archivo .jsonl
cli-tournament-help-html = los resultados como página web
cli-tournament-help-show = mostrar los resultados de este archivo JSON, sin jugar nada
cli-tournament-help-resume = continuar el torneo interrumpido con el mismo archivo --json
cli-tournament-name-game = JUEGO
cli-tournament-name-bots = BOT[,BOT…]
cli-tournament-name-number = N
cli-tournament-name-option = NOMBRE=VALOR
cli-tournament-name-file = ARCHIVO
cli-tournament-wrong-game = No hay ningún juego «{ $given }»: elige entre { $known }.
cli-tournament-wrong-number = { $name } lleva un número entero de al menos { $least }, no «{ $given }».
cli-tournament-wrong-option = Una opción se escribe nombre=valor, por ejemplo books=2, no «{ $given }».
cli-tournament-wrong-word = { $name } es uno de estos: { $known }, no «{ $given }».
cli-tournament-wrong-class = No hay ningún bot «{ $given }»: { $why }
cli-tournament-wrong-twice = Cada bot entra una sola vez: { $given }.
cli-tournament-wrong-few = Un torneo necesita al menos { $least } bots: has nombrado { $given }.
cli-tournament-wrong-journal = { $file } contiene las partidas de otro torneo, o de bots que han cambiado desde entonces. Sin --resume se empieza de nuevo.
cli-tournament-wrong-unwritable = No se puede escribir { $file }.
cli-tournament-wrong-file = { $file } no contiene los resultados de un torneo.
cli-tournament-interrupted = { $is_kept ->
    [yes] Interrumpido: esto es lo que se jugó. La misma orden con --resume continúa desde aquí.
   *[no] Interrumpido: esto es lo que se jugó.
}
cli-tournament-written = El informe está en { $file }
cli-tournament-how = { $seeds ->
    [one] { $seeds } semilla
   *[other] { $seeds } semillas
}, cada una en todas las rotaciones de asientos con el mismo azar; { $sets ->
    [random] otra caja para cada semilla
   *[usual] la caja habitual
}.
cli-tournament-column-bot = Bot
cli-tournament-column-elo = Elo
cli-tournament-column-interval = Al 95 %
cli-tournament-column-points = Puntos
cli-tournament-column-against = Contra
cli-tournament-column-games = Partidas
cli-tournament-column-wins = Gana
cli-tournament-column-fair = Parte justa
cli-tournament-column-mean = Piensa
cli-tournament-column-p99 = El 99 % en
cli-tournament-column-worst = Como mucho
cli-tournament-elo = { NUMBER($elo, maximumFractionDigits: 0, useGrouping: 0) }
cli-tournament-between = { NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) } – { NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) }
cli-tournament-others = { $seats ->
    [one] { $bot }
   *[other] { $seats } × { $bot }
}
cli-tournament-all-others = todos los demás
cli-tournament-fair = { NUMBER($fair, style: "percent", maximumFractionDigits: 0) }
cli-tournament-ms = { NUMBER($number, maximumFractionDigits: 0) } ms
cli-tournament-ms-short = { NUMBER($number, maximumFractionDigits: 2) } ms
cli-tournament-report-kicker = Torneo de bots
cli-tournament-report-incomplete = Interrumpido: esto es lo que se jugó.
cli-tournament-report-ratings = Su fuerza
cli-tournament-report-ratings-note = Puntuaciones Elo de todas las partidas (el modelo de Bradley y Terry). Barras: dónde está la puntuación 95 veces de cada 100. Solo significan algo las diferencias: 70 puntos más ganan el 60 % de las partidas de dos.
cli-tournament-report-pairs = Quién gana a quién
cli-tournament-report-pairs-note = { $seats ->
    [one] Cuántas veces gana el bot de la fila al bot de la columna; debajo, dónde está eso 95 veces de cada 100. La unidad es la semilla, no la partida. Iguales ganan el 50 %.
   *[other] Cuántas veces gana un bot de la fila solo entre { $seats } de la columna; debajo, dónde está eso 95 veces de cada 100. La unidad es la semilla, no la partida. Iguales ganan el { NUMBER($fair, style: "percent", maximumFractionDigits: 0) }.
}
cli-tournament-report-mixed = En una misma mesa
cli-tournament-report-mixed-note = Cuántas veces gana cada bot cuando se sientan todos a una mesa; debajo, dónde está eso 95 veces de cada 100. La unidad es la semilla, no la partida.
cli-tournament-report-points = Puntos
cli-tournament-report-points-note = Media y desviación típica de todas las partidas; las columnas muestran cuántas veces salió cada puntuación, la línea es la media.
cli-tournament-report-thinking = Tiempo para pensar
cli-tournament-report-thinking-note = Tiempo de procesador para una decisión con más de una opción: el punto es la media, la barra acaba donde están tomadas 99 de cada 100 decisiones, la línea fina acaba en la más larga.
cli-tournament-report-repeat = Para volver a jugarlo
cli-tournament-report-versions = Chaudron { $chaudron }, { $game } { $version }, Python { $python }, huella de los bots { $bots_digest }.

## El servidor de la casa

cli-serve = abrir la casa: mesas para todo el mundo, por la red
cli-serve-host-name = DIRECCIÓN
cli-serve-host = la dirección en la que escuchar; 127.0.0.1 es solo esta máquina, 0.0.0.0 todo el que pueda llegar
cli-serve-port = el puerto, 8600 si no dices otra cosa; 0 es uno cualquiera libre
cli-serve-https = https con un certificado de la propia casa; enseña a cada teléfono a confiar en él, y deja entrar a otras personas
cli-serve-cert = un certificado (PEM) de otra autoridad, que se vuelve a leer cuando cambia el archivo
cli-serve-key = su clave, si está en un archivo aparte
cli-serve-store-name = ALMACÉN
cli-serve-store = dónde se guardan las mesas: un archivo, o postgresql://…; si no, en tu carpeta de datos
cli-serve-workers = cuántos procesos se reparten el trabajo
cli-serve-bots = cuántos procesos piensan por los bots de cada uno; si no, de 2 a 4, según la máquina
cli-serve-origin = una página de otro sitio que puede conectarse, como https://example.org; se puede repetir
cli-serve-proxies = cuántos proxies hay delante de la casa que dicen de dónde vienen las peticiones
cli-serve-name = NOMBRE
cli-serve-names = un nombre al que responde la casa, como play.example.org, además de los de esta máquina; se puede repetir
cli-serve-connections = cuántas conexiones puede tener una dirección a la vez, 100 si no dices otra cosa; una quinta parte de ellas en mesas
cli-serve-contact = a quién pueden escribir los servicios de avisos: mailto:… o https://…
cli-serve-folder = CARPETA
cli-serve-backups = hacer cada día una copia en esta carpeta, y conservar las siete más nuevas
cli-serve-unlimited = sin límites a la rapidez de nadie; para mediciones
cli-serve-verbose = anotar más
cli-install-service = que systemd mantenga abierta la casa, desde ahora y tras cada arranque de esta máquina
cli-install-service-system = para toda la máquina (hace falta root), no solo para ti; con root es siempre así
cli-install-service-with = opciones para `chaudron serve`, entre comillas, como «--https --port 8700»
cli-install-service-print = solo mostrar la unidad
cli-backup = escribir todas las mesas en un archivo nuevo, incluso con la casa abierta
cli-backup-file = el archivo que escribir; es a su vez un almacén
cli-restore = llenar un almacén vacío con una copia
cli-restore-file = la copia
cli-restore-table = traer de vuelta solo esta mesa, a un almacén que puede tener otras
cli-restore-record = escribir en un archivo el acta de la partida de esta mesa, para «chaudron replay» y «verify», sin restaurar nada
restore-record-done = El acta está en { $file }; «chaudron replay { $file }» cuenta la partida.
restore-no-record = La partida de la mesa { $table } no ha terminado, así que no hay acta. Trae de vuelta la mesa.
cli-restore-list = solo decir qué mesas hay en el archivo
cli-doctor = decir qué va mal en un almacén, un puerto, un certificado o una base de datos
cli-doctor-port = el puerto en el que escuchará la casa
cli-doctor-cert = un certificado que mirar
cli-doctor-key = la clave que le corresponde
cli-doctor-json = como JSON
doctor-clock = El reloj de esta máquina dice { $year }: ponlo en hora.
doctor-no-folder = No existe la carpeta { $folder }: créala, o nombra otro archivo con --store.
doctor-folder-read-only = En { $folder } no se puede escribir nada: cambia sus permisos, o nombra otro archivo con --store.
doctor-disk-full = El disco de { $folder } está casi lleno: quedan { $megabytes } MB.
doctor-no-store-yet = Aún no hay almacén en { $file }; la casa lo hace al abrirse.
doctor-no-file = { $file } no es un archivo.
doctor-file-read-only = No puedes escribir en { $file }: cambia de quién es o sus permisos.
doctor-file-for-all = Otras personas de esta máquina pueden leer { $file }, y los secretos de las partidas: «chmod 600 { $file }».
doctor-too-new = { $store } se escribió con una versión más nueva de Chaudron: actualiza antes.
doctor-strange = { $file } contiene cosas que ningún almacén nuestro contiene: restaura una copia.
doctor-altered = En { $store } un registro no es como se escribió ({ $why }): restaura una copia.
doctor-damaged = { $file } está dañado o no es un almacén ({ $why }): restaura una copia.
doctor-older = { $store } es de una versión anterior ({ $version }); se pone al día cuando la casa se abre.
doctor-current = { $store } es de esta versión ({ $version }).
doctor-in-use = Una casa tiene { $file } abierto ahora.
doctor-no-lock = Nadie puede tomar { $file } para una casa: { $why }
doctor-store-whole = { $file } está completo: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, cada registro como se escribió.
doctor-bad-address = «{ $store }» no es un almacén: da un archivo, o una dirección que empiece por postgresql://.
doctor-no-database = La base de datos { $store } no se puede usar: { $why }
doctor-database-answers = La base de datos { $store } responde, y su reloj coincide con el nuestro.
doctor-clocks-differ = El reloj de la base de datos { $store } se aparta { $seconds } segundos del nuestro: pon los dos en hora con NTP.
doctor-no-tables-yet = Aún no hay almacén en { $store }; la casa lo hace al abrirse.
doctor-database-whole = { $store } está completo: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, cada registro como se escribió.
doctor-port-free = La casa puede escuchar en { $host }, puerto { $port }.
doctor-house-there = Ya hay una casa abierta en { $host }, puerto { $port }.
doctor-port-taken = El puerto { $port } lo ocupa otro programa: elige otro con --port.
doctor-port-forbidden = El puerto { $port } está reservado para el sistema: elige uno desde 1024 con --port.
doctor-no-address = «{ $host }» no es una dirección de esta máquina: 127.0.0.1 es solo esta máquina, 0.0.0.0 es todo el mundo.
doctor-no-port = No se puede escuchar en { $host }, puerto { $port }: { $why }
doctor-no-network = Esta máquina no está en ninguna red: nadie más puede venir.
doctor-cert-unread = { $file } no se puede leer: { $why }
doctor-no-cert = { $file } no es un certificado (PEM).
doctor-cert-over = El certificado { $file } venció el { $until }: renuévalo.
doctor-cert-early = El certificado { $file } no vale antes del { $since }: ¿va bien el reloj de esta máquina?
doctor-cert-soon = El certificado { $file } vence el { $until }: renuévalo pronto.
doctor-cert-name = El certificado { $file } no es para { $name }: los navegadores avisarán.
doctor-cert-key = La clave { $private } no corresponde al certificado { $file }, o necesita una contraseña.
doctor-key-for-all = Otras personas de esta máquina pueden leer la clave { $file }: «chmod 600 { $file }».
doctor-cert-well = El certificado { $file } vale hasta el { $until }.
doctor-own-broken = { https-broken }
doctor-own-authority-over = { https-authority-over }
doctor-own-over = El certificado de la casa, { $file }, venció el { $until }: una casa abierta lo renueva, así que vuelve a abrirla.
doctor-own-untrusted = El certificado de la casa, { $file }, no viene de su autoridad { $authority }, y ningún dispositivo confía en él: quítalo; la casa hace otro al abrirse.
doctor-own-stranger = { https-other-name }
doctor-own-uncovered = { https-uncovered }
doctor-own-name = El certificado de la casa, { $file }, aún no es para { $name }: la casa hace otro al abrirse.
doctor-own-well = El certificado de la casa, { $file }, vale hasta el { $until }; la casa lo renueva sola.
cli-tidy = apartar las mesas donde hace mucho que no pasa nada
cli-tidy-days = DÍAS
cli-tidy-unfinished = apartar las partidas sin terminar donde no ha pasado nada en tantos días
cli-tidy-finished = apartar las partidas que terminaron hace tantos días
cli-tidy-archive = el archivo al que se apartan las mesas; si no, uno al lado del almacén
cli-tidy-discard = borrarlas para siempre en lugar de archivarlas
tidy-no-days = Di cuánto se quedan las mesas: --keep-unfinished DÍAS, --keep-finished DÍAS, o los dos.
tidy-no-archive = ¿Adónde van las mesas? Nombra un archivo con --archive, o bórralas para siempre con --discard.
tidy-archived = { $count ->
    [0] Nada es tan viejo como para apartarlo{ $left ->
        [0] {""}
       *[other] ; { $left } mesas viejas están en uso
    }.
    [one] Una mesa se ha apartado en { $file }{ $left ->
        [0] {""}
       *[other] ; { $left } están en uso y se quedan
    }.
   *[other] { $count } mesas se han apartado en { $file }{ $left ->
        [0] {""}
       *[other] ; { $left } están en uso y se quedan
    }.
}
tidy-deleted = { $count ->
    [0] Nada es tan viejo como para borrarlo.
    [one] Se ha borrado una mesa.
   *[other] Se han borrado { $count } mesas.
}{ $left ->
    [0] {""}
   *[other] { " " }En uso, y por eso conservadas: { $left }.
}
restore-no-table = { $file } no contiene la mesa { $table }. «chaudron restore { $file } --list» dice cuáles contiene.
restore-table-there = La mesa { $table } ya está en { $store }.
restore-table-done = La mesa { $table } vuelve a estar en { $store }, con { $events ->
    [one] un evento
   *[other] { $events } eventos
}.
restore-listed = { $table }  { $game }  { $state ->
    [over] terminada
    [open] sin empezar
   *[other] sin terminar
}  { $names }

serve-open = La casa está abierta: { $address }
serve-host = Para cuidar de ella (guárdate este enlace): { $address }
serve-alone = Solo puede entrar esta máquina. Para que otras personas entren con su teléfono: { $command }
serve-others = En la misma red se puede entrar en { $address }
serve-kept = Las mesas se guardan en { $store }.
serve-values = Los valores de las cartas son los de { $file } (huella { $hash }).
serve-room = Hay sitio para { $room } conexiones{ $workers ->
    [one] {""}
   *[other] { " " }en cada proceso
}, { $each } por dirección.
serve-any-name = Detrás de un proxy la casa responde a cualquier nombre; di cuáles son suyos con --host-name.
serve-end = Ctrl-C la cierra; las partidas siguen después donde se quedaron.
serve-closing = Cerrando.
serve-no-folder = No se puede crear la carpeta { $folder }: otra cosa tiene su nombre. Nombra un archivo con --store.
serve-no-home = No hay carpeta en la que guardar mesas. Nombra un archivo con --store.
serve-clock = El reloj de esta máquina dice { $year }: ponlo en hora, y vuelve a abrir la casa.
serve-disk-full = No se puede escribir nada en { $store }: su disco está lleno o no funciona. Haz sitio, y vuelve a abrir la casa; no se pierde ninguna mesa.
serve-read-only = No se puede escribir en { $store }: cambia los permisos de { $folder }, o nombra otro archivo con --store.
serve-not-a-store = { $store } está dañado, o no es un almacén de Chaudron. Nombra otro archivo con --store, o restaura una copia.
serve-database-away = La base de datos { $store } no se alcanza, o no nos deja entrar. Ponla en marcha, o revisa su dirección; no se pierde ninguna mesa.
serve-bad-name = «{ $given }» no es un nombre de máquina. Da solo el nombre, como play.example.org, sin http:// y sin puerto.
serve-out-of-range = { $name } va de { $least } a { $most }, no { $given }.
serve-port-taken = El puerto { $port } está ocupado, quizá por una casa que ya está abierta: ciérrala, o elige otro puerto con --port.
serve-port-forbidden = El puerto { $port } está reservado para el sistema: elige uno desde 1024 con --port.
serve-no-address = «{ $host }» no es una dirección de esta máquina: 127.0.0.1 es solo esta máquina, 0.0.0.0 es todo el mundo.
serve-no-port = No se puede escuchar en { $host }, puerto { $port }: { $why }
serve-bad-store = «{ $given }» no es un almacén. Da un archivo, o una dirección que empiece por postgresql://.
serve-in-use = Otra casa guarda sus mesas en { $store }. Ciérrala antes, o nombra otro almacén.
serve-too-new = { $store } se escribió con una versión más nueva de Chaudron. Actualiza antes.
serve-no-store = El almacén { $store } no se puede usar: { $why }
backup-done = { $file } contiene { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
} con { $events ->
    [one] un suceso
   *[other] { $events } sucesos
}.
restore-done = { $tables ->
    [one] Una mesa
   *[other] { $tables } mesas
} con { $events ->
    [one] un suceso
   *[other] { $events } sucesos
}: todo restaurado desde { $file }.
restore-not-empty = { $store } no está vacío. Restaura en un almacén nuevo.
restore-strange-file = { $file } contiene cosas que ninguna copia de Chaudron contiene. No se ha restaurado nada.
restore-altered-file = { $file } ha sido modificado: el registro de una mesa no es como se escribió. No se ha restaurado nada.
restore-bad-file = { $file } no es una copia, o está dañado.
service-done = La casa está abierta, y systemd la mantiene abierta: { $unit }
service-how = Para cuidar de ella: { $systemctl } status chaudron; su registro: journalctl{ $user } -u chaudron; para cerrarla del todo: { $systemctl } disable --now chaudron
service-no-systemd = En esta máquina no hay systemd. «chaudron serve» abre la casa; haz que arranque como lo hace tu sistema.
service-not-root = Solo root puede añadir un servicio para toda la máquina: usa sudo, o quita --system para tener uno tuyo.
service-at-home = Chaudron está instalado en { $folder }, y un servicio de toda la máquina no ve nada de { $home }. Instálalo para todo el mundo (por ejemplo con pipx install --global), o ejecuta esto con tu propia cuenta, sin --system.
service-failed = systemd dice que no a «{ $command }»: { $why }
