# Las palabras del laboratorio: muchas partidas, y sus resultados.

## Ayuda ($default: lo que se usa si no dices nada)

lab-help-game = el juego; { $default } si no nombras ninguno
lab-help-games = cuántas partidas ({ $default })
lab-help-players = cuántos asientos en la mesa ({ $default })
lab-help-bots = un nivel para todos los asientos, o uno por asiento, separados por comas ({ $default })
lab-help-option = una opción de mesa; se puede repetir
lab-help-seed = la semilla de todo el azar: la misma semilla da las mismas partidas ({ $default })
lab-help-jobs = cuántos procesos a la vez ({ $default })
lab-help-on = en lugar de procesos: «ray», el clúster de Ray de esta máquina (se pone en marcha si no lo hay), o «ray://HOST:PORT»
lab-help-out = una carpeta: las partidas como archivos Parquet, una fila por partida, asiento y decisión; lo que ya está no se vuelve a jugar
lab-help-json = los resultados como JSON, para un programa
lab-name-game = JUEGO
lab-name-number = N
lab-name-levels = NIVEL[,NIVEL…]
lab-name-file = ARCHIVO
lab-name-option = NOMBRE=VALOR

## Lo que está mal

lab-wrong-number = { $name } lleva un número entero de al menos { $least }, no «{ $given }».
lab-wrong-option = Una opción se escribe nombre=valor, por ejemplo books=2, no «{ $given }».
lab-wrong-bots = Da un nivel de bot, o uno por cada uno de los { $players } asientos: has dado { $given }.
lab-wrong-game = No hay ningún juego «{ $given }»: elige entre { $known }.
lab-wrong-cluster = --on acepta «ray» o «ray://HOST:PORT», no «{ $given }».
lab-no-cluster = No se llega al clúster «{ $address }»: { $why }.
lab-missing-extra = Para esto hace falta { $library }, que no está instalado: pip install chaudron[{ $extra }].
lab-no-dataset = «{ $path }» no contiene partidas que esta versión pueda leer: chaudron simulate --out las escribe.
lab-data-damaged = «{ $path }» está dañado: bórralo, y la orden que lo escribió vuelve a jugar sus partidas.
lab-out-taken = «{ $path }» contiene otra cosa: nombra otro lugar para las partidas.
lab-out-other = «{ $path }» contiene partidas de otra ejecución ({ $differing }): nombra otro lugar, o pide la misma ejecución.
lab-out-failed = No se puede escribir «{ $path }»: { $why }.
lab-out-interrupted = Interrumpido: lo escrito se queda, y la misma orden sigue desde ahí.
lab-bad-record = El acta { $number } no se sostiene: { $why }.
lab-interrupted = Interrumpido: no se contó nada.

## Resultados

lab-progress = Partidas
lab-out-done = { $new ->
    [one] { $new } partida nueva
   *[other] { $new } partidas nuevas
} en «{ $path }»{ $before ->
    [0] .
    [one] ; ya estaba { $before }.
   *[other] ; ya estaban { $before }.
}
lab-title = { $game ->
    [belcastel] Les Charlatans de Belcastel
    [witches] Les Sorcières s’en mêlent
    [bal] Le Bal des Sorcières
    [blackwood] Blackwood
   *[other] { $game }
}, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} de { $players }
lab-own-values = A prueba: precios, casillas, libros o cartas de alguien, de un archivo (huella { $hash }).
lab-timing = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } partidas por segundo en { $jobs ->
    [one] { $jobs } proceso
   *[other] { $jobs } procesos
}, semilla { $seed }
lab-length = { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } rondas y { NUMBER($decisions, maximumFractionDigits: 0) } decisiones por partida
lab-options = Opciones: { $options }
lab-seat = { $number } { $bot }
lab-column-seat = Asiento
lab-column-bot = Bot
lab-column-wins = Gana
lab-column-interval = Al 95 %
lab-column-points = Puntos
lab-column-space = Casilla de puntuación
lab-column-explosions = Explosiones por partida
lab-column-round = En la ronda
lab-column-source = Puntos de
lab-column-witch = Brujas llamadas
lab-column-place = Puesto final
lab-column-parried = Parados
lab-column-defenses = Defensas por partida
lab-column-hits = Golpes por partida
lab-column-eliminations = Brujas mandadas a casa
lab-column-spell = Hechizos por partida
lab-column-renown = Renombre de
lab-column-deed = Por partida
lab-cell-wins = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-cell-interval = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
lab-cell-points = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-cell-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-cell-none = –
lab-source = { $source ->
    [BEL-7-3] cráneos
    [BEL-10-1] dado de premio
    [BEL-10-4] casilla de puntuación
    [BEL-12-2] trueque de la ronda 9
    [BEL-14-1] probetas
    [BEL-16-14] { belcastel-card-rats_friends }
    [BEL-16-15] { belcastel-card-lucky_devil }
    [BEL-16-22] alientos de fantasma
    [BEL-16-26] { belcastel-card-just_in_time }
    [WIT-2-2] peniques guardados
    [WIT-3-9] { belcastel-witch-G1 }
    [WIT-3-10] { belcastel-witch-G2 }
    [WIT-4-2] cuencos
    [WIT-5-2] arañas
    [WIT-5-3] alientos de fantasma
    [WIT-5-4] cráneos
    [WIT-5-7] alientos de fantasma
    [taken_back] retirados por { belcastel-card-second_chance }
   *[other] { $rule }
}
lab-renown = { $source ->
    [potions] pociones preparadas
    [sales] pociones vendidas
    [coins] monedas
    [loans] Fagus Bok
    [favour] favores del consejo
   *[other] { $source }
}
lab-deed = { $deed ->
    [cards] cartas compradas
    [potions] pociones preparadas
    [sales] pociones vendidas
    [loans] préstamos
    [trades] hechizos aprendidos
   *[other] { $deed }
}

