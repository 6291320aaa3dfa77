### El sobre: antes de la partida, mientras se espera a alguien, y abierto al final.

web-envelope-lobby = El sobre del azar.
    .about = { $all ->
        [0] Todo el azar está dentro.
       *[other] Lacres puestos: { $poured } de { $all }. Al final se podrá comprobar cada extracción.
    }
web-envelope-open = El sobre
    .text = Todo el azar de la partida estará dentro. Cada dispositivo pone su lacre: después nadie podrá cambiarlo, ni siquiera la casa.
web-envelope-sealed = El sobre está sellado
    .text = Todo el azar de la partida está dentro. Cada dispositivo ha puesto su lacre: ya nadie puede cambiarlo, ni siquiera la casa.
    .partly = Todo el azar de la partida está dentro, con el lacre de los dispositivos que lo han puesto: ya nadie puede cambiarlo, ni siquiera la casa.
web-envelope-opened = El sobre está abierto
    .text = Cada extracción, contada otra vez en tu dispositivo.
web-envelope-opening = Abriendo el sobre…
web-envelope-missing = Esta partida no tiene sobre.
web-envelope-house = La casa
web-envelope-wax-poured = puesto
web-envelope-wax-awaited = pendiente
web-envelope-wax-missing = falta
web-envelope-wax-bot = un bot, sin lacre
web-envelope-wax-free = libre
web-envelope-picture-open = Un sobre, con el lacre de cada dispositivo
web-envelope-picture-sealed = Un sobre, sellado con el lacre de cada dispositivo
web-envelope-picture-opened = El sobre abierto, su carta, su sello partido en dos
web-envelope-fingerprint = huella
web-envelope-curious = para la curiosidad
web-envelope-how-open = La casa sacó un secreto antes de que nadie se sentara; esta es su huella. Cuando empieza la partida, el sobre se cierra sobre ese secreto y el lacre de cada dispositivo, y recibe su propia huella.
web-envelope-how = La huella completa del sobre. Compárala con otro dispositivo de la mesa: si todas las cifras coinciden, tenéis el mismo sobre.
web-envelope-copy = Copiar la huella
web-envelope-download = Guardar el sobre
web-envelope-qr = Para fotografiar con otro teléfono: la huella completa.
web-envelope-held = Mientras estos detalles estén abiertos, tu dispositivo espera antes de la primera extracción: hay tiempo de comparar el sobre cerrado, o de guardarlo.
web-envelope-list = La casa lleva una lista de todos los sobres que cierra y de cómo acabó cada partida. Tiene { $count } líneas; aquí termina ahora. Apúntalo: más tarde la lista tiene que contenerlo todavía.
    .keep = Guardar la lista de la casa
web-envelope-awaited = Falta el dispositivo de { $names }.
web-envelope-without = { $count ->
    [one] Empezar sin el lacre de { $names }
   *[other] Empezar sin los lacres de { $names }
}
    .help = La partida lo dirá.
web-envelope-missing-wax = { $count ->
    [one] El lacre de { $names } aún no está
   *[other] Los lacres de { $names } aún no están
}
    .text = Cada dispositivo pone su lacre en cuanto abre la mesa. Puedes esperar, o empezar sin él: entonces la casa saca sola por esos puestos, y la partida lo dirá.
    .wait = Esperar
web-envelope-refused = Este no es el sobre que muestra esta pantalla: tu dispositivo se guarda su lacre. Pide que se abra una mesa nueva.

## Abierto, tras la partida

web-envelope-right = { $count ->
    [0] ninguna extracción es correcta
    [one] extracción correcta
   *[other] extracciones correctas
}
web-envelope-counted = { $right } de { $all } extracciones son correctas.
web-envelope-of-start = al principio
web-envelope-of-seats = para los asientos
web-envelope-of-table = para toda la mesa
web-envelope-verdict-proven = Demostrado
    .text = Cada dispositivo puso su lacre y lo mantuvo hasta el final: nadie pudo elegir una extracción, y la casa no pudo saber de antemano qué sacarían las personas.
web-envelope-verdict-partly = Demostrado en parte
    .text = Todas las extracciones son correctas. Donde faltó un lacre, la casa pudo conocerlas de antemano.
web-envelope-verdict-onward = Demostrado en parte
    .text = Esta partida sigue de otra. Todo lo que salió desde entonces es como se selló, y nadie pudo elegirlo; lo que salió antes no se demuestra aquí.
web-envelope-verdict-recorded = No se demuestra nada
    .text = Esta partida sigue de otra, y su sobre, de los de antes, no lo dice. Eso no significa que las extracciones sean falsas.
web-envelope-given = { $count ->
    [0] La preparación viene de esa otra partida: { $draws } extracciones que no se cuentan aquí.
    [one] La primera jugada viene de esa otra partida: { $draws } extracciones hasta ahí, que no se cuentan aquí.
   *[other] Las primeras { $count } jugadas vienen de esa otra partida: { $draws } extracciones hasta ahí, que no se cuentan aquí.
}
web-envelope-bots = { $count ->
    [one] { $names } es un bot: la casa puede saber de antemano qué sacará.
   *[other] { $names } son bots: la casa puede saber de antemano qué sacarán.
}
web-envelope-verdict-house = Sellado solo por la casa
    .text = Todas las extracciones son correctas, pero ningún dispositivo puso lacre: la casa pudo conocerlas de antemano.
web-envelope-verdict-unsound = Algo no cuadra
web-envelope-unsalted = Sin lacre: { $names }.
web-envelope-substitutes = { $count ->
    [one] { $name }: una jugada extraída por la casa.
   *[other] { $name }: { $count } jugadas extraídas por la casa.
}
web-envelope-wrong-draw = { $count ->
    [one] La extracción n.º { $number } no es la que se selló.
   *[other] { $count } extracciones no son las que se sellaron, desde la n.º { $number }.
}
web-envelope-wrong-commitment = El secreto de la casa no es el de la huella.
web-envelope-wrong-resumed = El punto desde el que sigue la partida, o lo que se jugó ahí, no es el del sobre.
web-envelope-wrong-salt = El lacre de { $name } no es el que se puso.
web-envelope-wrong-link = En la jugada n.º { $number }, lo que seguía del lacre de { $name } no encaja.
web-envelope-wrong-head = Se cambió una jugada de la partida, o su resultado, después del final.
web-envelope-wrong-other_envelope = Este no es el sobre que selló este dispositivo.
web-envelope-wrong-other_names = Los nombres de la partida no son los del sobre.
web-envelope-wrong-other_game = El juego, los puestos o las opciones no son los del sobre.
web-envelope-wrong-other_head = El último número de la partida no es el que la casa dijo al final.
web-envelope-wrong-unfair = Durante la partida, la casa pidió a tu dispositivo lo que aún no tocaba, o sacó sin lo que había dado.
web-envelope-keep = Guardar la prueba
web-envelope-same = La huella del sobre
web-envelope-waxes = { $missing ->
    [0] Están todos los lacres
    [one] Falta un lacre
   *[other] Faltan { $missing } lacres
}
    .short = { $count ->
        [0] solo la casa
        [one] un dispositivo y la casa
       *[other] { $count } dispositivos y la casa
    }
web-envelope-draws = { $count ->
    [one] La extracción
   *[other] Las { $count } extracciones, una a una
}
web-envelope-whose-table = Toda la mesa
web-envelope-draw = n.º { $number }: { $result } de { $out }
web-envelope-draw-wrong = n.º { $number }: { $result } de { $out }, incorrecta
web-envelope-elsewhere = Calcular en otro sitio
    .short = un archivo y una orden
    .text = Descarga la partida y ejecuta, en un ordenador con Chaudron instalado:
    .second = O con otro programa, pequeño, que no usa nada del nuestro:
