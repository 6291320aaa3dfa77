# Las partidas de este dispositivo.

web-me-title = Mis partidas
web-me-here = en este dispositivo, sin cuenta
web-me-games = { $count ->
    [one] partida
   *[other] partidas
}
web-me-won = { $count ->
    [one] victoria
   *[other] victorias
}
web-me-box-won = { $count } ganadas
web-me-against = Contra quién
    .help = Partidas ganadas, según el bot más fuerte de la mesa; entre personas, si jugó alguna más.
web-me-people = Personas
web-me-of = { $won } de { $games }
web-me-luck = Balance de suerte
    .help = Lo que el azar ha cambiado para ti, en tus partidas revisadas, sumado partida a partida.
web-me-luck-says = { $sum } de una victoria, en { $count ->
    [one] { $count } partida revisada
   *[other] { $count } partidas revisadas
}
web-me-list = Mis partidas terminadas
web-me-place = { $place ->
    [1] 1.º de { $players }
    [2] 2.º de { $players }
    [3] 3.º de { $players }
   *[other] { $place }.º de { $players }
}
web-me-fine = Buenos momentos
web-me-picture = Imagen para compartir: { $title }
web-me-empty = En este dispositivo aún no ha terminado ninguna partida.
web-me-file-replay = Volver a ver una partida desde su archivo
web-me-forget = Borrar mis huellas
    .ask = ¿Borrar todas tus huellas?
    .about = En cada mesa y velada de la casa se libera tu asiento, y se borran tu nombre y tus mensajes; el resto conserva sus partidas, con tus jugadas. Donde jugaste contra bots, la partida desaparece. Solo el papel sellado de una partida que empezaron varias personas conserva tu nombre, porque la prueba de cada una depende de él. Nada puede volver.
    .do = Borrar todo
    .done = { $count ->
    [0] Este dispositivo ya no sabe nada.
    [one] Una mesa se ha borrado o ya no sabe quién eras, y este dispositivo ya no sabe nada.
   *[other] { $count } mesas se han borrado o ya no saben quién eras, y este dispositivo ya no sabe nada.
}
    .left = { $count ->
    [one] Una mesa no ha podido olvidarte ahora; se queda aquí. Prueba otra vez más tarde.
   *[other] { $count } mesas no han podido olvidarte ahora; se quedan aquí. Prueba otra vez más tarde.
}
web-me-carry = Llevarme mis partidas, o traerlas de otro dispositivo
web-me-file = Archivo
web-me-qr = QR
web-me-take = Traer
web-me-qr-title = Mis asientos en otro dispositivo
web-me-qr-about = Apunta aquí la cámara del otro dispositivo: tendrá los mismos asientos.
web-me-qr-label = Código QR { $number } de { $count } con mis asientos
web-me-qr-next = Código { $number } de { $count }: el siguiente
web-me-secret = No se lo enseñes a nadie más: quien lo tenga juega por ti.
web-me-no-seats = Aquí no hay ningún asiento que otro dispositivo pueda tener.
web-me-not-mine = Este archivo no contiene las partidas de nadie.
web-me-came = { $count ->
    [0] Nada nuevo: ya estaban todas.
    [one] Ha llegado { $count } partida.
   *[other] Han llegado { $count } partidas.
}