## El informe

lab-help-report-games = las partidas, tal como las ha escrito chaudron simulate --out (games.parquet)
lab-help-report-out = dónde se escribe la página (report.html)
lab-report-mixed = «{ $path }» contiene partidas de varios títulos o de mesas de distinto tamaño: un informe trata de una sola clase.
lab-report-empty = Aún no hay ninguna partida en «{ $path }».
lab-report-done = El informe está en «{ $path }».
lab-report-title = { $game ->
    [belcastel] El equilibrio de Belcastel
    [witches] El equilibrio de Les Sorcières s’en mêlent
    [bal] El equilibrio de Le Bal des Sorcières
   *[blackwood] El equilibrio de Blackwood
}
lab-report-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} de { $players }
lab-report-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-report-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
lab-report-more = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-report-mean = puntos de media, desviación típica { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-report-decisions = decisiones por partida
lab-report-explosions-each = explosiones por asiento y partida
lab-report-seat = Asiento { $number }
lab-report-table = Las cifras en una tabla
lab-report-books = Fuerza de los libros
    .about = puntos de más por asiento que en las partidas con otro; hueco: sin efecto seguro
lab-report-seats = Victorias por asiento
    .about = la línea es lo justo; hueco: ninguna diferencia segura
lab-report-rounds = Explosiones por ronda
    .about = de todos los calderos
lab-report-points = Puntos
    .about = de cada asiento
lab-report-middle = nueve de cada diez tienen de { $low } a { $high }
lab-report-spells = Hechizos
    .about = por asiento y partida, primero los más frecuentes
lab-report-deeds = Obras
    .about = por asiento y partida
lab-report-between = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } (de { NUMBER($low, style: "percent", maximumFractionDigits: 0) } a { NUMBER($high, style: "percent", maximumFractionDigits: 0) })
lab-report-range = de { $low } a { $high }
lab-report-round = Ronda { $number }
lab-report-witches = Fuerza de las brujas
    .about = puntos de más por asiento que en partidas sin ella; hueco: sin efecto seguro
lab-report-leads = Victorias de quien va en cabeza
    .about = tras cada ronda, a solas o a la par; la línea es lo justo
lab-report-length = Duración de las partidas
    .about = decisiones de toda la mesa
lab-report-cards = Cartas que decidieron
    .about = de las partidas en las que salió: tras su ronda, quien ganó ya no volvió a ir por detrás; la línea es la carta media
lab-report-casters = Victorias de quien juega un hechizo
    .about = al menos una vez en la partida; quien dura más juega más; la línea es lo justo
lab-report-brewed = Pociones
    .about = hechas por asiento y partida, primero las más frecuentes
lab-report-sure = Las barras muestran dónde está un valor 95 veces de cada 100; un punto está lleno solo si eso vale para veinte valores a la vez.
lab-report-again = Volver a jugar estas partidas:
